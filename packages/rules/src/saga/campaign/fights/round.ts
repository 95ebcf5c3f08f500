import type { Json, SeatId } from '@warmoot/kernel';
import { forbid } from '../papers/asking.js';
import type { Campaign, CampaignEvent, Entry } from '../papers/model.js';
import { type ArmyPlan, battlePlan, duelPlan } from '../scenes/plays.js';

/** Who is at the table when a scene is set up. */
export interface Round {
  readonly players: readonly SeatId[];
  readonly referee: SeatId | null;
  readonly decided: boolean;
}

/** A scene ready to be begun: its rules by name, what it is set up with, and what the campaign notes of it. */
export interface Staged {
  readonly scene: string;
  readonly setup: Json;
  readonly options: Json;
  readonly entry: string;
  readonly events: readonly CampaignEvent[];
}

export type Start = Pick<Staged, 'scene' | 'setup' | 'options'>;

export const json = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Everybody at the table sits in the scene; only those who run somebody are asked. */
export const allSeats = (round: Round): readonly SeatId[] => round.players;

/** S1E-SCOPE-004: whether what the first edition lacks is played free-form. */
export const isLacking = ({ open }: { readonly open: Pick<Campaign['open'], 'edition' | 'options'> }): boolean =>
  open.edition === 'saga-1e' && !open.options['saga.first.borrowMissing'];

/** S1E-SCOPE-004: what the first edition lacks is borrowed, unless the table plays it free-form. */
export const borrowed = (campaign: Campaign, scene: string): string => {
  if (isLacking(campaign)) forbid('S1E-SCOPE-004', 'notBorrowed', { scene });
  return `${campaign.open.edition}/${scene}`;
};

/** Whether an entry is played by rules of its own at the table, and not by word. */
export const isFight = (
  campaign: Campaign,
  { kind, scene, played }: Pick<Entry, 'kind' | 'scene' | 'played'>,
): boolean => {
  const hasRules = kind === 'scene' && (scene === 'duel' || scene === 'battle');
  // What has begun at the table ends there, whatever the table switches meanwhile.
  return hasRules && (played !== null || !isLacking(campaign));
};

/** S1E-SCOPE-004: whether a scene is free-form, by its kind or for want of rules. Talks are in both editions. */
export const isFreeForm = (campaign: Campaign, { scene, played }: Pick<Entry, 'scene' | 'played'>): boolean => {
  if (scene === 'discussion') return false;
  return (scene ?? 'freeForm') === 'freeForm' || (played === null && isLacking(campaign));
};

type Planned = Pick<Entry, 'scene' | 'characters' | 'plan'>;

const armiesIn = ({ scene, plan }: Planned): readonly ArmyPlan[] => {
  const battle = scene === 'battle' ? battlePlan.parse(plan) : null;
  return battle?.ok ? [battle.value.attacker, battle.value.defender] : [];
};

/** Who fights by hand in a scene, as its plan says: in a duel, or as the champion of an army. */
export const fightersIn = (entry: Planned): readonly string[] => {
  const duel = entry.scene === 'duel' ? duelPlan.parse(entry.plan) : null;
  if (duel?.ok) return [...duel.value.side1, ...duel.value.side2];
  return armiesIn(entry).flatMap(({ champions }) => champions);
};

/** Who is in a scene: those entered for it, and those its plan names. */
export const castOf = (entry: Planned): string[] => {
  const led = armiesIn(entry).flatMap(({ commander, leaders, champions }) => [commander, ...leaders, ...champions]);
  return [...new Set([...entry.characters, ...led, ...fightersIn(entry)])];
};

/** The political units whose soldiers are in an entry. */
const unitsOf = (entry: Entry): readonly (string | null)[] => armiesIn(entry).map(({ unit }) => unit);

/** What a fight will give back stays as it is while it is being fought: its people, their gear, a unit's soldiers. */
export const notInFight = (campaign: Campaign, who: { readonly character?: string; readonly unit?: string }): void => {
  const fights = Object.values(campaign.open.entries).filter(
    (entry) => entry.state === 'running' && isFight(campaign, entry),
  );
  const found = fights.find(
    (entry) =>
      (who.character !== undefined && castOf(entry).includes(who.character)) ||
      (who.unit !== undefined && unitsOf(entry).includes(who.unit)),
  );
  if (found !== undefined) forbid('SAGA-CAMPAIGN-006', 'playedAtTable', { title: found.title });
};
