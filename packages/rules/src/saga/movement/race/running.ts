import {
  answerFor,
  asksTogether,
  brokenRule,
  does,
  type Procedures,
  putQuestion,
  type Refusal,
  rolls,
  shape,
} from '@warmoot/kernel';
import type { CheckEdition } from '../../check/check.js';
import {
  effortIn,
  RACERS,
  type Race,
  type Racer,
  type RaceSight,
  type StakeChoice,
  seatOf,
  stakesIn,
  winnerOf,
  wonIn,
} from './model.js';
import { type Runners, raceThrow } from './ratings.js';
import { MOST_STAKED } from './setup.js';

/** Who runs. */
export const runnersIn = ({ given }: Pick<RaceSight, 'given'>): Runners => given as unknown as Runners;

/** What a racer may stake on a leg: nothing, one or two of what is left. */
const stakesOf = (sight: Pick<RaceSight, 'open'>, racer: Racer): readonly StakeChoice[] =>
  Array.from({ length: Math.min(MOST_STAKED, effortIn(sight)[racer]) + 1 }, (_, effort) => ({
    choose: 'stake',
    effort,
  }));

const nameOf = ({ given }: Pick<RaceSight, 'given'>, racer: Racer): string => given.racers[racer]?.name ?? '';
const racerNamed = (sight: Pick<RaceSight, 'given'>, name: string): Racer => (nameOf(sight, 0) === name ? 0 : 1);

/** Those who have something left to stake. */
const staking = (sight: RaceSight): readonly Racer[] => RACERS.filter((racer) => effortIn(sight)[racer] > 0);

/** The legs of a race: stakes in secret, and one check. */
export const runningIn = (edition: CheckEdition): Pick<Procedures<Race>, 'leg' | 'stake' | 'throwLeg' | 'judged'> => ({
  leg: does((play) => {
    if (play.given.options['saga.move.rules'] === 'freeForm') {
      // Without rules for it the table says who is first.
      putQuestion(play, { about: 'first', entitled: play.seats, fallback: null });
      play.next({ step: 'judged' });
      return;
    }
    play.say({ event: 'legBegan', leg: play.open.leg + 1 });
    if (play.given.legs > 1 && staking(play).length > 0) play.next({ step: 'stake' });
    play.next({ step: 'throwLeg' });
  }),

  stake: asksTogether({
    whom: (facts) => staking(facts).map((racer) => ({ seat: seatOf(facts, racer), as: nameOf(facts, racer) })),
    answer: shape.union('choose', { stake: { effort: shape.integer(0, MOST_STAKED) } }),
    choices: (view, _step, { as }) => stakesOf(view, racerNamed(view, as)),
    refuses: (view, _step, _choice: StakeChoice, { as }): Refusal =>
      brokenRule('SAGA-MOVE-033', 'move.effortLeft', { who: as, left: effortIn(view)[racerNamed(view, as)] }),
    then: (play, _step, answers) => {
      const of = (racer: Racer): number => answerFor(answers, nameOf(play, racer))?.effort ?? 0;
      play.say({ event: 'staked', stakes: [of(0), of(1)] });
    },
  }),

  throwLeg: rolls({
    throws: (facts) => raceThrow(edition, facts.rate, runnersIn(facts), stakesIn(facts)),
    thrower: (facts) => seatOf(facts, 0),
    then: (play, _step, result) => {
      const winner = result === 'success' ? 0 : 1;
      play.say({ event: 'ran', leg: { leg: play.open.leg, stakes: stakesIn(play), winner } });
      // SAGA-MOVE-033: it is run until nobody can overtake.
      const ahead = winnerOf(wonIn(play), play.given.legs);
      if (ahead === null) play.next({ step: 'leg' });
      else play.say({ event: 'ended', winner: ahead });
    },
  }),

  judged: does((play) => play.say({ event: 'ended', winner: play.open.settled.first as Racer })),
});
