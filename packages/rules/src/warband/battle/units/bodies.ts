import type { FigureIndex } from '../../model/model.js';
import type { BattleSight } from '../model/battle.js';

/** WARBAND-LINE-009: whether an agent is the normal figures of a rank taken together. Its key says so: `A1.2`. */
export const isBody = ({ open }: BattleSight, figure: FigureIndex): boolean =>
  open.roster[figure]?.name.includes('.') === true;
