import type { Rated } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import { type Row, signed, throwRows, type Words } from '@warmoot/words';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import type { IconName } from '../../../design/base/Icon.js';
import { WithRules } from '../../../design/rules/WithRules.js';
import { capital } from '../../../words/text.js';
import { Die } from '../Die.js';
import { iconOf, type Unit } from '../model.js';
import { emblemOf } from '../plan/emblems.js';
import type { Lying } from './record.js';
import type { RevealWords } from './words.js';

const SCENE = 'sortie/battle';
/** Beyond so many dice of one reason a number says it. */
const MOST_DRAWN = 5;

/** The lines of a sum in the words of the account. */
const rowsOf = (words: Words, { total, lines }: Rated): readonly Row[] =>
  throwRows(words, SCENE, { ...sortie.poolThrow(total), tally: { plus: [], against: lines ?? [] } }, null).filter(
    ({ kind }) => kind === 'line',
  );

interface SumProps {
  readonly unit: Unit;
  readonly net: Rated;
  /** What dice out of the pool in hand bear. */
  readonly charge: IconName;
  /** Null until they have fallen. */
  readonly lying: Lying | null;
  /** Both maneuvers, one's own first: said where they give this one nothing. */
  readonly maneuvers: string | null;
  readonly words: Words;
  readonly t: RevealWords;
}

/** A pool as a sum: each line led by its dice, then the net, the dice that count and the total. */
export const SumByDice = ({ unit, net, charge, lying, maneuvers, words, t }: SumProps) => {
  const lines = net.lines ?? [];
  const rows = rowsOf(words, net);
  const count = 3 + Math.abs(net.total);
  const kept = (lying?.faces ?? [])
    .filter((_, nth) => lying?.counts[nth] !== false)
    .toSorted((one, two) => two - one)
    .join(' + ');
  return (
    <table className="sum-dice" aria-label={t.sumOf({ who: unit.called })}>
      <caption>
        <CounterPicture side={unit.side} icon={iconOf(unit)} size={18} />
        {unit.called}
      </caption>
      <tbody>
        <tr>
          <td className="sum-lead">
            <Die size={21} />
            <Die size={21} />
            <Die size={21} />
          </td>
          <th scope="row">{t.every}</th>
          <td>{t.threeDice}</td>
        </tr>
        {lines.map((line, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sum have no names, only their places
          <tr key={nth}>
            <td className="sum-lead">
              {Array.from({ length: Math.min(Math.abs(line.by), MOST_DRAWN) }, (_, die) => (
                <Die
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only their places
                  key={die}
                  size={21}
                  icon={emblemOf(line, unit, charge)}
                  look={line.by < 0 ? 'penalty' : 'plain'}
                />
              ))}
            </td>
            <th scope="row">
              <WithRules text={capital(rows[nth]?.label ?? line.what)} />
            </th>
            <td>{signed(line.by)}</td>
          </tr>
        ))}
        {maneuvers === null ? null : (
          <tr>
            <td />
            <th scope="row">{maneuvers}</th>
            <td>0</td>
          </tr>
        )}
        <tr className="sum-net">
          <td />
          <th scope="row">{t.net}</th>
          <td>{net.total === 0 ? '0' : signed(net.total)}</td>
        </tr>
        <tr>
          <td />
          <th scope="row">
            {net.total > 0 ? t.highest({ n: count }) : net.total < 0 ? t.lowest({ n: count }) : t.allCount}
          </th>
          <td>{kept}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th colSpan={2} scope="row">
            {t.total}
          </th>
          <td>{lying === null ? '' : lying.total}</td>
        </tr>
      </tfoot>
    </table>
  );
};
