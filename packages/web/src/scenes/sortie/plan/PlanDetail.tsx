import { sortie } from '@warmoot/rules';
import { percentText } from '../../../design/chance/Chance.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { Side, SortieView } from '../model.js';
import { Margins } from './Margins.js';
import { noRollText, shutText } from './Matrix.js';
import { meaningText, Outcomes, useFraction } from './PlanOutcomes.js';
import { PLAN } from './words.js';

interface DetailProps {
  readonly view: SortieView;
  readonly supposed: sortie.Supposed;
  readonly cell: sortie.Cell;
  readonly side: Side;
  readonly apart: number;
}

/** The pair of maneuvers that is looked at: its odds, its margins, and what may come of it. */
export const Detail = ({ view, supposed, cell, side, apart }: DetailProps) => {
  const { t } = useSpoken(PLAN);
  const { ui } = useWords();
  const fraction = useFraction();
  const named = { mine: t.maneuvers[cell.mine], theirs: t.maneuvers[cell.theirs] };
  const means = sortie.meansOf(view, supposed, cell);
  const staked = supposed.bid + supposed.theirBid > 0;
  const why = shutText(t, cell, apart);
  const [only] = means;
  if (why !== null || cell.odds === null) {
    return (
      <div className="plan-detail" data-none="">
        <h3>{t.against(named)}</h3>
        <p>{why ?? noRollText(t, cell)}</p>
        {why === null && only !== undefined ? <p className="soft">{meaningText(t, only, false)}</p> : null}
      </div>
    );
  }
  const won = cell.odds.wins[0];
  return (
    <div className="plan-detail">
      <div className="plan-margins">
        <header>
          <h3>{t.against(named)}</h3>
          <p>
            <b>{percentText(ui, won)}</b>
            <span>{fraction(won)}</span>
          </p>
        </header>
        <Margins nets={[cell.nets[0].total, cell.nets[1].total]} side={side} label={t.marginsOf(named)} />
      </div>
      <Outcomes means={means} odds={cell.odds} side={side} staked={staked} />
    </div>
  );
};
