import type { SeenCharacter } from '@warmoot/rules';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/Button.js';
import { useSpoken } from '../../scenes/shared/speech.js';
import { charactersIn } from '../seen.js';
import { useCampaign } from '../useCampaign.js';
import { HOME } from './words.js';

const CARE = ['food', 'water', 'sleep', 'sheltered', 'washed'] as const;
const SPENT = ['inBed', 'carried', 'riding', 'walking'] as const;

interface HealFormProps {
  readonly character: SeenCharacter;
  readonly days: number;
}

/** The days of healing that are due: who heals, and what the patient has. */
export const HealForm = ({ character, days }: HealFormProps): ReactElement => {
  const { t } = useSpoken(HOME);
  const { seen, play, table } = useCampaign();
  const [, goTo] = useLocation();
  const [healer, setHealer] = useState('');
  const [lasting, setLasting] = useState(days);
  const [care, setCare] = useState({ food: true, water: true, sleep: true, sheltered: false, washed: false });
  const [spent, setSpent] = useState<(typeof SPENT)[number]>('inBed');
  const healers = (seen === null ? [] : charactersIn(seen)).filter(({ dead }) => dead === null);
  const roll = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const refusal = await play({
      play: 'healing',
      character: character.id,
      healer: healer === '' ? null : healer,
      party: [],
      days: [{ ...care, lasting: Math.min(360, Math.max(1, Math.min(lasting, days))), spent, armsUsed: [] }],
    });
    if (refusal === null) goTo(`/t/${table}`);
  };
  return (
    <form className="heal" onSubmit={(event) => void roll(event)}>
      <div className="plan-row">
        <label className="field">
          <span className="lab">{t.healer}</span>
          <select value={healer} onChange={({ target }) => setHealer(target.value)}>
            <option value="">{t.noHealer}</option>
            {healers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field field-short">
          <span className="lab">{t.healDays}</span>
          <input
            type="number"
            min={1}
            max={days}
            value={lasting}
            onChange={({ target }) => setLasting(Math.floor(Number(target.value) || 1))}
          />
        </label>
        <label className="field">
          <span className="lab">{t.spentLabel}</span>
          <select value={spent} onChange={({ target }) => setSpent(target.value as typeof spent)}>
            {SPENT.map((one) => (
              <option key={one} value={one}>
                {t.spent[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <fieldset className="care">
        <legend className="lab">{t.careLegend}</legend>
        {CARE.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={care[one]}
              onChange={({ target }) => setCare({ ...care, [one]: target.checked })}
            />
            {t.care[one]}
          </label>
        ))}
      </fieldset>
      <Button small type="submit">
        {t.healAct}
      </Button>
    </form>
  );
};
