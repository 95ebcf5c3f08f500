import type { command } from '@warmoot/rules';

/** What so many points are worth to a unit: two keep it on the field when it loses a fight, so those count most. */
const POINTS_WORTH = [0, 0.9, 2, 2.6, 3.1, 3.5, 3.8, 4, 4.2, 4.4];
/** A unit that stands at all, and each damage it can still take: COMMAND-END-004 counts these. */
const STANDS = 0.6;
export const HEALTH_WORTH = 1;
/** What a point of Assault or Support is worth as long as a unit can fight. */
const ASSAULT_WORTH = 0.3;
const SUPPORT_WORTH = 0.25;
/** Archers spend their points from afar: one is worth less to them. */
const ARCHERS = 0.6;
export const BROKEN_AT = 4;

/** What a unit on the field is worth to its side, with so many points and so much damage. */
export const unitWorth = (
  later: number,
  row: command.UnitRow,
  assault: number,
  support: number,
  points: number,
  damage: number,
): number => {
  const fights = row.class === 'AR' || row.class === 'HA' ? ARCHERS : 1;
  const scores = assault * ASSAULT_WORTH + support * SUPPORT_WORTH;
  return (
    HEALTH_WORTH * (BROKEN_AT - damage) + later * (STANDS + fights * ((POINTS_WORTH[points] ?? 4.5) * 0.55 + scores))
  );
};
