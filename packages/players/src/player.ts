import {
  type AnyRules,
  type Asked,
  Impossible,
  imagine,
  innermostSeen,
  Run,
  type SceneTypes,
  type SeatId,
  stream,
  type View,
} from '@warmoot/kernel';

/** How much a player may think about one answer. */
export interface Budget {
  /** Worlds it may imagine. With nothing else set, the same question has the same answer on any machine. */
  readonly nodes: number;
  /** Asked now and then: true ends the thinking early. The clock, where there is one, is the driver's. */
  readonly spent?: () => boolean;
}

/** Whether a budget is used up by so many worlds. */
export const isUsedUp = ({ nodes, spent }: Budget, made: number): boolean => made >= nodes || spent?.() === true;

/** What a player may think where nothing else is said: a fraction of a second. */
export const USUAL_BUDGET: Budget = { nodes: 3000 };

/** All a player gets to know: what its seat sees, what is asked of it, and how long it may think. */
export interface Question {
  readonly rules: AnyRules;
  readonly view: View<SceneTypes>;
  /** The step that waits for an answer. */
  readonly step: string;
  readonly asked: Asked;
  /** The answers that can be listed; null where they can only be sampled. */
  readonly choices: readonly unknown[] | null;
  readonly budget: Budget;
  readonly seed: string;
}

/** One answer that was considered. */
export interface Considered {
  readonly choice: unknown;
  /** How often it would be given. */
  readonly chance: number;
  /** What it is worth to the player, from −1 (all lost) to 1 (all won); null where nothing was reckoned. */
  readonly value: number | null;
}

/** Why an answer was given, in one word. */
export type Why = 'onlyChoice' | 'atRandom' | 'habit' | 'mixedStrategy' | 'bestExpectation';

/** What can be shown to a person who asks why. */
export interface Reasons {
  readonly player: string;
  readonly why: Why;
  /** What the player expects of its answer, where it reckoned. */
  readonly value: number | null;
  /** What it considered, the likeliest first. */
  readonly options: readonly Considered[];
  /** What it expects the other side to do, where it thought about that. */
  readonly against: readonly Considered[];
  /** Worlds imagined. */
  readonly nodes: number;
}

/** What a player answers, and why. */
export interface PlayerAnswer {
  readonly choice: unknown;
  readonly reasons: Reasons;
}

/** Somebody who can be asked: a computer player. It keeps nothing between two questions. */
export interface Player {
  readonly name: string;
  readonly answer: (question: Question) => PlayerAnswer;
}

/** A world that looks like what the player sees. Of sealed answers it holds the player's own alone. */
export const imaginedRun = <T extends SceneTypes>({
  rules,
  view,
  seed,
}: Pick<Question, 'rules' | 'view' | 'seed'>): Run<T> => {
  const known = { ...view, made: view.made.filter((as) => Object.hasOwn(view.mine, as)) };
  return new Run<T>(rules, imagine(rules, known, stream(`${seed} imagined`)));
};

/** The question to put to a player, from what its seat sees and nothing else. */
export const playerInput = (
  rules: AnyRules,
  view: View<SceneTypes>,
  asked: Asked,
  { seed, budget = USUAL_BUDGET }: { readonly seed: string; readonly budget?: Budget },
): Question => {
  if (view.seat !== asked.seat) throw new Impossible('a view of another seat than the one asked', asked);
  const inner = innermostSeen(rules, view);
  const run = imaginedRun({ ...inner, seed });
  const { awaits } = run;
  if (awaits.need !== 'answers') throw new Impossible('a question when no answer is awaited', awaits.need);
  return { ...inner, step: awaits.step, asked, choices: run.choices(asked), budget, seed };
};

/** Who holds which seat. */
export type Seating = Readonly<Record<SeatId, Player>>;

const byChance = (a: Considered, b: Considered): number => b.chance - a.chance || (b.value ?? 0) - (a.value ?? 0);

/** An answer with its reasons. Reasons that are not given are empty. */
export const answered = (
  player: string,
  choice: unknown,
  reasons: { readonly why: Why } & Partial<Omit<Reasons, 'player'>>,
): PlayerAnswer => {
  const { why, value = null, options = [], against = [], nodes = 0 } = reasons;
  const sorted = [options, against].map((all) => [...all].sort(byChance)) as [Considered[], Considered[]];
  return { choice, reasons: { player, why, value, options: sorted[0], against: sorted[1], nodes } };
};
