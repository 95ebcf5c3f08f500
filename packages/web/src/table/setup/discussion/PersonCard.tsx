import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useId } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { Icon } from '../../../design/base/Icon.js';
import { Select } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import { TABLE } from '../../words.js';
import { SETUP } from '../setupWords.js';
import { PersonSheet } from './PersonSheet.js';
import type { TalkPerson } from './talkStart.js';
import { TALK_SETUP } from './words.js';

interface PersonCardProps {
  readonly one: TalkPerson;
  readonly names: readonly string[];
  readonly seat: SeatId;
  readonly colour: number;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly onChange: (one: TalkPerson) => void;
  readonly onSeat: (seat: SeatId) => void;
  readonly onRemove: (() => void) | null;
}

/** Somebody who is to talk: who plays them, what they are good at and what they want; all else opens below. */
export const PersonCard = ({ one, names, seat, colour, seats, onChange, onSeat, onRemove }: PersonCardProps) => {
  const { t, words } = useSpoken(TALK_SETUP);
  const { t: setup } = useSpoken(SETUP);
  const { t: atTable } = useSpoken(TABLE);
  const id = useId();
  const skills = saga.ALL_SKILLS.filter((skill) => one.skills[skill] !== undefined);
  const wants = one.wants.filter(({ response }) => response.trim() !== '');
  return (
    <li className="talk-person">
      <header>
        <Arms colour={colour} size={30} />
        <h4>{one.name.trim() === '' ? '…' : one.name}</h4>
        {onRemove === null ? null : (
          <button type="button" className="fighter-remove" onClick={onRemove}>
            <Icon name="ui-object" size={14} label={setup.remove({ name: one.name })} />
          </button>
        )}
      </header>
      <p className="talk-seat">
        <label htmlFor={id} className="lab">
          {setup.playedBy}
        </label>
        <Select
          id={id}
          className="text-input"
          options={seats.map(({ seat: key, name }) => ({ key, label: name }))}
          at={seat}
          none={seat === '' ? atTable.nobodyYet : null}
          onPick={onSeat}
        />
      </p>
      <p className="small soft">
        {one.is === 'person'
          ? skills.map((skill) => `${words.skills[skill]} ${one.skills[skill]}`).join(', ')
          : t.kinds[one.is]}
      </p>
      {one.is !== 'person' ? null : wants.length === 0 ? (
        <p className="small soft">{t.wantsNothing}</p>
      ) : (
        <ul className="talk-wants">
          {wants.map(({ response, topic }) => (
            <li key={`${topic} ${response}`}>{response}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t.edit}</summary>
        <PersonSheet one={one} names={names} onChange={onChange} />
      </details>
    </li>
  );
};
