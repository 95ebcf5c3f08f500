/** 1.02.03: the dice a table owns. */
export const KIT = ['d4', 'd6', 'd8', 'd10z', 'd00', 'd12', 'd20'] as const;
