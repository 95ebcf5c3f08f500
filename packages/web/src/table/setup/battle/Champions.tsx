import type { SeatId } from '@warmoot/kernel';
import { Button } from '../../../design/forms/Button.js';
import { useSpoken } from '../../../words/speech.js';
import { ChampionsFold } from '../../army/ChampionsFold.js';
import { FighterCard } from '../FighterCard.js';
import type { Chosen } from '../fighters.js';
import { SETUP } from '../setupWords.js';
import { MOST_CHAMPIONS, newChampion } from './battleStart.js';

type Seats = readonly { readonly seat: SeatId; readonly name: string }[];

interface ChampionsProps {
  readonly side: 0 | 1;
  readonly champions: readonly Chosen[];
  /** Who plays them unless somebody else is named. */
  readonly commander: SeatId;
  readonly seats: Seats;
  readonly onChange: (champions: readonly Chosen[]) => void;
}

/** SAGA-BATTLE-008: the leaders of an army, each with who plays them. */
export const Champions = ({ side, champions, commander, seats, onChange }: ChampionsProps) => {
  const { t } = useSpoken(SETUP);
  const commanding = seats.find(({ seat }) => seat === commander)?.name;
  const others = seats.filter(({ seat }) => seat !== commander);
  return (
    <ChampionsFold className="army-champions" count={champions.length}>
      <ul>
        {champions.map((one, nth) => (
          <FighterCard
            // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed here; the place is what stays.
            key={nth}
            one={one}
            side={side}
            seats={others}
            otherwise={commanding ?? t.nobodyYet}
            onChange={(next) => onChange(champions.with(nth, next))}
            onRemove={() => onChange(champions.toSpliced(nth, 1))}
          />
        ))}
      </ul>
      {champions.length < MOST_CHAMPIONS ? (
        <Button small onClick={() => onChange([...champions, newChampion(side, champions)])}>
          {t.add}
        </Button>
      ) : null}
    </ChampionsFold>
  );
};
