import { command, war } from '@warmoot/rules';
import { type Picture, type Piece, pictureOf } from './picture.js';
import { planOf } from './plans.js';
import type { Sight } from './sight.js';
import { strikesOf } from './strikes.js';
import { BROKEN_AT, HEALTH_WORTH } from './unitWorth.js';

/** The worth of a battle that is won. */
export const WON = 1000;

/** How much of a battle is still to come, from 1 to 0: points are for later. */
export const stillToCome = ({ given, open }: Sight): number => {
  const limit = given.options['command.roundLimit'];
  return Math.max(0.15, Math.min(1, (limit - open.round + 1) / 6));
};

/** COMMAND-END-004: who has left by Slaughter counts at the end. */
const leftBehind = ({ open }: Sight, side: war.Side): number => {
  let sum = 0;
  for (let unit = 0; unit < open.fate.length; unit++)
    if (open.fate[unit] === 'left' && open.roster[unit]?.side === side)
      sum += HEALTH_WORTH * (BROKEN_AT - (open.damage[unit] as number));
  return sum;
};

/** COMMAND-END-006: an objective outweighs all health at the end, and is walked to before. */
const OBJECTIVE = 4;

const objectives = (sight: Sight, side: war.Side): number => {
  const places = sight.given.options['command.objectiveHexes'];
  if (places.length === 0) return 0;
  const ground = command.groundOf(sight);
  const near = places.reduce((sum, place) => {
    const there = war.hexAt(ground, place);
    const least = war
      .onTheMap(sight, side)
      .reduce((found, unit) => Math.min(found, war.distance(ground, sight.open.at[unit] as number, there)), 12);
    return sum - 0.15 * least;
  }, 0);
  return near + OBJECTIVE * (2 - stillToCome(sight)) * command.objectivesOf(sight, side);
};

/** How much of what each side may do is counted in the turn of the side that judges: now, next by the other, and later. */
const NOW = 0.6;
const NEXT = 2.3;
const LATER = 0.25;
/** The fights of those who touch while others still move: a charge is bound to attack, and may be a bad one. */
const BOUND = 0.5;
/** The same before the other side has moved: its blows come first, and those of who touches are the surest. */
const THEIRS = 0.8;
const SUREST = 0.6;
const OURS = 0.5;

/** A pull towards the enemy, so that an army does not stand about, and towards one another. */
const NEARER = 0.02;

const closeness = ({ nearest, fights, friends }: Piece): number =>
  -NEARER * Math.max(nearest, fights ? 3 : 4) + NEARER * 2 * Math.min(friends, 2);

/** What a side has: its units, where they stand, what they hold. */
const holdings = (sight: Sight, { sides }: Picture, side: war.Side): number =>
  sides[side].reduce((sum, piece) => sum + piece.worth + closeness(piece), leftBehind(sight, side)) +
  objectives(sight, side);

/** What the active side wins by its fights as units stand. */
const meleeOf = (sight: Sight, { later, sides }: Picture): number => {
  const { active } = sight.open;
  return sides[active].some(({ touched }) => touched) ? planOf(sight, later, active).gain : 0;
};

/** What a side may do to the other in the fights to come, less what may be done to it. */
const prospects = (sight: Sight, picture: Picture, side: war.Side): number => {
  const { active, stage } = sight.open;
  const other = war.otherSide(active);
  if (active !== side && stage <= 2)
    return (
      OURS * strikesOf(picture, side, 'all') -
      THEIRS * strikesOf(picture, active, 'all') -
      SUREST * meleeOf(sight, picture)
    );
  const melee = stage === 2 ? BOUND : stage === 3 ? 1 : 0;
  const now =
    (stage <= 2 ? NOW * strikesOf(picture, active, 'toAct') : 0) + (melee > 0 ? melee * meleeOf(sight, picture) : 0);
  const next = NEXT * strikesOf(picture, other, 'all');
  const later = LATER * strikesOf(picture, active, 'all');
  return (active === side ? 1 : -1) * (now + later - next);
};

/** What a battle is worth to a side as it stands: what both have left, and what each could do to the other. */
export const worthOf = (sight: Sight, side: war.Side): number => {
  const { ending, winner } = sight.open;
  if (ending !== null) return winner === null ? 0 : winner === side ? WON : -WON;
  const picture = pictureOf(sight, stillToCome(sight));
  const held = holdings(sight, picture, side) - holdings(sight, picture, war.otherSide(side));
  return held + prospects(sight, picture, side);
};
