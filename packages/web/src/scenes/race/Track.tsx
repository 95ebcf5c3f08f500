import { saga } from '@warmoot/rules';
import { Arms } from '../../design/base/Arms.js';
import { useSpoken } from '../../words/speech.js';
import { capital } from '../../words/text.js';
import { Figure, Land } from '../chase/Land.js';
import type { SceneProps } from '../contract.js';
import { nameOf, type Racer, type RaceView } from './model.js';
import { RACE } from './words.js';
import './track.css';

interface TrackProps {
  readonly view: RaceView;
  readonly people: SceneProps['people'];
}

/** A milestone for every leg that must be won, and one to start from. */
const postsOf = ({ given }: RaceView): readonly number[] =>
  Array.from({ length: (given.legs + 1) / 2 + 1 }, (_, post) => post);

const colourOf = ({ view, people }: TrackProps, racer: Racer): number =>
  people[saga.race.seatOf(view, racer)]?.colour ?? 0;

const Band = (props: TrackProps) => {
  const { t } = useSpoken(RACE);
  const won = saga.race.wonIn(props.view);
  const posts = postsOf(props.view);
  return (
    <ol className="course-band race-band" aria-label={t.track}>
      {posts.map((post) => (
        <li key={post}>
          <b>{post}</b>
          <span>{post === 0 ? t.start : post === posts.length - 1 ? t.first : null}</span>
          <span className="race-here">
            {saga.race.RACERS.filter((racer) => won[racer] === post).map((racer) => (
              <span key={racer}>
                <Arms colour={colourOf(props, racer)} size={18} />
                <span className="vh">{nameOf(props.view, racer)}</span>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
};

const Named = ({ view, people, racer }: TrackProps & { readonly racer: Racer }) => {
  const { t } = useSpoken(RACE);
  const person = people[saga.race.seatOf(view, racer)];
  const { legs } = view.given;
  const state =
    legs === 1
      ? []
      : [t.won({ won: saga.race.wonIn(view)[racer], legs }), t.effort({ n: view.open.effort[racer] ?? 0 })];
  return (
    <div className="course-name" data-of={racer === 0 ? 'pursuers' : 'quarry'} data-mine={person?.you || undefined}>
      <Arms colour={person?.colour ?? 0} size={person?.you ? 30 : 26} />
      <div>
        <h2>{nameOf(view, racer)}</h2>
        <p>{[person?.you ? t.you({ who: person.name }) : (person?.name ?? ''), ...state].join(' · ')}</p>
      </div>
    </div>
  );
};

/** The country through which they race: both on their way, each at the milestone of the legs it has won. */
export const Track = (props: TrackProps) => {
  const { view } = props;
  const { t } = useSpoken(RACE);
  const won = saga.race.wonIn(view);
  const posts = postsOf(view);
  const { goal, legs, onWater, racers } = view.given;
  const label = t.picture({ one: nameOf(view, 0), other: nameOf(view, 1), won: won[0], lost: won[1] });
  return (
    <section className="course race-course" aria-label={t.track}>
      <Land label={label} posts={posts}>
        {saga.race.RACERS.map((racer) => {
          const party = racers[racer];
          return party === undefined ? null : (
            <div
              key={racer}
              className="course-runners"
              data-lane={racer}
              style={{ left: `${((won[racer] + 0.5) / posts.length) * 100}%` }}
            >
              <Figure going={saga.party.goingOf(party, onWater)} />
              <span className="course-arms">
                <Arms colour={colourOf(props, racer)} size={20} />
              </span>
            </div>
          );
        })}
      </Land>
      <Band {...props} />
      <div className="course-names">
        {saga.race.RACERS.map((racer) => (
          <Named key={racer} {...props} racer={racer} />
        ))}
      </div>
      {goal === '' && legs > 1 ? null : (
        <p className="race-goal note">
          {[goal === '' ? [] : `${capital(goal)}.`, legs === 1 ? t.dash : []].flat().join(' ')}
        </p>
      )}
    </section>
  );
};
