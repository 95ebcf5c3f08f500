import type { saga } from '@warmoot/rules';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCampaign } from '../useCampaign.js';
import type { Way } from './agenda.js';

/** What takes more than a press. */
export type Wish = { readonly way: 'close' | 'check'; readonly entry: saga.campaign.Entry } | null;

/** Whether more is asked before it is done. */
export const isAskedFirst = (way: Way): way is 'close' | 'check' => way === 'close' || way === 'check';

interface Ways {
  readonly go: (way: Way, entry: saga.campaign.Entry) => void;
  readonly wish: Wish;
  readonly forget: () => void;
  readonly busy: boolean;
}

/** Carries out what can be done with an entry, and goes to the table if its scene is played there. */
export const useWays = (): Ways => {
  const { table, act, play } = useCampaign();
  const [, goTo] = useLocation();
  const [wish, setWish] = useState<Wish>(null);
  const [busy, setBusy] = useState(false);
  const wait = async (doing: Promise<unknown>): Promise<void> => {
    setBusy(true);
    await doing;
    setBusy(false);
  };
  const go = (way: Way, entry: saga.campaign.Entry): void => {
    switch (way) {
      case 'play':
        void wait(
          play({ play: 'entry', entry: entry.id }).then((refusal) => {
            if (refusal === null) goTo(`/t/${table}`);
          }),
        );
        return;
      case 'watch':
        goTo(`/t/${table}`);
        return;
      case 'close':
      case 'check':
        setWish({ way, entry });
        return;
      default:
        void wait(
          act({ deed: way, entry: entry.id }).then((refusal) => {
            // What waited at the table goes on there.
            if (refusal === null && way === 'resume' && entry.played !== null) goTo(`/t/${table}`);
          }),
        );
    }
  };
  return { go, wish, forget: () => setWish(null), busy };
};
