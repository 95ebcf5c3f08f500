import { type Json, keptForThingUnderKey, ok, type Refusal, type Result, type RuleId } from '@warmoot/kernel';
import { gearOf } from '../../carry/worth.js';
import { isWeapon } from '../../duel/fighters/hands.js';
import { type Borrower, isLacking, sceneWhere } from '../papers/borrowing.js';
import { evolveAll } from '../papers/evolve.js';
import { forbid, forbidden } from '../papers/finding.js';
import type { CampaignEvent, CharacterId, Entry, Listed, Ruled, UnitId } from '../papers/model.js';
import { knowsOfRoads, readsTalkPlans } from '../papers/versions.table.js';
import { isOpenSheet, type SeenCampaign } from '../papers/view.js';
import { backBy } from '../time/away.js';
import { type Cast, NOBODY, type SagaBridge, type Setting, type Start, USUAL_WAY } from './bridge.js';
import type { Leaving } from './leaving.js';
import type { MarchPlan } from './marchPlan.js';
import type { BattlePlan, DiscussionPlan, DuelPlan } from './plans.js';

type AnyBridge = SagaBridge<unknown, unknown>;

/** The plans of the ways of the saga, by the kind of scene. */
export interface BridgePlans {
  readonly duel: DuelPlan;
  readonly battle: BattlePlan;
  readonly discussion: DiscussionPlan;
  readonly movement: MarchPlan;
}

/** A kind of scenes that can be planned and played by rules of its own. */
export type Bridged = keyof BridgePlans;

/**
 * Every way in which scenes of the calendar can be played, as the manifests tell. COMMAND-SAGA-001, SORTIE-SAGA-001 and
 * WARBAND-SAGA-001 lead the same armies into another war: each by the bridge in its own manifest.
 */
const bridgesOn = ({ manifests }: Listed, scene: string | null | undefined): readonly AnyBridge[] =>
  manifests.flatMap(({ campaign }) => (campaign !== null && campaign.plays === scene ? [campaign as AnyBridge] : []));

export const isBridged = (listed: Listed, scene: string | null | undefined): scene is Bridged =>
  bridgesOn(listed, scene).length > 0;

type Planned = Pick<Entry, 'scene' | 'characters' | 'plan'>;

const isTalk = ({ scene }: Pick<Planned, 'scene'>): boolean => scene === 'discussion';

/**
 * A Discussion and Contested Movement are played at the table where they are planned so, and otherwise by word.
 * S1E-SCOPE-004: both editions have them.
 */
const isAlsoByWord = (entry: Pick<Planned, 'scene'>): boolean => isTalk(entry) || entry.scene === 'movement';

const wayIn = (plan: Json): string => {
  const { by } = (plan ?? {}) as { readonly by?: Json };
  return typeof by === 'string' ? by : USUAL_WAY;
};

/** How an entry is played; null for a scene that has no rules of its own. A way that nobody knows is the usual. */
const bridgeFor = (listed: Listed, { scene, plan }: Pick<Planned, 'scene' | 'plan'>): AnyBridge | null => {
  const bridges = bridgesOn(listed, scene);
  const byWay = (way: string) => bridges.find(({ by }) => by === way);
  return byWay(wayIn(plan)) ?? byWay(USUAL_WAY) ?? null;
};

/** A bridge with the plan that it has read. */
interface ReadPlan {
  readonly bridge: AnyBridge;
  readonly plan: unknown;
}

const read = (bridge: AnyBridge, written: Json): Result<ReadPlan> => {
  const plan = bridge.plan.parse(written, 'plan');
  return plan.ok ? ok({ bridge, plan: plan.value }) : plan;
};

const readOnce = keptForThingUnderKey(
  'a plan stays as it was written, and many questions are asked about it',
  ({ plays, by }: AnyBridge) => `${plays} by ${by}`,
  (written: object, bridge) => read(bridge, written as Json),
);

/** The plan of an entry, read once; null for a scene that has no rules of its own. */
const readIn = (listed: Listed, planned: Pick<Planned, 'scene' | 'plan'>): Result<ReadPlan> | null => {
  const bridge = bridgeFor(listed, planned);
  if (bridge === null) return null;
  const { plan } = planned;
  return typeof plan === 'object' && plan !== null ? readOnce(plan, bridge) : read(bridge, plan);
};

/** Whether a Discussion or a movement is played by word: nobody has planned it for the table. */
const isByWord = (listed: Listed, entry: Pick<Planned, 'scene' | 'plan'>): boolean =>
  isAlsoByWord(entry) && readIn(listed, entry)?.ok !== true;

/**
 * The plan of an entry as the saga plays this kind of scene; null if the entry is of another kind, is played another
 * way, or has no plan.
 */
export const planIn = <S extends Bridged>(listed: Listed, entry: Planned, scene: S): BridgePlans[S] | null => {
  const found = entry.scene === scene ? readIn(listed, entry) : null;
  return found?.ok && found.value.bridge.by === USUAL_WAY ? (found.value.plan as BridgePlans[S]) : null;
};

/** The scene by whose rules an entry is played, in the usual edition; null for what is played by word, or not at all. */
export const sceneIn = (listed: Listed, entry: Planned & Pick<Entry, 'kind'>): string | null => {
  const bridge = isByWord(listed, entry) ? null : bridgeFor(listed, entry);
  const found = listed.manifests.find(({ kind, campaign }) =>
    entry.kind === 'scene' ? campaign !== null && campaign === bridge : kind === entry.kind,
  );
  return found?.rules.scene ?? null;
};

/** Those who fight by hand in a planned scene. */
export const fightersIn = (listed: Listed, planned: Planned): readonly CharacterId[] =>
  castIn(listed, planned).fighters;

/** Those who fight in a planned scene, or may: a Discussion or a contact may come to blows (SAGA-TALK-011, SAGA-MOVE-036). */
export const mayFightIn = (listed: Listed, planned: Planned): readonly CharacterId[] =>
  isAlsoByWord(planned) ? castIn(listed, planned).people : fightersIn(listed, planned);

const castIn = (listed: Listed, planned: Planned): Cast => {
  const found = readIn(listed, planned);
  return found?.ok ? found.value.bridge.cast(found.value.plan) : NOBODY;
};

// holds by: SAGA-CAMPAIGN-002: no kind of scene asks whether somebody is a main character.
/** Who is in a scene: those entered for it, and those its plan names. */
export const castOf = (listed: Listed, planned: Planned): readonly CharacterId[] => [
  ...new Set([...planned.characters, ...castIn(listed, planned).people]),
];

/** Whose word it takes that a scene is played the way it is planned, and by which rule; null where nobody is asked. */
export const agreementOn = (
  listed: Listed,
  entry: Planned,
): { readonly rule: RuleId; readonly people: readonly CharacterId[] } | null => {
  const found = readIn(listed, entry);
  return (found?.ok && found.value.bridge.agreed?.(found.value.plan)) || null;
};

/** SAGA-CAMPAIGN-004: of whose sheets everybody sees something while a scene is played, even where sheets are closed. */
export const shownIn = (listed: Listed, entry: Planned): readonly CharacterId[] => {
  const found = readIn(listed, entry);
  return (found?.ok && found.value.bridge.shows?.(found.value.plan)) || [];
};

/** S1E-SCOPE-004: whether a campaign has rules for a kind of scenes. */
const hasRules = (campaign: Borrower & Listed, entry: Pick<Entry, 'scene'>): boolean =>
  isBridged(campaign, entry.scene) && (isAlsoByWord(entry) || !isLacking(campaign));

/** Whether an entry is played by rules of its own at the table, and not by word. */
export const isAtTable = (
  campaign: Borrower & Listed,
  entry: Pick<Entry, 'kind' | 'scene' | 'played' | 'plan'>,
): boolean => {
  const { kind, scene, played } = entry;
  if (kind !== 'scene' || !isBridged(campaign, scene)) return false;
  // What has begun at the table ends there, whatever the table switches meanwhile.
  return played !== null || (hasRules(campaign, entry) && !isByWord(campaign, entry));
};

/** S1E-SCOPE-004: whether a scene is free-form, by its kind or for want of rules. */
export const isFreeForm = (campaign: Borrower, entry: Pick<Entry, 'scene' | 'played'>): boolean => {
  if (isTalk(entry)) return false;
  return (entry.scene ?? 'freeForm') === 'freeForm' || (entry.played === null && isLacking(campaign));
};

/** Why the ratings of somebody may not be changed: they are in a Discussion, whose appeals are made with them. */
export const refusesInTalk = (campaign: Ruled, character: CharacterId): Refusal | null => {
  const found = Object.values(campaign.open.entries).find(
    (entry) =>
      entry.state === 'running' &&
      isTalk(entry) &&
      isAtTable(campaign, entry) &&
      castOf(campaign, entry).includes(character),
  );
  return found === undefined ? null : forbidden('SAGA-TALK-036', 'playedAtTable', { title: found.title });
};

/**
 * Why a character or a unit may not be changed: it is in a fight that is being fought, which will give back its people,
 * their gear and the unit's soldiers.
 */
export const refusesInFight = (
  campaign: Ruled,
  who: { readonly character: CharacterId } | { readonly unit: UnitId },
): Refusal | null => {
  const isIn = (entry: Entry): boolean =>
    'unit' in who ? castIn(campaign, entry).units.includes(who.unit) : castOf(campaign, entry).includes(who.character);
  const found = Object.values(campaign.open.entries).find(
    (entry) => entry.state === 'running' && isAtTable(campaign, entry) && isIn(entry),
  );
  return found === undefined ? null : forbidden('SAGA-CAMPAIGN-006', 'playedAtTable', { title: found.title });
};

/** Why a scene cannot be played as it is planned, as far as that is known when it is planned. */
export const refusesPlan = (
  campaign: Ruled,
  entry: Pick<Entry, 'kind' | 'scene' | 'day' | 'plan' | 'characters'>,
  version: string,
): Refusal | null => {
  if (entry.plan === null || entry.kind !== 'scene' || !hasRules(campaign, entry)) return null;
  if (isTalk(entry) && !readsTalkPlans(version)) return null;
  if (entry.scene === 'movement' && !knowsOfRoads(version)) return null;
  const found = readIn(campaign, entry);
  if (found === null) return null;
  if (!found.ok) return found.refusal;
  // Whoever is back by then marches too.
  const then = evolveAll(campaign, backBy(campaign, entry.day));
  return found.value.bridge.check(then, found.value.plan, entry.day);
};

/** A planned scene made ready, with the rules that play it; or why it cannot be played now. */
export const stagePlan = (campaign: Ruled, setting: Setting): Result<Start & { readonly scene: string }> => {
  const { entry } = setting;
  const { title, scene = null } = entry;
  const found = readIn(campaign, entry);
  if (found === null || isByWord(campaign, entry)) return forbid('SAGA-CAMPAIGN-006', 'playedByWord', { title });
  if (!hasRules(campaign, entry)) return forbid('S1E-SCOPE-004', 'notBorrowed', { scene });
  // SAGA-CAMPAIGN-008: a fight may stand on the calendar before anybody has said who fights it.
  if (entry.plan === null) return forbid('SAGA-CAMPAIGN-008', 'notSetUp', { title });
  if (!found.ok) return found;
  const { bridge, plan } = found.value;
  const start = bridge.stage(campaign, plan, setting);
  if (!start.ok) return start;
  const manifest = campaign.manifests.find((one) => one.campaign === bridge);
  if (start.value.closed !== undefined && manifest?.rules.shut === undefined) {
    return forbid('SAGA-CAMPAIGN-004', 'showsSheets', { title });
  }
  return ok({ scene: sceneWhere(campaign, (one) => one.campaign === bridge), ...start.value });
};

/** What the outcome of a planned scene means for sheets and units, and what the calendar keeps of it. */
export const takeBack = (
  campaign: Ruled,
  entry: Entry,
  outcome: Json,
): { readonly events: readonly CampaignEvent[]; readonly kept: Json } => {
  const found = readIn(campaign, entry);
  if (!found?.ok) return { events: [], kept: outcome };
  const { bridge, plan } = found.value;
  return {
    events: bridge.takeBack(campaign, plan, { entry, outcome }),
    kept: bridge.kept === undefined ? outcome : bridge.kept(outcome),
  };
};

/** What a scene that is over leaves open, by the rules that it was played by. */
export const leavingsOf = (listed: Listed, entry: Entry): readonly Leaving[] => {
  const isPlayed = entry.state === 'done' && entry.played !== null && entry.outcome !== null;
  const found = isPlayed ? readIn(listed, entry) : null;
  if (!found?.ok) return [];
  const { bridge, plan } = found.value;
  return bridge.leaves?.(plan, { entry, outcome: entry.outcome }) ?? [];
};

/**
 * Whoever would fight a planned scene with bare hands, as far as their sheets can be read. No rule puts arms into
 * anybody's hands: they fight with what they carry (SAGA-CARRY-014, SAGA-DUEL-WEAPON-008).
 */
export const unarmedIn = (seen: Pick<SeenCampaign, 'open'> & Listed, entry: Entry): readonly CharacterId[] =>
  castIn(seen, entry).fighters.filter((id) => {
    const found = seen.open.characters[id];
    return found !== undefined && isOpenSheet(found) && !gearOf(found.load).some(isWeapon);
  });
