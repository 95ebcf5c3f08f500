import { apply, begin, type Moved, type SceneTypes, type Start, stream } from '@warmoot/kernel';
import { always, partly, randomInput, setupRefusal, sitDown } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saga } from '../../edition.js';
import type { Duel } from '../duel.js';
import { PARTS } from '../model.js';
import { duelScene } from '../scene.js';
import { DISTANCES } from '../tables/distances.table.js';
import { starts } from '../testing/starts.js';

const rules = duelScene(saga);
type At = Moved<Duel>['run'];

/** The setup of a fight as it stands at the beginning of a round. */
const setupOf = ({ state }: At, options: unknown): Start => {
  const { given, open, own, seats } = state;
  const name = (who: number): string => given.fighters[who]?.name ?? '';
  const people = given.fighters.map((fighter, who) => {
    const one = open.combatants[who] as (typeof open.combatants)[number];
    const wounds = PARTS.flatMap((part, at) => [
      ...Array.from({ length: one.minors[at] ?? 0 }, () => ({ part, severity: 'minor' })),
      ...Array.from({ length: one.majors[at] ?? 0 }, () => ({ part, severity: 'major' })),
    ]);
    return {
      name: fighter.name,
      seat: fighter.seat,
      skills: fighter.skills,
      locks: fighter.locks ?? own[fighter.seat]?.locks[fighter.name],
      hands: { left: one.left, right: one.right },
      carried: one.carried,
      armour: fighter.armour,
      wounds,
      ...(one.x < 0 ? {} : { at: { x: one.x, y: one.y } }),
      prone: one.prone,
      penalties: one.penalties.map(({ on, by, until, from }) => ({
        on,
        by,
        until,
        ...(from === 'setup' ? {} : { from }),
      })),
      weakening: one.weakening,
    };
  });
  const fighters = open.combatants.map(({ standing, dyingSince, turned }, who) => ({
    who: name(who),
    standing,
    dyingSince,
    turned: PARTS.filter((_, at) => turned[at] === 1),
  }));
  const distance = Object.entries(DISTANCES).find(([, many]) => many === given.distance)?.[0];
  const setup = {
    seats,
    side1: people.filter((_, who) => given.fighters[who]?.side === 1),
    side2: people.filter((_, who) => given.fighters[who]?.side === 2),
    combats: open.combats.map(({ side1, side2 }) => ({ side1: side1.map(name), side2: side2.map(name) })),
    distance,
    ambusher: given.ambusher,
    position: {
      round: open.round,
      quiet: open.quiet,
      width: open.width,
      height: open.height,
      fighters,
      grips: open.grips.map(({ holder, victim, ...grip }) => ({ ...grip, holder: name(holder), victim: name(victim) })),
      lying: open.lying,
    },
  };
  return { setup, options } as Start;
};

const DUEL = {
  seats: ['ana', 'bo'],
  side1: [{ name: 'Ella', seat: 'ana', like: 'knight', at: { x: 4, y: 4 } }],
  side2: [{ name: 'Joris', seat: 'bo', like: 'duellist', at: { x: 5, y: 4 }, hands: { right: 'sword' } }],
};

test('SAGA-DUEL-ROUND-012 a penalty counts through its last round, and one that is over is refused', () => {
  const hurt = (until: number) => {
    const [ella] = DUEL.side1;
    const side1 = [{ ...ella, penalties: [{ on: 'speed', by: -2, until }] }];
    return { ...DUEL, side1, position: { round: 5 } };
  };
  expect(setupRefusal(rules, hurt(4))).toMatchObject({ rule: 'SAGA-DUEL-ROUND-012', facts: { who: 'Ella', until: 4 } });
  expect(sitDown(rules, hurt(5)).run.state.open.combatants[0]?.penalties).toMatchObject([{ by: -2, until: 5 }]);
});

describe('SAGA-DUEL-021 a fight taken up in its course', () => {
  test('is the fight that came to this: facts, questions and answers', () => {
    let looked = 0;
    always(
      fc.property(starts, fc.integer({ min: 0, max: 2 ** 31 }), (start, seed) => {
        const source = stream(`${seed}`);
        let moved = begin<Duel>(rules, start);
        for (let inputs = 0; moved.ok && inputs < 400; inputs++) {
          const { run } = moved.value;
          const { awaits, state } = run;
          const isNew =
            awaits.need === 'answers' && awaits.step === 'declare' && Object.keys(state.sealed).length === 0;
          if (isNew && source.below(3) === 0) {
            const again = begin<Duel>(rules, setupOf(run, start.options));
            expect(again).toMatchObject({ ok: true });
            if (!again.ok) return;
            const { run: taken } = again.value;
            // Who named the first pair is over and done with, and so are offers: no rule reads them.
            expect({ ...taken.state.open, picksFirst: null }).toEqual({
              ...state.open,
              picksFirst: null,
              offered: null,
            });
            expect(taken.state.agenda).toEqual(state.agenda);
            expect(taken.awaits).toEqual(awaits);
            looked++;
          }
          const input = randomInput(run as unknown as Moved<SceneTypes>['run'], source);
          if (input === null) return;
          moved = apply<Duel>(rules, state, input);
        }
      }),
      60,
    );
    expect(looked).toBeGreaterThan(partly(60));
  });

  test('SAGA-DUEL-WEAPON-006 a weapon in an arm that was lost in it stays there where its hand is named; before a fight the other arm takes it', () => {
    const wounds = [{ part: 'rightArm', severity: 'major' }];
    const held = (hands: object, more: object): object => {
      const side1 = DUEL.side1.map((ella) => ({ ...ella, hands, wounds }));
      const { left, right } = sitDown(rules, { ...DUEL, ...more, side1 }).run.state.open.combatants[0] ?? {};
      return { left, right };
    };
    const inCourse = { position: { round: 5 } };
    const taken = { left: 'bigSword', right: null };
    expect(held({ right: 'bigSword' }, inCourse)).toEqual({ left: null, right: 'bigSword' });
    expect(held({ both: 'bigSword' }, inCourse)).toEqual(taken);
    expect(held({ right: 'bigSword' }, {})).toEqual(taken);
  });

  test('begins with its round, its grips and what lies about', () => {
    const position = {
      round: 7,
      quiet: 2,
      grips: [{ holder: 'Joris', victim: 'Ella', grip: 'held', hand: 'left' }],
      lying: [{ item: 'dagger', x: 4, y: 5 }],
    };
    const { run } = sitDown(rules, { ...DUEL, position });
    expect(run.state.open).toMatchObject({ round: 7, quiet: 2, lying: [{ item: 'dagger' }] });
    expect(run.state.open.grips).toEqual([{ holder: 1, victim: 0, grip: 'held', hand: 'left' }]);
  });

  test.each([
    [
      'a grip with a hand that holds something',
      { grips: [{ holder: 'Joris', victim: 'Ella', grip: 'held', hand: 'right' }] },
      'SAGA-DUEL-ACT-066',
    ],
    [
      'a grip on nobody known',
      { grips: [{ holder: 'Joris', victim: 'Eve', grip: 'held', hand: 'left' }] },
      'duel.somebodyHere',
    ],
    [
      'a grip on somebody of the own side',
      { grips: [{ holder: 'Aud', victim: 'Ella', grip: 'held', hand: 'left' }] },
      'SAGA-DUEL-ACT-069',
    ],
    ['as many quiet rounds as were never fought', { round: 3, quiet: 3 }, 'SAGA-DUEL-ROUND-023'],
    ['so many quiet rounds that it was over', { round: 30, quiet: 20 }, 'SAGA-DUEL-ROUND-023'],
    ['nobody left on a side', { fighters: [{ who: 'Ella', standing: 'dead' }] }, 'duel.stillFought'],
    ['incapable without a wound', { fighters: [{ who: 'Ella', standing: 'incapable' }] }, 'SAGA-DUEL-WOUND-017'],
  ])('%s is refused', (_, position, why) => {
    const two = { ...DUEL, side1: [...DUEL.side1, { name: 'Aud', seat: 'ana', at: { x: 3, y: 3 } }] };
    const combats = [{ side1: ['Aud'], side2: ['Joris'] }];
    const setup = why === 'duel.stillFought' ? { ...DUEL, position } : { ...two, combats, position };
    expect(JSON.stringify(setupRefusal(rules, setup))).toContain(why);
  });
});
