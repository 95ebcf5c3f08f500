import type { FaringEvent } from '../model/faring.js';
import type { Figure, FigureIndex, SkirmishOpen } from '../model/model.js';
import type { Writers } from '../model/skirmish.js';

type Own = Extract<
  FaringEvent,
  { event: 'spellDeclared' | 'spellCast' | 'spellDelayed' | 'spellLost' | 'spellGivenUp' | 'effectOver' }
>;

const settled = (open: SkirmishOpen, figure: FigureIndex): Figure =>
  Object.assign(open.figures[figure] as Figure, { delayed: null, delayedOn: -1, interrupted: false });

/** Writes what becomes of spells. */
export const spellWriters: Writers<Own> = {
  spellDeclared: (open, { figure, spell, on }) => {
    Object.assign(open.figures[figure] as Figure, { delayed: spell, delayedOn: on, interrupted: false });
  },
  spellCast: (open, { figure, spell, on, to }) => {
    const caster = settled(open, figure);
    caster.spent = [...caster.spent, spell];
    if (to !== 0) open.effects = [...open.effects, { name: spell, by: figure, on, to }];
  },
  spellDelayed: () => undefined,
  spellLost: (open, { figure }) => {
    settled(open, figure);
  },
  spellGivenUp: (open, { figure }) => {
    settled(open, figure);
  },
  effectOver: (open, { name, by, on }) => {
    open.effects = open.effects.filter(
      (effect) => effect.name !== name || effect.by !== by || effect.on !== on || effect.to > open.round,
    );
  },
};
