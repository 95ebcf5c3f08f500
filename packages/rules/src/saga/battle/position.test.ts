import { apply, begin, type Moved, type SceneTypes, type Start, stream } from '@warmoot/kernel';
import { always, partly, randomInput, setupRefusal } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../../war/ground/ground.js';
import type { Battle } from './battle.js';
import { groundOf } from './ground.js';
import type { BattleOpen } from './model.js';
import { battleScene as rules } from './scene.js';
import { NO_TROOPS } from './setup.js';
import { smallStarts } from './testing/starts.js';

const ARMY = ['attacker', 'defender'] as const;

/** The setup of a battle as it stands when a round has begun. */
const setupOf = ({ state }: Moved<Battle>['run'], start: Start): Start => {
  const { given, open } = state;
  const army = (side: 0 | 1) => {
    const { champions, ...rest } = given.armies[side];
    const before = side === 0 ? 0 : given.armies[0].champions.length;
    const now = champions.map((one, at) => {
      const { wounds, hands, carried } = open.champions[before + at] as BattleOpen['champions'][number];
      return { ...one, wounds, ...(hands ? { hands } : {}), ...(carried ? { carried } : {}) };
    });
    return { ...rest, troops: NO_TROOPS, champions: now };
  };
  const units = open.roster.map(({ side, troop, size }, unit) => ({
    army: ARMY[side],
    troop,
    size,
    losses: Math.min(size, open.losses[unit] ?? 0),
    at: (open.at[unit] ?? -1) < 0 ? null : placeOf(groundOf(state as never), open.at[unit] as number),
    order: Math.max(1, open.order[unit] ?? 1),
  }));
  const names = given.armies.flatMap(({ champions }) => champions.map(({ name }) => name));
  const position = {
    units,
    round: open.round,
    lossNumber: open.lossNumber,
    retreated: ARMY.filter((_, side) => open.retreated[side]),
    quiet: open.quiet,
    duels: open.duels,
    champions: open.champions.map(({ standing }, at) => ({ who: names[at], standing })),
  };
  const fields = [given.fields[open.field]];
  const setup = { ...(start.setup as object), attacker: army(0), defender: army(1), fields, position };
  return { setup, options: start.options } as Start;
};

/** What is over before a round begins, and what counts by its order alone. */
const asItMatters = ({ order, champions, ...open }: BattleOpen): unknown => ({
  ...open,
  order: [...order.keys()].sort((a, b) => (order[a] as number) - (order[b] as number)),
  champions: champions.map(({ standing, wounds }) => ({ standing, wounds })),
  losses: open.losses.map((losses, unit) => Math.min(losses, open.roster[unit]?.size ?? 0)),
  field: 0,
  line: null,
  waived: false,
  stood: [],
});

describe('a battle taken up in its course', () => {
  test('is the battle that came to this: facts, questions and answers', () => {
    let looked = 0;
    always(
      fc.property(smallStarts, fc.integer({ min: 0, max: 2 ** 31 }), (start, seed) => {
        const source = stream(`${seed}`);
        let moved = begin<Battle>(rules, start);
        for (let inputs = 0; moved.ok && inputs < 600; inputs++) {
          const { run, heard } = moved.value;
          const isNew = heard.some(({ depth, event }) => depth === 0 && event.event === 'roundBegan');
          const waits = run.awaits.need === 'answers' && ['declare', 'challenge'].includes(run.awaits.step);
          if (isNew && waits && run.state.open.ending === null && run.state.inner === null) {
            const again = begin<Battle>(rules, setupOf(run, start));
            expect(again).toMatchObject({ ok: true });
            if (!again.ok) return;
            expect(asItMatters(again.value.run.state.open)).toEqual(asItMatters(run.state.open));
            expect(again.value.run.state.agenda).toEqual(run.state.agenda);
            expect(again.value.run.awaits).toEqual(run.awaits);
            looked++;
          }
          const input = randomInput(run as unknown as Moved<SceneTypes>['run'], source);
          if (input === null) return;
          moved = apply<Battle>(rules, run.state, input);
        }
      }),
      40,
    );
    expect(looked).toBeGreaterThan(partly(40));
  });

  const unit = (army: string, at: readonly [number, number] | null, losses = 0) => ({
    army,
    troop: 'pikemen',
    size: 100,
    losses,
    at: at === null ? null : { row: at[0], column: at[1] },
  });
  const setup = (units: readonly object[], more: object = {}): object => ({
    seats: ['ana', 'bo'],
    attacker: { name: 'Red', seat: 'ana' },
    defender: { name: 'Blue', seat: 'bo' },
    position: { units, ...more },
  });

  test.each([
    [
      'off the map without losses or retreat',
      setup([unit('attacker', [3, 3]), unit('attacker', null, 5), unit('defender', [5, 5])]),
      'battle.offTheMap',
    ],
    ['nobody on the map', setup([unit('attacker', null, 100), unit('defender', [5, 5])]), 'battle.someOnTheMap'],
    [
      'a champion of nobody',
      setup([unit('attacker', [3, 3]), unit('defender', [5, 5])], { champions: [{ who: 'Eve', standing: 'dead' }] }),
      'battle.championNamed',
    ],
  ])('%s is refused', (_, given, why) => {
    expect(JSON.stringify(setupRefusal(rules, given))).toContain(why);
  });
});

test('SAGA-BATTLE-END-023 a position has no more quiet rounds than were fought, nor so many that it was over', () => {
  const unit = (army: 'attacker' | 'defender', row: number) => ({
    army,
    troop: 'pikemen',
    size: 9,
    at: { row, column: 4 },
  });
  const begun = (round: number, quiet: number, options: object = {}) =>
    begin<Battle>(rules, {
      setup: {
        seats: ['ana', 'bo'],
        attacker: { name: 'Red', seat: 'ana' },
        defender: { name: 'Blue', seat: 'bo' },
        position: { round, quiet, units: [unit('attacker', 3), unit('defender', 9)] },
      },
      options,
    });
  for (const [round, quiet] of [
    [3, 3],
    [30, 20],
  ] as const) {
    expect(begun(round, quiet)).toMatchObject({ ok: false, refusal: { rule: 'SAGA-BATTLE-END-023' } });
    // Nobody counts where the rule is switched off.
    expect(begun(round, quiet, { 'saga.battle.quietRounds': 'none' })).toMatchObject({ ok: true });
  }
  expect(begun(20, 19)).toMatchObject({ ok: true });
});
