import { useState } from 'react';
import { Arms } from '../../design/base/Arms.js';
import { Button } from '../../design/forms/Button.js';
import { whole } from '../../design/forms/whole.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useCampaignIn } from '../useCampaign.js';
import { SETTING } from './words.js';

const CastNumber = ({
  seat,
  name,
  at,
}: {
  readonly seat: string;
  readonly name: string;
  readonly at: number | null;
}) => {
  const { t, seen, act } = useCampaignIn(SETTING);
  const { least, most } = seen.open.options['saga.draft.castSize'];
  const [number, setNumber] = useState(at ?? least);
  return (
    <>
      <input
        type="number"
        aria-label={name}
        min={least}
        max={most}
        value={number}
        onChange={({ target }) => setNumber(whole(target.value, 0))}
      />
      <Button
        small
        aria-label={`${t.setNumber}: ${name}`}
        off={number === at ? t.unchanged : null}
        onClick={() => void act({ deed: 'castSize', seat, characters: number })}
      >
        {t.setNumber}
      </Button>
    </>
  );
};

/** SAGA-DRAFT-002: how many main characters each player runs, until they are drafted. */
export const CastSizes = () => {
  const { t, seen, sitting, people, plays } = useCampaignIn(SETTING);
  const { players, characters, options } = seen.open;
  const { least, most } = options['saga.draft.castSize'];
  const fixed = Object.values(characters).some(({ main }) => main);
  const seats = (sitting.seen?.seats ?? []).filter(({ role, taken }) => role === 'player' && taken);
  return (
    <section className="cast-sizes">
      <h2>{t.casts}</h2>
      <p className="small soft">
        {fixed ? t.castsFixed : t.castsNote({ least, most })} <RuleRef id="SAGA-DRAFT-002" />
      </p>
      <ul>
        {seats.map(({ seat, name }) => (
          <li key={seat}>
            <Arms colour={people[seat]?.colour ?? 0} size={20} />
            <b>{name}</b>
            {fixed || !plays ? (
              <span className="fig">{players[seat] ?? t.notSaid}</span>
            ) : (
              <CastNumber key={players[seat] ?? 'none'} seat={seat} name={name} at={players[seat] ?? null} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
