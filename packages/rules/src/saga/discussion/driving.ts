import type { Fixed } from '@warmoot/kernel';
import type { Appeal, Driving, Hearing } from './model.js';
import { type InSight, personNamed, skillOf } from './people.js';
import type { Matter, Terms } from './setup.js';

/** SAGA-TALK-037: pairs are different where either part differs; nobody compares what the words mean. */
export const isSameMatter = (one: Matter, other: Matter): boolean =>
  one.context === other.context && one.topic === other.topic;

/** SAGA-TALK-036: the rating used in a check, with what helps or hinders, and not the total of the dice. */
export const ratingUsed = (sight: Pick<InSight, 'given'>, talker: string, { skill, modifiers }: Fixed<Terms>): number =>
  modifiers.reduce((sum, { by }) => sum + by, skillOf(personNamed(sight, talker), skill));

/** SAGA-TALK-035: what an appeal that moved a listener has written on their sheet. */
const givenBy = (sight: InSight, appeal: Fixed<Appeal>, { matter }: Fixed<Hearing>): Driving => ({
  ...matter,
  motive: appeal.terms.motive,
  rating: ratingUsed(sight, appeal.talker, appeal.terms),
  by: appeal.talker,
  appeal: appeal.number,
});

const broughtBy = (sight: InSight, name: string): readonly Driving[] =>
  personNamed(sight, name).driving.map(({ by, ...one }) => ({ ...one, by: by ?? null, appeal: null }));

// holds by: SAGA-TALK-040: difficulties and sheets alone read what drives somebody; no choice is made or barred by it.
/**
 * What drives somebody, the oldest first. SAGA-MOTIVE-009, SAGA-MOTIVE-010, SAGA-MOTIVE-011: one for each pair; a later
 * one takes its place, whatever it is. It is worked out from sheets and appeals, so that who may not read a sheet
 * learns nothing of it. `before`: as it was when the appeal with this number began.
 */
export const drivingOf = (sight: InSight, name: string, before = Number.POSITIVE_INFINITY): readonly Driving[] => {
  const given = sight.open.appeals.flatMap((appeal) =>
    appeal.number >= before
      ? []
      : appeal.hearings.flatMap((hearing) =>
          hearing.who === name && hearing.moved === true ? [givenBy(sight, appeal, hearing)] : [],
        ),
  );
  return [...broughtBy(sight, name), ...given]
    .map((one) => (sight.given.isRated ? one : { ...one, rating: null }))
    .reduce<readonly Driving[]>((all, one) => [...all.filter((other) => !isSameMatter(one, other)), one], []);
};

/** What drives somebody in a matter; null where nothing does. */
export const drivingIn = (sight: InSight, name: string, matter: Matter, before?: number): Driving | null =>
  drivingOf(sight, name, before).find((driving) => isSameMatter(driving, matter)) ?? null;
