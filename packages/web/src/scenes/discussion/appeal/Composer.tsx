import { saga } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useContext } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { fractionText, percentText } from '../../../design/chance/Chance.js';
import { Button } from '../../../design/forms/Button.js';
import { shortMotive } from '../../../design/motives/MotivePairs.js';
import { shortName } from '../../../people/names.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import { SceneTitle } from '../../shared/SceneHead.js';
import { bearingOf } from '../bearing.js';
import type { TalkProps } from '../model.js';
import { Chips } from './Chips.js';
import { useDraft } from './draft.js';
import { addressed, appealOf, asSpeech, listenersFor, talkersOf, wantingIn } from './drafting.js';
import { LeafFoot } from './LeafFoot.js';
import { Matter } from './Matter.js';
import { More } from './More.js';
import { mayShowOdds, oddsOf, ofDraft, type Subject } from './odds.js';
import { OddsShownContext } from './oddsShown.js';
import { DifficultyPick, MotivePick, Skills } from './Terms.js';
import { AsWhom, WordsField } from './WritingLine.js';
import { APPEAL_WORDS } from './words.js';

/** The chance of what is set up, for the foot of a phone. Of several listeners it is said where there is room. */
export const FootOdds = ({ view, subject }: Pick<TalkProps, 'view'> & { readonly subject: Subject | null }) => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const { ui } = useWords();
  const { isShown } = useContext(OddsShownContext);
  if (!isShown || subject === null || !mayShowOdds(view, subject)) return null;
  const names = view.given.people.map(({ name }) => name);
  const [only, another] = oddsOf(view, subject);
  if (only === undefined || another !== undefined) return null;
  return (
    <p className="foot-odds">
      <b>{percentText(ui, only.success)}</b>
      <span>
        {t.becomesShort({
          motive: shortMotive(words.character.motives[subject.terms.motive]),
          who: shortName(only.who, names),
        })}{' '}
        {fractionText(ui, only.success)}
      </span>
    </p>
  );
};

const To = ({ view, people, bears }: Pick<TalkProps, 'view' | 'people' | 'bears'>) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const { draft, alter } = useDraft();
  const names = view.given.people.map(({ name }) => name);
  const open = listenersFor(view, draft.talker);
  if (open.length === 1 && open[0] === draft.talker) {
    return <p className="small soft">{t.itself({ who: draft.talker })}</p>;
  }
  return (
    <Chips
      legend={t.to}
      many
      picked={draft.to}
      onPick={(name) => alter((was) => addressed(was, name))}
      chips={open.map((name) => {
        const { colour, charge } = bearingOf({ view, people, bears }, name);
        return { key: name, label: shortName(name, names), sign: <Arms colour={colour} charge={charge} size={18} /> };
      })}
    />
  );
};

/** SAGA-TALK-013, SAGA-TALK-014: whether those addressed must hear it. */
const Heard = ({ view }: Pick<TalkProps, 'view'>) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const { draft } = useDraft();
  const names = view.given.people.map(({ name }) => name);
  const short = (some: readonly string[]): readonly string[] => some.map((name) => shortName(name, names));
  const free = draft.to.filter((name) => saga.discussion.mayIgnore(view, name));
  const bound = draft.to.filter((name) => !free.includes(name));
  return (
    <span className="soft small">
      {bound.length === 0 ? '' : t.mustHear({ who: short(bound), n: bound.length })}{' '}
      {free.length === 0 ? '' : t.mayIgnore({ who: short(free), n: free.length })}
    </span>
  );
};

/** Why a draft cannot be put to the table now; null where it can. */
const useOff = ({ view, run, asked, asking }: TalkProps): string | null => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const { draft } = useDraft();
  const wanting = wantingIn(view, draft);
  if (wanting !== null) return t.wanting[wanting];
  if (asking?.step !== 'talk') return t.notNow.on;
  if (asked === null) return t.notNow.noMore;
  const accepted = run.accepts(asked, appealOf(view, draft));
  return accepted.ok ? null : refusalText(words, accepted.refusal);
};

/** An appeal as it is set up: who says what to whom, about what, with which skill, to which motivation. */
export const Composer = (props: TalkProps) => {
  const { view, asked, answer, busy, seat } = props;
  const { t } = useSpoken(APPEAL_WORDS);
  const { draft, setDraft, alter } = useDraft();
  const { isShown } = useContext(OddsShownContext);
  const off = useOff(props);
  const subject = ofDraft(view, draft);
  // The odds of another skill can be told before one is picked.
  const thought = isShown ? ofDraft(view, { ...draft, skill: draft.skill ?? saga.discussion.USUAL_SKILLS[0] }) : null;
  const { skill, motive, difficulty } = draft;
  const terms = appealOf(view, draft);
  const isAlone = view.seats.length === 1;
  return (
    <section className="appeal-leaf composer" data-yours="" aria-labelledby="appeal-title">
      <header className="appeal-who">
        {draft.talker === null ? null : <Arms {...bearingOf(props, draft.talker)} size={34} />}
        <div>
          <p className="appeal-by">
            <SceneTitle id="appeal-title">{t.makes({ who: draft.talker ?? '' })}</SceneTitle>
            <Heard view={view} />
            <Button kind="quiet" small onClick={() => alter(asSpeech)}>
              {t.onlySay}
            </Button>
          </p>
          <WordsField {...props} of="words" />
        </div>
      </header>
      <div className="appeal-set">
        <div className="appeal-whom">
          {talkersOf(view, seat ?? '').length > 1 ? <AsWhom {...props} appeal /> : null}
          <To {...props} />
        </div>
        <Matter view={view} seat={seat} />
        <div className="appeal-terms">
          <Skills
            view={view}
            talker={draft.talker}
            skill={skill}
            subject={thought !== null && mayShowOdds(view, thought) ? thought : null}
            onSkill={(one) => setDraft({ skill: one })}
          />
          <DifficultyPick
            view={view}
            subject={{
              terms,
              listeners: draft.to.map((who) => ({
                who,
                matter: draft.pairs[who] ?? { context: terms.context, topic: terms.topic },
              })),
            }}
            difficulty={difficulty}
            note={draft.note}
            onDifficulty={(one) => setDraft({ difficulty: one })}
            onNote={(note) => setDraft({ note })}
          />
        </div>
        <div className="appeal-motive">
          <MotivePick view={view} listeners={draft.to} motive={motive} onMotive={(one) => setDraft({ motive: one })} />
        </div>
        <More view={view} />
      </div>
      <LeafFoot
        beside
        label={t.yourAppeal}
        act={isAlone ? t.setItUp : t.putToTable}
        off={off}
        busy={busy}
        onAct={() => {
          if (asked !== null) answer(asked, terms);
        }}
      >
        <FootOdds view={view} subject={subject} />
      </LeafFoot>
    </section>
  );
};
