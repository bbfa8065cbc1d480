//! Times every game by criterion: `cargo bench -p rules [-- NAME]`.

mod loops;

use criterion::{Criterion, Throughput};
use loops::{Loops, Timer};

impl Timer for &mut Criterion {
    fn time(&mut self, game: &'static str, what: &'static str, work: &mut dyn FnMut() -> u64) {
        let mut group = self.benchmark_group(game);
        group.sample_size(20);
        group.throughput(Throughput::Elements(work()));
        group.bench_function(what, |bencher| bencher.iter(&mut *work));
        group.finish();
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    rules::games::visit(&mut Loops(&mut criterion));
    criterion.final_summary();
}
