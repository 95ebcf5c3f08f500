import { WholeField } from '../../boards/lattice/WholeField.js';
import { Button } from '../../design/forms/Button.js';
import { useSpoken } from '../../words/speech.js';
import { TakeBack } from '../shared/TakeBack.js';
import type { FieldRoom } from './useFieldRoom.js';
import { FIELD } from './words.js';
import './field.css';

interface FieldToolsProps {
  readonly room: FieldRoom;
  /** The last entry there is to look back at. */
  readonly last: number;
  /** What the two sides are called. */
  readonly sides?: 'tabArmies' | 'tabBands';
}

/** What one may do on every page of a battlefield, whoever is asked. */
export const FieldTools = ({ room, last, sides = 'tabArmies' }: FieldToolsProps) => {
  const { t } = useSpoken(FIELD);
  const { boardWindow, shown, setShown, lookBack, setLookBack, setReading } = room;
  const isArmies = shown === 'armies';
  return (
    <div className="field-tools">
      <TakeBack />
      {boardWindow === null ? null : <WholeField window={boardWindow} t={t} />}
      <Button
        kind="quiet"
        small
        className="to-armies"
        aria-pressed={isArmies}
        data-to-decision={isArmies ? '' : undefined}
        onClick={() => setShown(isArmies ? 'choose' : 'armies')}
      >
        {isArmies ? t.tabDecide : t[sides]}
      </Button>
      <Button
        kind="quiet"
        small
        data-to-decision={lookBack === null ? undefined : ''}
        onClick={() => setLookBack(lookBack === null ? last : null)}
      >
        {lookBack === null ? t.replay : t.now}
      </Button>
      <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setReading(true)}>
        {t.readBoard}
      </Button>
    </div>
  );
};
