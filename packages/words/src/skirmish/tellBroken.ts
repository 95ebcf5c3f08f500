import type { AnySceneWords } from '../catalogue/words.js';
import type { Fact, Said } from '../say/index.js';
import { type Carried, factsOf, keyedSentences, type Speech } from '../speech.js';

/** What in a refusal stands for somebody who fights. */
const PEOPLE: ReadonlySet<string> = new Set([
  'figure',
  'target',
  'ally',
  'patient',
  'other',
  'from',
  'unit',
  'partner',
]);

/** The figures, things and acts that a refusal names, as this language calls them. */
const calledIn = (
  { t }: Speech,
  called: (name: string) => Said,
  acts: Readonly<Record<string, string>>,
  carried: Carried,
): Readonly<Record<string, Fact>> => {
  const items: Readonly<Record<string, Fact>> = t.skirmish.names.items;
  const say = (of: string, value: string): Fact | undefined => {
    if (of === 'weapon' || of === 'item') return items[value] ?? value;
    if (of === 'act') return acts[value] ?? value;
    return PEOPLE.has(of) ? called(value) : undefined;
  };
  return Object.fromEntries(
    Object.entries(carried).flatMap(([of, value]) => {
      const said = say(of, `${value}`);
      return said === undefined ? [] : [[of, said]];
    }),
  );
};

/** What is against the rules of a fight of figures, or of a battle of units: one list, for they share most of it. */
export const tellBroken = (
  speech: Speech,
  { called }: { readonly called: (name: string) => Said },
  acts: Readonly<Record<string, string>>,
): AnySceneWords['broken'] =>
  keyedSentences(speech.t.skirmish.refusals.broken, (carried) => ({
    ...factsOf(carried),
    ...calledIn(speech, called, acts, carried),
  }));

/** What success and failure of throws are called that figures make wherever they fight. */
export const figureVerdicts = ({ t }: Speech) => {
  const { verdicts } = t.skirmish.faring;
  return {
    priority: verdicts.priority,
    spellSave: verdicts.spell,
    deathSave: verdicts.death,
    aidTest: verdicts.aid,
    moraleDie: verdicts.morale,
    whichHand: verdicts.hand,
    woundSide: verdicts.hand,
    survival: verdicts.survival,
  };
};
