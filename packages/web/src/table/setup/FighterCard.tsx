import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useId } from 'react';
import { Icon } from '../../design/base/Icon.js';
import { Select } from '../../design/forms/Select.js';
import { useSpoken } from '../../words/speech.js';
import { FighterPicture } from './FighterPicture.js';
import { type Chosen, FIGHTER_NAMES } from './fighters.js';
import { SETUP } from './setupWords.js';

interface FighterCardProps {
  readonly one: Chosen;
  readonly side: 0 | 1;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  /** What is said where no seat is named; null where one must be. */
  readonly otherwise: string | null;
  readonly onChange: (one: Chosen) => void;
  readonly onRemove: (() => void) | null;
}

const RATED = ['control', 'fightingMind', 'speed', 'strength'] as const;

/** One who is to fight: a picture, what they carry and how good they are, and who plays them. */
export const FighterCard = ({ one, side, seats, otherwise, onChange, onRemove }: FighterCardProps) => {
  const { t, words } = useSpoken(SETUP);
  const id = useId();
  const row = saga.duel.fighterRow(one.like);
  const { items, armours } = words.duel.names;
  const held = [row.right, row.left].filter((item) => item !== null).map((item) => items[item]);
  return (
    <li className="fighter-card" data-tincture={side === 0 ? 'gules' : 'azure'}>
      <FighterPicture like={one.like} side={side} name={one.name} />
      <div className="fighter-fields">
        <label htmlFor={`${id}-name`} className="lab">
          {t.name}
        </label>
        <input
          id={`${id}-name`}
          maxLength={40}
          value={one.name}
          onChange={({ target }) => onChange({ ...one, name: target.value })}
        />
        <label htmlFor={`${id}-like`} className="lab">
          {t.kind}
        </label>
        <Select
          id={`${id}-like`}
          options={FIGHTER_NAMES.map((like) => ({ key: like, label: t.fighters[like] }))}
          at={one.like}
          onPick={(key) => onChange({ ...one, like: key })}
        />
        <label htmlFor={`${id}-seat`} className="lab">
          {t.playedBy}
        </label>
        <Select
          id={`${id}-seat`}
          options={seats.map(({ seat, name }) => ({ key: seat, label: name }))}
          at={one.seat}
          none={otherwise}
          onPick={(key) => onChange({ ...one, seat: key })}
        />
      </div>
      <p className="fighter-facts small">
        {RATED.map((skill) => (
          <span key={skill}>
            {words.skills[skill]} <b className="fig">{row.skills[skill]}</b>
          </span>
        ))}
        <span className="soft">
          {held.length === 0 ? t.emptyHands : held.join(', ')}
          {row.armour === 'none' ? '' : `; ${armours[row.armour]}`}
        </span>
      </p>
      {onRemove === null ? null : (
        <button type="button" className="fighter-remove" onClick={onRemove}>
          <Icon name="ui-object" size={14} label={t.remove({ name: one.name })} />
        </button>
      )}
    </li>
  );
};
