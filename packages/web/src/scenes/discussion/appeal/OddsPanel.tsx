import { counted } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useContext, useMemo } from 'react';
import { useNarrow } from '../../../browser/useMedia.js';
import { Arms } from '../../../design/base/Arms.js';
import { Icon } from '../../../design/base/Icon.js';
import { Bell } from '../../../design/chance/Bell.js';
import { fractionText, percentText } from '../../../design/chance/Chance.js';
import { diceLabel } from '../../../design/chance/dieWords.js';
import { Button } from '../../../design/forms/Button.js';
import { motiveIcon, shortMotive } from '../../../design/motives/MotivePairs.js';
import { shortName } from '../../../people/names.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { TalkProps, TalkView } from '../model.js';
import { useDraft } from './draft.js';
import { editionOf, mayShowOdds, oddsOf, otherMotives, type Subject, subjectIn } from './odds.js';
import { OddsShownContext } from './oddsShown.js';
import { reasonText } from './reasons.js';
import { APPEAL_WORDS } from './words.js';
import './odds.css';

type Odds = saga.discussion.AppealOdds;

interface OfSubject {
  readonly view: TalkView;
  readonly subject: Subject;
}

const D12 = Array.from({ length: 12 }, (_, at) => at + 1);

/** The twelve faces; those that are low enough are ink. */
const Faces = ({ rating }: { readonly rating: number }) => {
  const { t } = useSpoken(APPEAL_WORDS);
  return (
    <div className="odds-faces" role="img" aria-label={t.dieFaces({ n: rating })}>
      {D12.map((face) => (
        <i key={face} data-in={face <= rating || undefined}>
          {face}
        </i>
      ))}
    </div>
  );
};

/** The check and its bell; a pool of the first edition has none, and is named. */
const Check = ({ view, subject, odds }: OfSubject & { readonly odds: Odds }) => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const { ui } = useWords();
  const { talker, terms } = subject;
  const thrown = useMemo(
    () => saga.discussion.appealCheck(editionOf(view), { sight: view, rate: counted }, subject, odds),
    [view, subject, odds],
  );
  const rating = saga.discussion.ratingUsed(view, talker, terms);
  return (
    <div className="odds-step">
      <span className="lab">{t.check({ skill: words.skills[terms.skill], rating, difficulty: odds.difficulty })}</span>
      <b>{percentText(ui, odds.check)}</b>
      {thrown.reading.read === 'together' ? (
        <Bell thrown={thrown} width={290} height={76} />
      ) : (
        <span className="small soft">{diceLabel(thrown.dice)}</span>
      )}
    </div>
  );
};

/** The odds for one listener, step by step. */
const ForOne = ({ view, subject, odds }: OfSubject & { readonly odds: Odds }) => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const { ui } = useWords();
  const motive = words.character.motives[subject.terms.motive];
  const rating = saga.discussion.motivesOf(view, odds.who)?.[subject.terms.motive] ?? 0;
  const names = view.given.people.map(({ name }) => name);
  const percent = percentText(ui, odds.success);
  return (
    <>
      <Check view={view} subject={subject} odds={odds} />
      <div className="odds-step">
        <span className="lab">{t.die({ rating, motive: shortMotive(motive) })}</span>
        <b>{percentText(ui, odds.motive)}</b>
        <Faces rating={rating} />
      </div>
      <div className="odds-total">
        <b>{percent}</b>
        <p>
          {t.becomes({ motive: shortMotive(motive), who: shortName(odds.who, names) })}{' '}
          <span className="odds-exact">{fractionText(ui, odds.success)}</span>
        </p>
      </div>
      <div className="odds-bar" aria-hidden="true">
        <i style={{ width: `${(Number(odds.success.ways) / Number(odds.success.of)) * 100}%` }} />
      </div>
    </>
  );
};

/** Several listeners: a row each. */
const ForEach = ({ view, all }: { readonly view: TalkView; readonly all: readonly Odds[] }) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const { ui } = useWords();
  const names = view.given.people.map(({ name }) => name);
  return (
    <table className="odds-table">
      <caption>{t.eachListener}</caption>
      <thead>
        <tr>
          <th scope="col">{t.listener}</th>
          <th scope="col">{t.checkShort}</th>
          <th scope="col">{t.dieShort}</th>
          <th scope="col">{t.both}</th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ who, check, motive, success }) => (
          <tr key={who}>
            <th scope="row">{shortName(who, names)}</th>
            <td>{percentText(ui, check)}</td>
            <td>{percentText(ui, motive)}</td>
            <td>
              <b>{percentText(ui, success)}</b>
              <span className="odds-exact">{fractionText(ui, success)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** SAGA-TALK-041: the other seventeen in the order of the table; nothing is called best. */
const Others = ({ view, subject }: OfSubject) => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const { ui } = useWords();
  const isNarrow = useNarrow();
  const others = useMemo(() => otherMotives(view, subject), [view, subject]);
  return (
    <details className="odds-others" open={!isNarrow}>
      <summary>{t.otherMotives}</summary>
      <table className="odds-table">
        <thead className="vh">
          <tr>
            <th scope="col">{t.onMotive}</th>
            <th scope="col">{t.rating}</th>
            <th scope="col">{t.chance}</th>
          </tr>
        </thead>
        <tbody>
          {others.map(({ motive, rating, chance }) => (
            <tr key={motive}>
              <th scope="row">
                <Icon name={motiveIcon(motive)} size={18} /> {shortMotive(words.character.motives[motive])}
              </th>
              <td>{rating}</td>
              <td>
                <b>{percentText(ui, chance)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

/** What follows if it does not move them, and why the difficulty is what it is. */
const Follows = ({ view, subject, told = [] }: OfSubject & { readonly told?: readonly string[] }) => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const names = view.given.people.map(({ name }) => name);
  const last = subject.listeners
    .filter(({ who }) => saga.discussion.nowOf(view, who).heard + 1 === saga.discussion.APPEALS_TO_HEAR)
    .map(({ who }) => shortName(who, names));
  const reasons = subject.listeners.flatMap((one) => reasonText(t, words, view, subject, one) ?? []);
  return (
    <p className="small soft odds-follows">
      {[...told, t.otherwise, last.length === 0 ? [] : t.lastHeard({ who: last, n: last.length }), reasons]
        .flat()
        .join(' ')}
    </p>
  );
};

const OddsShownNow = ({ view, subject }: OfSubject) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const all = useMemo(() => oddsOf(view, subject), [view, subject]);
  const [only] = all;
  if (only === undefined) return <p className="small soft">{t.noOddsYet({ who: subject.listeners[0]?.who ?? '' })}</p>;
  return (
    <>
      {all.length === 1 ? <ForOne view={view} subject={subject} odds={only} /> : <ForEach view={view} all={all} />}
      <Follows view={view} subject={subject} />
      {all.length === 1 ? <Others view={view} subject={subject} /> : null}
    </>
  );
};

/** Odds are shown to those who ask for them, where the table has not hidden them and no closed sheet is in it. */
const OfAppeal = ({ view, subject, talker }: { view: TalkView; subject: Subject | null; talker: string }) => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const { isShown, show } = useContext(OddsShownContext);
  const names = view.given.people.map(({ name }) => name);
  const who = subject?.talker ?? talker;
  const isHidden = !mayShowOdds(view, { talker: who, listeners: subject?.listeners ?? [] });
  return (
    <>
      <h3>{t.ifAsks({ who: shortName(who, names) })}</h3>
      {subject === null ? (
        <p className="small soft">{t.oddsLater}</p>
      ) : isShown && !isHidden ? (
        <OddsShownNow view={view} subject={subject} />
      ) : (
        <Follows
          view={view}
          subject={subject}
          told={[
            t.mayBecome({
              motive: words.character.motives[subject.terms.motive],
              who: subject.listeners.map((one) => shortName(one.who, names)),
            }),
          ]}
        />
      )}
      {isHidden ? null : (
        <p className="odds-switch">
          <Button kind="quiet" small aria-pressed={isShown} onClick={() => show(!isShown)}>
            {isShown ? t.hideOdds : t.showOdds}
          </Button>
        </p>
      )}
    </>
  );
};

/** Between appeals: who may speak, and who has no more to say for now. */
const TalkOn = ({ view, people }: Pick<TalkProps, 'view' | 'people'>) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const seats = view.seats.filter((seat) => saga.discussion.ownHere(view, seat).length > 0);
  return (
    <>
      <h3>{t.talkOn}</h3>
      <ul className="talk-on">
        {seats.map((seat) => {
          const person = people[seat];
          const isDone = view.open.noMore.includes(seat);
          return (
            <li key={seat} data-silent={isDone ? '' : undefined}>
              {person === undefined ? null : <Arms colour={person.colour} size={18} />}
              <b>{person?.name ?? seat}</b>
              <span className="small soft">{isDone ? t.saidAll : t.maySpeak}</span>
            </li>
          );
        })}
      </ul>
      <p className="small soft">{t.talkOnNote}</p>
    </>
  );
};

/** At the right, on a phone at the foot: the odds of what is set up or asked, and what can be done with it. */
export const OddsPanel = ({ view, people }: TalkProps) => {
  const { draft, setFoot } = useDraft();
  const subject = useMemo(() => subjectIn(view, draft), [view, draft]);
  const isOn = subject !== null || draft.isAppeal;
  return (
    <aside className="odds-panel" data-on={isOn || undefined}>
      <div className="odds-body">
        {isOn ? (
          <OfAppeal view={view} subject={subject} talker={draft.talker ?? ''} />
        ) : (
          <TalkOn view={view} people={people} />
        )}
      </div>
      <div className="odds-foot" ref={setFoot} />
    </aside>
  );
};
