import { brokenRule, type Refusal, sameJson } from '@warmoot/kernel';
import { castOf, fightersIn, isAtTable, mayFightIn, refusesPlan } from '../bridges/bridges.js';
import { certain, characterOf, entryOf, forbidden, refusesDead } from '../papers/finding.js';
import type { Campaign, Entry, Ruled } from '../papers/model.js';

/** SAGA-CAMPAIGN-010: a scene is played inside one that is still to be played, or being played. */
const refusesOuter = (campaign: Campaign, { title, inside }: Pick<Entry, 'title' | 'inside'>): Refusal | null => {
  if ((inside ?? null) === null) return null;
  const found = entryOf(campaign, inside as string);
  if (!found.ok) return found.refusal;
  const outer = found.value;
  if (outer.kind === 'scene' && outer.state !== 'done' && outer.state !== 'dropped') return null;
  return brokenRule('SAGA-CAMPAIGN-010', 'calendar.outerNotPlayed', { title, outer: outer.title });
};

/**
 * SAGA-CAL-011, SAGA-CAMPAIGN-010: nobody fights in two scenes at the same time, though one is inside the other. A
 * champion of a battle that is not begun yet is kept for the scene inside it.
 */
const refusesFightingTwice = (campaign: Ruled, entry: Entry, known: readonly string[] = []): Refusal | null => {
  const outer = campaign.open.entries[entry.inside ?? ''];
  if (outer === undefined || !isAtTable(campaign, outer)) return null;
  if (outer.scene === 'battle' && outer.state === 'planned') return null;
  const busy = mayFightIn(campaign, outer);
  const who = fightersIn(campaign, entry).find((id) => busy.includes(id) && !known.includes(id));
  if (who === undefined) return null;
  const { name } = certain(characterOf(campaign, who));
  return forbidden('SAGA-CAL-011', 'fightsInOuter', { name, outer: outer.title });
};

/**
 * SAGA-WEALTH-008: the reckoning comes after the scenes of its day. Once it is held, that day has no more of them, and
 * where there was something to reckon, neither have the days before it.
 */
const refusesReckoned = ({ open }: Campaign, day: number): Refusal | null => {
  const { units, reckonedOn, today } = open;
  const isOver = Object.keys(units).length > 0 ? day <= reckonedOn : day === reckonedOn && day === today;
  return isOver ? forbidden('SAGA-WEALTH-008', 'dayReckoned', { day }) : null;
};

/** Why a scene can never be played as planned; the dead cannot be planned for either. */
export const refusesScene = (campaign: Ruled, entry: Entry, version: string): Refusal | null =>
  refusesReckoned(campaign, entry.day) ??
  refusesOuter(campaign, entry) ??
  refusesPlan(campaign, entry, version) ??
  refusesFightingTwice(campaign, entry) ??
  refusesDead(campaign, castOf(campaign, entry));

/**
 * Checks only what a new plan changes. The rest may have become impossible since, and the scene can still be put off.
 */
export const refusesChange = (
  campaign: Ruled,
  { before, after }: { readonly before: Entry; readonly after: Entry },
  version: string,
): Refusal | null => {
  if (after.kind !== 'scene') return null;
  const known = castOf(campaign, before);
  return (
    (after.day === before.day ? null : refusesReckoned(campaign, after.day)) ??
    (sameJson(after.plan, before.plan) ? null : refusesPlan(campaign, after, version)) ??
    refusesFightingTwice(campaign, after, fightersIn(campaign, before)) ??
    refusesDead(
      campaign,
      castOf(campaign, after).filter((id) => !known.includes(id)),
    )
  );
};
