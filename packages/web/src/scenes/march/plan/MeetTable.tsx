import { approx, type Chance } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { number } from '@warmoot/words';
import { fractionText } from '../../../design/chance/Chance.js';
import { Button } from '../../../design/forms/Button.js';
import { Popover } from '../../../design/panels/Popover.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { Book, Known, MarchView } from '../model.js';
import { chanceOf, meetingOf, noticedThrow, THEIR_PACES } from '../odds.js';
import { Odds } from '../Rating.js';
import { MARCH } from '../words.js';

const ROWS = ['you', 'both', 'they', 'nobody'] as const;

/** A percent without its sign: the heading of the table says what is counted. */
const bare = (of: Chance): string => (approx(of) * 100).toFixed(1);

/** A chance made of two throws: it opens to its exact fraction. */
const Exact = ({ of, title }: { readonly of: Chance; readonly title: string }) => {
  const { ui } = useWords();
  return (
    <Popover label={title} triggerLabel={`${title}: ${bare(of)}`} trigger={bare(of)} triggerClass="n">
      <p>
        <b>{title}</b>
      </p>
      <p className="fig">{fractionText(ui, of) ?? bare(of)}</p>
    </Popover>
  );
};

interface MeetTableProps {
  readonly view: MarchView;
  readonly book: Book;
  readonly pace: saga.march.Pace;
  readonly other: Known;
  readonly onRead: () => void;
}

/** Who learns of whom if the two meet today, by the pace that the other may have. */
export const MeetTable = ({ view, book, pace, other, onRead }: MeetTableProps) => {
  const { t } = useSpoken(MARCH);
  const { ui } = useWords();
  const columns = THEIR_PACES.map((theirs) => ({ theirs, odds: meetingOf(view, book, pace, other, theirs) }));
  const steady = noticedThrow(view, book, pace, other);
  if (steady === null) return <p className="march-note small soft">{t.notToldOdds}</p>;
  const sums = (lines: readonly { readonly by: number; readonly what: string }[]): number =>
    lines.filter(({ what }) => what !== 'base').reduce((sum, { by }) => sum + by, 0);
  const { plus = [], against = [] } = steady.tally ?? {};
  return (
    <section className="march-meet" aria-labelledby="march-meet">
      <header>
        <h3 id="march-meet" className="march-sub">
          {t.meetHead({ who: other.name })}
        </h3>
        <span className="lab">{t.meetNote({ pace: t.paces[pace] })}</span>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.meetWho}</th>
            {THEIR_PACES.map((theirs) => (
              <th key={theirs} scope="col">
                {t.itIs[theirs]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">
                <b>{t.meetRows[row]}</b> <span>{t.meetSays[row]}</span>
              </th>
              {columns.map(({ theirs, odds }) => (
                <td key={theirs}>{odds === null ? '' : <Exact of={odds[row]} title={t.meetRows[row]} />}</td>
              ))}
            </tr>
          ))}
          <tr className="meet-sum">
            <th scope="row">
              <b>{t.meetRows.noticed}</b>{' '}
              <span>{t.noticeAgainst({ notice: number(sums(plus)), hide: number(sums(against)) })}</span>
            </th>
            {columns.map(({ theirs, odds }) => (
              <td key={theirs}>{odds === null ? '' : <Odds of={odds.noticed}>{bare(chanceOf(odds.noticed))}</Odds>}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="meet-exact">
        {t.meetExact} <Odds of={steady}>{fractionText(ui, chanceOf(steady)) ?? bare(chanceOf(steady))}</Odds>.{' '}
        {t.meetRested}{' '}
        <Button kind="quiet" small aria-haspopup="dialog" onClick={onRead}>
          {t.readBoard}
        </Button>
      </p>
    </section>
  );
};
