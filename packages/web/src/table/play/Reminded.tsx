import type { saga } from '@warmoot/rules';
import { remindersText } from '@warmoot/words';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import type { Sitting } from '../../net/sitting.js';
import { useSpoken } from '../../words/speech.js';
import { TABLE } from '../words.js';
import './how.css';

/** The entry of the calendar that the table plays; for a check, the scene it is made in. */
const entryPlayed = ({ campaign, scene }: Pick<Sitting, 'campaign' | 'scene'>): saga.campaign.Entry | null =>
  campaign === null || scene === null
    ? null
    : (Object.values(campaign.open.entries).find(
        ({ state, played, trying }) => state === 'running' && (played === scene.scene || trying !== undefined),
      ) ?? null);

/**
 * SAGA-MOTIVE-008, SAGA-TALK-040: what drives people in the scene that is played, for whoever may read their sheets. It
 * reminds, asks nothing, and can be put away.
 */
export const Reminded = ({ sitting }: { readonly sitting: Sitting }) => {
  const { t, words } = useSpoken(TABLE);
  const [away, setAway] = useState<string | null>(null);
  const { campaign } = sitting;
  const entry = entryPlayed(sitting);
  if (campaign === null || entry === null || entry.id === away) return null;
  const character = (id: string): string => campaign.open.characters[id]?.name ?? id;
  const lines = remindersText(campaign, entry, { words, character });
  if (lines.length === 0) return null;
  return (
    <div className="reminded" role="note" aria-label={t.reminded}>
      <p>{lines.join(' ')}</p>
      <Button small kind="quiet" aria-label={t.putAway({ what: t.reminded })} onClick={() => setAway(entry.id)}>
        {t.noted}
      </Button>
    </div>
  );
};
