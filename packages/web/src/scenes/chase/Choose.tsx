import type { Asked } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { namedThrow, unitsCalled } from '@warmoot/words';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isWritten } from '../../browser/focusing.js';
import { useNarrow } from '../../browser/useMedia.js';
import { Icon } from '../../design/base/Icon.js';
import { percentText } from '../../design/chance/Chance.js';
import { Button } from '../../design/forms/Button.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { ClosedSign } from '../shared/ClosedSign.js';
import { ForWhom, Sealed } from '../shared/Deciding.js';
import { Foot } from '../shared/Foot.js';
import { SceneHead } from '../shared/SceneHead.js';
import type { Question } from '../shared/useQuestion.js';
import { SHARED } from '../shared/words.js';
import { useStateTold } from './Course.js';
import { TURN_ICONS, useTurnThen } from './Ends.js';
import { Mix } from './Mix.js';
import { type ChaseProps, type ChaseView, isShut, type Side, type Way } from './model.js';
import { leadChance, rowOdds, wayOdds } from './odds.js';
import { useMissed, Ways } from './Ways.js';
import { CHASE, type ChaseWords } from './words.js';

type LegChoice = saga.chase.QuarryChoice | saga.chase.PursuersChoice;

/** What is picked for a leg: a way, or to turn; and whether Lead is tried first. */
export interface LegPick {
  readonly key: Way | 'turn' | null;
  readonly lead: boolean;
}
export const NO_LEG: LegPick = { key: null, lead: false };

type Turn = keyof ChaseWords['turns'];

/** How this side may end it before the leg. */
const turnIn = (choices: readonly LegChoice[]): Turn | null =>
  choices.map(({ choose }) => choose).find((choose): choose is Turn => choose !== 'way' && choose !== 'guess') ?? null;

const mayLeadIn = (choices: readonly LegChoice[], way: Way): boolean =>
  choices.some((one) => one.choose === 'way' && one.way === way && one.lead);

/** What is picked, as it is answered; null where something is missing. */
const answerOf = (side: Side, { key, lead }: LegPick, choices: readonly LegChoice[]): LegChoice | null => {
  if (key === null) return null;
  const turn = turnIn(choices);
  if (key === 'turn') return turn === null ? null : { choose: turn };
  if (side === 'pursuers') return { choose: 'guess', way: key };
  return { choose: 'way', way: key, lead: lead && mayLeadIn(choices, key) };
};

const toldOf = (t: ChaseWords, choice: LegChoice): string => {
  if (choice.choose === 'way') return [t.into[choice.way], choice.lead ? t.tryLead : []].flat().join(', ');
  return choice.choose === 'guess' ? t.guessIs[choice.way] : t.turns[choice.choose];
};

/** B turns at bay, G gives up: as a press on the second button. */
const useTurnKey = (key: 'b' | 'g', onTurn: () => void): void => {
  const last = useRef(onTurn);
  last.current = onTurn;
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isWritten(event.target)) return;
      if (event.key.toLowerCase() !== key || document.querySelector('dialog[open], :popover-open') !== null) return;
      event.preventDefault();
      last.current();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, [key]);
};

/** Who chooses for a party: a person is or has, where a party may be many. */
const calledBy =
  ({ view, people }: ChaseProps) =>
  (as: string): string =>
    people[saga.chase.seatOf(view, as === view.given.quarry.name ? 'quarry' : 'pursuers')]?.name ?? as;

interface ChooseProps extends ChaseProps, Question<readonly LegChoice[], LegPick> {}

const closedIn =
  (view: ChaseView, side: Side, t: ChaseWords) =>
  (way: Way): string | null => {
    const who = way === 'open' && side === 'quarry' ? saga.chase.barringOpen(saga.chase.positionIn(view)) : null;
    return who === null ? null : t.barred({ who });
  };

/** Lead as a switch, where it may be tried. */
const TryLead = ({ view, on, onLead }: { view: ChaseView; on: boolean; onLead: (on: boolean) => void }) => {
  const { t } = useSpoken(CHASE);
  const { ui } = useWords();
  return (
    <label className="tick chase-lead">
      <input type="checkbox" checked={on} onChange={({ target }) => onLead(target.checked)} />
      <span>
        <b>{t.tryLead}</b> <small>{t.tryLeadNote({ percent: percentText(ui, leadChance(view, 'quarry')) })}</small>
      </span>
    </label>
  );
};

/** What ears hear first: where it stands, every way with its odds, and whether the other side has chosen. */
const Said = ({
  view,
  side,
  odds,
  closed,
  other,
}: Pick<ChaseProps, 'view' | 'side'> & {
  readonly odds: ReturnType<typeof wayOdds>;
  readonly closed: boolean;
  /** Who has chosen already; null as long as nobody has. */
  readonly other: string | null;
}) => {
  const { t } = useSpoken(CHASE);
  const { ui } = useWords();
  const you = useStateTold(view, side);
  const missed = useMissed();
  const line = side === 'quarry' ? t.saidWay : t.saidGuess;
  return (
    <p className="vh">
      {t.said({
        leg: view.open.leg,
        gap: view.open.gap,
        most: saga.chase.AWAY,
        you: `${view.given[side].name}, ${you}`,
      })}{' '}
      {closed
        ? ''
        : odds
            .map((row) => {
              const of = rowOdds(side, odds, row);
              return line({ way: t.ways[row.way], right: percentText(ui, of.right), wrong: missed(of) });
            })
            .join(' ')}{' '}
      {other === null ? '' : t.saidSealed({ who: other })}
    </p>
  );
};

const Leg = (props: ChooseProps) => {
  const { view, rules, people, busy, answer, asking, asked, decision, picked, onPick, side } = props;
  const { t, words } = useSpoken(CHASE);
  const { t: shared } = useSpoken(SHARED);
  const { ui } = useWords();
  const narrow = useNarrow();
  const shut = isShut(view);
  const turn = turnIn(decision);
  const turnThen = useTurnThen(view, turn);
  const way = picked.key === 'turn' ? null : picked.key;
  const mayLead = side === 'quarry' && way !== null && mayLeadIn(decision, way);
  const odds = useMemo(() => {
    const units = unitsCalled(words, { rules, state: view });
    return wayOdds(view, picked.lead, (thrown) => namedThrow(units, thrown));
  }, [words, rules, view, picked.lead]);
  const choice = answerOf(side, picked, decision);
  const missed = useMissed();
  const called = calledBy(props);
  const [only] = asking.others;
  const of = odds.find((one) => one.way === way);
  const give = (): void => {
    if (choice !== null && !busy) answer(asked, choice);
  };
  useTurnKey(side === 'quarry' ? 'b' : 'g', () => onPick({ ...picked, key: 'turn' }));
  const note = (): string => {
    if (picked.key === 'turn') return turnThen;
    if (of === undefined || shut) return '';
    const row = rowOdds(side, odds, of);
    return t.odds({ right: percentText(ui, row.right), wrong: missed(row) });
  };
  return (
    <>
      <div className="scene-body chase-body">
        <SceneHead
          title={t.choose[side]}
          aside={<span className="chase-percent">{shut ? '' : t.percent[side]}</span>}
        />
        <Said
          view={view}
          side={side}
          odds={odds}
          closed={shut}
          other={only !== undefined && asking.made.has(only.as) ? called(only.as) : null}
        />
        {shut ? (
          <p className="small soft">
            {t.closed} <ClosedSign />
          </p>
        ) : null}
        <Ways
          view={view}
          scene={rules.scene}
          side={side}
          odds={odds}
          isShut={shut}
          closed={closedIn(view, side, t)}
          picked={picked.key}
          onPick={(key) => onPick({ ...picked, key: key as LegPick['key'] })}
          onAgain={give}
          more={
            mayLead ? <TryLead view={view} on={picked.lead} onLead={(lead) => onPick({ ...picked, lead })} /> : null
          }
          turn={turn === null ? null : { title: t.turns[turn], note: turnThen, icon: TURN_ICONS[turn] }}
        />
        {shut ? null : <Mix view={view} side={side} />}
      </div>
      <Foot
        of={{ asking, asked, people, busy }}
        title={choice === null ? shared.nothingPicked : toldOf(t, choice)}
        note={note()}
        act={shared.sealIt}
        off={choice === null ? shared.pickFirst : null}
        onAct={give}
        made={asking.made.has(asked.as)}
        called={called}
        extra={
          narrow || turn === null ? null : (
            <Button
              aria-pressed={picked.key === 'turn'}
              className="chase-turn"
              onClick={() => onPick({ ...picked, key: picked.key === 'turn' ? null : 'turn' })}
            >
              <Icon name={TURN_ICONS[turn]} size={20} /> {t.turns[turn]}
            </Button>
          )
        }
      />
    </>
  );
};

/** A leg is chosen in secret: a way, or a guess; or this side ends it. */
export const Choose = (props: ChooseProps) => {
  const { asking, asked, made, people, onWhom } = props;
  const { t } = useSpoken(CHASE);
  const [changing, setChanging] = useState(false);
  const mine = asking.sealed[asked.as] as LegChoice | undefined;
  return (
    <>
      <ForWhom asking={asking} asked={asked as Asked} onWhom={onWhom} />
      {made && !changing ? (
        <Sealed
          asking={asking}
          asked={asked}
          people={people}
          told={mine === undefined ? '' : toldOf(t, mine)}
          onChange={() => setChanging(true)}
          called={calledBy(props)}
        />
      ) : (
        <Leg {...props} />
      )}
    </>
  );
};
