import { Button } from '../../design/forms/Button.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import { useSpoken } from '../../words/speech.js';
import { isPlayer } from '../rulings/propose.js';
import { TABLE } from '../words.js';
import './how.css';

interface RegentProps {
  readonly sitting: Sitting;
  readonly act: Do;
}

const isResting = ({ seen, seat }: Sitting): boolean =>
  seen?.seats.some((one) => one.seat === seat && one.holder === 'regent') === true;

/** In the menu: lets the computer play on in one's place, or takes it up again. */
export const RegentWay = ({ sitting, act }: RegentProps) => {
  const { t } = useSpoken(TABLE);
  if (!isPlayer(sitting) || sitting.scene === null) return null;
  const isAway = isResting(sitting);
  return (
    <Button small kind="quiet" onClick={() => void act(isAway ? { do: 'back' } : { do: 'rest', player: 'captain' })}>
      {isAway ? t.back : t.rest}
    </Button>
  );
};

/** As long as the computer plays in one's place it is said, with the way back: it would go on in the next scene too. */
export const Regent = ({ sitting, act }: RegentProps) => {
  const { t } = useSpoken(TABLE);
  if (!isResting(sitting)) return null;
  return (
    <div className="reminded" role="status">
      <p>{t.resting}</p>
      <Button small onClick={() => void act({ do: 'back' })}>
        {t.back}
      </Button>
    </div>
  );
};
