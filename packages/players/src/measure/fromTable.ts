import {
  type AnyRules,
  type Asked,
  enter,
  hasOthers,
  type Input,
  type LogHeader,
  type LogInput,
  openSession,
  type Run,
  type SceneTypes,
  type Session,
  undo,
} from '@warmoot/kernel';
import { kindOf, SCENES } from '@warmoot/rules';
import { type Quartiles, quartiles } from './figures.js';
import { SIZES, type Size } from './pace.table.js';
import { sizeOf } from './seatCount.js';

/** A line of a table's file, as far as it is read here. */
interface TableLine {
  /** In milliseconds. */
  readonly at: number;
  readonly how: string;
  readonly what: {
    readonly did: string;
    readonly scene?: number;
    readonly header?: LogHeader;
    readonly entry?: { readonly input: LogInput };
  };
}

/** How long a person took for a choice. */
export interface Thought {
  readonly kind: string;
  readonly size: Size;
  readonly seconds: number;
}

/** A question, by what tells it from others. */
const keyOf = (step: string, { seat, as }: Asked): string => `${step}\n${seat}\n${as}`;

/** The questions that are open, each since when; one that was open before stays as old as it was. */
const openIn = (
  { awaits, over }: Run<SceneTypes>,
  before: ReadonlyMap<string, number>,
  at: number,
): ReadonlyMap<string, number> => {
  if (over || awaits.need !== 'answers') return new Map();
  const { step, asked, together } = awaits;
  const since = (key: string): number => (together ? (before.get(key) ?? at) : at);
  return new Map(asked.map((one) => [keyOf(step, one), since(keyOf(step, one))]));
};

const entered = (session: Session<SceneTypes>, input: LogInput): Session<SceneTypes> => {
  if (!['answer', 'dice', 'gesture', 'undo'].includes(input.input)) return session;
  const next = input.input === 'undo' ? undo(session, input.to) : enter(session, input as Input);
  return next.ok ? next.value : session;
};

/** What somebody chose between, when they were asked; null for what is no choice. */
const thoughtOf = (
  { run, rules }: { readonly run: Run<SceneTypes>; readonly rules: AnyRules },
  input: LogInput,
  seconds: (key: string) => number | null,
): Thought | null => {
  const { awaits } = run;
  if (input.input !== 'answer' || awaits.need !== 'answers') return null;
  const asked = awaits.asked.find(({ seat, as }) => seat === input.seat && (input.as ?? as) === as);
  if (asked === undefined) return null;
  const choices = run.choices(asked);
  const taken = seconds(keyOf(awaits.step, asked));
  if (taken === null || (choices?.length === 1 && !hasOthers(run, asked))) return null;
  return { kind: kindOf(rules.scene), size: sizeOf(input.choice, choices?.length ?? null), seconds: taken };
};

/** How long people took for the choices of one scene. */
const thoughtsIn = (lines: readonly TableLine[]): readonly Thought[] => {
  const [first, ...rest] = lines;
  const rules = SCENES[first?.what.header?.scene ?? ''];
  const opened = rules && first?.what.header ? openSession(rules, first.what.header, null) : null;
  if (first === undefined || rules === undefined || !opened?.ok) return [];
  let session: Session<SceneTypes> = opened.value;
  let open = openIn(session.run, new Map(), first.at);
  const found: Thought[] = [];
  for (const { at, how, what } of rest) {
    if (what.entry === undefined) continue;
    const { input } = what.entry;
    const seconds = (key: string): number | null => {
      const since = open.get(key);
      return since === undefined ? null : (at - since) / 1000;
    };
    const thought = how === 'person' ? thoughtOf({ run: session.run, rules }, input, seconds) : null;
    if (thought !== null) found.push(thought);
    const next = entered(session, input);
    // What could not be played again by these rules is not read on.
    if (next === session && ['answer', 'dice'].includes(input.input)) return found;
    session = next;
    open = openIn(session.run, open, at);
  }
  return found;
};

/** How long people took for their choices at a table, by its whole file. */
export const thoughtsAt = ({ records }: { readonly records: readonly TableLine[] }): readonly Thought[] => {
  const scenes = new Set(records.flatMap(({ what }) => (what.did === 'began' ? [what.scene] : [])));
  return [...scenes].flatMap((scene) =>
    thoughtsIn(records.filter(({ what }) => ['began', 'played'].includes(what.did) && what.scene === scene)),
  );
};

/** So many choices of each size, and the seconds that they took. */
export const paceOf = (
  thoughts: readonly Thought[],
): Readonly<Record<Size, { readonly choices: number; readonly seconds: Quartiles }>> =>
  Object.fromEntries(
    SIZES.map((size) => {
      const taken = thoughts.filter((one) => one.size === size).map(({ seconds }) => seconds);
      return [size, { choices: taken.length, seconds: quartiles(taken) }];
    }),
  ) as ReturnType<typeof paceOf>;
