import type { SeatId } from '@warmoot/kernel';
import { useId } from 'react';
import { Field } from '../../../design/forms/Field.js';
import { Select } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import { ArmyFrame } from '../../army/ArmyFrame.js';
import { ARMY_KINDS, type Called, type CommandArmy, picked, qualityOf, sumsOf, withUnits } from './commandStart.js';
import { Figures, Roster } from './Roster.js';
import { COMMAND_SETUP } from './words.js';

interface ArmyCardProps {
  readonly side: 0 | 1;
  readonly army: CommandArmy;
  readonly called: readonly Called[];
  readonly others: readonly Called[];
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly onChange: (army: CommandArmy) => void;
}

const QUALITIES = ['0', '1', '2', '3', '4', '5'] as const;
const NONE = 'none';

/** An army: its name, who commands it, its leader, and every unit with what it brings. */
export const ArmyCard = ({ side, army, called, others, seats, onChange }: ArmyCardProps) => {
  const { t, words } = useSpoken(COMMAND_SETUP);
  const id = useId();
  return (
    <ArmyFrame
      side={side}
      title={side === 0 ? t.sides.north : t.sides.south}
      name={army.name}
      commander={army.commander}
      seats={seats}
      readyMade={ARMY_KINDS.map((kind) => ({ kind, name: words.command.armies[kind] }))}
      kind={army.kind}
      onName={(name) => onChange({ ...army, name })}
      onCommander={(commander) => onChange({ ...army, commander })}
      onKind={(kind) => onChange(picked(army, kind))}
    >
      <div className="command-leader">
        {army.quality === null ? null : (
          <Field
            label={t.leader}
            maxLength={40}
            placeholder={t.leaderHint}
            value={army.leader}
            onText={(leader) => onChange({ ...army, leader })}
          />
        )}
        <label className="field" htmlFor={id}>
          <span className="lab">{t.quality}</span>
          <Select
            id={id}
            className="text-input"
            options={[
              ...QUALITIES.map((key): { key: string; label: string } => ({ key, label: key })),
              { key: NONE, label: t.noLeader },
            ]}
            at={army.quality === null ? NONE : `${army.quality}`}
            onPick={(key) => onChange({ ...army, quality: key === NONE ? null : Number(key) })}
          />
        </label>
      </div>
      <Roster
        side={side}
        army={army.name}
        units={army.units}
        called={called}
        others={others}
        quality={qualityOf(army)}
        onChange={(units) => onChange(withUnits(army, units))}
      />
      <p className="army-cost command-sum">
        <b>{t.sum({ units: army.units.length })}</b>
        <Figures {...sumsOf(army)} />
      </p>
    </ArmyFrame>
  );
};
