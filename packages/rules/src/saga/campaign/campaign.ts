import type { Manifest, Result, SeatId } from '@warmoot/kernel';
import type { Editions } from '../edition.js';
import type { Standing } from '../handover/carried.js';
import { type Bridged, type BridgePlans, isAtTable, isBridged, planIn, sceneIn, unarmedIn } from './bridges/bridges.js';
import { storyUpTo } from './handover/chain.js';
import type { NextScene } from './handover/next.js';
import { standingAfter } from './handover/standing.js';
import { obeyDeed } from './obey.js';
import { isLacking } from './papers/borrowing.js';
import type { CampaignDeed } from './papers/deeds.js';
import type { Who } from './papers/handlers.js';
import type {
  Campaign,
  CampaignEvent,
  CampaignOpen,
  CharacterId,
  Entry,
  Listed,
  Ruled,
  SharedCampaign,
} from './papers/model.js';
import { type CampaignOptions, changeOptions, type EveryOption, everyOption } from './papers/options.js';
import type { SeenCampaign } from './papers/view.js';
import { type Reminder, type Reminding, remindersIn } from './people/motives.js';
import type { Ended } from './scenes/between/between.js';
import { ownersAsked, type WordAsked, wordAsked } from './scenes/concerns.js';
import type { CampaignPlay } from './scenes/plays.js';
import { type Staged, stageScene } from './scenes/staging.js';
import { writeBack } from './scenes/writing.js';
import type { Seating } from './sheets/casting.js';
import { beforeIn, chapterIn, followingIn, lastChapterIn, openingIn, storyIn } from './stories/stories.js';
import type { Coming, StoryChapter, StoryEnding, StoryFact, StoryTold } from './stories/story.js';
import { creditable, creditsAsked } from './world/treasury.js';

/** What a campaign does that depends on its edition, or on the scenes that there are. */
export interface CampaignRules {
  readonly obeyDeed: (campaign: Campaign, deed: CampaignDeed, who: Who) => Result<readonly CampaignEvent[]>;
  readonly stageScene: (campaign: Campaign, play: CampaignPlay, seating: Seating) => Result<Staged>;
  readonly ownersAsked: (campaign: Campaign, play: CampaignPlay) => readonly SeatId[];
  /** Whose word it would take to play a scene as it is offered; null where whoever wants to begins it. */
  readonly wordAsked: (
    seen: Pick<SeenCampaign, 'open'>,
    planned: Pick<Entry, 'scene' | 'characters' | 'plan'>,
  ) => WordAsked | null;
  readonly writeBack: (campaign: Campaign, ended: Ended) => readonly CampaignEvent[];
  readonly isPool: (campaign: SharedCampaign) => boolean;
  readonly isLacking: (campaign: { readonly open: Pick<CampaignOpen, 'edition' | 'options'> }) => boolean;
  readonly creditable: (campaign: SharedCampaign) => readonly Entry[];
  readonly creditsAsked: (campaign: SharedCampaign) => readonly Entry[];
  readonly everyOption: (options: CampaignOptions) => EveryOption;
  readonly changeOptions: (options: CampaignOptions, changed: Partial<EveryOption>) => Result<CampaignOptions>;
  readonly isAtTable: (campaign: SharedCampaign, entry: Entry) => boolean;
  readonly isBridged: (scene: string | null | undefined) => scene is Bridged;
  readonly sceneIn: (entry: Entry) => string | null;
  readonly planIn: <S extends Bridged>(entry: Entry, scene: S) => BridgePlans[S] | null;
  readonly remindersIn: (seen: Pick<SeenCampaign, 'open'>, entry: Reminding) => readonly Reminder[];
  readonly unarmedIn: (seen: Pick<SeenCampaign, 'open'>, entry: Entry) => readonly CharacterId[];
  readonly storyUpTo: (seen: Pick<SeenCampaign, 'open'>, entry: Entry) => readonly Entry[];
  /** `told` is what the story would write, where the campaign tells one. */
  readonly nextScenes: (seen: Pick<SeenCampaign, 'open'>, entry: Entry, told?: StoryTold) => readonly NextScene[];
  /** The chapter that the story of a campaign begins with; null where it tells none, or has begun. */
  readonly storyOpens: (seen: Pick<SeenCampaign, 'open'>, told: StoryTold) => NextScene | null;
  /** The chapter of a story that an entry is: who plays which part in it, and what was before. Null where it is none. */
  readonly storyChapter: (seen: Pick<SeenCampaign, 'open'>, entry: Entry) => StoryChapter | null;
  /** What has decided how a chapter of it will begin. */
  readonly storyBefore: (seen: Pick<SeenCampaign, 'open'>, coming: Coming) => readonly StoryFact[];
  /** The chapter that was told last, the end too; null where the campaign tells no story, or has not begun it. */
  readonly storyLast: (seen: Pick<SeenCampaign, 'open'>) => Entry | null;
  readonly storyEnds: (seen: Pick<SeenCampaign, 'open'>) => StoryEnding | null;
  readonly standingAfter: (seen: Pick<SeenCampaign, 'open'>, entry: Entry, next: NextScene | null) => Standing;
}

/**
 * The rules of campaigns. Each campaign is judged by the edition that it was founded with, and plays the scenes that
 * are listed.
 */
export const campaignRules = (editions: Editions, manifests: () => readonly Manifest[]): CampaignRules => {
  const listed = <C>(seen: C): C & Listed => ({ ...seen, manifests: manifests() });
  const ruled = <C extends SharedCampaign>(campaign: C): C & Pick<Ruled, 'rules' | 'manifests'> => ({
    ...listed(campaign),
    rules: editions[campaign.open.edition],
  });
  return {
    obeyDeed: (campaign, deed, who) => obeyDeed(ruled(campaign), deed, who),
    stageScene: (campaign, play, seating) => stageScene(ruled(campaign), play, seating),
    ownersAsked: (campaign, play) => ownersAsked(listed(campaign), play),
    wordAsked: (seen, planned) => wordAsked(listed(seen), planned),
    writeBack: (campaign, ended) => writeBack(ruled(campaign), ended),
    isPool: ({ open }) => editions[open.edition].isPool,
    isLacking: ({ open }) => isLacking({ open, rules: editions[open.edition] }),
    creditable: (campaign) => creditable(ruled(campaign)),
    creditsAsked: (campaign) => creditsAsked(ruled(campaign)),
    everyOption: (options) => everyOption(manifests(), options),
    changeOptions: (options, changed) => changeOptions(manifests(), options, changed),
    isAtTable: (campaign, entry) => isAtTable(ruled(campaign), entry),
    isBridged: (scene): scene is Bridged => isBridged(listed({}), scene),
    sceneIn: (entry) => sceneIn(listed({}), entry),
    planIn: (entry, scene) => planIn(listed({}), entry, scene),
    remindersIn: (seen, entry) => remindersIn(listed(seen), entry),
    unarmedIn: (seen, entry) => unarmedIn(listed(seen), entry),
    storyUpTo: (seen, entry) => storyUpTo(listed(seen), entry),
    nextScenes: (seen, entry, told = (key) => key) => followingIn(listed(seen), entry, told),
    storyOpens: (seen, told) => openingIn(listed(seen), told),
    storyChapter: (seen, entry) => chapterIn(listed(seen), entry),
    storyBefore: (seen, coming) => beforeIn(listed(seen), coming),
    storyLast: (seen) => lastChapterIn(listed(seen)),
    storyEnds: (seen) => storyIn(listed(seen))?.ending(listed(seen)) ?? null,
    standingAfter: (seen, entry, next) => standingAfter(listed(seen), entry, next),
  };
};
