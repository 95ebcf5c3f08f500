import type { Refusal, Shape, Stream } from '@warmoot/kernel';
import type { FigureIndex } from './model.js';
import type { ActChoice, SkirmishPlay, SkirmishSight } from './skirmish.js';

/** When a figure may act: a side's part of the Opening, before the blows, the first strikes, and all other blows. */
export type Moment = 'opening' | 'declare' | 'strikes' | 'blows';

type Fields = { readonly [field: string]: Shape<unknown> };

/**
 * One act of a figure, or in a battle of a unit, a rank or a figure. The round asks every chapter for its acts and needs to know nothing else of them; whether the
 * figure may act at all at this moment has been seen to before any of these is called.
 */
export interface ActRules<C = ActChoice, Actor = FigureIndex, Seen = SkirmishSight, Playing = SkirmishPlay> {
  readonly moments: readonly Moment[];
  /** What the choice holds besides `choose` and `figure`. */
  readonly fields: Fields;
  /** What the figure can do, or where that is too much to list, what is likely: a way to each space, an even division. */
  readonly lists: (sight: Seen, figure: Actor, moment: Moment) => readonly C[];
  /** Whether there is anything of the kind, where that is known without listing it. */
  readonly any?: (sight: Seen, figure: Actor, moment: Moment) => boolean;
  /** Whether all that is open is listed. Left out, it is. */
  readonly others?: (sight: Seen, figure: Actor, moment: Moment) => boolean;
  /** Why this may not be done; null where it may. Asked of what is not listed, and of everything that comes from outside. */
  readonly refuses: (sight: Seen, figure: Actor, choice: C, moment: Moment) => Refusal | null;
  /** One at random without listing all; left out, one of the list. Null where there is none. */
  readonly sample?: (sight: Seen, figure: Actor, moment: Moment, source: Stream) => C | null;
  readonly then: (play: Playing, figure: Actor, choice: C, moment: Moment) => void;
}

/** Those of some choices that may go by a name. */
type ChoiceCalled<C, K> = C extends { readonly choose: infer N } ? (K extends N ? C : never) : never;

/** The acts of a chapter, by their names. */
export type Acts<C extends ActChoice> = {
  readonly [K in C['choose']]: ActRules<ChoiceCalled<C, K>>;
};
