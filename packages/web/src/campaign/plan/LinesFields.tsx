import { type saga, warband } from '@warmoot/rules';
import { SoldierDefs } from '../../boards/soldiers/Soldiers.js';
import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
import { whole } from '../../design/forms/whole.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { UnitPicture } from '../../table/setup/lines/UnitPicture.js';
import '../../table/setup/lines/lines-setup.css';
import { capital } from '../../words/text.js';
import { useCampaignIn } from '../useCampaign.js';
import { NO_TROOPS } from '../wealth/ledger.js';
import { LeaderSelect } from './LeaderSelect.js';
import { LinesTroops } from './LinesTroops.js';
import type { PlannedLines } from './lines.js';
import { marchingIn, troopsOf } from './musters.js';
import type { Plan } from './plan.js';
import { TROOPS_DRAWN } from './ways/drawn.table.js';
import { PLAN } from './words.js';

const SIDES = [0, 1] as const;

interface LinesFieldsProps {
  readonly plan: Plan & { readonly lines: PlannedLines };
  readonly onChange: (lines: PlannedLines) => void;
}

interface SideProps extends LinesFieldsProps {
  readonly side: 0 | 1;
  readonly scale: number;
  readonly troops: saga.campaign.Unit['troops'];
}

const both = <A,>([one, two]: readonly [A, A], side: 0 | 1, next: A): readonly [A, A] =>
  side === 0 ? [next, two] : [one, next];

const SideFields = ({ side, plan, scale, troops, onChange }: SideProps) => {
  const { t, words, seen } = useCampaignIn(PLAN);
  const said = plan.lines;
  const { champions } = plan.armies[side];
  const figures = warband.troopsOf(troops, scale);
  const units = warband.unitsOf(side, figures);
  const called = ({ unit, troop }: warband.TranslatedUnit): string =>
    `${unit}, ${capital(words.campaign.troops[troop])}`;
  // WARBAND-TACTIC-014: people with names count among the fifteen.
  const full = units.filter((one) => one.figures >= warband.FULL_UNIT);
  const banner = said.banners[side];
  return (
    <fieldset className="plan-army">
      <legend>{side === 0 ? t.attacker : t.defender}</legend>
      <LeaderSelect
        leader={said.leaders[side]}
        onPick={(leader) => onChange({ ...said, leaders: both(said.leaders, side, leader) })}
      />
      {champions.map((id) => (
        <Select
          key={id}
          label={t.standsWith({ name: seen.open.characters[id]?.name ?? id })}
          options={units.map((unit) => ({ key: unit.unit, label: called(unit) }))}
          at={said.placed[id] ?? ''}
          none={t.nextUnit}
          onPick={(key) => {
            const { [id]: _, ...others } = said.placed;
            onChange({ ...said, placed: (key as string) === '' ? others : { ...others, [id]: key } });
          }}
        />
      ))}
      <Select
        label={t.bannerWith}
        options={full.map((unit) => ({ key: unit.unit, label: called(unit) }))}
        at={banner !== undefined && full.some(({ unit }) => unit === banner) ? banner : ''}
        none={t.noBanner}
        onPick={(key) =>
          onChange({ ...said, banners: both(said.banners, side, (key as string) === '' ? undefined : key) })
        }
      />
      {figures.map(({ troop, soldiers, figures: many, why }) => (
        <div key={troop} className="plan-part">
          <p className="small soft">
            {t.inFigures({ troop: capital(words.campaign.troops[troop]), soldiers, scale, figures: many })}{' '}
            <RuleRef id={why} />
          </p>
          <div className="plan-ranks">
            {units
              .filter((unit) => unit.troop === troop)
              .map((unit) => (
                <UnitPicture
                  key={unit.unit}
                  side={side}
                  drawn={warband.ranksOf(unit.figures).map((size) => Array(size).fill(TROOPS_DRAWN[troop]))}
                  hasBanner={unit.unit === banner}
                  label={`${called(unit)}: ${unit.figures}`}
                />
              ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
};

/** A battle in battle lines: who leads, where champions stand, who bears a banner, and what each troop type becomes. */
export const LinesFields = ({ plan, onChange }: LinesFieldsProps) => {
  const { t, words, seen } = useCampaignIn(PLAN);
  const said = plan.lines;
  const [first, second] = plan.armies.map((army) => troopsOf(seen, army) ?? NO_TROOPS);
  const armies = [first ?? NO_TROOPS, second ?? NO_TROOPS] as const;
  const { is: scale, soldiers, by } = warband.scaleOf(armies, said.options);
  const fields = Object.keys(warband.BATTLEFIELDS) as warband.BattlefieldKind[];
  return (
    <>
      <svg className="lines-defs" aria-hidden="true">
        <SoldierDefs />
      </svg>
      <p className="small soft">
        {t.linesHint} <RuleRef id="WARBAND-SAGA-001" />
      </p>
      <div className="plan-row plan-row-top">
        <Field
          label={t.scale}
          hint={t.scaleHint({ soldiers, by, scale })}
          type="number"
          min={1}
          max={1000}
          value={said.options['warband.sagaScale'] ?? ''}
          placeholder={`${scale}`}
          onText={(text) =>
            onChange({
              ...said,
              options: { ...said.options, 'warband.sagaScale': text === '' ? null : whole(text, 1, 1000) },
            })
          }
        />
        <Select
          label={t.groundSaid}
          options={fields.map((key) => ({ key, label: words.lines.fields[key] }))}
          at={said.ground ?? ''}
          none={t.firstField}
          onPick={(picked) => {
            const { ground: _, ...rest } = said;
            onChange((picked as string) === '' ? rest : { ...rest, ground: picked });
          }}
        />
      </div>
      <div className="plan-sides">
        {SIDES.map((side) => (
          <SideFields key={side} {...{ side, plan, scale, onChange }} troops={armies[side]} />
        ))}
      </div>
      <LinesTroops
        troops={marchingIn(armies)}
        table={said.options['warband.sagaTroops']}
        onChange={(table) => onChange({ ...said, options: { ...said.options, 'warband.sagaTroops': table } })}
      />
    </>
  );
};
