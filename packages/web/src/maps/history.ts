/** What was, what is, and what was taken back. */
export interface History<A> {
  readonly past: readonly A[];
  readonly now: A;
  readonly ahead: readonly A[];
  /** When the last change was made, and by which tool: strokes of one go are taken back together. */
  readonly stroke: { readonly tool: string; readonly at: number } | null;
}

const MOST = 200;
const PAUSE = 700;

export const begun = <A>(now: A): History<A> => ({ past: [], now, ahead: [], stroke: null });

export const changed = <A>(history: History<A>, now: A, tool: string, at: number): History<A> => {
  if (now === history.now) return history;
  const { stroke, past } = history;
  const goesOn = stroke !== null && stroke.tool === tool && at - stroke.at < PAUSE;
  return { past: goesOn ? past : [...past, history.now].slice(-MOST), now, ahead: [], stroke: { tool, at } };
};

export const undone = <A>({ past, now, ahead }: History<A>): History<A> => {
  const last = past.at(-1);
  return last === undefined
    ? { past, now, ahead, stroke: null }
    : { past: past.slice(0, -1), now: last, ahead: [now, ...ahead], stroke: null };
};

export const redone = <A>({ past, now, ahead }: History<A>): History<A> => {
  const [next, ...rest] = ahead;
  return next === undefined
    ? { past, now, ahead, stroke: null }
    : { past: [...past, now], now: next, ahead: rest, stroke: null };
};
