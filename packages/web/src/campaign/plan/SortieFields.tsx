import { sortie } from '@warmoot/rules';
import { Choose, Select } from '../../design/forms/Select.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { Tick } from '../../table/setup/sortie/Ticks.js';
import { useCampaignIn } from '../useCampaign.js';
import { NO_TROOPS } from '../wealth/ledger.js';
import { LeaderSelect } from './LeaderSelect.js';
import { marchingIn, troopsOf } from './musters.js';
import type { Plan } from './plan.js';
import { SortieTroops } from './SortieTroops.js';
import { SortieUnits } from './SortieUnits.js';
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

interface SideProps extends SortieFieldsProps {
  readonly side: 0 | 1;
}

const SideFields = ({ side, plan, onChange }: SideProps) => {
  const { t, words, seen } = useCampaignIn(PLAN);
  const all = plan.sortie;
  const army = all.armies[side];
  const { illPrepared } = army.said;
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
      <SortieUnits side={side} units={units} army={army} onChange={put} />
      <div className="plan-row plan-part">
        <Select
          label={t.moved}
          options={words.sortie.moved}
          at={army.said.moved ?? ''}
          none={t.asKnown}
          onPick={(picked) => {
            const { moved: _, ...said } = army.said;
            put({ ...army, said: (picked as string) === '' ? said : { ...said, moved: picked } });
          }}
        />
        <Select
          label={t.prepared}
          options={t.preparedOf}
          at={illPrepared === undefined ? '' : illPrepared ? 'ill' : 'well'}
          none={t.asWeary}
          onPick={(picked) => {
            const { illPrepared: _, ...said } = army.said;
            put({ ...army, said: (picked as string) === '' ? said : { ...said, illPrepared: picked === 'ill' } });
          }}
        />
      </div>
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
  const { t, words, seen } = useCampaignIn(PLAN);
  const { grounds } = words.sortie;
  const armies = plan.armies.map((army) => troopsOf(seen, army) ?? NO_TROOPS);
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
      <SortieTroops
        troops={marchingIn(armies)}
        table={plan.sortie.options['sortie.sagaTroops']}
        onChange={(table) =>
          onChange({ ...plan.sortie, options: { ...plan.sortie.options, 'sortie.sagaTroops': table } })
        }
      />
    </>
  );
};
