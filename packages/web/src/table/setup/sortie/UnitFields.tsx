import { sortie } from '@warmoot/rules';
import { Field } from '../../../design/forms/Field.js';
import { NumberField } from '../../../design/forms/NumberField.js';
import { Choose } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import { Tick, Ticks } from './Ticks.js';
import { type CommanderWish, OWN_COMMANDER, type UnitWish, without } from './unit.js';
import { SORTIE_SETUP } from './words.js';

export interface UnitProps {
  readonly unit: UnitWish;
  readonly onChange: (unit: UnitWish) => void;
}

const COMMANDERS = ['own', 'stranger', 'none'] as const;

/** Who leads a unit: SORTIE-UNIT-001, SORTIE-WEAK-005, SORTIE-WEAK-006. */
const Leader = ({ unit, onChange }: UnitProps) => {
  const { t, words } = useSpoken(SORTIE_SETUP);
  const { commander = OWN_COMMANDER } = unit;
  const lead = (next: CommanderWish | null): void => onChange({ ...unit, commander: next });
  const write = (key: 'name' | 'speaks', text: string): void => {
    if (commander !== null) lead({ ...without(commander, key), ...(text === '' ? {} : { [key]: text }) });
  };
  return (
    <>
      <Choose
        label={t.commander}
        options={COMMANDERS.map((key) => ({ key, label: t.commanders[key] }))}
        at={commander === null ? 'none' : commander.stranger ? 'stranger' : 'own'}
        onPick={(key) =>
          lead(key === 'none' ? null : { ...(commander ?? OWN_COMMANDER), stranger: key === 'stranger' })
        }
      />
      {commander === null ? null : (
        <>
          <NumberField
            label={t.commanderLevel}
            value={commander.level}
            {...sortie.COMMANDER_LEVELS}
            hundredths={1}
            onNumber={(level) => lead({ ...commander, level })}
          />
          <Field
            label={t.commanderName}
            maxLength={40}
            placeholder={t.nameless}
            value={commander.name ?? ''}
            onText={(text) => write('name', text)}
          />
          <Ticks
            legend={t.strengths}
            all={sortie.STRENGTHS.map((key) => ({ key, label: words.sortie.strengths[key] }))}
            at={commander.strengths}
            onChange={(strengths) => lead({ ...commander, strengths })}
          />
        </>
      )}
    </>
  );
};

/** What a unit is: SORTIE-UNIT-001. */
export const UnitFields = ({ unit, onChange }: UnitProps) => {
  const { t, words } = useSpoken(SORTIE_SETUP);
  const { mounts, weights } = words.sortie;
  return (
    <div className="sortie-fields">
      <NumberField
        label={t.heads}
        value={unit.heads}
        least={1}
        most={sortie.MOST_HEADS}
        onNumber={(heads) => onChange({ ...unit, heads })}
      />
      <NumberField
        label={t.level}
        hint={t.levelHint}
        value={unit.level}
        {...sortie.LEVELS}
        hundredths={1}
        onNumber={(level) => onChange({ ...unit, level })}
      />
      <Choose
        label={t.mount}
        options={sortie.MOUNTS.map((key) => ({ key, label: mounts[key] }))}
        at={unit.mount}
        onPick={(mount) => onChange({ ...unit, mount })}
      />
      <Choose
        label={t.weight}
        options={sortie.WEIGHTS.map((key) => ({ key, label: weights[key] }))}
        at={unit.weight}
        onPick={(weight) => onChange({ ...unit, weight })}
      />
      <Tick label={t.archers} at={unit.archers} onChange={(archers) => onChange({ ...unit, archers })} />
      <Tick label={t.mercenary} at={unit.mercenary} onChange={(mercenary) => onChange({ ...unit, mercenary })} />
      <Leader unit={unit} onChange={onChange} />
    </div>
  );
};
