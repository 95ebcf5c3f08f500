import { Button } from '../../design/forms/Button.js';
import { diceAwait, isElsewhere, takeShareOver } from '../../net/shares.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import { useSpoken } from '../../words/speech.js';
import { proposeTo } from '../rulings/propose.js';
import { TABLE } from '../words.js';

/** What can be done where the dice wait for what somebody's device adds to them. */
export const SharedDice = ({ sitting, act }: { readonly sitting: Sitting; readonly act: Do }) => {
  const { t } = useSpoken(TABLE);
  const { scene, seen, seat } = sitting;
  if (scene === null || seen === null || diceAwait(sitting).length === 0) return null;
  if (isElsewhere(sitting)) {
    return (
      <p className="strip">
        {t.shareElsewhere}{' '}
        <Button small onClick={() => takeShareOver(sitting, scene)}>
          {t.takeShareOver}
        </Button>
      </p>
    );
  }
  // Somebody else's device is silent: the table may agree to go on without shares.
  if (diceAwait(sitting).includes(seat) || !scene.view.seats.includes(seat)) return null;
  return (
    <p className="strip">
      {t.shareAwaited}{' '}
      <Button small kind="quiet" onClick={() => proposeTo(sitting, act, 'options', { ...seen.options, dice: 'seed' })}>
        {t.goOnUnshared}
      </Button>
    </p>
  );
};
