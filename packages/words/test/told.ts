import {
  enter,
  type Input,
  openSession,
  type Result,
  type SceneTypes,
  type SeatId,
  type Session,
} from '@warmoot/kernel';
import { SCENES } from '@warmoot/rules';
import { accountOf, awaitedOf, boardOf, outcomeText, type Passage, type Words, wrapped } from '../src/index.js';

/** Faces, an answer, or a gesture. */
type ShortInput =
  | readonly number[]
  | { readonly seat: SeatId; readonly as: string; readonly choice: unknown }
  | { readonly seat: SeatId; readonly gesture: unknown };

interface Example {
  readonly rules: string;
  readonly scene: string;
  readonly setup: unknown;
  readonly options?: unknown;
  readonly inputs: readonly ShortInput[];
}

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const inputOf = (short: ShortInput): Input => {
  if ('gesture' in short) return { input: 'gesture', ...short };
  return 'seat' in short ? { input: 'answer', ...short } : { input: 'dice', faces: short, from: 'table' };
};

/** A fight of the documentation, played: all that passed, and how it stands. */
export const played = (file: string): { readonly passages: readonly Passage[]; readonly run: Passage['after'] } => {
  const { rules: set, scene, setup, options = {}, inputs } = JSON.parse(file) as Example;
  const rules = SCENES[`${set}/${scene}`];
  if (rules === undefined) throw new Error(`${set}/${scene}`);
  let session: Session<SceneTypes> = value(openSession(rules, { setup, options }, null));
  const passages: Passage[] = [{ entry: session.entries[0] as Passage['entry'], before: null, after: session.run }];
  for (const input of inputs) {
    const before = session.run;
    session = value(enter(session, inputOf(input)));
    passages.push({ entry: session.entries.at(-1) as Passage['entry'], before, after: session.run });
  }
  return { passages, run: session.run };
};

/** The whole account in lines, with its sums, what is awaited on the way, and how it stands at the end. */
export const toldLines = (words: Words, file: string, hearer: SeatId | null = null): readonly string[] => {
  const { passages, run } = played(file);
  const account = passages.flatMap((passage) => {
    const { lead, rows, lines } = accountOf(words, passage, hearer);
    const sums = rows.map(({ label, amount }) => `  ${label} ${amount}`.trimEnd());
    const { lead: awaited, choices } = awaitedOf(words, passage.after, hearer);
    const offered = choices.slice(0, 3).map(({ text }) => `  > ${text}`);
    return [...lead, ...sums, ...lines, ...(passage.after.over ? [] : [`? ${awaited}`, ...offered])];
  });
  const board = boardOf(words, run, hearer).flatMap(({ title, lines }) => ['', title, ...lines]);
  return [
    ...account.flatMap((line) => wrapped(line, 100, 4)),
    ...board.map((line) => line.trimEnd()),
    '',
    ...wrapped(outcomeText(words, run, hearer), 100, 2),
  ];
};
