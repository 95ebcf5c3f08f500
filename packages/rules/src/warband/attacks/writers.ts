import type { AttackingEvent } from '../model/attacking.js';
import type { Carried, Figure, FigureIndex, Item, SkirmishOpen } from '../model/model.js';
import type { Writers } from '../model/skirmish.js';

const figureIn = (open: SkirmishOpen, figure: FigureIndex): Figure => open.figures[figure] as Figure;

/** The first item of a kind that is kept in one of these ways is kept in another. */
const put = (figure: Figure, item: Item, from: readonly Carried['kept'][], kept: Carried['kept']): void => {
  const nth = figure.items.findIndex((carried) => carried.item === item && from.includes(carried.kept));
  figure.items = figure.items.map((carried, at) => (at === nth ? { ...carried, kept } : carried));
};

/** WARBAND-SPELL-011: a hit is a hit, whatever is given for its damage. WARBAND-VANQUISH-009: nobody is unaware any more. */
const wasStruck = (open: SkirmishOpen, target: FigureIndex, hits: number): void => {
  const struck = figureIn(open, target);
  struck.unaware = false;
  if (hits > 0 && struck.delayed !== null) struck.interrupted = true;
};

/** Writes what attacks did. */
export const attackWriters: Writers<Exclude<AttackingEvent, { event: 'strayed' }>> = {
  divided: (open, { figure, way, subdue, kept, across }) => {
    const one = figureIn(open, figure);
    if (way === 'shot' || way === 'throw') {
      one.shot = true;
      return;
    }
    one.kept = Object.keys(kept).length === 0 ? null : kept;
    one.keptSubdue = one.kept !== null && subdue;
    one.across = [...one.across, ...across];
  },
  struck: (open, { target, hits, criticals }) => wasStruck(open, target, hits + criticals),
  hitAutomatically: (open, { target, points }) => wasStruck(open, target, points),
  lostDice: (open, { figure, target }) => {
    const one = figureIn(open, figure);
    const left = Object.entries(one.kept ?? {}).filter(([kept]) => Number(kept) !== target);
    one.kept = left.length === 0 ? null : Object.fromEntries(left);
  },
  helmetGiven: (open, { figure }) => put(figureIn(open, figure), 'helmet', ['worn'], 'gone'),
  shieldGiven: (open, { figure }) => put(figureIn(open, figure), 'shield', ['left', 'right', 'both'], 'gone'),
  mountGiven: (open, { figure }) => {
    figureIn(open, figure).mounted = false;
  },
  wounded: (open, { figure, wound }) => {
    const one = figureIn(open, figure);
    one.wounds = [...one.wounds, wound];
  },
  scarred: (open, { figure }) => {
    figureIn(open, figure).losses += 1;
  },
  dropped: (open, { figure, items }) => {
    const one = figureIn(open, figure);
    one.items = one.items.map((carried, nth) =>
      items.includes(nth) ? { ...carried, kept: 'dropped', at: one.at } : carried,
    );
  },
  harmed: (open, { figure, by, points, hp, subdue }) => {
    const one = figureIn(open, figure);
    // WARBAND-HEALTH-026: the point that brings it to 0 HP; where it was there before the phase, the fatal one.
    if (hp === 0 && (one.hp > 0 || (one.hpBefore === 0 && one.taken === 0))) one.downedBy = by;
    one.hp = hp;
    one.taken += points;
    one.subduing = subdue;
  },
  slainAtOnce: (open, { figure, by }) => {
    const one = figureIn(open, figure);
    one.hp = 0;
    one.unaware = false;
    one.downedBy = by;
    one.fate = open.roster[figure]?.pc === true ? 'dead' : 'slain';
  },
};
