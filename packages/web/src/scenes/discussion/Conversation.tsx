import type { Fixed } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { memo, useMemo } from 'react';
import { Arms } from '../../design/base/Arms.js';
import { Button } from '../../design/forms/Button.js';
import { useSpoken } from '../../words/speech.js';
import { AppealTexts } from './AppealTexts.js';
import { type Bearing, bearingOf } from './bearing.js';
import { Hearing } from './Hearing.js';
import type { TalkProps, TalkView } from './model.js';
import { type AppealThrows, throwsOf } from './throws.js';
import { useNewest } from './useNewest.js';
import { TALK, type TalkWords } from './words.js';

type TalkLine = Fixed<saga.discussion.TalkLine>;
type Appeal = Fixed<saga.discussion.Appeal>;

/** The marks that quote it are the page's, unless the speaker has set some. */
const isQuoted = (text: string): boolean => /^["'“”„‘’‚«»]/.test(text.trim());

const Quoted = ({ text }: { readonly text: string }) =>
  isQuoted(text) ? <p className="spoken-words">{text}</p> : <q className="spoken-words">{text}</q>;

interface SpeakerProps extends Bearing {
  readonly name: string;
}

const Speaker = ({ name, isComputer }: SpeakerProps) => {
  const { t } = useSpoken(TALK);
  return (
    <b className="spoken-who">
      {name} {isComputer ? <span className="small soft">{t.theComputer}</span> : null}
    </b>
  );
};

/** Somebody says something. What is said never changes, so a long talk is drawn once. */
const Said = memo(({ text, ...speaker }: SpeakerProps & { readonly text: string }) => (
  <li className="spoken">
    <Arms colour={speaker.colour} charge={speaker.charge} size={30} />
    <div>
      <Speaker {...speaker} />
      <Quoted text={text} />
    </div>
  </li>
));

/** What is told, and what happened besides words. */
const Told = memo(({ text, isEvent }: { readonly text: string; readonly isEvent: boolean }) => (
  <li className="spoken-told" data-event={isEvent || undefined}>
    <p>{text}</p>
  </li>
));

interface MadeProps extends SpeakerProps {
  readonly appeal: Appeal;
  readonly view: TalkView;
  readonly throws: AppealThrows | undefined;
}

/** An appeal: what was said, the three texts, and in the margin what came of it. */
const Made = ({ appeal, view, throws, ...speaker }: MadeProps) => {
  const { words, context, topic, response, changed, hearings } = appeal;
  return (
    <li className="spoken" data-appeal="" id={`appeal-${appeal.number}`}>
      <Arms colour={speaker.colour} charge={speaker.charge} size={30} />
      <div>
        <Speaker {...speaker} />
        {words.trim() === '' ? null : <Quoted text={words} />}
        <AppealTexts className="spoken-matter" {...{ context, topic, response, changed }} />
      </div>
      <aside>
        {hearings.map((heard) => (
          <Hearing key={heard.who} view={view} appeal={appeal} heard={heard} throws={throws} />
        ))}
      </aside>
    </li>
  );
};

const happenedText = (
  t: TalkWords,
  { open }: TalkView,
  { what, who, text }: Extract<TalkLine, { readonly line: 'happened' }>,
): string => {
  const facts = { who, n: who.length };
  switch (what) {
    case 'away': {
      const why = open.people.find(({ name }) => who.includes(name))?.gone ?? 'left';
      return why === 'sentAway' ? t.happened.sentAway({ ...facts, how: text }) : t.happened[why](facts);
    }
    case 'drewSteel':
      return t.happened.drewSteel({ ...facts, against: text });
    case 'fought':
      return t.happened.fought({ who });
    default:
      return t.happened[what](facts);
  }
};

type LineProps = Pick<TalkProps, 'view' | 'people' | 'bears'> & {
  readonly line: TalkLine;
  readonly throws: ReadonlyMap<number, AppealThrows>;
};

const Line = ({ line, throws, ...props }: LineProps) => {
  const { t, words } = useSpoken(TALK);
  const { view } = props;
  switch (line.line) {
    case 'said':
      if (line.as === null) return <Told text={line.text} isEvent={false} />;
      return <Said name={line.as} {...bearingOf(props, line.as)} isComputer={false} text={line.text} />;
    case 'replied':
      return (
        <Said name={line.as} {...bearingOf(props, line.as)} isComputer text={words.discussion.reply(view, line)} />
      );
    case 'appeal': {
      const appeal = view.open.appeals[line.appeal - 1];
      if (appeal === undefined) return null;
      const bearing = bearingOf(props, appeal.talker);
      return <Made name={appeal.talker} {...bearing} appeal={appeal} view={view} throws={throws.get(appeal.number)} />;
    }
    case 'happened':
      return <Told text={happenedText(t, view, line)} isEvent />;
  }
};

/** Who else writes just now: as one of theirs, or as themselves. Its room is always there, so that nothing jumps. */
const Writers = ({ writing, people }: Pick<TalkProps, 'writing' | 'people'>) => {
  const { t } = useSpoken(TALK);
  const who = (writing?.writers ?? []).map(({ seat, as }) => as ?? people[seat]?.name ?? seat);
  return <p className="conversation-writers small soft">{who.length === 0 ? '' : t.writing({ who, n: who.length })}</p>;
};

/** The talk as it is read: the place, then every line as it was said. */
export const Conversation = ({
  view,
  people,
  bears,
  passages,
  run,
  writing,
}: Pick<TalkProps, 'view' | 'people' | 'bears' | 'passages' | 'run' | 'writing'>) => {
  const { t } = useSpoken(TALK);
  const { lines } = view.open;
  const throws = useMemo(() => throwsOf(passages), [passages]);
  const { list, end, unseen, toNewest } = useNewest(lines.length, run.over);
  return (
    <section className="conversation" aria-label={t.speech}>
      {view.given.place === '' ? null : <p className="conversation-place">{view.given.place}</p>}
      <ol ref={list}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place for ever.
          <Line key={at} line={line} view={view} people={people} bears={bears} throws={throws} />
        ))}
      </ol>
      {run.over ? null : <Writers writing={writing} people={people} />}
      <div ref={end} className="conversation-end" />
      {unseen === 0 ? null : (
        <Button small className="conversation-newest" onClick={toNewest}>
          {t.newLines({ n: unseen })}
        </Button>
      )}
    </section>
  );
};
