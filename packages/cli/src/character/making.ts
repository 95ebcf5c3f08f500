import { hashOf, openSession, type Refusal } from '@warmoot/kernel';
import { type GenerationOutcome, sceneRules } from '@warmoot/rules';
import { type Journey, setOut, spent, throwDice } from '../journey.js';
import type { Teller } from '../speech.js';
import { stopFor, valueIn } from '../stop.js';
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
  readonly sets: GenerationOutcome['sets'];
  /** What programs are told besides the sets. */
  readonly record: object;
  readonly seed: string | null;
}

const facesIn = ({ passages }: Journey): readonly number[] =>
  passages.flatMap(({ entry: { input } }) => (input.input === 'dice' ? input.faces : []));

/** Plays the scene that makes these characters. */
export const making = (io: Teller, options: WantedOptions, characters: readonly object[]): Made => {
  const rules = valueIn(sceneRules(`${rulesIn(options)}/generation`));
  const seed = options.dice === undefined ? (options.seed ?? io.secureSeed()) : null;
  const start = { setup: { seats: ['you'], characters } };
  const fits = openSession(rules, start, null);
  if (!fits.ok) throw stopFor(byOption(fits.refusal));
  const journey = setOut(rules, start, { faces: options.dice ?? null, seed }, {});
  while (!journey.session.run.over) throwDice(journey, { path: `after ${journey.thrown.length} faces` });
  spent(journey);
  const { run } = journey.session;
  return {
    sets: (run.outcome() as GenerationOutcome).sets,
    record: {
      faces: facesIn(journey),
      hash: hashOf(run.state),
      ...(seed === null ? {} : { seed }),
    },
    seed,
  };
};

/** What a scene is called by for programs. */
export const sceneRecord = (options: WantedOptions): object => {
  const { scene, version } = valueIn(sceneRules(`${rulesIn(options)}/generation`));
  return { scene, version, rules: rulesIn(options) };
};
