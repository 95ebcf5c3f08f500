/*
 * A long list of legal answers, asked for step by step. Every control is read off the list itself, so what comes out
 * is always one of the answers that the rules offered and never a new one.
 */

/** One thing that tells answers apart: whom it is aimed at, with which hand. */
export interface Field<C> {
  readonly field: string;
  /** What this answer says about it; answers that say nothing give the same token. */
  readonly token: (choice: C) => string;
  /** Nothing stands for it until somebody picks: a square is never picked by itself. */
  readonly explicit?: boolean;
}

/** By field, the token that somebody has picked. */
export type Picks = Readonly<Record<string, string>>;

/** A field that is still open after the ones before it, with what can be picked. */
export interface Question {
  readonly field: string;
  readonly tokens: readonly string[];
  readonly picked: string | null;
}

export interface Narrowed<C> {
  readonly questions: readonly Question[];
  /** Null as long as something must still be picked. */
  readonly choice: C | null;
}

const distinct = (tokens: readonly string[]): readonly string[] => [...new Set(tokens)];

/**
 * Goes through the fields in order. What was picked stands where it is still open; otherwise the first answer in
 * `usual` that is left stands.
 */
export const narrow = <C>(
  choices: readonly C[],
  fields: readonly Field<C>[],
  picks: Picks,
  usual: readonly C[] = choices,
): Narrowed<C> => {
  let left = choices;
  let whole = true;
  const questions: Question[] = [];
  for (const { field, token, explicit = false } of fields) {
    const tokens = distinct(left.map(token));
    const wanted = picks[field];
    const first = usual.find((one) => left.includes(one)) ?? left[0];
    if (first === undefined) return { questions, choice: null };
    const open = tokens.length > 1;
    const given = wanted !== undefined && tokens.includes(wanted) ? wanted : null;
    const picked = given ?? (open && explicit ? null : token(first));
    if (open) questions.push({ field, tokens, picked });
    if (picked === null) whole = false;
    else left = left.filter((one) => token(one) === picked);
  }
  return { questions, choice: whole ? (usual.find((one) => left.includes(one)) ?? left[0] ?? null) : null };
};

/** The picks that lead to an answer. */
export const picksFor = <C>(fields: readonly Field<C>[], choice: C): Picks =>
  Object.fromEntries(fields.map(({ field, token }) => [field, token(choice)]));

/** Answers by kind, in the order in which the kinds first come up. */
export interface Group<C> {
  readonly key: string;
  readonly choices: readonly C[];
}

export const groupBy = <C>(choices: readonly C[], key: (choice: C) => string): readonly Group<C>[] => {
  const groups = new Map<string, C[]>();
  for (const choice of choices) {
    const name = key(choice);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [choice]);
    else group.push(choice);
  }
  return [...groups].map(([name, group]) => ({ key: name, choices: group }));
};
