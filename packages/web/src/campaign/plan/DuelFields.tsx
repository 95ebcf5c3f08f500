import { Switch } from '../../design/forms/Switches.js';
import { useSpoken } from '../../words/speech.js';
import type { Distance, Plan } from './plan.js';
import { WhoPicker } from './WhoPicker.js';
import { PLAN } from './words.js';

interface DuelFieldsProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** A duel: who stands on which side, how far apart, and whether one side lies in wait. */
export const DuelFields = ({ plan, onChange }: DuelFieldsProps) => {
  const { t } = useSpoken(PLAN);
  const [one, two] = plan.sides;
  return (
    <>
      <div className="plan-sides">
        <WhoPicker
          legend={t.side({ nth: 1 })}
          chosen={one}
          without={two}
          onChange={(side) => onChange({ ...plan, sides: [side, two] })}
        />
        <WhoPicker
          legend={t.side({ nth: 2 })}
          chosen={two}
          without={one}
          onChange={(side) => onChange({ ...plan, sides: [one, side] })}
        />
      </div>
      <div className="plan-row">
        <Switch<Distance>
          legend={t.distance}
          options={(['dagger', 'sword', 'spear'] as const).map((key) => ({ key, label: t.distances[key] }))}
          at={plan.distance}
          onGo={(distance) => onChange({ ...plan, distance })}
        />
        <Switch<'0' | '1' | '2'>
          legend={t.ambush}
          options={[
            { key: '0', label: t.noAmbush },
            { key: '1', label: t.side({ nth: 1 }) },
            { key: '2', label: t.side({ nth: 2 }) },
          ]}
          at={`${plan.ambusher ?? 0}`}
          onGo={(key) => onChange({ ...plan, ambusher: key === '0' ? null : (Number(key) as 1 | 2) })}
        />
      </div>
    </>
  );
};
