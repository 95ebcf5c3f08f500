import {
  comparison,
  countedRow,
  type Die,
  d,
  FACE,
  listed,
  type Rows,
  type RuleId,
  reckon,
  type Throw,
} from '@warmoot/kernel';
import { type TallyData, tallyOf } from '../../../src/design/chance/tallyOf.js';
import { toldEnglish as en } from '../../../src/words/toldEnglish.js';

// A throw of every form that the ledgers know, for this page only. The odds are exact.

const SCENE = 'gallery';

const dice = (count: number, die: Die): readonly Die[] => Array.from({ length: count }, () => die);

const lines = (...all: readonly (readonly [by: number, what: string, why: RuleId])[]) =>
  listed((sum) => {
    for (const [by, what, why] of all) sum.add(by, what, why);
  });

const shown = (thrown: Throw, faces: readonly number[] | null): TallyData =>
  tallyOf(en, SCENE, thrown, faces === null ? null : { faces, score: reckon(thrown, faces).score });

const chanceToHit = lines([8, 'base', 'WARBAND-MELEE-004'], [-2, 'armour', 'WARBAND-MELEE-004']);

const morale = lines([7, 'average', 'WARBAND-MORALE-012'], [1, 'leader', 'WARBAND-MORALE-022']);

const MORALE: Throw = {
  dice: [d(12)],
  reading: { read: 'together', keep: null, worth: FACE, plus: 0, rows: { rows: 'atMost', target: morale.total } },
  tally: { plus: [], against: morale.lines ?? [] },
};

const opposing = lines([12, 'theirTotal', 'SORTIE-POOL-009']);

/** A pool that keeps the highest three, read against what the other side came to. */
const POOL: Throw = {
  dice: dice(6, d(6)),
  reading: {
    read: 'together',
    keep: { take: 'highest', count: 3 },
    worth: FACE,
    plus: 0,
    rows: {
      rows: 'bands',
      bands: [
        { upTo: 6, result: 'lost by half' },
        { upTo: 8, result: 'lost by 4' },
        { upTo: 11, result: 'lost' },
        { upTo: 12, result: 'nobody wins' },
        { upTo: 15, result: 'won' },
        { upTo: null, result: 'won by 4' },
      ],
    },
  },
  tally: { plus: [], against: opposing.lines ?? [] },
};

const ATTACK: Rows = {
  rows: 'bands',
  bands: [
    { upTo: 1, result: 'critical' },
    { upTo: chanceToHit.total, result: 'hit' },
    { upTo: null, result: 'miss' },
  ],
};

const attacks = lines([5, 'attacks', 'WARBAND-MELEE-006'], [1, 'rear', 'WARBAND-MOD-003']);

const ROW = countedRow(dice(6, d(12)), ATTACK, {
  tally: { plus: attacks.lines ?? [], against: chanceToHit.lines ?? [] },
});

const LINE = countedRow(dice(30, d(12)), ATTACK, {
  tally: { plus: [{ by: 30, what: 'attacks', why: 'WARBAND-LINE-020' }], against: chanceToHit.lines ?? [] },
});

const AGAIN = countedRow(dice(4, d(6)), { rows: 'atLeast', target: 5 }, { again: [1] });

const EACH: Throw = {
  dice: dice(3, d(6)),
  reading: { read: 'each', plus: 0, rows: { rows: 'atMost', target: 3 } },
  tally: { plus: [], against: [{ by: 3, what: 'base', why: 'WARBAND-CASUALTY-001' }] },
};

const CLASH = comparison(
  lines([5, 'assault', 'COMMAND-SCORE-002'], [2, 'support', 'COMMAND-SCORE-001']),
  lines([6, 'assault', 'COMMAND-SCORE-002']),
  { above: 'won', equal: 'nobody wins', below: 'lost' },
);

/** Each form of a throw with its name, before the dice and after. */
export const READINGS: readonly { readonly title: string; readonly tallies: readonly TallyData[] }[] = [
  { title: 'At most', tallies: [shown(MORALE, null), shown(MORALE, [9])] },
  { title: 'Bands against a total', tallies: [shown(POOL, null), shown(POOL, [6, 2, 5, 3, 1, 4])] },
  { title: 'Counted', tallies: [shown(ROW, null), shown(ROW, [8, 6, 12, 1, 3, 5])] },
  { title: 'Thirty dice counted', tallies: [shown(LINE, null)] },
  { title: 'Counted, thrown once more', tallies: [shown(AGAIN, [1, 6, 3, 1, 5, 2])] },
  { title: 'Each die on its own', tallies: [shown(EACH, [2, 6, 3])] },
  { title: 'Compared without dice', tallies: [shown(CLASH, [])] },
];
