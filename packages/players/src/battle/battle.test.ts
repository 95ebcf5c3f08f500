import { beginState, deepFreeze, facesFor, Run, type SceneTypes, type Start, stream } from '@warmoot/kernel';
import { always, byTier } from '@warmoot/kernel/testing';
import { SCENES, saga, war } from '@warmoot/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captain } from '../captain.js';
import { battles } from '../contests.js';
import { type Player, playerInput } from '../player.js';
import { playOut } from '../playOut.js';
import { recruit } from '../recruit.js';
import { tournament } from '../tournament.js';

const battle = SCENES['saga/battle'] as NonNullable<(typeof SCENES)[string]>;
const SMALL = { rows: 11, columns: 10 };
const LITTLE = { budget: { nodes: 150 } };

const someOption = <A>(...values: readonly A[]): fc.Arbitrary<A> => fc.constantFrom(...values);

/** Battles of every kind, with options of every kind that changes what can be asked. */
const starts: fc.Arbitrary<Start> = fc
  .record({
    red: fc.constantFrom(...(Object.keys(saga.battle.ARMIES) as saga.battle.ArmyKind[])),
    blue: fc.constantFrom(...(Object.keys(saga.battle.ARMIES) as saga.battle.ArmyKind[])),
    points: fc.tuple(fc.integer({ min: 100, max: 3000 }), fc.integer({ min: 100, max: 3000 })),
    defence: someOption('standing', 'standing', 'onTheMarch', 'inCamp'),
    landscapes: fc.array(fc.constantFrom(...war.LANDSCAPES), { minLength: 1, maxLength: 2 }),
    map: fc.integer({ min: 0, max: 99 }),
    champions: fc.boolean(),
    options: fc.record({
      'saga.battle.ambushEncircle': someOption('allowed', 'forbidden'),
      'saga.battle.ambushShape': someOption('connected', 'free'),
      'saga.battle.backIntoContact': fc.boolean(),
      'saga.battle.bowSize': someOption('original', 'remaining'),
      'saga.battle.cavalryFlank': someOption('contact', 'cluster'),
      'saga.battle.closedCost': someOption(1, 2),
      'saga.battle.clusterEven': fc.boolean(),
      'saga.battle.clusterOrder': someOption('proactive', 'seat'),
      'saga.battle.firstRoundShooting': fc.boolean(),
      'saga.battle.musterTie': someOption('tableOrder', 'ownerChooses'),
      'saga.battle.passFriends': fc.boolean(),
      'saga.battle.retreatPath': someOption('anyLength', 'oneMove'),
      'saga.battle.rounding': someOption('up', 'down'),
      'saga.battle.shootAtOne': fc.boolean(),
      'saga.battle.truce': someOption('allowed', 'no'),
    }),
  })
  .map(({ red, blue, points, defence, landscapes, map, champions, options }) => {
    const champion = (name: string, seat: string): readonly object[] =>
      champions ? [{ name, seat, like: 'brawler' }] : [];
    return {
      setup: {
        seats: ['one', 'two'],
        attacker: {
          name: 'Red',
          seat: 'one',
          troops: saga.battle.armyFor(red, points[0]),
          champions: champion('Ella', 'one'),
        },
        defender: {
          name: 'Blue',
          seat: 'two',
          troops: saga.battle.armyFor(blue, points[1]),
          champions: champion('Morten', 'two'),
        },
        defence,
        fields: landscapes.map((landscape) => war.drawField(landscape, `${map}`, SMALL)),
      },
      options: { ...options, 'saga.battle.map': SMALL, 'saga.battle.quietRounds': 8 },
    };
  });

/** Plays a battle on, and gives every question of a player's seat to `each`. */
/** A battle is followed so far. */
const MOST_INPUTS = byTier(100, 400);

const stepThrough = (
  start: Start,
  seed: string,
  each: (run: Run<SceneTypes>, asked: { seat: string; as: string }) => unknown,
) => {
  const begun = beginState(battle, start);
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  const run = new Run<SceneTypes>(battle, begun.value);
  const source = stream(seed);
  for (let inputs = 0; inputs < MOST_INPUTS && !run.over; inputs++) {
    const { awaits } = run;
    if (awaits.need === 'dice') run.dice(facesFor(source, awaits.throw));
    else if (awaits.need === 'answers') {
      for (const asked of awaits.together ? awaits.asked : awaits.asked.slice(0, 1)) {
        expect(run.answer(asked, each(run, asked))).toBeNull();
      }
    }
  }
};

const even = (kind: saga.battle.ArmyKind, seed: string): Start => battles([kind]).start(kind, 1, seed);

describe.each([recruit, captain])('$name in a battle', (player: Player) => {
  test('answers whatever is asked, and only what is allowed', () => {
    always(
      fc.property(starts, fc.integer({ min: 0, max: 9999 }), (start, seed) => {
        // `playOut` throws at the first answer that is refused, and at a battle without end.
        const { outcome } = playOut(battle, start, { one: player, two: player }, `${seed}`, {
          ...LITTLE,
          mostInputs: 20_000,
        });
        expect(outcome).toHaveProperty('ending');
      }),
      player === captain ? 12 : 40,
    );
  });

  test('knows its view and nothing else: frozen, and copied, it has the same answer', () => {
    let n = 0;
    stepThrough(even('crown', 'views'), 'views', (run, asked) => {
      const seed = `q ${n++}`;
      const view = run.view(asked.seat);
      const here = player.answer(playerInput(battle, deepFreeze(structuredClone(view)), asked, { seed, ...LITTLE }));
      if (n % 6 === 0) {
        const again = player.answer(playerInput(battle, structuredClone(view), asked, { seed, ...LITTLE }));
        expect(again).toEqual(here);
      }
      return here.choice;
    });
    expect(n).toBeGreaterThan(byTier(15, 60));
  });

  test('does not know which units the enemy has made quick', () => {
    let met = 0;
    stepThrough(even('guard', 'quick'), 'quick', (run, asked) => {
      const question = () => playerInput(battle, run.view(asked.seat), asked, { seed: `q ${met}`, ...LITTLE });
      const { awaits } = run;
      if (awaits.need === 'answers' && awaits.step === 'quick' && asked === awaits.asked[0]) {
        const enemy = awaits.asked[1];
        const before = player.answer(question());
        const answers = (enemy === undefined ? [] : (run.choices(enemy) ?? [])).map((choice) => {
          const world = run.fork();
          if (enemy !== undefined) expect(world.answer(enemy, choice)).toBeNull();
          return player.answer(playerInput(battle, world.view(asked.seat), asked, { seed: `q ${met}`, ...LITTLE }));
        });
        for (const one of answers) expect(one).toEqual(before);
        met += answers.length;
      }
      return player.answer(question()).choice;
    });
    expect(met).toBeGreaterThan(byTier(0, 8));
  });
});

describe('captain in a battle', () => {
  test('says what it considered, from −1 to 1, and plays what it values most', () => {
    const steps = new Set<string>();
    playOut(battle, even('pikes', 'why'), { one: captain, two: recruit }, 'why', {
      look: ({ asked, step }, { choice, reasons }) => {
        if (asked.seat !== 'one' || reasons.why !== 'bestExpectation') return;
        steps.add(step);
        expect(reasons.options[0]).toMatchObject({ choice, chance: 1 });
        for (const { value } of reasons.options) expect(Math.abs(value as number)).toBeLessThanOrEqual(1);
      },
    });
    expect([...steps]).toEqual(expect.arrayContaining(['place', 'declare', 'move', 'aim', 'fallBackChoice']));
  });

  test('stops thinking when the time is up', () => {
    let asked = 0;
    playOut(battle, even('crown', 'time'), { one: captain, two: recruit }, 'time', {
      budget: { nodes: 100_000, spent: () => true },
      look: ({ asked: { seat }, step }, { reasons }) => {
        if (seat !== 'one' || step !== 'move') return;
        asked++;
        expect(reasons.nodes).toBeLessThan(60);
      },
    });
    expect(asked).toBeGreaterThan(10);
  });

  test('a tournament of battles gives both players both sides', () => {
    const seats: string[] = [];
    const watched: Player = {
      name: 'watched',
      answer: (question) => {
        if (question.step === 'place') seats.push(question.asked.seat);
        return recruit.answer(question);
      },
    };
    const { all, kinds } = tournament(battles(['riders']), [watched, recruit], { fights: 4, seed: 'both' });
    expect(all.won + all.lost + all.drawn).toBe(4);
    expect(kinds.riders?.fights).toBe(4);
    expect(seats).toEqual(['one', 'two', 'one', 'two']);
  });
});
