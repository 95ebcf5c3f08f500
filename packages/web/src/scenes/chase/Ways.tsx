import { approx, type Chance, type Throw } from '@warmoot/kernel';
import { number, type Words } from '@warmoot/words';
import { type ReactNode, useId } from 'react';
import { useNarrow } from '../../browser/useMedia.js';
import { Icon, type IconName } from '../../design/base/Icon.js';
import { fractionText, percentText } from '../../design/chance/Chance.js';
import { Tally, TallyPopover } from '../../design/chance/Tally.js';
import { tallyOf } from '../../design/chance/tallyOf.js';
import { usePressTwice } from '../../design/forms/usePressTwice.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { calledIn } from './Course.js';
import type { ChaseView, Side, Way } from './model.js';
import { forSide, GUESSES, type RowOdds, rowOdds, type WayOdds } from './odds.js';
import { CHASE } from './words.js';
import './ways.css';

export interface WaysProps {
  readonly view: ChaseView;
  readonly scene: string;
  readonly side: Side;
  readonly odds: readonly WayOdds[];
  /** Whether there are odds to be seen at all. */
  readonly isShut: boolean;
  /** Why a way is not open; null where it is. */
  readonly closed: (way: Way) => string | null;
  readonly picked: string | null;
  readonly onPick: (key: string) => void;
  readonly onAgain: () => void;
  /** Stands below the picked way: what else is to be said of it. */
  readonly more: ReactNode;
  /** The last row on a phone: turning at bay, giving up. */
  readonly turn: { readonly title: string; readonly note: string; readonly icon: IconName } | null;
}

/** What it comes to where the guess is wrong: one figure, or from the least to the most. */
export const useMissed = (): ((of: RowOdds) => string) => {
  const { t } = useSpoken(CHASE);
  const { ui } = useWords();
  return ({ least, most }) => {
    const [low, high] = [percentText(ui, least), percentText(ui, most)];
    return low === high ? low : t.range({ low, high });
  };
};

/** What people of the place call a way. */
const hintOf = ({ given }: ChaseView, way: Way, hints: Readonly<Record<Way, string>>): string =>
  given.words?.[way] ?? hints[way];

/** A chance of a way; where the way is picked it opens its tally. */
const Figure = ({
  of,
  right,
  opens,
  side,
  scene,
}: Pick<WaysProps, 'side' | 'scene'> & {
  readonly of: WayOdds;
  readonly right: boolean;
  readonly opens: boolean;
}) => {
  const { t, words } = useSpoken(CHASE);
  const { ui } = useWords();
  const chance: Chance = forSide(side, right ? of.right : of.wrong);
  const thrown = right ? of.throws.right : of.throws.wrong;
  const text = words.decimal(approx(chance) * 100, 1);
  const exact = [percentText(ui, chance), fractionText(ui, chance)].filter((one) => one !== null).join(', ');
  return (
    <span className={right ? 'chase-right' : undefined} title={exact}>
      {opens ? <TallyPopover of={tallyOf(words, scene, thrown, null)}>{text}</TallyPopover> : text}
      {right ? <span className="vh"> {t.rightGuess}</span> : null}
    </span>
  );
};

const Ratings = ({
  of,
  opens,
  scene,
}: Pick<WaysProps, 'scene'> & { readonly of: WayOdds; readonly opens: boolean }) => {
  const { t, words } = useSpoken(CHASE);
  const text = t.against({ one: number(of.ratings.quarry), other: number(of.ratings.pursuers) });
  return opens ? <TallyPopover of={tallyOf(words, scene, of.throws.right, null)}>{text}</TallyPopover> : text;
};

/** Rows of one side's ways, columns of the other's: what is guessed right is heavy and underlined. */
const Matrix = (props: WaysProps) => {
  const { view, scene, side, odds, isShut, closed, picked, onPick, onAgain } = props;
  const { t } = useSpoken(CHASE);
  const name = useId();
  const handsOf = usePressTwice(picked, onPick, onAgain);
  return (
    <table className="chase-matrix" data-shut={isShut || undefined}>
      <caption className="vh">{t.percent[side]}</caption>
      <thead>
        <tr>
          <th scope="col">{t.heads[side]}</th>
          {isShut ? null : (
            <>
              <th scope="col">{t.ratings}</th>
              {odds.map(({ way }) => (
                <th key={way} scope="col">
                  {t.column[side]} <b>{t.ways[way]}</b>
                </th>
              ))}
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {odds.map((row) => {
          const why = closed(row.way);
          const on = picked === row.way;
          return (
            <tr key={row.way} data-on={on || undefined} data-shut={why === null ? undefined : ''}>
              <th scope="row">
                <label className="chase-way" data-rows="">
                  <input
                    type="radio"
                    className="vh"
                    name={name}
                    value={row.way}
                    checked={on}
                    disabled={why !== null}
                    onChange={() => onPick(row.way)}
                    {...handsOf(row.way)}
                  />
                  <Icon name={`wy-${row.way}`} size={30} />
                  <span>
                    <b>{t.ways[row.way]}</b>
                    <small>{why ?? hintOf(view, row.way, t.hints)}</small>
                  </span>
                </label>
              </th>
              {isShut ? null : (
                <>
                  <td className="chase-ratings">
                    <Ratings of={row} opens={on} scene={scene} />
                  </td>
                  {odds.map((column) => {
                    // The pursuers read the same table turned: a row is their guess, a column the way that is taken.
                    const of = side === 'quarry' ? row : column;
                    return (
                      <td key={column.way}>
                        <Figure of={of} right={row.way === column.way} opens={on} side={side} scene={scene} />
                      </td>
                    );
                  })}
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const Missed = ({ of: { least, most } }: { readonly of: RowOdds }) => {
  const { words } = useSpoken(CHASE);
  const [low, high] = [least, most].map((one) => words.decimal(approx(one) * 100, 1));
  return <span>{low === high ? low : `${low}–${high}`}</span>;
};

/** One side's rating in a line: "Hide (Wren) 5 · Spent −1". The guess is told beside it. */
const summed = (words: Words, scene: string, thrown: Throw, side: 'plus' | 'against'): string => {
  const { plus = [], against = [] } = thrown.tally ?? {};
  const own = against.filter(({ what }) => !GUESSES.includes(what));
  return tallyOf(words, scene, { ...thrown, tally: { plus, against: own } }, null)
    [side].lines.map(({ label, amount }) => `${label} ${amount}`)
    .join(' · ');
};

/** On a phone: a row a way, with what it comes to guessed and not; the picked one opens. */
const Rows = (props: WaysProps) => {
  const { view, scene, side, odds, isShut, closed, picked, onPick, onAgain, more, turn } = props;
  const { t, words } = useSpoken(CHASE);
  const name = useId();
  const handsOf = usePressTwice(picked, onPick, onAgain);
  const radio = (key: string, why: string | null) => (
    <input
      type="radio"
      className="vh"
      id={`${name}-${key}`}
      name={name}
      value={key}
      checked={picked === key}
      disabled={why !== null}
      onChange={() => onPick(key)}
      {...handsOf(key)}
    />
  );
  return (
    <fieldset className="chase-rows">
      <legend className="vh">{t.choose[side]}</legend>
      {odds.map((of) => {
        const why = closed(of.way);
        const on = picked === of.way;
        return (
          <div key={of.way} className="chase-row" data-on={on || undefined}>
            <label className="chase-label" data-rows="" htmlFor={`${name}-${of.way}`}>
              {radio(of.way, why)}
              <Icon name={`wy-${of.way}`} size={30} />
              <span className="chase-name">
                <b>{t.ways[of.way]}</b>
                <small>{why ?? hintOf(view, of.way, t.hints)}</small>
              </span>
              {isShut ? null : (
                <span className="chase-odds">
                  <span>
                    <i>{t.guessed}</i> <Figure of={of} right opens={false} side={side} scene={scene} />
                  </span>
                  <span>
                    <i>{t.notGuessed}</i> <Missed of={rowOdds(side, odds, of)} />
                  </span>
                </span>
              )}
            </label>
            {on ? (
              <div className="chase-more">
                <p>{t.works[side]({ up: view.open.gap + 1, down: view.open.gap - 1 })}</p>
                {isShut ? null : (
                  <>
                    <p className="chase-line">
                      <span>{summed(words, scene, of.throws.right, 'plus')}</span>
                      <TallyPopover of={tallyOf(words, scene, of.throws.right, null)}>
                        {number(of.ratings.quarry)}
                      </TallyPopover>
                    </p>
                    <p className="chase-line">
                      <span>{t.ratingGuessed({ rating: summed(words, scene, of.throws.right, 'against') })}</span>
                      <span>
                        <TallyPopover of={tallyOf(words, scene, of.throws.right, null)}>
                          {number(of.ratings.pursuers + 1)}
                        </TallyPopover>
                        {', '}
                        <TallyPopover of={tallyOf(words, scene, of.throws.wrong, null)}>
                          {number(of.ratings.pursuers - 1)}
                        </TallyPopover>
                      </span>
                    </p>
                  </>
                )}
                {more}
              </div>
            ) : null}
          </div>
        );
      })}
      {turn === null ? null : (
        <div className="chase-row" data-on={picked === 'turn' || undefined}>
          <label className="chase-label" data-rows="" htmlFor={`${name}-turn`}>
            {radio('turn', null)}
            <Icon name={turn.icon} size={30} />
            <span className="chase-name">
              <b>{turn.title}</b>
              <small>{turn.note}</small>
            </span>
          </label>
        </div>
      )}
    </fieldset>
  );
};

/** As wide as its column, so that its numbers are read. */
const BELL = { width: 256, height: 92 };

/** The sum of the picked way if it is guessed, and all results of the dice. */
const Detail = ({ view, scene, side, odds, isShut, picked, more }: WaysProps) => {
  const { t, words } = useSpoken(CHASE);
  const of = odds.find(({ way }) => way === picked);
  if (of === undefined) return null;
  return (
    <div className="chase-detail">
      {isShut ? null : (
        <Tally
          of={tallyOf(words, scene, of.throws.right, null)}
          title={t.detail[side]({ way: t.ways[of.way], quarry: calledIn(view, 'quarry') })}
          bell={BELL}
        />
      )}
      {more}
    </div>
  );
};

/** The three ways of a leg, with what each comes to against each guess. */
export const Ways = (props: WaysProps) => {
  const narrow = useNarrow();
  if (narrow) return <Rows {...props} />;
  return (
    <>
      <Matrix {...props} />
      <Detail {...props} />
    </>
  );
};
