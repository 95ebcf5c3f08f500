import { attackActs } from '../attacks/chapter.js';
import { duelActs } from '../duels/chapter.js';
import { gearActs } from '../gear/chapter.js';
import { grappleActs } from '../grapples/chapter.js';
import { healthActs } from '../health/chapter.js';
import type { ActRules, Moment } from '../model/acts.js';
import type { ActChoice } from '../model/skirmish.js';
import { moraleActs } from '../morale/chapter.js';
import { movingActs } from '../movement/chapter.js';
import { shotActs } from '../ranged/chapter.js';
import { spellActs } from '../spells/chapter.js';

type AnyAct = ActRules<never>;

/** WARBAND-ACTION-017: all that a figure may do, by the names of the ledger. */
const ACTS = {
  ...movingActs,
  ...shotActs,
  ...spellActs,
  ...gearActs,
  ...healthActs,
  ...attackActs,
  ...grappleActs,
  ...moraleActs,
  ...duelActs,
} as unknown as Readonly<Record<ActChoice['choose'], AnyAct>>;

export type Listed = readonly (readonly [name: ActChoice['choose'], rules: ActRules])[];

const at = (moment: Moment): Listed =>
  (Object.entries(ACTS) as unknown as Listed).filter(([, { moments }]) => moments.includes(moment));

/** WARBAND-ACTION-003: what can be done at each moment; an act of one phase is none of another. */
export const ACTS_AT: Readonly<Record<Moment, Listed>> = {
  opening: at('opening'),
  declare: at('declare'),
  strikes: at('strikes'),
  blows: at('blows'),
};

const quickFirst = (acts: Listed): Listed =>
  acts.toSorted(([, one], [, other]) => Number(one.any === undefined) - Number(other.any === undefined));

/** The same, with those first of which it is known without a list whether they are open. */
export const QUICK_FIRST_AT: Readonly<Record<Moment, Listed>> = {
  opening: quickFirst(ACTS_AT.opening),
  declare: quickFirst(ACTS_AT.declare),
  strikes: quickFirst(ACTS_AT.strikes),
  blows: quickFirst(ACTS_AT.blows),
};

/** The rules of an act at a moment; undefined where it is none of it. */
export const actAt = (moment: Moment, name: string): ActRules | undefined =>
  ACTS_AT[moment].find(([act]) => act === name)?.[1];
