/** SAGA-BATTLE-TERRAIN-008: a hex is Open, Closed or Impassable. By ground: the sign that a field has for it. */
export const GROUND_SIGNS = { open: '.', closed: '*', impassable: '#' } as const;

export type GroundName = keyof typeof GROUND_SIGNS;

/** The kinds of ground. */
export const ALL_GROUNDS = Object.keys(GROUND_SIGNS) as readonly GroundName[];

/**
 * What a hex looks like: the sign that a field has for the picture, and the ground that the picture shows.
 * SAGA-BATTLE-TERRAIN-009: fields and plains are open. SAGA-BATTLE-TERRAIN-010: woods, marshes and towns are closed.
 */
export const LOOKS = {
  open: { sign: '.', ground: 'open' },
  plough: { sign: 'p', ground: 'open' },
  ford: { sign: 'f', ground: 'open' },
  bridge: { sign: 'b', ground: 'open' },
  wood: { sign: 'w', ground: 'closed' },
  pine: { sign: 'n', ground: 'closed' },
  marsh: { sign: 'm', ground: 'closed' },
  town: { sign: 't', ground: 'closed' },
  water: { sign: '~', ground: 'impassable' },
  steep: { sign: '^', ground: 'impassable' },
} as const satisfies Record<string, { readonly sign: string; readonly ground: GroundName }>;

export type Look = keyof typeof LOOKS;

/** What a hex can look like. */
export const ALL_LOOKS = Object.keys(LOOKS) as readonly Look[];

/** The look that a sign stands for, or null. */
export const lookOfSign = (sign: string | undefined): Look | null =>
  ALL_LOOKS.find((look) => LOOKS[look].sign === sign) ?? null;

/** The ground that a sign stands for; what is no sign of a ground is open. */
export const groundOfSign = (sign: string | undefined): GroundName =>
  ALL_GROUNDS.find((ground) => GROUND_SIGNS[ground] === sign) ?? 'open';
