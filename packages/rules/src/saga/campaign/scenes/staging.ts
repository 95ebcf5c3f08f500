import { attempt, need, type Result, unless } from '@warmoot/kernel';
import { plainJson } from '../fights/bridge.js';
import { castOf, stageFight } from '../fights/fights.js';
import { entryOf } from '../papers/finding.js';
import type { Campaign, CampaignEvent, Entry, Ruled } from '../papers/model.js';
import { because, keepEntry } from '../papers/noting.js';
import type { Seating } from '../sheets/casting.js';
import { newEntry } from '../time/entries.js';
import { begun, comeIn } from '../time/running.js';
import { aidOf, draftOf, eventOf, generationOf, healingOf, type SceneStart } from './between.js';
import { checkOf } from './checks.js';
import { type CampaignPlay, decidedBy } from './plays.js';

/** A scene ready to be begun: its rules by name, what it is set up with, and what the campaign notes of it. */
export interface Staged extends SceneStart {
  readonly entry: string;
  readonly events: readonly CampaignEvent[];
}

type Unplanned = Exclude<CampaignPlay, { readonly play: 'entry' | 'check' }>;

/** The characters that an unplanned scene is about. */
const aboutWhom = (play: Unplanned): readonly string[] => {
  switch (play.play) {
    case 'generation':
      return play.characters;
    case 'healing':
    case 'aid':
      return [play.character];
    default:
      return [];
  }
};

/** The entry that an unplanned scene is kept under: today, or over the days that it takes. */
const ownEntry = (campaign: Campaign, play: Unplanned, span: Partial<Pick<Entry, 'day' | 'days'>> = {}): Entry =>
  newEntry(campaign, {
    day: campaign.open.today,
    ...span,
    kind: play.play,
    title: play.play,
    characters: aboutWhom(play),
    plan: plainJson(play),
    state: 'running',
  });

const unplanned = (
  campaign: Ruled,
  play: Unplanned,
  seating: Seating,
): Result<SceneStart & { readonly span?: Pick<Entry, 'day' | 'days'> }> => {
  switch (play.play) {
    case 'draft':
      return draftOf(campaign, seating);
    case 'generation':
      return generationOf(campaign, play, seating);
    case 'event':
      return eventOf(campaign, play, seating);
    case 'healing':
      return healingOf(campaign, play, seating);
    case 'aid':
      return aidOf(campaign, play, seating);
  }
};

/** A scene of the campaign made ready: from sheets, units and the calendar; or why it cannot be played now. */
export const stageScene = (campaign: Ruled, play: CampaignPlay, seating: Seating): Result<Staged> =>
  attempt(function* () {
    const rule = decidedBy(play.play, campaign.open.options);
    if (rule !== null && !seating.decided) yield* unless({ code: 'TABLE_DECIDES', rule });
    if (play.play === 'check') {
      const start = yield* need(checkOf(campaign, play, seating));
      const acting = [play.acting, ...(play.opposing === null ? [] : [play.opposing])];
      const entry = yield* need(entryOf(campaign, play.entry));
      const ids = acting.map(({ character }) => character);
      return { ...start, entry: play.entry, events: yield* need(comeIn(campaign, entry, ids)) };
    }
    if (play.play === 'entry') {
      const planned = yield* need(entryOf(campaign, play.entry));
      // SAGA-CAMPAIGN-008, SAGA-CAL-011: the scene includes everybody its plan names.
      const entry = { ...planned, characters: castOf(campaign, planned) };
      const events = yield* need(begun(campaign, entry));
      return { ...(yield* need(stageFight(campaign, { entry, seating }))), entry: entry.id, events };
    }
    const { span, ...start } = yield* need(unplanned(campaign, play, seating));
    const entry = ownEntry(campaign, play, span);
    return { ...start, entry: entry.id, events: [keepEntry(entry, because('began', [], entry.id))] };
  });
