/** The kinds of land that are drawn from a seed. */
export const ROAD_KINDS = ['land', 'mountains', 'waters'] as const;
export type RoadKind = (typeof ROAD_KINDS)[number];
/** The fewest spans that are drawn from a seed. */
export const FEWEST_DRAWN = 10;
/** The most spans that are drawn from a seed. */
export const MOST_DRAWN = 36;
/** How many are drawn where nothing else is said. */
export const USUAL_SPANS = 24;

/** What a route map from a seed should be like. */
export interface DrawingRoads {
  readonly spans?: number;
  readonly kind?: RoadKind;
}
