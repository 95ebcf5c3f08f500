import type { AnyRules, Start } from '@warmoot/kernel';
import { command, SCENES, saga, sortie, war, warband } from '@warmoot/rules';

/** Even fights of one kind of scene, between the seats `one` and `two`. */
export interface Contest {
  readonly rules: AnyRules;
  /** What both sides are, in turn. */
  readonly kinds: readonly string[];
  /** The fight of two of a kind; `round` counts how often that kind has met its like from both sides. */
  readonly start: (kind: string, round: number, seed: string) => Start;
  /** How long it lasted: in rounds, legs or days. */
  readonly rounds: (outcome: unknown) => number;
  /** The seat that has won, or null. */
  readonly winner: (outcome: unknown, kind?: string) => 'one' | 'two' | null;
}

const rulesOf = (scene: string): AnyRules => SCENES[scene] as AnyRules;

const roundsIn = (outcome: unknown): number => (outcome as { readonly rounds: number }).rounds;

/** The same fighter on both sides. */
export const duels = (
  rules: AnyRules = rulesOf('saga/duel'),
  kinds: readonly string[] = Object.keys(saga.duel.FIGHTERS),
): Contest => ({
  rules,
  kinds,
  start: (kind) => ({
    setup: {
      seats: ['one', 'two'],
      side1: [{ name: 'Red', seat: 'one', like: kind }],
      side2: [{ name: 'Blue', seat: 'two', like: kind }],
    },
  }),
  rounds: roundsIn,
  winner: (outcome) => {
    const { ending } = outcome as { readonly ending: string };
    return ending === 'side1' ? 'one' : ending === 'side2' ? 'two' : null;
  },
});

/** What both armies may cost. */
const POINTS = 4000;

/** The same army on both sides, on a map of each landscape in turn; both players get to attack on the same map. */
export const battles = (kinds: readonly string[] = Object.keys(saga.battle.ARMIES)): Contest => ({
  rules: rulesOf('saga/battle'),
  kinds,
  start: (kind, round, seed) => {
    const troops = saga.battle.armyFor(kind as saga.battle.ArmyKind, POINTS);
    const landscape = war.LANDSCAPES[round % war.LANDSCAPES.length] as war.Landscape;
    return {
      setup: {
        seats: ['one', 'two'],
        attacker: { name: 'Red', seat: 'one', troops },
        defender: { name: 'Blue', seat: 'two', troops },
        fields: [war.drawField(landscape, `${seed} ${kind} ${round}`)],
      },
    };
  },
  rounds: roundsIn,
  winner: (outcome) => {
    const { holder } = outcome as { readonly holder: string | null };
    return holder === 'Red' ? 'one' : holder === 'Blue' ? 'two' : null;
  },
});

/** The same ready-made army on both sides, on the open plain and on a map of each landscape in turn. */
export const commands = (kinds: readonly string[] = Object.keys(command.ARMIES)): Contest => ({
  rules: rulesOf('command/battle'),
  kinds,
  start: (kind, round, seed) => {
    const units = command.ARMIES[kind as command.ArmyKind];
    const at = round % (war.LANDSCAPES.length + 1);
    const landscape = war.LANDSCAPES[at - 1];
    const size = { rows: 12, columns: 15, layout: 'full' } as const;
    return {
      setup: {
        seats: ['one', 'two'],
        north: { name: 'Red', seat: 'one', units },
        south: { name: 'Blue', seat: 'two', units },
        ...(landscape === undefined ? {} : { field: war.drawField(landscape, `${seed} ${kind} ${round}`, size) }),
      },
    };
  },
  rounds: roundsIn,
  winner: (outcome) => {
    const { winner } = outcome as command.CommandOutcome;
    return winner === 'Red' ? 'one' : winner === 'Blue' ? 'two' : null;
  },
});

/** The grounds on which sorties are fought in turn. */
const GROUNDS = ['ordinary', 'open', 'clear', 'cluttered', 'rough'] as const;

/** The same ready-made force on both sides, on each kind of ground in turn. */
export const sorties = (kinds: readonly string[] = Object.keys(sortie.FORCES)): Contest => ({
  rules: rulesOf('sortie/battle'),
  kinds,
  start: (kind, round) => {
    const units = sortie.FORCES[kind as sortie.ForceKind];
    return {
      setup: {
        seats: ['one', 'two'],
        a: { name: 'Red', seat: 'one', units },
        b: { name: 'Blue', seat: 'two', units },
        ground: GROUNDS[round % GROUNDS.length],
      },
    };
  },
  rounds: roundsIn,
  winner: (outcome) => {
    const { winner } = outcome as sortie.SortieOutcome;
    return winner === 'Red' ? 'one' : winner === 'Blue' ? 'two' : null;
  },
});

/** No ground at all, and each of the ready-made ones. */
const FIELDS: readonly (warband.GroundKind | null)[] = [
  null,
  ...(Object.keys(warband.GROUNDS) as warband.GroundKind[]),
];

/** The same ready-made band on both sides, in the open and on each of the ready-made grounds in turn. */
export const skirmishes = (kinds: readonly string[] = Object.keys(warband.BANDS)): Contest => ({
  rules: rulesOf('warband/skirmish'),
  kinds,
  start: (kind, round) => {
    const figures = warband.BANDS[kind as warband.BandKind];
    const field = FIELDS[round % FIELDS.length] ?? null;
    const { map, ground } = field === null ? { map: null, ground: [] } : warband.readyGround(field);
    return {
      setup: {
        seats: ['one', 'two'],
        a: { name: 'Red', seat: 'one', figures },
        b: { name: 'Blue', seat: 'two', figures: figures.map(({ name: _taken, ...one }) => one) },
        ground,
      },
      ...(map === null ? {} : { options: { 'warband.map': map } }),
    };
  },
  rounds: roundsIn,
  winner: (outcome) => {
    const { winner } = outcome as warband.SkirmishOutcome;
    return winner === 'Red' ? 'one' : winner === 'Blue' ? 'two' : null;
  },
});

/** No ground at all, and each of the ready-made battlefields. */
const BATTLEFIELDS: readonly (warband.BattlefieldKind | null)[] = [
  null,
  ...(Object.keys(warband.BATTLEFIELDS) as warband.BattlefieldKind[]),
];

/** Those of a ready-made army without names of their own, for no two on a field have the same. */
const unnamed = (units: readonly warband.ReadyUnit[]): readonly unknown[] =>
  units.map(({ ranks }) => ({
    ranks: ranks.map(({ figures }) => ({
      figures: figures.map(({ name, ...one }) => (name === undefined ? one : { ...one, flags: ['unique'] })),
    })),
  }));

/** The same ready-made army on both sides, in the open and on each of the ready-made battlefields in turn. */
export const lines = (kinds: readonly string[] = Object.keys(warband.ARMIES)): Contest => ({
  rules: rulesOf('warband/battle'),
  kinds,
  start: (kind, round) => {
    const units = warband.ARMIES[kind as warband.ArmyKind];
    const field = BATTLEFIELDS[round % BATTLEFIELDS.length] ?? null;
    const { map, ground, obstacles } =
      field === null ? { map: null, ground: [], obstacles: [] } : warband.readyBattlefield(field);
    return {
      setup: {
        seats: ['one', 'two'],
        a: { name: 'Red', seat: 'one', units },
        b: { name: 'Blue', seat: 'two', units: unnamed(units) },
        ground,
        obstacles,
      },
      ...(map === null ? {} : { options: { 'warband.map': map } }),
    };
  },
  rounds: roundsIn,
  winner: (outcome) => {
    const { winner } = outcome as warband.BattleOutcome;
    return winner === 'Red' ? 'one' : winner === 'Blue' ? 'two' : null;
  },
});

const CHASED = {
  walkers: { run: 3, hide: 3, notice: 3, jumpClimb: 3, endurance: 3 },
  woodsfolk: { run: 3, hide: 6, notice: 4, jumpClimb: 2, endurance: 4 },
  climbers: { run: 4, hide: 2, notice: 3, jumpClimb: 6, endurance: 5 },
  runners: { run: 6, hide: 2, notice: 2, jumpClimb: 3, endurance: 6 },
} as const;

/** The same people before and behind, from both gaps in turn; both players get to run. */
export const chases = (kinds: readonly string[] = Object.keys(CHASED)): Contest => ({
  rules: rulesOf('saga/chase'),
  kinds,
  start: (kind, round) => {
    const skills = CHASED[kind as keyof typeof CHASED];
    return {
      setup: {
        seats: ['one', 'two'],
        quarry: { name: 'Red', seats: ['one'], members: [{ name: 'Red', skills }] },
        pursuers: { name: 'Blue', seats: ['two'], members: [{ name: 'Blue', skills }] },
        gap: round % 2 === 0 ? 2 : 1,
        // Without Lead the solved case shows what the dice leave.
        leadTried: { quarry: 'failed', pursuers: 'failed' },
      },
    };
  },
  rounds: (outcome) => (outcome as saga.chase.ChaseOutcome).legs.length,
  winner: (outcome) => {
    const { end } = outcome as saga.chase.ChaseOutcome;
    return end === 'away' || end === 'gaveUp' ? 'one' : 'two';
  },
});

/** What parties are about: a race to one place from two ends, or one that must get past another that guards it. */
const ERRANDS = ['race', 'raid'] as const;
type Errand = (typeof ERRANDS)[number];

const TRAVELLER = { run: 3, hide: 4, notice: 3, survive: 3, endurance: 3, jumpClimb: 3, tactics: 3, lead: 3 };

const ends = (roads: saga.roads.Roads): readonly [string, string, string] => {
  const open = roads.spans.filter(({ ground }) => ground !== 'impassable').map(({ key }) => key);
  const far = (from: string) => saga.roads.distancesFrom(roads, from);
  const goal = open[0] as string;
  const byFar = [...open].sort((a, b) => (far(goal).get(b) ?? 0) - (far(goal).get(a) ?? 0));
  const one = byFar[0] as string;
  const two = byFar.find((span) => span !== one && far(goal).get(span) === far(goal).get(one)) ?? (byFar[1] as string);
  return [goal, one, two];
};

/** The same party twice on roads that the seed lays out; both players get to be either. */
export const marches = (kinds: readonly string[] = ERRANDS): Contest => ({
  rules: rulesOf('saga/march'),
  kinds,
  start: (kind, round, seed) => {
    const roads = saga.roads.drawRoads(`${seed} ${kind} ${round}`);
    const [goal, one, two] = ends(roads);
    const isRace = (kind as Errand) === 'race';
    const party = (name: string, seat: string) => ({
      name,
      seats: [seat],
      members: [{ name, skills: TRAVELLER, food: 40, skins: 2 }],
      towns: [goal],
    });
    return {
      setup: {
        seats: ['one', 'two'],
        roads,
        parties: [
          { ...party('Red', 'one'), at: one, wants: { want: 'reach', span: goal } },
          {
            ...party('Blue', 'two'),
            at: isRace ? two : goal,
            wants: isRace ? { want: 'reach', span: goal } : { want: 'catch', party: 'Red' },
          },
        ],
      },
    };
  },
  rounds: (outcome) => (outcome as saga.march.MarchOutcome).day,
  winner: (outcome, kind) => {
    const { parties, met } = outcome as saga.march.MarchOutcome;
    const got = (name: string): boolean => parties.some((party) => party.name === name && party.state === 'got');
    if (got('Red')) return 'one';
    // Whoever guards a place has what they want when they come to blows.
    return got('Blue') || (kind === 'raid' && met.length > 0) ? 'two' : null;
  },
});
