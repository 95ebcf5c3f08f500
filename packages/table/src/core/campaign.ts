import {
  brokenRule,
  type Json,
  ok,
  type Refusal,
  type Result,
  type Ruling,
  refused,
  type SeatId,
  sameJson,
} from '@warmoot/kernel';
import { type AnyRefusal, type CampaignCause, type Outcome, refuse } from '@warmoot/protocol';
import { manifestOf, saga } from '@warmoot/rules';
import { roomInCampaign } from './bounds.js';
import type { Put } from './concerns.js';
import { type Desk, TABLE_ITSELF } from './desk.js';
import { playersAt, type RunningProposal, type TableFacts } from './facts.js';
import { same } from './stored.js';

/** Events that the same seats may hear of, in the order they happened. */
interface Told {
  readonly seenBy: readonly SeatId[] | null;
  readonly events: readonly saga.campaign.CampaignEvent[];
}

/** Private papers come last, each seat's together: between other events they would show by where a line ends. */
const papersLast = (events: readonly saga.campaign.CampaignEvent[]): readonly saga.campaign.CampaignEvent[] => {
  const readers = [...new Set(events.map(saga.campaign.heardBy))].sort();
  const inOrder = [null, ...readers.filter((seat) => seat !== null)];
  return inOrder.flatMap((seat) => events.filter((event) => saga.campaign.heardBy(event) === seat));
};

/**
 * Splits events by their audience, so that no line holds more than its readers may know. Where sheets are closed each
 * event is a line of its own: how many there were between two that one may read is not to be seen.
 */
const toldTo = (
  campaign: saga.campaign.Campaign,
  events: readonly saga.campaign.CampaignEvent[],
  referee: SeatId | null,
): readonly Told[] => {
  const told: { seenBy: readonly SeatId[] | null; events: saga.campaign.CampaignEvent[] }[] = [];
  let now = campaign;
  const isOpen = campaign.open.options['saga.table.openSheets'];
  for (const event of papersLast(events)) {
    const seenBy = saga.campaign.audienceOf(now, event, referee);
    const last = told.at(-1);
    if (isOpen && last !== undefined && sameJson(last.seenBy, seenBy)) last.events.push(event);
    else told.push({ seenBy, events: [event] });
    now = saga.campaign.evolveCampaign(now, event);
  }
  return told;
};

const put = (desk: Desk, cause: CampaignCause, events: readonly saga.campaign.CampaignEvent[]): void => {
  const { campaign, options } = desk.facts;
  const told = toldTo(campaign ?? saga.campaign.UNFOUNDED, events, options.referee);
  for (const [at, { seenBy, events: some }] of told.entries()) {
    const more = at < told.length - 1;
    desk.put({ did: 'campaign', version: saga.campaign.CAMPAIGN_VERSION, cause, events: some, more }, { seenBy });
  }
};

/** The day that the movement at the table has come to; null where none is played there. */
const dayOnRoad = ({ campaign, playing, scene }: TableFacts): number | null => {
  if (campaign === null || scene === null || campaign.open.entries[playing ?? '']?.played !== scene.scene) return null;
  const { rules, run } = scene.session;
  return manifestOf(rules).campaign?.dayOf?.(run.state.open) ?? null;
};

/** Whether the movement at the table may wait now, as far as these seats know. */
const mayWait = ({ scene }: TableFacts, seats: readonly SeatId[]): boolean => {
  if (scene === null) return false;
  const { rules, run } = scene.session;
  const own = run.state.own as Readonly<Record<SeatId, unknown>>;
  const known = seats.flatMap((seat) => own[seat] ?? []);
  return manifestOf(rules).campaign?.mayWait?.(run.state.open, known) ?? false;
};

/** SAGA-MOVE-037: the movement at the table, in a morning in which it may wait. */
const roadAt = (facts: TableFacts): saga.campaign.Road | undefined => {
  const day = dayOnRoad(facts);
  const isMorning = facts.scene !== null && mayWait(facts, facts.scene.session.run.state.seats);
  return day === null || !isMorning ? undefined : { entry: facts.playing as string, day };
};

/** A scene that waits at the table is taken up when nothing else is played there. */
const takesUpBeside = ({ campaign }: TableFacts, deed: saga.campaign.CampaignDeed): boolean =>
  deed.deed === 'resume' && (campaign?.open.entries[deed.entry]?.played ?? null) !== null;

/**
 * SAGA-MOVE-037, SAGA-MOVE-042: why a seat may not ask that the movement at the table waits. Whoever has still to say how
 * they go today knows that it is morning; to all others an answer would tell whether others have met.
 */
export const refusesPause = (facts: TableFacts, seat: SeatId, { about, value }: Pick<Put, 'about' | 'value'>) => {
  const { deed, play } = value as {
    readonly deed?: { readonly deed?: string };
    readonly play?: { readonly play?: string };
  };
  const waits = about === 'play' ? play?.play === 'entry' : about === 'campaign' && WAITING.has(deed?.deed ?? '');
  if (!waits || dayOnRoad(facts) === null || mayWait(facts, [seat])) return null;
  const title = facts.campaign?.open.entries[facts.playing ?? '']?.title ?? '';
  return brokenRule('SAGA-MOVE-037', 'campaign.notMorning', { title });
};

/** The deeds for which a movement at the table waits. */
const WAITING: ReadonlySet<string> = new Set(['start', 'pause']);

/** SAGA-CAMPAIGN-007: whether a deed would leave a scene whose check is still being made at the table. */
const leavesCheck = ({ campaign, scene, playing }: TableFacts, deed: saga.campaign.CampaignDeed): boolean =>
  scene !== null &&
  (deed.deed === 'close' || deed.deed === 'pause') &&
  deed.entry === playing &&
  campaign?.open.entries[playing]?.played !== scene.scene;

/** A deed as it is done or was written down: by whom, whether the table decided it, and under which rules. */
interface Doing {
  readonly seat: SeatId | null;
  readonly decided: boolean;
  readonly version?: string;
}

/** The events that a deed causes at this table. */
export const eventsOf = (
  facts: TableFacts,
  deed: saga.campaign.CampaignDeed,
  { seat, decided, version = saga.campaign.CAMPAIGN_VERSION }: Doing,
): Result<readonly saga.campaign.CampaignEvent[]> => {
  const { campaign, playing } = facts;
  const events = saga.campaign.obeyDeed(campaign ?? saga.campaign.UNFOUNDED, deed, {
    seat,
    decided,
    players: playersAt(facts),
    version,
    road: roadAt(facts),
  });
  if (!events.ok || !leavesCheck(facts, deed)) return events;
  const title = campaign?.open.entries[playing ?? '']?.title ?? '';
  return refused(brokenRule('SAGA-CAMPAIGN-007', 'campaign.checkFirst', { title }));
};

/** The proposals to play an entry of the calendar that is another than it was before. */
export const playsChanged = (before: TableFacts, now: TableFacts): readonly RunningProposal[] =>
  now.proposals.filter(({ about, session }) => {
    const { ruling } = session.run.state.open as { readonly ruling: Ruling | null };
    const { play } = (ruling?.value ?? {}) as { readonly play?: saga.campaign.CampaignPlay };
    if (about !== 'play' || play?.play !== 'entry') return false;
    return !same(before.campaign?.open.entries[play.entry], now.campaign?.open.entries[play.entry]);
  });

/** Whoever has agreed to play a scene has agreed to it as it was planned: a proposal falls when its entry changes. */
const dropPlays = (desk: Desk, before: TableFacts): void => {
  for (const { proposal, about } of playsChanged(before, desk.facts)) {
    desk.put({ did: 'settled', proposal, about, value: null, why: 'changed' }, { actor: TABLE_ITSELF });
  }
};

/** Somebody does something in the campaign, or the table does, having decided it. */
export const doInCampaign = (
  desk: Desk,
  seat: SeatId | null,
  deed: saga.campaign.CampaignDeed,
  decided: boolean,
): Outcome<null> => {
  const { scene } = desk.facts;
  if (scene !== null && takesUpBeside(desk.facts, deed)) {
    return refuse({ code: 'SCENE_RUNNING', scene: scene.session.rules.scene });
  }
  const events = eventsOf(desk.facts, deed, { seat, decided });
  if (!events.ok) return events;
  const before = desk.facts;
  put(desk, { by: 'deed', deed, decided }, events.value);
  dropPlays(desk, before);
  return seat === null ? { ok: true, value: null } : roomInCampaign(before, desk.facts, seat);
};

/**
 * SAGA-CAMPAIGN-004: why a seat may not so much as ask whether a deed can be done: the answer would tell what stands on
 * a sheet that is closed to it.
 */
export const refusesLook = ({ campaign, options }: TableFacts, seat: SeatId, deed: Json): Refusal | null => {
  const parsed = saga.campaign.campaignDeed.parse(deed);
  if (campaign === null || !parsed.ok) return null;
  const found = saga.campaign.looksInto(campaign, parsed.value, { seat, referee: options.referee });
  return found === null ? null : { code: 'NOT_YOURS', what: 'character', id: found.id, owner: found.owner };
};

/** A scene of the campaign as it would be played at this table. */
export const stagedAt = (
  facts: TableFacts,
  play: saga.campaign.CampaignPlay,
  decided: boolean,
): Result<saga.campaign.Staged> => {
  const { campaign, options } = facts;
  if (campaign === null) return { ok: false, refusal: { code: 'NO_CAMPAIGN' } };
  const staged = saga.campaign.stageScene(campaign, play, {
    players: playersAt(facts),
    referee: options.referee,
    decided,
    road: roadAt(facts),
  });
  if (!staged.ok || play.play === 'check') return staged;
  const { entry, events } = staged.value;
  const then = events.reduce(saga.campaign.evolveCampaign, campaign);
  return ok({ ...staged.value, events: [...events, saga.campaign.playedAs(then, entry, facts.scenes.length + 1)] });
};

/**
 * Whether a scene is planned inside the one that is being played at the table. A check that is made in the outer scene is
 * not that scene: it is made first.
 */
const isInside = (facts: TableFacts, play: saga.campaign.CampaignPlay): boolean => {
  const { campaign, playing, scene } = facts;
  const outer = campaign === null ? undefined : saga.campaign.outerOf(campaign, play);
  return outer !== undefined && outer.id === playing && outer.played === scene?.scene;
};

/** SAGA-MOVE-037: why something cannot be played beside what is at the table: that waits for nothing, or not for this. */
const refusesPlay = (facts: TableFacts, play: saga.campaign.CampaignPlay): AnyRefusal | null => {
  const { campaign, scene } = facts;
  if (scene === null || isInside(facts, play)) return null;
  const entry = play.play === 'entry' ? campaign?.open.entries[play.entry] : undefined;
  const day = dayOnRoad(facts);
  return day === null || entry === undefined
    ? { code: 'SCENE_RUNNING', scene: scene.session.rules.scene }
    : saga.campaign.refusesWait(entry, { day });
};

/** SAGA-CAMPAIGN-004: whether somebody would be asked for as many real dice as ratings differ by (S1E-CHECK-002). */
const tellsByDice = ({ campaign, options }: TableFacts): boolean =>
  campaign !== null && options.dice === 'typed' && saga.campaign.isPool(campaign);

/** Plays a scene of the campaign: its day comes, it is set up from the sheets, and it begins. */
export const playInCampaign = (
  desk: Desk,
  play: saga.campaign.CampaignPlay,
  decided: boolean,
  begin: (desk: Desk, start: saga.campaign.Staged) => Outcome<null>,
): Outcome<null> => {
  const wrong = refusesPlay(desk.facts, play);
  if (wrong !== null) return refuse(wrong);
  const staged = stagedAt(desk.facts, play, decided);
  if (!staged.ok) return staged;
  const { entry, events, closed } = staged.value;
  if (closed !== undefined && tellsByDice(desk.facts)) {
    return refused(brokenRule('SAGA-CAMPAIGN-004', 'campaign.poolTells'));
  }
  put(desk, { by: 'play', play, decided, entry }, events);
  // A check changes nothing when it begins, and is the scene's all the same.
  if (events.length === 0) {
    desk.put({
      did: 'campaign',
      version: saga.campaign.CAMPAIGN_VERSION,
      cause: { by: 'play', play, decided, entry },
      events,
      more: false,
    });
  }
  return begin(desk, staged.value);
};

/** The changes that a finished scene makes in its campaign. */
export const takeIn = (
  desk: Desk,
  scene: number,
  ended: {
    readonly entry: string | null;
    readonly outcome: Json | null;
    readonly own: Readonly<Record<SeatId, unknown>>;
  },
): void => {
  const { campaign } = desk.facts;
  const { entry, outcome, own } = ended;
  if (campaign === null || entry === null) return;
  const events = saga.campaign.writeBack(campaign, { entry, outcome, own });
  desk.asTable(() => put(desk, { by: 'scene', scene }, events));
};
