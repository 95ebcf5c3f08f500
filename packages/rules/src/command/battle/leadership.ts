import { asks, d, does, dz, FACE, type Procedures, rolls, type Sum, shape, type Throw } from '@warmoot/kernel';
import { commander } from '../../war/roster/armies.js';
import { otherSide, type Side } from '../../war/roster/sides.js';
import { armyOf, type Command, type CommandFacts } from './command.js';

/** COMMAND-SETUP-004: two d8 and a d10 read from 0. */
const SAGA_DICE = [d(8), d(8), dz(10)] as const;

/** COMMAND-SETUP-003: 2d6 and the quality of the leader. COMMAND-SETUP-004: or a saga's dice, Lead and Tactics. */
const leadershipThrow = (facts: CommandFacts, side: Side): Throw => {
  const bySaga = facts.given.options['command.leadershipDice'] === 'saga';
  const { quality, skills } = armyOf(facts, side).leader;
  const rating = facts.rate((sum: Sum) => {
    if (!bySaga) sum.add(quality, 'command.leaderQuality', 'COMMAND-SETUP-003');
    else {
      sum.add(skills?.lead ?? 0, 'command.lead', 'COMMAND-SETUP-004');
      sum.add(skills?.tactics ?? 0, 'command.tactics', 'COMMAND-SETUP-004');
    }
  });
  return {
    dice: bySaga ? SAGA_DICE : [d(6), d(6)],
    reading: { read: 'together', keep: null, worth: FACE, plus: rating.total, rows: { rows: 'score' } },
    tally: rating.lines && { plus: rating.lines, against: [] },
  };
};

export const leadershipProcedures: Procedures<Command, 'leadership' | 'lead' | 'compare' | 'takeTurns'> = {
  // COMMAND-SETUP-003: north's dice are read first. COMMAND-SAGA-008: who lies in ambush makes no roll, but chooses.
  leadership: does(({ given, next }) => {
    if (given.ambush !== null) {
      next({ step: 'takeTurns', side: given.ambush });
      return;
    }
    next({ step: 'lead', side: 0 });
    next({ step: 'lead', side: 1 });
    next({ step: 'compare' });
  }),

  lead: rolls({
    throws: (facts, { side }) => leadershipThrow(facts, side),
    thrower: (facts, { side }) => armyOf(facts, side).seat,
    then: (play, { side }, total) => play.say({ event: 'led', side, total: total as number }),
  }),

  // COMMAND-SETUP-005: equal totals are rolled again. COMMAND-TURN-001: the higher chooses.
  compare: does(({ open, say, next }) => {
    const [north, south] = open.leadership as readonly [number, number];
    if (north === south) {
      say({ event: 'tied' });
      next({ step: 'leadership' });
    } else next({ step: 'takeTurns', side: north > south ? 0 : 1 });
  }),

  takeTurns: asks({
    whom: (facts, { side }) => commander(facts.given, side),
    answer: shape.union('choose', { goFirst: {}, goSecond: {} }),
    choices: () => [{ choose: 'goFirst' }, { choose: 'goSecond' }] as const,
    then: (play, { side }, { choose }) => {
      play.say({ event: 'turnsTaken', side, first: choose === 'goFirst' ? side : otherSide(side) });
      play.next({ step: 'deployment' });
    },
  }),
};
