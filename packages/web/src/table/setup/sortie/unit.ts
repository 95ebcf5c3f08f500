import { Impossible, type Shaped, shape } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';

const words = shape.optional(shape.text(0, 60));

/** A unit on the slate. What is written there may be half written: the battle begins only when it can be. */
export const unitShape = shape.record({
  ...sortie.unitFields,
  name: shape.optional(shape.text(0, 24)),
  speaks: words,
  commander: shape.optional(
    shape.nullable(
      shape.record({
        name: words,
        level: shape.withDefault(sortie.commanderLevel, 0),
        strengths: shape.withDefault(shape.list(shape.oneOf(...sortie.STRENGTHS), 0, 2), []),
        speaks: words,
        stranger: shape.withDefault(shape.flag, false),
      }),
    ),
  ),
});

/** A unit as it is put together on the form. */
export type UnitWish = Shaped<typeof unitShape>;
export type CommanderWish = NonNullable<UnitWish['commander']>;

/** A unit of which only some is said: SORTIE-UNIT-005 says the rest. */
export const unitOf = (some: object): UnitWish => {
  const read = unitShape.parse(some);
  if (!read.ok) throw new Impossible('a unit that cannot be', read.refusal);
  return read.value;
};

/** SORTIE-UNIT-005: who leads a unit of which nothing is said. */
export const OWN_COMMANDER: CommanderWish = { level: 0, strengths: [], stranger: false };

/** A line that may stay empty: as it is written, or left out. */
export const said = <K extends string>(key: K, text: string | undefined): { readonly [P in K]?: string } =>
  (text === undefined || text.trim() === '' ? {} : { [key]: text.trim() }) as { readonly [P in K]?: string };

/** The same without one of its fields. */
export const without = <A extends object, K extends keyof A>(all: A, key: K): Omit<A, K> => {
  const { [key]: _, ...others } = all;
  return others;
};

/** The key of a unit by its side and its place there: SORTIE-UNIT-006. */
export const keyOf = (side: 0 | 1, nth: number): string => `${side === 0 ? 'A' : 'B'}${nth + 1}`;

/** By which kind of name it is named. */
export const kindOf = ({ mount, weight, archers }: Pick<UnitWish, 'mount' | 'weight' | 'archers'>): string =>
  archers ? sortie.ARCHER_NAMES[mount] : sortie.KIND_NAMES[mount][weight];
