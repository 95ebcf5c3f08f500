import type { saga } from '@warmoot/rules';
import { type WorldBook, worldBooks } from '@warmoot/words';
import { useCampaignIn } from '../useCampaign.js';
import { NO_FOUNDING, worldCalled, worldOf } from './book.js';
import { FOUNDING } from './words.js';

interface Parts {
  readonly founding: saga.campaign.Founding;
  readonly world: WorldBook;
  readonly isTaken: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  /** Leaves the world that is there and takes another. */
  readonly change: (to: string) => Promise<void>;
}

/** Takes and leaves parts of worlds, one after the other. */
export const useParts = (): Parts => {
  const { words, seen, do: doIt } = useCampaignIn(FOUNDING);
  const founding = seen.open.founding ?? NO_FOUNDING;
  const world = worldOf(words.language, founding);
  const parts = worldBooks(words.language).flatMap((book) => book.parts);
  const isTaken = (key: string): boolean => Object.hasOwn(founding.parts, key);
  const toggle = (key: string): void => {
    const part = parts.find((one) => one.part.key === key)?.part;
    if (isTaken(key)) void doIt({ deed: 'leave', part: key });
    else if (part !== undefined) void doIt({ deed: 'take', part });
  };
  const change = async (to: string): Promise<void> => {
    for (const key of Object.keys(founding.parts)) await doIt({ deed: 'leave', part: key });
    for (const { part, taken } of worldCalled(words.language, to).parts) if (taken) await doIt({ deed: 'take', part });
  };
  return { founding, world, isTaken, toggle, change };
};
