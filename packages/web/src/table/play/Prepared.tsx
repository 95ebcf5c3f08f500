import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import { useSpoken } from '../../words/speech.js';
import { proposeTo } from '../rulings/propose.js';
import { forgetPrepared, preparedAt } from '../setup/prepared.js';
import { TABLE } from '../words.js';
import './how.css';

/** One answer may stand and be given by itself before anybody has pressed anything. */
const STANDING = 1;

/** The entry to go back to, so that what was placed for a seat can be placed by hand; null where that is over. */
export const beforePlacing = (
  { telling, seat }: Pick<Sitting, 'telling' | 'seat'>,
  prepared: number,
): number | null => {
  const told = telling?.told ?? [];
  const mine = told.flatMap(({ passage: { entry } }, at) =>
    entry.input.input === 'answer' && entry.input.seat === seat ? [at] : [],
  );
  const [first = 0] = mine;
  if (prepared === 0 || first === 0 || mine.length > prepared + STANDING) return null;
  return told[first - 1]?.passage.entry.seq ?? null;
};

/** That units were placed for who plays at once. Placing them again is a choice, and no duty. */
export const Prepared = ({ sitting, act }: { readonly sitting: Sitting; readonly act: Do }) => {
  const { t } = useSpoken(TABLE);
  const [isLeft, setLeft] = useState(false);
  const to = sitting.scene === null || isLeft ? null : beforePlacing(sitting, preparedAt(sitting.table));
  if (to === null) return null;
  const again = (): void => {
    forgetPrepared(sitting.table);
    setLeft(true);
    proposeTo(sitting, act, 'undo', { to });
  };
  return (
    <p className="prepared">
      {t.placed}
      <Button small onClick={again}>
        {t.placeAgain}
      </Button>
    </p>
  );
};
