import type { saga } from '@warmoot/rules';
import { RAID as DE_RAID } from './raid.de.js';
import { RAID as EN_RAID } from './raid.en.js';

const STORIES: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  raid: { en: EN_RAID, de: DE_RAID },
};

/** What a story would write, in a language: names, places, wants and endings by their keys. */
export const storyTold =
  (language: string, story: string | undefined): saga.campaign.StoryTold =>
  (key) => {
    const told = STORIES[story ?? ''];
    return told?.[language]?.[key] ?? told?.en?.[key] ?? key;
  };
