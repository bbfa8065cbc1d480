// The page that builds the tag of a board: a form, a preview, the code. Its games and words are those of the site.
import { heightOf } from './yiguan.js';

const root = document.documentElement;
const find = (what) => document.querySelector(what);
const all = (what) => [...document.querySelectorAll(what)];
const home = new URL('.', location.href).href;
const form = find('form');
const field = (name) => form.elements[name];

/* What the reader chose before, here or on the site's other pages. */
const kept = {
  get: (key) => {
    try {
      return localStorage.getItem(`yiguan.${key}`);
    } catch {
      return null;
    }
  },
  set: (key, value) => {
    try {
      if (value) localStorage.setItem(`yiguan.${key}`, value);
      else localStorage.removeItem(`yiguan.${key}`);
    } catch {
      // It holds for this page alone.
    }
  },
};

const languages = [kept.get('lang'), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
let lang = languages.find((tag) => tag === 'zh' || tag === 'en') ?? 'en';
const lists = {};
let games = [];

/* The words of a key: the game's own before those that all games share. */
function say(key, game) {
  const plain = key.replace(/[._]/g, '-');
  return lists[lang].get(`${game}-${plain}`) ?? lists[lang].get(plain) ?? key;
}

async function fetchWords() {
  if (lists[lang]) return;
  const text = await (await fetch(`${root.dataset.words}-${lang}.txt`)).text();
  const parts = text.split('\0');
  lists[lang] = new Map(parts.flatMap((key, i) => (i % 2 ? [] : [[key, parts[i + 1]]])));
}

function showWords() {
  root.lang = lang === 'zh' ? 'zh-Hans' : 'en';
  document.title = `${say('board-head')} · ${say('brand')}`;
  for (const one of all('[data-t]')) one.textContent = say(one.dataset.t);
  for (const one of all('[data-label]')) one.ariaLabel = say(one.dataset.label);
  for (const one of all('[data-hint]')) one.placeholder = say(one.dataset.hint);
  find('.sun').style.setProperty('display', isDark() ? 'inline' : 'none');
  find('.moon').style.setProperty('display', isDark() ? 'none' : 'inline');
  find('[data-act="theme"]').setAttribute('aria-label', say(isDark() ? 'theme-to-light' : 'theme-to-dark'));
  const [, zh, en] = find('.lang').children;
  zh.classList.toggle('on', lang === 'zh');
  en.classList.toggle('on', lang === 'en');
  for (const option of field('game').options) option.textContent = say('name', option.value);
  showGame();
}

const system = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (kept.get('theme') ?? (system.matches ? 'dark' : 'light')) === 'dark';

function showTheme() {
  const theme = kept.get('theme');
  find('#dark').media = theme ? (theme === 'dark' ? 'all' : 'not all') : '(prefers-color-scheme: dark)';
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
}

const make = (name, properties, ...inside) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...inside);
  return element;
};

/* The game that is chosen, or that a link names. */
function chosen() {
  const id = field('from').value === 'link' ? linked().split(/[/?]/)[0] : field('game').value;
  return games.find((game) => game.id === id);
}

/* What stands of a pasted link behind its `#/`. */
function linked() {
  const text = field('link').value.trim();
  const asked = /[?&]g=([^#]*)/.exec(text);
  return (text.includes('#/') ? text.split('#/')[1] : (asked?.[1] ?? text)).replace(/~.*$/, '');
}

/* The choices that belong to a game, with what was chosen before where it is still there. */
function showGame() {
  const game = chosen();
  const before = Object.fromEntries(new FormData(form));
  const select = (name, label, values) => {
    const options = values.map(([value, words]) => make('option', { value, selected: value === before[name] }, words));
    return make('label', { className: 'line' }, make('span', {}, label), make('select', { name }, ...options));
  };
  const options = (game?.options ?? []).map(({ key, values }) => {
    const words = values.map((value) => [value, say(`option-${key}-${value}`, game.id)]);
    return select(`option:${key}`, say(`option-${key}`, game.id), words);
  });
  find('.options').replaceChildren(...options);
  const levels = [1, 2, 3, 4, 5].map((n) => [`ai${n}`, `${say('player-ai')} · ${say(`level-${n}`)}`]);
  const seats = (game?.seats ?? []).map((seat, i) =>
    select(`seat:${i}`, say(`seat-${seat}`, game.id), [['human', say('player-person')], ...levels]),
  );
  find('.players').replaceChildren(...seats);
  show();
}

const encoded = (text) => encodeURIComponent(text).replaceAll('_', '%5F').replaceAll('%2C', ',').replaceAll('%3A', ':');

/* What is said of a board: pairs for the tag, in order. */
function said() {
  const data = Object.fromEntries(new FormData(form));
  const pairs = [];
  const game = chosen();
  if (data.from === 'link') pairs.push(['link', linked()]);
  else {
    pairs.push(['game', data.game]);
    for (const { key, values } of game?.options ?? []) {
      const value = data[`option:${key}`];
      if (value && value !== values[0]) pairs.push([key, value]);
    }
    if (data.from === 'moves') {
      if (data.position.trim()) pairs.push(['position', data.position.trim()]);
      if (data.moves.trim()) pairs.push(['moves', data.moves.trim().split(/[\s,]+/).join(' ')]);
    }
  }
  if (data.from !== 'start' && data.start !== '') pairs.push(['start', data.start]);
  const players = (game?.seats ?? []).map((_, i) => data[`seat:${i}`]);
  while (players.length > 1 && players.at(-1) === players.at(-2)) players.pop();
  if (data['look-only']) pairs.push(['look-only', '']);
  else if (players.some((player) => player !== 'human')) pairs.push(['play', players.join(',')]);
  if (data.turned) pairs.push(['turned', '']);
  if (data.lang) pairs.push(['lang', data.lang]);
  if (data.theme) pairs.push(['theme', data.theme]);
  return pairs;
}

const width = () => Math.min(640, Math.max(240, Number(field('width').value) || 360));

/* The address of the same in a frame. */
function address(pairs) {
  const names = { start: 'ply', turned: 'flip' };
  const value = (name, text) => (name === 'moves' ? text.split(' ').map(encoded).join('.') : encoded(text));
  let link = '';
  const asked = [];
  for (const [name, text] of pairs) {
    if (name === 'link') link = text;
    else if (name === 'game') link = text;
    else if (name === 'look-only') asked.push('play=no');
    else asked.push(`${names[name] ?? name}=${name === 'turned' ? 1 : value(name, text)}`);
  }
  const join = /[/?]/.test(link) ? '&' : '?';
  return `${home}embed.html#/${link}${asked.length ? join + asked.join('&') : ''}`;
}

const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
let waiting;

function show() {
  const data = new FormData(form);
  for (const one of all('[data-for]')) one.hidden = !one.dataset.for.split(' ').includes(data.get('from'));
  const pairs = said();
  const frame = data.get('kind') === 'frame';
  const game = chosen();
  const height = heightOf(Object.fromEntries(pairs), game?.id ?? '', width());
  const tag = [...pairs, ['width', String(width())]].map(([name, value]) => (value ? `${name}="${quoted(value)}"` : name));
  const title = game ? say('name', game.id) : say('brand');
  find('.code').value = frame
    ? `<iframe src="${quoted(address(pairs))}" title="${quoted(title)}" width="${width()}" height="${height}" frameborder="0" loading="lazy"></iframe>`
    : `<script type="module" src="${home}yiguan.js"></script>\n<yiguan-board ${tag.join(' ')}></yiguan-board>`;
  const site = new URL(home).origin;
  find('.policy code').textContent = frame
    ? `frame-src ${site}`
    : `script-src ${site} 'wasm-unsafe-eval'; connect-src ${site}; font-src ${site}; worker-src blob:`;
  find('.copy [role="status"]').textContent = '';
  clearTimeout(waiting);
  waiting = setTimeout(() => preview(frame, pairs, height, title), 250);
}

function preview(frame, pairs, height, title) {
  let shown;
  if (frame) {
    shown = make('iframe', { src: address(pairs), title, width: width(), height });
    shown.setAttribute('frameborder', '0');
  } else {
    shown = make('yiguan-board', {});
    shown.style.setProperty('max-width', `${width()}px`);
    for (const [name, value] of [...pairs, ['width', String(width())]]) shown.setAttribute(name, value);
  }
  find('.preview').replaceChildren(shown);
}

async function copy() {
  const code = find('.code');
  let copied = true;
  try {
    await navigator.clipboard.writeText(code.value);
  } catch {
    code.select();
    copied = document.execCommand('copy');
  }
  find('.copy [role="status"]').textContent = say(copied ? 'copied' : 'copy-failed');
}

async function speak() {
  await fetchWords();
  showWords();
}

find('.lang').addEventListener('click', () => {
  lang = lang === 'zh' ? 'en' : 'zh';
  kept.set('lang', lang);
  speak();
});
find('[data-act="theme"]').addEventListener('click', () => {
  const wanted = isDark() ? 'light' : 'dark';
  kept.set('theme', (wanted === 'dark') === system.matches ? '' : wanted);
  showTheme();
  showWords();
});
find('[data-act="copy"]').addEventListener('click', copy);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', ({ target }) => (['game', 'from', 'link'].includes(target.name) ? showGame() : show()));

showTheme();
const [list] = await Promise.all([fetch(root.dataset.games).then((answer) => answer.json()), fetchWords()]);
games = list;
field('game').append(...games.map(({ id }) => make('option', { value: id })));
/* An address may name the game: `board.html#gomoku`, or bring a whole link. */
const wanted = decodeURIComponent(location.hash.replace(/^#\/?/, ''));
if (/[/?]/.test(wanted)) {
  field('from').value = 'link';
  field('link').value = wanted;
} else field('game').value = games.some(({ id }) => id === wanted) ? wanted : 'xiangqi';
showWords();
find('main').hidden = false;
