// The page's words by key, read from the same files as the page reads.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const texts = fileURLToPath(new URL('../../app/texts/', import.meta.url));
const files = new Map<string, Map<string, string>>();

function messages(language: string, name: string): Map<string, string> {
  const path = `${texts}${language}/${name}.ftl`;
  if (!files.has(path)) {
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
    const pairs = lines.map((line) => /^([a-z][\w-]*) = (.*)$/.exec(line)).filter((match) => match !== null);
    files.set(path, new Map(pairs.map((match) => [match[1], match[2].trim()])));
  }
  return files.get(path)!;
}

/** The words for a key: the game's own, else those that all games share. */
export function words(game: string, key: string, language = 'zh'): string {
  const found = messages(language, game).get(`${game}-${key}`) ?? messages(language, 'app').get(key);
  if (found === undefined) throw new Error(`no words for ${key} of ${game} in ${language}`);
  return found;
}

/** The same as a pattern: anything may stand where numbers and names are put in. */
export function pattern(game: string, key: string, language = 'zh'): RegExp {
  const parts = words(game, key, language).split(/\{[^}]*\}/);
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'));
}
