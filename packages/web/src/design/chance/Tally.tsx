import { countingFaces, diceBehind } from '@warmoot/kernel';
import { number, type Row } from '@warmoot/words';
import type { ReactNode } from 'react';
import type { UiWords } from '../../words/ui.js';
import { useWords } from '../../words/WordsProvider.js';
import { Popover } from '../panels/Popover.js';
import { RuleRef } from '../rules/RuleRef.js';
import { Bell } from './Bell.js';
import { fractionText, percentText } from './Chance.js';
import { Dice } from './Dice.js';
import { diceLabel } from './dieWords.js';
import { Bands, Counts } from './Results.js';
import './tally.css';
import type { TallyData, TallySide } from './tallyOf.js';

/** Each line opens its rule. */
const Line = ({ row }: { readonly row: Row }) => (
  <tr>
    <th scope="row">
      {row.rule === null ? (
        row.label
      ) : (
        <RuleRef id={row.rule} className="tally-line">
          {row.label}
        </RuleRef>
      )}
    </th>
    <td>{row.amount}</td>
  </tr>
);

const Side = ({
  side,
  fallback,
  children,
}: {
  readonly side: TallySide;
  readonly fallback: string;
  readonly children: ReactNode;
}) => {
  const { ui } = useWords();
  return (
    <table className="tally-side">
      <caption>{side.name ?? fallback}</caption>
      <tbody>
        {side.lines.map((row) => (
          <Line key={`${row.label} ${row.rule}`} row={row} />
        ))}
        {side.lines.length > 1 ? (
          <tr className="tally-sum">
            <th scope="row">{ui.tally.sum}</th>
            <td>{number(side.sum)}</td>
          </tr>
        ) : null}
      </tbody>
      <tbody className="tally-foot">
        {side.base === null ? null : <Line row={side.base} />}
        {children}
      </tbody>
    </table>
  );
};

const Foot = ({ of, bell }: Pick<TallyProps, 'of' | 'bell'>) => {
  const { ui } = useWords();
  if (of.asks === 'oneByOne') return <Counts rows={of.counts} />;
  if (of.asks === 'compared') {
    const [certain] = of.results;
    return certain === undefined ? null : (
      <p className="tally-certain">
        <b>{certain.label}</b> <span className="small soft">{ui.tally.noDice}</span>
      </p>
    );
  }
  if (of.asks === 'bands') {
    return (
      <>
        <Bands rows={of.results} />
        <div className="tally-bell">
          <Bell thrown={of.thrown} fell={of.dice} {...bell} />
        </div>
      </>
    );
  }
  if (of.chance === null) return null;
  const fraction = fractionText(ui, of.chance);
  return (
    <div className="tally-bell">
      <p>
        <b>{percentText(ui, of.chance)}</b>
        <span>
          {of.fallen === null ? null : ui.tally.before}{' '}
          {fraction === null ? null : <span className="n">{fraction}</span>}
        </span>
      </p>
      <Bell thrown={of.thrown} fell={of.dice} {...bell} />
    </div>
  );
};

interface TallyProps {
  readonly of: TallyData;
  readonly title?: string;
  readonly subtitle?: string;
  /** A proposal that hangs on the number. */
  readonly disputed?: boolean;
  /** How large the bell is drawn, where it has not its usual room. */
  readonly bell?: { readonly width: number; readonly height: number };
}

const titleOf = (of: TallyData, title: string | undefined, join: UiWords['tally']['title']): string => {
  if (title !== undefined) return title;
  if (of.asks === 'oneByOne') return diceLabel(of.thrown.dice);
  return join({ total: number(of.total ?? of.plus.sum), need: number(of.toReach ?? of.against.sum) });
};

/** The headings of the two columns, and the word before the second column's sum. */
const heads = (ui: UiWords, { asks, plus }: TallyData): { adds: string; against: string; toReach: string } => {
  // Where nothing is added the dice stand alone.
  const tally = plus.lines.length === 0 ? { ...ui.tally, adds: ui.tally.dice } : ui.tally;
  switch (asks) {
    case 'atMost':
      return { adds: tally.adds, against: tally.against, toReach: tally.atMost };
    case 'oneByOne':
      return { adds: tally.dice, against: tally.eachDie, toReach: tally.total };
    case 'compared':
      return { adds: tally.forIt, against: tally.against, toReach: tally.total };
    case 'bands':
      return { adds: tally.adds, against: tally.against, toReach: tally.total };
    default:
      return { adds: tally.adds, against: tally.against, toReach: tally.toReach };
  }
};

/** What the first column comes to: the dice and the total, the dice alone where they count one by one. */
const Fallen = ({ of }: { readonly of: TallyData }) => {
  const { ui } = useWords();
  const { fallen, thrown } = of;
  const dice =
    fallen === null || thrown.dice.length === 0 ? null : (
      <tr className="tally-dice">
        <th scope="row">
          <Dice
            dice={diceBehind(thrown, fallen.faces)}
            faces={fallen.faces}
            counting={countingFaces(thrown, fallen.faces)}
            size={32}
          />
        </th>
        <td>{of.dice === null ? '' : number(of.dice)}</td>
      </tr>
    );
  if (of.asks === 'oneByOne') return dice;
  if (of.total === null) return null;
  return (
    <>
      {dice}
      <tr className="tally-total">
        <th scope="row">{ui.tally.total}</th>
        <td>{number(of.total)}</td>
      </tr>
    </>
  );
};

/** Two columns of labelled modifiers, dice and totals; then the bell. */
export const Tally = ({ of, title, subtitle, disputed, bell }: TallyProps) => {
  const { ui } = useWords();
  const head = heads(ui, of);
  return (
    <div className="tally">
      <header>
        <h3>{titleOf(of, title, ui.tally.title)}</h3>
        {subtitle === undefined ? null : <span className="lab">{subtitle}</span>}
      </header>
      <div className="tally-sides">
        <Side side={of.plus} fallback={head.adds}>
          <Fallen of={of} />
        </Side>
        {of.against.lines.length === 0 && of.against.base === null ? null : (
          <Side side={of.against} fallback={head.against}>
            {of.toReach === null ? null : (
              <tr className="tally-total">
                <th scope="row">{head.toReach}</th>
                <td>{number(of.toReach)}</td>
              </tr>
            )}
          </Side>
        )}
      </div>
      <Foot of={of} {...(bell && { bell })} />
      {disputed ? <p className="tally-disputed small">{ui.tally.disputed}</p> : null}
    </div>
  );
};

/** A dotted number that opens its tally. */
export const TallyPopover = ({ children, ...tally }: TallyProps & { readonly children: ReactNode }) => {
  const { ui } = useWords();
  const label = ui.tally.how({ title: titleOf(tally.of, tally.title, ui.tally.title) });
  return (
    <Popover wide label={label} trigger={children} triggerClass="n">
      <Tally {...tally} />
    </Popover>
  );
};
