import type { Scenario } from './scenario.js';

/** The third round at the salt pans, as it was drawn before anything was built: its figures are true. */
const SALT_PANS = {
  seats: ['ana', 'bo'],
  ground: 'open',
  a: {
    name: 'Salt Coast',
    seat: 'ana',
    units: [
      { name: 'Tarn bows', heads: 150, archers: true },
      { name: 'Salt riders', heads: 120, mount: 'cavalry' },
      {
        name: 'Tarn guard',
        heads: 300,
        weight: 'heavy',
        commander: { name: 'Ella', level: 1, strengths: ['tactics'] },
      },
    ],
  },
  b: {
    name: 'Dorrow',
    seat: 'bo',
    units: [
      { name: 'Hill levy', heads: 260, weight: 'medium' },
      { name: 'Dorrow riders', heads: 200, mount: 'cavalry', moved: 'overHalf' },
      { name: 'Priory bows', heads: 100, archers: true, moved: 'overHalf' },
    ],
  },
  position: {
    round: 3,
    units: [
      { unit: 'A1', floating: 1, opened: true },
      { unit: 'A2', floating: 1, opened: true, flankedBy: ['B2'] },
      { unit: 'A3', floating: 4, opened: true },
      { unit: 'B1', floating: -1, opened: true },
      { unit: 'B2', floating: 1, opened: true },
      { unit: 'B3', floating: 2, opened: true },
    ],
    apart: [
      { a: 'A1', b: 'B1', halfMoves: 3 },
      { a: 'A1', b: 'B2', halfMoves: 2 },
      { a: 'A1', b: 'B3', halfMoves: 4 },
      { a: 'A2', b: 'B1', halfMoves: 3 },
      { a: 'A2', b: 'B2', halfMoves: 1 },
      { a: 'A2', b: 'B3', halfMoves: 4 },
      { a: 'A3', b: 'B1', halfMoves: 2 },
      { a: 'A3', b: 'B2', halfMoves: 0 },
      { a: 'A3', b: 'B3', halfMoves: 3 },
    ],
  },
};

/** The orders of that round. */
const ORDERS = [
  { seat: 'ana', as: 'A1', choice: { choose: 'shoot', target: 'B1' } },
  { seat: 'ana', as: 'A2', choice: { choose: 'engage', target: 'B2' } },
  { seat: 'ana', as: 'A3', choice: { choose: 'engage', target: 'B2' } },
  { seat: 'bo', as: 'B1', choice: { choose: 'close', target: 'A2', halfMoves: 2 } },
  { seat: 'bo', as: 'B2', choice: { choose: 'stand' } },
  { seat: 'bo', as: 'B3', choice: { choose: 'shoot', target: 'A3' } },
] as const;

/** Infantry a half move apart, of which one engages: it may only charge. One has penalty dice, the other a great many dice. */
const HALF_MOVE = {
  seats: ['ana', 'bo'],
  a: { name: 'Salt Coast', seat: 'ana', units: [{ name: 'Tarn levy', heads: 300, mercenary: true }] },
  b: { name: 'Dorrow', seat: 'bo', units: [{ name: 'Hill guard', heads: 260, weight: 'heavy' }] },
  position: {
    round: 2,
    units: [
      { unit: 'A1', floating: -2, opened: true },
      { unit: 'B1', floating: 11, opened: true },
    ],
    apart: [{ a: 'A1', b: 'B1', halfMoves: 1 }],
  },
};

export const SORTIES: Readonly<Record<string, Scenario>> = {
  sortie: {
    scene: 'sortie/battle',
    title: 'Sortie at the salt pans',
    seat: 'ana',
    start: { setup: SALT_PANS },
  },
  sortiePlans: {
    scene: 'sortie/battle',
    title: 'Sortie at the salt pans, plans',
    seat: 'ana',
    start: { setup: SALT_PANS },
    before: ORDERS,
  },
  sortieCharge: {
    scene: 'sortie/battle',
    title: 'Sortie over a half move',
    seat: 'ana',
    start: { setup: HALF_MOVE },
    before: [
      { seat: 'ana', as: 'A1', choice: { choose: 'engage', target: 'B1' } },
      { seat: 'bo', as: 'B1', choice: { choose: 'stand' } },
    ],
  },
};
