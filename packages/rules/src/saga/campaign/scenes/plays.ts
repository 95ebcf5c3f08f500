import { type RuleId, type Shaped, shape } from '@warmoot/kernel';
import { OFFICES } from '../../character/guide.table.js';
import { SKILLS, type SkillGroup } from '../../skills.table.js';
import { eachOnce } from '../bridges/plans.js';
import { idShape as id } from '../papers/ids.js';
import type { Entry, SharedCampaign } from '../papers/model.js';

const group = shape.oneOf(...(Object.keys(SKILLS) as SkillGroup[]));

const rated = shape.record({
  character: id,
  skill: shape.oneOf(...Object.values(SKILLS).flat()),
  modifiers: shape.withDefault(
    shape.list(shape.record({ by: shape.integer(-100, 100), why: shape.text(1, 200) }), 0, 20),
    [],
  ),
  /** SAGA-SKILL-022: the ground under their feet, where it matters to Survive. */
  terrain: shape.withDefault(shape.nullable(shape.text(1, 40)), null),
});
export type RatedPlan = Shaped<typeof rated>;

/** The care of a day. What the party carries fills in whatever is left out. */
const care = shape.record({
  lasting: shape.withDefault(shape.integer(1, 360), 1),
  food: shape.withDefault(shape.flag, true),
  water: shape.withDefault(shape.flag, true),
  sleep: shape.withDefault(shape.flag, true),
  sheltered: shape.withDefault(shape.flag, false),
  washed: shape.withDefault(shape.flag, false),
  materials: shape.optional(shape.list(shape.oneOf('bandages', 'splints'), 0, 2)),
  spent: shape.withDefault(shape.oneOf('inBed', 'carried', 'riding', 'walking'), 'inBed'),
  armsUsed: shape.withDefault(shape.list(shape.oneOf('leftArm', 'rightArm'), 0, 2), []),
});

/** What can be played in a campaign: an entry of its calendar, or something that makes its own. */
export const campaignPlay = shape.union('play', {
  /** A planned scene. */
  entry: { entry: id },
  /** SAGA-CAMPAIGN-007: a check in a free-form scene that is being played. */
  check: {
    entry: id,
    acting: rated,
    opposing: shape.withDefault(shape.nullable(rated), null),
    action: shape.withDefault(shape.text(0, 500), ''),
    difficulty: shape.optional(shape.integer(0)),
    /** SAGA-CHECK-023: where this was tried before: what has changed since. The table says whether it has. */
    changed: shape.optional(shape.text(1, 500)),
  },
  draft: {},
  /** Ratings for those who lack them. */
  generation: {
    characters: shape.also(shape.list(id, 1, 200), (ids) => eachOnce(ids)),
    method: shape.optional(
      shape.union('by', {
        distribution: {},
        mainDice: {},
        guide: { office: shape.oneOf(...OFFICES), top: group, then: shape.withDefault(shape.list(group, 0, 3), []) },
      }),
    ),
  },
  /** SAGA-EVENT-008: who counts as important beside those with a sheet, or instead. */
  event: { important: shape.optional(shape.list(id, 0, 1000)) },
  healing: {
    character: id,
    healer: shape.withDefault(shape.nullable(id), null),
    /** SAGA-CARRY-033: the patient uses the tent and clothes of these people. */
    party: shape.withDefault(shape.list(id, 0, 200), []),
    days: shape.list(care, 1, 200),
  },
  aid: { character: id, helpers: shape.withDefault(shape.list(id, 0, 20), []) },
});

export type CampaignPlay = Shaped<typeof campaignPlay>;
export type PlayOf<P extends CampaignPlay['play']> = Extract<CampaignPlay, { readonly play: P }>;

/** What tells of ratings by what comes of it: SAGA-CAMPAIGN-004, where sheets are closed. */
const SHOWS_RATINGS: ReadonlySet<CampaignPlay['play']> = new Set(['check', 'generation', 'healing', 'aid']);

/** A Discussion that is to be played at the table tells of ratings as a check does, and of motives. */
export const talkIn = ({ open }: SharedCampaign, play: CampaignPlay): Entry | null => {
  const entry = play.play === 'entry' ? open.entries[play.entry] : undefined;
  return entry?.scene === 'discussion' && entry.plan !== null ? entry : null;
};

/** By which rule something is played only when the table has decided it; null where anybody may. */
export const decidedBy = (campaign: SharedCampaign, play: CampaignPlay): RuleId | null => {
  // SAGA-EVENT-001, SAGA-CAMPAIGN-014: an event is rolled by a decision of the table, and nothing begins by itself.
  if (play.play === 'event') return 'SAGA-EVENT-001';
  if (campaign.open.options['saga.table.openSheets']) return null;
  return SHOWS_RATINGS.has(play.play) || talkIn(campaign, play) !== null ? 'SAGA-CAMPAIGN-004' : null;
};
