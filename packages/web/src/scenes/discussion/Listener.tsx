import { saga } from '@warmoot/rules';
import { number } from '@warmoot/words';
import { useId, useState } from 'react';
import { Arms } from '../../design/base/Arms.js';
import { MotivePairs } from '../../design/motives/MotivePairs.js';
import { shortName } from '../../people/names.js';
import { useSpoken } from '../../words/speech.js';
import { ClosedSign } from '../shared/ClosedSign.js';
import { useDraft } from './appeal/draft.js';
import { bearingOf } from './bearing.js';
import { Drives } from './Drives.js';
import { isClosed, type TalkProps } from './model.js';
import { TALK } from './words.js';

type ListenerProps = Pick<TalkProps, 'view' | 'people' | 'bears' | 'looked' | 'onLook' | 'rules' | 'asked' | 'asking'>;

/** SAGA-TALK-014: three appeals are heard, then the next may be ignored. */
const Pips = ({ heard }: { readonly heard: number }) => (
  <span className="pips" aria-hidden="true">
    {Array.from({ length: saga.discussion.APPEALS_TO_HEAR }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: three bars, in a row.
      <i key={at} data-in={at < heard || undefined} />
    ))}
  </span>
);

/** Who is in the talk: each a way to look at them. */
const Who = ({ view, people, bears, looked, onLook }: ListenerProps) => {
  const { t, words } = useSpoken(TALK);
  const names = view.given.people.map(({ name }) => name);
  if (names.length < 2) return null;
  return (
    <fieldset className="talk-people" aria-label={t.people}>
      {names.map((name) => {
        const { heard, gone } = saga.discussion.nowOf(view, name);
        const { colour, charge } = bearingOf({ view, people, bears }, name);
        const most = saga.discussion.APPEALS_TO_HEAR;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={name === looked}
            data-gone={gone ?? undefined}
            onClick={() => onLook(name)}
          >
            <Arms colour={colour} charge={charge} size={18} />
            <span className="talk-name">{shortName(name, names)}</span>
            <span className="vh">
              ,{' '}
              {gone === null
                ? `${t.heard} ${t.heardOf({ n: number(heard), most: number(most) })}`
                : words.discussion.gone[gone]}
            </span>
            <Pips heard={heard} />
          </button>
        );
      })}
    </fieldset>
  );
};

const Wants = ({
  view,
  name,
  short,
}: Pick<ListenerProps, 'view'> & { readonly name: string; readonly short: string }) => {
  const { t } = useSpoken(TALK);
  const { wants } = saga.discussion.personNamed(view, name);
  const names = view.given.people.map((one) => one.name);
  if (wants.length === 0) return null;
  return (
    <section className="talk-drives">
      <h3>{t.wants({ who: short })}</h3>
      <ul>
        {wants.map(({ context, topic, response, to }) => (
          <li key={`${context} ${topic} ${response}`} data-want="">
            <div>
              <b>{response}</b>
              <p>
                {t.matter({ context, topic })}{' '}
                {to.length === 0 ? t.wantOfAll : t.wantOf({ who: to.map((one) => shortName(one, names)) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Somebody in the talk: how many appeals they have heard, what moves them, what drives them, what they want. */
export const Listener = (props: ListenerProps) => {
  const { view, people, rules, looked, asked, asking } = props;
  const { t, words } = useSpoken(TALK);
  const { draft, setDraft } = useDraft();
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const { heard, gone } = saga.discussion.nowOf(view, looked);
  const person = saga.discussion.personNamed(view, looked);
  const names = view.given.people.map(({ name }) => name);
  const short = shortName(looked, names);
  const { colour, charge, isComputer } = bearingOf(props, looked);
  const motives = saga.discussion.motivesOf(view, looked);
  const player = people[person.seat];
  const most = saga.discussion.APPEALS_TO_HEAR;
  const isWrittenTo = draft.isAppeal && draft.to.includes(looked);
  const isPicking = isWrittenTo && asked !== null && asking?.step === 'talk';
  const on = saga.discussion.appealOn(view);
  const isSpokenTo = on?.hearings.some(({ who }) => who === looked) ?? false;
  const shut = isClosed(view, looked);
  return (
    <aside className="talk-listener" aria-label={looked}>
      <Who {...props} />
      <div className="talk-head">
        <Arms colour={colour} charge={charge} size={58} />
        <div>
          <h2>{words.discussion.called(person)}</h2>
          <p className="soft">
            {[
              gone === null ? (names.length === 1 ? t.alone : t.listens) : words.discussion.gone[gone],
              isComputer ? t.theComputer : (player?.name ?? person.seat),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
        </div>
      </div>
      <p className="talk-heard">
        <span className="lab">{t.heard}</span>
        <Pips heard={heard} />
        <b>{t.heardOf({ n: number(heard), most: number(most) })}</b>
        {heard >= most && gone === null ? <span className="small soft">{t.mayIgnore}</span> : null}
      </p>
      <button
        type="button"
        className="btn btn-quiet btn-small talk-unfold"
        aria-expanded={isOpen}
        aria-controls={more}
        onClick={() => setOpen(!isOpen)}
      >
        {t.moves({ who: short })}
      </button>
      <div id={more} className="talk-more" data-open={isOpen || undefined}>
        <section>
          <h3>{t.moves({ who: short })}</h3>
          {shut ? (
            <p>
              <ClosedSign /> <span className="small soft">{t.closed({ who: short })}</span>
            </p>
          ) : motives === null ? (
            <p className="soft small">{t.noMotives}</p>
          ) : (
            <MotivePairs
              motives={motives}
              driving={saga.discussion.drivingOf(view, looked)}
              picked={isSpokenTo ? (on?.terms.motive ?? null) : isWrittenTo ? draft.motive : null}
              onPick={isPicking ? (motive) => setDraft({ motive }) : null}
            />
          )}
        </section>
        <Drives view={view} rules={rules} name={looked} />
        <Wants view={view} name={looked} short={short} />
      </div>
    </aside>
  );
};
