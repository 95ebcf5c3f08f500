import type { Invited, KnockAtDoor } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { Arms } from '../../design/base/Arms.js';
import { FighterPicture } from '../../table/setup/FighterPicture.js';
import { FIGHTER_NAMES } from '../../table/setup/fighters.js';
import { SETUP } from '../../table/setup/setupWords.js';
import { useSpoken } from '../../words/speech.js';
import { JOIN } from './joinWords.js';

/** Where somebody would sit. */
export type Wish = Pick<KnockAtDoor, 'role' | 'as'>;

type Place = Invited['places'][number];

const RATED = ['control', 'fightingMind', 'speed', 'strength'] as const;

/** What a ready-made fighter is best at, and what they carry. */
const About = ({ like }: { readonly like: saga.duel.FighterName }) => {
  const { t, words } = useSpoken(SETUP);
  const { skills, right, left, armour } = saga.duel.fighterRow(like);
  const best = RATED.reduce((one, other) => (skills[other] > skills[one] ? other : one));
  const { items, armours } = words.duel.names;
  const held = [right, left].filter((item) => item !== null).map((item) => items[item]);
  const worn = armour === 'none' ? [] : [armours[armour]];
  return (
    <>
      {words.skills[best]} {skills[best]}, {[...(held.length === 0 ? [t.emptyHands] : held), ...worn].join(', ')}
    </>
  );
};

const likeOf = ({ like }: Place): saga.duel.FighterName | undefined => FIGHTER_NAMES.find((one) => one === like);

interface CardProps {
  readonly place: Place;
  readonly isOn: boolean;
  readonly onPick: () => void;
}

/** A seat with who sits there in the story. One that is taken stays, dashed, with by whom. */
const Card = ({ place, isOn, onPick }: CardProps) => {
  const { t } = useSpoken(JOIN);
  const { as, side, takenBy } = place;
  const like = likeOf(place);
  return (
    <label className="seat-card" data-taken={takenBy === null ? undefined : ''} data-on={isOn || undefined}>
      <input type="radio" className="vh" name="seat" checked={isOn} disabled={takenBy !== null} onChange={onPick} />
      <span className="seat-picture">
        {like === undefined ? (
          <Arms colour={side} shape={side === 0 ? 'eared' : 'pavise'} size={96} />
        ) : (
          <FighterPicture like={like} side={side === 0 ? 0 : 1} name={as} />
        )}
      </span>
      <b>{as}</b>
      <em>{takenBy === null ? t.isFree : t.takenBy({ name: takenBy })}</em>
      <span className="seat-about small">{like === undefined ? null : <About like={like} />}</span>
    </label>
  );
};

interface SeatCardsProps {
  readonly places: readonly Place[];
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

/** The seats of the scene to come, and to watch only. */
export const SeatCards = ({ places, wish, onWish }: SeatCardsProps) => {
  const { t } = useSpoken(JOIN);
  const rows = [
    ...(places.length > 0 ? [] : [{ role: 'player' as const, title: t.anySeat, note: t.anySeatNote }]),
    { role: 'spectator' as const, title: t.watch, note: t.watchNote },
  ];
  return (
    <fieldset className="seat-cards">
      <legend className="lab">{t.seat}</legend>
      <div>
        {places.map((place) => (
          <Card
            key={place.as}
            place={place}
            isOn={wish.role === 'player' && wish.as === place.as}
            onPick={() => onWish({ role: 'player', as: place.as })}
          />
        ))}
      </div>
      {rows.map(({ role, title, note }) => (
        <label key={role} className="seat-row">
          <input type="radio" name="seat" checked={wish.role === role} onChange={() => onWish({ role, as: null })} />
          <b>{title}</b>
          <span className="small soft">{note}</span>
        </label>
      ))}
    </fieldset>
  );
};
