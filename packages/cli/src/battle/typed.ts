import { stream } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import { askedAbout, chosenOrAsked, commonKey, notOffered, numberIn, pairIn, type Typed } from '../sitting/menu.js';
import { reachLines } from './explain.js';
import type { BattleMenu } from './menu.js';

const SCENE = 'saga/battle';
const RENAME = 'rename';

type PlaceChoice = Extract<saga.battle.BattleChoice, { choose: 'place' }>;
type Placings = PlaceChoice['units'];

const placeIn = (text: string): war.Place | null => {
  const pair = pairIn(text);
  return pair === null ? null : { row: pair[0], column: pair[1] };
};

/** Words, with `12, 8` and `(12, 8)` as one of them. */
const wordsIn = (text: string): readonly string[] =>
  text
    .replaceAll(/\(?(\d+)\s*,\s*(\d+)\)?/g, '$1,$2')
    .split(/\s+/)
    .filter((word) => word !== '');

/** The unit that the first word or two mean, by its key: a sign, a key, or a name as the language has it or the log. */
const unitFirst = (
  { view, speech }: BattleMenu,
  [first = '', second]: readonly string[],
): { readonly key: string | undefined; readonly words: number } => {
  const all = speech.words.scenes[SCENE]?.units?.(view) ?? [];
  const keyOf = (text: string): string | undefined =>
    all.find(({ sign, name }) => sign.toLowerCase() === text.toLowerCase() || war.isSameName(name, text))?.key ??
    all[saga.battle.unitCalled(view, text)]?.key;
  const both = second === undefined || placeIn(second) !== null ? undefined : keyOf(`${first} ${second}`);
  return both === undefined ? { key: /^\d/.test(first) ? undefined : keyOf(first), words: 1 } : { key: both, words: 2 };
};

/** Words with the units among them by their keys. */
const unitsIn = (menu: BattleMenu, words: readonly string[]): readonly string[] => {
  if (words.length === 0) return [];
  const { key = words[0] as string, words: taken } = unitFirst(menu, words);
  return [key, ...unitsIn(menu, words.slice(taken))];
};

/** `rename Ta Old Guard`; `rename Ta` takes a name by lot. Null where it is about something else. */
const renaming = (menu: BattleMenu, text: string): Typed<saga.battle.BattleChoice> | null => {
  const { view, speech } = menu;
  const [verb = '', ...words] = text.trim().split(/\s+/);
  if (![RENAME, speech.texts.battle.rename].includes(verb.toLowerCase())) return null;
  const { key, words: taken } = unitFirst(menu, words);
  if (key === undefined) return { typed: 'nothing', why: speech.texts.battle.howToRename };
  const names = saga.battle.unitNames(view);
  const kind = saga.battle.UNIT_KINDS[war.unitAt(view, war.unitNamed(view, key)).troop];
  // By a lot that falls alike each time for the same names: what is played can be played again.
  const byLot = (): string => war.anotherName(kind, war.PLACES, names, stream(names.join()));
  const name = words.slice(taken).join(' ');
  return { typed: 'gesture', gesture: { make: 'rename', unit: key, name: name === '' ? byLot() : name } };
};

/** `Ta 12,8 Fe 12,9`; null where it cannot be read so. */
const placingsIn = (words: readonly string[]): Placings | null => {
  const placings: Placings[number][] = [];
  for (let i = 0; i < words.length; i += 2) {
    const at = placeIn(words[i + 1] ?? '');
    if (at === null || /^\d/.test(words[i] as string)) return null;
    placings.push({ unit: words[i] as string, at });
  }
  return placings;
};

/** A placement that is typed in full, or one of the list with some units elsewhere. */
const placement = (menu: BattleMenu, words: readonly string[]): PlaceChoice | null => {
  const [first = ''] = words;
  const from = numberIn(menu, first)?.choice;
  const listed: Placings = from?.choose === 'place' ? from.units : [];
  const typed = placingsIn(listed.length > 0 ? words.slice(1) : words);
  if (typed === null || typed.length === 0) return null;
  const kept = listed.map((one) => typed.find(({ unit }) => unit === one.unit) ?? one);
  const more = typed.filter(({ unit }) => !kept.some((one) => one.unit === unit));
  return { choose: 'place', units: [...kept, ...more] };
};

/** What is typed in full: a move, a placement, the names of quick units. */
const inFull = (menu: BattleMenu, words: readonly string[]): saga.battle.BattleChoice | null => {
  const [first = '', second = ''] = words;
  switch (menu.step.step) {
    case 'move': {
      const to = placeIn(second);
      return to === null || words.length !== 2 ? null : { choose: 'move', unit: first, to };
    }
    case 'place':
      return placement(menu, words);
    case 'quick':
      return words.length === 0 || /^\d/.test(first) ? null : { choose: 'quick', units: words };
    default:
      return null;
  }
};

/** Reads what was typed at a menu. Whether the rules allow it is not asked here. */
export const readTyped = (menu: BattleMenu, text: string): Typed<saga.battle.BattleChoice> => {
  const key = commonKey(menu, text) ?? renaming(menu, text);
  if (key !== null) return key;
  const { asks, rest } = askedAbout(text);
  const words = unitsIn(menu, wordsIn(rest.toLowerCase()));
  const offer = numberIn(menu, rest);
  if (menu.step.step === 'move' && words.length === 1 && war.unitNamed(menu.view, words[0] as string) >= 0) {
    return { typed: 'shown', lines: reachLines(menu, words[0] as string) };
  }
  const choice = offer?.choice ?? inFull(menu, words);
  return choice === null ? notOffered(menu) : chosenOrAsked(asks, offer?.text ?? rest, choice);
};
