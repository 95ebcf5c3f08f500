import type { SeatId } from '@warmoot/kernel';
import type { command } from '@warmoot/rules';
import { useId } from 'react';
import { Field } from '../../../design/forms/Field.js';
import { Select } from '../../../design/forms/Select.js';
import { whole } from '../../../design/forms/whole.js';
import { useSpoken } from '../../../words/speech.js';
import { ArmyFrame } from '../../army/ArmyFrame.js';
import type { Called } from '../war/names.js';
import { WAR_SETUP } from '../war/words.js';
import { type CommandArmy, qualityOf, READY, sumsOf } from './commandStart.js';
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
const BY_SKILLS = 'skills';
const MOST_SKILL = 10;

/** Another leader: of a quality, by skills (these begin where the quality was), or none. */
const ledBy = ({ skills: _, ...army }: CommandArmy, key: string): CommandArmy => {
  if (key === NONE) return { ...army, quality: null };
  if (key !== BY_SKILLS) return { ...army, quality: Number(key) };
  const quality = army.quality ?? 0;
  return { ...army, quality, skills: { lead: 2 * quality, tactics: 0 } };
};

/** An army: its name, who commands it, its leader, and every unit with what it brings. */
export const ArmyCard = ({ side, army, called, others, seats, onChange }: ArmyCardProps) => {
  const { t, words } = useSpoken(COMMAND_SETUP);
  const { t: plain } = useSpoken(WAR_SETUP);
  const id = useId();
  const { quality, skills } = army;
  return (
    <ArmyFrame
      side={side}
      title={side === 0 ? t.sides.north : t.sides.south}
      name={army.name}
      commander={army.commander}
      seats={seats}
      readyMade={READY.kinds.map((kind) => ({ kind, name: words.command.armies[kind as command.ArmyKind] }))}
      kind={army.kind}
      onName={(name) => onChange({ ...army, name })}
      onCommander={(commander) => onChange({ ...army, commander })}
      onKind={(kind) => onChange(READY.picked(army, kind))}
    >
      <div className="war-leader">
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
              { key: BY_SKILLS, label: t.bySkills },
              { key: NONE, label: t.noLeader },
            ]}
            at={quality === null ? NONE : skills === undefined ? `${quality}` : BY_SKILLS}
            onPick={(key) => onChange(ledBy(army, key))}
          />
        </label>
        {quality === null || skills === undefined
          ? null
          : (['lead', 'tactics'] as const).map((skill) => (
              <Field
                key={skill}
                label={t[skill]}
                type="number"
                min={0}
                max={MOST_SKILL}
                value={skills[skill]}
                onText={(text) => onChange({ ...army, skills: { ...skills, [skill]: whole(text, 0, MOST_SKILL) } })}
              />
            ))}
      </div>
      <Roster
        side={side}
        army={army.name}
        units={army.units}
        called={called}
        others={others}
        quality={qualityOf(army)}
        onChange={(units) => onChange(READY.withUnits(army, units))}
      />
      <p className="army-cost war-sum">
        <b>{plain.sum({ units: army.units.length })}</b>
        <Figures {...sumsOf(army)} />
      </p>
    </ArmyFrame>
  );
};
