import { useCampaignIn } from '../useCampaign.js';
import { ThingsHead } from './ofTheWorld.js';
import { UnitCard } from './UnitCard.js';
import { UnitForm } from './UnitForm.js';
import { WEALTH } from './words.js';

/** All political units. */
export const Powers = ({ found }: { readonly found: (text: string) => boolean }) => {
  const { t, seen, nameOf } = useCampaignIn(WEALTH);
  const units = Object.values(seen.open.units);
  return (
    <section className="powers">
      <ThingsHead title={t.powers} add={t.make} form={(onDone) => <UnitForm unit={null} onDone={onDone} />} />
      <p className="small soft">{units.length === 0 ? t.none : t.powersNote}</p>
      <div className="unit-cards">
        {units.map((unit, nth) =>
          found(`${unit.name} ${unit.text} ${unit.ruler === null ? '' : nameOf(unit.ruler)}`) ? (
            <UnitCard key={unit.id} unit={unit} nth={nth} />
          ) : null,
        )}
      </div>
    </section>
  );
};
