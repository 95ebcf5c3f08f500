import { approx, type Chance, otherwise } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useId, useMemo, useState } from 'react';
import { keep, kept } from '../../browser/kept.js';
import { percentText } from '../../design/chance/Chance.js';
import { Button } from '../../design/forms/Button.js';
import { usePressTwice } from '../../design/forms/usePressTwice.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import '../chase/ways.css';
import type { SceneProps } from '../contract.js';
import { ForWhom, Sealed } from '../shared/Deciding.js';
import { Foot } from '../shared/Foot.js';
import { SceneHead } from '../shared/SceneHead.js';
import type { Question } from '../shared/useQuestion.js';
import { SHARED } from '../shared/words.js';
import { editionOf, isShut, nameOf, type Racer, type RaceView, type Stakes } from './model.js';
import { RACE } from './words.js';

const SHOWN = 'shown';

/** How often each stake is best, so that the other can do nothing about it: for whoever asks. */
const Best = ({ view, racer }: { readonly view: RaceView; readonly racer: Racer }) => {
  const { t, words } = useSpoken(RACE);
  const { ui } = useWords();
  const [isShown, setShown] = useState(() => kept('odds') === SHOWN);
  const best = useMemo(() => (isShown ? saga.race.bestIn(editionOf(view), view) : null), [isShown, view]);
  const show = (next: boolean): void => {
    keep('odds', next ? SHOWN : null);
    setShown(next);
  };
  const percent = (share: number): string => ui.chance.percent({ percent: words.decimal(share * 100, 1) });
  return (
    <section className="race-best">
      <Button kind="quiet" small aria-expanded={isShown} onClick={() => show(!isShown)}>
        {isShown ? t.bestHide : t.bestShow}
      </Button>
      {best === null ? null : (
        <>
          <ul className="race-shares">
            {best.stakes[racer].map((share, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the stake
              <li key={n}>
                <span>{t.stake({ n })}</span>
                <b>{percent(share)}</b>
                <i aria-hidden="true">
                  <i style={{ width: `${share * 100}%` }} />
                </i>
              </li>
            ))}
          </ul>
          <p className="small">{t.best({ percent: percent(racer === 0 ? best.first : 1 - best.first) })}</p>
        </>
      )}
    </section>
  );
};

interface StakeProps extends Omit<SceneProps, 'view'>, Question<Stakes, string | null> {
  readonly view: RaceView;
}

interface TableProps {
  readonly stakes: Stakes;
  /** What the other may stake. */
  readonly theirs: readonly number[];
  /** That one wins the leg; null where there are no odds to be seen. */
  readonly chanceOf: ((mine: number, other: number) => Chance) | null;
  readonly picked: string | null;
  readonly onPick: (key: string) => void;
  readonly onAgain: () => void;
}

/** Rows of what one may stake, columns of what the other may. */
const StakeTable = ({ stakes, theirs, chanceOf, picked, onPick, onAgain }: TableProps) => {
  const { t, words } = useSpoken(RACE);
  const { ui } = useWords();
  const name = useId();
  const handsOf = usePressTwice(picked, onPick, onAgain);
  return (
    <table className="chase-matrix race-matrix">
      <caption className="vh">{t.percent}</caption>
      <thead>
        <tr>
          <th scope="col">{t.yours}</th>
          {chanceOf === null
            ? null
            : theirs.map((n) => (
                <th key={n} scope="col">
                  {t.theirs} <b>{n}</b>
                </th>
              ))}
        </tr>
      </thead>
      <tbody>
        {stakes.map(({ effort }) => {
          const key = `${effort}`;
          return (
            <tr key={key} data-on={picked === key || undefined}>
              <th scope="row">
                <label className="chase-way" data-rows="">
                  <input
                    type="radio"
                    className="vh"
                    name={name}
                    value={key}
                    checked={picked === key}
                    onChange={() => onPick(key)}
                    {...handsOf(key)}
                  />
                  <b>{t.stake({ n: effort })}</b>
                </label>
              </th>
              {chanceOf === null
                ? null
                : theirs.map((n) => {
                    const chance = chanceOf(effort, n);
                    return (
                      <td key={n}>
                        <span title={t.odds({ percent: percentText(ui, chance), n })}>
                          {words.decimal(approx(chance) * 100, 1)}
                        </span>
                      </td>
                    );
                  })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** Nothing, one or two of what is left: each with the odds against what the other may stake. */
export const Stake = (props: StakeProps) => {
  const { view, asking, asked, decision, picked, onPick, people, busy, answer, made, onWhom } = props;
  const { t } = useSpoken(RACE);
  const { t: shared } = useSpoken(SHARED);
  const [changing, setChanging] = useState(false);
  const racer: Racer = nameOf(view, 0) === asked.as ? 0 : 1;
  const shut = isShut(view);
  const odds = useMemo(() => saga.race.legOdds(editionOf(view), saga.race.runnersIn(view)), [view]);
  const theirs = Array.from(
    { length: Math.min(saga.race.MOST_STAKED, view.open.effort[1 - racer] ?? 0) + 1 },
    (_, n) => n,
  );
  const chanceOf = (mine: number, other: number): Chance => {
    const first = (racer === 0 ? odds[mine]?.[other] : odds[other]?.[mine]) as Chance;
    return racer === 0 ? first : otherwise(first);
  };
  const choice = decision.find(({ effort }) => `${effort}` === picked);
  const give = (): void => {
    if (choice !== undefined && !busy) answer(asked, choice);
  };
  const sealed = asking.sealed[asked.as] as Stakes[number] | undefined;
  return (
    <>
      <ForWhom asking={asking} asked={asked} onWhom={onWhom} />
      {made && !changing ? (
        <Sealed
          asking={asking}
          asked={asked}
          people={people}
          told={sealed === undefined ? '' : t.stake({ n: sealed.effort })}
          onChange={() => setChanging(true)}
        />
      ) : (
        <>
          <div className="scene-body">
            <SceneHead
              title={t.stakeTitle({ leg: view.open.leg })}
              aside={<span className="small soft">{shut ? '' : t.percent}</span>}
            />
            <p className="scene-lead">{shut ? t.closed : t.stakeNote}</p>
            <StakeTable
              stakes={decision}
              theirs={theirs}
              chanceOf={shut ? null : chanceOf}
              picked={picked}
              onPick={onPick}
              onAgain={give}
            />
            {shut ? null : <Best view={view} racer={racer} />}
          </div>
          <Foot
            of={{ asking, asked, people, busy }}
            title={choice === undefined ? shared.nothingPicked : t.stake({ n: choice.effort })}
            act={shared.sealIt}
            off={choice === undefined ? shared.pickFirst : null}
            onAct={give}
          />
        </>
      )}
    </>
  );
};
