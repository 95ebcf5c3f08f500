import { saga, war } from '@warmoot/rules';
import { Board } from './board.js';
import { clusteringWorth, volleyExpected, volleyWorth } from './combat.js';
import { Position } from './position.js';
import type { Choice, Sight } from './sight.js';

/** A choice and what it is worth, in the measure of the board. */
export interface Weighed {
  readonly choice: Choice;
  readonly worth: number;
}

/** The clustering that is best for oneself. */
export const clusterings = (choices: readonly Choice[], sight: Sight, side: war.Side): readonly Weighed[] => {
  const board = new Board(sight);
  return choices.flatMap((choice) => {
    if (choice.choose !== 'clusters') return [];
    const clusters: saga.battle.Cluster[] = choice.clusters.map(({ lone, many }) => ({
      lone: war.unitNamed(sight, lone),
      many: many.map((name) => war.unitNamed(sight, name)),
    }));
    return [{ choice, worth: clusteringWorth(board, clusters, side) }];
  });
};

/** Which cluster to fight next: first where the enemy has no room to fall back, last where things may still improve. */
export const clusterOrder = (choices: readonly Choice[], sight: Sight, side: war.Side): readonly Weighed[] => {
  const { clusters, resolved, stood } = sight.open;
  const board = new Board(sight);
  const fixed = new Board(sight, { at: stood });
  const open = clusters.filter((_, i) => resolved[i] === 0);
  return choices.flatMap((choice) => {
    if (choice.choose !== 'fight') return [];
    const unit = war.unitNamed(sight, choice.unit);
    const some = open.filter(
      ({ lone, many }) => lone === unit || many.includes(unit),
    ) as readonly saga.battle.Cluster[];
    return [
      { choice, worth: clusteringWorth(board, clusters as readonly saga.battle.Cluster[], side, { some, fixed }) },
    ];
  });
};

/** From which winner a beaten lone unit must fall back: where it has no way back, or ends in the worst place. */
export const pressing = (choices: readonly Choice[], sight: Sight, side: war.Side): readonly Weighed[] => {
  const { clusters, fight, at } = sight.open;
  const beaten = clusters[fight?.cluster ?? -1] as saga.battle.Cluster;
  const { lone } = beaten;
  const losses = saga.battle.lossesOfEach(sight, beaten, 'many');
  const board = new Board(sight);
  const standingAt = (there: number): number => {
    const moved = new Board(sight, { at: at.with(lone, there) });
    return new Position(moved, side).worthAfter();
  };
  const before = standingAt(at[lone] as number);
  return choices.flatMap((choice) => {
    if (choice.choose !== 'press') return [];
    const by = war.unitNamed(sight, choice.unit);
    const room = saga.battle.roomToFallBack(sight, lone, by);
    const harm = board.harm(lone, saga.battle.lossesFallingBack(sight, lone, [by], losses));
    const gain = room.length === 0 ? 0 : Math.min(...room.map(standingAt)) - before;
    return [{ choice, worth: harm + gain }];
  });
};

/** Where a unit goes after the fighting, when it falls back or light infantry steps: to the best place for its side. */
export const stepping = (
  choices: readonly Choice[],
  sight: Sight,
  side: war.Side,
): { readonly weighed: readonly Weighed[]; readonly nodes: number } => {
  const board = new Board(sight);
  const position = new Position(board, side);
  const weighed = choices.map((choice) => {
    const unit = 'unit' in choice ? war.unitNamed(sight, choice.unit) : -1;
    const to = 'to' in choice && choice.to !== null ? war.hexAt(board.ground, choice.to) : -1;
    if (unit < 0 || to < 0) return { choice, worth: position.worthAfter() };
    board.put(unit, to, 0);
    const worth = position.worthAfter();
    board.put(unit, sight.open.at[unit] as number, 0);
    return { choice, worth };
  });
  return { weighed, nodes: position.nodes };
};

/** Whom to shoot at: where it does most harm, after what others have aimed at it already. */
export const aiming = (choices: readonly Choice[], sight: Sight, unit: number): readonly Weighed[] => {
  const board = new Board(sight);
  const { aims } = sight.open;
  const pending = (target: number): number =>
    aims.reduce((sum, aim, other) => sum + (aim === target ? volleyExpected(board, other, target) : 0), 0);
  return choices.map((choice) => {
    if (choice.choose !== 'shoot') return { choice, worth: 0 };
    const target = war.unitNamed(sight, choice.target);
    return { choice, worth: volleyWorth(board, unit, target, pending(target)) };
  });
};
