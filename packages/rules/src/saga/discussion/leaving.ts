import { asks, does, type Fixed, opens, type Procedures, propose, type SeatId, shape } from '@warmoot/kernel';
import type { ChaseOutcome } from '../movement/chase/model.js';
import { canRun, pursuitOf, runnersOf } from './chasing.js';
import type { Discussion, Leaving } from './model.js';
import { asSeats, seatOf, seatsHere, type TalkSight } from './people.js';

const LET_GO = { choose: 'letGo' } as const;
const STOP = { choose: 'stop' } as const;

const leavingNow = ({ open }: Pick<TalkSight, 'open'>): Fixed<Leaving> => open.leaving as Fixed<Leaving>;

/** Whether who is stopped is pursued by the rules; else the table says whether they are caught. */
const isPursuit = ({ given }: Pick<TalkSight, 'given'>): boolean => given.options['saga.move.rules'] === 'draft';

/** The seats of others who are there, could stop them, and have not said whether they do. */
const watching = (sight: TalkSight): readonly SeatId[] => {
  const { who, letGo, after = [] } = leavingNow(sight);
  const done = [...who.map((name) => seatOf(sight, name)), ...letGo, ...after];
  return seatsHere(sight).filter(
    (seat) => !done.includes(seat) && (!isPursuit(sight) || runnersOf(sight, seat).length > 0),
  );
};

type LeavingSteps = 'letGo' | 'stopOrNot' | 'chase' | 'pursue' | 'send';

/**
 * Out of the presence of the others, on foot or in any other way. Those who are gone hear no more appeals; those who are
 * brought back have heard as many as before.
 */
export const leavingProcedures: Procedures<Discussion, LeavingSteps> = {
  // SAGA-TALK-010: whoever wants to hear no appeal may try to get away.
  letGo: does((play) => {
    if (watching(play).length > 0) {
      play.next({ step: 'stopOrNot' });
      return;
    }
    const { who, after = [] } = leavingNow(play);
    if (after.length === 0) play.say({ event: 'away', who, why: 'left', how: '' });
    // Whoever can only be carried, and has nobody to do it, gets nowhere.
    else if (!who.some((name) => canRun(play, name))) play.say({ event: 'cameBack', who });
    else play.next({ step: 'pursue' });
  }),

  stopOrNot: asks({
    whom: (facts) => asSeats(watching(facts)),
    answer: shape.union('choose', { letGo: {}, stop: {} }),
    choices: () => [LET_GO, STOP],
    then: (play, _step, { choose }, { seat }) => {
      const { who } = leavingNow(play);
      if (choose === 'letGo') {
        play.say({ event: 'letGo', by: seat, who });
        play.next({ step: 'letGo' });
        return;
      }
      if (isPursuit(play)) {
        play.say({ event: 'goesAfter', by: seat, who });
        play.next({ step: 'letGo' });
        return;
      }
      play.say({ event: 'stopped', by: seat, who });
      // SAGA-MOVE-049: without rules for the chase the table says how it ends; unless it agrees otherwise, they get away.
      propose(play, { about: 'caught', entitled: play.seats, fallback: false }, { by: seat, value: true });
      play.next({ step: 'chase' });
    },
  }),

  chase: does((play) => {
    const { who } = leavingNow(play);
    if (play.open.settled.caught === true) play.say({ event: 'cameBack', who });
    else play.say({ event: 'away', who, why: 'left', how: '' });
  }),

  // SAGA-MOVE-035: a pursuit from gap 1, while which no appeals are made.
  pursue: opens({
    opening: (facts) => pursuitOf(facts, leavingNow(facts)),
    then: (play, _step, { end }: ChaseOutcome) => {
      const { who } = leavingNow(play);
      if (end === 'caught' || end === 'stopped') play.say({ event: 'cameBack', who });
      else play.say({ event: 'away', who, why: 'left', how: '' });
    },
  }),

  // SAGA-TALK-012: in any other way, as the table sees it.
  send: does(({ open, say }) => {
    const { who, how } = open.sending as NonNullable<typeof open.sending>;
    if (open.settled.sent === true) say({ event: 'away', who, why: 'sentAway', how });
    else say({ event: 'staysHere', who });
  }),
};
