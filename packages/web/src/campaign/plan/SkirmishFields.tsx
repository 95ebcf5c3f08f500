import { warband } from '@warmoot/rules';
import { Choose, Select } from '../../design/forms/Select.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { SKIRMISH_SETUP } from '../../table/setup/skirmish/words.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { PersonAsFigure } from './PersonAsFigure.js';
import type { Plan } from './plan.js';
import { StockFigures } from './StockFigures.js';
import type { PlannedSkirmish, Stock } from './skirmish.js';
import { PLAN } from './words.js';

const SIDES = [0, 1] as const;
const NOBODY = 'nobody';
const OPEN = 'open';
const DRAWN = 'drawn';
const GROUNDS = Object.keys(warband.GROUNDS) as readonly warband.GroundKind[];

interface SkirmishFieldsProps {
  readonly plan: Plan & { readonly skirmish: PlannedSkirmish };
  readonly onChange: (skirmish: PlannedSkirmish) => void;
}

const SideFields = ({ side, plan, onChange }: SkirmishFieldsProps & { readonly side: 0 | 1 }) => {
  const { t, seen } = useCampaignIn(PLAN);
  const said = plan.skirmish;
  const people = plan.sides[side];
  const lead = (leader: string | null | undefined): void =>
    onChange({ ...said, leaders: side === 0 ? [leader, said.leaders[1]] : [said.leaders[0], leader] });
  const put = (stock: readonly Stock[]): void =>
    onChange({ ...said, stock: side === 0 ? [stock, said.stock[1]] : [said.stock[0], stock] });
  const ride = (id: string, rides: boolean): void =>
    onChange({ ...said, mounted: [...said.mounted.filter((one) => one !== id), ...(rides ? [id] : [])] });
  const leader = said.leaders[side];
  const leads = leader !== undefined && (leader === null || people.includes(leader));
  return (
    <fieldset className="plan-army">
      <legend>{t.side({ nth: side + 1 })}</legend>
      <Select<string>
        label={t.sideLeader}
        options={[
          { key: NOBODY, label: t.noLeader },
          ...people.map((id) => ({ key: id, label: seen.open.characters[id]?.name ?? id })),
        ]}
        at={leads ? (leader ?? NOBODY) : ''}
        none={t.asFirst}
        onPick={(key) => lead(key === '' ? undefined : key === NOBODY ? null : key)}
      />
      {people.map((id) => (
        <PersonAsFigure key={id} id={id} rides={said.mounted.includes(id)} onRide={(rides) => ride(id, rides)} />
      ))}
      <StockFigures stock={said.stock[side]} most={warband.MOST_FIGURES - people.length} onChange={put} />
    </fieldset>
  );
};

/** WARBAND-SAGA-001: a fight by figures: what everybody becomes, who stands beside them, who leads, and the ground. */
export const SkirmishFields = ({ plan, onChange }: SkirmishFieldsProps) => {
  const { t } = useSpoken(PLAN);
  const { grounds } = useSpoken(SKIRMISH_SETUP).t;
  const { ground, ...others } = plan.skirmish;
  const isDrawn = others.field.field === 'drawn';
  const pick = (key: string): void => {
    const plain = { ...others, field: { field: 'plain' } } as const;
    if (key === DRAWN) onChange(others);
    else onChange(key === OPEN ? plain : { ...plain, ground: key as warband.GroundKind });
  };
  return (
    <>
      <p className="small soft">
        {t.skirmishHint} <RuleRef id="WARBAND-SAGA-001" />
      </p>
      <div className="plan-row">
        <Choose<string>
          label={t.groundSaid}
          options={[
            { key: OPEN, label: grounds.open },
            ...GROUNDS.map((key) => ({ key, label: grounds[key] })),
            ...(isDrawn ? [{ key: DRAWN, label: t.drawnGround }] : []),
          ]}
          at={ground ?? (isDrawn ? DRAWN : OPEN)}
          onPick={pick}
        />
      </div>
      <div className="plan-sides">
        {SIDES.map((side) => (
          <SideFields key={side} {...{ side, plan, onChange }} />
        ))}
      </div>
    </>
  );
};
