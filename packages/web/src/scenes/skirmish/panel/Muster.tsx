import { Arms } from '../../../design/base/Arms.js';
import { percentText } from '../../../design/chance/Chance.js';
import { SumLines } from '../../../design/chance/SumLines.js';
import { Popover } from '../../../design/panels/Popover.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { MusterBand, MusterGroup, MusterRow } from '../parts.js';
import { HpNotches } from './HpNotches.js';
import './muster.css';
import { PANEL } from './words.js';

interface RowProps {
  readonly row: MusterRow;
  readonly onFigure: (key: string) => void;
}

const Row = ({ row: { key, name, hp, state, how }, onFigure }: RowProps) => (
  <li data-how={how}>
    <button type="button" onClick={() => onFigure(key)}>
      <b>{name}</b>
      <HpNotches hp={hp} />
      <span className="sk-muster-state" title={state}>
        {state}
      </span>
    </button>
  </li>
);

/** A group: a box for each figure it began with, those lost hatched, a thick edge where the check comes. */
const Group = ({ group }: { readonly group: MusterGroup }) => {
  const { ui } = useWords();
  const { t } = useSpoken(PANEL);
  const { title, lost, began, checksAt, note, holds, whose, why } = group;
  const told = checksAt === null ? t.lostOf({ lost, began }) : t.lostOfChecks({ lost, began, at: checksAt });
  return (
    <li>
      <b>{title}</b>
      <span className="sk-losses" role="img" aria-label={told} title={told}>
        {Array.from({ length: began }, (_, n) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have only their places
            key={n}
            data-lost={n < lost ? '' : undefined}
            data-check={checksAt === n + 1 ? '' : undefined}
          />
        ))}
      </span>
      <span className="sk-group-note">{note}</span>
      {holds === null ? null : (
        <em>
          <Popover
            label={whose}
            triggerLabel={t.openMorale({ whose, percent: percentText(ui, holds) })}
            trigger={percentText(ui, holds)}
            triggerClass="n"
          >
            <SumLines title={`${whose}: ${percentText(ui, holds)}`} rows={why} />
          </Popover>
        </em>
      )}
    </li>
  );
};

interface MusterProps {
  readonly bands: readonly MusterBand[];
  readonly onFigure: (key: string) => void;
}

/** Both bands below the board: who stands how, and how near each group is to a check. */
export const Muster = ({ bands, onFigure }: MusterProps) => {
  const { t } = useSpoken(PANEL);
  return (
    <div className="sk-muster">
      {bands.map(({ key, name, colour, defends, note, rows, groups, news }) => (
        <section key={key}>
          <header>
            <Arms colour={colour} shape={defends ? 'pavise' : 'eared'} size={22} />
            <h3>{name}</h3>
            <span>{note}</span>
          </header>
          <ul className="sk-muster-rows">
            {rows.map((row) => (
              <Row key={row.key} row={row} onFigure={onFigure} />
            ))}
          </ul>
          {groups.length === 0 ? null : (
            <ul className="sk-groups" aria-label={t.morale}>
              {groups.map((group) => (
                <Group key={group.key} group={group} />
              ))}
            </ul>
          )}
          {news === null || news === undefined ? null : <p className="sk-muster-news">{news}</p>}
        </section>
      ))}
    </div>
  );
};
