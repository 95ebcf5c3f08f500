import { setupRefusal } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import { skirmishScene } from '../scene.js';
import { awaited, fight, fightIn, sightOf, stateIn } from '../testing/stage.js';

const HERE = { at: { x: 5, y: 5 } };
const THERE = { at: { x: 6, y: 5 } };

/** Why a setup is refused: the word for it. */
const refused = (more: object, options: object = {}): string => {
  const setup = {
    seats: ['ana', 'bo'],
    a: { name: 'Red', seat: 'ana', figures: [HERE] },
    b: { name: 'Blue', seat: 'bo', figures: [THERE] },
    ...more,
  };
  const refusal = setupRefusal(skirmishScene, setup, options);
  if (refusal.code === 'BROKEN_RULE') return `${refusal.rule} ${refusal.what}`;
  if (refusal.code !== 'BAD_SHAPE') return refusal.code;
  return refusal.expected.want === 'form' ? `${refusal.path} ${refusal.expected.form}` : refusal.path;
};
const red = (...figures: readonly object[]) => ({ a: { name: 'Red', seat: 'ana', figures } });
const blue = (...figures: readonly object[]) => ({ b: { name: 'Blue', seat: 'bo', figures } });
const at = (x: number, y: number) => ({ at: { x, y } });

test('WARBAND-CORE-005 side 1 is that of the player characters', () => {
  expect(refused(blue({ ...THERE, like: 'hero' }))).toBe('WARBAND-CORE-005 warband.charactersAreSideA');
  expect(awaited(fight({ a: [{ like: 'hero' }], b: [{ like: 'hero', name: 'Vigga' }] }))).toBe('priority');
});

test('who plays must sit there, and names stand for one', () => {
  expect(refused({ referee: 'rae' })).toBe('UNKNOWN_SEAT');
  expect(refused(red({ ...HERE, seat: 'cy' }))).toBe('UNKNOWN_SEAT');
  expect(refused(red({ ...HERE, name: 'Odo' }, { ...at(1, 1), name: 'odo' }))).toBe('setup war.nameOnce');
  expect(refused({ b: { name: 'Red', seat: 'bo', figures: [THERE] } })).toBe('setup setup.differentNames');
});

test('WARBAND-GRID-001 figures stand on the map, in no wall, and one in a space but for the prone', () => {
  expect(refused(red(at(24, 5)))).toBe('setup.a.figures[0].at warband.onTheMap');
  expect(refused({ ground: [{ ...HERE, wall: true }] })).toBe('setup.a.figures[0].at warband.onTheMap');
  expect(refused(blue(HERE))).toBe('WARBAND-GRID-001 warband.oneInASpace');
  const over = fight({ a: [{ at: [5, 5], prone: true }], b: [{ at: [5, 5] }] });
  expect(stateIn(over, 'A1').at).toBe(stateIn(over, 'B1').at);
  expect(refused({ ground: [{ at: { x: 30, y: 2 }, wall: true }] })).toBe('setup.ground[0].at warband.onTheMap');
  expect(
    refused({
      edges: [
        {
          between: [
            { x: 1, y: 1 },
            { x: 3, y: 1 },
          ],
          wall: true,
        },
      ],
    }),
  ).toBe('setup.edges[0].between warband.sideBySide');
});

test('WARBAND-FIGURE-004 WARBAND-VANQUISH-001 only player characters are set up at 0 HP, and nobody above their most', () => {
  expect(refused(red({ ...HERE, hpNow: 0 }))).toBe('setup.a.figures[0].hpNow warband.onlyCharactersAtZero');
  expect(refused(red({ ...HERE, hpNow: 2 }))).toBe('setup.a.figures[0].hpNow warband.atMostHp');
  expect(refused(red({ ...HERE, like: 'hero', dying: true }))).toBe('setup.a.figures[0] warband.downAtZero');
  // One of whom nothing else is said has its save to roll.
  expect(stateIn(fight({ a: [{ like: 'hero', hpNow: 0 }], b: [{}] }), 'A1').dying).toBe(true);
});

test('WARBAND-GEAR-001 two hands hold what fits into them', () => {
  const gear = (...items: readonly object[]) => red({ ...HERE, gear: items });
  expect(refused(gear({ item: 'sword', kept: 'right' }, { item: 'dagger', kept: 'right' }))).toBe(
    'setup.a.figures[0].gear warband.oneThingInAHand',
  );
  expect(refused(gear({ item: 'longbow', kept: 'left' }))).toBe('setup.a.figures[0].gear warband.needsBothHands');
  expect(refused(red({ ...HERE, spells: [{ name: 'Fog' }, { name: 'Fog' }] }))).toBe(
    'setup.a.figures[0].spells warband.spellOnce',
  );
});

test('WARBAND-GEAR-004 WARBAND-WOUND-004 WARBAND-WOUND-019 ten slots, less one for each Wound, for what a character carries; an NPC’s are not counted', () => {
  const daggers = (count: number) => Array.from({ length: count }, () => ({ item: 'dagger', kept: 'packed' }));
  const laden = (count: number, more: object = {}) => red({ ...HERE, pc: true, gear: daggers(count), ...more });
  expect(refused(laden(11))).toBe('setup.a.figures[0].gear warband.fitsSlots');
  // WARBAND-WOUND-014: a Back fills two, so eight are left.
  const back = { wounds: [{ wound: 'back' }] };
  expect(refused(laden(9, back))).toBe('setup.a.figures[0].gear warband.fitsSlots');
  const carries = (count: number, more: object) =>
    stateIn(fight({ a: [{ gear: daggers(count), ...more }], b: [{}] }), 'A1').items.length;
  expect(carries(10, { pc: true })).toBe(10);
  expect(carries(8, { pc: true, ...back })).toBe(8);
  // A helmet that is worn fills none.
  const helmet = { item: 'helmet', kept: 'worn' };
  expect(carries(0, { pc: true, gear: [...daggers(10), helmet] })).toBe(11);
  expect(carries(12, {})).toBe(12);
});

test('somebody must be there to fight on either side', () => {
  expect(refused(blue({ ...THERE, fate: 'slain' }))).toBe('setup.b.figures warband.someToFight');
});

test('WARBAND-ROUND-011 a fight is taken up where it was: round, phase, priority, states, charges, holds, effects', () => {
  const table = fightIn('opening', {
    a: [
      { at: [5, 5], prone: true, fell: true },
      { at: [5, 6], blinded: 2 },
      { at: [1, 1], spells: [{ name: 'Fog' }], flags: ['caster'] },
    ],
    b: [{ at: [6, 5] }, { at: [6, 6] }],
    position: {
      round: 4,
      priority: 'b',
      acted: ['B1'],
      charged: [{ figure: 'A2', target: 'B2' }],
      holds: [{ controller: 'B1', held: 'A1', total: 9, tightened: 1 }],
      delayed: [{ figure: 'A3', spell: 'Fog' }],
      effects: [{ name: 'Light', figure: 'A2', rounds: 3 }],
      quiet: 1,
    },
  });
  const { open } = sightOf(table);
  expect(open).toMatchObject({ round: 4, phase: 'opening', priority: 1, quiet: 1 });
  expect(open.holds).toEqual([{ controller: 3, held: 0, total: 9, tightened: 1, joiners: [] }]);
  expect(open.effects).toEqual([{ name: 'Light', by: -1, on: 1, to: 6 }]);
  expect(stateIn(table, 'A1')).toMatchObject({ prone: true, fellIn: 4 });
  expect(stateIn(table, 'A2')).toMatchObject({ blindedTo: 5, charged: 4, opening: 'charge' });
  expect(stateIn(table, 'A3')).toMatchObject({ delayed: 'Fog', opening: 'spell' });
  expect(stateIn(table, 'B1').opening).toBe('misc');
});

test('WARBAND-ROUND-011 a position that cannot be is refused', () => {
  const position = (more: object, others: object = {}) => refused({ position: more, ...others });
  expect(position({}, red({}))).toBe('setup.position warband.allPlaced');
  expect(position({ acted: ['A7'] })).toBe('setup.position.acted warband.figureKey');
  expect(position({ charged: [{ figure: 'A1', target: 'A1' }] })).toBe('setup.position.charged[0] warband.pairOfFoes');
  const far = blue(at(9, 9));
  expect(position({ holds: [{ controller: 'A1', held: 'B1', total: 3 }] }, far)).toBe(
    'setup.position.holds[0] warband.besideEachOther',
  );
  expect(
    position({
      duels: [
        ['A1', 'B1'],
        ['B1', 'A1'],
      ],
    }),
  ).toBe('setup.position.duels warband.figureOnce');
  expect(position({ delayed: [{ figure: 'A1', spell: 'Fog' }] })).toBe(
    'setup.position.delayed[0].spell warband.ownSpell',
  );
  // WARBAND-SPELL-001: upon somebody, or upon nobody, as the spell is.
  const caster = red({ ...HERE, spells: [{ name: 'Fog' }, { name: 'Hex', targeted: true }] });
  const delayed = (spell: object) => position({ delayed: [{ figure: 'A1', ...spell }] }, caster);
  expect(delayed({ spell: 'Hex' })).toBe('setup.position.delayed[0].target warband.spellUpon');
  expect(delayed({ spell: 'Hex', target: 'B7' })).toBe('setup.position.delayed[0].target warband.figureKey');
  expect(delayed({ spell: 'Fog', target: 'B1' })).toBe('setup.position.delayed[0].target warband.spellUponNobody');
  expect(position({ groups: [{ figure: 'A1' }] }, red({ ...HERE, like: 'hero' }))).toBe(
    'WARBAND-MORALE-001 warband.neverChecks',
  );
  const late = red({ ...HERE, like: 'hero', hpNow: 0, criticalSince: 9 });
  expect(position({ round: 3 }, late)).toBe('setup.position warband.notYetCritical');
  expect(position({ quiet: 3 })).toBe('WARBAND-ROUND-010 warband.tooQuiet');
  expect(position({ round: 2 }, { surprised: 'b' })).toBe('WARBAND-ROUND-003 warband.surpriseIsFirst');
});

test('WARBAND-GRID-001 WARBAND-ROUND-011 a set-up is refused in words that people know: names of figures and bands, spaces, numbers', () => {
  const facts = (more: object): unknown => {
    const setup = {
      seats: ['ana', 'bo'],
      a: { name: 'Red', seat: 'ana', figures: [HERE] },
      b: { name: 'Blue', seat: 'bo', figures: [THERE] },
      ...more,
    };
    const refusal = setupRefusal(skirmishScene, setup, {});
    if (refusal.code === 'BROKEN_RULE') return refusal.facts;
    return refusal.code === 'BAD_SHAPE' && refusal.found.is === 'value' ? refusal.found.text : refusal.code;
  };
  const odo = { ...HERE, name: 'Odo' };
  expect(facts({ ...red(odo), ...blue({ ...HERE, name: 'Ida' }) })).toEqual({ figure: 'Ida', other: 'Odo' });
  expect(facts({ ...red({ name: 'Odo' }), position: {} })).toBe('Odo');
  const hero = red({ ...odo, like: 'hero' });
  expect(facts({ ...hero, position: { groups: [{ figure: 'A1' }] } })).toEqual({ figure: 'Odo' });
  const bleeding = red({ ...odo, like: 'hero', hpNow: 0, criticalSince: 9 });
  expect(facts({ ...bleeding, position: { round: 3 } })).toBe('Odo');
  expect(facts(blue({ ...THERE, fate: 'slain' }))).toBe('Blue');
  const [one, other] = [
    { x: 1, y: 1 },
    { x: 3, y: 1 },
  ];
  expect(facts({ edges: [{ between: [one, other], wall: true }] })).toBe('1,1 3,1');
  const two = ['sword', 'dagger'].map((item) => ({ item, kept: 'right' }));
  expect(facts(red({ ...HERE, gear: two }))).toBe('2');
});
