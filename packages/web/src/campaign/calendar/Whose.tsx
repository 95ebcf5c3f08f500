import { byName, charactersIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import type { Filter } from '../year.js';
import { CALENDAR } from './words.js';

interface WhoseProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Whose entries are shown: a player's, or one character's. */
export const Whose = ({ filter, onChange }: WhoseProps) => {
  const { t, seen, sitting } = useCampaignIn(CALENDAR);
  const seats = (sitting.seen?.seats ?? []).filter(({ role }) => role === 'player');
  const cast = charactersIn(seen).toSorted((a, b) => byName(a.name, b.name));
  const value = filter.seat !== null ? `s ${filter.seat}` : filter.character !== null ? `c ${filter.character}` : '';
  const take = (picked: string): void => {
    const id = picked.slice(2);
    onChange({
      seat: picked.startsWith('s ') ? id : null,
      character: picked.startsWith('c ') ? id : null,
    });
  };
  return (
    <label className="field whose">
      <span className="lab">{t.whose}</span>
      <select value={value} onChange={({ target }) => take(target.value)}>
        <option value="">{t.all}</option>
        <optgroup label={t.ofPlayers}>
          {seats.map(({ seat, name }) => (
            <option key={seat} value={`s ${seat}`}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label={t.ofCast}>
          {cast.map(({ id, name }) => (
            <option key={id} value={`c ${id}`}>
              {name}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
};
