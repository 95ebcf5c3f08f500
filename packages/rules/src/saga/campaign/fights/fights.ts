import { type Json, keptForThingUnderKey, ok, type Refusal, type Result } from '@warmoot/kernel';
import type { SceneKind } from '../../calendar/agenda.js';
import { gearOf } from '../../carry/worth.js';
import { isWeapon } from '../../duel/fighters/hands.js';
import { type Borrower, borrowed, isLacking } from '../papers/borrowing.js';
import { forbid, forbidden } from '../papers/finding.js';
import type { CampaignEvent, CharacterId, Entry, Ruled, UnitId } from '../papers/model.js';
import { isOpenSheet, type SeenCampaign } from '../papers/view.js';
import { battleFight } from './battle.js';
import { type Cast, type Fight, NOBODY, type Setting, type Start } from './bridge.js';
import { duelFight } from './duel.js';
import type { BattlePlan, DuelPlan } from './plans.js';

type AnyFight = Fight<unknown, unknown>;

type Ways = { readonly saga: AnyFight; readonly [by: string]: AnyFight };

/**
 * Every way in which a scene of the calendar can be fought, by the rule set whose way it is. The way of the saga is the
 * usual one; a plan names another in its field `by`. Here COMMAND-SAGA-001, SORTIE-SAGA-001 and WARBAND-SAGA-001 lead
 * the same armies into another war.
 */
const WAYS = {
  duel: { saga: duelFight as AnyFight },
  battle: { saga: battleFight as AnyFight },
} as const satisfies { readonly [S in SceneKind]?: Ways };

/** A kind of scenes that is fought by rules of its own. */
export type Fought = keyof typeof WAYS;

export const isFought = (scene: string | null | undefined): scene is Fought => Object.hasOwn(WAYS, scene ?? '');

type Planned = Pick<Entry, 'scene' | 'characters' | 'plan'>;

const wayIn = (plan: Json): string => {
  const { by } = (plan ?? {}) as { readonly by?: Json };
  return typeof by === 'string' ? by : 'saga';
};

const fightFor = ({ scene, plan }: Pick<Planned, 'scene' | 'plan'>): AnyFight | null => {
  if (!isFought(scene)) return null;
  const ways: Ways = WAYS[scene];
  return Object.hasOwn(ways, wayIn(plan)) ? (ways[wayIn(plan)] as AnyFight) : ways.saga;
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
  ({ scene }: Planned) => scene ?? '',
  (written: object, planned) => read(fightFor(planned) as AnyFight, written as Json),
);

/** The plan of an entry that is fought, read once; null for a scene that is not fought by rules of its own. */
const fightIn = (planned: Planned): Result<PlannedFight> | null => {
  const fight = fightFor(planned);
  if (fight === null) return null;
  const { plan } = planned;
  return typeof plan === 'object' && plan !== null ? readOnce(plan, planned) : read(fight, plan);
};

/** The plans of the ways of the saga, by the kind of scene. */
interface FightPlans {
  readonly duel: DuelPlan;
  readonly battle: BattlePlan;
}

/** The plan of an entry as a fight of this kind; null where it is none, or nobody has said how it is fought. */
export const planIn = <S extends Fought>(entry: Planned, scene: S): FightPlans[S] | null => {
  const found = entry.scene === scene ? fightIn(entry) : null;
  return found?.ok && found.value.fight === WAYS[scene].saga ? (found.value.plan as FightPlans[S]) : null;
};

const castIn = (planned: Planned): Cast => {
  const found = fightIn(planned);
  return found?.ok ? found.value.fight.cast(found.value.plan) : NOBODY;
};

// holds by: SAGA-CAMPAIGN-002: no kind of scene asks whether somebody is a main character.
/** Who is in a scene: those entered for it, and those its plan names. */
export const castOf = (planned: Planned): readonly CharacterId[] => [
  ...new Set([...planned.characters, ...castIn(planned).people]),
];

/** Whether an entry is played by rules of its own at the table, and not by word. */
export const isFight = (
  campaign: Borrower,
  { kind, scene, played }: Pick<Entry, 'kind' | 'scene' | 'played'>,
): boolean => {
  // What has begun at the table ends there, whatever the table switches meanwhile.
  return kind === 'scene' && isFought(scene) && (played !== null || !isLacking(campaign));
};

/** S1E-SCOPE-004: whether a scene is free-form, by its kind or for want of rules. Talks are in both editions. */
export const isFreeForm = (campaign: Borrower, { scene, played }: Pick<Entry, 'scene' | 'played'>): boolean => {
  if (scene === 'discussion') return false;
  return (scene ?? 'freeForm') === 'freeForm' || (played === null && isLacking(campaign));
};

/** What a fight will give back stays as it is while it is being fought: its people, their gear, a unit's soldiers. */
export const refusesInFight = (
  campaign: Ruled,
  who: { readonly character: CharacterId } | { readonly unit: UnitId },
): Refusal | null => {
  const isIn = (entry: Entry): boolean =>
    'unit' in who ? castIn(entry).units.includes(who.unit) : castOf(entry).includes(who.character);
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
  const found = fightIn(entry);
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
  const found = fightIn(entry);
  if (found === null) return forbid('SAGA-CAMPAIGN-006', 'playedByWord', { title: entry.title });
  if (!found.ok) return found;
  const { fight, plan } = found.value;
  const scene = borrowed(campaign, fight.scene);
  if (!scene.ok) return scene;
  const start = fight.stage(campaign, plan, setting);
  return start.ok ? ok({ scene: scene.value, ...start.value }) : start;
};

/** What the outcome of a fight means for sheets and units. */
export const takeBack = (campaign: Ruled, entry: Entry, outcome: Json): readonly CampaignEvent[] => {
  const found = fightIn(entry);
  return found?.ok ? found.value.fight.takeBack(campaign, found.value.plan, { entry, outcome }) : [];
};

/**
 * Whoever would fight a planned scene with bare hands, as far as their sheets can be read. No rule puts arms into
 * anybody's hands: they fight with what they carry (SAGA-CARRY-014, SAGA-DUEL-WEAPON-008).
 */
export const unarmedIn = ({ open }: Pick<SeenCampaign, 'open'>, entry: Entry): readonly CharacterId[] =>
  castIn(entry).fighters.filter((id) => {
    const found = open.characters[id];
    return found !== undefined && isOpenSheet(found) && !gearOf(found.load).some(isWeapon);
  });
