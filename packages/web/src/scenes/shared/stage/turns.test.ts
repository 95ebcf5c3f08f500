import { en, type Passage } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { battle, dice, LOSE, says, stepOf, WIN } from '../../../../test/kit/played.js';
import { type Sitting, take } from '../../../../test/lab/sitting.js';
import { goOn, type Manner, momentOf, type Stage, stageAt, type Turn, untilNext } from './machine.js';
import { sinceOwn, turnsOf } from './turns.js';

/** Four fights in which whoever loses is lost: nobody is asked where to fall back. */
const FOUR = {
  units: {
    a1: [4, 4],
    a2: [8, 4],
    a3: [12, 4],
    a4: [16, 4],
    d1: [4, 5],
    d2: [8, 5],
    d3: [12, 5],
    d4: [16, 5],
    d5: [20, 15],
  },
  losses: { a1: 80, a2: 80, a3: 80, a4: 80, d1: 80, d2: 80, d3: 80, d4: 80 },
} as const;

const FULL: Manner = { pace: 'full', isStill: false };

/** With which moment each throw begins. */
const beginsOf = (turns: readonly Turn[], from: number): readonly string[] => {
  const begins = new Map<number, string>();
  let now = 0;
  for (let stage: Stage = goOn(stageAt(from), turns, FULL, now); ; stage = goOn(stage, turns, FULL, now)) {
    const moment = momentOf(stage, now);
    if (moment === null) return [...begins.values()];
    if (!begins.has(stage.told)) begins.set(stage.told, moment);
    now += untilNext(stage, now) ?? 0;
  }
};

/** All fights, the first chosen by hand; the others too, or because it stands. */
const fought = (isStood: boolean): readonly Passage[] => {
  let now: Sitting = says(battle(FOUR), { choose: 'fight', unit: 'a1' });
  const hand = now.passages.length;
  for (const [nth, faces] of [WIN, LOSE, WIN, WIN].entries()) {
    now = dice(now, faces);
    if (stepOf(now) === 'nextCluster') now = says(now, { choose: 'fight', unit: `a${nth + 2}` });
  }
  return now.passages.map((passage, at) =>
    isStood && at >= hand && passage.entry.input.input === 'answer'
      ? { ...passage, entry: { ...passage.entry, stood: true } }
      : passage,
  );
};

describe('fights one after the other', () => {
  test('chosen one by one, each throw is told in full', () => {
    const passages = fought(false);
    const turns = turnsOf(en, passages, 'ana');
    expect(turns.filter((turn) => turn === 'throw')).toHaveLength(4);
    expect(beginsOf(turns, 2).slice(0, 3)).toEqual(['call', 'call', 'call']);
  });

  test('“Fight the rest” is one act: from the third on they are quick, in the order of the ledger', () => {
    const passages = fought(true);
    const turns = turnsOf(en, passages, 'ana');
    expect(sinceOwn(passages, 'ana')).toBe(2);
    expect(turns.slice(2)).not.toContain('own');
    expect(beginsOf(turns, 2)).toEqual(['call', 'call', 'lie', 'lie']);
    const clashes = passages.flatMap(({ entry }) => entry.heard.filter(({ event }) => event.event === 'clashed'));
    expect(clashes.map(({ event }) => (event as { lone?: number }).lone)).toEqual([0, 1, 2, 3]);
    // To Bo they are Ana's acts and dice.
    expect(turnsOf(en, passages, 'bo').filter((turn) => turn === 'throw')).toHaveLength(4);
  });
});

describe('an entry on the stage', () => {
  const first = says(battle(FOUR), { choose: 'fight', unit: 'a1' });

  test('dice from a real table were lying there: their sum begins', () => {
    const typed = take(first, { input: 'dice', faces: WIN, from: 'table' });
    expect(turnsOf(en, typed.passages, 'ana').at(-1)).toBe('typed');
    expect(turnsOf(en, dice(first, WIN).passages, 'ana').at(-1)).toBe('throw');
    expect(beginsOf(turnsOf(en, typed.passages, 'ana'), 2)).toEqual(['sum']);
  });

  test('what devices add to shared dice takes no time, and the dice fall as any others', () => {
    const { before, after } = first.passages.at(-1) as Passage;
    const shares = ['share', 'link'].map(
      (input, nth): Passage => ({
        entry: { seq: 90 + nth, input: { input, seat: 'ana', tip: null } as never, thrown: null, heard: [] },
        before,
        after,
      }),
    );
    expect(turnsOf(en, shares, 'ana')).toEqual(['still', 'still']);
  });

  test('dice of which one may not know fall behind the scene', () => {
    const { entry, ...rest } = dice(first, WIN).passages.at(-1) as Passage;
    const closed: Passage = { ...rest, entry: { ...entry, input: { input: 'dice', faces: [], from: 'seed' } } };
    expect(turnsOf(en, [closed], 'ana')).toEqual(['act']);
    const silent: Passage = { ...closed, entry: { ...closed.entry, heard: [] } };
    expect(turnsOf(en, [silent], 'ana')).toEqual(['still']);
  });

  test('a comparison without dice is told like dice that lie there', () => {
    const { entry, before, after } = dice(first, WIN).passages.at(-1) as Passage;
    const awaits = before?.awaits;
    if (awaits?.need !== 'dice') throw new Error('no dice were awaited');
    const bare = Object.assign(Object.create(before) as NonNullable<Passage['before']>, {});
    Object.defineProperty(bare, 'awaits', { value: { ...awaits, throw: { ...awaits.throw, dice: [] } } });
    const compared: Passage = {
      entry: { ...entry, input: { input: 'dice', faces: [], from: 'seed' } },
      before: bare,
      after,
    };
    expect(turnsOf(en, [compared], 'ana')).toEqual(['typed']);
  });
});
