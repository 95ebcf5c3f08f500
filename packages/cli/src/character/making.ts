import { beginState, drawFaces, hashOf, type Refusal, Run } from '@warmoot/kernel';
import { type saga, sceneRules } from '@warmoot/rules';
import type { Teller } from '../speech.js';
import { stopFor, valueIn } from '../stop.js';
import { type Hand, kitHand, typedHand } from './hand.js';
import { rulesIn, type WantedOptions } from './wanted.js';

/** Which option gives each part of the setup. */
const OPTION_OF: readonly (readonly [RegExp, string])[] = [
  [/\.name$/, '--name'],
  [/\.then/, '--then'],
];

const byOption = (refusal: Refusal): Refusal => {
  if (refusal.code !== 'BAD_SHAPE') return refusal;
  const option = OPTION_OF.find(([path]) => path.test(refusal.path))?.[1];
  return option === undefined ? refusal : { ...refusal, path: option };
};

/** What was made, and from which dice. */
export interface Made {
  readonly sets: saga.character.GenerationOutcome['sets'];
  /** What programs are told besides the sets. */
  readonly record: object;
  readonly seed: string | null;
}

/** The faces that were typed in, by whichever option; null where there are none. */
const typedIn = ({ dice, kitDice }: WantedOptions): Hand | null => {
  if (kitDice !== undefined) return kitHand(kitDice);
  return dice === undefined ? null : typedHand(dice);
};

/** Plays the scene that makes these characters. */
export const making = (io: Teller, options: WantedOptions, characters: readonly object[]): Made => {
  const rules = valueIn(sceneRules(`${rulesIn(options)}/generation`));
  const hand = typedIn(options);
  const seed = hand === null ? (options.seed ?? io.secureSeed()) : null;
  const begun = beginState(rules, { setup: { seats: ['you'], characters } });
  if (!begun.ok) throw stopFor(byOption(begun.refusal));
  const run = new Run(rules, begun.value);
  const faces: number[] = [];
  // The throws are numbered as those of a log are, so that a seed gives the same here and at a table.
  for (let number = 1; run.awaits.need === 'dice'; number++) {
    const { dice } = run.awaits.throw;
    const thrown = hand?.throws(run.awaits.step, dice) ?? drawFaces(seed as string, number, dice);
    run.dice(thrown);
    faces.push(...thrown);
  }
  hand?.done();
  return {
    sets: (run.outcome() as saga.character.GenerationOutcome).sets,
    record: { faces, hash: hashOf(run.state), ...(seed === null ? {} : { seed }) },
    seed,
  };
};

/** What a scene is called by for programs. */
export const sceneRecord = (options: WantedOptions): object => {
  const { scene, version } = valueIn(sceneRules(`${rulesIn(options)}/generation`));
  return { scene, version, rules: rulesIn(options) };
};
