import type { AwaitedAccount } from '@warmoot/words';
import { Seal } from '../../design/seats/Seal.js';
import { SeatChip } from '../../design/seats/SeatChip.js';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import type { Asking } from './asking.js';
import { SceneHead } from './SceneHead.js';
import { isGiven, useStandingAnswers } from './standing/standing.js';
import { TakeBack } from './TakeBack.js';
import { SHARED } from './words.js';

interface WaitingProps {
  readonly asking: Asking;
  readonly people: Readonly<Record<string, Person>>;
  readonly watching: boolean;
  readonly lead: AwaitedAccount;
  /** Those who are awaited are named elsewhere on the page. */
  readonly named?: boolean;
}

/** Others choose: who, and what. Nothing here is gold, for nothing is asked of you. */
export const Waiting = ({ asking, people, watching, lead, named = false }: WaitingProps) => {
  const { t } = useSpoken(SHARED);
  const { made, together } = asking;
  const standing = useStandingAnswers();
  // What I am asked is answered for me in a moment.
  const isStanding = asking.mine.some((one) => !made.has(one.as) && isGiven(standing, one));
  const all = named ? [] : [...asking.mine, ...asking.others];
  return (
    <div className="scene-waiting">
      <SceneHead title={t.waitingHead} aside={watching ? t.watching : null} />
      <p className="scene-lead">{isStanding ? t.asStanding : lead.lead}</p>
      {(isStanding ? [] : lead.lines).map((line) => (
        <p key={line} className="scene-wait">
          {line}
        </p>
      ))}
      <TakeBack waiting />
      <ul className="waiting-for">
        {all.map(({ seat, as }) => {
          const person = people[seat];
          return (
            <li key={`${seat} ${as}`}>
              {together ? (
                <Seal state={made.has(as) ? 'made' : 'open'} colour={person?.colour ?? 0} name={as} size={30} />
              ) : null}
              <b>{as}</b>
              {person === undefined || person.name === as ? null : (
                <SeatChip person={person} doing={made.has(as) ? 'sealed' : 'choosing'} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
