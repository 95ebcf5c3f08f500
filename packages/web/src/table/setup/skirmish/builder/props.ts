import type { SeenSeat } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import type { OptionsWish } from '../../war/options.js';
import type { FigureWish } from '../figure.js';
import type { Shown } from '../shown.js';
import type { Band } from '../skirmishStart.js';

/** What the parts of the page share on which a band is put together. */
export interface BuilderProps {
  readonly side: 0 | 1;
  readonly band: Band;
  readonly shown: readonly Shown[];
  /** 0 where none is agreed on. */
  readonly limit: number;
  readonly seats: readonly SeenSeat[];
  /** The saga whose cast can be copied; null where none is played at the table. */
  readonly campaign: saga.campaign.SeenCampaign | null;
  /** Whom they will meet; left out, nobody is known. */
  readonly others?: readonly FigureWish[];
  /** What the table has chosen; left out, all is as usual. */
  readonly options?: OptionsWish;
  readonly onUnits: (units: readonly FigureWish[]) => void;
}
