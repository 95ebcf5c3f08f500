import { type Shaped, shape } from '@warmoot/kernel';
import { NO_TROOPS, troopsShape } from '../../battle/setup.js';
import { motivesShape } from '../../character/motives.js';
import { armsShape, woundShape } from '../../duel/setup.js';
import { skillsShape } from '../../skills.js';

/** How many a party can have at most. */
export const MOST_MEMBERS = 40;
/** SAGA-MOVE-011: three steps are the most. */
export const MOST_WEARY = 3;
/** SAGA-MOVE-045: troops carry stores for so many days, where the table says nothing else. */
export const TROOP_STORES = 10;

const memberShape = shape.record({
  name: shape.name,
  /** Whose they are; left out, the player of whoever leads the party. */
  seat: shape.optional(shape.name),
  /** Skills that are left out are those of an average person. */
  skills: shape.withDefault(skillsShape, {} as Shaped<typeof skillsShape>),
  /** The terrain in which they are at home (SAGA-SKILL-022). */
  terrain: shape.withDefault(shape.nullable(shape.name), null),
  mounted: shape.withDefault(shape.flag, false),
  /** SAGA-MOVE-008: whether their load takes at most half of their grid. */
  light: shape.withDefault(shape.flag, false),
  /** SAGA-MOVE-016: named as a scout. */
  scout: shape.withDefault(shape.flag, false),
  wounds: shape.withDefault(shape.list(woundShape, 0, 40), []),
  /** SAGA-MOVE-044: carried by the others. */
  carried: shape.withDefault(shape.flag, false),
  /** Days of food that they carry, and how many waterskins, each for half a day (SAGA-CARRY-029). */
  food: shape.withDefault(shape.integer(0, 400), 6),
  skins: shape.withDefault(shape.integer(0, 50), 2),
  /** What moves them, should it come to a parley; left out, it is thrown for there. */
  motives: shape.optional(motivesShape),
  /** How they fight, if it comes to that: a ready-made fighter, or ratings and gear. Left out: they cannot. */
  fighter: shape.optional(armsShape),
});
export type Member = Shaped<typeof memberShape>;

/** What a party is, wherever it is and whatever it does. */
export const partyFields = {
  name: shape.name,
  /** The players of its members. The first decides: the player of whoever leads it. */
  seats: shape.list(shape.name, 1, 20),
  members: shape.withDefault(shape.list(memberShape, 0, MOST_MEMBERS), []),
  /** Troops without names. */
  troops: shape.withDefault(troopsShape, NO_TROOPS),
  /** Who leads it; left out, the first of its members. */
  leader: shape.optional(shape.name),
  /** Whether it has boats for all. */
  boats: shape.withDefault(shape.flag, false),
  weary: shape.withDefault(shape.integer(0, MOST_WEARY), 0),
};

/** A party, as a setup has it. */
export const partyShape = shape.record(partyFields);
export type PartySetup = Shaped<typeof partyShape>;
