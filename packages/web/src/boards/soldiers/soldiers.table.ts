/** What somebody in a rank is drawn as. `bare`: they have thrown their arms away. */
export type SoldierKind = 'spear' | 'bow' | 'blade' | 'lead' | 'rider' | 'brace' | 'bare';
/** As one sees them: those who look north show their backs. */
export type SoldierSide = 'back' | 'front' | 'side';
/** Attackers bear the heater with upright cuts, defenders the pavise with level ones. */
export type Bearing = 'heater' | 'pavise';

export const KINDS: readonly SoldierKind[] = ['spear', 'bow', 'blade', 'lead', 'rider', 'brace', 'bare'];
export const SIDES: readonly SoldierSide[] = ['back', 'front', 'side'];
export const BEARINGS: readonly Bearing[] = ['heater', 'pavise'];

interface Trunk {
  readonly tunic: string;
  readonly legs: string;
  readonly helmet: string;
  readonly rim: string;
  readonly ribs: string;
  readonly belt: string;
  readonly cuts: Readonly<Record<Bearing, string>>;
}

const CUTS: Trunk['cuts'] = {
  heater: 'M12.500 23V39M16 21.500V41M19.500 21V42M23 21V42M26.500 21.500V41',
  pavise: 'M10.500 25H29.500M10 28H30M9.500 31H30.500M8.500 38.500H31.500',
};

const WIDE: Pick<Trunk, 'tunic' | 'legs' | 'belt' | 'cuts'> = {
  tunic: 'M11 22C15 19.500 25 19.500 29 22L32 40C26 43 14 43 8 40Z',
  legs: 'M13.500 40H19L18.500 50.500H12.500ZM21 40H26.500L27.500 50.500H21.500Z',
  belt: 'M8.500 33Q20 36.500 31.500 33V36Q20 39.500 8 36Z',
  cuts: CUTS,
};

export const TRUNKS: Readonly<Record<SoldierSide, Trunk>> = {
  back: {
    ...WIDE,
    helmet: 'M13.200 19C12.600 10.500 15.500 7 20 7S27.400 10.500 26.800 19Z',
    rim: 'M11.500 18H28.500V20.400H11.500Z',
    ribs: 'M20 8V18M16 10Q14.800 13 15 18M24 10Q25.200 13 25 18',
  },
  front: {
    ...WIDE,
    helmet: 'M12.800 15C12.800 8 16 5.500 20 5.500S27.200 8 27.200 15Z',
    rim: 'M11 14H29V16.300H11Z',
    ribs: 'M20 6V14M16 8Q14.500 11 14.600 14.500M24 8Q25.500 11 25.400 14.500',
  },
  side: {
    tunic: 'M13 22C16 19.500 23 19.500 26 22L28.500 40C24 43 15 43 10.500 40Z',
    legs: 'M12.500 40H19L15.500 50.500H9ZM20 40H26.500L31 50.500H24.500Z',
    helmet: 'M12.600 15.500C12.200 8.500 15 5.500 19.600 5.500S27 8.500 27 14.500Z',
    rim: 'M10.500 14.500L29.500 13.200V15.600L11 17Z',
    ribs: 'M18 6.500Q16.500 10 17 14.500M22.500 6.800Q24 10 23.800 14',
    belt: 'M11 33Q20 36 28 33V36Q20 39 10.500 36Z',
    cuts: {
      heater: 'M14.500 22V40M18 21V42M21.500 21V42M25 22V41',
      pavise: 'M12.500 25H26.500M12 28H27M11.500 31H27.500M11 38.500H28',
    },
  },
};

/** A face under the rim. */
export const FACES: Readonly<Record<'front' | 'side', { readonly skin: string; readonly lines: string }>> = {
  front: {
    skin: 'M14.500 14H25.500V19C25.500 22.500 23 24 20 24S14.500 22.500 14.500 19Z',
    lines: 'M16.500 17.500H18.800M21.200 17.500H23.500M20 17V20.500M18 22H22',
  },
  side: {
    skin: 'M16 15L26.400 14.500V17L28.600 19.800 26.600 20.200V22C26.200 24 22 24.500 18.500 23Z',
    lines: 'M23.300 17.300H25.600M24.500 22H26.500',
  },
};

/** The hood of an archer. */
export const HOODS: Readonly<Record<SoldierSide, string>> = {
  back: 'M12 24C10.500 12 14.500 5.500 20 5S29.500 12 28 24C24 27.500 16 27.500 12 24Z',
  front: 'M12.500 23C11 11 14.500 5.500 20 5S29 11 27.500 23C24 26 16 26 12.500 23Z',
  side: 'M11 24C10 11 14 5.500 19.500 5S27.500 9 27.600 14.500L24.500 15.500 23.600 24.500C19 27 14 26.500 11 24Z',
};

/** A leader's closed helmet, from the front and from the side. */
export const GREAT_HELMS: Readonly<
  Record<'front' | 'side', { readonly shell: string; readonly slits: string; readonly lines: string }>
> = {
  front: {
    shell: 'M13 9C13 6 16 5 20 5S27 6 27 9V20C27 23.500 23.500 24.500 20 24.500S13 23.500 13 20Z',
    slits: 'M14 13H19V15H14ZM21 13H26V15H21Z',
    lines: 'M20 5.500V24M16 18V22M18 18.500V22.500M22 18.500V22.500M24 18V22',
  },
  side: {
    shell:
      'M12.500 9C12.500 6 15.500 5 19.500 5S27 6 27.500 9L29 20C27 24 23.500 24.500 19.500 24.500S12.500 23.500 12.500 20Z',
    slits: 'M22 13H28.300V15H22Z',
    lines: 'M21.500 5.500V24M23.500 18V22M26 18V21.500',
  },
};

export const PLUME = 'M20 7C15-3 19-11 31-12 26-8 28.500-5 25.500-2 28.500 0 27 4 23 6Z';
export const PLUME_CUT = 'M21.500 3Q22-3 26-6';

/** On the back a shield is seen from its edge; from the side it stands before the body. */
export const SHIELD_EDGE = 'M8 22C3 23 2 36 6 43L10 38V23Z';
export const SHIELD_EDGE_CUT = 'M7.500 25Q4.500 31 7 39';

export const SHIELDS: Readonly<
  Record<'front' | 'side', Readonly<Record<Bearing, { readonly field: string; readonly cuts: string }>>>
> = {
  front: {
    pavise: {
      field: 'M22 24Q28.500 20.500 35 24V41H22Z',
      cuts: 'M23.500 26.500H33.500M23 29.500H34M23 32.500H34M23 35.500H34M23 38.500H34',
    },
    heater: {
      field: 'M22 23Q28.500 25.500 35 23V33C35 38 32 41 28.500 43 25 41 22 38 22 33Z',
      cuts: 'M25 25V39M28.500 25.500V42M32 25V39',
    },
  },
  side: {
    pavise: {
      field: 'M27 24Q30.500 20.500 34 24V41H27Z',
      cuts: 'M28 27H33.500M27.500 30H34M27.500 33H34M27.500 36H34',
    },
    heater: {
      field: 'M27 23Q30.500 25.500 34 23V33C34 38 32.500 41 30.500 43 28.500 41 27 38 27 33Z',
      cuts: 'M29 25V40M32 25V40',
    },
  },
};

/** A shield of a wall: as wide as a space, so that it touches its neighbours. */
export const WALL_SHIELDS: Readonly<Record<Bearing, { readonly field: string; readonly cuts: string }>> = {
  pavise: {
    field: 'M-20-13Q0-24 20-13V18H-20Z',
    cuts: 'M-17-9H17M-19-3H19M-19 3H19M-19 9H19M-19 14H19',
  },
  heater: {
    field: 'M-20-18Q0-11 20-18V2C20 12 12 19 0 23-12 19-20 12-20 2Z',
    cuts: 'M-14-15V11M-7-13V17M0-12V20M7-13V17M14-15V11',
  },
};

/** Where the hand holds the shaft, and the way of the shaft. */
export const SHAFTS: Readonly<Record<SoldierSide, number>> = { back: 33, front: 6.5, side: 14 };

export const BLADES: Readonly<
  Record<SoldierSide, { readonly blade: string; readonly cut: string; readonly guard: string }>
> = {
  back: {
    blade: 'M31 30.500L34.600 5 37.600-1 38.600 6 35 31Z',
    cut: 'M36.500 6L33.400 29',
    guard: 'M28 29.600L38 31',
  },
  front: {
    blade: 'M4 31L1.400 6 2.600-1 5.400 5.500 8 30.500Z',
    cut: 'M3.500 6L5.800 29',
    guard: 'M1 30.800L11 29.600',
  },
  side: { blade: 'M14 31L22 6 26-1 25.500 7 18 32Z', cut: 'M23.500 7L16.500 30', guard: 'M11 29L21 32.500' },
};

export const BOWS: Readonly<Record<SoldierSide, { readonly stave: string; readonly string: string }>> = {
  back: { stave: 'M6-4C-7 8-6 34 5 47', string: 'M6-4L12 20 5 47' },
  front: { stave: 'M33-4C46 8 45 34 34 47', string: 'M33-4L29 22 34 47' },
  side: { stave: 'M31-4C43 8 43 34 31 47', string: 'M31-4L26 22 31 47' },
};

/** Spears that are set against horses: they point ahead. */
export const BRACED: Readonly<Record<SoldierSide, { readonly shaft: string; readonly head: string }>> = {
  back: { shaft: 'M31 33L38 2', head: 'M36 3.500Q37-4 41-10 43.500-2 40.500 4.500Z' },
  front: { shaft: 'M11 27L2.600 52', head: 'M2.900 50L5.200 57Q2 63-2.500 66-2.500 60-.800 54.500Z' },
  side: { shaft: 'M6 40L46 24', head: 'M44.500 21.800Q51 19 58 19.200 53.500 24.500 46.600 27Z' },
};

/** A horse under its rider: its body, and the head that is seen before the rider. */
export const HORSES: Readonly<
  Record<SoldierSide, { readonly body: string; readonly head: string | null; readonly lines: string }>
> = {
  back: {
    body: 'M9 34C13 29 27 29 31 34 33 40 32 46 30 52L31 57H25.500L25 50H15L14.500 57H9L10 52C8 46 7 40 9 34Z',
    head: null,
    lines: 'M20 34Q18 44 20.500 52M22 34Q23 44 21 53M13 40Q12.500 45 14 49M27 40Q27.500 45 26 49',
  },
  front: {
    body: 'M9 34C13 29 27 29 31 34 33 40 32 46 30 52L31 57H25.500L25 50H15L14.500 57H9L10 52C8 46 7 40 9 34Z',
    head: 'M15.500 27L14 21.500 17.500 24.500H22.500L26 21.500 24.500 27C26.500 33 25.500 40 24 47 23 51.500 17 51.500 16 47 14.500 40 13.500 33 15.500 27Z',
    lines:
      'M16.500 33L18.200 32.500M23.500 33L21.800 32.500M18 47.500H19M21 47.500H22M20 27V42M17.500 40Q20 42 22.500 40',
  },
  side: {
    body: 'M-6 34C-2 29 6 28.500 14 29L28 28C32 24 35 20 38 17L39 12.500 41.500 15.500 49 21.500 49.500 25.500 46 26.500 41.500 25 37.500 33C37.500 38 36.500 40 35 42L40 57H35L30 45 28 57H23.500L24 44C17 45.500 9 45.500 3 43L1 57H-4L-3.500 45-9 57H-13.500L-8 42C-9.500 39-8.500 36-6 34Z',
    head: null,
    lines: 'M-6 36Q-12 38-13 47M43 19.500H44.500M47 24H49M36 20Q33 26 29 30M5 40Q15 42 24 40',
  },
};
