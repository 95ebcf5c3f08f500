import { badForm, brokenRule, type Refusal, type SeatId } from '@warmoot/kernel';
import { drivingIn } from './driving.js';
import { refusesFight } from './fighting.js';
import type { TalkChoice } from './model.js';
import {
  canFight,
  canTalk,
  type InSight,
  isHere,
  isKnown,
  isUnchanged,
  nowOf,
  peopleHere,
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

export const namedTwice = (names: readonly string[], path: string): Refusal | null =>
  new Set(names).size === names.length ? null : badForm(path, 'talk.eachOnce', names.join(', '));

const othersAmong = (sight: TalkSight, names: readonly string[], seat: SeatId, path: string): Refusal | null => {
  const other = names.find((name) => seatOf(sight, name) !== seat);
  return other === undefined ? null : badForm(path, 'talk.own', other);
};

/** Each known, named once and there. */
const refusesNames = (sight: TalkSight, names: readonly string[], path: string): Refusal | null =>
  strangerIn(sight, names, path) ?? namedTwice(names, path) ?? goneFrom(sight, names);

/** Each known, named once, of this seat and there. */
const refusesOwn = (sight: TalkSight, names: readonly string[], seat: SeatId, path: string): Refusal | null =>
  strangerIn(sight, names, path) ??
  namedTwice(names, path) ??
  othersAmong(sight, names, seat, path) ??
  goneFrom(sight, names);

/** The pair that an appeal is about for a listener. */
export const matterFor = ({ context, topic }: Matter, { pair }: AppealSetUp['to'][number]): Matter =>
  pair ?? { context, topic };

/** Whom an appeal would speak to again of what they have heard before. */
export const heardAgain = (sight: InSight, appeal: Pick<AppealSetUp, 'context' | 'topic' | 'to'>): readonly string[] =>
  appeal.to.filter((one) => isUnchanged(sight, one.who, matterFor(appeal, one).topic)).map(({ who }) => who);

const refusesUnchanged = (sight: InSight, appeal: AppealSetUp): Refusal | null => {
  const [who] = heardAgain(sight, appeal);
  const again = appeal.to.find((one) => one.who === who);
  if (again === undefined || appeal.changed !== null) return null;
  return brokenRule('SAGA-TALK-017', 'talk.unchanged', { who: again.who, topic: matterFor(appeal, again).topic });
};

/** An existing pair is one that the listener is driven in, as far as the talker can read the sheet. */
const unknownPair = (sight: TalkSight, { to }: AppealSetUp, closed: readonly string[]): Refusal | null => {
  const unknown = to.find(
    ({ who, pair }) => pair !== null && !closed.includes(who) && drivingIn(sight, who, pair) === null,
  );
  return unknown === undefined ? null : brokenRule('SAGA-TALK-037', 'talk.noSuchPair', { who: unknown.who });
};

const refusesTalker = (sight: TalkSight, talker: string, seat: SeatId): Refusal | null =>
  refusesOwn(sight, [talker], seat, 'choice.talker') ??
  (canTalk(sight, talker) ? null : brokenRule('SAGA-TALK-024', 'talk.crowdTalks', { who: talker }));

// SAGA-TALK-005: whoever is alone talks to themselves; holds by: SAGA-TALK-006: no other rule asks whether they do.
const refusesOneself = (sight: TalkSight, { talker, to }: AppealSetUp): Refusal | null =>
  to.some(({ who }) => who === talker) && peopleHere(sight).length > 1
    ? brokenRule('SAGA-TALK-005', 'talk.notAlone', { who: talker })
    : null;

/** What is wrong with the exceptions to a difficulty. */
export const refusesExceptions = (
  besides: AppealSetUp['besides'],
  listeners: readonly string[],
  path: string,
): Refusal | null => {
  const at = besides.findIndex(({ who }) => !listeners.includes(who));
  if (at >= 0) return badForm(`${path}.besides[${at}].who`, 'talk.listener', besides[at]?.who ?? '');
  return namedTwice(
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
  const listeners = appeal.to.map(({ who }) => who);
  return (
    refusesTalker(sight, appeal.talker, seat) ??
    refusesNames(sight, listeners, 'choice.to') ??
    refusesOneself(sight, appeal) ??
    unknownPair(sight, appeal, closed) ??
    refusesExceptions(appeal.besides, listeners, 'choice') ??
    refusesUnchanged(sight, appeal)
  );
};

/** SAGA-MOVE-035: after a flight that failed, one more appeal is heard before the next. */
const refusesWalkingOut = (sight: TalkSight, who: readonly string[], seat: SeatId): Refusal | null => {
  const refusal = refusesOwn(sight, who, seat, 'choice.who');
  if (refusal !== null) return refusal;
  const held = who.find((name) => nowOf(sight, name).heard < nowOf(sight, name).staysUntil);
  return held === undefined ? null : brokenRule('SAGA-MOVE-035', 'talk.hearOneMore', { who: held });
};

const refusesSending = (sight: TalkSight, who: readonly string[], seat: SeatId): Refusal | null =>
  refusesNames(sight, who, 'choice.who') ??
  (who.some((name) => seatOf(sight, name) === seat) ? badForm('choice.who', 'talk.others', who.join(', ')) : null);

/** Whoever has no arms and ratings to fight by does not fight. */
const cannotFight = (sight: TalkSight, names: readonly string[]): Refusal | null => {
  const one = names.find((name) => !canFight(sight, name));
  return one === undefined ? null : brokenRule('SAGA-TALK-011', 'talk.cannotFight', { who: one });
};

const refusesViolence = (
  sight: TalkSight,
  { attackers, against, distance }: Extract<TalkChoice, { choose: 'violence' }>,
  seat: SeatId,
): Refusal | null =>
  refusesOwn(sight, attackers, seat, 'choice.attackers') ??
  refusesNames(sight, against, 'choice.against') ??
  namedTwice([...attackers, ...against], 'choice.against') ??
  cannotFight(sight, [...attackers, ...against]) ??
  refusesFight(sight, { side1: attackers, side2: against, distance });

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
