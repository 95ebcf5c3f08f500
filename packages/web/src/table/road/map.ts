import { type Shaped, sameJson, shape } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { Roads } from './parties.js';

const { READY_ROADS, ROAD_KINDS, FEWEST_DRAWN, MOST_DRAWN } = saga.roads;

/** Where the map of a march comes from. */
export const mapWish = shape.union('from', {
  /** As the ready-made start has it. */
  start: {},
  ready: { name: shape.oneOf(...READY_ROADS) },
  seed: {
    seed: shape.text(0, 40),
    kind: shape.oneOf(...ROAD_KINDS),
    spans: shape.integer(FEWEST_DRAWN, MOST_DRAWN),
  },
  /** Drawn by somebody, or out of a file. */
  own: { roads: saga.roads.roadsShape },
});
export type MapWish = Shaped<typeof mapWish>;

export const NEW_SEED: MapWish = { from: 'seed', seed: '1', kind: 'land', spans: 24 };

/** The roads that are wished for; null for those of the ready-made start. */
export const roadsFor = (wish: MapWish): Roads | null => {
  if (wish.from === 'start') return null;
  if (wish.from === 'ready') return saga.roads.readyRoads(wish.name);
  return wish.from === 'own' ? wish.roads : saga.roads.drawRoads(wish.seed.trim() || '1', wish);
};

/** How roads would be wished for that stand somewhere already. */
export const wishFor = (roads: Roads): MapWish => {
  const ready = READY_ROADS.find((name) => sameJson(saga.roads.readyRoads(name), roads));
  return ready === undefined ? { from: 'own', roads } : { from: 'ready', name: ready };
};
