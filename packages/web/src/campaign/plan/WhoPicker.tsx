import { useId, useMemo, useState } from 'react';
import { byName, charactersIn } from '../seen.js';
import { Shield } from '../sheet/Shield.js';
import { useCampaignIn } from '../useCampaign.js';
import { PLAN } from './words.js';

/** As many as are shown at once; the others are found by name. */
const SHOWN = 24;

interface WhoPickerProps {
  readonly legend: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Those who cannot be chosen here. */
  readonly without?: readonly string[];
}

/** Some of the living by name: the chosen first, the rest as they are searched for. */
export const WhoPicker = ({ legend, chosen, onChange, without = [] }: WhoPickerProps) => {
  const { t, seen, people } = useCampaignIn(PLAN);
  const id = useId();
  const [text, setText] = useState('');
  const living = useMemo(
    () =>
      charactersIn(seen)
        // Whoever has died since can be taken out.
        .filter(({ id: one, dead }) => dead === null || chosen.includes(one))
        .sort((a, b) => Number(b.main) - Number(a.main) || byName(a.name, b.name)),
    [seen, chosen],
  );
  const wanted = text.trim().toLowerCase();
  const found = living.filter(
    (one) => chosen.includes(one.id) || (!without.includes(one.id) && one.name.toLowerCase().includes(wanted)),
  );
  const shown = [...found.filter((one) => chosen.includes(one.id)), ...found.filter((one) => !chosen.includes(one.id))];
  const flip = (who: string): void =>
    onChange(chosen.includes(who) ? chosen.filter((one) => one !== who) : [...chosen, who]);
  return (
    <fieldset className="who">
      <legend className="lab">{legend}</legend>
      {living.length > 8 ? (
        <input
          type="search"
          className="text-input"
          aria-label={`${legend}: ${t.find}`}
          placeholder={t.find}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      ) : null}
      <ul>
        {shown.slice(0, Math.max(SHOWN, chosen.length)).map((one) => (
          <li key={one.id}>
            <input
              type="checkbox"
              id={`${id}-${one.id}`}
              checked={chosen.includes(one.id)}
              onChange={() => flip(one.id)}
            />
            <label htmlFor={`${id}-${one.id}`}>
              <Shield of={one} people={people} size={16} />
              {one.name}
            </label>
          </li>
        ))}
      </ul>
      {shown.length > SHOWN ? <p className="small soft">{t.more({ count: shown.length - SHOWN })}</p> : null}
      {found.length === 0 ? <p className="small soft">{t.nobody}</p> : null}
    </fieldset>
  );
};
