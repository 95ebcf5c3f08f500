import { sortie } from '@warmoot/rules';
import { useMemo } from 'react';
import { Icon } from '../../../design/base/Icon.js';
import { percentText } from '../../../design/chance/Chance.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import { iconOf, type SortieView, subject, type Unit } from '../model.js';
import { useFraction } from './PlanOutcomes.js';
import type { Roll } from './planning.js';
import { PLAN } from './words.js';

interface ArrowsProps {
  readonly view: SortieView;
  readonly unit: Unit;
  readonly roll: Roll;
  /** What this unit stakes: against arrows, or on its own shot. */
  readonly stake: number;
  /** What the target of its own shot is supposed to stake. */
  readonly theirs: number;
}

/** What a shot may do, by what the archers stake. Of the own shot the row of the own stake is gold. */
export const Arrows = ({ view, unit, roll, stake, theirs }: ArrowsProps) => {
  const { t } = useSpoken(PLAN);
  const { ui } = useWords();
  const fraction = useFraction();
  const { enemy } = roll;
  const isOwn = roll.kind === 'shot';
  const [archers, target] = isOwn ? [unit, enemy] : [enemy, unit];
  const rows = useMemo(
    () => sortie.arrowsOf(view, { archers: archers.index, target: target.index }, isOwn ? theirs : stake),
    [view, archers.index, target.index, isOwn, theirs, stake],
  );
  // Whatever nobody can come to is left out: arrows finish only those who are weak already.
  const shown = sortie.SHOTS.filter((what) => what !== 'double' || rows.some(({ odds }) => odds.double.ways > 0n));
  const needs = sortie.TARGET + 1;
  const heads = isOwn ? t.hitsThem : t.hits;
  const note = target.floating < 0 ? t.penaltyDie : isOwn ? t.theirDie : t.yourDie;
  return (
    <section className="arrows">
      <h3>
        <Icon name={iconOf(archers)} size={16} />
        {isOwn ? t.shotAt({ who: enemy.called, needs }) : t.arrowsAt({ who: subject(enemy), needs })}
        <span>{note}</span>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{isOwn ? t.youStake : t.ifStakes}</th>
            {shown.map((what) => (
              <th key={what} scope="col">
                {heads[what]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.stake} data-on={(isOwn && row.stake === stake) || undefined}>
              <th scope="row">{row.stake}</th>
              {shown.map((what) => (
                <td key={what} title={fraction(row.odds[what])}>
                  {percentText(ui, row.odds[what])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
