import { type ArmyKind, armyFor, costOf, type Field } from '@warmoot/rules';
import { type ReactElement, useId, useState } from 'react';
import { Switch } from '../../design/Switches.js';
import { useSpoken } from '../../scenes/shared/speech.js';
import { BATTLE_SETUP } from '../../table/battle/battleSetupWords.js';
import { ARMY_KINDS, type FieldWish, fieldFor, sizeOfFields } from '../../table/battle/battleStart.js';
import '../../table/battle/battle-setup.css';
import { FieldRow } from '../../table/battle/FieldRow.js';
import { charactersIn } from '../seen.js';
import { useCampaign } from '../useCampaign.js';
import type { ArmyWish, Defence, Plan } from './plan.js';
import { WhoPicker } from './WhoPicker.js';
import { PLAN } from './words.js';

interface ArmyFieldsProps {
  readonly legend: string;
  readonly army: ArmyWish;
  readonly onChange: (army: ArmyWish) => void;
}

const WRITTEN = 'written';

const ArmyFields = ({ legend, army, onChange }: ArmyFieldsProps): ReactElement => {
  const { t } = useSpoken(PLAN);
  const { t: setup } = useSpoken(BATTLE_SETUP);
  const { seen } = useCampaign();
  const id = useId();
  const [kind, setKind] = useState<ArmyKind>(ARMY_KINDS[0] as ArmyKind);
  const [cost, setCost] = useState(army.troops === null ? 3000 : costOf(army.troops));
  const units = Object.values(seen?.open.units ?? {});
  const living = (seen === null ? [] : charactersIn(seen)).filter(({ dead }) => dead === null);
  const write = (nextKind: ArmyKind, nextCost: number): void => {
    setKind(nextKind);
    setCost(nextCost);
    onChange({ ...army, unit: null, troops: armyFor(nextKind, nextCost) });
  };
  const source = army.unit ?? (army.troops === null ? '' : WRITTEN);
  return (
    <fieldset className="plan-army">
      <legend>{legend}</legend>
      <div className="field">
        <label className="lab" htmlFor={`${id}-army`}>
          {t.army}
        </label>
        <select
          id={`${id}-army`}
          value={source}
          onChange={({ target }) =>
            target.value === WRITTEN ? write(kind, cost) : onChange({ ...army, unit: target.value, troops: null })
          }
        >
          <option value="" disabled>
            {t.choose}
          </option>
          {units.map((unit) => (
            <option key={unit.id} value={unit.id}>
              {t.ofHouse(unit.name)}
            </option>
          ))}
          <option value={WRITTEN}>{t.written}</option>
        </select>
      </div>
      {source === WRITTEN ? (
        <div className="plan-row">
          <select
            aria-label={`${legend}: ${t.army}`}
            value={kind}
            onChange={({ target }) => write(target.value as ArmyKind, cost)}
          >
            {ARMY_KINDS.map((one) => (
              <option key={one} value={one}>
                {setup.kinds[one]}
              </option>
            ))}
          </select>
          <input
            type="number"
            className="text-input"
            aria-label={`${legend}: ${t.cost}`}
            min={100}
            max={1_000_000}
            step={100}
            value={cost}
            onChange={({ target }) => write(kind, Math.max(0, Math.floor(Number(target.value) || 0)))}
          />
        </div>
      ) : null}
      <div className="field">
        <label className="lab" htmlFor={`${id}-lead`}>
          {t.commander}
        </label>
        <select
          id={`${id}-lead`}
          value={army.commander}
          onChange={({ target }) => onChange({ ...army, commander: target.value })}
        >
          <option value="" disabled>
            {t.choose}
          </option>
          {living.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <WhoPicker
        legend={t.champions}
        chosen={army.champions}
        onChange={(champions) => onChange({ ...army, champions })}
      />
    </fieldset>
  );
};

/** The ground as it was chosen before: a map that is drawn has its own size. */
const wishFor = (field: Field | undefined): FieldWish =>
  field?.field !== 'drawn'
    ? { from: 'plain' }
    : {
        from: 'own',
        name: field.name,
        field,
        size: { rows: field.ground.length, columns: field.ground[0]?.length ?? 0 },
      };

interface BattleFieldsProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** A battle: the two armies and who commands them, how the defenders stand, and the ground. */
export const BattleFields = ({ plan, onChange }: BattleFieldsProps): ReactElement => {
  const { t } = useSpoken(PLAN);
  const [first, second] = plan.armies;
  const [wish, setWish] = useState<FieldWish>(() => wishFor(plan.fields[0]));
  const size = sizeOfFields([wish]);
  const ground = (next: FieldWish): void => {
    setWish(next);
    onChange({ ...plan, fields: [fieldFor(next, sizeOfFields([next]))] });
  };
  return (
    <>
      <div className="plan-sides">
        <ArmyFields
          legend={t.attacker}
          army={first}
          onChange={(army) => onChange({ ...plan, armies: [army, second] })}
        />
        <ArmyFields
          legend={t.defender}
          army={second}
          onChange={(army) => onChange({ ...plan, armies: [first, army] })}
        />
      </div>
      <Switch<Defence>
        legend={t.defence}
        options={(['standing', 'onTheMarch', 'inCamp'] as const).map((key) => ({ key, label: t.defences[key] }))}
        at={plan.defence}
        onGo={(defence) => onChange({ ...plan, defence })}
      />
      <ul className="field-rows">
        <FieldRow nth={1} wish={wish} size={size} onChange={ground} onRemove={null} />
      </ul>
    </>
  );
};
