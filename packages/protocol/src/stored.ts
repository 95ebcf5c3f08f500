import { type JsonSchema, type Result, type Shape, shape } from '@warmoot/kernel';

/** A kind of file: its name with its version, its JSON Schema, and the parser that reads nothing else. */
export interface Stored<A> {
  readonly format: string;
  readonly schema: JsonSchema;
  readonly parse: (text: string) => Result<A>;
}

export const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

export const stored = <A>(format: string, one: Shape<A>): Stored<A> => ({
  format,
  schema: { $schema: DRAFT, title: format, ...one.schema },
  parse: (text) => shape.parseJson(one, text),
});
