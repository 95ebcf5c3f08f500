import type { SeatId } from '@warmoot/kernel';
import type { Charge, Tincture } from './tinctures.js';

/** A person at the table as the client shows them. */
export interface Person {
  readonly seat: SeatId;
  readonly name: string;
  /** 0–5: which of the six tinctures. */
  readonly colour: number;
  readonly held: 'person' | 'computer' | 'regent' | 'nobody';
  readonly here: boolean;
  readonly you: boolean;
}

/** What somebody of a cast bears, by name: a charge, and a field where they have chosen one. Null for all others. */
export type Bears = (name: string) => { readonly tincture: Tincture | null; readonly charge: Charge } | null;
