import { type Stream, stream } from '@warmoot/kernel';
import { ARMIES, type ArmyKind, drawField, LANDSCAPES, type Troops } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { bareBattle } from './bareBattle.js';
import { BARE_TROOPS } from './bareField.js';
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
import { kernelBattle } from './kernelBattle.js';

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
      const shown = (course: readonly string[]) => ({ seed, i, parted, course: course.slice(Math.max(0, parted - 1), parted + 1) });
      expect(shown(ofBare.course)).toEqual(shown(ofKernel.course));
    }
    expect({ seed, i, ...ofBare, course: ofBare.course.length }).toEqual({ seed, i, ...ofKernel, course: ofKernel.course.length });
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

const anyTroops = (source: Stream): Troops =>
  Object.fromEntries(
    BARE_TROOPS.map((troop) => [troop, source.below(2) * (1 + source.below(from(source, [3, 10, 40, 300])))]),
  ) as unknown as Troops;

const troopsFrom = (source: Stream): Troops => {
  const kind = from(source, Object.keys(ARMIES) as ArmyKind[]);
  const troops = source.below(2) === 0 ? army(kind, 300 + source.below(4000)) : anyTroops(source);
  return Object.values(troops).some((soldiers) => soldiers > 0) ? troops : { ...troops, lightInfantry: 7 };
};

const SMALL = { rows: 9, columns: 8 };

const anyScenario = (seed: string, withOptions: boolean): Scenario | null => {
  const source = stream(`scenario ${seed}`);
  const size = from(source, [SMALL, SMALL, SMALL, { rows: 6, columns: 12 }, { rows: 13, columns: 9 }]);
  const wanted: Wanted = {
    attacker: troopsFrom(source),
    defender: troopsFrom(source),
    defence: from(source, ['standing', 'standing', 'onTheMarch', 'inCamp']),
    size,
    field: source.below(2) === 0 ? mixedField(seed, size) : drawField(from(source, LANDSCAPES), seed, size),
    options: withOptions ? someOptions(source) : {},
    calm: from(source, [8, 20, 60, 200]),
    deployments: 3,
  };
  return scenario(seed, wanted);
};

const BATTLES = Number(process.env['SAME_BATTLES'] ?? 1);

test('the bare loop fights the measured battle as the kernel does', () => {
  compare(MEASURED(), 'measured', 15 * BATTLES);
}, 600_000);

test.each(LANDSCAPES)('the same on a full field of %s', (landscape) => {
  const field = drawField(landscape, 'same');
  const one = scenario(landscape, { attacker: army('hillmen', 3000), defender: army('riders', 5000), field, size: FULL });
  compare(one!, landscape, 4 * BATTLES);
}, 600_000);

test.each(['the rules as the ledger has them', 'all options'])('small fields where armies meet at once: %s', (kind) => {
  const met: Met = new Map();
  for (let i = 0; i < 60 * BATTLES; i++) {
    const seed = `${kind} ${i}`;
    const one = anyScenario(seed, kind === 'all options');
    if (one !== null) compare(one, seed, 4, met);
  }
  if (process.env['SAME_BATTLES'] !== undefined) console.log(kind, Object.fromEntries(met));
  const questions = ['line', 'manner', 'declare', 'quick', 'move', 'cluster', 'aim', 'shot', 'fight', 'clash', 'press'];
  for (const what of [...questions, 'back', 'step', 'destroyed', 'left', 'surrender']) expect(met.get(what)).toBeGreaterThan(0);
}, 600_000);
