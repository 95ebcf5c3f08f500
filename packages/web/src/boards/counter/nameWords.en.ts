/** Why a name of a unit cannot be. */
export const NAME_FAULTS = {
  noName: 'One word or two, in plain letters; 24 letters at most.',
  taken: 'Another unit has this name, or had it.',
} as const;
