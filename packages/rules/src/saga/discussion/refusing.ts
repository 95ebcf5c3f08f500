import { badForm, brokenRule, type Refusal, type SeatId } from '@warmoot/kernel';
import type { TalkChoice } from './model.js';
import {
  drivingOf,
  isHere,
  isKnown,
  isSameMatter,
  nowOf,
  peopleHere,
  personNamed,
  seatOf,
  type TalkSight,
} from './people.js';
import type { AppealSetUp, Matter } from './setup.js';

const strangerIn = (sight: TalkSight, names: readonly string[], path: string): Refusal | null => {
  const stranger = names.find((name) => !isKnown(sight, name));
  return stranger === undefined ? null : badForm(path, 'talk.known', stranger);
};

const goneFrom = (sight: TalkSight, names: readonly string[]): Refusal | null => {
  const gone = names.find((name) => !isHere(sight, name));
  return gone === undefined ? null : brokenRule('SAGA-TALK-013', 'talk.notHere', { who: gone });
};

const twice = (names: readonly string[], path: string): Refusal | null =>
  new Set(names).size === names.length ? null : badForm(path, 'talk.eachOnce', names.join(', '));

const othersAmong = (sight: TalkSight, names: readonly string[], seat: SeatId, path: string): Refusal | null => {
  const other = names.find((name) => seatOf(sight, name) !== seat);
  return other === undefined ? null : badForm(path, 'talk.own', other);
};

/** Each known, named once, there, and of this seat. */
const refusesOwn = (sight: TalkSight, names: readonly string[], seat: SeatId, path: string): Refusal | null =>
  strangerIn(sight, names, path) ??
  twice(names, path) ??
  othersAmong(sight, names, seat, path) ??
  goneFrom(sight, names);

/** The pair that an appeal is about for a listener. */
export const matterFor = ({ context, topic }: Matter, { pair }: AppealSetUp['to'][number]): Matter =>
  pair ?? { context, topic };

/** SAGA-TALK-017, SAGA-TALK-021: whom an appeal would speak to again of what they have heard before. */
export const heardAgain = (
  { given, open }: Pick<TalkSight, 'given' | 'open'>,
  appeal: AppealSetUp,
): readonly string[] =>
  appeal.to.flatMap((one) => {
    const { topic } = matterFor(appeal, one);
    const isHeard = given.heardBefore.some((before) => before.listener === one.who && before.topic === topic);
    const isOpen = open.reopened.some((again) => again.listener === one.who && again.topic === topic);
    return isHeard && !isOpen ? [one.who] : [];
  });

/** SAGA-TALK-037: an existing pair is one that the listener is driven in, as far as the table can read the sheet. */
const unknownPair = (sight: TalkSight, { to }: AppealSetUp, closed: readonly string[]): Refusal | null => {
  const at = to.findIndex(
    ({ who, pair }) =>
      pair !== null && !closed.includes(who) && !drivingOf(sight, who).some((driving) => isSameMatter(driving, pair)),
  );
  return at < 0 ? null : brokenRule('SAGA-TALK-037', 'talk.noSuchPair', { who: to[at]?.who ?? '' });
};

const refusesTalker = (sight: TalkSight, talker: string, seat: SeatId): Refusal | null => {
  const refusal = refusesOwn(sight, [talker], seat, 'choice.talker');
  if (refusal !== null) return refusal;
  return personNamed(sight, talker).is === 'person'
    ? null
    : brokenRule('SAGA-TALK-024', 'talk.crowdTalks', { who: talker });
};

const refusesListeners = (sight: TalkSight, { talker, to }: AppealSetUp): Refusal | null => {
  const names = to.map(({ who }) => who);
  const refusal = strangerIn(sight, names, 'choice.to') ?? twice(names, 'choice.to') ?? goneFrom(sight, names);
  if (refusal !== null) return refusal;
  // SAGA-TALK-005: self-reflection is a Discussion with a single participant.
  const isAlone = peopleHere(sight).length === 1;
  return names.includes(talker) && !isAlone ? brokenRule('SAGA-TALK-005', 'talk.notAlone', { who: talker }) : null;
};

/** What is wrong with the exceptions to a difficulty. */
export const refusesExceptions = (
  besides: AppealSetUp['besides'],
  listeners: readonly string[],
  path: string,
): Refusal | null => {
  const at = besides.findIndex(({ who }) => !listeners.includes(who));
  if (at >= 0) return badForm(`${path}.besides[${at}].who`, 'talk.listener', besides[at]?.who ?? '');
  return twice(
    besides.map(({ who }) => who),
    `${path}.besides`,
  );
};

const refusesAppeal = (
  sight: TalkSight,
  appeal: AppealSetUp,
  seat: SeatId,
  closed: readonly string[],
): Refusal | null => {
  const refusal =
    refusesTalker(sight, appeal.talker, seat) ??
    refusesListeners(sight, appeal) ??
    unknownPair(sight, appeal, closed) ??
    refusesExceptions(
      appeal.besides,
      appeal.to.map(({ who }) => who),
      'choice',
    );
  if (refusal !== null) return refusal;
  const [again] = heardAgain(sight, appeal);
  if (again === undefined || appeal.changed !== null) return null;
  return brokenRule('SAGA-TALK-017', 'talk.unchanged', { who: again, topic: appeal.topic });
};

/** SAGA-MOVE-035: after a flight that failed, one more appeal is heard before the next. */
const refusesWalkingOut = (sight: TalkSight, who: readonly string[], seat: SeatId): Refusal | null => {
  const refusal = refusesOwn(sight, who, seat, 'choice.who');
  if (refusal !== null) return refusal;
  const held = who.find((name) => nowOf(sight, name).heard < nowOf(sight, name).staysUntil);
  return held === undefined ? null : brokenRule('SAGA-MOVE-035', 'talk.hearOneMore', { who: held });
};

const refusesSending = (sight: TalkSight, who: readonly string[], seat: SeatId): Refusal | null =>
  strangerIn(sight, who, 'choice.who') ??
  twice(who, 'choice.who') ??
  goneFrom(sight, who) ??
  (who.some((name) => seatOf(sight, name) === seat) ? badForm('choice.who', 'talk.others', who.join(', ')) : null);

/** SAGA-TALK-011: whoever has no arms and ratings to fight by does not fight. */
export const cannotFight = (sight: TalkSight, names: readonly string[]): Refusal | null => {
  const one = names.find((name) => personNamed(sight, name).fighter === undefined);
  return one === undefined ? null : brokenRule('SAGA-TALK-011', 'talk.cannotFight', { who: one });
};

const refusesViolence = (
  sight: TalkSight,
  { attackers, against }: Extract<TalkChoice, { choose: 'violence' }>,
  seat: SeatId,
): Refusal | null =>
  refusesOwn(sight, attackers, seat, 'choice.attackers') ??
  strangerIn(sight, against, 'choice.against') ??
  twice([...attackers, ...against], 'choice.against') ??
  goneFrom(sight, against) ??
  cannotFight(sight, [...attackers, ...against]);

/** Why something cannot be done between appeals; null where it can. */
export const refusesTalk = (
  sight: TalkSight & { readonly closed?: readonly string[] },
  choice: TalkChoice,
  seat: SeatId,
): Refusal | null => {
  switch (choice.choose) {
    case 'appeal':
      return refusesAppeal(sight, choice, seat, sight.closed ?? []);
    case 'walkOut':
      return refusesWalkingOut(sight, choice.who, seat);
    case 'sendAway':
      return refusesSending(sight, choice.who, seat);
    case 'violence':
      return refusesViolence(sight, choice, seat);
    case 'noMore':
      return null;
  }
};
