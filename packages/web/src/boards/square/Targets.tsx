import { CELL, middleOf, type Square, sameSquare, type Window } from './geometry.js';

/** Where one may go: an arrow head from where one stands; a ring on the own square, for staying. */
export const Targets = (props: {
  readonly window: Window;
  readonly from: Square | null;
  readonly legal: readonly Square[];
  readonly picked: Square | null;
}) => {
  const { window, from, legal, picked } = props;
  return (
    <>
      {legal.map((square) => {
        const [x, y] = middleOf(window, square);
        const stays = sameSquare(square, from);
        const turn = from === null ? 0 : Math.round((Math.atan2(square.y - from.y, square.x - from.x) * 180) / Math.PI);
        const on = sameSquare(square, picked);
        return (
          <g key={`${square.x} ${square.y}`} className={on ? 'board-target board-target-on' : 'board-target'}>
            <rect x={x - CELL / 2 + 3} y={y - CELL / 2 + 3} width={CELL - 6} height={CELL - 6} />
            {stays ? (
              <circle cx={x} cy={y} r="26" fill="none" />
            ) : (
              <path d="M10 0L-6-6.500-2.500 0-6 6.500Z" transform={`translate(${x} ${y}) rotate(${turn})`} />
            )}
          </g>
        );
      })}
    </>
  );
};
