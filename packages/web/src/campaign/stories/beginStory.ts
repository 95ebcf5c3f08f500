import type { SeatId } from '@warmoot/kernel';
import type { Seat } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { storyFound, storyTold } from '@warmoot/words';
import type { Hindrance } from '../../net/api.js';
import { foundAt } from '../../net/foundAt.js';
import { act } from '../../net/store.js';
import { campaignDeeds } from '../deeds.js';
import { putDown } from '../handover/offers.js';
import { entriesIn } from '../seen.js';
import { storyCalled } from './parts.js';

const AWAY: Hindrance = { code: 'AWAY' };

/** The first chapter of a campaign that tells a story, put on the calendar and played; or why not. */
export const playOpening = async ({ table, seat }: Seat, language: string): Promise<Hindrance | null> => {
  const deeds = campaignDeeds((deed) => act(table, seat, deed));
  const opening = await foundAt(table, seat, ({ campaign }) => {
    if (campaign === null) return null;
    const next = saga.campaign.storyOpens(campaign, storyTold(language, campaign.open.founding?.story));
    return next === null ? null : { next, day: campaign.open.today };
  });
  if (opening === null) return AWAY;
  const { next, day } = opening;
  const put = { day, title: next.told?.title ?? '', place: next.place };
  const refusal = await deeds.act({ deed: 'plan', ...putDown(next, put) });
  if (refusal !== null) return refusal;
  const entry = await foundAt(table, seat, ({ campaign }) =>
    campaign === null
      ? null
      : (entriesIn(campaign).findLast(({ chapter, state }) => chapter === next.chapter && state === 'planned') ?? null),
  );
  return entry === null ? AWAY : deeds.play({ play: 'entry', entry: entry.id });
};

/** Founds a story at a table whose seats share its parts, and plays its first chapter. */
export const beginStory = async (
  at: Seat,
  story: string,
  seats: Readonly<Record<string, SeatId>>,
  language: string,
): Promise<Hindrance | null> => {
  const deed = storyFound(language, storyCalled(story), seats);
  const refusal = await act(at.table, at.seat, { do: 'campaign', deed });
  return refusal ?? playOpening(at, language);
};
