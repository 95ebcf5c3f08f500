import type { SeatId } from '@warmoot/kernel';
import type { Hearer } from '../words.js';

const joined = (names: readonly string[], word: 'and' | 'or'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

export const and = (names: readonly string[]): string => joined(names, 'and');
export const or = (names: readonly string[]): string => joined(names, 'or');

/** A seat as it is spoken of in the middle of a sentence. */
export const who = (seat: SeatId, hearer: Hearer): string => (seat === hearer ? 'you' : seat);

/** Subject and verb: "ana agrees", "You agree". */
export const does = (seat: SeatId, verb: { readonly you: string; readonly they: string }, hearer: Hearer): string =>
  seat === hearer ? `You ${verb.you}` : `${seat} ${verb.they}`;

/** "1 throw", "3 throws". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Words of people stand in quotation marks; they end with the sentence they stand in, not before. */
export const quoted = (text: string): string => `“${text.trim().replace(/\.$/, '')}”`;
