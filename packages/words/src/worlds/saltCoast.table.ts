/**
 * The Salt Coast: one small country to take, change or leave. What stands here is the same in every language; places lie
 * on a map of a thousand by five hundred and twenty-five, and the days between them are days on foot.
 */
export const PLACES = {
  kell: { at: { x: 500, y: 245 }, roads: { skeld: 2, dorrow: 3, hild: 2, tarn: 2, hagWood: 1, bridge: 2 } },
  skeld: { at: { x: 270, y: 115 }, roads: {} },
  dorrow: { at: { x: 810, y: 335 }, roads: { bridge: 2 } },
  tarn: { at: { x: 655, y: 80 }, roads: {} },
  hild: { at: { x: 560, y: 410 }, roads: { fen: 1, pans: 3 } },
  fen: { at: { x: 760, y: 478 }, roads: {} },
  hagWood: { at: { x: 400, y: 335 }, roads: { pans: 1 } },
  pans: { at: { x: 325, y: 458 }, roads: {} },
  bridge: { at: { x: 760, y: 190 }, roads: {} },
} as const;

/** Whom each house bears on its shield, where it sits, its rung on the ladder of wealth (SAGA-WEALTH-009). */
export const HOUSES = {
  avitch: { arms: 'gules fish', seat: 'kell', level: 5, ruler: 'ella' },
  dorrow: { arms: 'azure tower', seat: 'dorrow', level: 6, ruler: 'casimir' },
  skeld: { arms: 'vert ship', seat: 'skeld', level: 7, ruler: 'rurik' },
  fen: { arms: 'purpure reed', seat: 'fen', level: 2, ruler: 'maud' },
} as const;

/** To be, or to meet: what they bear, where they live, which skills become them, and what they set out with. */
export const PEOPLE = {
  ella: { arms: 'gules fish', home: 'kell', suits: ['lead', 'convince', 'administer', 'tactics'], kit: 'rider' },
  casimir: { arms: 'azure tower', home: 'dorrow', suits: ['tactics', 'lead', 'ride', 'strength'], kit: 'rider' },
  joris: { arms: 'azure star', home: 'dorrow', suits: ['control', 'speed', 'fightingMind', 'strength'], kit: 'rider' },
  jorun: { arms: 'tenne hand', home: 'kell', suits: ['strength', 'endurance', 'fightingMind', 'notice'], kit: 'levy' },
  wren: { arms: 'tenne leaf', home: 'hagWood', suits: ['shootAim', 'hide', 'survive', 'speed'], kit: 'hunter' },
  anselm: { arms: 'purpure star', home: 'hild', suits: ['heal', 'know', 'convince', 'administer'], kit: 'healer' },
  morten: { arms: 'gules wheel', home: 'bridge', suits: ['craft', 'trade', 'endurance', 'strength'], kit: 'traveller' },
  hedda: { arms: 'vert key', home: 'tarn', suits: ['administer', 'know', 'notice', 'trade'], kit: 'traveller' },
  rurik: { arms: 'vert ship', home: 'skeld', suits: ['sail', 'swim', 'trade', 'lead'], kit: 'levy' },
  maud: { arms: 'purpure reed', home: 'fen', suits: ['survive', 'hide', 'notice', 'heal'], kit: 'hunter' },
  tove: { arms: 'sable moon', home: 'pans', suits: ['perform', 'convince', 'jumpClimb', 'run'], kit: 'traveller' },
  osric: { arms: 'sable quill', home: 'hild', suits: ['know', 'administer', 'perform', 'notice'], kit: 'emptyHands' },
} as const;

/** Whom each quarrel sets against whom is told in words; these are their keys. */
export const QUARRELS = ['ford', 'salt', 'abbot'] as const;

/** Happenings of the first year, by the day of a year of 360 days. */
export const HAPPENINGS = { burial: 15, barges: 48, wedding: 132, tolls: 200 } as const;

/** What nobody takes without thinking: it is left out unless somebody lets it in. */
export const PLAGUE_DAY = 280;

/** The first scene that is proposed: where, and on which day. */
export const FIRST = { place: 'kell', day: 9 } as const;

export type PlaceKey = keyof typeof PLACES;
export type HouseKey = keyof typeof HOUSES;
export type PersonKey = keyof typeof PEOPLE;
