export { type EventDetails, eventOdds, eventPlan, plagueOdds, refusesEvent } from './event.js';
export { EVENTS, type ExternalEvent } from './events.table.js';
export type { EventOptions, EventOutcome, EventSetup, External } from './model.js';
export { eventScene } from './scene.js';
