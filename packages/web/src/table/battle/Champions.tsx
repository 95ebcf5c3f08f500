import type { SeatId } from '@warmoot/kernel';
import { type FighterName, fighterRow } from '@warmoot/rules';
import { type ReactElement, useId } from 'react';
import { Button } from '../../design/Button.js';
import { Icon } from '../../design/Icon.js';
import { useSpoken } from '../../scenes/shared/speech.js';
import { FighterPicture } from '../FighterPicture.js';
import { type Chosen, FIGHTER_NAMES } from '../fighters.js';
import { SETUP } from '../setupWords.js';
import { BATTLE_SETUP } from './battleSetupWords.js';
import { MOST_CHAMPIONS, newChampion } from './battleStart.js';

type Seats = readonly { readonly seat: SeatId; readonly name: string }[];

interface ChampionCardProps {
  readonly one: Chosen;
  readonly side: 0 | 1;
  readonly commander: SeatId;
  readonly seats: Seats;
  readonly onChange: (one: Chosen) => void;
  readonly onRemove: () => void;
}

/** A leader who could meet an enemy hand to hand: a picture, what they carry, and who plays them. */
const ChampionCard = ({ one, side, commander, seats, onChange, onRemove }: ChampionCardProps): ReactElement => {
  const { t, words } = useSpoken(SETUP);
  const id = useId();
  const { skills, left, right, armour } = fighterRow(one.like);
  const { items, armours } = words.duel.names;
  const held = [right, left].filter((item) => item !== null).map((item) => items[item]);
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
        <select
          id={`${id}-like`}
          value={one.like}
          onChange={({ target }) => onChange({ ...one, like: target.value as FighterName })}
        >
          {FIGHTER_NAMES.map((like) => (
            <option key={like} value={like}>
              {t.fighters[like]}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-seat`} className="lab">
          {t.playedBy}
        </label>
        <select id={`${id}-seat`} value={one.seat} onChange={({ target }) => onChange({ ...one, seat: target.value })}>
          <option value="">{seats.find(({ seat }) => seat === commander)?.name ?? t.nobodyYet}</option>
          {seats.map(({ seat, name }) =>
            seat === commander ? null : (
              <option key={seat} value={seat}>
                {name}
              </option>
            ),
          )}
        </select>
      </div>
      <p className="fighter-facts small">
        <span title={t.ratings}>
          <b className="fig">{[skills.control, skills.fightingMind, skills.speed, skills.strength].join(' ')}</b>{' '}
          <span className="vh">{t.ratings}</span>
        </span>
        <span className="soft">
          {held.length === 0 ? t.emptyHands : held.join(', ')}
          {armour === 'none' ? '' : `; ${armours[armour]}`}
        </span>
      </p>
      <button type="button" className="fighter-remove" onClick={onRemove}>
        <Icon name="ui-object" size={14} label={t.remove(one.name)} />
      </button>
    </li>
  );
};

interface ChampionsProps {
  readonly side: 0 | 1;
  readonly champions: readonly Chosen[];
  /** Who plays them unless somebody else is named. */
  readonly commander: SeatId;
  readonly seats: Seats;
  readonly onChange: (champions: readonly Chosen[]) => void;
}

/** SAGA-BATTLE-008: the leaders of an army who may meet those of the other. Most battles have none. */
export const Champions = ({ side, champions, commander, seats, onChange }: ChampionsProps): ReactElement => {
  const { t } = useSpoken(SETUP);
  const { t: battle } = useSpoken(BATTLE_SETUP);
  return (
    <details className="army-champions">
      <summary>{battle.champions(champions.length)}</summary>
      <p className="small soft">{battle.championsNote}</p>
      <ul>
        {champions.map((one, nth) => (
          <ChampionCard
            // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed here; the place is what stays.
            key={nth}
            one={one}
            side={side}
            commander={commander}
            seats={seats}
            onChange={(next) => onChange(champions.with(nth, next))}
            onRemove={() => onChange(champions.toSpliced(nth, 1))}
          />
        ))}
      </ul>
      {champions.length < MOST_CHAMPIONS ? (
        <Button small onClick={() => onChange([...champions, newChampion(side, champions)])}>
          {t.add}
        </Button>
      ) : null}
    </details>
  );
};
