import { saga } from '@warmoot/rules';
import { useId } from 'react';
import { useCampaignIn } from '../useCampaign.js';
import { type Plan, peopleIn } from './plan.js';
import { PLAN } from './words.js';

interface MattersProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** SAGA-MOTIVE-008: which of the matters that drive its people a scene is about. Nothing where nobody is driven. */
export const Matters = ({ plan, onChange }: MattersProps) => {
  const { t, seen } = useCampaignIn(PLAN);
  const id = useId();
  const all = saga.campaign.mattersOf(seen, peopleIn(plan));
  if (all.length === 0) return null;
  const key = ({ context, topic }: saga.campaign.Matter): string => JSON.stringify([context, topic]);
  const chosen = new Set(plan.matters.map(key));
  const flip = (matter: saga.campaign.Matter): void => {
    const matters = chosen.has(key(matter))
      ? plan.matters.filter((one) => key(one) !== key(matter))
      : [...plan.matters, matter];
    onChange({ ...plan, matters });
  };
  return (
    <fieldset className="who">
      <legend className="lab">{t.matters}</legend>
      <ul>
        {all.map((matter, nth) => (
          <li key={key(matter)}>
            <input
              type="checkbox"
              id={`${id}-${nth}`}
              checked={chosen.has(key(matter))}
              onChange={() => flip(matter)}
            />
            <label htmlFor={`${id}-${nth}`}>{t.matter({ context: matter.context, topic: matter.topic })}</label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
