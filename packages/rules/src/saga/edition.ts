import type { RuleId } from '@warmoot/kernel';
import { type GenerationEdition, sagaRatings } from './character/edition.js';
import { type CheckEdition, sagaChecks } from './check/check.js';
import { type DiscussionEdition, sagaTalk } from './discussion/edition.js';
import type { EditionName } from './editions.table.js';

/** What the editions of the game do differently in a campaign. */
interface CampaignEdition {
  /** S1E-SCOPE-004: whether there are rules for every scene, and none need be borrowed. */
  readonly isWhole: boolean;
  /** The rule by which a Driving Motivation is never played out, unless the table switches that; null without one. */
  readonly drivingStays: RuleId | null;
  /** The rule by which motivation ratings never change; null where a character grows by regret. */
  readonly noGrowth: RuleId | null;
}

/**
 * An edition of the game: every rule that another edition may have otherwise. Scenes and campaigns are made with one.
 */
export interface Edition extends CheckEdition, GenerationEdition, DiscussionEdition, CampaignEdition {
  /** What the manifests of its scenes call it; null for the usual edition. */
  readonly edition: string | null;
}

/** The editions there are, by their names. */
export type Editions = Readonly<Record<EditionName, Edition>>;

/** The second edition. */
export const saga: Edition = {
  ...sagaChecks,
  ...sagaRatings,
  ...sagaTalk,
  edition: null,
  isWhole: true,
  drivingStays: null,
  noGrowth: null,
};
