import type { SeatId } from '@warmoot/kernel';
import { type Account, accountOf, eventsInShort, type Passage, type Words } from '@warmoot/words';
import { countedIn } from './counted.js';
import { sinceOwn } from './stage/turns.js';

/** An entry that is worth telling, with its dice where some fell. */
export interface News {
  readonly passage: Passage;
  readonly account: Account;
}

const MOST = 14;

/** What is told of entries; what is told of nothing is left out. */
export const toldOf = (words: Words, passages: readonly Passage[], seat: SeatId | null): readonly News[] =>
  passages
    .map((passage) => ({ passage, account: accountOf(words, passage, seat) }))
    .filter(
      ({ passage: { entry }, account }) =>
        account.lines.length > 0 || entry.thrown !== null || (entry.input.input === 'begin' && account.lead.length > 0),
    );

/** What has passed since this seat last answered, its answer included, newest last; nothing of what was taken back. */
export const newsFor = (words: Words, passages: readonly Passage[], seat: SeatId | null): readonly News[] => {
  const counted = countedIn(passages).map(([, passage]) => passage);
  return toldOf(words, counted.slice(Math.max(0, sinceOwn(counted, seat) - 1, counted.length - MOST)), seat);
};

const doneBy = ({ passage: { entry } }: News): SeatId | null =>
  entry.input.input === 'answer' ? entry.input.seat : null;

/** News for a place of a few lines: acts of one kind by one seat are one sentence, where the scene's words have one. */
export const inShort = (words: Words, news: readonly News[], seat: SeatId | null): readonly News[] => {
  const rows: { readonly passages: Passage[]; last: News; short: readonly string[] | null }[] = [];
  for (const one of news) {
    const row = rows.at(-1);
    const isSame = row !== undefined && doneBy(one) !== null && doneBy(row.last) === doneBy(one);
    const both = isSame ? eventsInShort(words, [...row.passages, one.passage], seat) : null;
    if (row === undefined || both === null) {
      rows.push({ passages: [one.passage], last: one, short: eventsInShort(words, [one.passage], seat) });
    } else {
      row.passages.push(one.passage);
      row.last = one;
      row.short = both;
    }
  }
  return rows.map(({ last, short }) =>
    short === null ? last : { ...last, account: { ...last.account, lines: short } },
  );
};

const BEHIND = /\s*\[([A-Z0-9-]+-\d+)\]$/;

/** Sentences one after the other that the same rule stands behind name it once, behind the last of them. */
export const onceEach = (lines: readonly string[]): readonly string[] =>
  lines.map((line, nth) => {
    const [, rule] = BEHIND.exec(line) ?? [];
    return rule !== undefined && BEHIND.exec(lines[nth + 1] ?? '')?.[1] === rule ? line.replace(BEHIND, '') : line;
  });
