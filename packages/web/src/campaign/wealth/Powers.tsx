import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Dialog } from '../../design/panels/Dialog.js';
import { useCampaignIn } from '../useCampaign.js';
import { UnitCard } from './UnitCard.js';
import { UnitForm } from './UnitForm.js';
import { WEALTH } from './words.js';

/** All political units. */
export const Powers = ({ found }: { readonly found: (text: string) => boolean }) => {
  const { t, seen, plays, nameOf } = useCampaignIn(WEALTH);
  const [isOpen, setOpen] = useState(false);
  const units = Object.values(seen.open.units);
  return (
    <section className="powers">
      <header className="world-head">
        <h2>{t.powers}</h2>
        {plays ? (
          <Button small onClick={() => setOpen(true)}>
            {t.make}
          </Button>
        ) : null}
      </header>
      <p className="small soft">{units.length === 0 ? t.none : t.powersNote}</p>
      <div className="unit-cards">
        {units.map((unit, nth) =>
          found(`${unit.name} ${unit.text} ${unit.ruler === null ? '' : nameOf(unit.ruler)}`) ? (
            <UnitCard key={unit.id} unit={unit} nth={nth} />
          ) : null,
        )}
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.make}>
        <UnitForm unit={null} onDone={() => setOpen(false)} />
      </Dialog>
    </section>
  );
};
