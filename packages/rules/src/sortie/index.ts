export type { Ground, Mount, Weight } from './battle/kinds.table.js';
export { type Degree, MANEUVERS, type Maneuver } from './battle/maneuvers.table.js';
export type { Fate, Meeting, Order, Plan, Shot, UnitRow } from './battle/model.js';
export type { Sortie, SortieChoice, SortieEvent, SortieSight, SortieStep } from './battle/sortie.js';
