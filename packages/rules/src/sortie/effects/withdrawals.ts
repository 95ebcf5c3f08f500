import { answerFor, asksTogether, type Procedures, shape } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { nameOf, unitNamed } from '../../war/roster/roster.js';
import { opponentsOf } from '../battle/fights.js';
import type { ChoiceOf, Sortie, SortiePlay, SortieSight } from '../battle/sortie.js';
import { askedFor, isHere } from '../battle/units.js';
import { isBehindWalls, isPinned, listOrder } from './contests.js';
import { afterWithdrawals, changesIn, halfMovesBetween, partedNow } from './distances.js';
import { passThrough } from './through.js';

/** SORTIE-STATE-011: who has just lost dice may withdraw. SORTIE-MULTI-007: not who is pinned. */
const mayWithdraw = (sight: SortieSight): readonly UnitIndex[] =>
  sight.open.impacts.length === 0
    ? NOBODY
    : listOrder(sight).filter(
        (unit) => isHere(sight, unit) && (sight.open.lost[unit] as number) > 0 && !isPinned(sight, unit),
      );

const withdrawn = (sight: SortieSight): readonly UnitIndex[] =>
  sight.open.withdrew.some((halfMoves) => halfMoves > 0)
    ? listOrder(sight).filter((unit) => (sight.open.withdrew[unit] as number) > 0)
    : NOBODY;

const NOBODY: readonly UnitIndex[] = [];

/** SORTIE-STATE-009, SORTIE-STATE-010: where everybody stands after the withdrawals. */
const moveApart = (play: SortiePlay, pressed: readonly (readonly [UnitIndex, UnitIndex])[]): void => {
  const units = withdrawn(play);
  if (units.length === 0) return;
  const apart = changesIn(play, afterWithdrawals(play, pressed));
  const leftWalls = units.filter((unit) => isBehindWalls(play, unit));
  if (apart.length + leftWalls.length > 0) play.say({ event: 'movedApart', apart, leftWalls, parted: [] });
};

/** Who may press whom: `A1.B2` is asked whether A1 presses B2. A dot, since a log takes it for a name. */
interface Pressing {
  readonly by: UnitIndex;
  readonly of: UnitIndex;
}

/** SORTIE-STATE-012, SORTIE-STATE-025: each opponent who is in contact, and does not withdraw itself. */
const pressings = (sight: SortieSight): readonly Pressing[] => {
  const pairs: Pressing[] = [];
  for (const of of withdrawn(sight))
    for (const by of opponentsOf(sight, of))
      if (isHere(sight, by) && sight.open.withdrew[by] === 0 && halfMovesBetween(sight, by, of) === 0)
        pairs.push({ by, of });
  return pairs;
};

const keyOf = (sight: SortieSight, { by, of }: Pressing): string => `${nameOf(sight, by)}.${nameOf(sight, of)}`;

const PRESS = { choose: 'press' } as const;
const LET_GO = { choose: 'letGo' } as const;

/** SORTIE-STATE-012: after a half move it presses unless it says otherwise, so that this stands first. */
const pressAnswers = (sight: SortieSight, of: UnitIndex): readonly ChoiceOf<'press' | 'letGo'>[] =>
  sight.open.withdrew[of] === 1 ? [PRESS, LET_GO] : [LET_GO, PRESS];

const HALF_MOVES = [0, 1, 2] as const;
const WITHDRAWALS = HALF_MOVES.map((halfMoves) => ({ choose: 'withdraw', halfMoves }) as const);

/** SORTIE-STATE-009, SORTIE-STATE-010: a die for each half move. SORTIE-STATE-011: no more than were lost. */
export const ignoredBy = ({ open }: SortieSight, unit: UnitIndex, halfMoves: number): number =>
  Math.min(halfMoves, open.lost[unit] as number);

export const withdrawalProcedures: Procedures<Sortie, 'withdrawals' | 'pressing'> = {
  withdrawals: asksTogether({
    whom: (facts) => mayWithdraw(facts).map((unit) => askedFor(facts, unit)),
    answer: shape.union('choose', { withdraw: { halfMoves: shape.oneOf(...HALF_MOVES) } }),
    choices: () => WITHDRAWALS,
    then: (play, _step, answers) => {
      for (const { as, choice } of answers) {
        const unit = unitNamed(play, as);
        const { halfMoves } = choice;
        play.say({ event: 'withdrew', unit, halfMoves, ignored: ignoredBy(play, unit, halfMoves) });
        if (halfMoves > 0) passThrough(play, unit);
      }
    },
  }),

  pressing: asksTogether({
    whom: (facts) => pressings(facts).map((pressing) => askedFor(facts, pressing.by, keyOf(facts, pressing))),
    answer: shape.union('choose', { press: {}, letGo: {} }),
    choices: (view, _step, { as }) => pressAnswers(view, unitNamed(view, as.slice(as.indexOf('.') + 1))),
    then: (play, _step, answers) => {
      const pressed: [UnitIndex, UnitIndex][] = [];
      for (const pressing of pressings(play)) {
        const { by, of } = pressing;
        const isPressed = answerFor(answers, keyOf(play, pressing))?.choose === 'press';
        play.say({ event: isPressed ? 'pressed' : 'letGo', unit: by, of });
        if (isPressed) pressed.push([by, of]);
      }
      moveApart(play, pressed);
      const parted = partedNow(play);
      if (parted.length > 0) play.say({ event: 'movedApart', apart: [], leftWalls: [], parted });
    },
  }),
};
