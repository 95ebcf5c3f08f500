import type { Asked, Fixed, SeatId, Sight } from '@warmoot/kernel';
import type { Motives } from '../character/motives.js';
import { ALL_MOTIVES } from '../character/motives.table.js';
import { skillIn } from '../skills.js';
import type { Skill } from '../skills.table.js';
import type { Appeal, Discussion, Hearing, PersonNow } from './model.js';
import type { Person } from './setup.js';
import { APPEALS_TO_HEAR } from './uses.table.js';

/** What everybody in a Discussion can see. */
export type TalkSight = Pick<Sight<Discussion>, 'seats' | 'given' | 'open'>;
/** The same without the seats. */
export type InSight = Pick<TalkSight, 'given' | 'open'>;

const indexOf = ({ given }: Pick<InSight, 'given'>, name: string): number =>
  given.people.findIndex((person) => person.name === name);

export const isKnown = (sight: Pick<InSight, 'given'>, name: string): boolean => indexOf(sight, name) >= 0;

/** Somebody as the setup has them. */
export const personNamed = (sight: Pick<InSight, 'given'>, name: string): Fixed<Person> =>
  sight.given.people[indexOf(sight, name)] as Fixed<Person>;

/** How it stands with somebody now. */
export const nowOf = (sight: InSight, name: string): Fixed<PersonNow> =>
  sight.open.people[indexOf(sight, name)] as Fixed<PersonNow>;

/** Whether somebody is in the room. */
export const isHere = (sight: InSight, name: string): boolean =>
  isKnown(sight, name) && nowOf(sight, name).gone === null;

export const seatOf = (sight: Pick<InSight, 'given'>, name: string): SeatId => personNamed(sight, name).seat;

/** A crowd or an army hears what is said to it, and has no voice of its own. */
export const canTalk = (sight: Pick<InSight, 'given'>, name: string): boolean =>
  personNamed(sight, name).is === 'person';

/** Whether somebody could draw a weapon here. */
export const canFight = (sight: Pick<InSight, 'given'>, name: string): boolean =>
  canTalk(sight, name) && personNamed(sight, name).fighter !== undefined;

/** These people in the order of the seats; those of one seat in the order entered. */
export const inSeatOrder = ({ seats, given }: TalkSight, isMeant: (name: string) => boolean): readonly string[] =>
  seats.flatMap((seat) => given.people.flatMap((one) => (one.seat === seat && isMeant(one.name) ? [one.name] : [])));

/** Those of a seat who are there. */
export const ownHere = ({ given, open }: InSight, seat: SeatId): readonly string[] =>
  given.people.flatMap((one, at) => (one.seat === seat && open.people[at]?.gone === null ? [one.name] : []));

/** Who is there, in seat order. */
export const peopleHere = (sight: TalkSight): readonly string[] => sight.seats.flatMap((seat) => ownHere(sight, seat));

/** The seats that have somebody there. */
export const seatsHere = (sight: TalkSight): readonly SeatId[] =>
  sight.seats.filter((seat) => ownHere(sight, seat).length > 0);

export const asSeats = (seats: readonly SeatId[]): readonly Asked[] => seats.map((seat) => ({ seat, as: seat }));

/** The rating of a skill; that of an average person where nothing is written. */
export const skillOf = (person: Fixed<Person>, skill: Skill): number => skillIn(person.skills, skill);

/** What moves somebody: as they came, or as was thrown for them; null until it is. */
export const motivesOf = (sight: InSight, name: string): Motives | null => {
  const brought = personNamed(sight, name).motives;
  if (brought !== null) return brought;
  const { motives } = nowOf(sight, name);
  return Object.keys(motives).length < ALL_MOTIVES.length ? null : (motives as Motives);
};

/** SAGA-TALK-014: whoever has heard three may ignore the next; SAGA-TALK-018: of all talkers and topics together. */
export const mayIgnore = (sight: InSight, name: string): boolean => nowOf(sight, name).heard >= APPEALS_TO_HEAR;

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

/**
 * SAGA-TALK-021: whether a listener has heard of a topic in an earlier Discussion, and the table has not accepted that
 * anything has changed since.
 */
export const isUnchanged = ({ given, open }: InSight, who: string, topic: string): boolean => {
  const isOn = (one: { readonly listener: string; readonly topic: string }): boolean =>
    one.listener === who && one.topic === topic;
  return given.heardBefore.some(isOn) && !open.reopened.some(isOn);
};
