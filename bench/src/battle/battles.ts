import { hex, type Stream, stream } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import { keep, type Rival } from '../rival.js';
import {
  type BareField,
  bareField,
  bareLines,
  beyond,
  isFit,
  musterBoth,
  notSurrounded,
  type Size,
} from './bareField.js';

/** The options of the ledger that the bare loop knows, by the ends of their names. */
export interface BareOptions {
  readonly backIntoContact: boolean;
  readonly bowSize: 'original' | 'remaining';
  readonly cavalryFlank: 'contact' | 'cluster';
  readonly closedCost: 1 | 2;
  readonly clusterEven: boolean;
  readonly clusterOrder: 'proactive' | 'seat';
  readonly edgeLine: 'either' | 'both';
  readonly firstRoundShooting: boolean;
  readonly passFriends: boolean;
  readonly quietRounds: number | null;
  readonly retreatPath: 'anyLength' | 'oneMove';
  readonly rounding: 'up' | 'down';
  readonly shootAtOne: boolean;
  readonly shootOverImpassable: boolean;
  readonly truce: 'allowed' | 'no';
}

export const DEFAULTS: BareOptions = {
  backIntoContact: true,
  bowSize: 'original',
  cavalryFlank: 'contact',
  closedCost: 1,
  clusterEven: true,
  clusterOrder: 'proactive',
  edgeLine: 'either',
  firstRoundShooting: true,
  passFriends: true,
  quietRounds: 20,
  retreatPath: 'anyLength',
  rounding: 'up',
  shootAtOne: true,
  shootOverImpassable: false,
  truce: 'allowed',
};

/** Units in the order of their placing, by seat from 0, and their hexes. */
export interface Placed {
  readonly units: readonly number[];
  readonly at: readonly number[];
}

/** A placement of both armies: where the attacker stands depends on the row named. */
export interface Deployment {
  readonly defender: Placed;
  /** One for each row that may be named; a single one without a row in an ambush. */
  readonly attackers: readonly { readonly line: saga.battle.Line | null; readonly placed: Placed }[];
}

/** A battle that can be played over and over: everything but the choices and the dice. */
export interface Scenario {
  readonly attacker: saga.battle.Troops;
  readonly defender: saga.battle.Troops;
  readonly defence: 'standing' | 'onTheMarch' | 'inCamp';
  readonly size: Size;
  readonly field: war.DrawnField;
  readonly bare: BareField;
  readonly options: BareOptions;
  /** Sides draw one in so many to say anything but that they fight on. */
  readonly calm: number;
  /** So many draws more say the first thing but fighting on: to retreat, and after that to surrender. */
  readonly keen: number;
  /** One of them is drawn for each battle. Placing is not what is measured. */
  readonly deployments: readonly Deployment[];
}

const taken = <A>(source: Stream, list: readonly A[], count: number): A[] => {
  const left = [...list];
  return Array.from({ length: count }, () => left.splice(source.below(left.length), 1)[0]!);
};

const placing = (source: Stream, hexes: readonly number[]): Placed => ({
  units: taken(source, [...hexes.keys()], hexes.length),
  at: hexes,
});

/** Hexes near one another, or a column: whatever is fit for this defence. */
const together = (field: BareField, source: Stream, count: number, defence: Scenario['defence']): number[] | null => {
  const passable = [...field.open.keys()].filter((at) => field.open[at]! + field.closed[at]! > 0);
  const hexes = taken(source, passable, 1);
  for (let tries = 0; hexes.length < count; tries++) {
    if (tries > 300) return null;
    const next = field.touch[hexes[source.below(hexes.length)]! * 6 + source.below(6)]!;
    if (next < 0 || !passable.includes(next) || hexes.includes(next)) continue;
    if (isFit(field, [...hexes, next], defence === 'onTheMarch')) hexes.push(next);
  }
  return hexes;
};

/** The nearest of these to the enemy come first, so that armies meet. */
const close = (field: BareField, hexes: readonly number[], enemies: readonly number[], gap: number): number[] =>
  hexes.filter((at) => enemies.some((enemy) => field.far[at * field.size + enemy]! <= gap));

const deploy = (
  field: BareField,
  source: Stream,
  [attackers, defenders]: readonly [number, number],
  defence: Scenario['defence'],
): Deployment | null => {
  const at = together(field, source, defenders, defence);
  if (at === null) return null;
  const defender = placing(source, at);
  const gap = 2 + source.below(4);
  const placed = (open: readonly number[]): Placed => {
    const near = close(field, open, at, gap);
    return placing(source, taken(source, near.length >= attackers ? near : open, attackers));
  };
  if (defence !== 'standing') {
    const open = notSurrounded(field, at);
    return open.length < attackers ? null : { defender, attackers: [{ line: null, placed: placed(open) }] };
  }
  const lines = bareLines(field, at, attackers);
  if (lines.length === 0) return null;
  return { defender, attackers: lines.map((line) => ({ line, placed: placed(beyond(field, line, at)) })) };
};

export interface Wanted {
  readonly attacker: saga.battle.Troops;
  readonly defender: saga.battle.Troops;
  readonly defence?: Scenario['defence'];
  readonly size?: Size;
  readonly field: war.DrawnField;
  readonly options?: Partial<BareOptions>;
  readonly calm?: number;
  readonly keen?: number;
  readonly deployments?: number;
}

export const FULL: Size = { rows: 23, columns: 20 };

/** A scenario with so many placements drawn from a seed; null where the armies find no room. */
export const scenario = (seed: string, wanted: Wanted): Scenario | null => {
  const { attacker, defender, defence = 'standing', size = FULL, field, options = {}, calm = 60, keen = 0 } = wanted;
  const source = stream(`placing ${seed}`);
  const bare = bareField(field, size);
  const { units } = musterBoth(attacker, defender);
  const deployments: Deployment[] = [];
  for (let tries = 0; tries < 60 && deployments.length < (wanted.deployments ?? 4); tries++) {
    const found = deploy(bare, source, [units[0].length, units[1].length], defence);
    if (found !== null) deployments.push(found);
  }
  if (deployments.length === 0) return null;
  const chosen = { ...DEFAULTS, ...options };
  return { attacker, defender, defence, size, field, bare, options: chosen, calm, keen, deployments };
};

/** A field with woods, hills, a wall with a ditch before it, a creek and places where one can only jump down. */
export const mixedField = (seed: string, size: Size = FULL): war.DrawnField => {
  const [woods, hills, walls] = (['woods', 'hills', 'walls'] as const).map((kind: war.Landscape) =>
    war.drawField(kind, seed, size),
  );
  const source = stream(`mixed ${seed}`);
  const board = hex.boardOf(size);
  const key = (from: object, to: object): string => [JSON.stringify(from), JSON.stringify(to)].sort().join();
  const barriers = [...walls!.barriers];
  const known = new Set(barriers.map(({ from, to }) => key(from, to)));
  for (let i = 0; i < board.size / 4; i++) {
    const from = source.below(board.size);
    const near = hex.neighboursOf(board, from);
    const [outer, inner] = [from, near[source.below(near.length)]!].map((at) => hex.toRowColumn(hex.hexOf(board, at)));
    if (known.has(key(outer!, inner!))) continue;
    known.add(key(outer!, inner!));
    barriers.push({
      from: outer!,
      to: inner!,
      kind: source.below(3) === 0 ? 'hard' : 'soft',
      oneWay: source.below(2) === 0,
    });
  }
  // A pond here and there.
  const ground = woods!.ground.map((signs) => [...signs].map((sign) => (source.below(40) === 0 ? '#' : sign)).join(''));
  return { field: 'drawn', name: 'mixed', ground, heights: hills!.heights, barriers };
};

export const army = (kind: saga.battle.ArmyKind, budget: number): saga.battle.Troops =>
  saga.battle.armyFor(kind, budget);

/** How a battle ended, in full. */
export interface Ended {
  /** Answers and throws that went in. */
  readonly inputs: number;
  readonly throws: number;
  readonly rounds: number;
  /** By its place in ENDINGS. */
  readonly ending: number;
  /** The side that holds the field, or −1. */
  readonly holder: number;
  /** By unit, the attacker's first: its hex or −1, losses counted, losses that stay. */
  readonly at: readonly number[];
  readonly counted: readonly number[];
  readonly stays: readonly number[];
}

export const ENDINGS = ['destroyed', 'bothDestroyed', 'left', 'surrender', 'brokenOff', 'quiet'] as const;

/** Which declaration out of so many: mostly the first, which is to fight on. */
export const declaration = ({ calm, keen }: Pick<Scenario, 'calm' | 'keen'>, source: Stream, many: number): number => {
  const drawn = source.below(calm + keen);
  return drawn >= calm ? 1 : Math.max(0, drawn - calm + many);
};

/** What stood and what was asked before each input: for tests that want to know where two courses part. */
export type Course = string[];

/** Plays one battle, all choices at random, and says how it ended. */
export type PlayBattle = (source: Stream, course?: Course) => Ended;

const mixed = (check: number, value: number): number => (check * 31 + (value % 1_000_003) + 7) % 1_000_003;

/** Battles differ a lot in length, so all rivals play the same ones, and always all of them. */
const SEEDS = Array.from({ length: 120 }, (_, i) => `battle ${i}`);

const playAll = (play: PlayBattle): object => {
  const sums = { battles: SEEDS.length, inputs: 0, rounds: 0, throws: 0, check: 0 };
  for (const seed of SEEDS) {
    const ended = play(stream(seed));
    sums.inputs += ended.inputs;
    sums.rounds += ended.rounds;
    sums.throws += ended.throws;
    for (const value of [ended.ending, ended.holder, ...ended.at, ...ended.stays]) {
      sums.check = mixed(sums.check, value);
    }
  }
  return sums;
};

/** A unit of work is one whole battle. */
export const battleRival = (play: PlayBattle): Rival => ({
  work: (units) => {
    let done = 0;
    for (; done < units; done += SEEDS.length) keep(playAll(play));
    return done;
  },
  proof: () => JSON.stringify(playAll(play)),
});

let measured: Scenario | null = null;

/** The battle that is measured: 9 units against 8 on the full map with closed ground, heights and barriers. */
export const MEASURED = (): Scenario => {
  measured ??= scenario('measured', {
    attacker: { ...army('crown', 4000), lightInfantry: 60 },
    defender: { ...army('pikes', 3000), lightCavalry: 60 },
    field: mixedField('measured'),
    deployments: 64,
  });
  if (measured === null) throw new Error('no room');
  return measured;
};
