import type { Json, SeatId } from '@warmoot/kernel';
import { forbid } from './asking.js';
import type { Campaign, CampaignEvent, Entry } from './model.js';
import { battlePlan, duelPlan } from './plays.js';

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
const isLacking = ({ open }: Campaign): boolean =>
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

/** Who is in a scene: those entered for it, and those its plan names. */
export const castOf = ({ scene, characters, plan }: Pick<Entry, 'scene' | 'characters' | 'plan'>): string[] => {
  const duel = scene === 'duel' ? duelPlan.parse(plan) : null;
  const battle = scene === 'battle' ? battlePlan.parse(plan) : null;
  const fighters = duel?.ok ? [...duel.value.side1, ...duel.value.side2] : [];
  const armies = battle?.ok ? [battle.value.attacker, battle.value.defender] : [];
  const led = armies.flatMap(({ commander, leaders, champions }) => [commander, ...leaders, ...champions]);
  return [...new Set([...characters, ...fighters, ...led])];
};

/** The political units whose soldiers are in an entry. */
const unitsOf = ({ scene, plan }: Entry): readonly (string | null)[] => {
  const battle = scene === 'battle' ? battlePlan.parse(plan) : null;
  return battle?.ok ? [battle.value.attacker.unit, battle.value.defender.unit] : [];
};

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
