import { saga } from '@warmoot/rules';
import { useMemo } from 'react';
import { charactersIn } from '../seen.js';
import { useCampaign } from '../useCampaign.js';
import { Plate } from './Plate.js';

/** The engraving of this campaign: the sun by its day, the host by its people, the banners of its first houses. */
export const CampaignPlate = () => {
  const { seen, calendar } = useCampaign();
  const { today, units: all } = seen.open;
  const units = useMemo(() => Object.values(all).slice(0, 3), [all]);
  const living = charactersIn(seen).filter(({ dead }) => dead === null).length;
  return (
    <Plate
      ofYear={(saga.calendar.dateOf(calendar, today).dayOfYear - 1) / saga.calendar.daysInYear(calendar)}
      people={Math.min(58, units.length * 16 + living)}
      units={units}
    />
  );
};
