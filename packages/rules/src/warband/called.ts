import type { Asked, Procedures, Refusal, View } from '@warmoot/kernel';
import { figureNamed } from './figures/figures.js';
import { figureNames } from './figures/names.js';
import type { Skirmish, SkirmishSight } from './model/skirmish.js';

/** What in a refusal stands for a figure. */
const FIGURES: ReadonlySet<string> = new Set(['figure', 'target', 'ally', 'patient', 'other', 'from']);

/** A refusal speaks of figures by the names that people know them by, and not by their keys. */
const called = (sight: SkirmishSight, refusal: Refusal | null): Refusal | null => {
  if (refusal?.code !== 'BROKEN_RULE') return refusal;
  const names = figureNames(sight);
  const facts = Object.entries(refusal.facts).map(([of, value]) => {
    const figure = FIGURES.has(of) && typeof value === 'string' ? figureNamed(sight, value) : -1;
    return [of, names[figure] ?? value];
  });
  return { ...refusal, facts: Object.fromEntries(facts) };
};

type Refuses = (view: View<Skirmish>, step: unknown, choice: unknown, asked: Asked) => Refusal | null;

/** The steps of a fight, with names in what they refuse. */
export const callingByName = (procedures: Procedures<Skirmish>): Procedures<Skirmish> =>
  Object.fromEntries(
    Object.entries(procedures).map(([step, procedure]) => {
      const refuses = procedure.refuses as Refuses | null;
      if (refuses === null) return [step, procedure];
      const named: Refuses = (view, at, choice, asked) => called(view, refuses(view, at, choice, asked));
      return [step, { ...procedure, refuses: named }];
    }),
  ) as unknown as Procedures<Skirmish>;
