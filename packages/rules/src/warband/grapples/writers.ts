import type { GrapplingEvent } from '../model/grappling.js';
import type { Figure, FigureIndex, SkirmishOpen } from '../model/model.js';
import type { Writers } from '../model/skirmish.js';

type Own = Exclude<
  GrapplingEvent,
  { event: 'challenged' | 'duelBegan' | 'duelRefused' | 'duelEnded' | 'techniquesShown' }
>;

const figureIn = (open: SkirmishOpen, figure: FigureIndex): Figure => open.figures[figure] as Figure;

/** WARBAND-GRAPPLE-003: the gambit of the round is spent. */
const spend = (open: SkirmishOpen, figures: readonly FigureIndex[]): void => {
  for (const figure of figures) figureIn(open, figure).gambit = true;
};

const layDown = (open: SkirmishOpen, figure: FigureIndex): void => {
  const one = figureIn(open, figure);
  one.prone = true;
  one.fellIn = open.round;
};

/** Writes gambits and grapples. */
export const grappleWriters: Writers<Own> = {
  tried: (open, { by, helpers }) => spend(open, [by, ...helpers]),
  gambitCame: () => undefined,
  grappled: (open, { by, joiners }) => spend(open, [by, ...joiners]),
  contested: () => undefined,
  disarmed: (open, { figure, item, at }) => {
    const one = figureIn(open, figure);
    one.items = one.items.map((carried, nth) => (nth === item ? { ...carried, kept: 'dropped', at } : carried));
  },
  felled: (open, { figure }) => layDown(open, figure),
  pushed: (open, { figure, to }) => {
    figureIn(open, figure).at = to;
  },
  held: (open, { hold }) => {
    open.holds = [...open.holds, hold];
  },
  letGo: (open, { controller, held }) => {
    open.holds = open.holds.flatMap((hold) => {
      if (hold.held !== held) return [hold];
      if (hold.controller === controller) return [];
      return [{ ...hold, joiners: hold.joiners.filter((joiner) => joiner !== controller) }];
    });
  },
  triedToBreak: () => undefined,
  thrownDown: (open, { figure, to }) => {
    figureIn(open, figure).at = to;
    layDown(open, figure);
  },
  tightened: (open, { held }) => {
    open.holds = open.holds.map((hold) => (hold.held === held ? { ...hold, tightened: hold.tightened + 1 } : hold));
  },
  pricePaid: (open, { figure, foe, price }) => {
    const one = figureIn(open, figure);
    if (price === 'hits') one.openTo = [...one.openTo, foe];
  },
};
