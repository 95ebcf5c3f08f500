import type { SeatId } from '@warmoot/kernel';
import type { SeenProposal } from '@warmoot/protocol';
import { useLate } from '../../browser/useLate.js';
import { Button } from '../../design/forms/Button.js';
import { diceAwait, isElsewhere, takeShareOver } from '../../net/shares.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import { isPlayer, proposeTo } from '../rulings/propose.js';
import { TABLE } from '../words.js';

interface SharedDiceProps {
  readonly sitting: Sitting;
  readonly people: Readonly<Record<string, Person>>;
  readonly act: Do;
}

/** Whether a proposal, if it is agreed to, ends the wait for these devices. */
const endsWait = ({ about, value }: SeenProposal, awaited: readonly SeatId[]): boolean => {
  const { dice, seat } = (value ?? {}) as { readonly dice?: string; readonly seat?: SeatId };
  return (about === 'options' && dice !== 'shared') || (about === 'regent' && awaited.includes(seat ?? ''));
};

/** What can be done where the dice wait long for what somebody's device adds to them. */
export const SharedDice = ({ sitting, people, act }: SharedDiceProps) => {
  const { t } = useSpoken(TABLE);
  const { scene, seen, seat } = sitting;
  const awaited = diceAwait(sitting);
  const isLate = useLate(awaited.length > 0 && seen?.paused === false);
  if (scene === null || seen === null || !isLate) return null;
  if (isElsewhere(sitting)) {
    return (
      <p className="row" role="status">
        {t.shareElsewhere}
        <Button small onClick={() => takeShareOver(sitting, scene)}>
          {t.takeShareOver}
        </Button>
      </p>
    );
  }
  // Somebody else's device is silent: the table may agree to go on without it.
  if (awaited.includes(seat) || !isPlayer(sitting)) return null;
  const name = (one: SeatId): string => people[one]?.name ?? one;
  const isBefore = seen.proposals.some((one) => endsWait(one, awaited));
  return (
    <p className="row" role="status">
      {t.shareAwaited({ names: awaited.map(name) })} {isBefore ? t.shareProposed : null}
      {isBefore ? null : (
        <>
          {awaited.map((one) => (
            <Button key={one} small onClick={() => proposeTo(sitting, act, 'regent', { seat: one, player: 'captain' })}>
              {t.proposeRegent({ name: name(one) })}
            </Button>
          ))}
          <Button small onClick={() => proposeTo(sitting, act, 'options', { ...seen.options, dice: 'seed' })}>
            {t.goOnUnshared}
          </Button>
        </>
      )}
    </p>
  );
};
