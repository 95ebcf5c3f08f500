import { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import type { Spoken } from '../../words/lists.js';
import type { SHEET } from './words.js';

export type SheetWords = Spoken<typeof SHEET>;

/** What changed together: on one day, for one reason. */
export interface ChangeGroup {
  readonly key: string;
  readonly day: number;
  readonly what: readonly string[];
  readonly reason: string;
  readonly rules: saga.campaign.Change['rules'];
  readonly entry: string | null;
}

/** Bookkeeping that says nothing by itself. */
const QUIET: ReadonlySet<string> = new Set(['groups', 'inPlaceOf', 'dying']);

const isOf = <A extends string>(list: readonly A[], what: string): what is A =>
  (list as readonly string[]).includes(what);

/** What changed, as it is called on the sheet. A trade in words is none of the skills. */
const calledIn = (words: Words, { what, to }: saga.campaign.Change): string => {
  if (isOf<saga.Skill>(saga.ALL_SKILLS, what) && typeof to === 'number') return words.skills[what];
  if (isOf<saga.character.Motive>(saga.character.ALL_MOTIVES, what)) return words.character.motives[what];
  const { fields } = words.campaign.history;
  return Object.hasOwn(fields, what) ? fields[what as keyof typeof fields] : what;
};

/** Long texts and all that is more than a number or a name stand on the sheet itself. */
const PLAIN: ReadonlySet<string> = new Set(['name', 'terrain', 'captive']);

const lineOf = (words: Words, t: SheetWords, change: saga.campaign.Change): string => {
  const { what, from, to } = change;
  const called = calledIn(words, change);
  if (typeof to !== 'number' && !(PLAIN.has(what) && typeof to === 'string')) return called;
  return from === null || from === '' ? `${called}: ${to}` : t.fromTo({ what: called, from: `${from}`, to: `${to}` });
};

/** Why: one of the known reasons, or the table's own words. */
export const reasonOf = (words: Words, { code, rules }: Pick<saga.campaign.Change, 'code' | 'rules'>): string => {
  if (rules.includes('SAGA-SKILL-028')) return code;
  const { because } = words.campaign.history;
  const [key = ''] = code.split(' ');
  const known = Object.hasOwn(because, key) && (key === code || key === 'regret');
  return known ? because[key as keyof typeof because] : code;
};

/** A sheet's history, the last change first. */
export const historyOf = (
  words: Words,
  t: SheetWords,
  history: readonly saga.campaign.Change[],
): readonly ChangeGroup[] => {
  const groups: (ChangeGroup & { readonly what: string[] })[] = [];
  for (const [at, change] of history.entries()) {
    if (QUIET.has(change.what)) continue;
    const reason = reasonOf(words, change);
    const last = groups.at(-1);
    const same = last?.day === change.day && last.reason === reason && last.entry === change.entry;
    if (same) last.what.push(lineOf(words, t, change));
    else {
      const { day, rules, entry } = change;
      groups.push({ key: `${at}`, day, what: [lineOf(words, t, change)], reason, rules, entry });
    }
  }
  return groups.reverse();
};
