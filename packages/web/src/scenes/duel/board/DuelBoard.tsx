import { saga } from '@warmoot/rules';
import { Board, type SquareHands } from '../../../boards/square/Board.js';
import { middleOf, sameSquare } from '../../../boards/square/geometry.js';
import type { DuelView } from '../sheet.js';
import type { DuelWords } from '../words.js';
import { whoAt } from './facing.js';
import { BandNames, Bands, Fighters, Lying, Prints, Way, WayEnd } from './Layers.js';
import { distanceTo, squareName } from './naming.js';
import type { Trail } from './prints.js';

/** What can be done on the board just now. */
export interface BoardPlay extends Omit<SquareHands, 'onOther' | 'onRead' | 'onOdds'> {
  /** Whose feet it is about; −1 where nobody moves. */
  readonly mover: number;
  /** Whether a square is what is asked for just now. */
  readonly asks: boolean;
  /** What is said at the end of a way. */
  readonly way?: 'steps' | 'distance';
  /** Whom a press on a fighter picks, where people are picked. */
  readonly onPerson: ((who: number) => void) | null;
}

interface DuelBoardProps extends Pick<SquareHands, 'onRead' | 'onOdds'> {
  readonly view: DuelView;
  /** Round whom the distances are drawn, and whose reach is marked. */
  readonly who: number;
  readonly holder: number;
  readonly whole: boolean;
  readonly yours: boolean;
  readonly play: BoardPlay;
  readonly trails: readonly Trail[];
  readonly describedBy: string;
  readonly t: DuelWords;
}

const placeOf = (one: saga.duel.Square | undefined): saga.duel.Square | null =>
  one === undefined || one.x < 0 ? null : { x: one.x, y: one.y };

/** What a way comes to: of Footwork its steps, of a Dodge the distance at which one then stands. */
const wayLabel = ({ view, who, play, t }: DuelBoardProps, from: saga.duel.Square, to: saga.duel.Square): string =>
  play.way === 'distance' ? distanceTo(view, who, to, t) : `${saga.duel.stepsTo(view, from, to)}`;

/** The ground of the fight, with everybody on it and the distances round one of them. */
export const DuelBoard = (props: DuelBoardProps) => {
  const { view, who, holder, whole, yours, play, trails, describedBy, onRead, onOdds, t } = props;
  const { width, height, lying, combatants } = view.open;
  const { mover } = play;
  const mine = combatants[mover];
  const start = placeOf(combatants[mover >= 0 ? mover : holder]) ?? { x: 0, y: 0 };
  const onOther = (square: saga.duel.Square): void => {
    const person = whoAt(view, square);
    if (person >= 0) play.onPerson?.(person);
  };
  return (
    <Board
      size={{ width, height }}
      walls={view.given.walls}
      pieces={combatants.flatMap((one) => placeOf(one) ?? [])}
      start={start}
      from={mine ?? null}
      whole={whole}
      hands={{ ...play, onOther, onRead, onOdds }}
      nameOf={(square, marked) => squareName(view, square, { mover, ...marked }, t)}
      label={t.board}
      describedBy={describedBy}
      below={(window) => (
        <>
          <Bands view={view} window={window} who={who} holder={holder} yours={yours} />
          <Prints window={window} trails={trails} />
          {lying.map(({ item, x, y }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same may lie in one place
            <Lying key={i} item={item} at={middleOf(window, { x, y })} />
          ))}
        </>
      )}
      above={(window, over) => {
        const at = over ?? play.picked;
        const ghost = mine === undefined || at === null || sameSquare(at, mine) ? null : { who: mover, at };
        const way = ghost === null || mine === undefined ? null : { window, from: mine, to: ghost.at };
        return (
          <>
            {way === null ? null : <Way {...way} />}
            <Fighters view={view} window={window} ghost={ghost} />
            {way === null ? null : <WayEnd {...way} label={wayLabel(props, way.from, way.to)} />}
            <BandNames view={view} window={window} who={who} holder={holder} yours={yours} t={t} />
          </>
        );
      }}
    />
  );
};
