import { apply, approx, begin, type Run, type SceneTypes, type Stream } from '@warmoot/kernel';
import { sceneRules, sortie } from '@warmoot/rules';
import { de, en, eventsTold } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { type Picked, throwIt, upToThrow } from './exchange.js';
import { HANDS, MINE, SORTIE_EXCHANGE, STAKES, THEIRS } from './sortie/exchange.js';
import { SORTIE_FIGURES } from './sortie/figures.js';
import { facedIn, foughtIn, oddsOf } from './sortie/PoolTrial.js';

const begun = (a: object, b: object, setup: object = {}): Run<SceneTypes> => {
  const rules = sceneRules('sortie/battle');
  if (!rules.ok) throw new Error('no rules of sortie');
  const run = begin(rules.value, {
    setup: {
      seats: ['ana', 'bo'],
      a: { name: 'Avitch', seat: 'ana', units: [a] },
      b: { name: 'Dorrow', seat: 'bo', units: [b] },
      ...setup,
    },
  });
  if (!run.ok) throw new Error(JSON.stringify(run.refusal));
  return run.value.run;
};

const sightOf = (run: Run<SceneTypes>): sortie.SortieSight => run.state as unknown as sortie.SortieSight;

/** Two units so many half moves apart, at the orders of a round. */
const apart = (halfMoves: number, a: object = {}, b: object = {}): Run<SceneTypes> =>
  begun(a, b, { position: { apart: [{ a: 'A1', b: 'B1', halfMoves }] } });

const may = (run: Run<SceneTypes>, choice: object): boolean =>
  apply(run.rules, run.state, { input: 'answer', seat: 'ana', as: 'A1', choice }).ok;

describe('the figures on the cards of sortie', () => {
  const { start, foot, horse, dice, armour, commander, march, level, levelDice, commanderDice } = SORTIE_FIGURES;
  const { four, range, target, hit, hard } = SORTIE_FIGURES;

  test('SORTIE-ROUND-006 SORTIE-ROUND-004: 4 half moves at the start; infantry opens over 1, cavalry over 2', () => {
    expect(sightOf(begun({}, {})).open.apart[0]?.[1]).toBe(start);
    const engages = (halfMoves: number, mount: string) =>
      may(apart(halfMoves, { mount }), { choose: 'engage', target: 'B1' });
    expect([engages(foot, 'infantry'), engages(foot + 1, 'infantry')]).toEqual([true, false]);
    expect([engages(horse, 'cavalry'), engages(horse + 1, 'cavalry')]).toEqual([true, false]);
  });

  test('SORTIE-POOL-003 SORTIE-STRENGTH-002 SORTIE-STRENGTH-004 SORTIE-WEAK-001: 3 dice, +2, +1 and −1', () => {
    expect(sortie.poolThrow(0).dice).toHaveLength(dice);
    const guard = { weight: 'heavy', commander: { strengths: ['command'] }, moved: 'overHalf' };
    const lines: [string, number][] = [];
    const sum = { add: (by: number, what: string) => void lines.push([what, by]) };
    sortie.netDice(sightOf(apart(0, guard)), {
      ...{ unit: 0, enemy: 1, maneuver: 'attack', against: 'attack', bid: 0 },
    } as never)(sum as never);
    expect(lines).toEqual([
      ['sortie.armour', armour],
      ['sortie.strength', commander],
      ['sortie.moved', march],
    ]);
  });

  test('SORTIE-FLOAT-002 SORTIE-FLOAT-004: a level of 2 gives 4 dice in hand, a commander of that level 3', () => {
    const inHand = (unit: object) => sightOf(apart(0, unit)).open.floating[0];
    expect(inHand({ level })).toBe(levelDice);
    expect(inHand({ commander: { level } })).toBe(commanderDice);
  });

  test('SORTIE-EFFECT-002 SORTIE-EFFECT-003: ahead by 4 and not by 3; twice as much', () => {
    expect([9 + four - 1, 9 + four, 18].map((total) => sortie.degreeOf(total, 9))).toEqual(['win', 'plus4', 'double']);
  });

  test('SORTIE-ARCHER-001 SORTIE-ARCHER-004 SORTIE-ARCHER-005 SORTIE-ARCHER-006: 4 half moves, 11, a die or two', () => {
    const shoots = (far: number) => may(apart(far, { archers: true }), { choose: 'shoot', target: 'B1' });
    expect([shoots(range), shoots(range + 1)]).toEqual([true, false]);
    expect(target).toBe(11);
    // Shooting is an Attack, of which the target reads what the loser does.
    const { win, plus4 } = sortie.EFFECTS.attack.loser;
    expect([win.dice, plus4.dice]).toEqual([-hit, -hard]);
  });
});

/** Dice that all fall on their lowest face, or on their highest; and side A's on their highest, side B's on their lowest. */
const LOW: Stream = { below: () => 0 };
const HIGH: Stream = { below: (count) => count - 1 };
const highThenLow = (highs: number): Stream => {
  let thrown = 0;
  return { below: (count) => (thrown++ < highs ? count - 1 : 0) };
};

const PICKS: readonly Picked[] = MINE.flatMap((mine) =>
  THEIRS.flatMap((theirs) => STAKES.map((stake) => ({ mine, theirs, stake }))),
);

const netsOf = (picked: Picked) => facedIn(upToThrow(SORTIE_EXCHANGE, picked)).nets.map(({ total }) => total);

describe('the exchange of sortie', () => {
  test.each(PICKS.map((picked) => [Object.values(picked).join(', '), picked] as const))(
    '%s: is told to its end in both languages, whatever the dice show',
    (_, picked) => {
      const ready = upToThrow(SORTIE_EXCHANGE, picked);
      const mine = ready.thrown.dice.length;
      for (const [source, winner] of [
        [LOW, null],
        [HIGH, null],
        [highThenLow(mine), 0],
      ] as const) {
        const { passages } = throwIt(SORTIE_EXCHANGE, ready, picked, source);
        expect(foughtIn(passages).winner).toBe(winner);
        for (const words of [en, de])
          expect(passages.flatMap((passage) => eventsTold(words, passage)).join(' ')).not.toMatch(/undefined|\{/);
      }
    },
  );

  test('SORTIE-STRENGTH-002 SORTIE-SITUATION-009 SORTIE-MATRIX-001: the nets of the guard and of the riders', () => {
    // Armour 2 and the stake; the riders have open ground and stake 1.
    expect(netsOf({ mine: 'attack', theirs: 'attack', stake: '0' })).toEqual([2, 2]);
    // Defend has 3 against a Charge, to which riders have 1 for being mounted.
    expect(netsOf({ mine: 'defend', theirs: 'charge', stake: '2' })).toEqual([7, 3]);
    // A heavy unit that retreats has 1 less, and 2 for Retreat against Attack.
    expect(netsOf({ mine: 'retreat', theirs: 'attack', stake: '0' })).toEqual([3, 2]);
    // One that flanks a lighter one has 1 less, and 3 for Flank against Charge.
    expect(netsOf({ mine: 'flank', theirs: 'charge', stake: '1' })).toEqual([5, 3]);
  });

  test('SORTIE-POOL-008: +2 against +2 is won in 44.6 of 100, and equal in 10.9', () => {
    const { wins, parts } = oddsOf(upToThrow(SORTIE_EXCHANGE, { mine: 'attack', theirs: 'attack', stake: '0' }));
    expect([...wins, parts.equal].map((one) => approx(one).toFixed(6))).toEqual(['0.445675', '0.445675', '0.108651']);
  });

  test('SORTIE-FLOAT-015 SORTIE-EFFECT-008: 2 dice and 1 in hand; twice as much with Attack is the end of the riders', () => {
    const picked = { mine: 'attack', theirs: 'attack', stake: '0' };
    const ready = upToThrow(SORTIE_EXCHANGE, picked);
    expect(sightOf(begunOf(picked)).open.floating).toEqual([HANDS.guard, HANDS.riders]);
    const { passages } = throwIt(SORTIE_EXCHANGE, ready, picked, highThenLow(5));
    expect(foughtIn(passages)).toMatchObject({ totals: [18, 3], degree: 'double' });
    expect(passages.flatMap(({ entry }) => entry.heard.map(({ event }) => event.event))).toContain('finished');
  });
});

const begunOf = (picked: Picked): Run<SceneTypes> => {
  const rules = sceneRules(SORTIE_EXCHANGE.scene);
  const run = rules.ok ? begin(rules.value, SORTIE_EXCHANGE.start(picked)) : rules;
  if (!run.ok) throw new Error('an exchange that cannot begin');
  return run.value.run;
};
