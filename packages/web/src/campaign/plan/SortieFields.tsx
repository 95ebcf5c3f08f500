import { sortie } from '@warmoot/rules';
import { Field } from '../../design/forms/Field.js';
import { Choose, Select } from '../../design/forms/Select.js';
import { whole } from '../../design/forms/whole.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { Tick } from '../../table/setup/sortie/Ticks.js';
import { charactersIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { NO_TROOPS } from '../wealth/ledger.js';
import { LeaderSelect } from './LeaderSelect.js';
import { troopsOf } from './musters.js';
import type { Plan } from './plan.js';
import type { PlannedSortie } from './sortie.js';
import { PLAN } from './words.js';

const SIDES = [0, 1] as const;
const KEYS = ['a', 'b'] as const;
const SHIFTS = sortie.LEVEL_SHIFTS.map((shift) => `${shift}` as const).toReversed();

interface SortieFieldsProps {
  readonly plan: Plan & { readonly sortie: PlannedSortie };
  readonly onChange: (sortie: PlannedSortie) => void;
}

type Army = PlannedSortie['armies'][number];

interface UnitRowsProps {
  readonly units: readonly sortie.TranslatedUnit[];
  readonly army: Army;
  readonly onChange: (army: Army) => void;
}

/** SORTIE-SAGA-002, SORTIE-SAGA-005: what an army becomes, unit by unit, who leads each, and which are divided. */
const UnitRows = ({ units, army, onChange }: UnitRowsProps) => {
  const { t, words, seen } = useCampaignIn(PLAN);
  const living = charactersIn(seen).filter(({ dead }) => dead === null);
  const named = ({ troop }: sortie.TranslatedUnit): string => words.campaign.troops[troop];
  const place = (unit: string, character: string): void => {
    const others = Object.entries(army.placed).filter(([key, who]) => key !== unit && who !== character);
    onChange({ ...army, placed: Object.fromEntries(character === '' ? others : [...others, [unit, character]]) });
  };
  const divide = (troop: sortie.TranslatedUnit['troop'], heads: number): void => {
    const others = army.said.divided.filter((one) => one.troop !== troop);
    // The keys of the units change with it, so that everybody is placed anew.
    onChange({
      ...army,
      placed: {},
      said: { ...army.said, divided: heads === 0 ? others : [...others, { troop, heads }] },
    });
  };
  const wholeOf = (troop: string): number => units.reduce((sum, one) => sum + (one.troop === troop ? one.heads : 0), 0);
  return units.map((one) => (
    <div key={one.unit} className="plan-row">
      <Select
        label={t.ledBy({ unit: `${one.unit}, ${named(one)}` })}
        options={living.map(({ id, name }) => ({ key: id, label: name }))}
        at={army.placed[one.unit] ?? ''}
        none={t.captain}
        onPick={(character) => place(one.unit, character)}
      />
      {one.nth === 1 || wholeOf(one.troop) < sortie.DIVIDED_FROM ? null : (
        <Field
          label={t.splitOff({ unit: named(one) })}
          type="number"
          min={0}
          max={wholeOf(one.troop) - 1}
          value={wholeOf(one.troop) - one.heads}
          onText={(text) => divide(one.troop, whole(text, 0, wholeOf(one.troop) - 1))}
        />
      )}
      <span className="small soft">
        {t.sortieUnit({ heads: one.heads, level: `${one.level}` })}{' '}
        {one.why.map(({ rule }) => (
          <RuleRef key={rule} id={rule} />
        ))}
      </span>
    </div>
  ));
};

interface SideProps extends SortieFieldsProps {
  readonly side: 0 | 1;
}

const SideFields = ({ side, plan, onChange }: SideProps) => {
  const { t, seen } = useCampaignIn(PLAN);
  const all = plan.sortie;
  const army = all.armies[side];
  const shifts = all.options['sortie.sagaLevel'];
  const put = (now: Army): void =>
    onChange({ ...all, armies: side === 0 ? [now, all.armies[1]] : [all.armies[0], now] });
  const say = (said: Partial<Army['said']>): void => put({ ...army, said: { ...army.said, ...said } });
  const troops = troopsOf(seen, plan.armies[side]) ?? NO_TROOPS;
  const units = sortie.translated(side, { troops, divided: army.said.divided }, all.options);
  return (
    <fieldset className="plan-army">
      <legend>{side === 0 ? t.attacker : t.defender}</legend>
      <div className="plan-row">
        <LeaderSelect leader={army.leader} onPick={(leader) => put({ ...army, leader })} />
        <Choose
          label={t.shift}
          options={SHIFTS.map((key) => ({ key, label: t.levelShifts[key] }))}
          at={`${shifts[KEYS[side]]}` as (typeof SHIFTS)[number]}
          onPick={(key) => {
            const level = { ...shifts, [KEYS[side]]: Number(key) };
            onChange({ ...all, options: { ...all.options, 'sortie.sagaLevel': level } });
          }}
        />
      </div>
      <UnitRows units={units} army={army} onChange={put} />
      <Choose
        label={t.walls}
        options={t.wallsOf}
        at={`${army.said.walls}` as keyof typeof t.wallsOf}
        onPick={(level) => say({ walls: Number(level) })}
      />
      <Tick label={t.inTown} at={army.said.inTown} onChange={(inTown) => say({ inTown })} />
      <Tick label={t.foreignPay} at={army.said.foreignPay} onChange={(foreignPay) => say({ foreignPay })} />
    </fieldset>
  );
};

/** A battle in sorties: who leads, who commands which unit, how seasoned they are, and the ground. */
export const SortieFields = ({ plan, onChange }: SortieFieldsProps) => {
  const { t, words } = useCampaignIn(PLAN);
  const { grounds } = words.sortie;
  const [field] = plan.fields;
  const drawn = sortie.groundOf(field ?? { field: 'plain' });
  return (
    <>
      <p className="small soft">
        {t.sortieHint} <RuleRef id="SORTIE-SAGA-001" /> <RuleRef id="SORTIE-SAGA-009" />
      </p>
      <div className="plan-sides">
        {SIDES.map((side) => (
          <SideFields key={side} {...{ side, plan, onChange }} />
        ))}
      </div>
      <div className="plan-row">
        <Select
          label={t.groundSaid}
          options={sortie.ALL_GROUNDS.map((key) => ({ key, label: grounds[key] }))}
          at={plan.sortie.ground ?? ''}
          none={t.asField({ ground: grounds[drawn] })}
          onPick={(picked) => {
            const { ground: _, ...rest } = plan.sortie;
            onChange((picked as string) === '' ? rest : { ...rest, ground: picked });
          }}
        />
        <Select
          label={t.higherGround}
          options={{ attacker: t.attacker, defender: t.defender }}
          at={plan.sortie.higher ?? ''}
          none={t.neither}
          onPick={(picked) => onChange({ ...plan.sortie, higher: (picked as string) === '' ? null : picked })}
        />
      </div>
    </>
  );
};
