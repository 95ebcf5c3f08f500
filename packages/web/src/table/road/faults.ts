import type { Refusal } from '@warmoot/kernel';
import { refusalText, type Words } from '@warmoot/words';
import type { RoadWords } from './words.js';

/** What the rules have against a march, and at which field of which party that is said. */
export interface RoadFault {
  /** The party; null where it is about all of them. */
  readonly party: number | null;
  readonly field: string;
  readonly why: string;
}

const PATH = /(?:parties|racers)\[(\d+)\](?:\.(\w+))?/;
const SIDES = ['quarry', 'pursuers'] as const;

/** The party and the field that a path leads to. */
const placeOf = (path: string): Pick<RoadFault, 'party' | 'field'> => {
  const [, nth, field = 'name'] = PATH.exec(path) ?? [];
  if (nth !== undefined) return { party: Number(nth), field };
  const side = SIDES.findIndex((one) => path.split('.').includes(one));
  if (side >= 0) return { party: side, field: path.split('.').at(-1)?.replace(/\[.*/, '') ?? 'name' };
  return { party: null, field: path.includes('roads') ? 'map' : 'parties' };
};

const isSaid = (t: RoadWords, form: string): form is keyof RoadWords['faults'] => Object.hasOwn(t.faults, form);

/** A refusal of the rules at its field; one that names no party is said for all. */
export const faultOf = (
  refusal: Refusal,
  { t, words }: { readonly t: RoadWords; readonly words: Words },
): RoadFault => {
  const why = refusalText(words, refusal);
  if (refusal.code !== 'BAD_SHAPE') return { party: null, field: 'parties', why };
  const { expected, path } = refusal;
  const form = expected.want === 'form' ? expected.form : '';
  return { ...placeOf(path), why: isSaid(t, form) ? t.faults[form] : why };
};

/** What is said at a field of a party; null where nothing is. */
export const errorAt = (fault: RoadFault | null, party: number | null, field: string): string | null =>
  fault !== null && fault.party === party && fault.field === field ? fault.why : null;
