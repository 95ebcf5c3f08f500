import { type Stream, stream } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { bareBattle, bareClusterings } from './bareBattle.js';
import { BARE_TROOPS, bareField, bareLines, beyond, isFit, musterBoth, notSurrounded } from './bareField.js';
import {
  army,
  type BareOptions,
  ENDINGS,
  type Ended,
  FULL,
  MEASURED,
  mixedField,
  type Scenario,
  scenario,
  type Wanted,
} from './battles.js';
import { kernelBattle, kernelPlaces } from './kernelBattle.js';

// The bare loop shares no rule with the kernel's scene: the same battles from both check the rules as well, as far as one
// reading of the ledger goes.

/** How often each question was put, and each ending met: shows that what is compared does happen. */
type Met = Map<string, number>;

const count = (met: Met, what: string): Met => met.set(what, (met.get(what) ?? 0) + 1);

const compare = (one: Scenario, seed: string, battles: number, met: Met = new Map()): void => {
  const [bare, kernel] = [bareBattle(one), kernelBattle(one)];
  for (let i = 0; i < battles; i++) {
    const play = (with_: typeof bare): { readonly course: string[]; readonly ended: Ended; readonly next: number } => {
      const source = stream(`${seed} ${i}`);
      const course: string[] = [];
      const ended = with_(source, course);
      // The next number shows that both drew the same.
      return { course, ended, next: source.below(1e9) };
    };
    const [ofBare, ofKernel] = [play(bare), play(kernel)];
    const parted = ofBare.course.findIndex((line, at) => line !== ofKernel.course[at]);
    if (parted >= 0) {
      const shown = (course: readonly string[]) => ({
        seed,
        i,
        parted,
        course: course.slice(Math.max(0, parted - 1), parted + 1),
      });
      expect(shown(ofBare.course)).toEqual(shown(ofKernel.course));
    }
    expect({ seed, i, ...ofBare, course: ofBare.course.length }).toEqual({
      seed,
      i,
      ...ofKernel,
      course: ofKernel.course.length,
    });
    for (const line of ofBare.course) count(met, line.split(' ')[1]!);
    count(met, ENDINGS[ofBare.ended.ending]!);
  }
};

const from = <A>(source: Stream, list: readonly A[]): A => list[source.below(list.length)]!;

const often = <A>(source: Stream, usual: A, other: A): A => (source.below(3) > 0 ? usual : other);

const someOptions = (source: Stream): BareOptions => ({
  backIntoContact: often(source, true, false),
  bowSize: often<BareOptions['bowSize']>(source, 'original', 'remaining'),
  cavalryFlank: often<BareOptions['cavalryFlank']>(source, 'contact', 'cluster'),
  closedCost: often<1 | 2>(source, 1, 2),
  clusterEven: often(source, true, false),
  clusterOrder: often<BareOptions['clusterOrder']>(source, 'proactive', 'seat'),
  edgeLine: often<BareOptions['edgeLine']>(source, 'either', 'both'),
  firstRoundShooting: often(source, true, false),
  passFriends: often(source, true, false),
  quietRounds: often<number | null>(source, 20, 2),
  retreatPath: often<BareOptions['retreatPath']>(source, 'anyLength', 'oneMove'),
  rounding: often<BareOptions['rounding']>(source, 'up', 'down'),
  shootAtOne: often(source, true, false),
  shootOverImpassable: often(source, false, true),
  truce: often<BareOptions['truce']>(source, 'allowed', 'no'),
});

const anyTroops = (source: Stream): saga.battle.Troops =>
  Object.fromEntries(
    BARE_TROOPS.map((troop) => [troop, source.below(2) * (1 + source.below(from(source, [3, 10, 40, 300])))]),
  ) as unknown as saga.battle.Troops;

const troopsFrom = (source: Stream): saga.battle.Troops => {
  const kind = from(source, Object.keys(saga.battle.ARMIES) as saga.battle.ArmyKind[]);
  const troops = source.below(2) === 0 ? army(kind, 300 + source.below(4000)) : anyTroops(source);
  return Object.values(troops).some((soldiers) => soldiers > 0) ? troops : { ...troops, lightInfantry: 7 };
};

/** Deep water around it, with a few ways out: who retreats from here leaves many behind. */
const walledIn = (field: war.DrawnField, source: Stream): war.DrawnField => ({
  ...field,
  ground: field.ground.map((signs, row) =>
    [...signs]
      .map((sign, column) => {
        const outer = row === 0 || row === field.ground.length - 1 || column === 0 || column === signs.length - 1;
        return outer && source.below(10) > 0 ? '#' : sign;
      })
      .join(''),
  ),
});

const SMALL = { rows: 9, columns: 8 };

const anyScenario = (seed: string, withOptions: boolean): Scenario | null => {
  const source = stream(`scenario ${seed}`);
  const size = from(source, [SMALL, SMALL, SMALL, { rows: 6, columns: 12 }, { rows: 13, columns: 9 }]);
  const field =
    source.below(2) === 0 ? mixedField(seed, size) : war.drawField(from(source, war.LANDSCAPES), seed, size);
  const wanted: Wanted = {
    attacker: troopsFrom(source),
    defender: troopsFrom(source),
    defence: from(source, ['standing', 'standing', 'onTheMarch', 'inCamp']),
    size,
    field: source.below(3) === 0 ? walledIn(field, source) : field,
    options: withOptions ? someOptions(source) : {},
    calm: from(source, [8, 20, 60, 200]),
    keen: from(source, [0, 0, 10, 60]),
    deployments: 3,
  };
  return scenario(seed, wanted);
};

const BATTLES = Number(process.env.SAME_BATTLES ?? 4);

test('the bare loop fights the measured battle as the kernel does', () => {
  compare(MEASURED(), 'measured', 15 * BATTLES);
});

test.each(war.LANDSCAPES)(
  'the same on a full field of %s',
  (landscape) => {
    const field = war.drawField(landscape, 'same');
    const one = scenario(landscape, {
      attacker: army('hillmen', 3000),
      defender: army('riders', 5000),
      field,
      size: FULL,
    });
    compare(one!, landscape, 4 * BATTLES);
  },
  600_000,
);

test.each(['the rules as the ledger has them', 'all options'])(
  'small fields where armies meet at once: %s',
  (kind) => {
    const met: Met = new Map();
    for (let i = 0; i < 60 * BATTLES; i++) {
      const seed = `${kind} ${i}`;
      const one = anyScenario(seed, kind === 'all options');
      if (one !== null) compare(one, seed, 4, met);
    }
    if (process.env.SAME_BATTLES !== undefined) console.log(kind, Object.fromEntries(met));
    const questions = [
      'line',
      'manner',
      'declare',
      'quick',
      'move',
      'cluster',
      'aim',
      'shot',
      'fight',
      'clash',
      'press',
    ];
    for (const what of [...questions, 'back', 'step', 'destroyed', 'left', 'surrender'])
      expect(met.get(what)).toBeGreaterThan(0);
  },
  600_000,
);

// Battles at random seldom have a crowd with more than one way to divide it: here are crowds only.
test('the same clusterings of crowds, in the same order', () => {
  const field = bareField(mixedField('crowds', { rows: 12, columns: 12 }), { rows: 12, columns: 12 });
  const ground = { touches: field.touch, occupants: new Int32Array(field.size) } as unknown as war.Ground;
  const source = stream('crowds');
  let asked = 0;
  for (let i = 0; i < 400 * BATTLES; i++) {
    const hexes = [source.below(field.size)];
    while (hexes.length < 18) {
      const next = field.step[from(source, hexes) * 6 + source.below(6)]!;
      if (next >= 0 && !hexes.includes(next)) hexes.push(next);
    }
    const reds = 2 + source.below(8);
    const at = hexes.sort(() => source.below(2) - 0.5).slice(0, reds + 2 + source.below(8));
    const roster = at.map((_, unit) => ({ side: (unit < reds ? 0 : 1) as 0 | 1 }));
    const contacts = saga.battle.contactsOf(ground, roster, at);
    const kernel = saga.battle
      .partsOf(contacts)
      .map((part) =>
        saga.battle
          .clusteringsOf(contacts, part, { roster, proactive: 0, even: true })
          .map((clusters) =>
            clusters
              .map(({ lone, many }) => many.reduce((bits, unit) => bits | (1 << unit), 1 << lone))
              .sort((a, b) => a - b),
          ),
      );
    const bare = bareClusterings(field, at, reds).map((ways) => ways.map((stars) => [...stars].sort((a, b) => a - b)));
    expect({ i, at, reds, ways: bare }).toEqual({ i, at, reds, ways: kernel });
    if (kernel.some((ways) => ways.length > 1)) asked++;
  }
  expect(asked).toBeGreaterThan(40 * BATTLES);
});

test.each(['standing', 'onTheMarch', 'inCamp'] as const)(
  'the same placements are allowed: %s',
  (defence) => {
    const source = stream(`placements ${defence}`);
    const met = { allowed: 0, refused: 0 };
    for (let i = 0; i < 25 * BATTLES; i++) {
      const seed = `${defence} ${i}`;
      const [attacker, defender] = [troopsFrom(source), troopsFrom(source)];
      const size = { rows: 6, columns: 5 };
      const field = mixedField(seed, size);
      const one = scenario(seed, { attacker, defender, defence, size, field, deployments: 1 });
      if (one === null) continue;
      const { bare } = one;
      const [reds, blues] = musterBoth(attacker, defender).units.map((units) => units.length) as [number, number];
      const canStand = (at: number): boolean => bare.open[at]! + bare.closed[at]! > 0;
      const places = kernelPlaces(one);
      for (let tries = 0; tries < 20; tries++) {
        // Hexes that mostly hang together, so that many are fit.
        const hexes = [source.below(bare.size)];
        for (let left = 60; hexes.length < blues && left > 0; left--) {
          const next =
            source.below(8) === 0 ? source.below(bare.size) : bare.touch[from(source, hexes) * 6 + source.below(6)]!;
          if (next >= 0 && !hexes.includes(next)) hexes.push(next);
        }
        const stands = hexes.length === blues && hexes.every(canStand);
        const fits =
          defence === 'standing'
            ? stands && bareLines(bare, hexes, reds).length > 0
            : stands && isFit(bare, hexes, defence === 'onTheMarch') && notSurrounded(bare, hexes).length >= reds;
        expect({ seed, hexes, fits }).toEqual({ seed, hexes, fits: places.defender(hexes) });
        met[fits ? 'allowed' : 'refused']++;
      }
      const { defender: blue, attackers } = one.deployments[0]!;
      for (const [nth, { line }] of attackers.entries()) {
        for (let tries = 0; tries < 10; tries++) {
          const hexes: number[] = [];
          while (hexes.length < reds) {
            const next = source.below(bare.size);
            if (!hexes.includes(next)) hexes.push(next);
          }
          const open = line === null ? notSurrounded(bare, blue.at) : beyond(bare, line, blue.at);
          const fits = hexes.every((at) => open.includes(at));
          expect({ seed, line, hexes, fits }).toEqual({ seed, line, hexes, fits: places.attacker(nth, hexes) });
          met[fits ? 'allowed' : 'refused']++;
        }
      }
    }
    expect(Math.min(met.allowed, met.refused)).toBeGreaterThan(20);
  },
  600_000,
);
