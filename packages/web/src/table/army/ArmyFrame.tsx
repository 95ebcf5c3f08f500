import type { SeatId } from '@warmoot/kernel';
import { type ReactNode, useId } from 'react';
import { type Side, tinctureOf } from '../../boards/counter/Counter.js';
import { Arms } from '../../design/base/Arms.js';
import { Select } from '../../design/forms/Select.js';
import { useSpoken } from '../../words/speech.js';
import { TABLE } from '../words.js';
import { ARMY } from './armyWords.js';

/** What stands for an army that is put together by hand. */
export const BY_HAND = 'byHand';

interface ArmyFrameProps {
  readonly side: Side;
  readonly title: string;
  /** What is picked ready-made, where it is no army; and who decides for it. */
  readonly label?: string;
  readonly ledBy?: string;
  readonly name: string;
  readonly commander: SeatId;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly readyMade: readonly { readonly kind: string; readonly name: string }[];
  /** Which of them it is, or by hand. */
  readonly kind: string;
  readonly onName: (name: string) => void;
  readonly onCommander: (seat: SeatId) => void;
  readonly onKind: (kind: string) => void;
  readonly children: ReactNode;
}

/** The card of an army at a table: what it is called, who commands it, and which ready-made army it is, if any. */
export const ArmyFrame = (props: ArmyFrameProps) => {
  const { side, title, label, ledBy, name, commander, seats, readyMade, kind, onName, onCommander, onKind, children } =
    props;
  const { t } = useSpoken(ARMY);
  const { t: atTable } = useSpoken(TABLE);
  const id = useId();
  return (
    <section className="army-card" data-tincture={tinctureOf(side)} aria-label={title}>
      <header>
        <Arms colour={side} shape={side === 0 ? 'eared' : 'pavise'} size={22} />
        <h3>{title}</h3>
      </header>
      <div className="army-fields">
        <label className="lab" htmlFor={`${id}-name`}>
          {t.name}
        </label>
        <input id={`${id}-name`} maxLength={40} value={name} onChange={({ target }) => onName(target.value)} />
        <label className="lab" htmlFor={`${id}-seat`}>
          {ledBy ?? t.commandedBy}
        </label>
        <Select
          id={`${id}-seat`}
          options={seats.map(({ seat, name: called }) => ({ key: seat, label: called }))}
          at={commander}
          none={commander === '' ? atTable.nobodyYet : null}
          onPick={onCommander}
        />
        <label className="lab" htmlFor={`${id}-kind`}>
          {label ?? t.army}
        </label>
        <Select
          id={`${id}-kind`}
          options={readyMade.map(({ kind: key, name: label }) => ({ key, label }))}
          at={kind}
          onPick={onKind}
        >
          <option value={BY_HAND}>{t.byHand}</option>
        </Select>
      </div>
      {children}
    </section>
  );
};
