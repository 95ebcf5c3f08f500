import { saga } from '@warmoot/rules';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useSpoken } from '../../words/speech.js';
import { linesOf } from './ledger.js';
import { WEALTH } from './words.js';

/** What the wealth of a unit supports: as it was built, as it is, as it may be. */
export const Supports = ({ unit }: { readonly unit: saga.campaign.Unit }) => {
  const { t, words } = useSpoken(WEALTH);
  const lines = linesOf(unit);
  const moves = unit.wealth.level !== unit.wealth.effective;
  return (
    <table className="supports">
      <caption className="lab">
        {t.supports} <RuleRef id="SAGA-WEALTH-014" />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.thing}</th>
          <th scope="col">{t.asBuilt}</th>
          <th scope="col">{t.now}</th>
          <th scope="col">{t.supported}</th>
          {moves ? <th scope="col">{t.ahead}</th> : null}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ what, name, built, builtAt, now, supported, excess, ahead }) => (
          <tr key={what ?? 'army'} data-over={excess > 0 || undefined}>
            <th scope="row">{name ?? t.armyCost}</th>
            <td>{t.builtAt({ amount: built, rating: words.wealth.rating(saga.wealth.ratingAt(builtAt)) })}</td>
            <td className="fig">{now}</td>
            <td className="fig">{supported}</td>
            {moves ? <td className="fig">{ahead}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
