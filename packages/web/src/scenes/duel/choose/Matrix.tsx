import { approx } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { number } from '@warmoot/words';
import { Fragment, type ReactNode, useId } from 'react';
import './matrix.css';
import { Icon, type IconName } from '../../../design/base/Icon.js';
import { fractionText, percentText } from '../../../design/chance/Chance.js';
import { TallyPopover } from '../../../design/chance/Tally.js';
import { tallyOf } from '../../../design/chance/tallyOf.js';
import { usePressTwice } from '../../../design/forms/usePressTwice.js';
import { useWords } from '../../../words/WordsProvider.js';
import { effectsText } from '../effects.js';
import { ATTACKS } from '../grouping.js';
import type { DuelWords } from '../words.js';

type By = saga.duel.Defence['by'];

/** The order of the columns. Leaving it undefended is shown only where nothing else is open. */
const COLUMNS: readonly By[] = ['dodge', 'parry', 'strength', 'fightingMind', 'none'];

export interface MatrixRow {
  readonly act: string;
  readonly foresight: saga.duel.DuelForesight | null;
}

interface MatrixProps {
  readonly rows: readonly MatrixRow[];
  readonly caption: string;
  /** Null for a table that is only read. */
  readonly picked: string | null;
  readonly onPick: ((act: string) => void) | null;
  /** Pressing the picked act once more. */
  readonly onAgain?: () => void;
  /** Shown inside the picked row where there is no room beside the table. */
  readonly detail: ReactNode;
  /** What follows from the picked act, strong and weak, in sentences. */
  readonly follows?: readonly string[];
  readonly mine: boolean;
  readonly scene: string;
  readonly t: DuelWords;
  readonly words: Words;
}

const ICONS: Readonly<Record<string, IconName>> = {
  quickAttack: 'wp-sword',
  viciousAttack: 'wp-axe',
  controlledAttack: 'wp-dagger',
  bash: 'wp-mace',
  flurry: 'wp-fencing',
  feint: 'mo-3b',
  trip: 'wp-staff',
  push: 'wp-hands',
  hold: 'wp-hands',
  tackle: 'mo-7b',
  breakHold: 'mo-2a',
  breakTackle: 'mo-2a',
};

const figure = (words: Words, met: saga.duel.Foreseen): string => {
  const percent = approx(met.strong) * 100;
  return percent === 0 || percent === 100 ? `${percent}` : words.decimal(percent, 1);
};

interface CellProps extends Pick<MatrixProps, 'scene' | 'words' | 't'> {
  readonly met: saga.duel.Foreseen | undefined;
  readonly best: boolean;
  readonly opens: boolean;
  readonly head: string;
  readonly title: string;
}

/** A chance; in the picked row it opens its tally. */
const Cell = ({ met, best, opens, head, title, scene, words, t }: CellProps) => {
  const { ui } = useWords();
  if (met === undefined)
    return (
      <td className="mx-none" data-head={head}>
        <i />
        <span className="vh">{t.unlisted}</span>
      </td>
    );
  const exact = [percentText(ui, met.strong), fractionText(ui, met.strong)].filter((one) => one !== null).join(', ');
  return (
    <td className={best ? 'mx-best' : ''} data-head={head} title={exact}>
      <span>
        {opens ? (
          <TallyPopover of={tallyOf(words, scene, met.throw, null)} title={title}>
            {figure(words, met)}
          </TallyPopover>
        ) : (
          figure(words, met)
        )}
        {best ? <span className="vh"> {t.best}</span> : null}
      </span>
    </td>
  );
};

/** The columns that some row needs. That nothing is set against it matters only where nothing can be. */
const columnsFor = (rows: readonly MatrixRow[]): readonly By[] => {
  const needed = new Set<By>();
  for (const { foresight } of rows) {
    const found = [...saga.duel.hardestByDefence(foresight).keys()];
    const real = found.filter((by) => by !== 'none');
    for (const by of real.length > 0 ? real : found) needed.add(by);
  }
  return COLUMNS.filter((by) => needed.has(by));
};

/** My acts against the answers open to the other; the best answer is heavy and underlined. */
export const Matrix = (props: MatrixProps) => {
  const { rows, caption, picked, onPick, onAgain, detail, follows = [], mine, scene, t, words } = props;
  const name = useId();
  const handsOf = usePressTwice(picked, onPick ?? (() => {}), onAgain);
  const columns = columnsFor(rows);
  // With closed sheets there are no odds: acts and what they bring are left.
  const isForeseen = rows.some(({ foresight }) => (foresight?.met.length ?? 0) > 0);
  const firstOther = rows.findIndex(({ act }) => !ATTACKS.has(act));
  return (
    <table className="mx" data-read={onPick === null ? '' : undefined} data-long={rows.length > 8 ? '' : undefined}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <td className="mx-name" />
          {isForeseen ? (
            <th scope="col" className="mx-rating">
              {t.rating}
            </th>
          ) : null}
          {columns.map((by, nth) => (
            <th key={by} scope="col" abbr={t.defences[by]}>
              {nth === 0 ? (
                <span className="mx-over" aria-hidden="true">
                  {t.percentOver}
                </span>
              ) : null}
              {t.defenceHeads[by]}
            </th>
          ))}
          <th scope="col" className="mx-effect">
            {t.ifItLands}
          </th>
          <th scope="col" className="mx-effect mx-weak">
            {t.ifNot}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ act, foresight }, i) => {
          const found = saga.duel.hardestByDefence(foresight);
          const worst = saga.duel.hardestOf(foresight);
          const on = act === picked;
          const title = t.acts[act as keyof DuelWords['acts']];
          const breaks = worst !== null && worst.defence === null;
          return (
            <Fragment key={act}>
              <tr className={`${on ? 'mx-on' : ''}${i === firstOther && i > 0 ? ' mx-break' : ''}`}>
                <th scope="row" className="mx-name">
                  {onPick === null ? (
                    <span className="mx-label">
                      <Icon name={ICONS[act] ?? 'wp-hands'} size={20} />
                      {title}
                    </span>
                  ) : (
                    <label className="mx-label" data-rows="">
                      <input
                        type="radio"
                        className="vh"
                        name={name}
                        checked={on}
                        onChange={() => onPick(act)}
                        {...handsOf(act)}
                      />
                      <Icon name={ICONS[act] ?? 'wp-hands'} size={20} />
                      {title}
                    </label>
                  )}
                </th>
                {isForeseen ? (
                  <td className="mx-rating" data-head={t.rating}>
                    {worst === null || worst.throw.reading.read !== 'together' ? '' : number(worst.throw.reading.plus)}
                  </td>
                ) : null}
                {breaks && worst !== null ? (
                  <td className="mx-best" colSpan={Math.max(1, columns.length)}>
                    <span>{figure(words, worst)}</span>
                  </td>
                ) : (
                  columns.map((by) => (
                    <Cell
                      key={by}
                      met={found.get(by)}
                      best={worst?.defence?.by === by}
                      opens={on}
                      head={t.defenceHeads[by]}
                      title={t.metBy({ act: title, by: t.defences[by] })}
                      scene={scene}
                      words={words}
                      t={t}
                    />
                  ))
                )}
                <td className="mx-effect">{effectsText(act, 'strong', mine, t)}</td>
                <td className="mx-effect mx-weak">{effectsText(act, 'weak', mine, t)}</td>
              </tr>
              {on && detail !== null ? (
                <tr className="mx-detail">
                  <td colSpan={columns.length + 4}>
                    {/* The columns at the right, where there is no room for them. */}
                    {follows.map((line) => (
                      <p key={line} className="mx-follows">
                        {line}
                      </p>
                    ))}
                    {detail}
                  </td>
                </tr>
              ) : null}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
};
