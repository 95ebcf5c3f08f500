import type { Json } from './json.js';

/** A rule of the ledger by its permanent id, such as SAGA-CHECK-017. */
export type RuleId = `${Uppercase<string>}-${Uppercase<string>}`;

/** What outside data should have been. */
export type Expected =
  /** A whole number; null where it has no bound. */
  | { readonly want: 'integer'; readonly least: number | null; readonly most: number | null }
  | { readonly want: 'text' | 'list'; readonly least: number; readonly most: number }
  | { readonly want: 'name' | 'flag' | 'json' | 'object' }
  | { readonly want: 'oneOf'; readonly values: readonly (string | number | boolean)[] }
  /** An object with these fields, or no field but these. */
  | { readonly want: 'fields' | 'noOtherField'; readonly known: readonly string[] }
  /** A further condition, by the key its words stand under. */
  | { readonly want: 'form'; readonly form: string; readonly facts: Readonly<Record<string, Json>> };

/** What outside data was instead: values as their JSON, which may be cut short. */
export type Found =
  | { readonly is: 'nothing' | 'object' }
  | { readonly is: 'list'; readonly length: number }
  | { readonly is: 'value'; readonly text: string };

/**
 * What the kernel can refuse, with what a person needs to know about it. A rule set that has refusals of its own adds
 * them to this interface from its own folder (`declare module`), so that every list of words must know them too.
 */
export interface RefusalData {
  /** Data that is not what it must be, and where in it: nowhere in particular where the path is empty. */
  BAD_SHAPE: { readonly path: string; readonly expected: Expected; readonly found: Found };
  /** Text that should have been JSON. */
  NOT_JSON: { readonly why: string };
  /** An answer from a seat, or about someone, of whom nothing is awaited now. */
  NOT_AWAITED: { readonly seat: string; readonly as: string; readonly awaited: readonly string[] };
  /** An answer that the rules do not allow here, though no single rule is to blame. */
  NOT_A_CHOICE: { readonly seat: string; readonly as: string; readonly step: string; readonly open: number };
  /** Something that a rule of the ledger forbids. */
  BROKEN_RULE: { readonly rule: RuleId; readonly what: string; readonly facts: Readonly<Record<string, Json>> };
  /** Dice when none are awaited, or the reverse. */
  NO_DICE_NOW: { readonly awaited: readonly string[] };
  DICE_FIRST: { readonly dice: readonly string[] };
  /** Faces that these dice cannot show; `at` is the first wrong one, or null when their number is wrong. */
  WRONG_FACES: { readonly dice: readonly string[]; readonly found: readonly number[]; readonly at: number | null };
  /** Dice notation that cannot be read. */
  BAD_DICE: { readonly notation: string; readonly at: string };
  /** The scene has ended. */
  OVER: Record<never, never>;
  UNKNOWN_SCENE: { readonly scene: string; readonly known: readonly string[] };
  UNKNOWN_SEAT: { readonly seat: string; readonly known: readonly string[] };
  /** A thing that is named by its id, and is not there. */
  NO_SUCH: { readonly what: string; readonly id: string };
  /** Something that belongs to another seat; null where it belongs to nobody. */
  NOT_YOURS: { readonly what: string; readonly id: string; readonly owner: string | null };
  /** Something that takes a decision of the table: it has to be proposed. */
  TABLE_DECIDES: { readonly rule: RuleId };
  /** An undo to an entry that is not there or is itself undone. */
  NO_SUCH_ENTRY: { readonly entry: number; readonly last: number };
  /** A log played by another version of the rules. */
  OTHER_VERSION: { readonly scene: string; readonly played: string; readonly here: string };
  /** Records of a version that is not among those that can be read here. */
  UNKNOWN_VERSION: { readonly of: string; readonly found: string; readonly known: readonly string[] };
  /** A log that does not replay: what the entry says, and what the rules and the seed say. */
  REPLAY_DIVERGED: {
    readonly entry: number;
    readonly what: 'input' | 'dice' | 'thrown' | 'heard' | 'chain' | 'seed' | 'share' | 'end';
    readonly expected: string;
    readonly found: string;
  };
}

/** All codes of refusals. */
export type RefusalCode = keyof RefusalData;

/** Why something was not done: a code with its facts. Words for it are made elsewhere. */
export type Refusal = { [C in RefusalCode]: { readonly code: C } & RefusalData[C] }[RefusalCode];

/** Something that a rule of the ledger forbids. */
export const brokenRule = (rule: RuleId, what: string, facts: Readonly<Record<string, Json>> = {}): Refusal => ({
  code: 'BROKEN_RULE',
  rule,
  what,
  facts,
});

/** Data that fits its shape and yet is not what it must be: a condition by its key. */
export const badForm = (
  path: string,
  form: string,
  found: string,
  facts: Readonly<Record<string, Json>> = {},
): Refusal => ({
  code: 'BAD_SHAPE',
  path,
  expected: { want: 'form', form, facts },
  found: { is: 'value', text: found },
});
