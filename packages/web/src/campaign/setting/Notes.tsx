import { saga } from '@warmoot/rules';
import { signed } from '@warmoot/words';
import { useState } from 'react';
import { Area } from '../../design/forms/Area.js';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
import { Choose } from '../../design/forms/Select.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { ThingActs, ThingsHead } from '../wealth/ofTheWorld.js';
import { SETTING } from './words.js';
import { NOTE_KINDS, type NoteDeed, notesBy } from './world.js';

type Bonus = NoteDeed['bonuses'][number];

interface BonusesProps {
  readonly bonuses: readonly Bonus[];
  readonly onChange: (bonuses: readonly Bonus[]) => void;
}

/** SAGA-WORLD-011: plain bonuses to named checks. */
const Bonuses = ({ bonuses, onChange }: BonusesProps) => {
  const { t, words } = useSpoken(SETTING);
  const change = (at: number, bonus: Bonus | null): void =>
    onChange(bonuses.flatMap((one, n) => (n !== at ? [one] : bonus === null ? [] : [bonus])));
  return (
    <fieldset className="stack">
      <legend className="lab">{t.bonuses}</legend>
      <p className="small soft">{t.bonusesNote}</p>
      {bonuses.map((bonus, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no names, only their places.
        <div key={at} className="thing">
          <Choose
            label={t.bonusSkill({ nth: at + 1 })}
            at={bonus.on}
            options={saga.ALL_SKILLS.map((skill) => ({ key: skill, label: words.skills[skill] }))}
            onPick={(key) => change(at, { ...bonus, on: key as saga.Skill })}
          />
          <Field
            label={t.bonusBy({ nth: at + 1 })}
            type="number"
            min={-20}
            max={20}
            value={bonus.by}
            onText={(text) => change(at, { ...bonus, by: Math.trunc(Number(text) || 0) })}
          />
          <Field
            label={t.bonusWhen({ nth: at + 1 })}
            maxLength={200}
            value={bonus.when}
            onText={(text) => change(at, { ...bonus, when: text })}
          />
          <Button kind="quiet" small aria-label={t.dropBonus({ nth: at + 1 })} onClick={() => change(at, null)}>
            {t.remove}
          </Button>
        </div>
      ))}
      {bonuses.length < 20 ? (
        <Button small onClick={() => onChange([...bonuses, { on: 'notice', by: 1, when: '' }])}>
          {t.addBonus}
        </Button>
      ) : null}
    </fieldset>
  );
};

interface NoteFormProps {
  /** Null for a new one. */
  readonly note: saga.campaign.Note | null;
  readonly onDone: () => void;
}

/** A note about the world. */
const NoteForm = ({ note, onDone }: NoteFormProps) => {
  const { t, act } = useCampaignIn(SETTING);
  const [kind, setKind] = useState<saga.campaign.Note['kind']>(note?.kind ?? 'place');
  const [title, setTitle] = useState(note?.title ?? '');
  const [text, setText] = useState(note?.text ?? '');
  const [bonuses, setBonuses] = useState((note?.bonuses ?? []) as readonly Bonus[]);
  const keep = async (): Promise<void> => {
    const said: NoteDeed = { deed: 'note', kind, title: title.trim(), text: text.trim(), bonuses: [...bonuses] };
    if ((await act(note === null ? said : { ...said, id: note.id })) === null) onDone();
  };
  return (
    <Form
      className="world-form"
      kind="ink"
      act={t.keep}
      off={title.trim() === '' ? t.needsTitle : null}
      foot=""
      onSend={keep}
    >
      <div className="unit-row">
        <Choose
          label={t.kind}
          at={kind}
          options={NOTE_KINDS.map((key) => ({ key, label: t.kinds[key] }))}
          onPick={(key) => setKind(key as saga.campaign.Note['kind'])}
        />
        <Field label={t.noteTitle} maxLength={120} value={title} onText={setTitle} />
      </div>
      <Area label={t.text} rows={6} value={text} onChange={setText} />
      {kind === 'magic' || bonuses.length > 0 ? <Bonuses bonuses={bonuses} onChange={setBonuses} /> : null}
    </Form>
  );
};

const One = ({ note }: { readonly note: saga.campaign.Note }) => {
  const { t, words } = useSpoken(SETTING);
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
      <ThingActs
        className="note-acts"
        name={title}
        from="notes"
        id={id}
        form={(onDone) => <NoteForm note={note} onDone={onDone} />}
      />
    </li>
  );
};

/** What is noted of the world, by kind. */
export const Notes = ({ found }: { readonly found: (text: string) => boolean }) => {
  const { t, seen } = useCampaignIn(SETTING);
  return (
    <section className="world-notes">
      <ThingsHead title={t.notes} add={t.addNote} form={(onDone) => <NoteForm note={null} onDone={onDone} />} />
      {Object.keys(seen.open.notes).length === 0 ? <p className="small soft">{t.noNotes}</p> : null}
      {notesBy(seen, found).map(([kind, notes]) => (
        <section key={kind}>
          <h3>{t.kinds[kind]}</h3>
          <ul>
            {notes.map((note) => (
              <One key={note.id} note={note} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
};
