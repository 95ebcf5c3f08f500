import type { FigureSetup } from './model.js';

/** A figure of a ready-made band: as its profile is, but for what is said here. */
export type ReadyFigure = Pick<FigureSetup, 'like'> & {
  readonly name: string;
  readonly pc?: boolean;
  readonly gear?: readonly { readonly item: NonNullable<FigureSetup['gear']>[number]['item'] }[];
  readonly flags?: NonNullable<FigureSetup['flags']>;
};

const HIRED = { flags: ['hireling'] } as const;
const AXES = { gear: [{ item: 'handaxe' }, { item: 'shield' }] } as const;
const JAVELINS = { gear: [{ item: 'javelin' }, { item: 'shield' }, { item: 'handaxe' }] } as const;
const DAGGER_AND_BANDAGES = {
  gear: [{ item: 'sword' }, { item: 'shield' }, { item: 'helmet' }, { item: 'dagger' }, { item: 'bandages' }],
} as const;

/**
 * Ready-made bands of six: our own, each with a way of its own, and all of the same strength: a point for each Might, that
 * of mounts included. No name is in two of them, so that any two can meet.
 */
export const BANDS = {
  // A little of everything, behind one who makes the difference.
  usual: [
    { name: 'Berrin Holt', like: 'hero', ...DAGGER_AND_BANDAGES },
    { name: 'Odda', like: 'veteran', ...HIRED },
    { name: 'Tam', like: 'spearman', ...HIRED },
    { name: 'Maud', like: 'spearman', ...HIRED },
    { name: 'Wilkin', like: 'archer', ...HIRED },
    { name: 'Sefa', like: 'crossbowman', ...HIRED },
  ],
  // Shields side by side, with a captain whom they would miss.
  shields: [
    { name: 'Runa Thorne', like: 'captain' },
    { name: 'Garrick', like: 'veteran' },
    { name: 'Pell', like: 'spearman' },
    { name: 'Ansel', like: 'spearman' },
    { name: 'Brida', like: 'spearman' },
    { name: 'Colm', like: 'spearman' },
  ],
  // Arrows first, and two who keep others away from them.
  bows: [
    { name: 'Ysolt Vane', like: 'captain' },
    { name: 'Hew', like: 'veteran' },
    { name: 'Fenn', like: 'archer' },
    { name: 'Linnet', like: 'archer' },
    { name: 'Osgar', like: 'archer' },
    { name: 'Perrin', like: 'crossbowman' },
  ],
  // Three in the saddle, and three who hold the place where they can turn.
  riders: [
    { name: 'Kester Lowe', like: 'rider' },
    { name: 'Idony', like: 'rider' },
    { name: 'Rafe', like: 'rider' },
    { name: 'Edlin', like: 'spearman' },
    { name: 'Marra', like: 'spearman' },
    { name: 'Noll', like: 'archer' },
  ],
  // They throw as they run, and are at your throat when it lands.
  raiders: [
    { name: 'Skarde', like: 'captain', ...AXES },
    { name: 'Toke', like: 'veteran', ...AXES },
    { name: 'Eskil', like: 'spearman', ...JAVELINS },
    { name: 'Hild', like: 'spearman', ...JAVELINS },
    { name: 'Ulf', like: 'spearman', ...AXES },
    { name: 'Inga', like: 'spearman', ...AXES },
  ],
  // Village people, and what they have brought along from the woods.
  bear: [
    { name: 'Old Brumm', like: 'brute' },
    { name: 'Wenna', like: 'levy' },
    { name: 'Jory', like: 'levy' },
    { name: 'Hamlin', like: 'levy' },
    { name: 'Tansy', like: 'levy' },
    { name: 'Crispin', like: 'levy' },
  ],
} as const satisfies Record<string, readonly ReadyFigure[]>;

export type BandKind = keyof typeof BANDS;
