// The games and reasons that `cargo run -p rules --example scripts` wrote as clicks.
import { readFileSync } from 'node:fs';

/** One step: clicks on targets that play something, or a throw of dice that this seed gives. */
export type Step = { clicks: string[] } | { seed: number };

export interface Script {
  id: string;
  /** Something is hidden. */
  secret: boolean;
  /** The options under which two play; null if two never do. */
  pair: Record<string, string> | null;
  options: Record<string, string>;
  /** The link of its first half. */
  half: string;
  plies: number;
  /** The last position as text, as the page tells it. */
  dump: string;
  /** Why the game ended, as a text key; null if it goes on. */
  why: string | null;
  steps: Step[];
}

/** A reason that the rule book answers, and how to meet it. */
export interface Reason {
  id: string;
  /** A link to the position. */
  link: string;
  /** What to click there; nothing where the game is over. */
  clicks: string[];
  /** The key of its words. */
  words: string;
  key: string;
  /** How many places it names besides the one that was clicked. */
  places: number;
  /** The clause that answers it. */
  clause: string;
}

const written = JSON.parse(readFileSync(new URL('scripts.json', import.meta.url), 'utf8'));

export const scripts: Script[] = written.games;

export const reasons: Reason[] = written.reasons;

/** Every game's id, once. */
export const games = [...new Set(scripts.map((script) => script.id))];

/** The options under which two play each game that two can play, by its id. */
export const pairs = new Map(scripts.flatMap(({ id, pair }) => (pair ? [[id, pair] as const] : [])));
