import type { Json, Shape } from '@warmoot/kernel';

type Answer = string | number;

/** The options of a rule set that a table answers on a form. */
export interface OptionTable {
  /** A few answers, of which the first is the usual one. */
  readonly switches: Readonly<Record<string, readonly Answer[]>>;
  /** Whole numbers. */
  readonly numbers: Readonly<Record<string, { readonly usual: number; readonly least: number; readonly most: number }>>;
  /** Whole numbers that are usually left open. */
  readonly limits: Readonly<Record<string, { readonly least: number; readonly most: number }>>;
}

/** Options as a table wishes them, by their names. What is as usual is left out. */
export type OptionsWish = Readonly<Record<string, Json>>;

/** The answer to an option, or the usual one; nothing where it is left open. */
export const answerAt = ({ switches, numbers }: OptionTable, options: OptionsWish, key: string): Answer | null =>
  (options[key] as Answer | undefined) ?? switches[key]?.[0] ?? numbers[key]?.usual ?? null;

/** The options with another answer; the usual one is left out. */
export const withOption = (
  table: OptionTable,
  options: OptionsWish,
  key: string,
  value: Answer | null,
): OptionsWish => {
  const { [key]: _, ...others } = options;
  return value === null || value === answerAt(table, {}, key) ? others : { ...others, [key]: value };
};

const isAnswer = ({ switches, numbers, limits }: OptionTable, key: string, value: unknown): boolean => {
  const answers: readonly unknown[] | undefined = switches[key];
  if (answers !== undefined) return answers.includes(value);
  const bounds = numbers[key] ?? limits[key];
  if (bounds === undefined) return false;
  return Number.isInteger(value) && (value as number) >= bounds.least && (value as number) <= bounds.most;
};

const isIn = (table: OptionTable, key: string): boolean =>
  key in table.switches || key in table.numbers || key in table.limits;

/**
 * Options as they stand on the slate. Those that the form has no line for stay as far as the rules know them, unless
 * another part of the form says them; what no table can wish is left out.
 */
export const optionsForm = (
  table: OptionTable,
  known: Shape<never> | Shape<unknown>,
  elsewhere: readonly string[] = [],
): Shape<Json> => ({
  schema: { type: 'object' },
  parse: (value) => ({
    ok: true,
    value: Object.fromEntries(
      Object.entries((typeof value === 'object' && value) || {}).filter(([key, one]) =>
        isIn(table, key) ? isAnswer(table, key, one) : !elsewhere.includes(key) && known.parse({ [key]: one }).ok,
      ),
    ) as Json,
  }),
});
