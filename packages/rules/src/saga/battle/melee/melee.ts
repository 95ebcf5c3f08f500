import { asks, brokenRule, does, type Fixed, type Procedures, rolls, sameJson, shape } from '@warmoot/kernel';
import type { UnitIndex } from '../../../war/indexes.js';
import { isOnTheMap, nameOf, sideOf, unitNamed } from '../../../war/roster/roster.js';
import { otherSide } from '../../../war/roster/sides.js';
import {
  armyOf,
  type Battle,
  type BattleChoice,
  type BattlePlay,
  type BattleSight,
  commander,
  type NamedCluster,
  proactive,
} from '../battle.js';
import { asTheyStood, type Clash } from '../clash/strength.js';
import { clusteringsIn } from '../clusters/clusters.js';
import type { Cluster, ClusterIndex } from '../model.js';
import { calledBy } from '../names.js';
import { losersOf, lossesOfEach, winnerOf } from './deciding.js';
import { fallBackStep, fallingBackProcedures, isLightFooted, isSpent } from './fallingBack.js';

const named = (sight: BattleSight, { lone, many }: Cluster): NamedCluster => ({
  lone: nameOf(sight, lone),
  many: many.map((unit) => nameOf(sight, unit)),
});

/** The clusterings of one connected part of the engaged units, the tool's own choice first. */
const waysFor = (sight: BattleSight, units: readonly UnitIndex[]): readonly (readonly Cluster[])[] =>
  clusteringsIn(sight, sight.open.at, proactive(sight)).find((ways) =>
    ways[0]?.some(({ lone, many }) => lone === units[0] || many.includes(units[0] as UnitIndex)),
  ) ?? [];

const clusterChoices = (sight: BattleSight, units: readonly UnitIndex[]) =>
  waysFor(sight, units).map(
    (clusters) => ({ choose: 'clusters', clusters: clusters.map((one) => named(sight, one)) }) as const,
  );

// SAGA-BATTLE-CLUSTER-013: a unit destroyed by shooting leaves its cluster, and a cluster without both sides dissolves.
const clustersLeft = (sight: BattleSight): Cluster[] =>
  sight.open.clusters.flatMap(({ lone, many }): Cluster[] => {
    const left = many.filter((unit) => isOnTheMap(sight, unit));
    if (!isOnTheMap(sight, lone) || left.length === 0) return [];
    const [only] = left;
    // One against one, the unit of the proactive side counts as the lone one.
    if (left.length === 1 && only !== undefined && sideOf(sight, lone) !== proactive(sight)) {
      return [{ lone: only, many: [lone] }];
    }
    return [{ lone, many: left }];
  });

/** The first unit of the proactive side in a cluster: it stands for the cluster. */
export const firstProactive = (sight: BattleSight, { lone, many }: Fixed<Cluster>): UnitIndex =>
  sideOf(sight, lone) === proactive(sight) ? lone : (many[0] as UnitIndex);

/** Clusters named in any order, one against one from either side, as they are written down. */
export const meantBy = (sight: BattleSight, clusters: readonly NamedCluster[]): Cluster[] =>
  clusters
    .map(({ lone, many }): Cluster => {
      const [one, others] = [unitNamed(sight, lone), many.map((name) => unitNamed(sight, name))];
      const [only] = others;
      return others.length === 1 && only !== undefined && sideOf(sight, only) === proactive(sight)
        ? { lone: only, many: [one] }
        : { lone: one, many: others.sort((a, b) => a - b) };
    })
    .sort((a, b) => firstProactive(sight, a) - firstProactive(sight, b));

const isAllowed = (sight: BattleSight, units: readonly UnitIndex[], clusters: readonly NamedCluster[]): boolean => {
  const all = clusters.flatMap(({ lone, many }) => [lone, ...many]);
  if (all.some((name) => unitNamed(sight, name) < 0)) return false;
  const meant = meantBy(sight, clusters);
  return waysFor(sight, units).some((way) => sameJson(way, meant));
};

export const unresolved = ({ open }: BattleSight): ClusterIndex[] => {
  const left: ClusterIndex[] = [];
  for (let i = 0; i < open.resolved.length; i++) if (open.resolved[i] === 0) left.push(i);
  return left;
};

export const clusterAt = ({ open }: BattleSight, at: ClusterIndex): Fixed<Cluster> =>
  open.clusters[at] as Fixed<Cluster>;

/**
 * Puts the rolls of a cluster on the agenda. SAGA-BATTLE-MELEE-013: the lone unit against each of the many.
 * SAGA-BATTLE-MELEE-019: all of them are made, in the seat order of the many.
 */
const fight = (play: BattlePlay, cluster: ClusterIndex): void => {
  play.say({ event: 'clusterNamed', cluster });
  const { lone, many } = clusterAt(play, cluster);
  for (const other of many) play.next({ step: 'clash', lone, other });
  play.next({ step: 'settle' });
};

const namedShape = shape.record({ lone: shape.name, many: shape.list(shape.name, 1, 8) });

type MeleeSteps =
  | 'engage'
  | 'cluster'
  | 'melee'
  | 'clusters'
  | 'nextCluster'
  | 'clash'
  | 'settle'
  | 'endCluster'
  | 'press'
  | 'fallBack'
  | 'fallBackChoice'
  | 'lightSteps'
  | 'lightStep';

export const meleeProcedures = (clash: Clash): Procedures<Battle, MeleeSteps> => ({
  ...fallingBackProcedures,

  // SAGA-BATTLE-CLUSTER-012: clusters are fixed once, after movement and before shooting. SAGA-BATTLE-CLUSTER-009: what is
  // left open is asked.
  // holds by: SAGA-BATTLE-MELEE-027, since a light step comes after that.
  engage: does((play) => {
    if (play.open.ending !== null) return;
    play.say({ event: 'movementEnded' });
    const parts = clusteringsIn(play, play.open.at, proactive(play));
    const settled = parts.flatMap((ways) => (ways.length === 1 ? (ways[0] as readonly Cluster[]) : []));
    if (settled.length > 0) play.say({ event: 'clustered', clusters: settled });
    for (const ways of parts) {
      if (ways.length === 1) continue;
      const units = (ways[0] as readonly Cluster[]).flatMap(({ lone, many }) => [lone, ...many]);
      play.next({ step: 'cluster', units: units.sort((a, b) => a - b) });
    }
  }),

  // SAGA-BATTLE-CLUSTER-008: the proactive side chooses. Connected parts are independent, so each is asked for itself.
  cluster: asks({
    whom: (facts) => commander(facts.given, proactive(facts)),
    answer: shape.union('choose', { clusters: { clusters: shape.list(namedShape, 1, 9) } }),
    choices: (view, { units }) => clusterChoices(view, units),
    refuses: (view, { units }, { clusters }) =>
      isAllowed(view, units, clusters) ? null : brokenRule('SAGA-BATTLE-CLUSTER-003', 'battle.notSimplest', {}),
    then: (play, _step, { clusters }) => play.say({ event: 'clustered', clusters: meantBy(play, clusters) }),
  }),

  // SAGA-BATTLE-MELEE-020: strengths are fixed by where everybody stands now.
  melee: does((play) => {
    if (play.open.ending !== null) return;
    const clusters = clustersLeft(play).sort((a, b) => firstProactive(play, a) - firstProactive(play, b));
    if (clusters.length === 0) return;
    play.say({ event: 'meleeBegan', clusters });
    play.next({ step: 'clusters' });
  }),

  clusters: does((play) => {
    const left = unresolved(play);
    const [first] = left;
    if (first === undefined) return;
    const named = left.length > 1 && play.given.options['saga.battle.clusterOrder'] === 'proactive';
    if (named) play.next({ step: 'nextCluster' });
    else fight(play, first);
    if (left.length > 1) play.next({ step: 'moment', moment: 'cluster' });
    play.next({ step: 'clusters' });
  }),

  // SAGA-BATTLE-MELEE-021: a cluster goes by its first proactive unit.
  nextCluster: asks({
    whom: (facts) => commander(facts.given, proactive(facts)),
    answer: shape.union('choose', { fight: { unit: shape.name } }),
    choices: (view) =>
      unresolved(view).map(
        (at) => ({ choose: 'fight', unit: nameOf(view, firstProactive(view, clusterAt(view, at))) }) as const,
      ),
    refuses: (view, _step, { unit }) =>
      brokenRule('SAGA-BATTLE-MELEE-021', 'battle.noSuchCluster', { unit: calledBy(view, unit) }),
    then: (play, _step, { unit }) => {
      const first = unitNamed(play, unit);
      fight(play, unresolved(play).find((at) => firstProactive(play, clusterAt(play, at)) === first) as ClusterIndex);
    },
  }),

  // SAGA-BATTLE-MELEE-001: one roll. SAGA-BATTLE-MELEE-002: the unit of the proactive side makes it.
  clash: rolls({
    throws: (facts, { lone, other }) => {
      const [unit, enemy] = sideOf(facts, lone) === proactive(facts) ? [lone, other] : [other, lone];
      return clash(facts, asTheyStood(facts), { unit, enemy, how: 'melee' }, facts.rate);
    },
    thrower: (facts) => armyOf(facts, proactive(facts)).seat,
    then: (play, { lone, other }, result) => {
      const rollerWins = result === 'success';
      const winner = rollerWins === (sideOf(play, lone) === proactive(play)) ? lone : other;
      play.say({ event: 'clashed', lone, other, winner });
    },
  }),

  // SAGA-BATTLE-MELEE-028: after all rolls the many name whom to move back from; then losses, falling back, light steps.
  // holds by: SAGA-BATTLE-MELEE-023, since nothing moves a winner but its light step.
  settle: does((play) => {
    const { open, next } = play;
    const { cluster, won } = open.fight as NonNullable<typeof open.fight>;
    const fought = clusterAt(play, cluster);
    const { lone, many } = fought;
    const winner = winnerOf(won.length);
    const losses = lossesOfEach(play, fought, winner);
    const mustBeNamed = winner === 'many' && many.length > 1 && !isSpent(play, lone, losses);
    if (mustBeNamed) next({ step: 'press' });
    else {
      // A destroyed unit does not move back, so it makes no difference from whom.
      const from = winner === 'lone' ? lone : (won[0] as UnitIndex);
      next(fallBackStep({ units: losersOf(fought, winner), from, losses }));
    }
    for (const side of [proactive(play), otherSide(proactive(play))]) {
      const units = [lone, ...many].filter((unit) => sideOf(play, unit) === side && isLightFooted(play, unit));
      if (units.length > 0) next({ step: 'lightSteps', side, units });
    }
    next({ step: 'endCluster', cluster });
  }),

  endCluster: does(({ say }, { cluster }) => say({ event: 'clusterDone', cluster })),

  // SAGA-BATTLE-MELEE-016: the many name the unit to move back from. SAGA-BATTLE-MELEE-018: they may name any of them,
  // also one that lost its roll.
  press: asks({
    whom: (facts) => {
      const { open, given } = facts;
      return commander(given, otherSide(sideOf(facts, clusterAt(facts, open.fight?.cluster as ClusterIndex).lone)));
    },
    answer: shape.union('choose', { press: { unit: shape.name } }),
    choices: (view): readonly Extract<BattleChoice, { choose: 'press' }>[] =>
      clusterAt(view, view.open.fight?.cluster as ClusterIndex).many.map((unit) => ({
        choose: 'press',
        unit: nameOf(view, unit),
      })),
    refuses: (view, _step, { unit }) =>
      brokenRule('SAGA-BATTLE-MELEE-016', 'battle.notInTheCluster', { unit: calledBy(view, unit) }),
    then: (play, _step, { unit }) => {
      const fought = clusterAt(play, play.open.fight?.cluster as ClusterIndex);
      const by = unitNamed(play, unit);
      play.say({ event: 'pressed', lone: fought.lone, by });
      const losses = lossesOfEach(play, fought, 'many');
      play.next(fallBackStep({ units: losersOf(fought, 'many'), from: by, losses }));
    },
  }),
});
