import type { saga } from '@warmoot/rules';
import { type CounterLook, CounterPicture } from '../../boards/counter/Counter.js';
import type { Piece } from '../../boards/counter/Counters.js';
import type { IconName } from '../../design/base/Icon.js';
import type { Unit } from './model.js';

export const TROOP_ICONS: Readonly<Record<saga.battle.Troop, IconName>> = {
  lightInfantry: 'tr-li',
  mediumInfantry: 'tr-mi',
  heavyInfantry: 'tr-hi',
  pikemen: 'tr-pi',
  lightCavalry: 'tr-lc',
  mediumCavalry: 'tr-mc',
  heavyCavalry: 'tr-hc',
  bowmen: 'tr-bo',
};

/** A unit beside text, without its plate. */
export const UnitPicture = ({
  troop,
  ...look
}: Omit<CounterLook, 'icon'> & { readonly troop: saga.battle.Troop; readonly size?: number }) => (
  <CounterPicture icon={TROOP_ICONS[troop]} {...look} />
);

/** The units as counters on the board: quick ones bear a sign on the left flank, pinned ones on the right. */
export const piecesOf = (units: readonly Unit[]): readonly Piece[] =>
  units.map(({ index, name, called, sign, side, at, troop, left, size, quick, pinned }) => ({
    index,
    name,
    called,
    sign,
    side,
    at,
    icon: TROOP_ICONS[troop],
    strength: { left, size },
    badges: { left: quick ? 'ui-quick' : undefined, right: pinned ? 'ui-pinned' : undefined },
  }));
