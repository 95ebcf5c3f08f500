import { type Input, type Json, MOST_DICE, type Result, type Shape, shape } from '@warmoot/kernel';
import { stored } from './stored.js';

/** The name of the form of play scripts. */
export const SCRIPT_FORMAT = 'warmoot-script/1';

/** What a script puts into a scene: what the kernel takes, or the going back to an entry. */
export type ScriptInput = Input | { readonly input: 'undo'; readonly to: number };

/** A scene and everything that is decided in it, with the dice or without. */
export interface Script {
  /** The rule set, such as `saga`. */
  readonly rules: string;
  /** The scene of that rule set, such as `check`. */
  readonly scene: string;
  readonly options: Json;
  readonly setup: Json;
  readonly inputs: readonly ScriptInput[];
  /** Where dice come from that the script does not give. */
  readonly seed?: string;
}

const faces = shape.list(shape.integer(), 1, MOST_DICE);
const entry = shape.integer(0);

const answer = { seat: shape.name, as: shape.optional(shape.name), choice: shape.anyJson };
const shortAnswer = shape.record(answer);
const gesture = { seat: shape.name, gesture: shape.anyJson };
const shortGesture = shape.record(gesture);
const shortDice = shape.record({ dice: faces });
const shortUndo = shape.record({ undo: entry });
const whole = shape.union('input', {
  answer,
  dice: { faces, from: shape.withDefault(shape.oneOf('seed', 'table'), 'table') },
  gesture,
  undo: { to: entry },
});

// Faces in a script were typed in, wherever they were copied from.
const dice = (thrown: readonly number[]): ScriptInput => ({ input: 'dice', faces: thrown, from: 'table' });

const mapped = <A, B>(result: Result<A>, into: (value: A) => B): Result<B> =>
  result.ok ? { ok: true, value: into(result.value) } : result;

const parseInput = (value: unknown, path: string): Result<ScriptInput> => {
  if (Array.isArray(value)) return mapped(faces.parse(value, path), dice);
  const has = (key: string): boolean => typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  if (has('input')) {
    return mapped(whole.parse(value, path), (input) => (input.input === 'dice' ? dice(input.faces) : input));
  }
  if (has('dice')) return mapped(shortDice.parse(value, path), (input) => dice(input.dice));
  if (has('undo')) return mapped(shortUndo.parse(value, path), ({ undo }) => ({ input: 'undo', to: undo }));
  if (has('gesture')) return mapped(shortGesture.parse(value, path), (input) => ({ input: 'gesture', ...input }));
  if (has('seat')) return mapped(shortAnswer.parse(value, path), (input) => ({ input: 'answer', ...input }));
  return shape.also(shape.anyJson, () => 'script.input').parse(value ?? null, path) as Result<never>;
};

/** An input in any of its forms, short or whole. */
const scriptInput: Shape<ScriptInput> = {
  schema: {
    anyOf: [shortAnswer.schema, shortGesture.schema, shortDice.schema, faces.schema, shortUndo.schema, whole.schema],
  },
  parse: (value, path = '') => parseInput(value, path),
};

/** A play script as a file. */
export const scriptFile = stored<Script>(
  SCRIPT_FORMAT,
  shape.record({
    format: shape.optional(shape.oneOf(SCRIPT_FORMAT)),
    rules: shape.text(1, 40),
    scene: shape.text(1, 40),
    options: shape.withDefault(shape.anyJson, {}),
    setup: shape.anyJson,
    inputs: shape.withDefault(shape.list(scriptInput), []),
    seed: shape.optional(shape.text(1)),
  }),
);

/** Reads a play script; a fault names its place in the file. */
export const parseScript = (text: string): Result<Script> => scriptFile.parse(text);
