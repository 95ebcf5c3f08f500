import type { Index } from '@warmoot/kernel';
import type { Skill, SkillGroup } from '../skills.table.js';
import type { Kind, Method } from './edition.js';
import type { GroupRatings, Ratings } from './groups.js';
import type { Office } from './guide.table.js';
import type { Motives } from './motives.js';
import type { Motive, PairIndex, RatingPairIndex } from './motives.table.js';
import type { GenerationOptions, GenerationSetup, Wanted } from './setup.js';

export type { GroupRatings, Motive, Motives, Ratings };

/** The line of the guide that a group rating was read from, and by how much it stands below that line. */
interface GuideOrigin {
  readonly office: Office;
  readonly below: number;
}

/** Where the ratings of a group came from: enough to deal them again. */
export interface GroupOrigin {
  readonly by: Method;
  /** The d4 of a main character, or the number drawn from a million; a rating that was named has none. */
  readonly faces: readonly number[];
  /** How far the rating thrown was raised. */
  readonly raised: number;
  readonly rating: number;
  /** Of a rating by the guide alone. */
  readonly guide?: GuideOrigin;
  /** What every skill of the group began with. */
  readonly start: number;
  /** Every die of the bank in order, those that were rolled again among them. */
  readonly dealt: readonly number[];
  /** Points that no skill could take. */
  readonly lost: number;
}

/** The dice of the motivations: for the placements, those rolled again among them, then for the order. */
export interface MotiveOrigin {
  readonly placed: readonly number[];
  readonly order: readonly number[];
}

/** All the dice of a set of ratings. */
export interface SetOrigin {
  readonly groups: Readonly<Record<SkillGroup, GroupOrigin>> | null;
  /** By the guide: the dice that named the groups below the top. */
  readonly guide: readonly number[];
  readonly motives: MotiveOrigin | null;
}

/** A set of ratings; a block that was not wanted is null. */
export interface RatingSet {
  readonly name: string | null;
  readonly kind: Kind;
  readonly skills: Ratings | null;
  readonly motives: Motives | null;
  readonly groups: GroupRatings | null;
  readonly origin: SetOrigin;
}

type Writable<A> = { -readonly [K in keyof A]: A[K] extends readonly (infer I)[] ? I[] : A[K] };

/** A set while it is made. */
export interface OpenSet {
  groups: Partial<Record<SkillGroup, Writable<GroupOrigin>>>;
  skills: Partial<Record<Skill, number>>;
  guide: { faces: number[]; lower: SkillGroup[] };
  /** The pairs of motivations that have ratings, in the order in which ratings are handed out, and the dice. */
  pairs: PairIndex[];
  dice: Writable<MotiveOrigin>;
  motives: Partial<Record<Motive, number>>;
}

/** A set by its place among those that are made. */
export type SetIndex = Index<'set'>;

type OfSet = { readonly set: SetIndex };
type OfGroup = OfSet & { readonly group: SkillGroup };

export type GenerationStep =
  | ({ readonly step: 'character' } & OfSet)
  | ({ readonly step: 'guidePlaces' } & OfSet)
  | ({ readonly step: 'guidePlace' } & OfSet)
  | ({ readonly step: 'throwRating' } & OfGroup)
  | ({ readonly step: 'nameRating' } & OfGroup)
  | ({ readonly step: 'bank' } & OfGroup)
  | ({ readonly step: 'deal' } & OfGroup)
  | ({ readonly step: 'place' } & OfSet)
  | ({ readonly step: 'placeLast' } & OfSet)
  | ({ readonly step: 'order'; readonly at: RatingPairIndex } & OfSet);

/** What is heard while characters are made. */
export type GenerationEvent =
  | ({ readonly event: 'characterBegan' } & OfSet)
  | ({ readonly event: 'guidePlaced'; readonly face: number; readonly rating: number } & OfGroup)
  | ({ readonly event: 'groupRated'; readonly bank: number } & OfGroup & Omit<GroupOrigin, 'dealt' | 'lost'>)
  | ({ readonly event: 'pointDealt'; readonly face: number; readonly skill: Skill; readonly rating: number } & OfGroup)
  | ({ readonly event: 'dealtAgain'; readonly face: number; readonly skill: Skill } & OfGroup)
  | ({ readonly event: 'pointsLost'; readonly points: number } & OfGroup)
  | ({ readonly event: 'placedAgain'; readonly face: number } & OfSet)
  | ({
      readonly event: 'pairPlaced';
      /** Null for the last, which needs no die. */
      readonly face: number | null;
      readonly pair: PairIndex;
      readonly ratings: readonly [number, number];
    } & OfSet)
  | ({
      readonly event: 'pairOrdered';
      readonly face: number;
      readonly pair: PairIndex;
      readonly left: number;
      readonly right: number;
    } & OfSet);

/** The ratings that were made. */
export interface GenerationOutcome {
  readonly sets: readonly RatingSet[];
}

/** Sets of ratings, one after the other. */
export interface Generation {
  setup: GenerationSetup;
  options: GenerationOptions;
  given: { readonly characters: readonly Wanted[]; readonly from: number; readonly options: GenerationOptions };
  open: { sets: OpenSet[] };
  own: Record<never, never>;
  step: GenerationStep;
  event: GenerationEvent;
  secret: never;
  choice: never;
  outcome: GenerationOutcome;
}
