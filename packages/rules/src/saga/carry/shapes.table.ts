/**
 * SAGA-CARRY-019: the categories of objects, in the order of the book: `x` is a space taken, and a small object takes
 * none.
 */
export const SHAPES = {
  small: [],
  normal: ['xx', 'xx'],
  normalLong: ['xxxx'],
  normalAwkward: ['xxx', '..x'],
  normalAwkwardThree: ['xxx'],
  // SAGA-CARRY-021
  large: ['xxxx', 'xxxx'],
  largeLong: ['xxxxxx'],
  largeAwkward: ['xxx.', 'xxx.', '..xx'],
} as const satisfies Record<string, readonly string[]>;

export type Category = keyof typeof SHAPES;

/** The kinds of things, by the shape that they take. */
export const CATEGORIES = Object.keys(SHAPES) as readonly Category[];
