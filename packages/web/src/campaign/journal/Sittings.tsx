import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Form } from '../../design/forms/Form.js';
import { useCampaignIn } from '../useCampaign.js';
import { JOURNAL } from './words.js';

/** SAGA-CAMPAIGN-013: who sat together, from which day to which. A bookmark and no more. */
export const Sittings = () => {
  const { t, seen, sitting, people, act, plays, dateText, nameOf } = useCampaignIn(JOURNAL);
  const seats = (sitting.seen?.seats ?? []).filter(({ role, taken }) => role === 'player' && taken);
  const [away, setAway] = useState<readonly string[]>([]);
  const all = Object.values(seen.open.sittings);
  const now = all.findLast(({ to }) => to === null);
  const present = seats.map(({ seat }) => seat).filter((seat) => !away.includes(seat));
  const flip = (seat: string): void =>
    setAway(away.includes(seat) ? away.filter((one) => one !== seat) : [...away, seat]);
  return (
    <details className="sittings">
      <summary>{t.sittings}</summary>
      <ul>
        {all.slice(-8).map(({ id, from, to, present: there }) => (
          <li key={id} className="small">
            {dateText(from)} – {to === null ? t.stillSitting : dateText(to)}: {there.map(nameOf).join(', ')}
          </li>
        ))}
      </ul>
      {!plays ? null : now === undefined ? (
        <Form small act={t.sit} onSend={() => present.length > 0 && act({ deed: 'sit', present })}>
          <fieldset>
            <legend className="lab">{t.present}</legend>
            {seats.map(({ seat, name }) => (
              <label key={seat}>
                <input type="checkbox" checked={!away.includes(seat)} onChange={() => flip(seat)} />
                {people[seat]?.name ?? name}
              </label>
            ))}
          </fieldset>
        </Form>
      ) : (
        <Button small onClick={() => void act({ deed: 'rise', sitting: now.id })}>
          {t.rise}
        </Button>
      )}
    </details>
  );
};
