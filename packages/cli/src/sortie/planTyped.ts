import type { View } from '@warmoot/kernel';
import { sortie, war } from '@warmoot/rules';
import type { Speech } from '../texts/texts.js';
import { unitIn } from './units.js';

type Plan = Extract<sortie.SortieChoice, { choose: 'plan' }>;
type Dice = Readonly<Record<string, number>>;

/** The maneuver that a word begins: `attack`, `att`. One letter is a key that means the same everywhere. */
const maneuverIn = ({ words }: Speech, word: string): sortie.Maneuver | null =>
  sortie.MANEUVERS.find((maneuver) =>
    [maneuver, words.sortie.maneuvers[maneuver]].some(
      (name) => word.length > 1 && name.toLowerCase().startsWith(word.toLowerCase()),
    ),
  ) ?? null;

/** `B1=2 Ke=1`: dice by enemy, by key, sign or name; null where it is something else. */
const diceIn = (speech: Speech, view: View<sortie.Sortie>, text: string): Dice | null => {
  const found = [...text.matchAll(/\s*([^=]+?)\s*=\s*(\d+)/g)];
  if (found.map(([all]) => all).join('') !== text) return null;
  const pairs = found.map(([, name = '', dice]) => [unitIn(speech, view, name), Number(dice)] as const);
  if (pairs.some(([unit]) => unit < 0)) return null;
  return Object.fromEntries(pairs.map(([unit, dice]) => [war.nameOf(view, unit), dice]));
};

/**
 * A plan as people type it: `attack`, `attack 2` where there is one roll to stake dice on, `attack B1=2 B3=1`; who shoots and
 * is shot at by the same enemy adds `arrows B2=1`. `some` is any plan that is open, and names the rolls. Null: none.
 */
export const planIn = (speech: Speech, view: View<sortie.Sortie>, some: Plan, text: string): Plan | null => {
  const [, first = '', more = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  const maneuver = maneuverIn(speech, first);
  const rest = maneuver === null ? text : more;
  const [own = '', against = ''] = rest.split(new RegExp(`\\b${speech.texts.sortie.arrows}\\b`, 'i'));
  const rolls = Object.keys(some.bids);
  const [only] = rolls.length === 1 && some.arrows === undefined ? rolls : [];
  const bids =
    only !== undefined && /^\d+$/.test(own.trim()) ? { [only]: Number(own) } : diceIn(speech, view, own.trim());
  const arrows = diceIn(speech, view, against.trim());
  if (bids === null || arrows === null || (maneuver === null && text === '')) return null;
  return {
    choose: 'plan',
    ...(maneuver === null ? {} : { maneuver }),
    bids,
    ...(Object.keys(arrows).length > 0 ? { arrows } : {}),
  };
};
