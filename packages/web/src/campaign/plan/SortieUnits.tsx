import { saga, sortie } from '@warmoot/rules';
import { CounterPicture } from '../../boards/counter/Counter.js';
import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
import { whole } from '../../design/forms/whole.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { iconOf } from '../../scenes/sortie/model.js';
import { charactersIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import type { PlannedSortie } from './sortie.js';
import { PLAN } from './words.js';

type Army = PlannedSortie['armies'][number];

interface UnitProps {
  readonly side: 0 | 1;
  readonly unit: sortie.TranslatedUnit;
  /** The heads of all units of its troop type. */
  readonly heads: number;
  readonly army: Army;
  readonly onChange: (army: Army) => void;
}

/** SORTIE-SAGA-005, SORTIE-SAGA-006: what somebody is worth as a commander, as far as their sheet can be read here. */
const useWorth = (): ((id: string) => string | null) => {
  const { t, words, seen } = useCampaignIn(PLAN);
  return (id) => {
    const found = seen.open.characters[id];
    if (found === undefined || !saga.campaign.isOpenSheet(found) || found.skills === null) return null;
    const { lead, tactics } = found.skills;
    const commander = sortie.commanding({ lead, tactics, wounds: found.wounds });
    if (commander === null) return t.untrained;
    const strong = commander.strengths.map((key) => words.sortie.strengths[key]).join(', ');
    return t.commands({ level: commander.level, strong: strong === '' ? null : strong });
  };
};

const UnitFields = ({ side, unit, heads, army, onChange }: UnitProps) => {
  const { t, words, seen } = useCampaignIn(PLAN);
  const worth = useWorth();
  const living = charactersIn(seen).filter(({ dead }) => dead === null);
  const { unit: key, troop, mount, weight, archers } = unit;
  const leads = army.placed[key] ?? '';
  const told = leads === '' ? null : worth(leads);
  const place = (character: string): void => {
    const others = Object.entries(army.placed).filter(([one, who]) => one !== key && who !== character);
    onChange({ ...army, placed: Object.fromEntries(character === '' ? others : [...others, [key, character]]) });
  };
  const divide = (second: number): void => {
    const others = army.said.divided.filter((one) => one.troop !== troop);
    const divided = second === 0 ? others : [...others, { troop, heads: second }];
    // The keys of the units change where there is one more or less, so that everybody is placed anew.
    const isMoved = divided.length !== army.said.divided.length;
    onChange({ ...army, ...(isMoved && { placed: {} }), said: { ...army.said, divided } });
  };
  return (
    <fieldset className="plan-part">
      <legend className="plan-unit">
        <CounterPicture side={side} icon={iconOf({ kinds: [unit] })} size={24} /> {key}, {words.campaign.troops[troop]}
      </legend>
      <p className="small soft">
        {t.sortieUnit({
          heads: unit.heads,
          kind: words.sortie.kind({ weight, mount, archers: archers ? 1 : null }),
          level: unit.level,
        })}{' '}
        {unit.why.map(({ rule }) => (
          <RuleRef key={rule} id={rule} />
        ))}
      </p>
      <Select
        label={t.ledBy}
        options={living.map(({ id, name }) => ({ key: id, label: name }))}
        at={leads}
        none={t.captain}
        onPick={place}
      />
      {told === null ? null : (
        <p className="small soft">
          {told} <RuleRef id="SORTIE-SAGA-005" />
        </p>
      )}
      {unit.nth === 1 || heads < sortie.DIVIDED_FROM ? null : (
        <Field
          label={t.splitOff}
          type="number"
          min={0}
          max={heads - 1}
          value={heads - unit.heads}
          onText={(text) => divide(whole(text, 0, heads - 1))}
        />
      )}
    </fieldset>
  );
};

interface SortieUnitsProps extends Pick<UnitProps, 'side' | 'army' | 'onChange'> {
  readonly units: readonly sortie.TranslatedUnit[];
}

/** SORTIE-SAGA-002, SORTIE-SAGA-005: what an army becomes, unit by unit, who leads each, and which are divided. */
export const SortieUnits = ({ units, ...rest }: SortieUnitsProps) =>
  units.map((unit) => {
    const same = units.filter(({ troop }) => troop === unit.troop);
    return <UnitFields key={unit.unit} {...rest} unit={unit} heads={same.reduce((sum, one) => sum + one.heads, 0)} />;
  });
