import type { Json, SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Choose } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { useSpoken } from '../../words/speech.js';
import { beginOrPropose, isHost } from '../rulings/propose.js';
import { EditionSwitch } from './EditionSwitch.js';
import type { Edition } from './fighters.js';
import type { SetupProps } from './setupProps.js';
import { SETUP } from './setupWords.js';

interface SideWish {
  readonly name: string;
  readonly seat: SeatId;
  readonly skill: saga.Skill;
  readonly rating: number;
}

interface SideProps {
  readonly legend: string;
  readonly side: SideWish;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly onChange: (side: SideWish) => void;
}

/** Somebody in a check: who they are, who plays them, what they use and how good they are at it. */
const Side = ({ legend, side, seats, onChange }: SideProps) => {
  const { t, words } = useSpoken(SETUP);
  return (
    <fieldset className="check-side">
      <legend className="lab">{legend}</legend>
      <Field label={t.name} maxLength={40} value={side.name} onText={(text) => onChange({ ...side, name: text })} />
      <Choose
        label={t.playedBy}
        options={seats.map(({ seat, name }) => ({ key: seat, label: name }))}
        at={side.seat}
        onPick={(seat) => onChange({ ...side, seat })}
      />
      <Choose
        label={t.skill}
        options={saga.ALL_SKILLS.map((key) => ({ key, label: words.skills[key] }))}
        at={side.skill}
        onPick={(skill) => onChange({ ...side, skill })}
      />
      <Field
        label={t.rating}
        type="number"
        min={0}
        max={10}
        value={side.rating}
        onText={(text) => onChange({ ...side, rating: Math.max(0, Math.min(10, Number(text))) })}
      />
    </fieldset>
  );
};

/** Sets up a check: against a difficulty that the table settles, or against somebody. */
export const CheckSetup = ({ sitting, act }: SetupProps) => {
  const { t } = useSpoken(SETUP);
  const seats = (sitting.seen?.seats ?? []).filter(({ role, taken }) => role === 'player' && taken);
  const them = seats.find(({ seat }) => seat !== sitting.seat)?.seat ?? sitting.seat;
  const [edition, setEdition] = useState<Edition>('saga');
  const [kind, setKind] = useState<'opposed' | 'unopposed'>('unopposed');
  const [action, setAction] = useState('');
  const [acting, setActing] = useState<SideWish>({ name: 'Ella', seat: sitting.seat, skill: 'jumpClimb', rating: 3 });
  const [opposing, setOpposing] = useState<SideWish>({ name: 'Joris', seat: them, skill: 'strength', rating: 3 });
  const sides = kind === 'opposed' ? [acting, opposing] : [acting];
  const names = sides.map(({ name }) => name.trim());
  const lacks = names.includes('')
    ? t.noName
    : new Set(names).size < names.length
      ? t.sameNames
      : kind === 'unopposed' && action.trim() === ''
        ? t.needAction
        : null;
  const trimmed = (side: SideWish): Json => ({ ...side, name: side.name.trim() });
  // Everybody who plays has a say in what is settled at the table.
  const all = seats.map(({ seat }) => seat);
  const setup: Json =
    kind === 'opposed'
      ? { kind, seats: all, acting: trimmed(acting), opposing: trimmed(opposing) }
      : { kind, seats: all, acting: trimmed(acting), action: action.trim() };
  return (
    <div className="setup-check">
      <div className="setup-row">
        <Switch
          legend={t.checkKind}
          options={{ unopposed: t.unopposed, opposed: t.opposed }}
          at={kind}
          onGo={setKind}
        />
        <EditionSwitch at={edition} onGo={setEdition} />
      </div>
      <div className="setup-sides">
        <Side legend={t.acting} side={acting} seats={seats} onChange={setActing} />
        {kind === 'opposed' ? (
          <Side legend={t.opposing} side={opposing} seats={seats} onChange={setOpposing} />
        ) : (
          <Field label={t.action} hint={t.actionHint} maxLength={500} value={action} onText={setAction} />
        )}
      </div>
      <Button
        kind={isHost(sitting) ? 'act' : 'line'}
        off={lacks}
        onClick={() => beginOrPropose(sitting, act, { scene: `${edition}/check`, setup, options: {} })}
      >
        {isHost(sitting) ? t.beginCheck : t.proposeIt}
      </Button>
    </div>
  );
};
