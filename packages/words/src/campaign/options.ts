import { type Json, sameJson } from '@warmoot/kernel';
import { type CampaignOptions, type EveryOption, everyOption } from '@warmoot/rules';
import { number } from '../plain.js';

export type OptionName = keyof EveryOption;

/** Options whose answers have names. */
type NamedOption = { [K in OptionName]: EveryOption[K] extends string ? K : never }[OptionName];

/** Options that may be left empty. */
type EmptyOption = { [K in OptionName]: null extends EveryOption[K] ? K : never }[OptionName];

/** What the options of a campaign and of its fights are called, and what can be answered. */
export interface OptionWords {
  readonly names: Readonly<Record<OptionName, string>>;
  readonly answers: { readonly [K in NamedOption]: Readonly<Record<EveryOption[K], string>> };
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

/** An answer in words: "by a Heal check against 7". */
export const optionText = <K extends OptionName>(words: OptionWords, name: K, value: EveryOption[K]): string => {
  const given: Partial<Record<string, Readonly<Record<string, string>>>> = words.answers;
  if (value === null) return words.empty[name as EmptyOption];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string') return given[name]?.[value] ?? value;
  if ('length' in value) return words.parts({ n: value.length });
  if ('least' in value) return value.least === value.most ? `${value.least}` : words.range(value);
  if ('rows' in value) return words.field(value);
  return words.board({ ...value, walls: value.walls.length });
};

/** The options that are other than before, in words. */
export const optionsChanged = (
  words: OptionWords,
  before: CampaignOptions,
  after: CampaignOptions,
): readonly string[] => {
  const [was, is] = [everyOption(before), everyOption(after)];
  return (Object.keys(is) as OptionName[])
    .filter((name) => !sameJson(was[name] as Json, is[name] as Json))
    .map((name) => `${words.names[name]}: ${optionText(words, name, is[name])}`);
};
