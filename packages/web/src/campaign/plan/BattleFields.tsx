import { saga, type war } from '@warmoot/rules';
import { useId, useState } from 'react';
import { CounterPicture } from '../../boards/counter/Counter.js';
import type { MapSize } from '../../boards/hex/layout.js';
import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { whole } from '../../design/forms/whole.js';
import { rollName } from '../../scenes/battle/rollName.js';
import { TROOP_ICONS } from '../../scenes/battle/troops.js';
import { menIn } from '../../table/army/army.js';
import { ChampionsFold } from '../../table/army/ChampionsFold.js';
import { UnitNames } from '../../table/army/UnitNames.js';
import { BATTLE_SETUP } from '../../table/setup/battle/battleSetupWords.js';
import { type FieldWish, fieldFor } from '../../table/setup/battle/battleStart.js';
import { useTroopTable } from '../../table/setup/battle/troopTable.js';
import { useSpoken } from '../../words/speech.js';
import '../../table/setup/battle/battle-setup.css';
import { FieldRows } from '../../table/setup/battle/FieldRows.js';
import { charactersIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { CommandFields } from './CommandFields.js';
import { LinesFields } from './LinesFields.js';
import { withOtherRanks } from './lines.js';
import { homesOf, troopsOf, unitsIn } from './musters.js';
import { type Defence, type Plan, type PlannedArmy, sizeOf } from './plan.js';
import { SortieFields } from './SortieFields.js';
import { withOthers } from './sortie.js';
import { WhoPicker } from './WhoPicker.js';
import { WaysDialog } from './ways/WaysDialog.js';
import { inWay, type Way, wayOf } from './ways/way.js';
import { PLAN } from './words.js';

interface ArmyFieldsProps {
  readonly legend: string;
  readonly army: PlannedArmy;
  readonly side: 0 | 1;
  /** The units of both armies as they will be. */
  readonly units: readonly saga.battle.UnitToBe[];
  /** Champions of the other side. */
  readonly without: readonly string[];
  readonly onChange: (army: PlannedArmy) => void;
}

const WRITTEN = 'written';
const BATTLE = 'saga/battle';

const ArmyFields = ({ legend, army, side, units: toBe, without, onChange }: ArmyFieldsProps) => {
  const { t, seen } = useCampaignIn(PLAN);
  const table = useTroopTable();
  const { readyMade } = table;
  const id = useId();
  const { muster } = army;
  const [kind, setKind] = useState(readyMade[0]?.kind ?? '');
  const [cost, setCost] = useState(muster.from === 'hand' ? saga.battle.costOf(muster.troops) : 3000);
  const units = Object.values(seen.open.units);
  const living = charactersIn(seen).filter(({ dead }) => dead === null);
  const write = (nextKind: string, nextCost: number): void => {
    setKind(nextKind);
    setCost(nextCost);
    const made = readyMade.find((one) => one.kind === nextKind);
    if (made !== undefined) onChange({ ...army, muster: { from: 'hand', troops: made.worth(nextCost) } });
  };
  const troops = troopsOf(seen, army);
  const source = muster.from === 'house' ? muster.unit : muster.from === 'hand' ? WRITTEN : '';
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
            target.value === WRITTEN
              ? write(kind, cost)
              : onChange({ ...army, muster: { from: 'house', unit: target.value } })
          }
        >
          <option value="" disabled>
            {t.choose}
          </option>
          {units.map((unit) => (
            <option key={unit.id} value={unit.id}>
              {t.ofHouse({ name: unit.name })}
            </option>
          ))}
          <option value={WRITTEN}>{t.written}</option>
        </select>
      </div>
      {troops === undefined ? null : (
        <p className="small soft">
          {menIn(troops) === 0 ? t.noSoldiers : t.soldiers({ men: menIn(troops), cost: saga.battle.costOf(troops) })}
        </p>
      )}
      {source === WRITTEN ? (
        <div className="plan-row">
          <Select
            aria-label={`${legend}: ${t.army}`}
            options={readyMade.map((one) => ({ key: one.kind, label: one.name }))}
            at={kind}
            onPick={(key) => write(key, cost)}
          />
          <Field
            label={t.cost}
            aria-label={`${legend}: ${t.cost}`}
            type="number"
            min={100}
            max={1_000_000}
            step={100}
            value={cost}
            onText={(text) => write(kind, whole(text, 0))}
          />
        </div>
      ) : null}
      {source === WRITTEN ? (
        <>
          <Field
            label={t.armyName}
            maxLength={60}
            value={army.name}
            placeholder={living.find((one) => one.id === army.commander)?.name}
            onText={(name) => onChange({ ...army, name })}
          />
          <UnitNames
            scene={BATTLE}
            table={table}
            units={toBe.filter((unit) => unit.side === side)}
            names={army.names ?? {}}
            others={toBe.flatMap((unit) => (unit.side === side ? [] : [unit.called]))}
            roll={(one, taken) => rollName(one, taken, homesOf(seen, army))}
            picture={({ troop }) => <CounterPicture side={side} icon={TROOP_ICONS[troop]} size={24} />}
            onChange={(names) => onChange({ ...army, names })}
          />
        </>
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
      <ChampionsFold className="plan-champions" count={army.champions.length}>
        <WhoPicker
          legend={t.champions}
          chosen={army.champions}
          without={without}
          onChange={(champions) => onChange({ ...army, champions })}
        />
      </ChampionsFold>
    </fieldset>
  );
};

/** The ground as it was chosen before: a map that is drawn has its own size. */
const wishFor = (field: war.Field): FieldWish =>
  field.field === 'plain' ? { from: 'plain' } : { from: 'own', name: field.name, field, size: sizeOf(field) };

interface BattleFieldsProps {
  readonly plan: Plan;
  /** How large the fields of this campaign are. */
  readonly size: MapSize;
  readonly onChange: (plan: Plan) => void;
}

/** A battle: the two armies and who commands them, how the defenders stand, and the fields that are offered. */
export const BattleFields = ({ plan, size, onChange }: BattleFieldsProps) => {
  const { t } = useSpoken(PLAN);
  const { t: setup } = useSpoken(BATTLE_SETUP);
  const { seen } = useCampaignIn(PLAN);
  const units = unitsIn(seen, plan);
  const [first, second] = plan.armies;
  const change = (side: 0 | 1, army: PlannedArmy): void => {
    const isOther = army.muster !== plan.armies[side].muster;
    onChange({
      ...plan,
      armies: side === 0 ? [army, second] : [first, army],
      sortie: plan.sortie !== null && isOther ? withOthers(plan.sortie, side) : plan.sortie,
      lines: plan.lines !== null && isOther ? withOtherRanks(plan.lines, side) : plan.lines,
    });
  };
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
          side={0}
          units={units}
          without={second.champions}
          onChange={(army) => change(0, army)}
        />
        <ArmyFields
          legend={t.defender}
          army={second}
          side={1}
          units={units}
          without={first.champions}
          onChange={(army) => change(1, army)}
        />
      </div>
      <Switch<Defence>
        legend={setup.defence}
        options={setup.defences}
        at={plan.defence}
        onGo={(defence) => onChange({ ...plan, defence })}
      />
      <FieldRows fields={wishes} size={size} onChange={offer} />
      <div className="plan-row plan-war">
        <Switch<Way>
          legend={t.fightHow}
          options={t.fightHows}
          at={wayOf(plan)}
          onGo={(way) => onChange(inWay(plan, way))}
        />
        <WaysDialog plan={plan} onPick={(way) => onChange(inWay(plan, way))} />
      </div>
      {plan.lines === null ? null : (
        <LinesFields plan={{ ...plan, lines: plan.lines }} onChange={(lines) => onChange({ ...plan, lines })} />
      )}
      {plan.sortie === null ? null : (
        <SortieFields plan={{ ...plan, sortie: plan.sortie }} onChange={(sortie) => onChange({ ...plan, sortie })} />
      )}
      {plan.command === null ? null : (
        <CommandFields
          plan={{ ...plan, command: plan.command }}
          units={units}
          onChange={(command) => onChange({ ...plan, command })}
        />
      )}
    </>
  );
};
