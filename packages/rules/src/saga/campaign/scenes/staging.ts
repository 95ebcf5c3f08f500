import { attempt, need, type Result, type RuleId, refused, unless } from '@warmoot/kernel';
import { plainJson } from '../bridges/bridge.js';
import { castOf, isAtTable, stagePlan } from '../bridges/bridges.js';
import { evolveAll } from '../papers/evolve.js';
import { certain, entryOf, forbidden } from '../papers/finding.js';
import type { Campaign, CampaignEvent, Entry, Ruled } from '../papers/model.js';
import { because, keepEntry } from '../papers/noting.js';
import type { Seating } from '../sheets/casting.js';
import { newEntry } from '../time/entries.js';
import { begun, comeIn } from '../time/running.js';
import { isOnTable, refusesBeside, roadIn, waiting } from '../time/waiting.js';
import type { SceneStart, Unplanned } from './between/between.js';
import { betweenOf } from './between/scenes.js';
import { checkOf } from './checks.js';
import { wordFor } from './concerns.js';
import { type CampaignPlay, decidedBy, type PlayOf } from './plays.js';
import { trialOf } from './tried.js';

/** A scene ready to be begun: its rules by name, what it is set up with, and what the campaign notes of it. */
export interface Staged extends SceneStart {
  readonly entry: string;
  readonly events: readonly CampaignEvent[];
}

/** SAGA-CAMPAIGN-007: a check inside a scene. Whoever acts in the scene comes into it; what they try is noted. */
const stageCheck = (campaign: Ruled, play: PlayOf<'check'>, seating: Seating): Result<Staged> =>
  attempt(function* () {
    const start = yield* need(checkOf(campaign, play, seating));
    const acting = [play.acting, ...(play.opposing === null ? [] : [play.opposing])];
    const entry = yield* need(entryOf(campaign, play.entry));
    const ids = acting.map(({ character }) => character);
    const cameIn = yield* need(comeIn(campaign, entry, ids));
    const now = certain(entryOf(evolveAll(campaign, cameIn), entry.id));
    const tries = { ...now, trying: trialOf(play, entry) };
    const events = [...cameIn, keepEntry(tries, because('tries', ['SAGA-CHECK-023'], entry.id))];
    return { ...start, entry: play.entry, events };
  });

const stagePlanned = (campaign: Ruled, play: PlayOf<'entry'>, seating: Seating): Result<Staged> =>
  attempt(function* () {
    const planned = yield* need(entryOf(campaign, play.entry));
    // SAGA-CAMPAIGN-008, SAGA-CAL-011: the scene includes everybody its plan names.
    const entry = { ...planned, characters: castOf(campaign, planned) };
    if (isOnTable(planned) && planned.state === 'paused') {
      yield* unless(forbidden('SAGA-CAL-004', 'resumeIt', { title: planned.title }));
    }
    yield* unless(refusesBeside(campaign, entry, seating));
    const road = roadIn(campaign);
    const waits = road === undefined || seating.road === undefined ? [] : [waiting(road, seating.road, entry.id)];
    const events = [...waits, ...(yield* need(begun(campaign, entry)))];
    return { ...(yield* need(stagePlan(campaign, { entry, seating }))), entry: entry.id, events };
  });

/** A scene between the planned ones. Its entry stands under today, or over the days that it takes. */
const stageBetween = (campaign: Ruled, play: Unplanned, seating: Seating): Result<Staged> =>
  attempt(function* () {
    const { about, stage } = betweenOf(play.play);
    const { span, ...start } = yield* need(stage(campaign, play, seating));
    const entry = newEntry(campaign, {
      day: campaign.open.today,
      ...span,
      kind: play.play,
      title: play.play,
      characters: about(play),
      plan: plainJson(play),
      state: 'running',
    });
    return { ...start, entry: entry.id, events: [keepEntry(entry, because('began', [], entry.id))] };
  });

/** SAGA-CAMPAIGN-010: the scene inside which another is planned; undefined where it is planned by itself. */
export const outerOf = (campaign: Pick<Campaign, 'open'>, play: CampaignPlay): Entry | undefined => {
  const inner = play.play === 'entry' ? campaign.open.entries[play.entry] : undefined;
  return campaign.open.entries[inner?.inside ?? ''];
};

/**
 * SAGA-BATTLE-008, SAGA-CAMPAIGN-010, SAGA-MOVE-037: by which rule the table decides that a fight waits while a scene inside it is
 * played; null where nothing has to wait.
 */
const suspends = (campaign: Ruled, play: CampaignPlay): RuleId | null => {
  const outer = outerOf(campaign, play);
  if (outer === undefined || outer.state !== 'running' || !isAtTable(campaign, outer)) return null;
  if (outer.scene === 'movement') return 'SAGA-MOVE-037';
  return outer.scene === 'battle' ? 'SAGA-BATTLE-008' : 'SAGA-CAMPAIGN-010';
};

/** A scene of the campaign made ready: from sheets, units and the calendar; or why it cannot be played now. */
export const stageScene = (campaign: Ruled, play: CampaignPlay, seating: Seating): Result<Staged> => {
  const rule = decidedBy(campaign, play) ?? suspends(campaign, play) ?? wordFor(campaign, play);
  if (rule !== null && !seating.decided) return refused({ code: 'TABLE_DECIDES', rule });
  if (play.play === 'check') return stageCheck(campaign, play, seating);
  if (play.play === 'entry') return stagePlanned(campaign, play, seating);
  return stageBetween(campaign, play, seating);
};
