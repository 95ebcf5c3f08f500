import type { saga } from '@warmoot/rules';
import type { SoldierKind } from '../../../boards/soldiers/soldiers.table.js';

/** WARBAND-SAGA-008: what each troop type is drawn as. */
export const TROOPS_DRAWN: Readonly<Record<saga.battle.Troop, SoldierKind>> = {
  lightInfantry: 'spear',
  mediumInfantry: 'spear',
  heavyInfantry: 'blade',
  pikemen: 'spear',
  lightCavalry: 'rider',
  mediumCavalry: 'rider',
  heavyCavalry: 'rider',
  bowmen: 'bow',
};
