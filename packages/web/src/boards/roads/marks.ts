import type { IconName } from '../../design/base/Icon.js';
import type { Tincture } from '../../people/tinctures.js';

/** A party whose place is known. */
export interface PartyMark {
  readonly name: string;
  readonly at: string;
  readonly tincture: Tincture;
  readonly icon: IconName;
  readonly size: number;
  /** One's own: its number stands on gold. */
  readonly you: boolean;
}

/** Where a party was seen last, in one's own words: "Dorrow's host, 900" and "last seen 12 Acorn". */
export interface LastMark {
  readonly name: string;
  readonly at: string;
  readonly tincture: Tincture;
  readonly icon: IconName;
  readonly lines: readonly string[];
}

/** Where a party may be, by what one knows of it. */
export interface FogMark {
  readonly tincture: Tincture;
  readonly now: readonly string[];
  readonly tonight: readonly string[];
}

/** A route that is laid: the spans in order, without the one where it begins. */
export interface RouteMark {
  readonly from: string;
  readonly spans: readonly string[];
  /** How far one comes today: the span of tonight's halt; null where that is not said. */
  readonly halt: string | null;
  /** What is written on a bead, such as the movement spent when one comes there. */
  readonly numbers: Readonly<Record<string, string>>;
}

/** All that is live on a map of roads. The rules are asked elsewhere. */
export interface RoadsMarks {
  readonly parties: readonly PartyMark[];
  readonly last: readonly LastMark[];
  readonly fog: readonly FogMark[];
  readonly route: RouteMark | null;
  readonly watchers: readonly string[];
  readonly goal: string | null;
  /** Where two parties have met. */
  readonly meeting: string | null;
}

export const NO_MARKS: RoadsMarks = {
  parties: [],
  last: [],
  fog: [],
  route: null,
  watchers: [],
  goal: null,
  meeting: null,
};
