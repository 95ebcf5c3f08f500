import type { Ruling } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { ReactNode } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { Icon } from '../../../design/base/Icon.js';
import { motiveIcon } from '../../../design/motives/MotivePairs.js';
import { shortName } from '../../../people/names.js';
import { useSpoken } from '../../../words/speech.js';
import { SceneTitle } from '../../shared/SceneHead.js';
import { AppealTexts } from '../AppealTexts.js';
import { bearingOf } from '../bearing.js';
import type { TalkProps, TalkView } from '../model.js';
import { reasonText } from './reasons.js';
import { APPEAL_WORDS, type AppealWords } from './words.js';

type Terms = saga.discussion.Terms;

/** The difficulty of an appeal in a few words, for each listener: as the table sets it, or as the rules give it. */
const Difficulties = ({ view, terms }: { readonly view: TalkView; readonly terms: Terms }) => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const appeal = saga.discussion.appealOn(view);
  if (appeal === null) return null;
  const names = view.given.people.map(({ name }) => name);
  const hearers = saga.discussion.hearersOf(appeal);
  const told = hearers.map((listener) => {
    const reason = reasonText(t, words, view, { terms, number: appeal.number }, listener);
    const own = terms.besides.find(({ who }) => who === listener.who)?.difficulty ?? terms.difficulty;
    return { who: listener.who, reason, own };
  });
  const set = told.filter(({ reason }) => reason === null);
  const isOne = new Set(set.map(({ own }) => own)).size === 1;
  const figures = isOne ? `${set[0]?.own}` : set.map(({ who, own }) => `${shortName(who, names)} ${own}`).join(', ');
  return (
    <>
      {set.length === 0 ? null : (
        <span>
          <b>{figures}</b> {terms.note === null ? null : <span className="small">({terms.note})</span>}
        </span>
      )}
      {told.map(({ who, reason }) =>
        reason === null ? null : (
          <span key={who} className="small">
            {reason}
          </span>
        ),
      )}
    </>
  );
};

/** Skill, motivation, difficulty and modifiers of an appeal, as they are proposed or settled. */
export const TermsTold = ({ view, terms }: { readonly view: TalkView; readonly terms: Terms }) => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const talker = saga.discussion.appealOn(view)?.talker;
  const isOpen = talker !== undefined && !(view.closed ?? []).includes(talker);
  const rating = isOpen ? saga.discussion.skillOf(saga.discussion.personNamed(view, talker), terms.skill) : null;
  return (
    <dl className="terms-told">
      <div>
        <dt>{t.with}</dt>
        <dd>
          <b>
            {words.skills[terms.skill]} {rating}
          </b>
          {terms.modifiers.map(({ by, why }) => (
            <span key={`${by} ${why}`} className="small">
              {t.modified({ by: by > 0 ? `+${by}` : `−${-by}`, why })}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{t.onMotive}</dt>
        <dd>
          <b className="terms-motive">
            <Icon name={motiveIcon(terms.motive)} size={18} /> {words.character.motives[terms.motive]}
          </b>
        </dd>
      </div>
      <div>
        <dt>{t.difficulty}</dt>
        <dd>
          <Difficulties view={view} terms={terms} />
        </dd>
      </div>
    </dl>
  );
};

/** Who has agreed and who has not spoken. */
export const Voices = ({ ruling, people, t }: Pick<TalkProps, 'people'> & { ruling: Ruling; t: AppealWords }) => (
  <div className="appeal-voices">
    <p className="lab">{t.onTable}</p>
    <ul>
      {ruling.entitled.map((seat) => {
        const person = people[seat];
        const isAgreed = ruling.agreed.includes(seat);
        return (
          <li key={seat} data-silent={isAgreed ? undefined : ''}>
            {person === undefined ? null : <Arms colour={person.colour} size={16} />}
            <span>
              {person?.name ?? seat} {isAgreed ? (seat === ruling.by ? t.proposed : t.agreed) : t.silent}
            </span>
            {isAgreed ? <Icon name="ui-agree" size={13} /> : null}
          </li>
        );
      })}
    </ul>
  </div>
);

interface AppealLeafProps extends TalkProps {
  readonly title?: string;
  /** Whether something is asked of this seat: a gold bar. */
  readonly yours?: boolean;
  readonly children?: ReactNode;
}

/** The appeal that is on its way: who speaks, the words, context, topic and what is asked. */
export const AppealLeaf = ({ title, yours = false, children, ...props }: AppealLeafProps) => {
  const { view } = props;
  const { t } = useSpoken(APPEAL_WORDS);
  const appeal = saga.discussion.appealOn(view);
  if (appeal === null) return children;
  const { talker, context, topic, response, changed } = appeal;
  const { colour, charge } = bearingOf(props, talker);
  const to = appeal.hearings.map(({ who }) => who);
  const what = to.includes(talker) ? t.appealIsOwn({ who: talker }) : t.appealIs({ who: talker, to });
  return (
    <section className="appeal-leaf" data-yours={yours ? '' : undefined}>
      <header className="appeal-who">
        <Arms colour={colour} charge={charge} size={34} />
        <div>
          <SceneTitle>{title ?? what}</SceneTitle>
          {title === undefined ? null : <p className="small soft">{what}</p>}
        </div>
      </header>
      <AppealTexts className="appeal-texts" {...{ context, topic, response, changed }} />
      {children}
    </section>
  );
};
