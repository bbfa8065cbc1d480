// <yiguan-board>: a board of Yiguan as an element of any page. What it takes and tells stands in the README.
//
// All boards of a page share one program and one worker. A board is made when it comes near the window; until then
// it keeps as much room as it will take. Nothing is kept and nothing is fetched but from where this file lies.

const site = new URL('.', import.meta.url).href;
/* What the build fills in: names of files, fonts, and each board's height by its width, wide and narrow, with the room
   for what can be pressed. */
const parts = PARTS;

/* Below this width a board is drawn as on a phone. */
const NARROW = 480;
/* What stands above and below the board, in pixels. */
const FRAME = 116;
/* Attributes that change a board without beginning another game, and those that belong to the page. */
const LIVE = ['lang', 'faces', 'notation', 'turned', 'play', 'start'];
const GAME = ['game', 'link', 'position', 'moves', 'look-only'];
const PAGE =
  /^(theme|class|style|id|title|slot|part|dir|hidden|is|role|tabindex|translate|inert|popover|draggable|spellcheck|width|height|nonce|autofocus|exportparts|item\w+|on\w+|data-.*|aria-.*|[^a-z].*|.*[:.@].*|ng-.*|v-.*|x-.*|hx-.*)$/;

/* How high a board of a game will be at a width, under options that its attributes name. */
export function heightOf(attributes, game, width) {
  const special = Object.entries(attributes).map(([name, value]) => `${game}?${name}=${value}`);
  const known = parts.heights[special.find((key) => key in parts.heights) ?? game] ?? [1, 1, 0, 0];
  const [share, keys] = width < NARROW ? [known[1], known[3]] : [known[0], known[2]];
  return FRAME + Math.round(share * (width - 2)) + ('look-only' in attributes ? 0 : keys);
}

/* What stands for a worker to the program. Workers come from the page's own origin alone, so that ours begins with a
   line of its own that loads it; where the page refuses even that, its own thread thinks, in turns between which the
   page breathes, and less far. */
class Thinking {
  static refused = false;
  #ended = false;
  #worker;
  #mind;

  constructor() {
    if (Thinking.refused) this.#here();
    else this.#apart();
  }

  #apart() {
    const line = `import(${JSON.stringify(site + parts.worker)}).catch((e) => setTimeout(() => { throw e; }));`;
    const address = URL.createObjectURL(new Blob([line], { type: 'text/javascript' }));
    let heard = false;
    try {
      this.#worker = new Worker(address, { type: 'module' });
      this.#worker.onmessage = (event) => {
        if (!heard) URL.revokeObjectURL(address);
        heard = true;
        this.onmessage?.(event);
      };
      this.#worker.onerror = (event) => {
        event.preventDefault?.();
        if (heard) this.onerror?.(event);
        else this.#here();
      };
    } catch {
      this.#here();
    }
  }

  async #here() {
    Thinking.refused = true;
    try {
      this.#mind = await import(site + parts.thinker);
      await this.#mind.default();
      this.#tell(this.#mind.ready());
    } catch (event) {
      this.onerror?.(event);
    }
  }

  #tell(data) {
    if (!this.#ended) this.onmessage?.({ data });
  }

  postMessage(question) {
    if (this.#worker && !this.#mind) this.#worker.postMessage(question);
    else this.#think(question);
  }

  async #think(question) {
    for (let most = 64; !this.#ended; most *= 2) {
      await new Promise((breathe) => setTimeout(breathe, 20));
      const begun = performance.now();
      const [answer, more] = this.#mind.think(question, most, (data) => this.#tell(data));
      // The next turn takes twice as long.
      if (!more || performance.now() - begun > 120) return this.#tell(answer);
    }
  }

  terminate() {
    this.#ended = true;
    this.#worker?.terminate();
  }
}

/* Fonts belong to the document: style sheets in shadow roots cannot bring any. */
function addFonts() {
  for (const { family, file, ...about } of parts.fonts) {
    document.fonts.add(new FontFace(family, `url("${site}${file}") format("woff2")`, about));
  }
}

const sheet = new CSSStyleSheet();
const room = new CSSStyleSheet();
room.replaceSync(':host{display:block;max-width:640px}:host([hidden]){display:none}.wait{box-sizing:border-box;border:1px solid #8886}');

let loaded;
/* The program, fetched and begun once, when the first board comes near. */
function load() {
  loaded ??= (async () => {
    const style = fetch(site + parts.style).then((answer) => answer.text());
    const program = await import(site + parts.app);
    await program.default({ module_or_path: site + parts.app.replace(/\.js$/, '_bg.wasm') });
    program.stand(site, parts.words, () => new Thinking());
    sheet.replaceSync(await style);
    addFonts();
    return program;
  })();
  return loaded;
}

const spoken = new Map();
/* Fetches the words of a language, once. */
function words(program, tag) {
  if (!spoken.has(tag)) spoken.set(tag, new Promise((done) => program.speak(tag, done)));
  return spoken.get(tag);
}

const near = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      target[begin]();
    }
  },
  { rootMargin: '400px' },
);
const widths = new ResizeObserver((seen) => seen.forEach(({ target }) => target.getRootNode().host?.[fit]()));

const begin = Symbol('begin');
const fit = Symbol('fit');

class YiguanBoard extends HTMLElement {
  #box;
  #board;
  #shown = {};
  #narrow;
  #changes = new MutationObserver(() => this.#change());
  #opening = 0;
  /* What was played before the board was taken from the page. */
  #left;

  connectedCallback() {
    if (!this.#box) {
      this.#box = document.createElement('div');
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [room, sheet];
      root.append(this.#box);
    }
    this.#changes.observe(this, { attributes: true });
    this.#setWidth();
    widths.observe(this.#box);
    if (this.#board) return;
    this.#keepRoom();
    near.observe(this);
  }

  disconnectedCallback() {
    // One that is only moved within the page is there again at once.
    setTimeout(() => {
      if (this.isConnected) return;
      near.unobserve(this);
      widths.unobserve(this.#box);
      this.#changes.disconnect();
      if (this.#board) this.#left = { address: this.#shown.address, link: this.link };
      this.#close();
    });
  }

  /* As much room as the board will take. */
  #keepRoom() {
    const game = this.getAttribute('game') ?? (this.getAttribute('link') ?? '').split('#/').pop().split(/[/?]/)[0];
    const attributes = Object.fromEntries([...this.attributes].map(({ name, value }) => [name, value]));
    this.#box.className = 'wait';
    this.#box.style.setProperty('height', `${heightOf(attributes, game, this.#box.clientWidth)}px`);
  }

  #setWidth() {
    const width = parseFloat(this.getAttribute('width'));
    this.#box.style.setProperty('max-width', width ? `${width}px` : 'none');
  }

  #tag() {
    const tag = this.closest('[lang]')?.lang;
    const known = (tag) => /^(zh|en)\b/i.test(tag);
    return [tag, ...navigator.languages].find((tag) => tag && known(tag)) ?? 'en';
  }

  /* What the attributes say: the address of a game, and how its board is shown. */
  #said() {
    const has = (name) => this.hasAttribute(name);
    const options = this.getAttributeNames().filter((n) => !LIVE.includes(n) && !GAME.includes(n) && !PAGE.test(n));
    const pair = (name, value) => `${name}=${encodeURIComponent(value).replaceAll('_', '%5F')}`;
    const asked = options.map((name) => pair(name, this.getAttribute(name)));
    if (has('position')) asked.push(pair('position', this.getAttribute('position').trim()));
    const moves = (this.getAttribute('moves') ?? '').split(/[\s,]+/).filter(Boolean);
    if (moves.length) asked.push(`moves=${moves.map(encodeURIComponent).join('.')}`);
    const link = this.getAttribute('link');
    const said = { address: link?.trim() || `${this.getAttribute('game') ?? ''}?${asked.join('&')}`, lang: this.#tag() };
    for (const name of LIVE.slice(1)) if (has(name)) said[name] = this.getAttribute(name);
    if (has('look-only')) said.play = 'no';
    return said;
  }

  #change() {
    const said = this.#said();
    this.#setWidth();
    if (!this.#opening) this.#keepRoom();
    else if (said.address !== this.#shown.address) this[begin]();
    else if (this.#board) this.#set(said);
  }

  async #set(said) {
    const before = this.#shown;
    this.#shown = said;
    const program = await load();
    if (said.lang !== before.lang) await words(program, said.lang);
    this.#box.lang = said.lang;
    if (this.#shown !== said || !this.#board) return;
    const faulty = this.#board.ask('fault');
    for (const name of LIVE) if (said[name] !== before[name]) this.#board.set(name, said[name]);
    const fault = this.#board.ask('fault');
    if (fault && fault !== faulty) this.#tell('fault', { message: fault });
  }

  async [begin]() {
    const turn = ++this.#opening;
    let said = (this.#shown = this.#said());
    try {
      const program = await load();
      if (!(await words(program, said.lang))) throw new Error('the words did not come');
      if (turn !== this.#opening || !this.isConnected) return;
      said = { ...this.#said(), lang: said.lang };
      this.#close();
      this.#box.className = 'yiguan';
      this.#box.style.removeProperty('height');
      this.#box.lang = said.lang;
      const address = this.#left?.address === said.address ? this.#left.link : said.address;
      this.#left = undefined;
      this.#board = new program.Standing(this.#box, address, said.lang, (what) => this.#hear(what));
    } catch (error) {
      // In both languages, since there are no words to choose from.
      this.#box.textContent = '网络不通，请重新打开。 The connection failed; please reload.';
      return this.#tell('fault', { message: String(error) });
    }
    this.#narrow = undefined;
    this[fit]();
    const before = this.#board.ask('fault');
    for (const name of LIVE.slice(1)) if (name in said) this.#board.set(name, said[name]);
    this.#shown = said;
    this.#change();
    this.#tell('ready', {});
    const fault = this.#board.ask('fault') ?? before;
    if (fault) this.#tell('fault', { message: fault });
  }

  [fit]() {
    const narrow = this.#box.clientWidth < NARROW;
    if (!this.#board || narrow === this.#narrow) return;
    this.#narrow = narrow;
    this.#board.set('narrow', narrow ? '' : undefined);
  }

  #close() {
    this.#board?.free();
    this.#board = undefined;
    this.#box.replaceChildren();
  }

  #tell(what, detail) {
    this.dispatchEvent(new CustomEvent(`yiguan-${what}`, { detail, bubbles: true }));
  }

  /* The program tells that something was played or that the game has ended. */
  #hear(what) {
    // It is in the midst of its own work; listeners may do with the board what they like.
    setTimeout(() => {
      const ask = (name) => this.#board?.ask(name) ?? null;
      if (!this.#board) return;
      if (what === 'move') {
        const [code, text, ply, seat] = [ask('code'), ask('last'), ask('plies'), ask('seat')];
        this.#tell('move', { code, text, ply, seat, position: ask('position'), link: ask('link') });
      } else {
        this.#tell('end', { outcome: ask('outcome'), reason: ask('reason'), text: ask('why'), winner: ask('winner') });
      }
    });
  }

  /* Shows the position after so many plies. */
  go(ply) {
    this.#board?.set('start', String(ply));
  }

  /* Plays a move in any notation the game reads; false where it is no legal move, which the board then says. */
  move(text) {
    const good = this.#board?.play(String(text)) ?? false;
    if (!good && this.#board) this.#tell('fault', { message: this.#board.ask('fault') });
    return good;
  }

  /* Takes the last move back. */
  undo() {
    this.#board?.undo();
  }

  get position() {
    return this.#board?.ask('position') ?? null;
  }

  get link() {
    return this.#board?.ask('link') ?? null;
  }

  get ply() {
    return this.#board?.ask('ply') ?? null;
  }

  get plies() {
    return this.#board?.ask('plies') ?? null;
  }

  get text() {
    return this.#board?.ask('text') ?? null;
  }
}

if (!customElements.get('yiguan-board')) customElements.define('yiguan-board', YiguanBoard);
