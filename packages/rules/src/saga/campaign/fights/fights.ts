import { type Json, keptForThingUnderKey, ok, type Refusal, type Result } from '@warmoot/kernel';
import { gearOf } from '../../carry/worth.js';
import { isWeapon } from '../../duel/fighters/hands.js';
import { type Borrower, isLacking, sceneWhere } from '../papers/borrowing.js';
import { forbid, forbidden } from '../papers/finding.js';
import type { CampaignEvent, CharacterId, Entry, Listed, Ruled, UnitId } from '../papers/model.js';
import { isOpenSheet, type SeenCampaign } from '../papers/view.js';
import { type Cast, type Fight, NOBODY, type Setting, type Start, USUAL_WAY } from './bridge.js';
import type { BattlePlan, DuelPlan } from './plans.js';

type AnyFight = Fight<unknown, unknown>;

/** The plans of the ways of the saga, by the kind of scene. */
export interface FightPlans {
  readonly duel: DuelPlan;
  readonly battle: BattlePlan;
}

/** A kind of scenes that is fought by rules of its own. */
export type Fought = keyof FightPlans;

/**
 * Every way in which scenes of the calendar can be fought, as the manifests tell. COMMAND-SAGA-001, SORTIE-SAGA-001 and
 * WARBAND-SAGA-001 lead the same armies into another war: each by the bridge in its own manifest.
 */
const fightsOn = ({ manifests }: Listed, scene: string | null | undefined): readonly AnyFight[] =>
  manifests.flatMap(({ campaign }) => (campaign !== null && campaign.plays === scene ? [campaign as AnyFight] : []));

export const isFought = (listed: Listed, scene: string | null | undefined): scene is Fought =>
  fightsOn(listed, scene).length > 0;

type Planned = Pick<Entry, 'scene' | 'characters' | 'plan'>;

const wayIn = (plan: Json): string => {
  const { by } = (plan ?? {}) as { readonly by?: Json };
  return typeof by === 'string' ? by : USUAL_WAY;
};

/** How an entry is fought; null for a scene that is not fought by rules of its own. A way that nobody knows is the usual. */
const fightFor = (listed: Listed, { scene, plan }: Pick<Planned, 'scene' | 'plan'>): AnyFight | null => {
  const fights = fightsOn(listed, scene);
  const byWay = (way: string) => fights.find(({ by }) => by === way);
  return byWay(wayIn(plan)) ?? byWay(USUAL_WAY) ?? null;
};

/** A fight with the plan that it has read. */
interface PlannedFight {
  readonly fight: AnyFight;
  readonly plan: unknown;
}

const read = (fight: AnyFight, written: Json): Result<PlannedFight> => {
  const plan = fight.plan.parse(written, 'plan');
  return plan.ok ? ok({ fight, plan: plan.value }) : plan;
};

const readOnce = keptForThingUnderKey(
  'a plan stays as it was written, and many questions are asked about it',
  ({ plays, by }: AnyFight) => `${plays} by ${by}`,
  (written: object, fight) => read(fight, written as Json),
);

/** The plan of an entry that is fought, read once; null for a scene that is not fought by rules of its own. */
const fightIn = (listed: Listed, planned: Planned): Result<PlannedFight> | null => {
  const fight = fightFor(listed, planned);
  if (fight === null) return null;
  const { plan } = planned;
  return typeof plan === 'object' && plan !== null ? readOnce(plan, fight) : read(fight, plan);
};

/**
 * The plan of an entry as the saga fights this kind of scene; null if the entry is of another kind, is fought another
 * way, or has no plan.
 */
export const planIn = <S extends Fought>(listed: Listed, entry: Planned, scene: S): FightPlans[S] | null => {
  const found = entry.scene === scene ? fightIn(listed, entry) : null;
  return found?.ok && found.value.fight.by === USUAL_WAY ? (found.value.plan as FightPlans[S]) : null;
};

/** The scene by whose rules an entry is played, in the usual edition; null for what is played by word, or not at all. */
export const sceneIn = (listed: Listed, entry: Planned & Pick<Entry, 'kind'>): string | null => {
  const fight = fightFor(listed, entry);
  const found = listed.manifests.find(({ kind, campaign }) =>
    entry.kind === 'scene' ? campaign !== null && campaign === fight : kind === entry.kind,
  );
  return found?.rules.scene ?? null;
};

/** Those who fight by hand in a planned scene. */
export const fightersIn = (listed: Listed, planned: Planned): readonly CharacterId[] =>
  castIn(listed, planned).fighters;

const castIn = (listed: Listed, planned: Planned): Cast => {
  const found = fightIn(listed, planned);
  return found?.ok ? found.value.fight.cast(found.value.plan) : NOBODY;
};

// holds by: SAGA-CAMPAIGN-002: no kind of scene asks whether somebody is a main character.
/** Who is in a scene: those entered for it, and those its plan names. */
export const castOf = (listed: Listed, planned: Planned): readonly CharacterId[] => [
  ...new Set([...planned.characters, ...castIn(listed, planned).people]),
];

/** Whether an entry is played by rules of its own at the table, and not by word. */
export const isFight = (
  campaign: Ruled,
  { kind, scene, played }: Pick<Entry, 'kind' | 'scene' | 'played'>,
): boolean => {
  // What has begun at the table ends there, whatever the table switches meanwhile.
  return kind === 'scene' && isFought(campaign, scene) && (played !== null || !isLacking(campaign));
};

/** S1E-SCOPE-004: whether a scene is free-form, by its kind or for want of rules. Talks are in both editions. */
export const isFreeForm = (campaign: Borrower, { scene, played }: Pick<Entry, 'scene' | 'played'>): boolean => {
  if (scene === 'discussion') return false;
  return (scene ?? 'freeForm') === 'freeForm' || (played === null && isLacking(campaign));
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
    (entry) => entry.state === 'running' && isFight(campaign, entry) && isIn(entry),
  );
  return found === undefined ? null : forbidden('SAGA-CAMPAIGN-006', 'playedAtTable', { title: found.title });
};

/** Why a fight cannot be fought as it is planned, as far as that is known when it is planned. */
export const refusesPlan = (
  campaign: Ruled,
  entry: Pick<Entry, 'kind' | 'scene' | 'day' | 'plan' | 'characters'>,
): Refusal | null => {
  if (entry.plan === null || !isFight(campaign, { ...entry, played: null })) return null;
  const found = fightIn(campaign, entry);
  if (found === null) return null;
  return found.ok ? found.value.fight.check(campaign, found.value.plan, entry.day) : found.refusal;
};

/** A planned fight made ready, with the scene that plays it; or why it cannot be fought now. */
export const stageFight = (campaign: Ruled, setting: Setting): Result<Start & { readonly scene: string }> => {
  const { entry } = setting;
  // SAGA-CAMPAIGN-008: a fight may stand on the calendar before anybody has said who fights it.
  if (isFight(campaign, entry) && entry.plan === null) {
    return forbid('SAGA-CAMPAIGN-008', 'notSetUp', { title: entry.title });
  }
  const found = fightIn(campaign, entry);
  if (found === null) return forbid('SAGA-CAMPAIGN-006', 'playedByWord', { title: entry.title });
  if (!found.ok) return found;
  const { fight, plan } = found.value;
  if (isLacking(campaign)) return forbid('S1E-SCOPE-004', 'notBorrowed', { scene: fight.plays });
  const start = fight.stage(campaign, plan, setting);
  if (!start.ok) return start;
  const manifest = campaign.manifests.find((one) => one.campaign === fight);
  if (start.value.closed !== undefined && manifest?.rules.shut === undefined) {
    return forbid('SAGA-CAMPAIGN-004', 'showsSheets', { title: entry.title });
  }
  return ok({ scene: sceneWhere(campaign, (one) => one.campaign === fight), ...start.value });
};

/** What the outcome of a fight means for sheets and units. */
export const takeBack = (campaign: Ruled, entry: Entry, outcome: Json): readonly CampaignEvent[] => {
  const found = fightIn(campaign, entry);
  return found?.ok ? found.value.fight.takeBack(campaign, found.value.plan, { entry, outcome }) : [];
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
