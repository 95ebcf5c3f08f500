import type { AnyRules, Asked, Run, SceneTypes, SeatId, View } from '@warmoot/kernel';
import type { Passage } from '@warmoot/words';
import type { Charge, Tincture } from '../design/tinctures.js';

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

/** What the page gives to whatever draws a scene. */
export interface SceneProps {
  readonly rules: AnyRules;
  /** A world that looks like the view: the words and previews read this. */
  readonly run: Run<SceneTypes>;
  readonly view: View<SceneTypes>;
  readonly seat: SeatId | null;
  readonly people: Readonly<Record<SeatId, Person>>;
  /** The log so far, each entry between the worlds before and after it. */
  readonly passages: readonly Passage[];
  /** Gives an answer; the page shows a refusal and keeps what was picked. */
  readonly answer: (asked: Asked, choice: unknown) => void;
  /** Types in real dice; null where the server throws. */
  readonly typeDice: ((faces: readonly number[]) => void) | null;
  /** An answer is on its way. */
  readonly busy: boolean;
  /** The arms of those who are known from a campaign. */
  readonly bears?: Bears | undefined;
}
