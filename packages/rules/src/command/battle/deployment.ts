import { asks, brokenRule, does, type Procedures, type Refusal, shape } from '@warmoot/kernel';
import type { Zone } from '../../war/deploying/zones.js';
import { freeIn } from '../../war/deploying/zones.js';
import { placeShape } from '../../war/field/field.js';
import { distance, hexAt, placeOf } from '../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../war/indexes.js';
import { commander } from '../../war/roster/armies.js';
import { isOnTheMap, nameOf, placesOf, sideOf, unitAt, unitNamed, unitsOf } from '../../war/roster/roster.js';
import { otherSide, type Side } from '../../war/roster/sides.js';
import type { ChoiceOf, Command, CommandSight } from './command.js';
import { groundOf } from './ground.js';
import { calledBy } from './names.js';
import type { UnitClass } from './units.table.js';

/** COMMAND-SAGA-008: how far from every enemy an ambush is laid. */
const AMBUSH_DISTANCE = 4;

/** COMMAND-SETUP-007: the rows in which a side deploys: north's at the top, south's at the bottom. */
export const inItsRows = ({ given }: Pick<CommandSight, 'given'>, side: Side): Zone => {
  const { places } = groundOf({ given });
  const rows = given.options['command.deployRows'];
  return (at) => {
    const row = places[at]?.row ?? -1;
    return side === 0 ? row < rows : row >= given.size.rows - rows;
  };
};

/** Where a side may deploy. COMMAND-SAGA-008: an ambush anywhere that is far enough from every enemy. */
export const zoneOf = (sight: CommandSight, side: Side): Zone => {
  if (sight.given.ambush !== side) return inItsRows(sight, side);
  const ground = groundOf(sight);
  const enemies = placesOf(sight, otherSide(side)) as HexIndex[];
  return (at) => enemies.every((enemy) => distance(ground, at, enemy) >= AMBUSH_DISTANCE);
};

/** COMMAND-SAGA-008: where an ambush can be laid wherever in its rows the other side stands. */
export const farFromItsRows = ({ given }: Pick<CommandSight, 'given'>, side: Side): Zone => {
  const ground = groundOf({ given });
  const enemies = freeIn(ground, inItsRows({ given }, otherSide(side)), []);
  return (at) => enemies.every((enemy) => distance(ground, at, enemy) >= AMBUSH_DISTANCE);
};

const undeployed = (sight: CommandSight, side: Side): readonly UnitIndex[] =>
  unitsOf(sight, side).filter((unit) => !isOnTheMap(sight, unit));

/** How near the enemy a class is suggested to stand: 0 in front. Riders are put outside the foot. */
const RANKS: Readonly<Record<UnitClass, number>> = { HI: 0, LI: 0, SI: 0, HC: 0, LC: 0, AR: 1, HA: 1 };
const FROM_THE_MIDDLE: readonly UnitClass[] = ['HI', 'LI', 'SI', 'HC', 'LC', 'AR', 'HA'];

/** Free hexes of the zone, the nearest to the other side first, and of these the ones in the middle. */
const orderedFree = (sight: CommandSight, side: Side): readonly HexIndex[] => {
  const { given, open } = sight;
  const ground = groundOf(sight);
  const taken = open.at.filter((at) => at >= 0);
  const middle = (given.size.columns - 1) / 2;
  const enemies = placesOf(sight, otherSide(side)) as HexIndex[];
  const depth = (at: HexIndex): number => {
    const { row } = placeOf(ground, at);
    if (given.ambush === side) return Math.min(...enemies.map((enemy) => distance(ground, at, enemy)));
    return side === 0
      ? given.options['command.deployRows'] - 1 - row
      : row - given.size.rows + given.options['command.deployRows'];
  };
  const off = (at: HexIndex): number => Math.abs(placeOf(ground, at).column - middle);
  return freeIn(ground, zoneOf(sight, side), taken)
    .map((at) => ({ at, depth: depth(at), off: off(at) }))
    .sort((a, b) => a.depth - b.depth || a.off - b.off)
    .map(({ at }) => at);
};

/** A hex that suggests itself for a unit: archers behind the others, everybody from the middle outwards. */
const suggested = (sight: CommandSight, unit: UnitIndex, free: readonly HexIndex[]): HexIndex => {
  const ground = groundOf(sight);
  const rank = RANKS[unitAt(sight, unit).class];
  const first = placeOf(ground, free[0] as HexIndex).row;
  return (rank > 0 ? free.find((at) => placeOf(ground, at).row !== first) : free[0]) ?? (free[0] as HexIndex);
};

const deployments = (sight: CommandSight, side: Side): readonly ChoiceOf<'deploy'>[] => {
  const ground = groundOf(sight);
  const free = orderedFree(sight, side);
  const units = [...undeployed(sight, side)].sort((a, b) => {
    const rank = (unit: UnitIndex): number => FROM_THE_MIDDLE.indexOf(unitAt(sight, unit).class);
    return rank(a) - rank(b) || a - b;
  });
  return units.flatMap((unit) => {
    const best = suggested(sight, unit, free);
    return [best, ...free.filter((at) => at !== best)].map(
      (at) => ({ choose: 'deploy', unit: nameOf(sight, unit), hex: placeOf(ground, at) }) as const,
    );
  });
};

const deployFault = (
  sight: CommandSight,
  side: Side,
  { unit: key, hex: place }: ChoiceOf<'deploy'>,
): Refusal | null => {
  const ground = groundOf(sight);
  const unit = unitNamed(sight, key);
  const facts = { unit: calledBy(sight, key), row: place.row, column: place.column };
  if (unit < 0 || sideOf(sight, unit) !== side) return brokenRule('COMMAND-SETUP-006', 'command.notYours', facts);
  if (isOnTheMap(sight, unit)) return brokenRule('COMMAND-SETUP-006', 'command.isDeployed', facts);
  const at = hexAt(ground, place);
  if (at < 0 || ground.isPassable[at] === 0) return brokenRule('COMMAND-HEX-006', 'command.cannotStand', facts);
  if (sight.open.at.includes(at)) return brokenRule('COMMAND-HEX-005', 'command.hexTaken', facts);
  if (zoneOf(sight, side)(at)) return null;
  return sight.given.ambush === side
    ? brokenRule('COMMAND-SAGA-008', 'command.tooNearForAmbush', { ...facts, hexes: AMBUSH_DISTANCE })
    : brokenRule('COMMAND-SETUP-007', 'command.notItsRows', facts);
};

/** COMMAND-SETUP-006: who goes second deploys first. COMMAND-SAGA-008: an ambush is laid last. */
const deployOrder = ({ given, open }: CommandSight): readonly [Side, Side] => {
  const last = given.ambush ?? (open.first as Side);
  return [otherSide(last), last];
};

export const deploymentProcedures: Procedures<Command, 'deployment' | 'deploy'> = {
  deployment: does((play) => {
    for (const side of deployOrder(play)) play.next({ step: 'deploy', side });
    play.next({ step: 'round' });
  }),

  deploy: asks({
    whom: (facts, { side }) => commander(facts.given, side),
    answer: shape.union('choose', { deploy: { unit: shape.name, hex: placeShape } }),
    choices: (view, { side }) => deployments(view, side),
    refuses: (view, { side }, choice) => deployFault(view, side, choice),
    sample: (view, { side }, _asked, source): ChoiceOf<'deploy'> => {
      const ground = groundOf(view);
      const units = undeployed(view, side);
      const free = freeIn(
        ground,
        zoneOf(view, side),
        view.open.at.filter((at) => at >= 0),
      );
      return {
        choose: 'deploy',
        unit: nameOf(view, units[source.below(units.length)] as UnitIndex),
        hex: placeOf(ground, free[source.below(free.length)] as HexIndex),
      };
    },
    then: (play, { side }, { unit, hex: place }) => {
      play.say({ event: 'deployed', unit: unitNamed(play, unit), at: hexAt(groundOf(play), place) });
      if (undeployed(play, side).length > 0) play.next({ step: 'deploy', side });
    },
  }),
};
