import { Impossible, type Shaped, shape } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';

/** A figure on the slate. What is written there may be half written: the fight begins only when it can be. */
export const figureShape = shape.record({
  ...warband.figureFields,
  name: shape.optional(shape.text(0, 24)),
  /** Of somebody copied from a saga: who as they were then, and the day. */
  copied: shape.optional(shape.anyJson),
});

/** A figure as it is put together on the form. */
export type FigureWish = Shaped<typeof figureShape>;

/** A figure of which only some is said: WARBAND-FIGURE-011 says the rest. */
export const figureOf = (some: object): FigureWish => {
  const read = figureShape.parse(some);
  if (!read.ok) throw new Impossible('a figure that cannot be', read.refusal);
  return read.value;
};

/** The same without one of its fields. */
export const without = <A extends object, K extends keyof A>(all: A, key: K): Omit<A, K> => {
  const { [key]: _, ...others } = all;
  return others;
};
