import type { SeenSeat } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { Button } from '../../../design/forms/Button.js';
import { Field } from '../../../design/forms/Field.js';
import { Choose } from '../../../design/forms/Select.js';
import { whole } from '../../../design/forms/whole.js';
import { useSpoken } from '../../../words/speech.js';
import { NameField } from '../../road/NameField.js';
import { freeName } from '../../road/parties.js';
import { FIGHTER_NAMES } from '../fighters.js';
import { SETUP } from '../setupWords.js';
import { type MoveKind, type MoveMember, type MoveParty, newMember } from './moveStart.js';
import { MOVE_SETUP } from './words.js';

export interface MembersProps {
  readonly kind: MoveKind;
  readonly party: MoveParty;
  /** The names of everybody else who is on the road. */
  readonly taken: readonly string[];
  readonly seats: readonly SeenSeat[];
  readonly onChange: (party: MoveParty) => void;
}

const TICKS = { chase: ['mounted', 'light'], race: ['mounted'], march: ['mounted', 'light', 'scout'] } as const;

/** What an average person has in every skill. */
const AVERAGE = 2;
/** Fights as was written down for them, not as one of the ready-made. */
const WRITTEN = 'written';

/** Somebody who fights as one of the ready-made does. */
const newFighter = (like: string): NonNullable<MoveMember['fighter']> => ({
  ...(newMember('Somebody').fighter as NonNullable<MoveMember['fighter']>),
  like: like as saga.duel.FighterName,
});

interface MemberProps extends Pick<MembersProps, 'kind' | 'seats'> {
  readonly one: MoveMember;
  readonly onChange: (one: MoveMember) => void;
}

/** What somebody is good at on the road, how they fight, and what they carry. */
const MemberSheet = ({ kind, one, seats, onChange }: MemberProps) => {
  const { t, words } = useSpoken(MOVE_SETUP);
  const { t: setup } = useSpoken(SETUP);
  const { fighter, seat, ...rest } = one;
  const like = fighter === undefined ? '' : (FIGHTER_NAMES.find((name) => name === fighter.like) ?? WRITTEN);
  const played = seat === undefined ? {} : { seat };
  const fights = (key: string): void => {
    if (key === WRITTEN) return;
    if (key === '') onChange({ ...rest, ...played });
    else onChange({ ...one, fighter: newFighter(key) });
  };
  return (
    <details className="road-fold">
      <summary>{t.sheet}</summary>
      <div className="move-numbers">
        {saga.party.PARTY_SKILLS.map((skill) => (
          <Field
            key={skill}
            label={words.skills[skill]}
            type="number"
            min={0}
            max={10}
            value={one.skills[skill] ?? AVERAGE}
            onText={(text) => onChange({ ...one, skills: { ...one.skills, [skill]: whole(text, 0, 10) } })}
          />
        ))}
        {kind === 'march' ? (
          <>
            <Field
              label={t.food}
              type="number"
              min={0}
              max={400}
              value={one.food}
              onText={(text) => onChange({ ...one, food: whole(text, 0, 400) })}
            />
            <Field
              label={t.skins}
              type="number"
              min={0}
              max={50}
              value={one.skins}
              onText={(text) => onChange({ ...one, skins: whole(text, 0, 50) })}
            />
          </>
        ) : null}
      </div>
      <Choose
        label={setup.kind}
        options={[
          ...FIGHTER_NAMES.map((key) => ({ key, label: setup.fighters[key] })),
          ...(like === WRITTEN ? [{ key: WRITTEN, label: t.asWritten }] : []),
        ]}
        at={like}
        none={t.cannotFight}
        onPick={fights}
      />
      <Choose
        label={setup.playedBy}
        options={seats.map(({ seat: key, name }) => ({ key, label: name }))}
        at={seat ?? ''}
        none={t.withLeader}
        onPick={(key) => onChange(key === '' ? { ...rest, ...(fighter && { fighter }) } : { ...one, seat: key })}
      />
    </details>
  );
};

/** Everybody who goes with a party by name. */
export const Members = ({ kind, party, taken, seats, onChange }: MembersProps) => {
  const { t } = useSpoken(MOVE_SETUP);
  const { t: setup } = useSpoken(SETUP);
  const { members, leader, ...rest } = party;
  const names = members.map(({ name }) => name);
  const put = (next: readonly MoveMember[], leads = leader): void =>
    onChange({
      ...rest,
      members: [...next],
      ...(leads !== undefined && next.some(({ name }) => name === leads) ? { leader: leads } : {}),
    });
  const rename = (at: number, name: string): void => {
    const was = names[at];
    put(
      members.map((one, nth) => (nth === at ? { ...one, name } : one)),
      leader === was ? name : leader,
    );
  };
  const add = (): void => put([...members, newMember(freeName([...taken, ...names], (n) => t.newName({ n })))]);
  const isAlone = saga.party.sizeOf(party) < 2;
  return (
    <fieldset className="move-members">
      <legend className="lab">{t.who}</legend>
      <ul>
        {members.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed here; the place is what stays.
          <li key={at}>
            <NameField
              name={one.name}
              taken={[...taken, ...names.toSpliced(at, 1)]}
              onName={(name) => rename(at, name)}
            />
            <div className="move-ticks">
              {TICKS[kind].map((tick) => (
                <label key={tick} className="tick">
                  <input
                    type="checkbox"
                    checked={one[tick]}
                    onChange={({ target }) => put(members.with(at, { ...one, [tick]: target.checked }))}
                  />
                  {t[tick]}
                </label>
              ))}
            </div>
            <MemberSheet kind={kind} one={one} seats={seats} onChange={(next) => put(members.with(at, next))} />
            {isAlone ? null : (
              <Button kind="quiet" small onClick={() => put(members.toSpliced(at, 1))}>
                {setup.remove({ name: one.name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {members.length >= saga.party.MOST_MEMBERS ? null : (
        <Button small onClick={add}>
          {t.add}
        </Button>
      )}
    </fieldset>
  );
};
