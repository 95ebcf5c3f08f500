import { type Json, sameJson } from '@warmoot/kernel';

/** The first place where two pieces of data part. */
export interface Difference {
  readonly path: string;
  readonly left: Json | undefined;
  readonly right: Json | undefined;
}

const fields = (value: Json | undefined): Readonly<Record<string, Json>> | null =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, Json>>) : null;

/** Goes down into data as long as only one part of it differs in kind. */
export const differenceOf = (left: Json | undefined, right: Json | undefined, path = ''): Difference => {
  const [a, b] = [fields(left), fields(right)];
  if (a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return { path, left, right };
  const key = [...Object.keys(a), ...Object.keys(b)].find((one) => !sameJson(a[one], b[one]));
  if (key === undefined) return { path, left, right };
  const step = Array.isArray(a) ? `[${key}]` : path === '' ? key : `.${key}`;
  return differenceOf(a[key], b[key], path + step);
};
