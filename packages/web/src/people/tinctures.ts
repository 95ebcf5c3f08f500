/** The six seats, in order. A seat is never shown by colour alone: the hatch and the charge say it too. */
export const TINCTURES = ['gules', 'azure', 'vert', 'purpure', 'tenne', 'sable'] as const;
export type Tincture = (typeof TINCTURES)[number];

/** The charge a seat bears unless its arms say otherwise. */
export const CHARGES = ['fish', 'tower', 'key', 'reed', 'ship', 'star'] as const;
export type Charge = (typeof CHARGES)[number] | 'hand' | 'moon' | 'leaf' | 'wheel' | 'quill';

export const tinctureOf = (colour: number): Tincture => TINCTURES[colour % TINCTURES.length] as Tincture;
export const chargeOf = (colour: number): Charge => CHARGES[colour % CHARGES.length] as Charge;
