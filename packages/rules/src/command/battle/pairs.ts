import type { Fixed } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { isOnTheMap, unitNamed } from '../../war/roster/roster.js';
import { otherSide, type Side } from '../../war/roster/sides.js';
import type { ChampionIndex, ChampionSetup } from './champions.js';
import { armyOf, type CommandSight } from './command.js';
import { areTouching } from './ground.js';

/** All champions, the northern ones first. */
export const championsIn = (given: CommandSight['given']): readonly Fixed<ChampionSetup>[] =>
  given.armies.flatMap(({ champions }) => champions);

export const championAt = ({ given }: Pick<CommandSight, 'given'>, who: ChampionIndex): Fixed<ChampionSetup> =>
  championsIn(given)[who] as Fixed<ChampionSetup>;

export const championSide = (given: CommandSight['given'], who: ChampionIndex): Side =>
  who < armyOf({ given }, 0).champions.length ? 0 : 1;

/** The unit a champion is placed with. */
export const unitWith = (sight: CommandSight, who: ChampionIndex): UnitIndex =>
  unitNamed(sight, championAt(sight, who).with);

/** The champions of a side who can fight: on their feet, and their unit on the field. */
const able = (sight: CommandSight, side: Side): readonly ChampionIndex[] =>
  sight.open.champions.flatMap(({ standing }, who) =>
    standing === 'in' && championSide(sight.given, who) === side && isOnTheMap(sight, unitWith(sight, who))
      ? [who]
      : [],
  );

/** COMMAND-SAGA-014: pairs of champions whose units touch, a side's own one first. */
export const pairsFor = (sight: CommandSight, side: Side): readonly (readonly [ChampionIndex, ChampionIndex])[] =>
  able(sight, side).flatMap((own) =>
    able(sight, otherSide(side))
      .filter((enemy) => areTouching(sight, unitWith(sight, own), unitWith(sight, enemy)))
      .map((enemy) => [own, enemy] as const),
  );

/** COMMAND-SAGA-014: whether any two may meet now, at the start of a turn. */
export const mayDuel = (sight: CommandSight): boolean =>
  sight.open.champions.length > 0 &&
  sight.given.options['command.sagaDuels'] === 'on' &&
  pairsFor(sight, sight.open.active).length > 0;
