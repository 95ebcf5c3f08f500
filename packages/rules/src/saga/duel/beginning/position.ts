import { badForm, brokenRule, ok, type Refusal, type Result, refused } from '@warmoot/kernel';
import { effectsOf } from '../blows/resolving.js';
import { keptOutBy } from '../blows/wounds.js';
import { separation } from '../ground/ground.js';
import type {
  Combatant,
  DuelOpen,
  DuelOptions,
  DuelSetup,
  Fighter,
  FighterSetup,
  Grip,
  Penalty,
  Who,
} from '../model.js';
import { armOf, PARTS, placeOf } from '../tables/body.table.js';
import { DAGGER } from '../tables/distances.table.js';

type Position = NonNullable<DuelSetup['position']>;
type Standing = Position['fighters'][number];

/** The part that makes somebody incapable who has a Major Wound there. */
export const incapableFrom = ({ majors }: Pick<Combatant, 'majors'>, options: DuelOptions): 'head' | 'body' | null =>
  keptOutBy(
    PARTS.filter((part) => majors[placeOf(part)] !== 0),
    options,
  );

/** The rule behind a penalty: that of the action it came from, or that penalties are brought into a fight. */
export const penaltyFrom = ({ on, by, until, from }: FighterSetup['penalties'][number]): Penalty => {
  const effects = from === undefined ? [] : (['strong', 'weak'] as const).flatMap((result) => effectsOf(from, result));
  for (const effect of effects) {
    if (effect.effect !== 'hinder' && effect.effect !== 'expose') continue;
    const fits = effect.effect === 'expose' ? on === 'defences' : effect.skills.some((skill) => skill === on);
    if (fits && effect.by === by && from !== undefined) return { on, by, until, from, why: effect.why };
  }
  return { on, by, until, from: 'setup', why: 'SAGA-DUEL-021' };
};

/** How somebody stands whom the position does not name. */
const STANDING: Omit<Standing, 'who'> = { standing: 'in', dyingSince: null, turned: [] };

export const isOnTheBoard = ({ standing }: Pick<Combatant, 'standing'>): boolean =>
  standing !== 'fled' && standing !== 'surrendered';

const namesFault = ({ fighters, grips }: Position, names: readonly string[]): Refusal | null => {
  const stranger = (path: string, name: string): Refusal | null =>
    names.includes(name) ? null : badForm(path, 'duel.somebodyHere', name);
  for (const [i, { who }] of fighters.entries()) {
    const fault = stranger(`setup.position.fighters[${i}].who`, who);
    if (fault !== null) return fault;
  }
  for (const [i, { holder, victim }] of grips.entries()) {
    const path = `setup.position.grips[${i}]`;
    const fault = stranger(`${path}.holder`, holder) ?? stranger(`${path}.victim`, victim);
    if (fault !== null) return fault;
  }
  return null;
};

/** Why somebody cannot stand so: in the fight nobody is incapable, and nobody is it without a wound that makes them so. */
const standingFault = (one: Combatant, { name }: Fighter, options: DuelOptions): Refusal | null => {
  const part = incapableFrom(one, options);
  if (one.standing === 'in' && part !== null)
    return brokenRule('SAGA-DUEL-021', 'duel.incapableCannotEnter', { who: name, part });
  if (one.standing === 'incapable' && part === null)
    return brokenRule('SAGA-DUEL-WOUND-017', 'duel.incapableWithoutWound', { who: name });
  if (isOnTheBoard(one) !== one.x >= 0)
    return brokenRule('SAGA-DUEL-FOOT-033', 'duel.placeWhoeverIsThere', { who: name });
  return null;
};

/** SAGA-DUEL-ROUND-012: what counted to the end of an earlier round is over. */
const penaltyFault = ({ penalties }: Combatant, { name }: Fighter, round: number): Refusal | null => {
  const over = penalties.find(({ until }) => until < round);
  if (over === undefined) return null;
  return brokenRule('SAGA-DUEL-ROUND-012', 'duel.penaltyOver', { who: name, until: over.until, round });
};

/** Why somebody cannot hold somebody so: both must be in the fight, on different sides, beside each other, hand free. */
const gripFault = (
  grips: readonly Grip[],
  at: number,
  open: DuelOpen,
  fighters: readonly Fighter[],
): Refusal | null => {
  const { holder, victim, hand } = grips[at] as Grip;
  const [by, on] = [open.combatants[holder] as Combatant, open.combatants[victim] as Combatant];
  const facts = { who: fighters[holder]?.name ?? '', victim: fighters[victim]?.name ?? '' };
  const areEnemies = fighters[holder]?.side !== fighters[victim]?.side;
  if (!areEnemies || by.standing !== 'in' || on.standing !== 'in' || separation(by, on) > DAGGER)
    return brokenRule('SAGA-DUEL-ACT-069', 'duel.gripNotBeside', facts);
  const isUsed = grips.some((other, i) => i < at && other.holder === holder && other.hand === hand);
  if (by[hand] !== null || by.majors[armOf(hand)] !== 0 || isUsed)
    return brokenRule('SAGA-DUEL-ACT-066', 'duel.gripWithoutHand', facts);
  return null;
};

/** SAGA-DUEL-ROUND-023: no more rounds have been quiet than were fought, and not so many that it would be over. */
const quietFault = ({ round, quiet }: Position, { 'saga.duel.quietRounds': most }: DuelOptions): Refusal | null =>
  most === null || quiet < Math.min(round, most)
    ? null
    : brokenRule('SAGA-DUEL-ROUND-023', 'duel.tooQuiet', { quiet, round, most });

/** The facts of a fight that is taken up in its course, or why it could not have come to this. */
export const inCourse = (
  position: Position,
  before: DuelOpen,
  fighters: readonly Fighter[],
  options: DuelOptions,
): Result<DuelOpen> => {
  const names = fighters.map(({ name }) => name);
  const wrong = namesFault(position, names) ?? quietFault(position, options);
  if (wrong !== null) return refused(wrong);
  const index = (name: string): Who => names.indexOf(name);
  const combatants = before.combatants.map((one, who): Combatant => {
    const { standing, dyingSince, turned } = position.fighters.find((told) => index(told.who) === who) ?? STANDING;
    const parts = turned.map(placeOf);
    return { ...one, standing, dyingSince, turned: one.turned.map((_, part) => (parts.includes(part) ? 1 : 0)) };
  });
  const grips = position.grips.map(({ holder, victim, grip, hand }) => ({
    holder: index(holder),
    victim: index(victim),
    grip,
    hand,
  }));
  const { round, quiet, lying, width = before.width, height = before.height } = position;
  const open: DuelOpen = { ...before, round: round - 1, quiet, width, height, combatants, grips, lying: [...lying] };
  const isOver = ([1, 2] as const).some((side) =>
    fighters.every((fighter, who) => fighter.side !== side || combatants[who]?.standing !== 'in'),
  );
  if (isOver) return refused(badForm('setup.position', 'duel.stillFought', `${round}`));
  for (const [who, one] of combatants.entries()) {
    const fighter = fighters[who] as Fighter;
    const fault = standingFault(one, fighter, options) ?? penaltyFault(one, fighter, round);
    if (fault !== null) return refused(fault);
  }
  const out = open.combats
    .flatMap(({ side1, side2 }) => [...side1, ...side2])
    .find((who) => combatants[who]?.standing !== 'in');
  if (out !== undefined) return refused(brokenRule('SAGA-DUEL-MULTI-002', 'duel.notACombat', {}));
  for (const at of grips.keys()) {
    const fault = gripFault(grips, at, open, fighters);
    if (fault !== null) return refused(fault);
  }
  return ok(open);
};
