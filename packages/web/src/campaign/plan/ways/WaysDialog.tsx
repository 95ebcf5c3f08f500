import { useState } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { Dialog } from '../../../design/panels/Dialog.js';
import { useSpoken } from '../../../words/speech.js';
import type { Plan } from '../plan.js';
import { WaysOfWar } from './WaysOfWar.js';
import type { Way } from './way.js';
import { WAYS } from './words.js';

interface WaysDialogProps {
  readonly plan: Plan;
  readonly onPick: (way: Way) => void;
}

/** Opens the ways of war side by side, over the form that they fill. */
export const WaysDialog = ({ plan, onPick }: WaysDialogProps) => {
  const { t } = useSpoken(WAYS);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog open={isOpen} title={t.title} onClose={() => setOpen(false)}>
        <WaysOfWar
          plan={plan}
          onPick={(way) => {
            onPick(way);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
};
