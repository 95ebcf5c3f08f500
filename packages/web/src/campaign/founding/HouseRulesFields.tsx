import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
import { whole } from '../../design/forms/whole.js';
import { useSpoken } from '../../words/speech.js';
import '../plan/plan.css';
import { FOUND } from '../home/foundWords.js';
import type { HouseRules } from './book.js';

interface HouseRulesProps {
  readonly rules: HouseRules;
  readonly onChange: (rules: HouseRules) => void;
}

const Flags = ({ rules, onChange }: HouseRulesProps) => {
  const { t } = useSpoken(FOUND);
  return (
    <div className="care">
      {(['openSheets', 'plague', 'magic'] as const).map((key) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={rules[key]}
            onChange={({ target }) => onChange({ ...rules, [key]: target.checked })}
          />
          {t[key]}
        </label>
      ))}
    </div>
  );
};

/** How the table plays it, folded away: all of it stands as usual. */
export const HouseRulesFields = ({ rules, onChange }: HouseRulesProps) => {
  const { t } = useSpoken(FOUND);
  const count = (key: 'least' | 'most') => (
    <Field
      label={t[key]}
      type="number"
      min={1}
      max={40}
      value={rules[key]}
      className="field-short"
      onText={(text) => onChange({ ...rules, [key]: whole(text, 1) })}
    />
  );
  return (
    <details className="found-options">
      <summary>{t.options}</summary>
      <Flags rules={rules} onChange={onChange} />
      <div className="plan-row">
        {count('least')}
        {count('most')}
        <Select
          label={t.others}
          options={t.othersBy}
          at={rules.others}
          onPick={(key) => onChange({ ...rules, others: key })}
        />
        <Select
          label={t.timing}
          options={t.timings}
          at={rules.timing}
          onPick={(key) => onChange({ ...rules, timing: key })}
        />
      </div>
    </details>
  );
};
