import type { saga } from '@warmoot/rules';
import { useCampaignIn } from '../useCampaign.js';
import { useWriting } from './useWriting.js';
import { Written } from './Writing.js';
import { SHEET } from './words.js';

const MOST = 20_000;

/** SAGA-DRAFT-010: what the owner alone reads. Nobody else is shown so much as the place for it. */
export const Goals = ({ who }: { readonly who: saga.campaign.SeenCharacter }) => {
  const { t, seen, seat } = useCampaignIn(SHEET);
  const { write } = useWriting();
  const { own } = seen;
  if (who.owner !== seat || own === null) return null;
  const { id: character } = who;
  return (
    <section className="goals">
      <h2>{t.wants}</h2>
      <Written
        label={t.wants}
        text={own.goals[character] ?? ''}
        empty={t.noGoals}
        may
        long
        most={MOST}
        className="note"
        lead={<em>{t.onlyYou} </em>}
        onSave={(text) => write({ deed: 'goals', character, text })}
      />
      <h3 className="lab">{t.note}</h3>
      <Written
        label={t.note}
        text={own.notes[character] ?? ''}
        empty={t.noNote}
        may
        long
        most={MOST}
        className="note"
        onSave={(text) => write({ deed: 'privateNote', character, text })}
      />
    </section>
  );
};
