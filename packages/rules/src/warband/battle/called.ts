import type { Asked, Procedures, Refusal, View } from '@warmoot/kernel';
import type { Battle, BattleSight } from './model/battle.js';
import { calledBy } from './units/names.js';

/** What in a refusal stands for a unit, a rank or somebody unique. */
const ACTORS: ReadonlySet<string> = new Set([
  ...['figure', 'unit', 'target', 'partner', 'ally', 'patient', 'other', 'from'],
]);

/** A refusal speaks of units and figures by the names that people know them by, and not by their keys. */
const called = (sight: BattleSight, refusal: Refusal | null): Refusal | null => {
  if (refusal?.code !== 'BROKEN_RULE') return refusal;
  const facts = Object.entries(refusal.facts).map(([of, value]) => [
    of,
    ACTORS.has(of) && typeof value === 'string' ? calledBy(sight, value) : value,
  ]);
  return { ...refusal, facts: Object.fromEntries(facts) };
};

type Refuses = (view: View<Battle>, step: unknown, choice: unknown, asked: Asked) => Refusal | null;

/** The steps of a battle, with names in what they refuse. */
export const callingByName = (procedures: Procedures<Battle>): Procedures<Battle> =>
  Object.fromEntries(
    Object.entries(procedures).map(([step, procedure]) => {
      const refuses = procedure.refuses as Refuses | null;
      if (refuses === null) return [step, procedure];
      const named: Refuses = (view, at, choice, asked) => called(view, refuses(view, at, choice, asked));
      return [step, { ...procedure, refuses: named }];
    }),
  ) as unknown as Procedures<Battle>;
