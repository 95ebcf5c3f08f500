import { type ActChoice, type DuelSight, type Hand, type Penalty, type Square, separation } from '@warmoot/rules';
import {
  type Combat,
  enemiesOf,
  heldIn,
  hindrancesOf,
  nameOf,
  namesOf,
  ofSide,
  somebody,
} from '../../../duel/facts.js';
import {
  ACTS,
  ALL_DEFENCES,
  distanceName,
  HAND_NOUNS,
  HELD,
  ITEMS,
  PRONE,
  SEVERITIES,
  SKILLS,
  TACKLED,
} from '../../glossary.js';
import { and, bare, type Case, possessive, the } from '../../grammar.js';

export const names = (sight: DuelSight, who: readonly number[]): string => and(namesOf(sight, who));

/** "Ella", or "Ellas Seite" where she is not alone. */
export const sideName = (sight: DuelSight, side: number): string => {
  const [first = -1, ...others] = ofSide(sight, side);
  return others.length === 0 ? nameOf(sight, first) : `${possessive(nameOf(sight, first))} Seite`;
};

export const combatText = (sight: DuelSight, { side1, side2 }: Combat): string =>
  `${names(sight, side1)} gegen ${names(sight, side2)}`;

/** "Ellas Schneller Angriff", "Ellas Schnellen Angriff". */
export const actOf = (sight: DuelSight, who: number, act: ActChoice['act'], as: Case): string =>
  `${possessive(nameOf(sight, who))} ${bare(ACTS[act], as)}`;

/** An attack is made on somebody, the rest against somebody. */
export const aimedAt = (act: ActChoice['act'], target: string): string =>
  `${ACTS[act].noun === 'Angriff' ? 'auf' : 'gegen'} ${target}`;

const distanceFrom = (apart: number, enemy: string): string => {
  if (apart === 0) return `auf demselben Feld wie ${enemy}`;
  return apart > 3 ? `fern von ${enemy}` : `${distanceName(apart)}distanz zu ${enemy}`;
};

/** "Schwertdistanz zu Morten", "Dolchdistanz zu Ada, fern von Bram". */
export const distancesFrom = (sight: DuelSight, who: number, at: Square): string =>
  enemiesOf(sight, who)
    .map((enemy) => distanceFrom(separation(at, somebody(sight, enemy)), nameOf(sight, enemy)))
    .join(', ');

/** "dem Schwert", "das Schwert in der linken Hand" where both hands hold one. */
export const implementText = (sight: DuelSight, who: number, hand: Hand, as: Case): string => {
  const { item, twice } = heldIn(sight, who, hand);
  if (item === null) return the(HAND_NOUNS[hand], as);
  return `${the(ITEMS[item], as)}${twice ? ` in ${the(HAND_NOUNS[hand], 'dat')}` : ''}`;
};

export const gripName = (grip: 'held' | 'tackled'): string => (grip === 'held' ? HELD : TACKLED);

/** Why somebody cannot move: "AM BODEN", "GEHALTEN und NIEDERGERUNGEN". */
export const conditionsOf = (sight: DuelSight, who: number): readonly string[] => {
  const { prone, held, tackled } = hindrancesOf(sight, who);
  return [...(prone ? [PRONE] : []), ...(held ? [HELD] : []), ...(tackled ? [TACKLED] : [])];
};

type Severity = keyof typeof SEVERITIES;

/** "eine leichte Wunde". */
export const aWound = (severity: Severity): string => `eine ${SEVERITIES[severity]}e Wunde`;

/** "eine schwere Wunde", "2 leichte Wunden". */
export const woundsOf = (severity: Severity, many: number): string =>
  many === 1 ? aWound(severity) : `${many} ${SEVERITIES[severity]}e Wunden`;

/** "1 leichte Wunde", "eine schwere Wunde und 2 leichte Wunden". */
export const woundsText = (minors: number, major: boolean): string => {
  const all = [
    ...(major ? [aWound('major')] : []),
    ...(minors === 0 ? [] : [minors === 1 ? '1 leichte Wunde' : woundsOf('minor', minors)]),
  ];
  return all.length === 0 ? 'keine Wunde' : and(all);
};

/** What a penalty is on. */
export const onWhat = (on: Penalty['on']): string => (on === 'defences' ? ALL_DEFENCES : SKILLS[on]);
