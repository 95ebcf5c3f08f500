import { otherwise, type View } from '@warmoot/kernel';
import { saga, saga1e } from '@warmoot/rules';
import { awaitedOf, outcomeText } from '@warmoot/words';
import { useMemo, useState } from 'react';
import '../shared/scene.css';
import './race.css';
import { keep, kept } from '../../browser/kept.js';
import { Arms } from '../../design/base/Arms.js';
import { percentText } from '../../design/chance/Chance.js';
import { Button } from '../../design/forms/Button.js';
import { RadioRows } from '../../design/forms/RadioRows.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import type { SceneProps } from '../contract.js';
import { firstOpen } from '../shared/asking.js';
import { ForWhom, Sealed } from '../shared/Deciding.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Foot } from '../shared/Foot.js';
import { Happening } from '../shared/Happening.js';
import { PlainAsk } from '../shared/PlainAsk.js';
import { questionTold } from '../shared/questionTold.js';
import { SceneHead } from '../shared/SceneHead.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { type Question, useQuestion } from '../shared/useQuestion.js';
import { useYours } from '../shared/useYours.js';
import { Waiting } from '../shared/Waiting.js';
import { SHARED } from '../shared/words.js';
import { RACE } from './words.js';

type RaceView = View<saga.race.Race>;
type Racer = saga.race.Racer;
type Stakes = readonly { readonly choose: 'stake'; readonly effort: number }[];

const EDITIONS = { saga: saga.edition, 'saga-1e': saga1e.edition } as const;
const SHOWN = 'shown';
const asIs = (_step: string, choices: Stakes): Stakes => choices;

const nameOf = ({ given }: RaceView, racer: Racer): string => given.racers[racer]?.name ?? '';

/** SAGA-CAMPAIGN-004 */
const isShut = ({ given, closed }: RaceView): boolean =>
  given.racers.some(({ members }) => members.some(({ name }) => closed?.includes(name) ?? false));

/** The two side by side: who they are, the legs they have won, and what effort they have left. */
const Racers = ({ view, people }: { readonly view: RaceView; readonly people: SceneProps['people'] }) => {
  const { t } = useSpoken(RACE);
  const won = saga.race.wonIn(view);
  return (
    <ul className="race-sides">
      {saga.race.RACERS.map((racer) => {
        const person = people[view.given.racers[racer]?.seats[0] ?? ''];
        const legs = view.given.legs;
        return (
          <li key={racer}>
            <Arms colour={person?.colour ?? 0} size={30} />
            <div>
              <h2>{nameOf(view, racer)}</h2>
              <p>
                {person?.you ? t.you({ who: person.name }) : person?.name}
                {legs === 1
                  ? null
                  : ` · ${t.won({ won: won[racer], legs })} · ${t.effort({ n: view.open.effort[racer] ?? 0 })}`}
              </p>
              {legs === 1 ? null : (
                <span className="race-won" aria-hidden="true">
                  {Array.from({ length: (legs + 1) / 2 }, (_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: marks are alike
                    <i key={at} data-in={at < won[racer] || undefined} />
                  ))}
                </span>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
};

/** How often each stake is best, so that the other can do nothing about it: for whoever asks. */
const Best = ({ view, racer }: { readonly view: RaceView; readonly racer: Racer }) => {
  const { t, words } = useSpoken(RACE);
  const { ui } = useWords();
  const [isShown, setShown] = useState(() => kept('odds') === SHOWN);
  const best = useMemo(() => (isShown ? saga.race.bestIn(EDITIONS[view.given.edition], view) : null), [isShown, view]);
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
          <ul>
            {best.stakes[racer].map((share, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the stake
              <li key={n}>{t.bestRow({ stake: t.stake({ n }), percent: percent(share) })}</li>
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

/** Nothing, one or two of what is left: each with the odds against what the other may stake. */
const Stake = (props: StakeProps) => {
  const { view, asking, asked, decision, picked, onPick, people, busy, answer, made, onWhom } = props;
  const { t } = useSpoken(RACE);
  const { t: shared } = useSpoken(SHARED);
  const { ui } = useWords();
  const [changing, setChanging] = useState(false);
  const racer: Racer = nameOf(view, 0) === asked.as ? 0 : 1;
  const shut = isShut(view);
  const odds = useMemo(() => saga.race.legOdds(EDITIONS[view.given.edition], saga.race.runnersIn(view)), [view]);
  const theirs = Array.from(
    { length: Math.min(saga.race.MOST_STAKED, view.open.effort[1 - racer] ?? 0) + 1 },
    (_, n) => n,
  );
  const percentOf = (mine: number, other: number): string => {
    const first = racer === 0 ? odds[mine]?.[other] : odds[other]?.[mine];
    return first === undefined ? '' : percentText(ui, racer === 0 ? first : otherwise(first));
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
            <SceneHead title={t.stakeTitle({ leg: view.open.leg })} />
            <p className="scene-lead">{shut ? t.closed : t.stakeNote}</p>
            <div className="scene-rows">
              <RadioRows
                legend={t.stakeTitle({ leg: view.open.leg })}
                quietLegend
                rows={decision.map(({ effort }) => ({
                  key: `${effort}`,
                  title: t.stake({ n: effort }),
                  notes: shut ? [] : theirs.map((n) => t.odds({ percent: percentOf(effort, n), n })),
                }))}
                picked={picked}
                onPick={onPick}
                onAgain={give}
              />
            </div>
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

const Legs = ({ view }: { readonly view: RaceView }) => {
  const { t } = useSpoken(RACE);
  return (
    <aside className="race-legs">
      <h3>{t.legs}</h3>
      {view.open.legs.length === 0 ? <p className="small soft">{t.noLegs}</p> : null}
      <ol>
        {view.open.legs.map(({ leg, stakes, winner }) => (
          <li key={leg}>
            <b>{leg}</b> {t.leg({ who: nameOf(view, winner) })}
            {view.given.legs === 1 ? null : <small>{t.staked({ one: stakes[0] ?? 0, other: stakes[1] ?? 0 })}</small>}
          </li>
        ))}
      </ol>
    </aside>
  );
};

/** A race: the two above, what is staked in secret below, and the legs so far. */
export const RaceScene = (props: SceneProps) => {
  const { run, seat, people, passages } = props;
  const view = props.view as unknown as RaceView;
  const { t, words } = useSpoken(RACE);
  const { shown } = useOnStage();
  const { asking, open } = useQuestion<Stakes[number], Stakes, string | null>(props, {
    decide: asIs,
    nothing: null,
    // The same is asked leg after leg.
    apart: () => view.open.leg,
  });
  const asked = asking === null ? null : firstOpen(asking);
  useYours(asked === null ? null : questionTold(words, props, asked), passages);
  const step = asking?.step;
  return (
    <div className="race">
      <h1 className="vh">{t.title({ one: nameOf(view, 0), other: nameOf(view, 1) })}</h1>
      <header className="race-head">
        <Racers view={view} people={people} />
        <p className="note">{[view.given.goal, view.given.legs === 1 ? t.dash : []].flat().join(' ')}</p>
      </header>
      <div className="race-lower">
        <section className="race-choose">
          <Happening {...props} />
          {run.over && shown === null && view.open.winner !== null ? (
            <>
              <SceneHead title={t.wins({ who: nameOf(view, view.open.winner) })} />
              <p className="scene-lead story">{outcomeText(words, run, seat)}</p>
            </>
          ) : null}
          {shown === null ? <DicePanel {...props} /> : null}
          {open !== null && step === 'stake' ? (
            <Stake key={`${open.asked.as} ${view.open.leg}`} {...props} {...open} view={view} />
          ) : null}
          {asked !== null && asking !== null && step !== 'stake' ? (
            <PlainAsk {...props} asking={asking} asked={asked} onWhom={() => undefined} />
          ) : null}
          {asking !== null && open === null ? (
            <Waiting asking={asking} people={people} watching={seat === null} lead={awaitedOf(words, run, seat)} />
          ) : null}
        </section>
        <Legs view={view} />
      </div>
    </div>
  );
};
