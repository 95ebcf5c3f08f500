/** A rule of the ledger. Texts keep their inline marks: **strong**, *stressed*, `named`, and ids of other rules. */
export interface Rule {
  readonly kind: 'rule';
  readonly id: string;
  readonly text: string;
  /** An editor's decision where the source is silent or unclear. */
  readonly ruling: boolean;
  /** Whether a table may change it: 'fixed', or the option with its values. Null where nothing is said. */
  readonly choice: string | null;
  /** Remarks hung below the rule. */
  readonly notes: readonly string[];
  /** A table, list or drawing that the rule ends in. */
  readonly more: readonly Aside[];
}

export interface Table {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly right: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
}

export type Aside =
  | Table
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'drawing'; readonly text: string };

export type Block = Rule | Aside | { readonly kind: 'text'; readonly text: string };

export interface Section {
  /** 2 to 4, as the heading was. */
  readonly level: number;
  /** The number in the source, such as 4.02; empty where it has none. */
  readonly number: string;
  readonly title: string;
  readonly anchor: string;
  readonly blocks: readonly Block[];
}

/** One file of the ledger. */
export interface Chapter {
  readonly file: string;
  /** The rule set it belongs to. */
  readonly set: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** What a chapter holds, small enough to be known from the start. */
export interface Outline {
  readonly file: string;
  readonly set: string;
  readonly title: string;
  readonly count: number;
  /** The ids without their last number. */
  readonly families: readonly string[];
}
