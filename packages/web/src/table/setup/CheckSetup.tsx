import { type Json, type SeatId, shape } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { Field } from '../../design/forms/Field.js';
import { Choose } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { useSpoken } from '../../words/speech.js';
import { Begins } from './Begins.js';
import { EditionSwitch, edition } from './EditionSwitch.js';
import { seatsToPlay } from './places.js';
import { askedOptions, Slated, SlateNote } from './SlateNote.js';
import type { SetupProps } from './setupProps.js';
import { SETUP } from './setupWords.js';
import { useSlate } from './slate.js';

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

const side = shape.record({
  name: shape.text(0, 40),
  seat: shape.text(0, 60),
  skill: shape.oneOf(...(saga.ALL_SKILLS as readonly [saga.Skill])),
  rating: shape.integer(0, 10),
});
const checkKind = shape.oneOf('opposed', 'unopposed');
const usual = { seat: '', rating: 3 };

/** Sets up a check: against a difficulty that the table settles, or against somebody. */
export const CheckSetup = (props: SetupProps) => {
  const { sitting, act } = props;
  const { t, words } = useSpoken(SETUP);
  const seats = seatsToPlay(sitting);
  const [first, second = first] = seats;
  const slate = useSlate(props);
  const editionAt = slate('edition', edition, 'saga');
  const kindAt = slate('kind', checkKind, 'unopposed');
  const actionAt = slate('action', shape.text(0, 500), '');
  const actingAt = slate('acting', side, { ...usual, name: 'Ella', skill: 'jumpClimb' as saga.Skill });
  const opposingAt = slate('opposing', side, { ...usual, name: 'Joris', skill: 'strength' as saga.Skill });
  const kind = kindAt.value;
  const action = actionAt.value;
  // Whoever sits down later plays those whom nobody plays yet.
  const seated = (one: SideWish, otherwise: SeatId | undefined): SideWish =>
    seats.some(({ seat }) => seat === one.seat) ? one : { ...one, seat: otherwise ?? '' };
  const acting = seated(actingAt.value, first?.seat);
  const opposing = seated(opposingAt.value, second?.seat);
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
  const saySide = (one: SideWish): string => `${one.name}: ${words.skills[one.skill]} ${one.rating}`;
  const say = (field: string, value: unknown): string | null => {
    if (field === kindAt.field && checkKind.parse(value, '').ok) return t[value as 'opposed' | 'unopposed'];
    if (field === editionAt.field) return `${t.edition}: ${value === 'saga' ? t.second : t.first}`;
    if (field === actionAt.field && typeof value === 'string') return value;
    const asked = field === actingAt.field || field === opposingAt.field ? side.parse(value, '') : null;
    return asked?.ok ? saySide(asked.value) : null;
  };
  return (
    <div className="setup-check">
      <div className="setup-row">
        <Switch
          legend={t.checkKind}
          options={{ unopposed: t.unopposed, opposed: t.opposed }}
          at={kind}
          onGo={kindAt.set}
          asked={askedOptions(sitting, kindAt)}
          note={<SlateNote sitting={sitting} of={kindAt} say={(value) => t[value]} />}
        />
        <EditionSwitch sitting={sitting} of={editionAt} />
      </div>
      <div className="setup-sides">
        <Slated sitting={sitting} of={actingAt} say={saySide}>
          <Side legend={t.acting} side={acting} seats={seats} onChange={actingAt.set} />
        </Slated>
        {kind === 'opposed' ? (
          <Slated sitting={sitting} of={opposingAt} say={saySide}>
            <Side legend={t.opposing} side={opposing} seats={seats} onChange={opposingAt.set} />
          </Slated>
        ) : (
          <Slated sitting={sitting} of={actionAt} say={(value) => value}>
            <Field label={t.action} hint={t.actionHint} maxLength={500} value={action} onText={actionAt.set} />
          </Slated>
        )}
      </div>
      <Begins
        sitting={sitting}
        act={act}
        places={sides.map(({ name, seat }) => ({ as: name, seat }))}
        lacks={lacks}
        label={t.beginCheck}
        start={() => ({ scene: `${editionAt.value}/check`, setup, options: {} })}
        say={say}
      />
    </div>
  );
};
