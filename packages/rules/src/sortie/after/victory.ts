import { asks, does, type Json, type Procedures, putQuestion, type Question, shape } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { commander } from '../../war/roster/armies.js';
import { nameOf, sideOf, unitNamed } from '../../war/roster/roster.js';
import { otherSide, type Side } from '../../war/roster/sides.js';
import type { Ending } from '../battle/model.js';
import { SIDE_KEYS, type SideKey } from '../battle/setup.js';
import type { ChoiceOf, Sortie, SortieSight } from '../battle/sortie.js';
import { listOrder } from '../effects/contests.js';

const NOBODY = 'none';
const values = [...SIDE_KEYS, NOBODY] as const;

/** SORTIE-END-001: who has won, where the table says it. */
export const victoryQuestion: Question<Sortie> = {
  value: shape.oneOf(...values) as Question['value'],
  samples: values,
};

const keyOf = (winner: Side | null): (typeof values)[number] => (winner === null ? NOBODY : SIDE_KEYS[winner]);

const sideFor = (value: Json | undefined): Side | null => {
  const side = SIDE_KEYS.indexOf(value as SideKey);
  return side < 0 ? null : (side as Side);
};

/** The units of the losing side; nobody's where nobody won. */
const losersIn = (sight: SortieSight): readonly UnitIndex[] => {
  const { winner } = sight.open;
  return winner === null ? [] : listOrder(sight).filter((unit) => sideOf(sight, unit) === otherSide(winner));
};

/** SORTIE-STATE-027: Finished units of the side that lost, of whom the winner has yet to say what becomes. */
const leftToTake = (sight: SortieSight): readonly UnitIndex[] =>
  losersIn(sight).filter((unit) => sight.open.fate[unit] === 'finished');

const spoils = (sight: SortieSight): readonly ChoiceOf<'take'>[] =>
  leftToTake(sight).flatMap((unit) =>
    (['captured', 'killed'] as const).map((fate) => ({ choose: 'take', target: nameOf(sight, unit), fate }) as const),
  );

const winnerIn = ({ open }: SortieSight): Side => open.winner as Side;

export const victoryProcedures: Procedures<Sortie, 'victory' | 'quarter' | 'spoils'> = {
  // SORTIE-END-001: by who is left, or as the table says; then what the winner has to say.
  victory: does((play) => {
    const { given, open } = play;
    if (given.options['sortie.victory'] === 'table') {
      const settled = open.settled.victory;
      if (settled === undefined) {
        putQuestion(play, { about: 'victory', entitled: play.seats, fallback: keyOf(open.winner) });
        play.next({ step: 'victory' });
        return;
      }
      const winner = sideFor(settled);
      if (winner !== open.winner) play.say({ event: 'decided', ending: open.ending as Ending, winner });
    }
    const isAnyHurt = losersIn(play).some((unit) => open.fate[unit] !== 'joined' && (open.record[unit] as number) > 0);
    if (isAnyHurt) play.next({ step: 'quarter' });
    if (leftToTake(play).length > 0) play.next({ step: 'spoils' });
    play.next({ step: 'reckoning' });
  }),

  // SORTIE-AFTER-005: the winner takes prisoners, unless it is out to kill.
  quarter: asks({
    whom: (facts) => commander(facts.given, winnerIn(facts)),
    answer: shape.union('choose', { takePrisoners: {}, takeNone: {} }),
    choices: () => [{ choose: 'takePrisoners' }, { choose: 'takeNone' }] as const,
    then: (play, _step, { choose }) =>
      play.say({ event: 'quarterSaid', side: winnerIn(play), given: choose === 'takePrisoners' }),
  }),

  // SORTIE-STATE-027: one unit after the other, in any order.
  spoils: asks({
    whom: (facts) => commander(facts.given, winnerIn(facts)),
    answer: shape.union('choose', { take: { target: shape.name, fate: shape.oneOf('captured', 'killed') } }),
    choices: (view) => spoils(view),
    then: (play, _step, { target, fate }) => {
      play.say({ event: 'spoiled', target: unitNamed(play, target), fate });
      if (leftToTake(play).length > 0) play.next({ step: 'spoils' });
    },
  }),
};
