import type { Json, Refusal } from '@warmoot/kernel';
import { differenceOf } from '../difference.js';
import { plainData } from '../plain.js';

type Diverged = Extract<Refusal, { code: 'REPLAY_DIVERGED' }>;
type Tell = (refusal: Refusal) => string;

const asRefusal = (value: Json): Refusal | null =>
  typeof (value as { code?: unknown } | null)?.code === 'string' ? (value as unknown as Refusal) : null;

const shown = (value: Json | undefined): string => (value === undefined ? 'nichts' : JSON.stringify(value));

const apart = (expected: Json, found: Json): string => {
  const { path, left, right } = differenceOf(expected, found);
  const rules = path === '' ? 'Die Regeln ergeben' : `Bei ${path} ergeben die Regeln`;
  return `${rules} ${shown(left)}, im Protokoll steht ${shown(right)}.`;
};

const UNSHOWN =
  'Die Würfel kommen aus einem Startwert, den das Protokoll nicht zeigt, und lassen sich nicht prüfen. Der Startwert wird gezeigt, wenn die Szene zu Ende ist.';

const PARTS: { readonly [W in Diverged['what']]: (expected: Json, found: Json, tell: Tell) => string } = {
  input: (expected, found, tell) => {
    const refusal = asRefusal(expected);
    return refusal === null
      ? `Die Eingabe ist nicht, was sie sein muss. ${apart(expected, found)}`
      : `Die Eingabe wird abgelehnt. ${tell(refusal)}`;
  },
  dice: (expected, found, tell) => {
    const refusal = asRefusal(expected);
    if (refusal !== null) return `Diese Würfel kann es nicht geben. ${tell(refusal)}`;
    return `Das sind nicht die Würfel des Startwerts. Er ergibt ${plainData(expected)}, im Protokoll steht ${plainData(found)}.`;
  },
  thrown: (expected, found) => `Die Würfel ergeben etwas anderes. ${apart(expected, found)}`,
  heard: (expected, found) => `Es folgt etwas anderes. ${apart(expected, found)}`,
  chain: (expected, found) =>
    `Die Prüfsumme passt nicht zu dem, was vorher war. Sie müsste ${expected} sein, im Protokoll steht ${found}.`,
  seed: (expected, found) =>
    found === null && !/^[0-9a-f]{64}$/.test(String(expected))
      ? UNSHOWN
      : `Der Startwert ist nicht der hinterlegte. Zu ihm gehört ${expected}, das Protokoll begann ${found === null ? 'ohne Hinterlegung' : `mit ${found}`}.`,
  end: (expected, found) =>
    `Der Stand danach hat eine andere Prüfsumme. Sie müsste ${expected} sein, im Protokoll steht ${found}.`,
};

/** Where and how a log and the rules part. */
export const divergence = ({ entry, what, expected, found }: Diverged, tell: Tell): string =>
  `Eintrag ${entry}: ${PARTS[what](JSON.parse(expected) as Json, JSON.parse(found) as Json, tell)}`;
