import type { Refusal } from '@warmoot/kernel';
import type { Motives } from '../../character/model.js';
import { pairTooHigh } from '../../character/motives.js';
import { USUAL_DRIVING } from '../../character/motives.table.js';
import { forbidden } from '../papers/finding.js';
import type { DrivingMotivation, Matter } from '../papers/matters.js';
import type { Character, Ruled } from '../papers/model.js';

/** SAGA-MOTIVE-003: the two of a pair never come to more than twelve. */
export const refusesPairs = (motives: Motives | null): Refusal | null => {
  const pair = motives === null ? null : pairTooHigh(motives);
  return pair === null ? null : forbidden('SAGA-MOTIVE-003', 'pairOverTwelve', pair);
};

/** SAGA-TALK-037: two pairs are one when neither part differs. */
export const isSameMatter = (matter: Matter, other: Matter): boolean =>
  matter.context === other.context && matter.topic === other.topic;

// holds by: SAGA-MOTIVE-014: nothing but these deeds takes a Driving Motivation away, whatever day it is and whoever
// runs the character.
/**
 * SAGA-MOTIVE-009, SAGA-MOTIVE-010, SAGA-MOTIVE-011: a matter has one Driving Motivation; another on it takes its
 * place.
 */
const driven = (character: Character, driving: DrivingMotivation): readonly DrivingMotivation[] => [
  ...character.driving.filter((before) => !isSameMatter(before, driving)),
  driving,
];

/** The next number of a Driving Motivation. What was played out keeps its number too: SAGA-MOTIVE-018 counts by it. */
const nextNumber = ({ history, driving }: Character): number => {
  const before = history.flatMap(({ what, from }) =>
    what === 'driving' ? (from as unknown as DrivingMotivation[]) : [],
  );
  return Math.max(0, ...[...before, ...driving].map(({ id }) => Number(id.slice(1)))) + 1;
};

/** Somebody after something has come to drive them. */
export const drivenBy = (character: Character, driving: Omit<DrivingMotivation, 'id'>): Pick<Character, 'driving'> => ({
  driving: driven(character, { id: `d${nextNumber(character)}`, ...driving }),
});

/** S1E-TALK-004: the rating with which a motive drives somebody, where the edition writes one down. */
export const ratedBy = ({ rules }: Pick<Ruled, 'rules'>, rating: number | null): number | null =>
  rules.driving.isRated ? (rating ?? USUAL_DRIVING) : null;
