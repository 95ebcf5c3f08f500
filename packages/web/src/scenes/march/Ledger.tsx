import { saga } from '@warmoot/rules';
import { Icon } from '../../design/base/Icon.js';
import { useSpoken } from '../../words/speech.js';
import type { Book, MarchView } from './model.js';
import { WearyMarks } from './PartyHead.js';
import { type Telling, useTelling } from './telling.js';
import { MARCH } from './words.js';

type Fare = saga.march.Fare;

/** A day of the ledger: as it was, as it is planned, or as it is foreseen. */
interface Column {
  readonly day: number;
  readonly is: 'past' | 'now' | 'ahead';
  readonly pace: saga.march.Pace | null;
  readonly text: string;
  readonly weary: number | null;
  readonly food: Fare | null;
  readonly water: Fare | null;
}

/** So many days stand side by side. */
const MOST = 6;
const PAST = 3;

interface LedgerProps {
  readonly view: MarchView;
  readonly book: Book;
  readonly pace: saga.march.Pace | null;
  /** The spans that it has entered today. */
  readonly gone: number;
  /** The way picked or sealed, day by day. */
  readonly days: readonly saga.march.DayAhead[];
}

/** What will be eaten and drunk day by day along a way, if nothing is found in the land: as the rules reckon it. */
const suppersAlong = ({ view, book, days }: LedgerProps, count: number) => {
  const suppers: { readonly food: Fare; readonly water: Fare }[] = [];
  let now = book;
  for (let nth = 0; nth < count; nth++) {
    const { spans = [], at = now.at } = days[nth] ?? {};
    const { provisions, stores, food, water } = saga.march.supperOn(
      view.given.roads,
      { ...now, checks: {} },
      spans,
      at,
    );
    suppers.push({ food, water });
    now = { ...now, provisions, stores, at };
  }
  return suppers;
};

const columnsOf = ({ t, span }: Telling, props: LedgerProps): readonly Column[] => {
  const { view, book, pace, days, gone: entered } = props;
  const today = view.open.day;
  const past = book.days.filter(({ day }) => day < today || view.open.over).slice(view.open.over ? -MOST : -PAST);
  const gone = past.map(
    (line): Column => ({
      day: line.day,
      is: 'past',
      pace: line.pace,
      text: t.spansGone({ n: line.spans.length }),
      weary: line.weary,
      food: line.food,
      water: line.water,
    }),
  );
  if (view.open.over || book.state !== 'going') return gone;
  // As far as the way leads, and today in any case.
  const suppers = suppersAlong(props, Math.max(1, days.length));
  const ahead = Array.from({ length: MOST - gone.length }, (_, nth): Column => {
    const plan = days[nth];
    const isLast = nth === days.length - 1;
    const { due } = view.given;
    return {
      day: today + nth,
      is: nth === 0 ? 'now' : 'ahead',
      pace: nth === 0 ? pace : null,
      text:
        plan === undefined
          ? nth === 0
            ? t.spansGone({ n: entered })
            : due === today + nth
              ? t.dueCell
              : ''
          : isLast && nth > 0
            ? t.arrivesCell({ span: span(plan.at) })
            : t.spansGone({ n: plan.spans.length + (nth === 0 ? entered : 0) }),
      weary: nth === 0 ? book.party.weary : null,
      food: suppers[nth]?.food ?? null,
      water: suppers[nth]?.water ?? null,
    };
  });
  return [...gone, ...ahead];
};

const FareBar = ({ of, isAhead }: { readonly of: Fare | null; readonly isAhead: boolean }) => {
  const { t } = useSpoken(MARCH);
  return (
    <span className="fare" data-fare={of ?? undefined} data-ahead={isAhead || undefined}>
      {of === null ? null : <span className="vh">{t.fares[of]}</span>}
    </span>
  );
};

/** What stands of provisions, in a few words. */
const Provisions = ({ book }: Pick<LedgerProps, 'book'>) => {
  const { t } = useSpoken(MARCH);
  const all = Object.entries(book.provisions);
  const [first] = all.toSorted(([, one], [, other]) => one.food - other.food);
  const hasTroops = Object.values(book.party.troops).some((n) => n > 0);
  return (
    <p className="ledger-note">
      <b>
        {first === undefined
          ? t.allSupplied
          : first[1].food === 0
            ? t.noFood({ who: first[0] })
            : first[1].food === 1
              ? t.foodEnds({ who: first[0] })
              : t.foodFor({ who: first[0], n: first[1].food })}
      </b>{' '}
      {hasTroops ? t.storesFor({ n: book.stores }) : t.skins}
    </p>
  );
};

/** The march by days: pace, spans, weariness, food and water. */
export const Ledger = (props: LedgerProps) => {
  const { book, view } = props;
  const telling = useTelling(view);
  const { t, numbered } = telling;
  const columns = columnsOf(telling, props);
  if (columns.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is long, keys scroll it
    <section className="march-ledger" aria-label={t.ledger} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(({ day, is }) => (
              <th key={day} scope="col" data-is={is}>
                <span className="vh">{telling.day(day)}</span>
                <span aria-hidden="true">{numbered(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t.ledgerRows.march}</th>
            {columns.map(({ day, is, pace, text }) => (
              <td key={day} data-is={is}>
                {pace === null ? null : <Icon name={`pc-${pace}`} size={16} label={t.paces[pace]} />}
                {text}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t.ledgerRows.weary}</th>
            {columns.map(({ day, is, weary }) => (
              <td key={day} data-is={is}>
                {weary === null ? null : (
                  <>
                    <WearyMarks n={weary} />
                    <span className="vh">{weary}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
          {(['food', 'water'] as const).map((what) => (
            <tr key={what} className="ledger-fare">
              <th scope="row">
                <Icon name={`tv-${what}`} size={15} />
                {t.ledgerRows[what]}
              </th>
              {columns.map(({ day, is, [what]: of }) => (
                <td key={day} data-is={is}>
                  <FareBar of={of} isAhead={is !== 'past'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Provisions book={book} />
    </section>
  );
};
