import { Link } from 'wouter';
import { Arms } from '../../design/base/Arms.js';
import { Button } from '../../design/forms/Button.js';
import { Popover } from '../../design/panels/Popover.js';
import { listOf } from '../../words/lists.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import type { HomeData, HomeTable } from './homeData.js';
import type { YOURS as ENGLISH_YOURS } from './Yours.en.js';

const YOURS = listOf<typeof ENGLISH_YOURS>(import.meta.glob('./Yours.??.ts', { eager: true, import: 'YOURS' }));

type Put = HomeData['put'];

const TableRow = ({ table, put }: { readonly table: HomeTable; readonly put: Put }) => {
  const { t } = useSpoken(YOURS);
  return (
    <li data-turn={table.turn || undefined}>
      <Link href={`/t/${table.id}`}>
        <Arms colour={table.colour} size={34} {...(table.charge && { charge: table.charge })} />
        <span>
          <b>{table.name}</b>
          <span className="small soft">{table.where}</span>
        </span>
        <em>{table.note}</em>
      </Link>
      {table.away ? (
        <Button small onClick={() => put(table.id, false, table.mayShelve === true && table.shelved === true)}>
          {t.takeOut}
        </Button>
      ) : (
        <Popover label={table.name} triggerLabel={t.moreOf({ name: table.name })} trigger="…" triggerClass="yours-more">
          <div className="stack">
            <Button small onClick={() => put(table.id, true, false)}>
              {t.putAway}
            </Button>
            {table.mayShelve ? (
              <Button small onClick={() => put(table.id, true, true)}>
                {t.putAwayForAll}
              </Button>
            ) : null}
          </div>
        </Popover>
      )}
    </li>
  );
};

/** Where you must act comes first; the others keep the order they came in. */
const byTurn = (tables: readonly HomeTable[]): readonly HomeTable[] =>
  [...tables].sort((a, b) => Number(b.turn) - Number(a.turn));

/** This device's tables, and below them those that were put away. */
export const Yours = ({ tables, put }: Pick<HomeData, 'tables' | 'put'>) => {
  const { ui } = useWords();
  const { t } = useSpoken(YOURS);
  const out = byTurn(tables.filter(({ away }) => !away));
  const away = tables.filter((table) => table.away);
  return (
    <section className="yours" id="yours">
      <h2>{ui.home.yours}</h2>
      {out.length === 0 ? (
        <div className="yours-none">
          <p className="note">{ui.home.none}</p>
          <p className="small soft">{ui.home.noneYet}</p>
        </div>
      ) : (
        <ul>
          {out.map((table) => (
            <TableRow key={table.id} table={table} put={put} />
          ))}
        </ul>
      )}
      {away.length === 0 ? null : (
        <details className="yours-away">
          <summary>{t.away({ many: away.length })}</summary>
          <ul>
            {away.map((table) => (
              <TableRow key={table.id} table={table} put={put} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
