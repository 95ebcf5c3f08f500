import type { Figure, FigureIndex, SkirmishOpen } from '../model/model.js';
import type { MovingEvent } from '../model/moving.js';
import type { Writers } from '../model/skirmish.js';

const one = (open: SkirmishOpen, figure: FigureIndex): Figure => open.figures[figure] as Figure;

/** Writes where figures are and how they lie or stand. */
export const movingWriters: Writers<MovingEvent> = {
  placed: (open, { figure, at, facing }) => {
    one(open, figure).at = at;
    one(open, figure).facing = facing;
  },
  announced: (open, { figure, announcement }) => {
    one(open, figure).announced = announcement;
  },
  moved: (open, { figure, path, facing }) => {
    one(open, figure).at = path.at(-1) ?? one(open, figure).at;
    one(open, figure).facing = facing;
  },
  charged: (open, { figure, target }) => {
    one(open, figure).charged = target;
  },
  left: (open, { figure }) => {
    one(open, figure).fate = 'left';
  },
  rose: (open, { figure }) => {
    one(open, figure).prone = false;
  },
  keptDown: () => undefined,
  hindered: (open, { by }) => {
    one(open, by).gambit = true;
  },
  roseAgainst: () => undefined,
  cornered: (open, { figure }) => {
    one(open, figure).cornered = true;
  },
  retreatSaved: () => undefined,
};
