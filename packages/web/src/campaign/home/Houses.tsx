import { saga } from '@warmoot/rules';
import { Link } from 'wouter';
import { useCampaignIn } from '../useCampaign.js';
import { UnitArms } from '../wealth/UnitArms.js';
import { HOME } from './words.js';

const STEPS = Array.from({ length: saga.wealth.TOP_LEVEL }, (_, n) => n + 1);

/** The houses, each on the ladder of twelve steps. */
export const Houses = () => {
  const { t, words, seen, table } = useCampaignIn(HOME);
  const units = Object.values(seen.open.units);
  return (
    <section className="houses">
      <h2>
        <Link href={`/t/${table}/setting#powers`}>{t.houses}</Link>
      </h2>
      {units.length === 0 ? (
        <p className="small soft">
          {t.noHouses} <Link href={`/t/${table}/setting#powers`}>{t.writeHouse}</Link>
        </p>
      ) : null}
      <ul>
        {units.map((unit, nth) => {
          const { level, raise, lower } = unit.wealth;
          const rating = words.wealth.rating(saga.wealth.ratingAt(level));
          return (
            <li key={unit.id}>
              <UnitArms unit={unit} nth={nth} />
              <b>{unit.name}</b>
              <span className="ladder" role="img" aria-label={t.level({ name: unit.name, level, rating })}>
                {STEPS.map((step) => (
                  <i key={step} data-in={step <= level || undefined} style={{ height: `${5 + step * 1.65}px` }} />
                ))}
              </span>
              <span className="fig">{rating}</span>
              {raise > 0 ? <em>{t.towardMore({ count: raise })}</em> : null}
              {lower > 0 ? <em>{t.towardLess({ count: lower })}</em> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
