import { type Json, type Stream, stream } from '@warmoot/kernel';
import { always } from '@warmoot/kernel/testing';
import { saga } from '@warmoot/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { done, named, saltCrown, seenBy } from '../sheet/testing/fixture.js';
import { NO_TROOPS } from '../wealth/ledger.js';
import { emptyPlan, lacking, type Plan, planDeed, planOf, replanDeed } from './plan.js';
import {
  goingBy,
  type How,
  NO_ROAD,
  newParty,
  type RoadParty,
  roadFault,
  roadLacks,
  roadPlan,
  roadSaid,
} from './road.js';

const MAPS = [...saga.roads.READY_ROADS.map(saga.roads.readyRoads), saga.roads.drawRoads('7', { spans: 12 })];
const CAST = Array.from({ length: 12 }, (_, nth) => `c${nth + 1}`);
const CALLED = ['Hares', 'Hounds', 'The watch', 'Wren', 'Riders'];

const maybe = <A>(source: Stream, key: string, of: () => A): object => (source.below(2) === 0 ? {} : { [key]: of() });
const flag = (source: Stream): boolean => source.below(2) === 0;

/** Some of the cast, each in one party; soldiers written down or of a unit; with and without all that can be left out. */
const anyParty = (source: Stream, nth: number): object => {
  const people = CAST.slice(nth * 2, nth * 2 + source.below(3));
  return {
    name: CALLED[nth],
    members: people.map((character) => ({ character, mounted: flag(source), scout: flag(source) })),
    unit: flag(source) ? null : `u${nth}`,
    boats: flag(source),
    ...(people.length === 0 ? maybe(source, 'seat', () => 'bo') : maybe(source, 'leader', () => people.at(-1))),
    ...maybe(source, 'troops', () => ({ mediumInfantry: source.below(900), lightCavalry: source.below(60) })),
  };
};

const anyOf = <A>(source: Stream, all: readonly A[]): A => all[source.below(all.length)] as A;

const anyMarch = (source: Stream): object => {
  const roads = anyOf(source, MAPS);
  const [count, span] = [2 + source.below(4), () => anyOf(source, roads.spans).key];
  const parties = Array.from({ length: count }, (_, nth) => {
    const other = CALLED[(nth + 1) % count] as string;
    const wants = [
      { want: 'reach', span: span() },
      { want: 'catch', party: other },
      { want: 'find', party: other },
      { want: 'avoid', party: other, days: 1 + source.below(9) },
      ...(nth === 0 ? [] : [null]),
    ];
    return {
      ...anyParty(source, nth),
      at: span(),
      wants: anyOf(source, wants),
      stores: source.below(30),
      towns: flag(source) ? [] : [span()],
      knows: flag(source) ? [] : [{ of: other, at: span(), aware: flag(source), ...maybe(source, 'day', () => 3) }],
      forced: source.below(3),
      ...maybe(source, 'approaches', () => ['the gate', 'the weir', 'the orchard'].slice(0, 2 + source.below(2))),
    };
  });
  return { roads, parties };
};

const anyPlan = (seed: number): object => {
  const source = stream(`plan ${seed}`);
  const onWater = flag(source);
  const [one, two] = [anyParty(source, 0), anyParty(source, 1)];
  const from = anyOf(source, [null, 'discussion', 'duel', 'battle']);
  return anyOf(source, [
    () => ({ by: 'chase', quarry: one, pursuers: two, from, onWater }),
    () => ({ by: 'race', racers: [one, two], legs: anyOf(source, [1, 3, 5]), onWater, goal: 'the mill' }),
    () => anyMarch(source),
    () => anyMarch(source),
  ])();
};

const { chasePlan, racePlan, marchPlan } = saga.campaign;
const asTaken = (plan: unknown): unknown => {
  const read = [chasePlan, racePlan, marchPlan].map((one) => one.parse(plan)).find(({ ok }) => ok);
  return read?.ok === true ? read.value : null;
};

const campaign = saltCrown();
const [ella, morten, maud] = ['Ella', 'Morten', 'Maud'].map((name) => named(campaign, name).id) as [
  string,
  string,
  string,
];

const entryOf = (put: saga.campaign.Campaign): saga.campaign.Entry =>
  Object.values(put.open.entries).find(({ title }) => title === 'The road') as saga.campaign.Entry;

const member = (character: string) => ({ character, mounted: false, scout: false });
const called = (nth: number): string => `Party ${nth}`;

describe('a movement as it is planned', () => {
  test('whatever is planned comes back from the form as it was', () => {
    always(
      fc.property(fc.nat({ max: 1_000_000 }), (seed) => {
        const plan = asTaken(anyPlan(seed));
        expect(plan).not.toBe(null);
        const said = roadSaid({ plan: plan as Json, characters: ['c1', 'c99'], scene: 'movement' });
        expect(roadPlan(said)).toEqual(plan);
        expect(said.characters).toContain('c99');
        expect(roadFault(said)).toBe(null);
      }),
      400,
    );
  });

  test('SAGA-MOVE-001 SAGA-MOVE-016 SAGA-MOVE-024 SAGA-MOVE-045: an entry that is edited keeps soldiers, scouts, leaders, third parties and drawn maps', () => {
    const roads = saga.roads.drawRoads('salt', { spans: 12, kind: 'mountains' });
    const [first, second, third] = roads.spans.map(({ key }) => key) as [string, string, string];
    const housed = done(campaign, { deed: 'unit', name: 'Avitch', level: 5 });
    const unit = Object.keys(housed.open.units)[0] as string;
    const plan = {
      roads,
      parties: [
        {
          ...{ name: 'Hares', at: first, wants: { want: 'reach', span: third }, towns: [third], stores: 4, forced: 2 },
          members: [member(ella), { ...member(maud), mounted: true, scout: true }],
          leader: maud,
        },
        { name: 'Host', at: second, unit, troops: { lightInfantry: 0 }, wants: { want: 'find', party: 'Hares' } },
        {
          ...{ name: 'The gate', at: third, members: [member(morten)], boats: true },
          approaches: ['the gate', 'the postern'],
          knows: [{ of: 'Host', at: second, day: 2, aware: true }],
        },
      ],
    };
    const deed = { deed: 'plan', scene: 'movement', title: 'The road', day: 5, days: 3, plan };
    const put = done(housed, { ...deed, characters: [ella, maud, morten] });
    const before = entryOf(put);
    const after = entryOf(done(put, replanDeed(before.id, { ...planOf(before), title: 'The road', day: 6 })));
    expect(asTaken(after.plan)).toEqual(asTaken(before.plan));
    expect(after).toMatchObject({ day: 6, characters: before.characters });
  });

  test('SAGA-WEALTH-016: no more soldiers march than their house has, and all of them where nothing is said', () => {
    const troops = { ...NO_TROOPS, mediumInfantry: 40 };
    const housed = done(campaign, { deed: 'unit', name: 'Avitch', level: 5, troops });
    const seen = seenBy(housed);
    const unit = Object.keys(housed.open.units)[0] as string;
    const going = goingBy({ characters: [ella], road: NO_ROAD }, 'march', called);
    const [one, two] = going.road.parties as [RoadParty, RoadParty];
    const withSome = (some: object) => ({ ...going.road, parties: [one, { ...two, unit, ...some }] });
    expect(roadLacks({ road: withSome({}) }, seen)).toBe(null);
    expect(roadLacks({ road: withSome({ troops }) }, seen)).toBe(null);
    expect(roadLacks({ road: withSome({ troops: { ...troops, mediumInfantry: 41 } }) }, seen)).toBe('road');
    expect(roadLacks({ road: withSome({ troops: NO_TROOPS }) }, seen)).toBe('inParties');
  });

  test('whoever goes in words goes in the first party by the rules, and back; other ways lose no third party', () => {
    const words = { characters: [ella, maud], road: NO_ROAD };
    const march = goingBy(words, 'march', called);
    expect(march.characters).toEqual([]);
    expect(march.road.parties.map(({ name, members }) => [name, members.length])).toEqual([
      ['Party 1', 2],
      ['Party 2', 0],
    ]);
    expect(roadFault(march)).toBe(null);
    const three = { ...march, road: { ...march.road, parties: [...march.road.parties, newParty('Wren', [morten])] } };
    const chase = goingBy(three, 'chase', called);
    expect(roadPlan(chase)).toMatchObject({ quarry: { name: 'Party 1' }, pursuers: { name: 'Party 2' } });
    expect(goingBy(chase, 'march', called).road.parties.map(({ name }) => name)).toEqual([
      'Party 1',
      'Party 2',
      'Wren',
    ]);
    expect(goingBy(three, 'word', called).characters).toEqual([ella, maud, morten]);
  });

  test('says what is still missing, and the rules take what lacks nothing', () => {
    const seen = seenBy(campaign);
    const blank: Plan = { ...emptyPlan(5, 'movement', [ella]), title: 'The road' };
    expect(lacking(blank, seen)).toBe(null);
    for (const how of ['chase', 'race', 'march'] satisfies readonly How[]) {
      const going: Plan = { ...blank, ...goingBy(blank, how, called) };
      expect(lacking(going, seen)).toBe('inParties');
      const [one, two] = going.road.parties as [(typeof going.road.parties)[0], (typeof going.road.parties)[0]];
      const whole: Plan = {
        ...going,
        road: { ...going.road, parties: [one, { ...two, members: [member(morten)] }] },
      };
      expect(lacking(whole, seen)).toBe(null);
      expect(
        lacking({ ...whole, road: { ...whole.road, parties: [one, { ...two, members: one.members }] } }, seen),
      ).toBe('road');
      const put = done(campaign, planDeed(whole));
      expect(entryOf(put).characters).toEqual([ella, morten]);
      expect(planOf(entryOf(put)).road).toEqual({ ...whole.road, parties: planOf(entryOf(put)).road.parties });
      expect(roadPlan(planOf(entryOf(put)))).toEqual(asTaken(roadPlan(whole)));
    }
  });
});
