import { saga } from '@warmoot/rules';
import { signed } from '@warmoot/words';
import { Arms } from '../../design/base/Arms.js';
import { Icon } from '../../design/base/Icon.js';
import { Seal } from '../../design/seats/Seal.js';
import { useSpoken } from '../../words/speech.js';
import { TROOP_ICONS } from '../battle/troops.js';
import type { Asking } from '../shared/asking.js';
import { Figure, Land } from './Land.js';
import { type ChaseProps, type ChaseView, isHost, type Side } from './model.js';
import { CHASE } from './words.js';

const { AWAY, CAUGHT } = saga.chase;
const POSTS = Array.from({ length: AWAY - CAUGHT + 1 }, (_, at) => CAUGHT + at);
/** No more than so many are drawn, however many run. */
const MOST_FIGURES = 3;

/** Fifteen or more: a counter for each kind of troops, with their number. */
const Counters = ({ party, colour }: { readonly party: saga.party.Party; readonly colour: number }) => (
  <>
    {saga.party
      .troopsIn(party)
      .slice(0, MOST_FIGURES)
      .map((troop) => (
        <span key={troop} className="course-counter">
          <Icon name={TROOP_ICONS[troop]} size={30} />
          <b>{party.troops[troop]}</b>
        </span>
      ))}
    {saga.party.troopsIn(party).length === 0 ? (
      <span className="course-counter">
        <Arms colour={colour} size={24} />
        <b>{saga.party.sizeOf(party)}</b>
      </span>
    ) : null}
  </>
);

interface PartyProps extends Pick<ChaseProps, 'view' | 'people' | 'bears'> {
  readonly of: Side;
}

/** Those who run, or who run after them, at their milestone. */
const Runners = ({ view, of, people }: PartyProps) => {
  const party = view.given[of];
  const colour = people[saga.chase.seatOf(view, of)]?.colour ?? 0;
  const figures = Math.min(MOST_FIGURES, saga.party.sizeOf(party));
  const going = saga.party.goingOf(party, view.given.onWater);
  return (
    <div className="course-runners" data-of={of} data-gap={of === 'quarry' ? view.open.gap : CAUGHT}>
      {isHost(party) ? (
        <Counters party={party} colour={colour} />
      ) : (
        Array.from({ length: figures }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn alike
          <Figure key={at} going={going} />
        ))
      )}
      <span className="course-arms">
        <Arms colour={colour} size={20} />
      </span>
    </div>
  );
};

/** Few are called by their names, many by that of their party. */
export const calledIn = (view: ChaseView, of: Side): string => {
  const party = view.given[of];
  const { members } = party;
  return members.length <= 2 && saga.party.sizeOf(party) === members.length
    ? members.map(({ name }) => name).join(', ')
    : party.name;
};

/** How a side goes and how spent it is, in a few words. */
export const useStateTold = (view: ChaseView, of: Side): string => {
  const { t } = useSpoken(CHASE);
  const party = view.given[of];
  const size = saga.party.sizeOf(party);
  const isLight = party.members.length === size && party.members.every(({ light }) => light);
  return [
    size > 2 ? t.strong({ n: size }) : [],
    t.goings[saga.party.goingOf(party, view.given.onWater)],
    isLight ? t.light : [],
    party.weary > 0 ? t.weary({ by: signed(-party.weary) }) : [],
    view.open.spent[of] > 0 ? t.spent({ by: signed(-view.open.spent[of]) }) : [],
  ]
    .flat()
    .join(' · ');
};

const Named = ({ view, of, people, bears, isSealed, isMine }: PartyProps & { isSealed: boolean; isMine: boolean }) => {
  const { t } = useSpoken(CHASE);
  const person = people[saga.chase.seatOf(view, of)];
  const colour = person?.colour ?? 0;
  const worn = bears?.(saga.party.leaderOf(view.given[of]));
  const name = person?.name ?? saga.chase.seatOf(view, of);
  const state = useStateTold(view, of);
  const shown = calledIn(view, of);
  const party = view.given[of].name;
  return (
    <div className="course-name" data-of={of} data-mine={isMine || undefined}>
      <Arms colour={colour} size={isMine ? 30 : 26} {...(worn && { charge: worn.charge })} />
      <div>
        <h2>{shown}</h2>
        <p>
          {isSealed ? <Seal state="made" colour={colour} name={name} size={18} /> : null}
          {[person?.you ? t.you({ who: name }) : name, isSealed ? t.sealed : []].flat().join(', ')}
          {' · '}
          {[shown === party ? [] : party, state].flat().join(' · ')}
        </p>
      </div>
    </div>
  );
};

/** What a milestone is to whoever looks: the gap now, what it may be after this leg, or the end. */
const meaningOf = (view: ChaseView, side: Side, post: number): 'now' | 'works' | 'not' | 'caught' | 'away' | null => {
  const { gap, end } = view.open;
  if (post === gap) return 'now';
  if (end === null && Math.abs(post - gap) === 1) return post > gap === (side === 'quarry') ? 'works' : 'not';
  if (post === CAUGHT) return 'caught';
  return post === AWAY ? 'away' : null;
};

const Band = ({ view, side }: Pick<ChaseProps, 'view' | 'side'>) => {
  const { t } = useSpoken(CHASE);
  return (
    <ol className="course-band" aria-label={t.gap({ gap: view.open.gap, most: AWAY })}>
      {POSTS.map((post) => {
        const meaning = meaningOf(view, side, post);
        // Where it may end after this leg, both are said.
        const last =
          meaning === 'works' || meaning === 'not' ? (post === CAUGHT ? 'caught' : post === AWAY && 'away') : false;
        const ended =
          meaning === 'now' && view.open.end !== null ? (post === CAUGHT ? 'caught' : post === AWAY && 'away') : false;
        return (
          <li key={post} data-is={meaning ?? undefined}>
            <b>{post}</b>
            {meaning === null ? null : (
              <span>{ended ? t.posts[ended] : [t.posts[meaning], last ? t.posts[last] : []].flat().join(': ')}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
};

/** The country through which they run: five milestones, the pursuers at the left, the quarry ahead of them. */
export const Course = ({ asking, ...props }: ChaseProps & { readonly asking: Asking | null }) => {
  const { view, side } = props;
  const { t } = useSpoken(CHASE);
  const label = t.picture({
    pursuers: calledIn(view, 'pursuers'),
    quarry: calledIn(view, 'quarry'),
    gap: view.open.gap,
    most: AWAY,
  });
  const isSealed = (of: Side): boolean => asking?.made.has(view.given[of].name) ?? false;
  return (
    <section className="course" aria-label={t.course}>
      <Land label={label} posts={POSTS}>
        <Runners {...props} of="pursuers" />
        <Runners {...props} of="quarry" />
      </Land>
      <Band view={view} side={side} />
      <div className="course-names">
        {(['pursuers', 'quarry'] as const).map((of) => (
          <Named key={of} {...props} of={of} isSealed={isSealed(of)} isMine={of === side} />
        ))}
      </div>
    </section>
  );
};
