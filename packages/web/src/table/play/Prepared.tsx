import { useCallback } from 'react';
import { Button } from '../../design/forms/Button.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import { useSpoken } from '../../words/speech.js';
import { proposeTo } from '../rulings/propose.js';
import { forgetPrepared, usePrepared } from '../setup/prepared.js';
import { TABLE } from '../words.js';
import './how.css';

/** The entry to go back to, so that what was placed for a seat can be placed by hand; null where nothing was. */
export const beforePlacing = ({ telling, seat }: Pick<Sitting, 'telling' | 'seat'>): number | null => {
  const told = telling?.told ?? [];
  const first = told.findIndex(({ passage: { entry } }) => entry.input.input === 'answer' && entry.input.seat === seat);
  return first <= 0 ? null : (told[first - 1]?.passage.entry.seq ?? null);
};

/** What somebody does here. With their first answer, what was placed for them is theirs. */
export const useActing = (table: string, act: Do): Do =>
  useCallback<Do>(
    (deed) => {
      if (deed.do === 'answer') forgetPrepared(table);
      return act(deed);
    },
    [table, act],
  );

/** That units were placed for who plays at once, until they do something themselves: placing them again is no duty. */
export const Prepared = ({ sitting, act }: { readonly sitting: Sitting; readonly act: Do }) => {
  const { t } = useSpoken(TABLE);
  const to = usePrepared(sitting.table) && sitting.scene !== null ? beforePlacing(sitting) : null;
  if (to === null) return null;
  const again = (): void => {
    forgetPrepared(sitting.table);
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
