import type { Account } from '@warmoot/words';
import type { TallyData } from '../design/chance/tallyOf.js';
import type { Person } from '../people/person.js';
import { unbroken } from '../words/text.js';

/** How an entry stands in the log. */
export type EntryState =
  | 'told'
  | 'sealed'
  | 'onlyYou'
  | 'ruling'
  | 'undone'
  | 'rulesChanged'
  /** Something a person said, and something that happened at the table. */
  | 'said'
  | 'table';

/** What is told of an entry, with whatever the log shows beside it. */
export interface LogEntry {
  readonly account: Account;
  /** The number all seats call it by, its place unless given; null for what has none and cannot be gone back to. */
  readonly no?: number | null;
  /** Whose doing it was: their arms stand beside it. */
  readonly who: Person | null;
  /** When, as the server's clock had it; null where nobody noted it. */
  readonly at: Date | null;
  readonly state: EntryState;
  /** The sum behind the number in the text. */
  readonly tally: TallyData | null;
  /** A heading that begins with this entry: "Round 2", "Sword distance". */
  readonly heading?: { readonly title: string; readonly note?: string; readonly part?: number };
  /** What it is one of many parts of, such as the dice of one character: they stand under this title and open together. */
  readonly fold?: string;
  /** The version of the rules that holds from here on. */
  readonly version?: string;
  /** The dice were typed in from a real table. */
  readonly typed?: boolean;
}

/** The sentences of an account, in order. A throw opens with its dice, which are drawn instead of said. */
export const sentencesOf = ({ account, tally }: LogEntry): readonly string[] =>
  (tally === null ? [...account.lead, ...account.lines] : account.lines).map(unbroken);
