import type { Asked, Fixed, SeatId, Sight } from '@warmoot/kernel';
import type { Motives } from '../character/motives.js';
import { AVERAGE_SKILL, type Skill } from '../skills.table.js';
import type { Appeal, Discussion, Driving, Hearing, PersonNow } from './model.js';
import type { Matter, Person, Terms } from './setup.js';
import { APPEALS_TO_HEAR } from './uses.table.js';

/** What everybody in a Discussion can see. */
export type TalkSight = Pick<Sight<Discussion>, 'seats' | 'given' | 'open'>;
type InSight = Pick<TalkSight, 'given' | 'open'>;

const indexOf = ({ given }: Pick<InSight, 'given'>, name: string): number =>
  given.people.findIndex((person) => person.name === name);

export const isKnown = (sight: Pick<InSight, 'given'>, name: string): boolean => indexOf(sight, name) >= 0;

export const personNamed = (sight: Pick<InSight, 'given'>, name: string): Fixed<Person> =>
  sight.given.people[indexOf(sight, name)] as Fixed<Person>;

export const nowOf = (sight: InSight, name: string): Fixed<PersonNow> =>
  sight.open.people[indexOf(sight, name)] as Fixed<PersonNow>;

export const isHere = (sight: InSight, name: string): boolean =>
  isKnown(sight, name) && nowOf(sight, name).gone === null;

export const seatOf = (sight: Pick<InSight, 'given'>, name: string): SeatId => personNamed(sight, name).seat;

/** Who is there, in the order of the seats; those of one seat in the order entered. */
export const peopleHere = (sight: TalkSight): readonly string[] =>
  sight.seats.flatMap((seat) =>
    sight.given.people.flatMap((one) => (one.seat === seat && isHere(sight, one.name) ? [one.name] : [])),
  );

/** Those of a seat who are there. */
export const ownHere = (sight: TalkSight, seat: SeatId): readonly string[] =>
  peopleHere(sight).filter((name) => seatOf(sight, name) === seat);

/** Names in seat order (SAGA-TALK-023). */
export const inSeatOrder = (sight: TalkSight, names: readonly string[]): readonly string[] =>
  sight.seats.flatMap((seat) =>
    sight.given.people.flatMap((one) => (one.seat === seat && names.includes(one.name) ? [one.name] : [])),
  );

/** The seats that have somebody there. */
export const seatsHere = (sight: TalkSight): readonly SeatId[] =>
  sight.seats.filter((seat) => ownHere(sight, seat).length > 0);

export const asSeats = (seats: readonly SeatId[]): readonly Asked[] => seats.map((seat) => ({ seat, as: seat }));

/** The rating of a skill; that of an average person where nothing is written. */
export const skillOf = (person: Fixed<Person>, skill: Skill): number => person.skills[skill] ?? AVERAGE_SKILL;

/** What moves somebody: as they came, or as was thrown for them; null until it is. */
export const motivesOf = (sight: InSight, name: string): Motives | null => {
  const brought = personNamed(sight, name).motives;
  if (brought !== null) return brought;
  const { motives } = nowOf(sight, name);
  return Object.keys(motives).length === 0 ? null : (motives as Motives);
};

/** SAGA-TALK-014, SAGA-TALK-018: three heard, over all talkers and topics: then the next may be ignored. */
export const mayIgnore = (sight: InSight, name: string): boolean => nowOf(sight, name).heard >= APPEALS_TO_HEAR;

export const isSameMatter = (one: Matter, other: Matter): boolean =>
  one.context === other.context && one.topic === other.topic;

/** SAGA-TALK-036: the rating used in a check, with what helps or hinders. */
export const ratingUsed = (sight: Pick<InSight, 'given'>, talker: string, { skill, modifiers }: Fixed<Terms>): number =>
  modifiers.reduce((sum, { by }) => sum + by, skillOf(personNamed(sight, talker), skill));

/** What an appeal that moved a listener has written on their sheet. */
const givenBy = (sight: InSight, appeal: Fixed<Appeal>, { matter }: Fixed<Hearing>, isRated: boolean): Driving => ({
  ...matter,
  motive: appeal.terms.motive,
  rating: isRated ? ratingUsed(sight, appeal.talker, appeal.terms) : null,
  by: appeal.talker,
  appeal: appeal.number,
});

/**
 * What drives somebody, the oldest first. SAGA-MOTIVE-009, SAGA-MOTIVE-010, SAGA-MOTIVE-011: one for each pair; a later
 * one takes its place, whatever it is. It is worked out from sheets and appeals, so that who may not read a sheet
 * learns nothing of it. `before`: as it was when the appeal with this number began.
 */
export const drivingOf = (sight: InSight, name: string, before = Number.POSITIVE_INFINITY): readonly Driving[] => {
  const isRated = sight.given.edition === 'saga';
  const brought = personNamed(sight, name).driving.map(
    ({ by, rating, ...one }): Driving => ({ ...one, rating: isRated ? rating : null, by: by ?? null, appeal: null }),
  );
  const given = sight.open.appeals.flatMap((appeal) =>
    appeal.number >= before
      ? []
      : appeal.hearings.flatMap((hearing) =>
          hearing.who === name && hearing.moved === true ? [givenBy(sight, appeal, hearing, isRated)] : [],
        ),
  );
  return given.reduce<readonly Driving[]>(
    (all, one) => [...all.filter((other) => !isSameMatter(one, other)), one],
    brought,
  );
};

/** What drives somebody in a matter; null where nothing does. */
export const drivingIn = (sight: InSight, name: string, matter: Matter, before?: number): Driving | null =>
  drivingOf(sight, name, before).find((driving) => isSameMatter(driving, matter)) ?? null;

/** The appeal that is on; null between appeals. */
export const appealOn = ({ open }: Pick<InSight, 'open'>): Fixed<Appeal> | null => {
  const last = open.appeals.at(-1);
  return last !== undefined && (last.state === 'setUp' || last.state === 'settled' || last.state === 'made')
    ? last
    : null;
};

export const currentAppeal = (sight: Pick<InSight, 'open'>): Fixed<Appeal> => appealOn(sight) as Fixed<Appeal>;

/** Those who hear an appeal: all it is made to but those who ignore it by right. */
export const hearersOf = ({ hearings }: Fixed<Appeal>): readonly Fixed<Hearing>[] =>
  hearings.filter(({ ignores }) => ignores !== true);
