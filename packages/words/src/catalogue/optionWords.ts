import type { saga } from '@warmoot/rules';

/** The options that have words. */
export type OptionName = keyof saga.campaign.EveryOption;

/** Options whose answers have names. */
type NamedOption = { [K in OptionName]: saga.campaign.EveryOption[K] extends string ? K : never }[OptionName];

/** Options that may be left empty. */
export type EmptyOption = { [K in OptionName]: null extends saga.campaign.EveryOption[K] ? K : never }[OptionName];

/** What the options of a campaign and of its fights are called, and what can be answered. */
export interface OptionWords {
  readonly names: Readonly<Record<OptionName, string>>;
  readonly answers: { readonly [K in NamedOption]: Readonly<Record<saga.campaign.EveryOption[K], string>> };
  /** What it means that nothing is said. */
  readonly empty: Readonly<Record<EmptyOption, string>>;
  readonly yes: string;
  readonly no: string;
  readonly range: (facts: { readonly least: number; readonly most: number }) => string;
  readonly board: (facts: { readonly width: number; readonly height: number; readonly walls: number }) => string;
  readonly field: (facts: { readonly rows: number; readonly columns: number }) => string;
  /** Months or seasons: the usual ones, or some of the table's own. */
  readonly parts: (facts: { readonly n: number }) => string;
}
