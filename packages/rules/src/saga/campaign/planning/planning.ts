import { brokenRule, type Refusal, sameJson } from '@warmoot/kernel';
import { castOf, refusesPlan } from '../fights/fights.js';
import { entryOf, forbidden, refusesDead } from '../papers/finding.js';
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
 * SAGA-WEALTH-008: the reckoning comes after the scenes of its day. Once it is held, that day has no more of them, and
 * where there was something to reckon, neither have the days before it.
 */
const refusesReckoned = ({ open }: Campaign, day: number): Refusal | null => {
  const { units, reckonedOn, today } = open;
  const isOver = Object.keys(units).length > 0 ? day <= reckonedOn : day === reckonedOn && day === today;
  return isOver ? forbidden('SAGA-WEALTH-008', 'dayReckoned', { day }) : null;
};

/** Why a scene can never be played as planned; the dead cannot be planned for either. */
export const refusesScene = (campaign: Ruled, entry: Entry): Refusal | null =>
  refusesReckoned(campaign, entry.day) ??
  refusesOuter(campaign, entry) ??
  refusesPlan(campaign, entry) ??
  refusesDead(campaign, castOf(campaign, entry));

/**
 * Checks only what a new plan changes. The rest may have become impossible since, and the scene can still be put off.
 */
export const refusesChange = (campaign: Ruled, before: Entry, after: Entry): Refusal | null => {
  if (after.kind !== 'scene') return null;
  const known = castOf(campaign, before);
  return (
    (after.day === before.day ? null : refusesReckoned(campaign, after.day)) ??
    (sameJson(after.plan, before.plan) ? null : refusesPlan(campaign, after)) ??
    refusesDead(
      campaign,
      castOf(campaign, after).filter((id) => !known.includes(id)),
    )
  );
};
