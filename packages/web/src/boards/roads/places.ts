import type { saga } from '@warmoot/rules';
import type { Point } from './curves.js';
import { type Ground, landOf, nearness } from './ground.js';

export interface Standing extends Point {
  readonly what: Exclude<saga.roads.Landmark, 'bridge' | 'ford'> | 'town';
  readonly size: number;
}

/** Where something can stand beside a span: of the places about it the one with the most room from foot to top. */
const beside = ({ map, room }: Ground, { x, y }: Point, size: number): Point => {
  const woods = map.spans.filter((span) => landOf(span) === 'woods');
  const inWoods = (at: Point): number =>
    woods.some((wood) => Math.hypot(wood.x - at.x, wood.y - at.y) < 84 * size) ? 16 : 0;
  const places = [34, 48]
    .flatMap((far) =>
      Array.from({ length: 10 }, (_, i) => {
        const turn = (i / 10) * Math.PI * 2;
        return { x: x + Math.cos(turn) * far * size * 1.15, y: y + Math.sin(turn) * far * size * 0.9 + 12 };
      }),
    )
    .filter((at) => at.x > 30 && at.x < 970);
  const worth = (at: Point): number =>
    Math.min(...[0, 16, 34].map((up) => Math.min(30 * size, room({ x: at.x, y: at.y - up * size })))) -
    Math.hypot(at.x - x, at.y - y) / 20 -
    inWoods(at);
  return places.reduce((best, at) => (worth(at) > worth(best) ? at : best));
};

/** What people built: a town stands behind its span, all else beside it. */
export const placesOf = (ground: Ground): readonly Standing[] =>
  ground.map.spans
    .flatMap((span): readonly Standing[] => {
      const { landmark, town, x, y } = span;
      const size = nearness(y) * 1.2;
      if (town) return [{ what: 'town', x, y: y - 5, size: 0.86 + nearness(y) * 0.25 }];
      if (landmark === undefined || landmark === 'bridge' || landmark === 'ford') return [];
      return [{ what: landmark, ...beside(ground, span, size), size }];
    })
    .sort((one, other) => one.y - other.y);
