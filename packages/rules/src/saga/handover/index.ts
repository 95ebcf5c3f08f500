export { type Carried, carriedInto, type Encounter, NEXT_KINDS, type NextKind, type Standing } from './carried.js';
export { standingAtContact } from './contact.js';
