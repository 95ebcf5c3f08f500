import type { Json } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { nextScenes, storyBefore, storyEnds } from '../../../../campaigns.js';
import type { NextScene, SeenWithRules } from '../../handover/next.js';
import type { Entry } from '../../papers/model.js';
import { battleIn, before, fought, marchAfter, marched, met, troops, withPlayed } from './testing/road.js';
import { asIf, following, told } from './testing/telling.js';

type Seen = Pick<SeenWithRules, 'open'>;

const [RIDERS, GUARD] = ['march.raiders', 'march.garrison'];
const befell = (seen: Seen) => storyEnds(seen as never)?.befell;

interface Army {
  readonly retreated?: boolean;
  readonly surrendered?: boolean;
  readonly destroyed?: boolean;
  readonly units?: readonly object[];
}
const army = (name: string | undefined, said: Army, left: number) => ({
  ...{ name, retreated: false, after: troops({ mediumCavalry: left }), ...said },
});
const by = (way: string | undefined) => (way === undefined ? {} : { by: way });
const fates = (...all: readonly string[]) => ({ units: all.map((fate) => ({ fate })) });
const states = (...all: readonly string[]) => ({ units: all.map((state) => ({ state })) });

/** The raiders come first, as they attacked; what the guard is like decides nothing. */
const ended = (way: string | undefined, victor: string | null | undefined, raiders: Army, left = 0): unknown =>
  befell(
    fought(
      {
        ...(way === undefined ? { holder: victor } : { winner: victor }),
        armies: [army(RIDERS, raiders, left), army(GUARD, { retreated: victor === RIDERS }, 60)],
      },
      by(way),
    ),
  );

describe('how a battle has ended for the riders', () => {
  const beaten = { retreated: true };

  test.each([
    ['went back with most of theirs', { ...beaten, ...fates('left', 'left', 'lost') }, 20, 'fled'],
    [
      'went back, and whoever was left there surrendered',
      { ...beaten, surrendered: true, ...fates('left', 'surrendered') },
      20,
      'lost',
    ],
    ['went back, and nobody came away', { ...beaten, destroyed: true, ...fates('lost', 'lost') }, 0, 'lost'],
    ['surrendered', { surrendered: true, ...fates('surrendered') }, 30, 'lost'],
    ['were destroyed', { destroyed: true, ...fates('lost') }, 0, 'lost'],
  ])('SAGA-BATTLE-END-025: by the saga they %s', (_, raiders, left, how) => {
    expect(ended(undefined, GUARD, raiders, left)).toBe(how);
  });

  test('SAGA-BATTLE-END-019: where both have gone back nobody holds the field, and so after breaking off', () => {
    expect(ended(undefined, null, { ...beaten, ...fates('left') }, 20)).toBe('even');
    expect(ended(undefined, null, fates('standing'), 30)).toBe('even');
  });

  test.each([
    ['routed from the field', fates('routed', 'slaughtered'), 'fled'],
    ['beaten by the last round', fates('here', 'here'), 'fled'],
    ['gone unbroken', fates('left', 'slaughtered'), 'fled'],
    ['slaughtered to the last', fates('slaughtered', 'slaughtered'), 'lost'],
  ])('COMMAND-SAGA-012: by command points, %s', (_, units, how) => {
    expect(ended('command', GUARD, { ...beaten, ...units })).toBe(how);
  });

  test('COMMAND-SAGA-012: by command points a draw with both fields empty is even, though both have retreated', () => {
    expect(ended('command', null, { ...beaten, ...fates('routed') }, 30)).toBe('even');
  });

  test.each([
    ['fled', fates('fled', 'killed'), 'fled'],
    ['left the field', fates('left', 'captured'), 'fled'],
    ['taken and killed', fates('captured', 'killed', 'joined'), 'lost'],
    ['out of the battle and destroyed', fates('finished', 'destroyed'), 'lost'],
  ])('SORTIE-SAGA-013: in sorties, %s', (_, units, how) => {
    expect(ended('sortie', GUARD, { ...beaten, ...units })).toBe(how);
  });

  test.each([
    ['off the map', states('left', 'gone'), 'fled'],
    ['surrendered', states('surrendered', 'gone'), 'lost'],
    ['nobody left', states('gone'), 'lost'],
  ])('WARBAND-SAGA-015: in battle lines, %s', (_, units, how) => {
    expect(ended('warband', GUARD, { ...beaten, ...units })).toBe(how);
  });

  test('whoever has won has won by every way', () => {
    for (const way of [undefined, 'command', 'sortie', 'warband']) expect(ended(way, RIDERS, {}, 30)).toBe('won');
  });

  test('WARBAND-CORE-005: battle lines put the side of the main characters first, and say which of the two it is', () => {
    const lines = (winner: string, roles: readonly [string, string]) => {
      const [a, b] = roles.map((role) => ({
        ...army(role === 'attacker' ? RIDERS : GUARD, { retreated: (role === 'attacker') === (winner === GUARD) }, 9),
        ...{ saga: { role }, ...states('left') },
      }));
      return befell(fought({ winner, armies: [a, b] }, by('warband')));
    };
    for (const roles of [
      ['attacker', 'defender'],
      ['defender', 'attacker'],
    ] as const) {
      expect(lines(RIDERS as string, roles)).toBe('won');
      expect(lines(GUARD as string, roles)).toBe('fled');
    }
  });
});

describe('what is fought on the road', () => {
  const { story, march } = marchAfter();
  const ridden = (more: object, riders: object, guard: object = {}): Seen =>
    asIf(story, march, marched(more, riders, guard));
  const dueled = { ...met('attack', 'standing', RIDERS, 'duel'), day: 2 };
  const battled = met('attack', 'standing', RIDERS, 'battle');
  const offers = (seen: Seen) => following(seen).map(({ chapter, next }) => chapter ?? next);

  test('hand to hand is no battle: whoever stands in the town has it still before them, against a town that is warned', () => {
    const seen = ridden({ met: [dueled], held: [null] }, { state: 'got' });
    expect(offers(seen)).toEqual(['battle', 'parley', 'end']);
    const next = battleIn(following(seen));
    expect(next.told?.about).toBe('battle.warned');
    expect(next.plan).toMatchObject({ defence: 'standing', defender: { troops: { mediumInfantry: 40 } } });
    expect(storyBefore(seen as never, next).map(({ fact }) => fact)).toEqual(['yourRiders', 'warned']);
    expect(befell(seen)).toBe('even');
  });

  test('SAGA-DUEL-021 whoever that has laid low leads, and does not fight', () => {
    const seen = ridden({ met: [dueled], held: [null] }, { state: 'got' });
    const jorun = Object.values(seen.open.characters).find(({ name }) => name === 'people.jorun') as { id: string };
    const wounds = [{ part: 'body', severity: 'major', marks: 0, kind: 'cut', day: 2, becameMinor: null }];
    const characters = { ...seen.open.characters, [jorun.id]: { ...jorun, wounds } };
    const { plan } = battleIn(following({ open: { ...seen.open, characters } } as never));
    const { attacker } = plan as unknown as Record<string, { leaders: string[]; champions: string[] }>;
    expect([attacker?.leaders.includes(jorun.id), attacker?.champions.includes(jorun.id)]).toEqual([true, false]);
  });

  test('hand to hand, and the guard has gone out of its town: whoever stands in it has the field', () => {
    const seen = ridden({ met: [dueled], held: [null] }, { state: 'got' }, { at: 'sheepwalk' });
    expect(offers(seen)).toEqual(['parley', 'end']);
    expect(befell(seen)).toBe('won');
  });

  test('hand to hand, and then they have given up: they have turned back', () => {
    const seen = ridden({ met: [dueled], held: [null] }, { state: 'gaveUp', at: 'wood' });
    expect(offers(seen)).toEqual(['parley', 'end']);
    expect(befell(seen)).toBe('turnedBack');
  });

  test('hand to hand, and nobody is left of one of them: the other has the field', () => {
    const gone = { state: 'stopped', troops: troops({}) };
    expect(befell(ridden({ met: [dueled], held: [null] }, gone))).toBe('lost');
    expect(befell(ridden({ met: [dueled], held: [null] }, { state: 'got' }, gone))).toBe('won');
    expect(offers(ridden({ met: [dueled], held: [null] }, gone))).toEqual(['parley', 'end']);
  });

  test('hand to hand, and a guard that is stopped for it hunts nobody any more: its soldiers are still there', () => {
    const hunted = [{ met: [dueled], held: [null] }, { state: 'got' }, { state: 'stopped' }] as const;
    expect(offers(ridden(...hunted))).toEqual(['battle', 'parley', 'end']);
    expect(befell(ridden(hunted[0], { state: 'gaveUp', at: 'pasture' }, hunted[2]))).toBe('turnedBack');
  });

  test('hand to hand first, and a battle that is still to come: it is offered as they have met', () => {
    const seen = ridden({ met: [dueled, met('ambush', 'inCamp')], held: [null] }, {});
    expect(offers(seen)).toEqual(['battle', 'parley', 'end', 'fight']);
    expect(battleIn(following(seen)).told?.about).toBe('battle.asleep');
  });

  test('whoever has fought hand to hand and stands before the others has not turned back', () => {
    const seen = ridden({ met: [dueled, met('attack', 'standing')], held: [null] }, {});
    expect(befell(seen)).toBe('even');
    expect(befell(ridden({ met: [met('attack', 'standing')] }, {}))).toBe('turnedBack');
    expect(befell(ridden({ met: [battled, met('attack', 'standing')], held: [RIDERS] }, {}))).toBe('won');
  });

  test('of fights of the same kind the march keeps one contact, and each with who held the field', () => {
    expect(befell(ridden({ met: [dueled, battled], held: [null, null, GUARD] }, { state: 'stopped' }))).toBe('lost');
    expect(befell(ridden({ met: [battled] }, { state: 'stopped' }))).toBe('even');
  });

  test('a battle decides, whatever was fought hand to hand before it or after', () => {
    for (const [both, held] of [
      [
        [dueled, battled],
        [null, GUARD],
      ],
      [
        [battled, dueled],
        [GUARD, null],
      ],
    ] as const) {
      expect(befell(ridden({ met: both, held }, { state: 'stopped' }))).toBe('lost');
      expect(befell(ridden({ met: both, held }, { state: 'gaveUp', at: 'wood' }))).toBe('fled');
      expect(offers(ridden({ met: both, held }, { state: 'got' }))).toEqual(['parley', 'end']);
    }
    expect(befell(ridden({ met: [battled, dueled], held: [null, null] }, { state: 'got' }))).toBe('even');
  });
});

describe('two who stand before each other, and fight hand to hand', () => {
  const { seen } = before();
  const offered = following(seen).find(({ next }) => next === 'fight') as NextScene;
  const march = Object.values(seen.open.entries).at(-1) as Entry;
  const duel = (outcome: object, more: Partial<Entry> = {}): Seen => {
    const { chapter, ...rest } = march;
    const said = { ...rest, title: 'duel', scene: 'duel' as const, plan: offered.plan, outcome: outcome as Json };
    const with_ = withPlayed(seen, { ...said, ...more });
    const last = Object.values(with_.open.entries).at(-1) as Entry;
    const { chapter: _, ...own } = last;
    return { open: { ...with_.open, entries: { ...with_.open.entries, [last.id]: own as Entry } } };
  };
  const fighters = (ours: string, theirs: string) => ({
    fighters: [
      ...[1, 1].map((side) => ({ side, standing: ours })),
      ...[2, 2].map((side) => ({ side, standing: theirs })),
    ],
  });
  const after = (now: Seen) =>
    nextScenes(now as never, Object.values(now.open.entries).at(-1) as Entry, told).flatMap(
      ({ chapter }) => chapter ?? [],
    );

  test('have the battle before them as before; the story goes on from there', () => {
    const now = duel(fighters('in', 'fled'));
    expect(after(now)).toEqual(['battle', 'parley', 'end']);
    expect(after(seen)).toEqual(['battle', 'parley', 'end']);
  });

  test.each([
    ['in', 'surrendered', 'won'],
    ['incapable', 'in', 'lost'],
    ['fled', 'in', 'fled'],
    ['in', 'in', 'even'],
    ['dead', 'incapable', 'even'],
  ])('and leave it at that: ours are %s, theirs %s', (ours, theirs, how) => {
    expect(befell(duel(fighters(ours, theirs)))).toBe(how);
  });

  test('WARBAND-SAGA-015: by figures as well', () => {
    const figures = (name: string, fate: string) => ({
      character: Object.values(seen.open.characters).find((one) => one.name === name)?.id ?? null,
      fate,
    });
    const by = (winner: string | null, ours: string) => ({
      winner,
      bands: [
        { name: 'b', figures: [figures('people.joris', 'fighting')] },
        { name: 'a', figures: [figures('people.ella', ours)] },
      ],
    });
    const plan = { ...(offered.plan as object), by: 'warband' } as unknown as Json;
    const told = (winner: string | null, ours: string) => befell(duel(by(winner, ours), { plan }));
    expect([told('a', 'fighting'), told('b', 'left'), told('b', 'slain'), told(null, 'fighting')]).toEqual([
      ...['won', 'fled', 'lost', 'even'],
    ]);
  });

  test('the battle, where it is fought after it, is what counts', () => {
    const now = duel(fighters('in', 'surrendered'));
    const armies = [army(RIDERS, { destroyed: true }, 0), army(GUARD, {}, 60)];
    const { plan } = battleIn(following(seen));
    const over = { scene: 'battle', chapter: 'battle', plan, outcome: { holder: GUARD, armies } } as unknown as Entry;
    expect(befell(withPlayed(now, over))).toBe('lost');
  });

  test.each<readonly [string, Partial<Entry>]>([
    ['on another day', { day: 9 }],
    ['inside another scene', { inside: 'e1' }],
    ['among one side', { plan: { side1: [], side2: [] } }],
  ])('what is fought %s is not theirs', (_, more) => {
    const now = duel(fighters('in', 'surrendered'), more);
    expect(befell(now)).toBe('turnedBack');
    expect(after(now)).toEqual([]);
  });

  test('nor what is fought after the parley', () => {
    const parley = following(seen).find(({ chapter }) => chapter === 'parley') as NextScene;
    const spoken = withPlayed(seen, {
      ...{ scene: 'discussion', chapter: 'parley', plan: parley.plan },
      outcome: { people: [], appeals: [] } as never,
    });
    const { chapter, ...rest } = march;
    const late = { ...rest, scene: 'duel', plan: offered.plan, outcome: fighters('in', 'dead') as never } as Entry;
    const now = withPlayed(spoken, { ...late, chapter: 'x' });
    expect(befell(now)).toBe('turnedBack');
  });
});
