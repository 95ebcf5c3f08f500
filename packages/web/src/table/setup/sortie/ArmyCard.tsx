import { sortie } from '@warmoot/rules';
import { diceSaid } from '../../../design/chance/SumLines.js';
import { Field } from '../../../design/forms/Field.js';
import { NumberField } from '../../../design/forms/NumberField.js';
import { Choose } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import { ArmyFrame } from '../../army/ArmyFrame.js';
import type { War } from '../war/armies.js';
import { Roster } from './Roster.js';
import { READY } from './ready.js';
import type { Shown, SortieArmy } from './sortieStart.js';
import { SORTIE_SETUP } from './words.js';

interface ArmyCardProps {
  readonly side: 0 | 1;
  readonly army: SortieArmy;
  readonly shown: readonly Shown[];
  readonly others: readonly Shown[];
  readonly seats: War<unknown>['seats'];
  readonly onChange: (army: SortieArmy) => void;
}

const COMES = ['openly', 'bySurprise', 'fromAmbush'] as const;

/** How an army comes, and who rolls for its initiative: SORTIE-FLOAT-008, SORTIE-FLOAT-009, SORTIE-FLOAT-020. */
const Coming = ({ army, onChange }: Pick<ArmyCardProps, 'army' | 'onChange'>) => {
  const { t, words } = useSpoken(SORTIE_SETUP);
  const { general } = army;
  return (
    <div className="war-leader">
      <Choose
        label={t.comes}
        options={COMES.map((key) => ({ key, label: words.sortie.comes[key] }))}
        at={army.comes}
        onPick={(comes) => onChange({ ...army, comes })}
      />
      <Choose
        label={t.general}
        options={{ none: t.noGeneral, one: t.hasGeneral }}
        at={general === null ? 'none' : 'one'}
        onPick={(key) => onChange({ ...army, general: key === 'none' ? null : { name: '', level: 1 } })}
      />
      {general === null ? null : (
        <>
          <Field
            label={t.generalName}
            maxLength={40}
            placeholder={t.nameless}
            value={general.name}
            onText={(name) => onChange({ ...army, general: { ...general, name } })}
          />
          <NumberField
            label={t.generalLevel}
            value={general.level}
            {...sortie.COMMANDER_LEVELS}
            hundredths={1}
            onNumber={(level) => onChange({ ...army, general: { ...general, level } })}
          />
        </>
      )}
    </div>
  );
};

/** An army: its name, who commands it, how it comes, and every unit with what it begins with. */
export const ArmyCard = ({ side, army, shown, others, seats, onChange }: ArmyCardProps) => {
  const { t, words } = useSpoken(SORTIE_SETUP);
  const armies: Readonly<Record<string, string>> = words.sortie.armies;
  return (
    <ArmyFrame
      side={side}
      title={side === 0 ? t.sides.a : t.sides.b}
      name={army.name}
      commander={army.commander}
      seats={seats}
      readyMade={READY.kinds.map((kind) => ({ kind, name: armies[kind] ?? kind }))}
      kind={army.kind}
      onName={(name) => onChange({ ...army, name })}
      onCommander={(commander) => onChange({ ...army, commander })}
      onKind={(kind) => onChange(READY.picked(army, kind))}
    >
      <Coming army={army} onChange={onChange} />
      <Roster
        side={side}
        army={army.name}
        units={army.units}
        shown={shown}
        others={others}
        onChange={(units) => onChange(READY.withUnits(army, units))}
      />
      <p className="army-cost war-sum">
        <b>
          {t.sum({
            units: army.units.length,
            heads: army.units.reduce((sum, { heads }) => sum + heads, 0),
            dice: diceSaid(shown.reduce((sum, { starting }) => sum + starting.total, 0)),
          })}
        </b>
      </p>
    </ArmyFrame>
  );
};
