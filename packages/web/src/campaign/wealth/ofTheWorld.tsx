import { type ReactNode, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Dialog } from '../../design/panels/Dialog.js';
import { useCampaignIn } from '../useCampaign.js';
import { WEALTH } from './words.js';

/** The form for one of the things; it says when it is done. */
type ThingForm = (onDone: () => void) => ReactNode;

interface ThingsHeadProps {
  readonly title: string;
  readonly add: string;
  readonly form: ThingForm;
}

/** The heading of some things of the world, with the way to add one. */
export const ThingsHead = ({ title, add, form }: ThingsHeadProps) => {
  const { plays } = useCampaignIn(WEALTH);
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="world-head">
      <h2>{title}</h2>
      {plays ? (
        <Button small aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {add}
        </Button>
      ) : null}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={add}>
        {form(() => setOpen(false))}
      </Dialog>
    </header>
  );
};

interface ThingActsProps {
  readonly className: string;
  readonly name: string;
  readonly from: 'notes' | 'regions' | 'units';
  readonly id: string;
  readonly form: ThingForm;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** A thing of the world is changed, or taken away. */
export const ThingActs = ({ className, name, from, id, form, children }: ThingActsProps) => {
  const { t, plays, act } = useCampaignIn(WEALTH);
  const [isOpen, setOpen] = useState(false);
  if (!plays) return null;
  const remove = (): void => void act({ deed: 'remove', from, id });
  return (
    <>
      <p className={className}>
        {children}
        <Button
          kind="quiet"
          small
          aria-haspopup="dialog"
          aria-label={t.editWhat({ name })}
          onClick={() => setOpen(true)}
        >
          {t.edit}
        </Button>
        <Button kind="quiet" small aria-label={t.removeWhat({ name })} onClick={remove}>
          {t.remove}
        </Button>
      </p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.editWhat({ name })}>
        {form(() => setOpen(false))}
      </Dialog>
    </>
  );
};
