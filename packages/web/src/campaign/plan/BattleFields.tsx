import { type ArmyKind, armyFor, costOf, type Field, type Troops } from '@warmoot/rules';
import { type ReactElement, useId, useState } from 'react';
import type { MapSize } from '../../boards/hex/layout.js';
import { Switch } from '../../design/forms/Switches.js';
import { BATTLE_SETUP } from '../../table/setup/battle/battleSetupWords.js';
import { ARMY_KINDS, type FieldWish, fieldFor } from '../../table/setup/battle/battleStart.js';
import { useSpoken } from '../../words/speech.js';
import '../../table/setup/battle/battle-setup.css';
import { FieldRows } from '../../table/setup/battle/FieldRows.js';
import { charactersIn } from '../seen.js';
import { useCampaign } from '../useCampaign.js';
import { type ArmyWish, type Defence, type Plan, sizeOf } from './plan.js';
import { WhoPicker } from './WhoPicker.js';
import { PLAN } from './words.js';

interface ArmyFieldsProps {
  readonly legend: string;
  readonly army: ArmyWish;
  /** Champions of the other side. */
  readonly without: readonly string[];
  readonly onChange: (army: ArmyWish) => void;
}

const WRITTEN = 'written';

const soldiersOf = (troops: Troops): number => Object.values(troops).reduce((sum, some) => sum + some, 0);

const ArmyFields = ({ legend, army, without, onChange }: ArmyFieldsProps): ReactElement => {
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
  const troops = army.unit === null ? (army.troops ?? undefined) : seen?.open.units[army.unit]?.troops;
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
      {troops === undefined ? null : (
        <p className="small soft">
          {soldiersOf(troops) === 0 ? t.noSoldiers : t.soldiers(soldiersOf(troops), costOf(troops))}
        </p>
      )}
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
      <details className="plan-champions">
        <summary>{setup.champions(army.champions.length)}</summary>
        <p className="small soft">{setup.championsNote}</p>
        <WhoPicker
          legend={t.champions}
          chosen={army.champions}
          without={without}
          onChange={(champions) => onChange({ ...army, champions })}
        />
      </details>
    </fieldset>
  );
};

/** The ground as it was chosen before: a map that is drawn has its own size. */
const wishFor = (field: Field): FieldWish =>
  field.field === 'plain' ? { from: 'plain' } : { from: 'own', name: field.name, field, size: sizeOf(field) };

interface BattleFieldsProps {
  readonly plan: Plan;
  /** How large the fields of this campaign are. */
  readonly size: MapSize;
  readonly onChange: (plan: Plan) => void;
}

/** A battle: the two armies and who commands them, how the defenders stand, and the fields that are offered. */
export const BattleFields = ({ plan, size, onChange }: BattleFieldsProps): ReactElement => {
  const { t } = useSpoken(PLAN);
  const { t: setup } = useSpoken(BATTLE_SETUP);
  const [first, second] = plan.armies;
  const [wishes, setWishes] = useState<readonly FieldWish[]>(() => plan.fields.map(wishFor));
  const offer = (next: readonly FieldWish[]): void => {
    setWishes(next);
    onChange({ ...plan, fields: next.map((wish) => fieldFor(wish, size)) });
  };
  return (
    <>
      <div className="plan-sides">
        <ArmyFields
          legend={t.attacker}
          army={first}
          without={second.champions}
          onChange={(army) => onChange({ ...plan, armies: [army, second] })}
        />
        <ArmyFields
          legend={t.defender}
          army={second}
          without={first.champions}
          onChange={(army) => onChange({ ...plan, armies: [first, army] })}
        />
      </div>
      <Switch<Defence>
        legend={setup.defence}
        options={(['standing', 'onTheMarch', 'inCamp'] as const).map((key) => ({ key, label: setup.defences[key] }))}
        at={plan.defence}
        onGo={(defence) => onChange({ ...plan, defence })}
      />
      <FieldRows fields={wishes} size={size} onChange={offer} />
    </>
  );
};
