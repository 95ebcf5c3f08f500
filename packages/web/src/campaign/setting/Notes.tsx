import type { saga } from '@warmoot/rules';
import { signed } from '@warmoot/words';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Dialog } from '../../design/panels/Dialog.js';
import { useCampaignIn } from '../useCampaign.js';
import { NoteForm } from './NoteForm.js';
import { SETTING } from './words.js';
import { notesBy } from './world.js';

interface OneProps {
  readonly note: saga.campaign.Note;
  readonly onEdit: () => void;
}

const One = ({ note, onEdit }: OneProps) => {
  const { t, words, plays, act } = useCampaignIn(SETTING);
  const { id, title, text, bonuses } = note;
  return (
    <li className="world-note">
      <h4>{title}</h4>
      {text === '' ? null : <p className="prose">{text}</p>}
      {bonuses.map(({ on, by, when }) => (
        <p key={`${on} ${when}`} className="small">
          <b>{t.bonus({ by: signed(by), skill: words.skills[on as keyof typeof words.skills], when })}</b>
        </p>
      ))}
      {plays ? (
        <p className="note-acts">
          <Button kind="quiet" small aria-label={t.editWhat({ name: title })} onClick={onEdit}>
            {t.edit}
          </Button>
          <Button
            kind="quiet"
            small
            aria-label={t.removeWhat({ name: title })}
            onClick={() => void act({ deed: 'remove', from: 'notes', id })}
          >
            {t.remove}
          </Button>
        </p>
      ) : null}
    </li>
  );
};

/** What is noted of the world, by kind. */
export const Notes = ({ found }: { readonly found: (text: string) => boolean }) => {
  const { t, seen, plays } = useCampaignIn(SETTING);
  const [at, setAt] = useState<saga.campaign.Note | 'new' | null>(null);
  return (
    <section className="world-notes">
      <header className="world-head">
        <h2>{t.notes}</h2>
        {plays ? (
          <Button small onClick={() => setAt('new')}>
            {t.addNote}
          </Button>
        ) : null}
      </header>
      {Object.keys(seen.open.notes).length === 0 ? <p className="small soft">{t.noNotes}</p> : null}
      {notesBy(seen, found).map(([kind, notes]) => (
        <section key={kind}>
          <h3>{t.kinds[kind]}</h3>
          <ul>
            {notes.map((note) => (
              <One key={note.id} note={note} onEdit={() => setAt(note)} />
            ))}
          </ul>
        </section>
      ))}
      <Dialog
        open={at !== null}
        onClose={() => setAt(null)}
        title={at === null || at === 'new' ? t.addNote : t.editWhat({ name: at.title })}
      >
        <NoteForm note={at === 'new' ? null : at} onDone={() => setAt(null)} />
      </Dialog>
    </section>
  );
};
