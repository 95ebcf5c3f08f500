import { command, saga } from '@warmoot/rules';
import { CounterPicture } from '../../boards/counter/Counter.js';
import { Select } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { CLASS_ICONS, useClassNames } from '../../scenes/command/classes.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { NO_TROOPS } from '../wealth/ledger.js';
import type { PlannedCommand } from './command.js';
import { LeaderSelect } from './LeaderSelect.js';
import { troopsOf } from './musters.js';
import type { Plan } from './plan.js';
import { PLAN } from './words.js';

const SIDES = [0, 1] as const;
const NAMES = ['north', 'south'] as const;
const SHIFTS = ['2', '1', '0', '-1', '-2'] as const;

interface CommandFieldsProps {
  readonly plan: Plan & { readonly command: PlannedCommand };
  /** The units of both armies as the saga musters them. */
  readonly units: readonly saga.battle.UnitToBe[];
  readonly onChange: (command: PlannedCommand) => void;
}

interface SideProps extends CommandFieldsProps {
  readonly side: 0 | 1;
  readonly translated: readonly command.TranslatedUnit[];
}

/** What an army of the saga is in a battle by command points: unit by unit, with the rules behind each grade. */
const Translated = ({ side, units, translated }: Pick<SideProps, 'side' | 'units' | 'translated'>) => {
  const { t } = useSpoken(PLAN);
  const classNamed = useClassNames();
  const called = units.filter((unit) => unit.side === side).map((unit) => unit.called);
  return (
    <table className="plan-translated">
      <caption className="small soft">{t.translated}</caption>
      <tbody>
        {translated.map(({ unit, soldiers, class: of, grade, points, why }, at) => (
          <tr key={unit}>
            <th scope="row">
              <CounterPicture side={side} icon={CLASS_ICONS[of]} size={24} /> {called[at] ?? unit}
            </th>
            <td>{t.translatedUnit({ soldiers, kind: classNamed(of), grade, points })}</td>
            <td>
              {why.map(({ rule, grade: then }) => (
                <span key={rule} className="small soft">
                  {then} <RuleRef id={rule} />{' '}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const SideFields = ({ side, plan, units, translated, onChange }: SideProps) => {
  const { t, seen } = useCampaignIn(PLAN);
  const said = plan.command;
  const { champions } = plan.armies[side];
  const quality = said.options['command.sagaQuality'];
  const lead = (picked: string | null | undefined): void => {
    onChange({ ...said, leaders: side === 0 ? [picked, said.leaders[1]] : [said.leaders[0], picked] });
  };
  const shift = (by: number): void =>
    onChange({
      ...said,
      options: { ...said.options, 'command.sagaQuality': { ...quality, [NAMES[side]]: by } },
    });
  const place = (champion: string, key: string): void => {
    const { [champion]: _, ...others } = said.placed;
    onChange({ ...said, placed: key === '' ? others : { ...others, [champion]: key } });
  };
  const called = units.filter((unit) => unit.side === side);
  return (
    <fieldset className="plan-army">
      <legend>{side === 0 ? t.attacker : t.defender}</legend>
      <div className="plan-row">
        <LeaderSelect leader={said.leaders[side]} onPick={lead} />
        <Select<(typeof SHIFTS)[number]>
          label={t.shift}
          options={SHIFTS.map((key) => ({ key, label: t.shifts[key] }))}
          at={`${quality[NAMES[side]]}` as (typeof SHIFTS)[number]}
          onPick={(key) => shift(Number(key))}
        />
      </div>
      {champions.map((id) => (
        <Select
          key={id}
          label={t.standsWith({ name: seen.open.characters[id]?.name ?? id })}
          options={translated.map(({ unit }, at) => ({ key: unit, label: called[at]?.called ?? unit }))}
          at={said.placed[id] ?? ''}
          none={t.nextUnit}
          onPick={(key) => place(id, key)}
        />
      ))}
      {translated.length === 0 ? null : <Translated side={side} units={units} translated={translated} />}
    </fieldset>
  );
};

/** A battle by command points: who leads, how seasoned the troops are, where champions stand, and what each unit becomes. */
export const CommandFields = ({ plan, units, onChange }: CommandFieldsProps) => {
  const { t, seen } = useCampaignIn(PLAN);
  const said = plan.command;
  const leadOf = (side: 0 | 1): number | null => {
    const { leaders } = said;
    const id = leaders[side] === undefined ? plan.armies[side].commander : leaders[side];
    const found = id === null ? undefined : seen.open.characters[id];
    return found !== undefined && saga.campaign.isOpenSheet(found) ? (found.skills?.lead ?? null) : null;
  };
  const [north, south] = SIDES.map((side) => ({
    troops: troopsOf(seen, plan.armies[side]) ?? NO_TROOPS,
    lead: leadOf(side),
  })) as [Parameters<typeof command.translated>[0][0], Parameters<typeof command.translated>[0][0]];
  const translated = command.translated([north, south], said.options);
  return (
    <>
      <p className="small soft">
        {t.commandHint} <RuleRef id="COMMAND-SAGA-001" />
      </p>
      <div className="plan-sides">
        {SIDES.map((side) => (
          <SideFields key={side} {...{ side, plan, units, onChange }} translated={translated[side]} />
        ))}
      </div>
      <Switch<'on' | 'off'>
        legend={t.sagaDuels}
        options={t.sagaDuelsOf}
        at={said.options['command.sagaDuels'] ?? 'on'}
        onGo={(duels) => onChange({ ...said, options: { ...said.options, 'command.sagaDuels': duels } })}
      />
    </>
  );
};
