/** What is drawn below the places of a world, by the key of its book, on a block of 400 by 210. */
export interface Terrain {
  /** The shore, from the upper edge to the lower; the sea lies to its left. */
  readonly shore: string;
  readonly river: string;
  readonly hills: string;
  /** Where trees stand, and where reed does. */
  readonly trees: readonly (readonly [x: number, y: number])[];
  readonly reeds: readonly (readonly [x: number, y: number])[];
}

export const TERRAIN: Readonly<Record<string, Terrain>> = {
  saltCoast: {
    shore: 'M96 0C80 20 108 34 92 56 70 78 104 92 84 120 66 148 110 150 118 176 124 192 112 200 120 214',
    river: 'M90 104C130 96 150 118 186 104 226 88 250 112 290 84 316 64 340 70 400 52',
    hills: 'M296 128L316 92 334 128M322 130L344 98 366 130M350 122L366 100 384 124',
    trees: [
      [136, 152],
      [146, 158],
      [164, 152],
      [174, 156],
      [150, 166],
      [128, 146],
    ],
    reeds: [
      [262, 202],
      [276, 200],
      [312, 168],
      [322, 190],
      [268, 188],
    ],
  },
};
