import { Field } from '../../../design/forms/Field.js';
import { NumberField } from '../../../design/forms/NumberField.js';
import { Choose } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import { Tick, Ticks } from './Ticks.js';
import type { UnitProps } from './UnitFields.js';
import { OWN_COMMANDER, without } from './unit.js';
import { SORTIE_SETUP } from './words.js';

/** Another unit, by its key and its name. */
export interface Other {
  readonly key: string;
  readonly label: string;
}

interface MoreProps extends UnitProps {
  readonly friends: readonly Other[];
  readonly enemies: readonly Other[];
}

const MOST_DICE = 99;
const MOVED = ['no', 'overHalf', 'all'] as const;

/** What makes it weaker in this battle: section 3 of the rules, and what the table gives it besides. */
const Condition = ({ unit, onChange }: UnitProps) => {
  const { t, words } = useSpoken(SORTIE_SETUP);
  const { fought, commander = OWN_COMMANDER } = unit;
  const dice = (key: 'bonusDice' | 'penaltyDice') => (
    <NumberField
      label={t[key]}
      value={unit[key]}
      least={0}
      most={MOST_DICE}
      onNumber={(n) => onChange({ ...unit, [key]: n })}
    />
  );
  return (
    <>
      {dice('bonusDice')}
      {dice('penaltyDice')}
      <Choose
        label={t.moved}
        options={MOVED.map((key) => ({ key, label: words.sortie.moved[key] }))}
        at={unit.moved}
        onPick={(moved) => onChange({ ...unit, moved })}
      />
      <Choose
        label={t.fought}
        options={t.foughts}
        at={fought === undefined ? 'no' : 'yes'}
        onPick={(key) =>
          onChange({ ...without(unit, 'fought'), ...(key === 'yes' && { fought: { daysAgo: 1, penaltyDice: 1 } }) })
        }
      />
      {fought === undefined ? null : (
        <>
          <NumberField
            label={t.daysAgo}
            value={fought.daysAgo}
            least={0}
            most={9999}
            onNumber={(daysAgo) => onChange({ ...unit, fought: { ...fought, daysAgo } })}
          />
          <NumberField
            label={t.endedWith}
            value={fought.penaltyDice}
            least={0}
            most={MOST_DICE}
            onNumber={(penaltyDice) => onChange({ ...unit, fought: { ...fought, penaltyDice } })}
          />
        </>
      )}
      <Field
        label={t.speaks}
        maxLength={40}
        value={unit.speaks ?? ''}
        onText={(speaks) => onChange({ ...without(unit, 'speaks'), ...(speaks !== '' && { speaks }) })}
      />
      {commander === null ? null : (
        <Field
          label={t.leaderSpeaks}
          maxLength={40}
          value={commander.speaks ?? ''}
          onText={(speaks) =>
            onChange({ ...unit, commander: { ...without(commander, 'speaks'), ...(speaks !== '' && { speaks }) } })
          }
        />
      )}
      <Tick
        label={t.illPrepared}
        at={unit.illPrepared}
        onChange={(illPrepared) => onChange({ ...unit, illPrepared })}
      />
    </>
  );
};

/** Where it stands, and to whom: section 4 of the rules. */
const Circumstances = ({ unit, friends, enemies, onChange }: MoreProps) => {
  const { t } = useSpoken(SORTIE_SETUP);
  const { walls } = unit;
  const groups = (['everyone', 'infantry', 'cavalry'] as const).map((key) => ({ key, label: t.superiors[key] }));
  return (
    <>
      <NumberField
        label={t.walls}
        hint={t.wallsHint}
        value={walls?.level ?? 0}
        least={0}
        most={9}
        onNumber={(level) =>
          onChange({
            ...without(unit, 'walls'),
            ...(level > 0 && { walls: { level, manned: walls?.manned ?? true } }),
          })
        }
      />
      <Choose
        label={t.behind}
        options={friends}
        at={unit.behind ?? ''}
        none={t.nobody}
        onPick={(behind) => onChange({ ...without(unit, 'behind'), ...(behind !== '' && { behind }) })}
      />
      {walls === undefined ? null : (
        <Tick
          label={t.manned}
          at={walls.manned}
          onChange={(manned) => onChange({ ...unit, walls: { ...walls, manned } })}
        />
      )}
      <Tick label={t.higher} at={unit.higher} onChange={(higher) => onChange({ ...unit, higher })} />
      <Tick label={t.noEscape} at={unit.noEscape} onChange={(noEscape) => onChange({ ...unit, noEscape })} />
      <Ticks
        legend={t.superior}
        all={[...groups, ...enemies]}
        at={unit.superiorTo}
        onChange={(superiorTo) => onChange({ ...unit, superiorTo })}
      />
      {enemies.length === 0 ? null : (
        <Ticks
          legend={t.outflanks}
          all={enemies}
          at={unit.outflanks}
          onChange={(outflanks) => onChange({ ...unit, outflanks })}
        />
      )}
    </>
  );
};

/** What few units have. */
export const UnitMore = (props: MoreProps) => (
  <div className="sortie-fields">
    <Condition unit={props.unit} onChange={props.onChange} />
    <Circumstances {...props} />
  </div>
);
