import type { saga } from '@warmoot/rules';
import { Link } from 'wouter';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import { capital } from '../../words/text.js';
import { Shield } from '../sheet/Shield.js';
import { useCampaignIn } from '../useCampaign.js';
import { type CastOf, castsIn, woundsByPart } from './agenda.js';
import { HOME } from './words.js';

/** As many of a player's as stand on this page. */
const MOST = 6;

/** How somebody is, in a line: the worst first, then what they do. */
const useCondition = (): ((character: saga.campaign.SeenCharacter) => string) => {
  const { t, words } = useSpoken(HOME);
  return ({ dying, captive, wounds, words: about }) => {
    if (dying !== null) return t.states.dying;
    const parts = woundsByPart(wounds).map(({ part, severity, count }) =>
      t.wound({ part: words.duel.names.parts[part], severity, count }),
    );
    const said = [
      ...(captive === null ? [] : [t.states.captive]),
      ...(parts.length > 0 ? [parts.join(', ')] : []),
      ...[about.home, about.trade].filter((text) => text !== '').slice(0, 1),
    ];
    return said.length === 0 ? t.states.sound : capital(said.join(' · '));
  };
};

const OfSeat = ({ cast }: { readonly cast: CastOf }) => {
  const { t, people, table, seat } = useCampaignIn(HOME);
  const condition = useCondition();
  const awayWord = (one: Person | null | undefined): string => {
    if (one?.held === 'computer' || one?.held === 'regent') return t.computer;
    return one?.here === false ? t.awayNow : '';
  };
  const person = cast.seat === null ? null : people[cast.seat];
  return (
    <div className="cast-of">
      <h3>
        {cast.seat === null ? t.sharedOut : (person?.name ?? cast.seat)}{' '}
        <span>{cast.seat === seat ? t.you : awayWord(person)}</span>
      </h3>
      <ul>
        {cast.characters.slice(0, MOST).map((character) => (
          <li key={character.id}>
            <Shield of={character} people={people} size={28} />
            <div>
              <Link href={`/t/${table}/cast/${character.id}`}>{character.name}</Link>
              <p>{condition(character)}</p>
            </div>
          </li>
        ))}
      </ul>
      {cast.characters.length > MOST ? (
        <p className="small">
          <Link href={`/t/${table}/cast`}>{t.others({ count: cast.characters.length - MOST })}</Link>
        </p>
      ) : null}
    </div>
  );
};

/** The cast by player, each with their shield and how they are. */
export const Cast = () => {
  const { t, seen, sitting, table, seat: mine } = useCampaignIn(HOME);
  const seats = (sitting.seen?.seats ?? []).filter(({ role }) => role === 'player').map(({ seat }) => seat);
  const casts = castsIn(seen, seats, mine);
  return (
    <section className="camp-cast">
      <h2>
        <Link href={`/t/${table}/cast`}>{t.cast}</Link>
      </h2>
      {casts.length === 0 ? <p className="small soft">{t.nobodyYet}</p> : null}
      <div className="casts">
        {casts.map((cast) => (
          <OfSeat key={cast.seat ?? ''} cast={cast} />
        ))}
      </div>
    </section>
  );
};
