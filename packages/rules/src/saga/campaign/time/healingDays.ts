import { dueDay, nextFor } from '../../calendar/agenda.js';
import { healingDaysDue } from '../../calendar/entering.js';
import type { Campaign, Character } from '../papers/model.js';
import { entriesOf } from './entries.js';

/** SAGA-CAL-013: the days of Heal checks that are still to be made for somebody, through a day. */
export const healingDays = ({ wounds, healedThrough }: Character, through: number): readonly number[] => {
  if (wounds.length === 0) return [];
  const woundedOn = Math.min(...wounds.map(({ day }) => day));
  return healingDaysDue({ woundedOn, healedThrough }, through);
};

/**
 * Through which day somebody's Heal checks can be made: no further than the calendar has come for them. SAGA-CAL-013: a
 * day has not passed for them while a scene of theirs is played on it, or waits.
 */
export const mayHealThrough = (campaign: Campaign, { id }: Pick<Character, 'id'>): number => {
  const { today } = campaign.open;
  const entries = entriesOf(campaign);
  const next = nextFor(entries, [id]);
  const scene = nextFor(
    entries.filter(({ kind }) => kind === 'scene'),
    [id],
  );
  if (scene?.entry.state === 'running') return today - 1;
  const through = Math.max(today, next === null ? 0 : dueDay(next.entry) - 1);
  return scene === null ? through : Math.min(through, dueDay(scene.entry) - 1);
};
