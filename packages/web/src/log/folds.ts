import type { LogEntry } from './entry.js';

/** What stands in the log in one place: an entry, or many of one title that open together. */
export type LogPart =
  | { readonly entry: LogEntry }
  | { readonly fold: string; readonly entries: readonly [LogEntry, LogEntry, ...LogEntry[]] };

const mayFold = ({ fold, heading, state }: LogEntry): boolean =>
  fold !== undefined && heading === undefined && state !== 'rulesChanged';

/** The entries in order, those of one title that follow each other put together. */
export const partsOf = (entries: readonly LogEntry[]): readonly LogPart[] => {
  const runs: LogEntry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    const goesOn = last?.[0] !== undefined && mayFold(last[0]) && mayFold(entry) && last[0].fold === entry.fold;
    if (goesOn) last.push(entry);
    else runs.push([entry]);
  }
  return runs.map(([first, second, ...others]) =>
    first?.fold === undefined || second === undefined
      ? { entry: first as LogEntry }
      : { fold: first.fold, entries: [first, second, ...others] },
  );
};
