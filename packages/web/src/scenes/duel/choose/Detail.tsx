import type { saga } from '@warmoot/rules';
import { number, type Row, type Words } from '@warmoot/words';
import { Bell } from '../../../design/chance/Bell.js';
import { fractionText, percentText } from '../../../design/chance/Chance.js';
import { diceLabel } from '../../../design/chance/dieWords.js';
import { TallyPopover } from '../../../design/chance/Tally.js';
import { tallyOf } from '../../../design/chance/tallyOf.js';
import { RuleRef } from '../../../design/rules/RuleRef.js';
import { useWords } from '../../../words/WordsProvider.js';

interface DetailProps {
  readonly title: string;
  readonly met: saga.duel.Foreseen;
  readonly scene: string;
  readonly words: Words;
  /** Whose sums stand left and right. */
  readonly names: { readonly plus: string; readonly against: string };
  readonly needs: (need: number, dice: string) => string;
  readonly notes: readonly string[];
}

/** A line of a sum; whose it is stands at the foot of the column already. */
const Line = ({ row, whose }: { readonly row: Row | undefined; readonly whose: string }) => {
  if (row === undefined)
    return (
      <>
        <td className="detail-none" />
        <td />
      </>
    );
  const label = row.label.replace(` (${whose})`, '');
  return (
    <>
      <th scope="row">
        {row.rule === null ? (
          label
        ) : (
          <RuleRef id={row.rule} className="tally-line">
            {label}
          </RuleRef>
        )}
      </th>
      <td>{row.amount}</td>
    </>
  );
};

/** A check before it is thrown: both sums line by line, the chance, the bell, and what follows. */
export const Detail = ({ title, met, scene, words, names, needs, notes }: DetailProps) => {
  const { ui } = useWords();
  const tally = tallyOf(words, scene, met.throw, null, names);
  const left = tally.plus.lines;
  const right = tally.against.lines;
  const rows = Math.max(left.length, right.length);
  return (
    <section className="detail">
      <div className="detail-sums">
        <h3>{title}</h3>
        <table>
          <tbody>
            {Array.from({ length: rows }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two sums beside each other have only their order
              <tr key={i}>
                <Line row={left[i]} whose={names.plus} />
                <Line row={right[i]} whose={names.against} />
              </tr>
            ))}
            <tr className="detail-total">
              <th scope="row">{names.plus}</th>
              <td>{number(tally.plus.sum)}</td>
              <th scope="row">{names.against}</th>
              <td>{number(tally.against.sum)}</td>
            </tr>
          </tbody>
        </table>
        {notes.map((note) => (
          <p key={note} className="detail-note">
            {note}
          </p>
        ))}
      </div>
      <div className="detail-bell">
        <p className="detail-chance">
          <b>{percentText(ui, met.strong)}</b>
          <TallyPopover of={tally} title={title}>
            {fractionText(ui, met.strong) ?? percentText(ui, met.strong)}
          </TallyPopover>
        </p>
        <Bell thrown={met.throw} width={262} height={84} />
        {tally.need === null ? null : <p className="small soft">{needs(tally.need, diceLabel(met.throw.dice))}</p>}
      </div>
    </section>
  );
};
