import {
  type AnyRules,
  type Die,
  diceBehind,
  dieName,
  enter,
  innermost,
  keyedIn,
  type LogInput,
  openSession,
  type Result,
  type SceneTypes,
  type Session,
  type Start,
  seededDice,
  undo,
  wrongFaces,
} from '@warmoot/kernel';
import type { ScriptInput } from '@warmoot/protocol';
import { manifestOf } from '@warmoot/rules';
import { diceText, type Passage, refusalText } from '@warmoot/words';
import { Stop, stopFor, valueIn, type Where } from './stop.js';
import type { Speech } from './texts/texts.js';

/** Where dice come from that the script does not give: typed in, from a seed, or nowhere. */
export interface DiceSource {
  readonly faces: readonly number[] | null;
  readonly seed: string | null;
}

/** A scene on its way, with all that has passed. */
export interface Journey {
  readonly source: DiceSource;
  session: Session<SceneTypes>;
  readonly passages: Passage[];
  /** The dice thrown from the faces typed in. */
  readonly thrown: Die[];
}

const goOn = (journey: Journey, next: Session<SceneTypes>): void => {
  const entry = next.entries.at(-1) as Passage['entry'];
  journey.passages.push({ entry, before: journey.session.run, after: next.run });
  journey.session = next;
};

/** Opens the scene. */
export const setOut = (rules: AnyRules, start: Start, source: DiceSource, where: Where): Journey => {
  const session = valueIn(openSession(rules, start, source.seed), where);
  const entry = session.entries[0] as Passage['entry'];
  return { source, session, passages: [{ entry, before: null, after: session.run }], thrown: [] };
};

/** The dice awaited now, with those that these faces have thrown once more. */
const awaitedDice = ({ session: { run } }: Journey, faces: readonly number[] = []): readonly Die[] =>
  run.awaits.need === 'dice' ? diceBehind(run.awaits.throw, faces) : [];

const typedFaces = (journey: Journey, faces: readonly number[], where: Where): readonly number[] => {
  const left = faces.slice(journey.thrown.length);
  const dice = awaitedDice(journey, left);
  const next = left.slice(0, dice.length);
  const wrong = wrongFaces(dice, next);
  if (wrong !== null) throw stopFor(wrong, { option: '--dice', ...where }, 2);
  journey.thrown.push(...dice);
  return next;
};

/** Throws the awaited dice from wherever dice come; false when they come from nowhere. */
export const throwDice = (journey: Journey, where: Where = {}): boolean => {
  const { session, source } = journey;
  if (source.faces !== null) {
    const faces = typedFaces(journey, source.faces, where);
    goOn(journey, valueIn(enter(session, { input: 'dice', faces, from: 'table' })));
    return true;
  }
  const dice = source.seed === null ? null : seededDice(session, source.seed);
  if (dice === null) return false;
  goOn(journey, valueIn(enter(session, dice)));
  return true;
};

/** Whether an input of a log is one that the scene hears of. */
export const isPlayed = (input: LogInput): input is ScriptInput & LogInput =>
  ['answer', 'dice', 'gesture', 'undo'].includes(input.input);

const put = ({ session }: Journey, input: ScriptInput): Result<Session<SceneTypes>> =>
  input.input === 'undo' ? undo(session, input.to) : enter(session, input);

/** Puts one input in; what the rules refuse ends the command. */
export const advance = (journey: Journey, input: ScriptInput, where: Where): void =>
  goOn(journey, valueIn(put(journey, input), where, 1));

const throwAll = (journey: Journey, where: Where): void => {
  while (awaitedDice(journey).length > 0 && throwDice(journey, where));
};

/** Faces typed in that nothing was thrown with are a mistake somewhere. */
export const spent = ({ source, thrown }: Pick<Journey, 'source' | 'thrown'>, option = '--dice'): void => {
  const left = source.faces?.slice(thrown.length) ?? [];
  if (left.length === 0) return;
  const needed = thrown.length === 0 ? 'No dice were thrown.' : `${thrown.length} were thrown: ${diceText(thrown)}.`;
  throw new Stop(2, `${left.length} too many: ${left.join(', ')}. ${needed}`, { option });
};

const wordIn = (data: unknown, word: string): string =>
  typeof data === 'object' && data !== null ? String((data as Readonly<Record<string, unknown>>)[word]) : '';

/** An input of a script, in which things may go by the names that people have for them. */
const spoken = ({ session: { run } }: Journey, input: ScriptInput): ScriptInput => {
  if (input.input === 'gesture') {
    const data = { called: wordIn(input.gesture, 'make'), data: input.gesture };
    return { ...input, gesture: keyedIn(manifestOf(run.rules).naming, run.state, 'gestures', data) };
  }
  if (input.input !== 'answer') return input;
  const { rules, state } = innermost(run);
  const data = { called: wordIn(input.choice, 'choose'), data: input.choice };
  return { ...input, choice: keyedIn(manifestOf(rules as AnyRules).naming, state, 'choices', data) };
};

/** Puts all inputs in; dice that the script leaves out are thrown on the way and at the end. */
export const travel = (journey: Journey, inputs: readonly ScriptInput[], file: string): void => {
  inputs.forEach((input, index) => {
    const path = `inputs[${index}]`;
    if (input.input !== 'dice') throwAll(journey, { path });
    const dice = awaitedDice(journey);
    if (dice.length > 0 && input.input === 'answer') {
      const refusal = { code: 'DICE_FIRST', dice: dice.map(dieName) } as const;
      const told = ({ words, texts }: Speech): string => `${refusalText(words, refusal)} ${texts.whereDiceComeFrom}`;
      throw new Stop(2, told, { file, path });
    }
    advance(journey, spoken(journey, input), { file, path });
  });
  throwAll(journey, { path: 'after the last input' });
  spent(journey);
};
