import { useLate } from '../../browser/useLate.js';
import { Button } from '../../design/forms/Button.js';
import { diceAwait, isElsewhere, takeShareOver } from '../../net/shares.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import { proposeTo } from '../rulings/propose.js';
import { TABLE } from '../words.js';

interface SharedDiceProps {
  readonly sitting: Sitting;
  readonly people: Readonly<Record<string, Person>>;
  readonly act: Do;
}

/** What can be done where the dice wait long for what somebody's device adds to them. */
export const SharedDice = ({ sitting, people, act }: SharedDiceProps) => {
  const { t } = useSpoken(TABLE);
  const { scene, seen, seat } = sitting;
  const awaited = diceAwait(sitting);
  const isLate = useLate(awaited.length > 0 && seen?.paused === false);
  if (scene === null || seen === null || !isLate) return null;
  if (isElsewhere(sitting)) {
    return (
      <p className="row">
        {t.shareElsewhere}
        <Button small onClick={() => takeShareOver(sitting, scene)}>
          {t.takeShareOver}
        </Button>
      </p>
    );
  }
  // Somebody else's device is silent: the table may agree to go on without shares.
  if (awaited.includes(seat) || !scene.view.seats.includes(seat)) return null;
  return (
    <p className="row">
      {t.shareAwaited({ names: awaited.map((one) => people[one]?.name ?? one) })}
      <Button small onClick={() => proposeTo(sitting, act, 'options', { ...seen.options, dice: 'seed' })}>
        {t.goOnUnshared}
      </Button>
    </p>
  );
};
