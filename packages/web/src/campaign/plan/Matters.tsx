import { saga } from '@warmoot/rules';
import { remindersText } from '@warmoot/words';
import { useId, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { useCampaignIn } from '../useCampaign.js';
import { type Plan, peopleIn } from './plan.js';
import { PLAN } from './words.js';

interface MattersProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

const keyOf = ({ context, topic }: saga.campaign.Matter): string => JSON.stringify([context, topic]);

/** Another matter than those that are offered: its context and its topic. */
const NewMatter = ({ onAdd }: { readonly onAdd: (matter: saga.campaign.Matter) => void }) => {
  const { t } = useCampaignIn(PLAN);
  const [context, setContext] = useState('');
  const [topic, setTopic] = useState('');
  const lack = context.trim() === '' || topic.trim() === '' ? t.lacksMatter : null;
  const add = (): void => {
    onAdd({ context: context.trim(), topic: topic.trim() });
    setContext('');
    setTopic('');
  };
  return (
    <div className="plan-row plan-matter">
      <Field
        label={t.context}
        hint={t.contextHint}
        className="field-wide"
        maxLength={200}
        value={context}
        onText={setContext}
      />
      <Field
        label={t.topic}
        hint={t.topicHint}
        className="field-wide"
        maxLength={200}
        value={topic}
        onText={setTopic}
      />
      <Button kind="quiet" small off={lack} onClick={add}>
        {t.addMatter}
      </Button>
    </div>
  );
};

/**
 * SAGA-MOTIVE-008: what a scene is about: the matters that drive its people are offered, and others can be written down.
 */
export const Matters = ({ plan, onChange }: MattersProps) => {
  const { t, words, seen, nameOf } = useCampaignIn(PLAN);
  const id = useId();
  const offered = saga.campaign.mattersOf(seen, peopleIn(plan));
  const chosen = new Set(plan.matters.map(keyOf));
  const known = new Set(offered.map(keyOf));
  const all = [...offered, ...plan.matters.filter((one) => !known.has(keyOf(one)))];
  const flip = (matter: saga.campaign.Matter): void => {
    const matters = chosen.has(keyOf(matter))
      ? plan.matters.filter((one) => keyOf(one) !== keyOf(matter))
      : [...plan.matters, matter];
    onChange({ ...plan, matters });
  };
  const reminding = { scene: null, plan: null, characters: peopleIn(plan), matters: plan.matters };
  const reminders = remindersText(seen, reminding, { words, character: nameOf });
  const add = (matter: saga.campaign.Matter): void => {
    if (!chosen.has(keyOf(matter))) onChange({ ...plan, matters: [...plan.matters, matter] });
  };
  return (
    <fieldset className="who">
      <legend className="lab">{t.matters}</legend>
      {all.length === 0 ? null : (
        <ul>
          {all.map((matter, nth) => (
            <li key={keyOf(matter)}>
              <input
                type="checkbox"
                id={`${id}-${nth}`}
                checked={chosen.has(keyOf(matter))}
                onChange={() => flip(matter)}
              />
              <label htmlFor={`${id}-${nth}`}>{t.matter({ context: matter.context, topic: matter.topic })}</label>
            </li>
          ))}
        </ul>
      )}
      {reminders.map((line) => (
        <p key={line} className="small soft">
          {line}
        </p>
      ))}
      <NewMatter onAdd={add} />
    </fieldset>
  );
};
