import { saga } from '@warmoot/rules';
import type { Sitting } from '../../net/sitting.js';
import { entriesIn } from '../seen.js';

/** The chapter of a story that is played at a table, and its place on the calendar; null where none is. */
export const chapterAt = ({
  campaign,
  scene,
}: Pick<Sitting, 'campaign' | 'scene'>): {
  readonly entry: saga.campaign.Entry;
  readonly chapter: saga.campaign.StoryChapter;
} | null => {
  if (campaign === null || scene === null || campaign.open.founding?.story === undefined) return null;
  const entry = entriesIn(campaign).find(({ state, played }) => state === 'running' && played === scene.scene);
  const chapter = entry === undefined ? null : saga.campaign.storyChapter(campaign, entry);
  return entry === undefined || chapter === null ? null : { entry, chapter };
};
