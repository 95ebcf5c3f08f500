import type { saga } from '@warmoot/rules';
import type { BoardPlay } from './board/DuelBoard.js';
import { chosenIn, squareOf, squareToken } from './grouping.js';
import { actorOf } from './pairing.js';
import type { DuelView } from './sheet.js';
import type { Open } from './useDecision.js';

interface Hands {
  readonly look: (who: number) => void;
  readonly confirm: (choice: saga.duel.DuelChoice) => void;
}

const squaresIn = (choices: readonly saga.duel.DuelChoice[]): readonly saga.duel.Square[] =>
  choices.flatMap((choice) => ('to' in choice ? [choice.to] : []));

/** Whose feet the question is about: in a push the one pushed. */
const moverOf = (view: DuelView, open: Open): number => {
  const step = view.agenda.at(-1);
  if (step?.step === 'move' || step?.step === 'goTo') return step.who;
  return actorOf(view, open.asked);
};

/** What can be done on the board: squares of Footwork and other moves, squares to dodge to, people to look at. */
export const boardPlay = (view: DuelView, open: Open | null, { look, confirm }: Hands): BoardPlay => {
  const kind = open?.decision.kind;
  if (open === null || (kind !== 'squares' && kind !== 'defence')) {
    return {
      mover: -1,
      asks: false,
      legal: [],
      picked: null,
      onPick: () => {},
      onConfirm: () => {},
      onBack: () => {},
      onPerson: look,
    };
  }
  const group = kind === 'squares' ? 'move' : 'dodge';
  const choices = open.decision.groups.find(({ key }) => key === group)?.choices ?? [];
  const legal = squaresIn(choices);
  const only = legal.length === 1 && open.picked.group === group ? (legal[0] ?? null) : null;
  const to = open.picked.group === group ? open.picked.fields.to : undefined;
  const { choice } = chosenIn(open.decision, open.picked);
  return {
    mover: moverOf(view, open),
    asks: legal.length > 0 && (kind === 'squares' || open.picked.group === group),
    way: kind === 'squares' ? 'steps' : 'distance',
    legal,
    picked: to === undefined ? only : squareOf(to),
    onPick: (square) =>
      open.onPick({ ...open.picked, group, fields: { ...open.picked.fields, to: squareToken(square) } }),
    onConfirm: () => {
      if (choice !== null && kind === 'squares') confirm(choice);
    },
    onBack: () => open.onPick({ ...open.picked, group: null, fields: {} }),
    onPerson: look,
  };
};

/**
 * Whether a small screen shows the board unasked: where a square is to be picked, and to who only looks on while the
 * fight lasts. Whoever has sealed something reads what, and when it is over, how it ended is read first.
 */
export const opensBoard = (
  view: DuelView,
  { asks, mover }: Pick<BoardPlay, 'asks' | 'mover'>,
  { yours, idle }: { readonly yours: boolean; readonly idle: boolean },
): boolean => (asks && mover >= 0 && yours) || (idle && view.open.ending === null);
