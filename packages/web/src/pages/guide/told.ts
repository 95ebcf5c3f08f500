import type { Rated } from '@warmoot/kernel';
import type { Passage } from '@warmoot/words';
import type { ReactNode } from 'react';
import type { Exchange, Picked } from './exchange.js';

/** A card of a guide: a picture and four lines at most. */
export interface Card {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  /** Whether the text leads to the picture, and so stands above it. */
  readonly textFirst?: boolean;
}

/** Somebody, or something, in the exchange. */
export interface TrialSide {
  readonly name: string;
  readonly about: string;
  readonly picture: ReactNode;
}

/** A question of the exchange. Each answer is shown with what it makes of one side of the throw. */
export interface TrialPick {
  readonly name: string;
  readonly label: string;
  readonly of: 'plus' | 'against';
  readonly options: readonly {
    readonly key: string;
    readonly label: string;
    /** What stands with it, where the throw does not show it. */
    readonly figure?: number;
  }[];
}

/** The exchange that one presses through, with what it is told in. */
export interface Trial {
  readonly exchange: Exchange;
  readonly title: string;
  readonly sides: (picked: Picked) => readonly [TrialSide, TrialSide];
  readonly picks: readonly TrialPick[];
  /** What stands below the rating that is added, and below the total. */
  readonly adds: string;
  readonly whose: string;
  /** What success and failure are called here: as a verdict, and in a sentence. */
  readonly verdicts: Readonly<Record<'success' | 'failure', string>>;
  readonly succeeding: string;
  /** What happens on the way and is not told. */
  readonly quiet: ReadonlySet<string>;
}

/** An exchange in which nothing is thrown: both totals are known before, and then what follows. */
export interface Certain {
  readonly exchange: Exchange;
  readonly title: string;
  readonly sides: Trial['sides'];
  readonly picks: readonly {
    readonly name: string;
    readonly label: string;
    readonly options: readonly { readonly key: string; readonly label: string }[];
  }[];
  /** The two totals, each by its lines. */
  readonly totals: (passages: readonly Passage[]) => readonly [Rated, Rated];
  readonly verdict: (passages: readonly Passage[]) => { readonly good: boolean; readonly said: string };
  readonly quiet: ReadonlySet<string>;
}

/** An exchange that shows itself: of two pools, which no other guide has. */
export interface OwnTrial {
  readonly shown: ReactNode;
}

/** A guide as it is told in one language. */
export interface Told {
  readonly cards: readonly Card[];
  readonly trial: Trial | Certain | OwnTrial;
}
