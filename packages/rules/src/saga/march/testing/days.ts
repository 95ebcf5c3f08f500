import { sitDown, type TestTable } from '@warmoot/kernel/testing';
import { BASE } from '../../check/check.js';
import { saga } from '../../edition.js';
import type { Book, March, PartyEvent } from '../model.js';
import { marchScene } from '../scene.js';

export const marches = marchScene(saga);

type Some = Readonly<Record<string, unknown>>;
export type Days = TestTable<March>;

/** Dice of a check that is sure to succeed, and of one that is sure to fail. */
export const HIGH = [8, 8, 9] as const;
export const LOW = [1, 1, 0] as const;

const at = (key: string, x: number, more: Some = {}): Some => ({ key, x, y: 300, ...more });

/**
 * Seven Open spans in a row, a to g, with a wood beside b, a river with a named way beyond c, a brook at d, and a town
 * at g.
 */
export const ROW = {
  spans: [
    at('a', 100),
    at('b', 200),
    at('c', 300),
    at('d', 400, { water: true }),
    at('e', 500),
    at('f', 600),
    at('g', 700, { town: true, water: true }),
    at('wood', 210, { ground: 'closed', terrain: 'forest' }),
    at('thicket', 220, { ground: 'closed' }),
    at('river', 310, { ground: 'impassable', crossing: { by: 'swim', difficulty: 4, worse: 'A pack is lost.' } }),
  ],
  ways: [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'c', to: 'd' },
    { from: 'd', to: 'e' },
    { from: 'e', to: 'f' },
    { from: 'f', to: 'g' },
    { from: 'b', to: 'wood' },
    { from: 'wood', to: 'thicket', road: false },
    { from: 'c', to: 'river', road: false },
  ],
};

export const hares = { name: 'Hares', seats: ['ana'], members: [{ name: 'Hare' }], at: 'a' };
export const hounds = { name: 'Hounds', seats: ['bo'], members: [{ name: 'Hound' }], at: 'g' };

/** Hares who want to be in the town, and hounds at the other end, average in everything but for what is said. */
export const march = ({ options = {}, one = {}, other = {}, third, ...setup }: Some = {}, rules = marches): Days =>
  sitDown(
    rules,
    {
      seats: third === undefined ? ['ana', 'bo'] : ['ana', 'bo', 'cy'],
      roads: ROW,
      parties: [
        { ...hares, wants: { want: 'reach', span: 'g' }, ...(one as Some) },
        { ...hounds, ...(other as Some) },
        ...(third === undefined ? [] : [third]),
      ],
      ...setup,
    },
    options,
  );

/** Throws whatever falls behind the screen and decides nothing. */
export const onward = (table: Days): Days => {
  const { awaits } = table.run;
  return awaits.need === 'dice' && awaits.throw.dice.length === 1 ? onward(table.dice(1)) : table;
};

const STAYS = { choose: 'plan', route: [], pace: 'rest' };

/** The morning of both: left out, they rest. */
export const morning = (table: Days, hare: Some = {}, hound: Some = {}): Days => {
  const first = table.answer('ana', { ...STAYS, ...hare }, 'Hares');
  return onward(settled(first).answer('bo', { ...STAYS, ...hound }, 'Hounds'));
};

/** Own checks of the morning succeed. */
const settled = (table: Days): Days => (table.run.awaits.need === 'dice' ? settled(table.dice(...HIGH)) : table);

export const dice = (table: Days, ...throws: readonly (readonly number[])[]): Days =>
  throws.reduce((now, faces) => onward(now.dice(...faces)), table);

export const book = ({ run: { state } }: Days, party: string): Book =>
  (Object.values(state.own).find(({ books }) => books[party] !== undefined)?.books[party] ??
    state.open.books[party]) as Book;

/** What is awaited: `over`, `dice notice Hares`, or the question and whom it is for. */
export const awaited = ({ run: { awaits, state } }: Days): string => {
  if (awaits.need === 'nothing') return 'over';
  const top = state.agenda.at(-1) as { readonly step: string; readonly party?: string; readonly check?: string };
  if (awaits.need === 'dice') return ['dice', top.step, top.check, top.party].filter(Boolean).join(' ');
  return [awaits.step, ...awaits.asked.map(({ as }) => as)].join(' ');
};

/** What a party has heard, by the names of the events. */
export const heardBy = ({ heard }: Days, party: string): readonly PartyEvent[] =>
  heard.flatMap(({ event }) => {
    const one = event as unknown as PartyEvent;
    return 'party' in one && one.party === party ? [one] : [];
  });

/** The margin of the throw that is awaited: what the roller adds up to, less what opposes it. */
export const margin = ({ run: { awaits } }: Days): number => {
  if (awaits.need !== 'dice' || awaits.throw.tally === null) throw new Error('no dice are awaited');
  const total = (lines: readonly { readonly by: number }[]): number => lines.reduce((sum, { by }) => sum + by, 0);
  return total(awaits.throw.tally.plus) - total(awaits.throw.tally.against) + BASE.by;
};
