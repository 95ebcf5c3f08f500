import { saga } from '@warmoot/rules';
import { told } from '@warmoot/words/say';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useCampaignIn } from '../useCampaign.js';
import { SETTING } from './words.js';
import { warnings } from './world.js';

/** What the table may want to look at, and what kind of world the rules are made for. It stops nobody. */
export const Advice = () => {
  const { t, seen } = useCampaignIn(SETTING);
  const warned = warnings(seen);
  return (
    <section className="world-advice">
      {warned.length === 0 ? null : (
        <>
          <h2>{t.lookAt}</h2>
          <ul>
            {warned.map(({ rule, what, name }) => (
              <li key={`${what} ${name}`} className="world-warned">
                {told(t.warned[what as keyof typeof t.warned], { name })} <RuleRef id={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{t.advice}</summary>
        <p className="small soft">{t.adviceNote}</p>
        <ul>
          {saga.campaign.ADVICE.map(({ rule, what }) => (
            <li key={rule}>
              {t.advised[what]} <RuleRef id={rule} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
};
