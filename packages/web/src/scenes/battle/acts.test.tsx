import type { Passage } from '@warmoot/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { battle, dice, LOSE, says, stepOf, takenBack, WIN } from '../../../test/kit/played.js';
import type { Sitting } from '../../../test/lab/sitting.js';
import type { Moment } from '../shared/stage/machine.js';
import { actsOf, fallenIn, pairIn, throwAt, tollsIn, walksIn } from './acts.js';
import { Losses } from './panel/Losses.js';

/** Two fights: a1 stands beside d1, which has 20 left, and a2 beside d2. */
const TWO = { units: { a1: [10, 11], a2: [4, 4], d1: [10, 10], d2: [4, 5] }, losses: { d1: 80 } } as const;
/** Their numbers in the roster, and the hexes they stand on: rows of 20 and of 19 by turns. */
const [A1, A2, D1, D2] = [0, 1, 2, 3];
const hex = (row: number, column: number): number => Math.ceil(row / 2) * 20 + Math.floor(row / 2) * 19 + column;

const fought = (first: 'a1' | 'a2' = 'a1'): Sitting => says(battle(TWO), { choose: 'fight', unit: first });

/** To the beginning of the next round: the last fight is won, its loser falls back, both fight on. */
const toNextRound = (sitting: Sitting): Sitting => {
  const back = says(dice(sitting, WIN), { choose: 'back', unit: 'd2', to: { row: 4, column: 6 } });
  expect(stepOf(back)).toBe('declare');
  return back;
};

describe('a unit that is lost', () => {
  test('leaves its outline where it stood, with the number of its fight and whom it fought', () => {
    expect(fallenIn(fought().passages, 'ana')).toEqual([]);
    const lost = [{ unit: D1, at: hex(10, 10), fight: 1, by: [A1] }];
    const after = dice(fought(), WIN);
    for (const seat of ['ana', 'bo', null]) expect(fallenIn(after.passages, seat)).toEqual(lost);
  });

  test('keeps the number of its fight, whichever is fought first', () => {
    const second = dice(says(dice(fought('a2'), WIN), { choose: 'back', unit: 'd2', to: { row: 4, column: 6 } }), WIN);
    expect(fallenIn(second.passages, 'ana')).toMatchObject([{ unit: D1, fight: 1, by: [A1] }]);
    const other = dice(says(battle({ ...TWO, losses: { d2: 80 } }), { choose: 'fight', unit: 'a2' }), WIN);
    expect(fallenIn(other.passages, 'ana')).toMatchObject([{ unit: D2, fight: 2, by: [A2] }]);
  });

  test('names all who fought it', () => {
    const units = { a1: [10, 10], d1: [10, 11], d2: [9, 10] } as const;
    const many = dice(dice(battle({ units, losses: { a1: 80 } }), LOSE), LOSE);
    expect(fallenIn(many.passages, 'bo')).toEqual([{ unit: 0, at: hex(10, 10), fight: 1, by: [1, 2] }]);
  });

  test('was shot: by whom', () => {
    const units = { a1: [10, 10], d1: [10, 13] } as const;
    const aimed = battle({ units, troops: { a1: 'bowmen' }, losses: { d1: 99 }, round: 2 });
    let now = aimed;
    for (let steps = 0; steps < 12 && stepOf(now) !== 'aim'; steps++) {
      now = says(now, stepOf(now) === 'declare' ? { choose: 'fightOn' } : { choose: 'done' });
    }
    const shot = dice(says(now, { choose: 'shoot', target: 'd1' }), WIN);
    expect(fallenIn(shot.passages, 'ana')).toEqual([{ unit: 1, at: hex(10, 13), fight: null, by: [0] }]);
    // While it is told, who shoots and at whom are both in sight.
    expect(throwAt(shot.passages.at(-1) as Passage)).toEqual([hex(10, 10), hex(10, 13)]);
  });

  test('is there to the end of the round, and not in the next', () => {
    const next = toNextRound(dice(fought(), WIN));
    // Bo has chosen where to fall back since: for him it is over. Ana has not acted, and sees it still.
    expect(fallenIn(next.passages, 'bo')).toEqual([]);
    expect(fallenIn(next.passages, 'ana')).toHaveLength(1);
    const on = says(says(next, { choose: 'fightOn' }), { choose: 'fightOn' });
    expect(fallenIn(on.passages, 'ana')).toEqual([]);
  });

  test('in the last fight of a round stays until one has acted once more', () => {
    const units = { a1: [10, 11], d1: [10, 10], a2: [4, 4], d2: [20, 5] } as const;
    const end = dice(battle({ units, losses: { d1: 80 } }), WIN);
    expect(stepOf(end)).toBe('declare');
    for (const seat of ['ana', 'bo', null]) expect(fallenIn(end.passages, seat)).toHaveLength(1);
    const bo = says(end, { choose: 'fightOn' });
    expect(['ana', 'bo', null].map((seat) => fallenIn(bo.passages, seat).length)).toEqual([1, 0, 0]);
  });

  test('is not lost where play has gone back', () => {
    const before = fought();
    const gone = dice(before, WIN);
    const back = takenBack(gone, before.passages.length - 1);
    expect(fallenIn(back.passages, 'ana')).toEqual([]);
    expect(fallenIn(dice(back, WIN).passages, 'ana')).toHaveLength(1);
  });
});

describe('what others did', () => {
  const sideNow = ({ session: { run } }: Sitting): 'a' | 'd' =>
    run.awaits.need === 'answers' && run.awaits.asked.find(({ as }) => run.state.sealed[as] === undefined)?.as === 'Red'
      ? 'a'
      : 'd';

  /** Two of each side, far from each other; the first of each is quick. Blue's quick one moves first, then Red's. */
  const moving = (): Sitting => {
    let now = battle({ units: { a1: [18, 4], a2: [18, 8], d1: [4, 4], d2: [4, 8] }, round: 2 });
    for (let steps = 0; steps < 8 && stepOf(now) !== 'move'; steps++) {
      const quick = { choose: 'quick', units: [`${sideNow(now)}1`] };
      now = says(now, stepOf(now) === 'quick' ? quick : { choose: 'fightOn' });
    }
    return now;
  };
  const moves = (sitting: Sitting, unit: string, row: number, column: number): Sitting => {
    expect([stepOf(sitting), sideNow(sitting)]).toEqual(['move', unit[0]]);
    return says(sitting, { choose: 'move', unit, to: { row, column } });
  };
  const done = (sitting: Sitting): Sitting => says(sitting, { choose: 'done' });
  const [RED, BLUE] = [[0], [1]] as const;

  /** Blue's quick unit goes, then Red's. Each is the only one of its phase, which ends with it. */
  const start = moving();
  const first = moves(start, 'd1', 5, 4);
  const second = moves(first, 'a1', 17, 4);

  test('is a letter for each unit that moved, with where it stood and the way it went; not what one did oneself', () => {
    expect(actsOf(start.passages, 'ana', RED)).toEqual([]);
    const [act, ...rest] = actsOf(first.passages, 'ana', RED);
    expect(rest).toEqual([]);
    expect(act).toMatchObject({ letter: 'a', unit: D1, side: 1, from: hex(4, 4), path: [hex(5, 4)] });
    expect(first.passages[act?.entry ?? -1]?.entry.input).toMatchObject({ choice: { choose: 'move', unit: 'd1' } });
    expect(actsOf(first.passages, 'bo', BLUE)).toEqual([]);
    // Who watches sees the moves of both.
    expect(actsOf(second.passages, null, []).map(({ letter, unit }) => [letter, unit])).toEqual([
      ['a', D1],
      ['b', A1],
    ]);
  });

  test('stays until one has ended one’s own next move, by a word or with the last unit', () => {
    expect(actsOf(done(first).passages, 'ana', RED)).toEqual([]);
    expect(actsOf(second.passages, 'ana', RED)).toEqual([]);
    const third = moves(second, 'd2', 5, 8);
    expect(actsOf(third.passages, 'ana', RED)).toMatchObject([{ letter: 'a', unit: D2 }]);
    // Bo has ended his: what Ana does from then on is news to him.
    expect(actsOf(second.passages, 'bo', BLUE)).toMatchObject([{ letter: 'a', unit: A1 }]);
    expect(actsOf(third.passages, 'bo', BLUE)).toEqual([]);
  });

  test('that was taken back left no trail', () => {
    const back = takenBack(first, start.passages.length - 1);
    expect(actsOf(back.passages, 'ana', RED)).toEqual([]);
    expect(actsOf(moves(back, 'd1', 5, 3).passages, 'ana', RED)).toMatchObject([{ letter: 'a', path: [hex(5, 3)] }]);
  });

  test('a unit that falls back belongs to its fight, and has no letter', () => {
    const back = says(dice(fought('a2'), WIN), { choose: 'back', unit: 'd2', to: { row: 4, column: 6 } });
    expect(actsOf(back.passages, 'ana', RED)).toEqual([]);
    expect(walksIn(back.passages.at(-1))).toEqual(new Map([[D2, [hex(4, 5), hex(4, 6)]]]));
  });
});

describe('a throw in a fight', () => {
  test('has its unit at hand, and says what the loser had and loses', () => {
    const won = dice(fought(), WIN).passages.at(-1) as Passage;
    expect(pairIn(won)).toEqual([A1, D1]);
    // Both stand there still while it is told, also who is lost by it.
    expect(throwAt(won)).toEqual([hex(10, 11), hex(10, 10)]);
    expect(tollsIn(won)).toEqual([{ unit: D1, size: 100, had: 20, loses: 20 }]);
    expect(pairIn(fought().passages.at(-1) as Passage)).toBeNull();
  });

  test('is the throw of who leads, also where the other side stands alone', () => {
    // Red leads in the first round: both of its units throw against the one of Blue.
    const units = { a1: [10, 11], a2: [9, 10], d1: [10, 10] } as const;
    const first = dice(battle({ units }), LOSE);
    const both = [first, dice(first, LOSE)].map(({ passages }) => pairIn(passages.at(-1) as Passage));
    expect(both).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  test('strikes the men off the bar when it takes effect, and not before', () => {
    const passage = dice(fought(), WIN).passages.at(-1) as Passage;
    const drawn = (moment: Moment): string => renderToStaticMarkup(<Losses passage={passage} moment={moment} />);
    expect(drawn('verdict')).toContain('width:20%">20</i>');
    expect(drawn('verdict')).not.toContain('<u');
    expect(drawn('effect')).toContain('<u style="width:20%">20</u>');
    expect(drawn('effect')).not.toContain('<i');
  });
});
