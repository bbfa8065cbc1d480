//! Boards of stations as data: roads, rails with their lines, camps and headquarters, and sets of stations.

/// No station, no man.
pub const NONE: u8 = 255;

/// What a station is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Station {
    /// 兵站: an ordinary one.
    Post,
    /// 行营: whoever stands there cannot be attacked.
    Camp,
    /// 大本营: whoever enters it stays.
    Headquarters,
}

/// A board of stations; rows of tables are filled up with [`NONE`].
#[derive(Debug)]
pub struct Graph {
    /// The neighbours of every station by road.
    pub road: &'static [[u8; 8]],
    /// The neighbours of every rail station by rail.
    pub rail: &'static [[u8; 4]],
    /// The lines through every rail station: which of `lines`, and at which of its places.
    pub through: &'static [[(u8, u8); 3]],
    /// The lines along which men other than engineers go by rail, straight or round a curve; neighbours in a line are
    /// joined by rail.
    pub lines: &'static [&'static [u8]],
    /// What every station is.
    pub what: &'static [Station],
}

/// Adds to a row that is filled up with [`NONE`], unless it is there.
const fn add<const W: usize>(mut row: [u8; W], station: u8) -> [u8; W] {
    let mut i = 0;
    while row[i] != NONE && row[i] != station {
        i += 1;
    }
    row[i] = station;
    row
}

/// Neighbours by road from the list of roads.
pub const fn roads<const N: usize>(edges: &[(u8, u8)]) -> [[u8; 8]; N] {
    let mut table = [[NONE; 8]; N];
    let mut i = 0;
    while i < edges.len() {
        let (a, b) = edges[i];
        table[a as usize] = add(table[a as usize], b);
        table[b as usize] = add(table[b as usize], a);
        i += 1;
    }
    table
}

/// Neighbours by rail from the lines.
pub const fn rails<const N: usize>(lines: &[&[u8]]) -> [[u8; 4]; N] {
    let mut table = [[NONE; 4]; N];
    let mut i = 0;
    while i < lines.len() {
        let mut j = 1;
        while j < lines[i].len() {
            let (a, b) = (lines[i][j - 1], lines[i][j]);
            table[a as usize] = add(table[a as usize], b);
            table[b as usize] = add(table[b as usize], a);
            j += 1;
        }
        i += 1;
    }
    table
}

/// The lines through every station.
pub const fn through<const N: usize>(lines: &[&[u8]]) -> [[(u8, u8); 3]; N] {
    let mut table = [[(NONE, 0); 3]; N];
    let mut i = 0;
    while i < lines.len() {
        let mut j = 0;
        while j < lines[i].len() {
            let row = &mut table[lines[i][j] as usize];
            let mut free = 0;
            while row[free].0 != NONE {
                free += 1;
            }
            row[free] = (i as u8, j as u8);
            j += 1;
        }
        i += 1;
    }
    table
}

/// The roads of a home between its thirty slots: all neighbours that no rail joins, and the camps' eight ways.
pub const fn home_roads() -> [(u8, u8); 49] {
    let mut edges = [(NONE, NONE); 49];
    let mut count = 0;
    let mut slot = 0u8;
    while slot < 30 {
        let (row, column) = (slot / 5, slot % 5);
        let mut to = slot + 1;
        while to < 30 {
            let (down, across) = (to / 5 - row, column.abs_diff(to % 5));
            let straight = down + across == 1;
            let bent = down == 1 && across == 1 && (home_camp(slot) || home_camp(to));
            let along = down == 0 && (row == 0 || row == 4);
            let beside = across == 0 && (column == 0 || column == 4) && row < 4;
            if bent || straight && !along && !beside {
                edges[count] = (slot, to);
                count += 1;
            }
            to += 1;
        }
        slot += 1;
    }
    edges
}

/// Whether a slot of a home is a camp.
const fn home_camp(slot: u8) -> bool {
    matches!(slot, 6 | 8 | 12 | 16 | 18)
}

/// What the slot of a home is.
pub const fn home_station(slot: u8) -> Station {
    match slot {
        26 | 28 => Station::Headquarters,
        _ if home_camp(slot) => Station::Camp,
        _ => Station::Post,
    }
}

impl Graph {
    /// The neighbours of a station by road.
    pub fn by_road(&self, station: u8) -> impl Iterator<Item = u8> {
        self.road[usize::from(station)].into_iter().take_while(|&to| to != NONE)
    }

    /// The neighbours of a station by rail.
    pub fn by_rail(&self, station: u8) -> impl Iterator<Item = u8> {
        self.rail[usize::from(station)].into_iter().take_while(|&to| to != NONE)
    }

    /// The ways along lines from a station, each as what follows it, nearest first.
    pub fn ways(&self, station: u8) -> impl Iterator<Item = Way> {
        let lines = self.through[usize::from(station)].into_iter().take_while(|&(line, _)| line != NONE);
        lines.flat_map(|(line, at)| {
            let line = self.lines[usize::from(line)];
            [Way { line, at: usize::from(at), ahead: true }, Way { line, at: usize::from(at), ahead: false }]
        })
    }

    /// Whether a station is a camp.
    pub fn camp(&self, station: u8) -> bool {
        self.what[usize::from(station)] == Station::Camp
    }

    /// Whether a station is a headquarters.
    pub fn headquarters(&self, station: u8) -> bool {
        self.what[usize::from(station)] == Station::Headquarters
    }

    /// Whether a station lies on the rails.
    pub fn on_rail(&self, station: u8) -> bool {
        self.rail[usize::from(station)][0] != NONE
    }

    /// Whether two stations are neighbours by road.
    pub fn joined(&self, a: u8, b: u8) -> bool {
        self.by_road(a).any(|to| to == b)
    }
}

/// A walk along a line: the stations that follow one, nearest first.
#[derive(Clone, Debug)]
pub struct Way {
    line: &'static [u8],
    at: usize,
    ahead: bool,
}

impl Iterator for Way {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        self.at = if self.ahead { self.at + 1 } else { self.at.wrapping_sub(1) };
        self.line.get(self.at).copied()
    }
}

/// A set of stations.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Set([u64; 3]);

impl Set {
    /// Whether a station belongs to it.
    pub fn has(&self, station: u8) -> bool {
        self.0[usize::from(station >> 6)] >> (station & 63) & 1 == 1
    }

    /// Adds a station; whether it is new.
    pub fn add(&mut self, station: u8) -> bool {
        let new = !self.has(station);
        self.0[usize::from(station >> 6)] |= 1 << (station & 63);
        new
    }

    /// How many stations there are.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 3]
    }

    /// The stations, lowest first.
    pub fn each(self) -> impl Iterator<Item = u8> {
        (0..3u8).flat_map(move |word| {
            let mut left = self.0[usize::from(word)];
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros() as u8)?;
                left &= left - 1;
                Some(word << 6 | bit)
            })
        })
    }
}
