import type { Json, Refusal } from '@warmoot/kernel';
import { differenceOf } from '../difference.js';
import { plainData } from '../plain.js';

type Diverged = Extract<Refusal, { code: 'REPLAY_DIVERGED' }>;
type Tell = (refusal: Refusal) => string;

const asRefusal = (value: Json): Refusal | null =>
  typeof (value as { code?: unknown } | null)?.code === 'string' ? (value as unknown as Refusal) : null;

const shown = (value: Json | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value));

const apart = (expected: Json, found: Json): string => {
  const { path, left, right } = differenceOf(expected, found);
  return `${path === '' ? 'The' : `At ${path} the`} rules give ${shown(left)}, the log says ${shown(right)}.`;
};

const UNSHOWN =
  'its dice come from a seed that the log does not show, so they cannot be checked. A seed is shown when the scene is over.';

const PARTS: { readonly [W in Diverged['what']]: (expected: Json, found: Json, tell: Tell) => string } = {
  input: (expected, found, tell) => {
    const refusal = asRefusal(expected);
    return refusal === null
      ? `the input is not what it must be. ${apart(expected, found)}`
      : `the input is refused. ${tell(refusal)}`;
  },
  dice: (expected, found, tell) => {
    const refusal = asRefusal(expected);
    if (refusal !== null) return `these dice cannot be. ${tell(refusal)}`;
    return `these are not the dice of the seed. It gives ${plainData(expected)}; the log says ${plainData(found)}.`;
  },
  thrown: (expected, found) => `the dice come to something else. ${apart(expected, found)}`,
  heard: (expected, found) => `something else follows. ${apart(expected, found)}`,
  chain: (expected, found) =>
    `its hash does not fit what went before. It should be ${expected}; the log says ${found}.`,
  seed: (expected, found) =>
    found === null && !/^[0-9a-f]{64}$/.test(String(expected))
      ? UNSHOWN
      : `the seed is not the one committed to. Its commitment is ${expected}; the log began with ${found ?? 'none'}.`,
  end: (expected, found) => `the state after it has another hash. It should be ${expected}; the log says ${found}.`,
};

/** Where and how a log and the rules part. */
export const divergence = ({ entry, what, expected, found }: Diverged, tell: Tell): string =>
  `Entry ${entry}: ${PARTS[what](JSON.parse(expected) as Json, JSON.parse(found) as Json, tell)}`;
