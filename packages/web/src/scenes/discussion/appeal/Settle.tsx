import type { Json, Ruling } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useState } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { useSpoken } from '../../../words/speech.js';
import { Foot } from '../../shared/Foot.js';
import type { TalkView } from '../model.js';
import { AppealLeaf, TermsTold, Voices } from './Appeal.js';
import { LeafFoot } from './LeafFoot.js';
import { Modifiers } from './More.js';
import type { Question } from './question.js';
import { OneOf } from './Simple.js';
import { DifficultyPick, MotivePick, Skills } from './Terms.js';
import { APPEAL_WORDS, type AppealWords } from './words.js';

type Terms = saga.discussion.Terms;

export interface RulingQuestion extends Question {
  readonly ruling: Ruling;
}

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Other terms than those on the table: skill, motivation, difficulty, and what helps or hinders. */
const OtherTerms = (props: RulingQuestion & { readonly terms: Terms; readonly onTerms: (terms: Terms) => void }) => {
  const { view, terms, onTerms } = props;
  const { t } = useSpoken(APPEAL_WORDS);
  const appeal = saga.discussion.appealOn(view) as saga.discussion.Appeal;
  const listeners = saga.discussion.hearersOf(appeal);
  return (
    <div className="appeal-set">
      <div className="appeal-terms">
        <Skills
          view={view}
          talker={appeal.talker}
          skill={terms.skill}
          subject={null}
          onSkill={(skill) => onTerms({ ...terms, skill })}
        />
        <DifficultyPick
          view={view}
          subject={{ terms, number: appeal.number, listeners }}
          difficulty={terms.difficulty}
          note={terms.note ?? ''}
          onDifficulty={(difficulty) => onTerms({ ...terms, difficulty })}
          onNote={(note) => onTerms({ ...terms, note: note === '' ? null : note })}
        />
      </div>
      <div className="appeal-motive">
        <MotivePick
          view={view}
          listeners={listeners.map(({ who }) => who)}
          motive={terms.motive}
          onMotive={(motive) => onTerms({ ...terms, motive })}
        />
      </div>
      <details className="appeal-more">
        <summary>{t.more}</summary>
        <Modifiers
          who={appeal.talker}
          modifiers={terms.modifiers}
          onModifiers={(modifiers) => onTerms({ ...terms, modifiers: [...modifiers] })}
        />
      </details>
    </div>
  );
};

/** SAGA-TALK-026: the table settles skill, motivation and difficulty. The talker's proposal is agreed to with one tap. */
const SettleTerms = (props: RulingQuestion) => {
  const { run, ruling, asked, people, answer, busy, view } = props;
  const { t, words } = useSpoken(APPEAL_WORDS);
  const [own, setOwn] = useState<Terms | null>(null);
  const proposed = saga.discussion.termsOf(ruling.value);
  const quick = ((run.choices(asked) ?? []) as readonly { choose: string }[]).map(({ choose }) => choose);
  const choice = own === null ? null : { choose: 'propose', value: asJson(own) };
  const off = (): string | null => {
    if (own === null || choice === null) return null;
    if (JSON.stringify(own) === JSON.stringify(proposed)) return t.sameTerms;
    if (own.modifiers.some(({ why }) => why.trim() === '')) return t.wanting.modifiers;
    const accepted = run.accepts(asked, choice);
    return accepted.ok ? null : refusalText(words, accepted.refusal);
  };
  return (
    <AppealLeaf {...props} title={t.termsTitle} yours>
      {own === null ? (
        <div className="appeal-proposal">
          <TermsTold view={view} terms={proposed} />
          <Voices ruling={ruling} people={people} t={t} />
        </div>
      ) : (
        <OtherTerms {...props} terms={own} onTerms={setOwn} />
      )}
      <LeafFoot
        label={t.termsTitle}
        act={own === null ? t.agree : t.propose}
        off={off()}
        busy={busy}
        onAct={() => answer(asked, choice ?? { choose: 'agree' })}
      >
        {own === null ? (
          <>
            <Button kind="quiet" onClick={() => setOwn(proposed)}>
              {t.proposeOther}
            </Button>
            {quick.includes('object') ? (
              <Button kind="quiet" busy={busy} onClick={() => answer(asked, { choose: 'object' })}>
                {t.object}
              </Button>
            ) : null}
          </>
        ) : (
          <Button kind="quiet" onClick={() => setOwn(null)}>
            {t.leaveIt}
          </Button>
        )}
      </LeafFoot>
    </AppealLeaf>
  );
};

type YesNo = 'changed' | 'caught' | 'sent';

const isYesNo = (about: string): about is YesNo => ['changed', 'caught', 'sent'].includes(about);

/** What is said to have changed, for whom: with the appeal that is on, or before the Discussion began. */
const changeAt = (view: TalkView): { who: readonly string[]; topic: string; changed: string } => {
  const appeal = saga.discussion.appealOn(view);
  if (appeal !== null) {
    const to = appeal.hearings.map(({ who, matter }) => ({ who, pair: matter }));
    const { topic, changed } = appeal;
    return { who: saga.discussion.heardAgain(view, { ...appeal, to }), topic, changed: changed ?? '' };
  }
  const step = view.agenda.findLast((one) => one.step === 'reopen');
  const { listener = '', topic = '', changed = '' } = view.given.changes[step?.at ?? 0] ?? {};
  return { who: [listener], topic, changed };
};

/** What a question of yes or no is about, in words. */
const noteOf = ({ view, ruling, people }: RulingQuestion, about: YesNo, t: AppealWords): string => {
  const { open } = view;
  switch (about) {
    case 'changed': {
      const { who, topic, changed } = changeAt(view);
      return t.changedNote({ who, n: who.length, topic, changed });
    }
    case 'caught': {
      const who = open.leaving?.who ?? [];
      const by = ruling.by === null ? '' : (people[ruling.by]?.name ?? ruling.by);
      return t.caughtNote({ who, n: who.length, by });
    }
    case 'sent': {
      const { who = [], how = '' } = open.sending ?? {};
      return t.sentNote({ who, n: who.length, how });
    }
  }
};

/** What the table decides by yes or no: agree with what is proposed, or propose the other. */
const SettleYesNo = (props: RulingQuestion & { readonly about: YesNo }) => {
  const { run, ruling, asked, about, people } = props;
  const { t } = useSpoken(APPEAL_WORDS);
  const quick = ((run.choices(asked) ?? []) as readonly { choose: string }[]).map(({ choose }) => choose);
  const told = { yes: t[`${about}Yes`], no: t[`${about}No`] };
  const isYes = ruling.value === true;
  return (
    <OneOf
      {...props}
      title={t[`${about}Title`]}
      note={noteOf(props, about, t)}
      rows={[
        { key: 'agree', title: t.agree, then: isYes ? told.yes : told.no },
        { key: 'propose', title: t.otherWay, then: isYes ? told.no : told.yes },
        ...(quick.includes('object') ? [{ key: 'object', title: t.object, then: '' }] : []),
      ]}
      choiceOf={(key) => (key === 'propose' ? { choose: 'propose', value: !isYes } : { choose: key })}
    >
      <div className="appeal-proposal">
        <Voices ruling={ruling} people={people} t={{ ...t, onTable: t.theTable }} />
      </div>
    </OneOf>
  );
};

/** What is to be decided by the table. */
export const Settle = (props: RulingQuestion) => {
  const { about } = props.ruling;
  return isYesNo(about) ? <SettleYesNo {...props} about={about} /> : <SettleTerms {...props} />;
};

/** A vote on what was objected to, sealed until all have voted. */
export const Vote = (props: RulingQuestion) => {
  const { run, ruling, asking, asked, people, answer, busy, view } = props;
  const { t } = useSpoken(APPEAL_WORDS);
  const [vote, setVote] = useState<string | null>(null);
  const open = ((run.choices(asked) ?? []) as readonly { readonly vote: keyof typeof t.votes }[]).map(
    (one) => one.vote,
  );
  const by = ruling.by === null ? '' : (people[ruling.by]?.name ?? ruling.by);
  const { about } = ruling;
  const give = (key: string): void => answer(asked, { choose: 'vote', vote: key });
  return (
    <AppealLeaf {...props} title={t.voteTitle} yours>
      <div className="appeal-proposal">
        <div>
          <p className="lab">{t.voteOn({ who: by })}</p>
          {isYesNo(about) ? (
            <>
              <p>{noteOf(props, about, t)}</p>
              <b>{t[`${about}${ruling.value === true ? 'Yes' : 'No'}`]}</b>
            </>
          ) : (
            <TermsTold view={view} terms={saga.discussion.termsOf(ruling.value)} />
          )}
        </div>
      </div>
      <div className="scene-rows">
        <RadioRows
          legend={t.voteTitle}
          quietLegend
          rows={open.map((key) => ({ key, title: t.votes[key] }))}
          picked={vote}
          onPick={setVote}
          onAgain={give}
        />
      </div>
      <Foot
        of={{ asking, asked, people, busy }}
        title={vote === null ? t.pickFirst : t.votes[vote as keyof typeof t.votes]}
        act={t.castVote}
        off={vote === null ? t.pickFirst : null}
        onAct={() => vote !== null && give(vote)}
        made={asking.made.has(asked.as)}
      />
    </AppealLeaf>
  );
};
