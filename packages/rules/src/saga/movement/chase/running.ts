import { asks, does, type Fixed, type Procedures, putQuestion, rolls, shape } from '@warmoot/kernel';
import type { CheckEdition } from '../../check/check.js';
import { mayLead } from './choosing.js';
import type { Chase, Running } from './model.js';
import { seatOf } from './model.js';
import { breathThrow, leadThrow, legThrow, positionIn } from './ratings.js';
import { AWAY, CAUGHT, LEGS_TO_A_BREATH } from './ways.table.js';

type Steps = 'leg' | 'throwLead' | 'throwLeg' | 'breath' | 'rally' | 'throwBreath' | 'judged';

const RALLY = [{ choose: 'lead' }, { choose: 'breathe' }] as const;

/** The legs of a pursuit, and the breath after every third. */
export const runningIn = (edition: CheckEdition): Pick<Procedures<Chase>, Steps> => ({
  leg: does((play) => {
    // SAGA-MOVE-049: without rules for it the table says how it ends; unless it agrees otherwise, they get away.
    if (play.given.options['saga.move.rules'] === 'freeForm') {
      putQuestion(play, { about: 'caught', entitled: play.seats, fallback: false });
      play.next({ step: 'judged' });
      return;
    }
    play.say({ event: 'legBegan', leg: play.open.leg + 1 });
    play.next({ step: 'choose' });
  }),

  // SAGA-MOVE-005: against 3; success helps the one check that it was tried for.
  throwLead: rolls({
    throws: (facts, { side }) => leadThrow(edition, facts.rate, positionIn(facts), side),
    thrower: (facts, { side }) => seatOf(facts, side),
    then: (play, step, result) =>
      play.say({ event: 'led', side: step.side, for: step.for, success: result === 'success' }),
  }),

  throwLeg: rolls({
    throws: (facts) => {
      const { way, guess, led } = facts.open.running as Fixed<Running>;
      return legThrow(edition, facts.rate, positionIn(facts), { way, guess, isLed: led === true });
    },
    thrower: (facts) => seatOf(facts, 'quarry'),
    then: (play, _step, result) => {
      const { gap, leg, running } = play.open;
      const { way, guess, led } = running as Fixed<Running>;
      const success = result === 'success';
      const after = gap + (success ? 1 : -1);
      play.say({ event: 'ran', leg: { leg, way, guess, led, success, before: gap, after } });
      if (after === CAUGHT) play.say({ event: 'ended', end: 'caught' });
      else if (after === AWAY) play.say({ event: 'ended', end: 'away' });
      else {
        // SAGA-MOVE-030: after every third leg, the quarry first.
        if (leg % LEGS_TO_A_BREATH === 0) {
          play.next({ step: 'breath', side: 'quarry' });
          play.next({ step: 'breath', side: 'pursuers' });
        }
        play.next({ step: 'leg' });
      }
    },
  }),

  breath: does((play, { side }) => {
    if (mayLead(play, side)) play.next({ step: 'rally', side });
    else play.next({ step: 'throwBreath', side });
  }),

  // Endurance is the lowest member's, and each side rolls its own: Lead may help here too.
  rally: asks({
    whom: (facts, { side }) => [{ seat: seatOf(facts, side), as: facts.given[side].name }],
    answer: shape.union('choose', { lead: {}, breathe: {} }),
    choices: () => RALLY,
    then: (play, { side }, { choose }) => {
      if (choose === 'lead') play.next({ step: 'throwLead', side, for: 'breath' });
      play.next({ step: 'throwBreath', side });
    },
  }),

  throwBreath: rolls({
    throws: (facts, { side }) =>
      breathThrow(edition, facts.rate, positionIn(facts), { side, isLed: facts.open.rallied === true }),
    thrower: (facts, { side }) => seatOf(facts, side),
    then: (play, { side }, result) => {
      const success = result === 'success';
      play.say({ event: 'breathed', side, success, spent: play.open.spent[side] + (success ? 0 : 1) });
    },
  }),

  judged: does((play) => play.say({ event: 'ended', end: play.open.settled.caught === true ? 'caught' : 'away' })),
});
