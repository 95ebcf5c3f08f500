import type { AnyRefusal } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { number } from '@warmoot/words';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Area } from '../../design/forms/Area.js';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
import { Select } from '../../design/forms/Select.js';
import { Dialog } from '../../design/panels/Dialog.js';
import { Strip } from '../../table/Strip.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import type { Wish } from './useWays.js';
import { HOME } from './words.js';

interface Side {
  readonly character: string;
  readonly skill: saga.Skill;
}

interface SideFieldsProps {
  readonly label: string;
  readonly side: Side;
  readonly among: readonly string[];
  readonly onChange: (side: Side) => void;
}

const SideFields = ({ label, side, among, onChange }: SideFieldsProps) => {
  const { t, words, nameOf, seen } = useCampaignIn(HOME);
  const character = seen.open.characters[side.character];
  // A sheet that is closed to this seat tells no rating.
  const ratingOf = (skill: saga.Skill): string | null =>
    character !== undefined && saga.campaign.isOpenSheet(character) && character.skills !== null
      ? number(character.skills[skill])
      : null;
  return (
    <div className="plan-row">
      <Select
        label={label}
        options={among.map((id) => ({ key: id, label: nameOf(id) }))}
        at={side.character}
        none={t.check.nobody}
        onPick={(key) => onChange({ ...side, character: key })}
      />
      {side.character === '' ? null : (
        <Select
          label={t.check.skill}
          options={saga.ALL_SKILLS.map((skill) => ({
            key: skill,
            label: [words.skills[skill], ratingOf(skill)].filter((text) => text !== null).join(' '),
          }))}
          at={side.skill}
          onPick={(key) => onChange({ ...side, skill: key })}
        />
      )}
    </div>
  );
};

const rated = ({ character, skill }: Side) => ({ character, skill, modifiers: [], terrain: null });

/** A check in a scene that is being played by word: who does what, and against whom. */
const CheckForm = ({ entry, onDone }: { readonly entry: saga.campaign.Entry; readonly onDone: () => void }) => {
  const { t, play, table, seen, dateText } = useCampaignIn(HOME);
  const [, goTo] = useLocation();
  const [acting, setActing] = useState<Side>({ character: entry.characters[0] ?? '', skill: 'notice' });
  const [opposing, setOpposing] = useState<Side>({ character: '', skill: 'notice' });
  const [action, setAction] = useState('');
  const [changed, setChanged] = useState('');
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  // Those in the scene first; whoever else acts in it comes into it (SAGA-CAL-011).
  const among = [...new Set([...entry.characters, ...Object.keys(seen.open.characters)])];
  const sides = { acting: rated(acting), opposing: opposing.character === '' ? null : rated(opposing) };
  const trial = saga.campaign.trialOf({ ...sides, action }, entry);
  // SAGA-CHECK-023: what was tried before needs a change, on which the table has the last word.
  const before = seen.open.options['saga.check.allowRetry'] ? null : saga.campaign.triedBefore(seen, entry, trial);
  const isUnchanged = before !== null && changed.trim() === '';
  const roll = async (): Promise<void> => {
    const refused = await play({
      play: 'check',
      entry: entry.id,
      ...sides,
      action: action.trim(),
      ...(before === null ? {} : { changed: changed.trim() }),
    });
    // What is refused can be mended: nothing that was typed is lost.
    setRefusal(refused);
    if (refused !== null) return;
    onDone();
    goTo(`/t/${table}`);
  };
  return (
    <Form
      className="plan-form"
      kind="act"
      act={t.check.roll}
      off={acting.character === '' ? t.check.needsSomebody : isUnchanged ? t.check.needsChange : null}
      foot="plan-acts"
      onSend={roll}
    >
      <Field label={t.check.action} maxLength={500} value={action} onText={setAction} />
      <SideFields label={t.check.acting} side={acting} among={among} onChange={setActing} />
      <SideFields
        label={t.check.opposing}
        side={opposing}
        among={Object.keys(seen.open.characters).filter((id) => id !== acting.character)}
        onChange={setOpposing}
      />
      {before === null ? null : (
        <Field
          label={t.check.changed}
          hint={t.check.triedBefore({ date: dateText(before.tried.day), title: before.entry.title })}
          maxLength={500}
          value={changed}
          onText={setChanged}
        />
      )}
      {opposing.character === '' ? <p className="small soft">{t.check.terms}</p> : null}
      <Strip hindrance={refusal} />
    </Form>
  );
};

const CloseForm = ({ entry, onDone }: { readonly entry: saga.campaign.Entry; readonly onDone: () => void }) => {
  const { t, act, table } = useCampaignIn(HOME);
  const [, goTo] = useLocation();
  const [text, setText] = useState(entry.text);
  const [days, setDays] = useState(entry.days);
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const close = async (): Promise<void> => {
    const refused = await act({ deed: 'close', entry: entry.id, text, ...(days === entry.days ? {} : { days }) });
    setRefusal(refused);
    if (refused !== null) return;
    onDone();
    // A scene in words ends here, as one at the table ends there: both lead to what comes next.
    goTo(`/t/${table}/next/${entry.id}`);
  };
  return (
    <Form className="plan-form" kind="act" act={t.ways.close} foot="plan-acts" onSend={close}>
      <Area label={t.cameOfIt} rows={6} value={text} onChange={setText} />
      {entry.days > 1 ? (
        <Field
          label={t.took}
          type="number"
          min={1}
          max={100_000}
          value={days}
          onText={(text) => setDays(Math.max(1, Number(text) || 1))}
        />
      ) : null}
      <Strip hindrance={refusal} />
    </Form>
  );
};

/** What is said when a scene is closed, and a check within it. */
export const EntryDialogs = ({ wish, onDone }: { readonly wish: Wish; readonly onDone: () => void }) => {
  const { t } = useSpoken(HOME);
  const title = wish?.entry.title ?? '';
  return (
    <Dialog
      open={wish !== null}
      onClose={onDone}
      title={wish?.way === 'check' ? t.check.title({ title }) : t.closeTitle({ title })}
    >
      {wish?.way === 'close' ? <CloseForm entry={wish.entry} onDone={onDone} /> : null}
      {wish?.way === 'check' ? <CheckForm entry={wish.entry} onDone={onDone} /> : null}
    </Dialog>
  );
};
