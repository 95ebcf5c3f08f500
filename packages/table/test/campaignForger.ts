import { type JsonSchema, type Stream, stream } from '@warmoot/kernel';

/** Ids that have brought down programs. */
export const NASTY = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'c999',
  'e0',
  '',
  ' ',
  '\u0000',
  'c1c1c1',
];
const JUNK: readonly unknown[] = [null, true, -1, 1e308, 0.5, [], {}, [[]], 'x', '__proto__', 'é'.repeat(30_000)];

const oneOf = <A>(source: Stream, all: readonly A[]): A => all[source.below(all.length)] as A;

/** A schema as far as it is read here. */
export type Loose = Omit<JsonSchema, 'enum'> & {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Loose[];
  readonly anyOf?: readonly Loose[];
  readonly items?: Loose;
  readonly properties?: Readonly<Record<string, Loose>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
};

/** Things of a shape, with ids that are there and ids that are not. */
export class Forger {
  ids: readonly string[] = [];
  readonly source: Stream;
  constructor(seed: string) {
    this.source = stream(seed);
  }

  private text({ maxLength, pattern }: Loose): unknown {
    const { source } = this;
    if (pattern !== undefined) return oneOf(source, ['Ana', 'Bo', 'Ella', 'constructor', `N${source.below(9)}`]);
    if (maxLength === 20) return source.below(4) > 0 ? oneOf(source, this.ids) : oneOf(source, NASTY);
    return oneOf(source, ['a word', 'x', '', '<b>&"\'</b>', '\u202e\ud800']);
  }

  private number({ minimum = 0, maximum = 1e6 }: Loose): number {
    const { source } = this;
    const low = Math.max(minimum, -1e9);
    const near = low + source.below(Math.min(12, Math.max(1, maximum - low + 1)));
    return oneOf(source, [near, near, near, near, near, maximum, minimum]);
  }

  private list({ items = {}, minItems = 0, maxItems = 3 }: Loose, depth: number): unknown[] {
    const length = minItems + this.source.below(Math.min(3, maxItems - minItems + 1));
    return Array.from({ length }, () => this.make(items, depth + 1));
  }

  private record({ properties = {}, required = [] }: Loose, depth: number): Record<string, unknown> {
    const kept = Object.entries(properties).filter(([key]) => required.includes(key) || this.source.below(2) > 0);
    return Object.fromEntries(kept.map(([key, schema]) => [key, this.make(schema, depth + 1)]));
  }

  make(schema: Loose, depth = 0): unknown {
    const { source } = this;
    if (depth > 1 && source.below(60) === 0) return oneOf(source, JUNK);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return oneOf(source, schema.enum);
    const some = schema.oneOf ?? schema.anyOf;
    if (some !== undefined) return this.make(oneOf(source, some), depth);
    const type = Array.isArray(schema.type) ? oneOf(source, schema.type) : schema.type;
    switch (type) {
      case 'string':
        return this.text(schema);
      case 'integer':
      case 'number':
        return this.number(schema);
      case 'boolean':
        return source.below(2) > 0;
      case 'array':
        return this.list(schema, depth);
      case 'object':
        return this.record(schema, depth);
      case 'null':
        return null;
      default:
        return oneOf(source, [null, {}, { side1: [oneOf(source, this.ids)], side2: [oneOf(source, this.ids)] }]);
    }
  }
}
