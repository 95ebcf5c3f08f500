import type { RuleId } from '@warmoot/kernel';
import { DEFAULT_DIFFICULTY } from '../check/scene.js';

/** What the editions of the game do differently about Discussions. */
export interface DiscussionEdition {
  readonly talk: {
    /** Whether a Discussion is called by one of the named uses. */
    readonly hasUses: boolean;
    /** The rule by which the table sets the difficulty, and that by which a Driving Motivation does. */
    readonly setBy: RuleId;
    readonly drivenBy: RuleId;
    /** The difficulty against a Driving Motivation that was given with this rating. */
    readonly againstDriving: (rating: number | null) => number;
    /** The rule by which a successful appeal is written down. */
    readonly recordRule: RuleId;
  };
  /** The rule by which a matter has one Driving Motivation, and whether it is written down with a rating. */
  readonly driving: { readonly rule: RuleId; readonly isRated: boolean };
}

export const sagaTalk: DiscussionEdition = {
  talk: {
    hasUses: true,
    setBy: 'SAGA-TALK-029',
    drivenBy: 'SAGA-TALK-030',
    // SAGA-TALK-030: the higher of 3 and the rating with which it was given.
    againstDriving: (rating) => Math.max(DEFAULT_DIFFICULTY, rating ?? DEFAULT_DIFFICULTY),
    recordRule: 'SAGA-TALK-035',
  },
  driving: { rule: 'SAGA-MOTIVE-010', isRated: true },
};

// holds by: S1E-TALK-005: the three appeals and the bar on an unchanged matter are no matter of editions.
export const firstTalk: DiscussionEdition = {
  talk: {
    hasUses: false,
    setBy: 'S1E-TALK-002',
    drivenBy: 'S1E-TALK-003',
    // S1E-TALK-003: a flat 3, whoever gave it.
    againstDriving: () => DEFAULT_DIFFICULTY,
    recordRule: 'S1E-TALK-004',
  },
  // S1E-TALK-004: the talker's rating is not written down.
  driving: { rule: 'S1E-MOTIVE-001', isRated: false },
};
