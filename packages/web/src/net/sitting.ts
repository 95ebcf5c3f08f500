import {
  beginState,
  follow,
  type Log,
  type Run,
  type SceneTypes,
  type SeatId,
  type View,
  viewOf,
} from '@warmoot/kernel';
import type { AnyRefusal, Item, Presence, SeenEvent, SeenScene, SeenTable, ServerMessage } from '@warmoot/protocol';
import { saga, sceneRules } from '@warmoot/rules';
import { beginTelling, type Telling, tellOn, worldOf } from './telling.js';

type Ended = Extract<SeenEvent, { readonly did: 'ended' }>;

/** A table as one seat of this device knows it. */
export interface Sitting {
  readonly table: string;
  readonly seat: SeatId;
  readonly seen: SeenTable | null;
  readonly scene: SeenScene | null;
  /** A world that looks like the scene now. */
  readonly run: Run<SceneTypes> | null;
  /** The running scene, or the last one if it was followed to its end. */
  readonly telling: Telling | null;
  /** How the last scene ended, as long as no other has begun. */
  readonly ended: Ended | null;
  /** The campaign that is played at the table, as the seat may know it. */
  readonly campaign: saga.campaign.SeenCampaign | null;
  readonly items: readonly Item[];
  /** The last line that came with the whole table, when the page was opened or the line was back: up to it, it is past. */
  readonly past: number;
  /** The last line that was known when this device gave the seat's last answer; null where it has given none. */
  readonly hand: number | null;
  readonly here: Presence;
  /** Why it cannot be seen any more. */
  readonly gone: AnyRefusal | null;
}

export const newSitting = (table: string, seat: SeatId, hand: number | null = null): Sitting => ({
  table,
  seat,
  seen: null,
  scene: null,
  run: null,
  telling: null,
  ended: null,
  campaign: null,
  items: [],
  past: -1,
  hand,
  here: {},
  gone: null,
});

type Of<S extends ServerMessage['send']> = Extract<ServerMessage, { readonly send: S }>;

const rulesOf = (name: string) => {
  const rules = sceneRules(name);
  return rules.ok ? rules.value : null;
};

const withItems = (known: readonly Item[], items: readonly Item[]): readonly Item[] => {
  const last = known.at(-1)?.place ?? -1;
  const fresh = items.filter(({ place }) => place > last);
  return fresh.length === 0 ? known : [...known, ...fresh];
};

const endIn = (items: readonly Item[]): Ended | null => {
  const last = items.findLast(({ what }) => what.did === 'began' || what.did === 'ended')?.what;
  return last?.did === 'ended' ? last : null;
};

/** The telling of whatever scene is, or was last, played: begun anew for another scene, told on for the same. */
const toldOn = (
  { telling, hand }: Pick<Sitting, 'telling' | 'hand'>,
  scene: SeenScene | null,
  items: readonly Item[],
): Telling | null => {
  if (scene !== null && telling?.scene !== scene.scene) {
    const rules = rulesOf(scene.name);
    return rules === null ? null : tellOn(beginTelling(scene.scene, rules, scene.first), items, hand);
  }
  // A scene that began and ended in one message has not been seen: its log is fetched.
  const ended = endIn(items);
  if (scene === null && ended !== null && telling?.scene !== ended.scene) return null;
  return telling === null ? null : tellOn(telling, items, hand);
};

const settled = (sitting: Sitting, view: View<SceneTypes> | null): Sitting => {
  const { scene, telling } = sitting;
  const rules = scene === null ? null : rulesOf(scene.name);
  if (scene !== null && rules !== null) {
    return { ...sitting, run: view === null ? sitting.run : worldOf(rules, view) };
  }
  // It has ended: what is left to see is how it stood after its last entry.
  return { ...sitting, run: telling?.told.at(-1)?.passage.after ?? null };
};

const takeTable = (sitting: Sitting, { seen, scene, campaign, items: fresh, here }: Of<'table'>): Sitting => {
  const items = withItems(sitting.items, fresh);
  const telling = toldOn(sitting, scene, items);
  return settled(
    {
      ...sitting,
      seen,
      scene,
      campaign,
      items,
      past: items.at(-1)?.place ?? -1,
      here,
      telling,
      ended: endIn(items),
      gone: null,
    },
    scene?.view ?? null,
  );
};

const campaignAfter = ({ campaign }: Sitting, news: Of<'news'>): saga.campaign.SeenCampaign | null => {
  if (news.founded !== undefined) return news.founded;
  return news.campaign === undefined || campaign === null
    ? campaign
    : saga.campaign.followCampaign(campaign, news.campaign);
};

const takeNews = (sitting: Sitting, news: Of<'news'>): Sitting => {
  const { items: fresh, seen, scene: whole, moved } = news;
  const items = withItems(sitting.items, fresh);
  let scene = whole === undefined ? sitting.scene : whole;
  let view = whole?.view ?? null;
  const rules = scene === null ? null : rulesOf(scene.name);
  if (whole === undefined && moved !== undefined && scene !== null && rules !== null) {
    const heard = fresh.flatMap(({ what }) =>
      what.did === 'played' && what.scene === moved.scene ? what.entry.heard : [],
    );
    view = follow(rules, scene.view, heard, moved.standing);
    const { dice: _, ...before } = scene;
    scene = { ...before, view, due: moved.due, ...(moved.dice && { dice: moved.dice }) };
  }
  const telling = toldOn(sitting, scene, items);
  const campaign = campaignAfter(sitting, news);
  return settled(
    { ...sitting, items, scene, seen: seen ?? sitting.seen, campaign, telling, ended: endIn(items) },
    view,
  );
};

/** The sitting after a message about it. */
export const takeIn = (sitting: Sitting, message: Of<'table' | 'news' | 'here' | 'gone'>): Sitting => {
  switch (message.send) {
    case 'table':
      return takeTable(sitting, message);
    case 'news':
      return takeNews(sitting, message);
    case 'here':
      return { ...sitting, here: message.here };
    case 'gone':
      return { ...sitting, gone: message.refusal };
  }
};

/** Whether the last scene was over before this page was loaded, so that nothing is known of how it went. */
export const isMissed = ({ scene, telling, ended }: Sitting): boolean =>
  scene === null && telling === null && ended !== null && ended.outcome !== null;

/** Whether the lines reach back to the beginning of the last scene. */
export const reachesBack = ({ items, ended }: Sitting): boolean =>
  items.some(({ what }) => what.did === 'began' && what.scene === ended?.scene);

/** Takes up a scene that is over: its open log says how it began, and from there its lines are followed to the end. */
export const takeUp = (sitting: Sitting, { header }: Log): Sitting => {
  const { ended, items, seat } = sitting;
  const rules = rulesOf(header.scene);
  const begun = rules === null ? null : beginState<SceneTypes>(rules, header);
  // A seat that had no part in the last scene is not shown it, but the form for the next one.
  if (ended === null || rules === null || !begun?.ok || !begun.value.seats.includes(seat)) return sitting;
  const telling = tellOn(beginTelling(ended.scene, rules, viewOf(begun.value, seat)), items, sitting.hand);
  return settled({ ...sitting, telling }, null);
};
