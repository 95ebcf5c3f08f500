import { always } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  goOn,
  hasCome,
  knownAt,
  type Manner,
  type Moment,
  momentOf,
  passAll,
  passOver,
  type Stage,
  stageAt,
  type Turn,
  untilNext,
} from './machine.js';

const FULL: Manner = { pace: 'full', isStill: false };
const QUICK: Manner = { pace: 'quick', isStill: false };
const ONCE: Manner = { pace: 'once', isStill: false };
const STILL: Manner = { pace: 'full', isStill: true };

interface Seen {
  readonly at: number;
  readonly turn: number;
  readonly moment: Moment;
  readonly known: number;
}

/** Everything that is shown, in order, with the time since the beginning at which it begins. */
const shownOf = (turns: readonly Turn[], manner: Manner, from: Stage = stageAt(0)): readonly Seen[] => {
  const seen: Seen[] = [];
  let now = 0;
  for (let stage = goOn(from, turns, manner, now); ; stage = goOn(stage, turns, manner, now)) {
    const moment = momentOf(stage, now);
    const wait = untilNext(stage, now);
    if (moment === null || wait === null) {
      expect(stage.told).toBe(turns.length);
      return seen;
    }
    seen.push({ at: now, turn: stage.told, moment, known: knownAt(stage, now) });
    now += wait;
  }
};

const timesOf = (seen: readonly Seen[]) => seen.map(({ moment, at }) => [moment, at]);

const endOf = (turns: readonly Turn[], manner: Manner): number => {
  let now = 0;
  let stage = goOn(stageAt(0), turns, manner, now);
  for (let wait = untilNext(stage, now); wait !== null; wait = untilNext(stage, now)) {
    now += wait;
    stage = goOn(stage, turns, manner, now);
  }
  return now;
};

describe('a throw', () => {
  it('is called, in the air, lying, summed up, judged, and only then takes effect', () => {
    const seen = shownOf(['throw'], FULL);
    expect(timesOf(seen)).toEqual([
      ['call', 0],
      ['air', 160],
      ['lie', 760],
      ['sum', 960],
      ['verdict', 1360],
      ['effect', 1780],
    ]);
    expect(seen.map(({ known }) => known)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(endOf(['throw'], FULL)).toBe(2020);
  });

  it('is quick by setting: it lies, and is judged', () => {
    expect(timesOf(shownOf(['throw'], QUICK))).toEqual([
      ['lie', 0],
      ['verdict', 200],
    ]);
    expect(endOf(['throw'], QUICK)).toBe(620);
  });

  it('takes no time at once', () => {
    expect(shownOf(['throw', 'act', 'throw'], ONCE)).toEqual([]);
  });

  it('does not travel with reduced motion: it lies there, and is judged after 400', () => {
    expect(timesOf(shownOf(['throw'], STILL))).toEqual([
      ['sum', 0],
      ['verdict', 400],
    ]);
  });

  it('of real dice begins with its sum, for they have been lying there', () => {
    expect(timesOf(shownOf(['typed'], FULL))).toEqual([
      ['sum', 0],
      ['verdict', 400],
      ['effect', 820],
    ]);
  });

  it('is quick from the third in a row on, and an act of one’s own begins a new row', () => {
    const seen = shownOf(['throw', 'act', 'throw', 'still', 'throw', 'own', 'throw'], FULL);
    const firsts = [0, 2, 4, 6].map((turn) => seen.find((one) => one.turn === turn)?.moment);
    expect(firsts).toEqual(['call', 'call', 'lie', 'call']);
  });
});

describe('what others did', () => {
  it('takes 600 and a rest of 200, and is on the board from its beginning', () => {
    const seen = shownOf(['act', 'act'], FULL);
    expect(timesOf(seen)).toEqual([
      ['act', 0],
      ['rest', 600],
      ['act', 800],
      ['rest', 1400],
    ]);
    expect(seen.map(({ known }) => known)).toEqual([1, 1, 2, 2]);
  });

  it('takes 6 seconds at most: then steps are shorter, and rests are not', () => {
    const acts = Array.from({ length: 12 }, (): Turn => 'act');
    expect(endOf(acts, FULL)).toBe(6_000);
    const seen = shownOf(acts, FULL);
    const rests = seen.flatMap((one, nth) => (one.moment === 'rest' ? [(seen[nth + 1]?.at ?? 6_000) - one.at] : []));
    expect(new Set(rests.map(Math.round))).toEqual(new Set([200]));
    expect(seen[1]?.at).toBe(300);
  });

  it('grows shorter when more arrives while it is told, and a throw begins a new phase', () => {
    let now = 0;
    let stage = goOn(stageAt(0), ['act'], FULL, now);
    now = 800;
    stage = goOn(stage, ['act'], FULL, now);
    expect(stage.told).toBe(1);
    // 13 more in what is left of the 6 seconds: 400 each, of which 200 are rest.
    const more: readonly Turn[] = ['act', ...Array.from({ length: 13 }, (): Turn => 'act')];
    stage = goOn(stage, more, FULL, now);
    expect(untilNext(stage, now)).toBe(200);
    expect(endOf([...more, 'throw', 'act'], FULL)).toBe(6_000 + 2_020 + 800);
  });

  it('of one’s own takes no time', () => {
    expect(shownOf(['own', 'still', 'own'], FULL)).toEqual([]);
  });
});

describe('a press', () => {
  it('goes over one throw, and the next is called', () => {
    const turns: readonly Turn[] = ['throw', 'still', 'throw'];
    const stage = passOver(goOn(stageAt(0), turns, FULL, 0), turns);
    const next = goOn(stage, turns, FULL, 300);
    expect(next.told).toBe(2);
    expect(momentOf(next, 300)).toBe('call');
  });

  it('goes over the acts of a phase together', () => {
    const turns: readonly Turn[] = ['act', 'act', 'still', 'act', 'throw', 'act'];
    expect(passOver(goOn(stageAt(0), turns, FULL, 0), turns).told).toBe(4);
  });

  it('does nothing where nothing is told', () => {
    expect(passOver(stageAt(2), ['act', 'act'])).toEqual(stageAt(2));
  });
});

describe('always', () => {
  const turn = fc.constantFrom<Turn>('own', 'still', 'act', 'throw', 'typed');
  const manner = fc.record({
    pace: fc.constantFrom('full', 'quick', 'once'),
    isStill: fc.boolean(),
  }) as fc.Arbitrary<Manner>;

  it('everything is told, in order, and nothing of a throw before it lies', () => {
    always(
      fc.property(fc.array(turn, { maxLength: 30 }), manner, (turns, how) => {
        let last = -1;
        for (const { turn: nth, moment, known } of shownOf(turns, how)) {
          expect(nth).toBeGreaterThanOrEqual(last);
          last = nth;
          const isThrow = turns[nth] === 'throw' || turns[nth] === 'typed';
          // What came before is known; the throw itself is not until it takes effect.
          expect(known).toBe(isThrow && moment !== 'effect' ? nth : nth + 1);
          if (isThrow && !hasCome('lie', moment)) expect(['call', 'air']).toContain(moment);
        }
      }),
    );
  });

  it('looked at seldom or often, it takes the same time', () => {
    always(
      fc.property(fc.array(turn, { maxLength: 12 }), fc.array(fc.nat(900), { maxLength: 40 }), (turns, looks) => {
        let [now, stage] = [0, goOn(stageAt(0), turns, FULL, 0)];
        for (const wait of looks) {
          now += wait;
          stage = goOn(stage, turns, FULL, now);
        }
        const end = endOf(turns, FULL);
        expect(goOn(stage, turns, FULL, Math.max(now, end) + 1).told).toBe(turns.length);
        if (now < end - 1) expect(stage.told).toBeLessThan(turns.length);
      }),
    );
  });

  it('who was away is at the end, and goes on from there', () => {
    expect(passAll(stageAt(3), 7)).toEqual(stageAt(7));
    expect(passAll(stageAt(7), 3)).toEqual(stageAt(7));
  });
});
