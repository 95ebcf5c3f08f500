import type { FaringEvent } from '../model/faring.js';
import type { Carried, Figure, FigureIndex, SkirmishOpen } from '../model/model.js';
import type { Writers } from '../model/skirmish.js';

type Own =
  | 'phaseEnded'
  | 'fell'
  | 'atDeathsDoor'
  | 'bledToDeath'
  | 'gotMight'
  | 'deathSaved'
  | 'deathWounded'
  | 'aided'
  | 'blinded'
  | 'gotAdvantage'
  | 'healed'
  | 'restored';

const figureIn = (open: SkirmishOpen, figure: FigureIndex): Figure => open.figures[figure] as Figure;

/** WARBAND-HEALTH-027: above 0 HP nothing is left of it. */
const UNHARMED = { dying: false, criticalSince: 0, stabilised: false, downedBy: -1 } as const;

const gains = (figure: Figure, points: number): void => {
  figure.hp += points;
  figure.hpBefore += points;
  if (figure.hp > 0) Object.assign(figure, UNHARMED);
};

const isOf = (what: string, { item, called, kept }: Carried): boolean =>
  kept === 'depleted' && (item === what || called === what);

/** Writes what becomes of the hurt. */
export const healthWriters: Pick<Writers<FaringEvent>, Own> = {
  phaseEnded: (open, { phase }) => {
    for (const figure of open.figures) {
      // WARBAND-CRIT-010
      if (figure.wounds.some(({ counts }) => !counts))
        figure.wounds = figure.wounds.map((wound) => ({ ...wound, counts: true }));
      if (phase === 'strikes') continue;
      figure.hpBefore = figure.hp;
      figure.taken = 0;
      figure.subduing = false;
      figure.kept = null;
      if (figure.openTo.length > 0) figure.openTo = [];
    }
  },
  fell: (open, { figure, fate }) => {
    Object.assign(figureIn(open, figure), { fate, dying: false });
    if (fate === 'subdued') figureIn(open, figure).wasDown = true;
  },
  atDeathsDoor: (open, { figure }) => {
    Object.assign(figureIn(open, figure), { dying: true, wasDown: true });
  },
  bledToDeath: (open, { figure }) => {
    figureIn(open, figure).fate = 'dead';
  },
  // WARBAND-FIGURE-003
  gotMight: (open, { figure }) => {
    const one = figureIn(open, figure);
    one.might += 1;
    one.mostHp += 1;
    one.attacks += 1;
    gains(one, 1);
  },
  deathSaved: (open, { figure, lives }) => {
    const one = figureIn(open, figure);
    one.dying = false;
    if (lives) one.criticalSince = open.round;
    else one.fate = 'dead';
  },
  deathWounded: (open, { figure, wound }) => {
    figureIn(open, figure).downWound = wound;
  },
  aided: (open, { patient, worked }) => {
    const one = figureIn(open, patient);
    one.aided = true;
    if (worked) one.stabilised = true;
  },
  blinded: (open, { figure, rounds }) => {
    figureIn(open, figure).blindedTo = open.round + rounds - 1;
  },
  gotAdvantage: (open, { figure }) => {
    figureIn(open, figure).advantage = true;
  },
  healed: (open, { figure, points }) => {
    gains(figureIn(open, figure), points);
  },
  restored: (open, { figure, what }) => {
    const one = figureIn(open, figure);
    one.spent = one.spent.filter((name) => name !== what);
    const nth = one.items.findIndex((carried) => isOf(what, carried));
    one.items = one.items.map((carried, at) => (at === nth ? { ...carried, kept: 'worn' } : carried));
  },
};
