import { dueDay, nextFor } from '../../calendar/agenda.js';
import { healingDaysDue } from '../../calendar/entering.js';
import type { Character, SharedCampaign } from '../papers/model.js';
import { dayIn, entriesOf } from './entries.js';
import { isOnTable } from './waiting.js';

/** SAGA-CAL-013: the days of Heal checks that are still to be made for somebody, through a day. */
export const healingDays = (
  { wounds, healedThrough }: Pick<Character, 'wounds' | 'healedThrough'>,
  through: number,
): readonly number[] => {
  if (wounds.length === 0) return [];
  const woundedOn = Math.min(...wounds.map(({ day }) => day));
  return healingDaysDue({ woundedOn, healedThrough }, through);
};

/**
 * Through which day somebody's Heal checks can be made: no further than the calendar has come for them. SAGA-CAL-013: a
 * day has not passed for them while a scene of theirs is played on it, or waits.
 */
export const mayHealThrough = (campaign: SharedCampaign, { id }: Pick<Character, 'id'>): number => {
  const { today } = campaign.open;
  const entries = entriesOf(campaign);
  const next = nextFor(entries, [id]);
  const scene = nextFor(
    entries.filter(({ kind }) => kind === 'scene'),
    [id],
  );
  // SAGA-MOVE-044: how the days on the road were spent is known when it is over.
  if (scene !== null && isOnTable(scene.entry)) return scene.entry.day - 1;
  if (scene?.entry.state === 'running') return dayIn(campaign, scene.entry) - 1;
  const through = Math.max(today, next === null ? 0 : dueDay(next.entry) - 1);
  return scene === null ? through : Math.min(through, dueDay(scene.entry) - 1);
};

/** Somebody as far as their healing goes: a closed sheet tells it too. */
type Patient = Pick<Character, 'id' | 'wounds' | 'healedThrough' | 'dead' | 'dying'>;

/** The days of healing that can be thrown for somebody now; none for the dead, nor before it is known who lives. */
export const healingDue = (campaign: SharedCampaign, patient: Patient): readonly number[] =>
  patient.dead !== null || patient.dying !== null ? [] : healingDays(patient, mayHealThrough(campaign, patient));
