import { attempt, need, ok, type Result } from '@warmoot/kernel';
import { reckoningDayOf, yearDaysBetween, yearOf } from '../../calendar/dates.js';
import { onFirstDay } from '../../wealth/credits.js';
import { supportedBy } from '../../wealth/reckoning.js';
import { evolveAll } from '../papers/evolve.js';
import { forbid } from '../papers/finding.js';
import type { Campaign, CampaignEvent, SharedCampaign } from '../papers/model.js';
import { because, keepUnit } from '../papers/noting.js';
import { allSoldiersOf, backBy } from './away.js';
import { calendarIn, happenings } from './entries.js';

/** SAGA-WEALTH-012: on the first day of a year, before any scene, waiting credits are read. */
const newYear = (campaign: Campaign, year: number): readonly CampaignEvent[] =>
  Object.values(campaign.open.units).flatMap((unit) => {
    const timing = campaign.open.options['saga.wealth.timing'];
    const { record, happened } = onFirstDay(unit.wealth, { year, timing });
    return happened.length === 0
      ? []
      : [keepUnit({ ...unit, wealth: record }, because('newYear', ['SAGA-WEALTH-012']), happened)];
  });

/** SAGA-WEALTH-015: a unit with too much settles before time goes on; a unit that could have more has chosen not to. */
const closedBooks = ({ open }: Campaign): Result<readonly CampaignEvent[]> => {
  const unsettled = Object.values(open.units).filter(({ wealth }) => wealth.toSettle);
  for (const unit of unsettled) {
    const { name, wealth } = unit;
    const over = supportedBy(wealth, allSoldiersOf(unit)).find(({ excess }) => excess > 0);
    if (over === undefined) continue;
    return forbid('SAGA-WEALTH-015', 'settleFirst', { unit: name, what: over.what, excess: over.excess });
  }
  const why = because('booksClosed', ['SAGA-WEALTH-015']);
  return ok(unsettled.map((unit) => keepUnit({ ...unit, wealth: { ...unit.wealth, toSettle: false } }, why)));
};

const reckoningIn = (campaign: SharedCampaign, year: number): number =>
  reckoningDayOf(calendarIn(campaign), year, campaign.open.options['saga.wealth.reckoningDay']);

/**
 * The next reckoning that is still to come, and its day. SAGA-WEALTH-006, SAGA-WEALTH-007: once a year; where the table
 * has moved it to a day that is past, it is due today.
 */
export const nextReckoning = (campaign: SharedCampaign): { readonly year: number; readonly day: number } => {
  const { today, reckoned } = campaign.open;
  const year = Math.max(reckoned + 1, yearOf(calendarIn(campaign), today));
  return { year, day: Math.max(reckoningIn(campaign, year), today) };
};

/** SAGA-WEALTH-008: before a day, years are reckoned; where there is nothing to reckon, they go by. */
const yearsBefore = (campaign: Campaign, day: number): Result<readonly CampaignEvent[]> => {
  const next = nextReckoning(campaign);
  if (next.day >= day) return ok([]);
  if (Object.keys(campaign.open.units).length > 0) return forbid('SAGA-WEALTH-008', 'reckonFirst', { ...next });
  const dayIn = (year: number): number => reckoningIn(campaign, year);
  // Only the last of these years is noted, however many pass: one deed must not fill the log.
  const last = Math.ceil((day - dayIn(1)) / (dayIn(2) - dayIn(1)));
  return ok([{ event: 'yearReckoned', year: last }]);
};

/** The day comes on which something begins: what lies before it has happened, years have turned. */
export const dayComes = (campaign: Campaign, day: number): Result<readonly CampaignEvent[]> =>
  attempt(function* () {
    const { today, options, units } = campaign.open;
    if (day <= today) return happenings(campaign, day);
    const events: CampaignEvent[] = [...(yield* need(closedBooks(campaign))), ...happenings(campaign, day)];
    events.push(...(yield* need(yearsBefore(campaign, day))));
    events.push(...backBy(evolveAll(campaign, events), day));
    if (Object.keys(units).length > 0) {
      const between = { after: today, through: day };
      for (const turn of yearDaysBetween(calendarIn(campaign), options['saga.wealth.reckoningDay'], between)) {
        if (turn.what === 'firstDay') events.push(...newYear(evolveAll(campaign, events), turn.year));
      }
    }
    return [...events, { event: 'dayCame', day }];
  });
