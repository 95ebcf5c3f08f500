import type { TableRecord } from '@warmoot/protocol';
import type { Slice } from '../aside/slices.js';
import type { RulesOf, TableFacts } from '../core/facts.js';
import { readAll } from '../core/fold.js';
import { readRecord } from '../core/logs.js';
import type { Store } from '../store/port.js';

/** Records that are read from the store at once. */
export const PAGE = 250;

/** Records that are folded between two looks at the clock. */
const FEW = 10;

/** The records of a table from one on, page by page, with turns of everybody else in between. */
export const recordsFrom = async (
  store: Store,
  table: string,
  from: number,
  slice: Slice,
): Promise<readonly TableRecord[]> => {
  const records: TableRecord[] = [];
  for (;;) {
    const page = await store.read(table, from + records.length, PAGE);
    for (const line of page) records.push(readRecord(line));
    if (page.length < PAGE) return records;
    if (slice.isOver) await slice.rest();
  }
};

/** The facts after some more records, with turns of everybody else in between. */
export const foldInSlices = async (
  facts: TableFacts,
  records: readonly TableRecord[],
  { rules, ended, slice }: { readonly rules: RulesOf; readonly ended?: ReadonlySet<number>; readonly slice: Slice },
): Promise<TableFacts> => {
  let after = facts;
  for (let at = 0; at < records.length; at += FEW) {
    after = readAll(after, records.slice(at, at + FEW), rules, ended);
    if (slice.isOver) await slice.rest();
  }
  return after;
};
