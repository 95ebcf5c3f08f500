import { ok, type Shape } from '@warmoot/kernel';

/** Something, or `none` as the ledger writes it, which is kept as null. */
export const orNone = <A>(something: Shape<A>): Shape<A | null> => ({
  schema: { anyOf: [something.schema, { enum: ['none', null] }] },
  parse: (value, path) => (value === null || value === 'none' ? ok(null) : something.parse(value, path)),
});

const TWO_NUMBERS = '^(\\d{1,2})[x–-](\\d{1,2})$';

/** A record of two numbers, which may also be written as the ledger does: `23x20`, `3–5`. */
export const orTwoNumbers = <A>(record: Shape<A>, first: keyof A & string, second: keyof A & string): Shape<A> => ({
  schema: { anyOf: [record.schema, { type: 'string', pattern: TWO_NUMBERS }] },
  parse: (value, path) => {
    const [, before, after] = typeof value === 'string' ? (new RegExp(TWO_NUMBERS).exec(value) ?? []) : [];
    return record.parse(before === undefined ? value : { [first]: Number(before), [second]: Number(after) }, path);
  },
});
