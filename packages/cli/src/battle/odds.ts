import { both, CERTAIN, type Chance, chanceThat, listed, otherwise, type Throw } from '@warmoot/kernel';
import {
  type BattleSight,
  type Cluster,
  clashThrow,
  type NamedCluster,
  type Stance,
  sideNamed,
  sideOf,
  unitNamed,
} from '@warmoot/rules';

export const named = (sight: BattleSight, { lone, many }: NamedCluster): Cluster => ({
  lone: unitNamed(sight, lone),
  many: many.map((name) => unitNamed(sight, name)),
});

/** The clusters that are still to be fought. */
export const clustersLeft = ({ open }: BattleSight): readonly Cluster[] =>
  open.clusters.filter((_, i) => open.resolved[i] !== 1) as readonly Cluster[];

/** A fight as an army sees it: each roll from the side of its own unit, and the chance to win the whole. */
export interface Fight {
  readonly throws: readonly Throw[];
  readonly wins: Chance;
}

export const fightOf = (sight: BattleSight, stance: Stance, { lone, many }: Cluster, army: string): Fight => {
  const isAlone = sideOf(sight, lone) === sideNamed(sight, army);
  const throws = many.map((other) => {
    const [unit, enemy] = isAlone ? [lone, other] : [other, lone];
    return clashThrow(sight, stance, { unit, enemy, how: 'melee' }, listed);
  });
  // The lone unit wins if it wins every roll.
  const chances = throws.map((thrown) => chanceThat(thrown, 'success'));
  const all = chances.map((chance) => (isAlone ? chance : otherwise(chance))).reduce(both, CERTAIN);
  return { throws, wins: isAlone ? all : otherwise(all) };
};
