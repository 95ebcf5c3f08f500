import { sitDown, type TestTable } from '@warmoot/kernel/testing';
import { first as firstEdition } from '../../../../saga-1e/edition.js';
import { saga } from '../../../edition.js';
import { type PartySetup, partyShape } from '../../party/setup.js';
import type { Chase } from '../model.js';
import { chaseScene } from '../scene.js';

export const chases = chaseScene(saga);
export const firstChases = chaseScene(firstEdition);

type Some = Readonly<Record<string, unknown>>;
export type Road = TestTable<Chase>;

export const hares = { name: 'Hares', seats: ['ana'], members: [{ name: 'Hare' }] };
export const hounds = { name: 'Hounds', seats: ['bo'], members: [{ name: 'Hound' }] };

/** A party as a setup has it, with all that is left out filled in. */
export const party = (some: Some): PartySetup => {
  const parsed = partyShape.parse({ seats: ['ana'], ...some });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};

/** A pursuit of hares by hounds, average in everything but for what is said. */
export const road = (more: Some = {}, rules = chases): Road => {
  const { options = {}, ...setup } = more;
  return sitDown(rules, { seats: ['ana', 'bo'], quarry: hares, pursuers: hounds, ...setup }, options);
};

/** Dice of a check that is sure to succeed, or sure to fail, between average people. */
export const HIGH = [8, 8, 9] as const;
export const LOW = [1, 1, 0] as const;

type Ways = 'open' | 'cover' | 'rough';

/** Both have chosen: the dice are awaited. */
export const chosen = (table: Road, way: Ways, guess: Ways, lead = false): Road =>
  table.answer('ana', { choose: 'way', way, lead }, 'Hares').answer('bo', { choose: 'guess', way: guess }, 'Hounds');

/** A leg that succeeds or fails. */
export const leg = (table: Road, succeeds: boolean): Road =>
  chosen(table, 'cover', 'rough').dice(...(succeeds ? HIGH : LOW));

/** What both sides add up to in the throw that is awaited, line by line: `hide 2`, `move.spent −1`. */
export const tally = ({
  run: { awaits },
}: Road): { readonly plus: readonly string[]; readonly against: readonly string[] } => {
  if (awaits.need !== 'dice' || awaits.throw.tally === null) throw new Error('no dice are awaited');
  const told = (lines: readonly { readonly what: string; readonly by: number; readonly why: string }[]) =>
    lines.map(({ what, by, why }) => `${what} ${by} ${why}`);
  return { plus: told(awaits.throw.tally.plus), against: told(awaits.throw.tally.against) };
};

/** What is asked, and of whom. */
export const asked = ({ run: { awaits } }: Road): string => {
  if (awaits.need === 'nothing') return 'over';
  return awaits.need === 'dice' ? `dice ${awaits.by}` : [awaits.step, ...awaits.asked.map(({ as }) => as)].join(' ');
};
