import { brokenRule, type Procedures, type Refusal, rolls, shape } from '@warmoot/kernel';
import { pathRead, written } from '../../ground/paths.js';
import type { FormationIndex } from '../../model/units.js';
import type { MoraleResult } from '../../morale/chance.js';
import { isPartOf } from '../../movement/announced.js';
import { refusalFor } from '../../movement/steps.js';
import { allOf, waysIn } from '../../movement/ways.js';
import type { Actor, UnitActRules } from '../model/acts.js';
import type { Battle, BattlePlay, BattleSight } from '../model/battle.js';
import type { ManoeuvreChoice } from '../model/choices.js';
import { MOST_RANKS, unitFacingShape } from '../model/setup.js';
import type { Manoeuvring } from '../model/steps.js';
import { checkThrow, unitCheckChance } from '../nerve/chance.js';
import { passesUnrolled, unrolledBy } from '../nerve/unrolled.js';
import { keyOfActor, moodOf, unitOf } from '../units/units.js';
import { endsWall, settleWalls } from '../units/walls.js';
import { goneOf, type Path, spacesOfPath, turnedAfter } from './announced.js';
import { goes } from './going.js';
import { MANOEUVRES, type Meant, manoeuvreFault, unformedFault, walkWith } from './manoeuvres.js';
import { unitPathShape } from './moves.js';
import { type Party, partyOf } from './party.js';
import { reformedInto } from './reforming.js';
import { oppositeOf } from './turning.js';

const RANKS: readonly number[] = Array.from({ length: MOST_RANKS }, (_none, nth) => nth + 1);

const meantBy = (sight: BattleSight, { kind, path = [], facing, ranks }: ManoeuvreChoice): Meant => ({
  kind,
  path: spacesOfPath(sight, path),
  facing: facing ?? null,
  ranks: ranks ?? null,
});

/** Ways that lead through a unit of the own side, one to each place that is reached in no other way. */
export const passesOf = (sight: BattleSight, party: Party): readonly Path[] => {
  const through = walkWith(sight, party, 'pass');
  if (!through.allies.includes(1)) return [];
  const plain = new Set(waysIn(walkWith(sight, party, 'turn')).ends);
  return allOf(waysIn(through)).filter(
    (path) => !plain.has(path.at(-1) ?? -1) && path.some((at) => through.allies[at] === 1),
  );
};

/** What a unit can do of each manoeuvre, as it is usually meant. */
const usual = (sight: BattleSight, { unit }: Actor): readonly ManoeuvreChoice[] => {
  const party = partyOf(sight, { unit, figure: -1 });
  if (party === null) return [];
  const { announced, name: figure } = unitOf(sight, unit);
  const one = { choose: 'manoeuvre', figure } as const;
  const path = written(sight.given.field, party.stand.at, announced?.path ?? []);
  const some: readonly ManoeuvreChoice[] = [
    { ...one, kind: 'turn', path },
    ...RANKS.map((ranks) => ({ ...one, kind: 'reform', ranks }) as const),
    { ...one, kind: 'shieldwall', path },
    ...(announced === null ? passesOf(sight, party) : [announced.path]).map((way) => {
      return { ...one, kind: 'pass', path: written(sight.given.field, party.stand.at, way) } as const;
    }),
  ];
  return some.filter(({ kind }) => announced === null || announced.manoeuvre === kind);
};

/** WARBAND-MOVE-004: who has announced a manoeuvre makes that one, on that way. */
const announcedFault = (sight: BattleSight, { unit }: Actor, { kind, path }: Meant): Refusal | null => {
  const { announced, name: figure } = unitOf(sight, unit);
  if (announced === null) return null;
  if (announced.manoeuvre !== kind) return brokenRule('WARBAND-MOVE-004', 'warband.otherManoeuvre', { figure });
  return isPartOf(path, announced.path) ? null : brokenRule('WARBAND-MOVE-004', 'warband.otherWay', { figure });
};

const faultOf = (sight: BattleSight, actor: Actor, choice: ManoeuvreChoice): Refusal | null => {
  const unformed = unformedFault(sight, actor);
  if (unformed !== null) return unformed;
  const { announced, at } = unitOf(sight, actor.unit);
  const figure = keyOfActor(sight, actor);
  if (announced === null && pathRead(sight.given.field, at, choice.path ?? []) === null)
    return refusalFor('notAStep', { figure });
  const meant = meantBy(sight, choice);
  const other = announcedFault(sight, actor, meant);
  if (other !== null) return other;
  // WARBAND-MOVE-004: an announced way is gone as far as it is still allowed, so it is not judged again.
  const isGoing = announced !== null && meant.path.length > 0;
  return isGoing ? null : manoeuvreFault(sight, actor, meant);
};

/** WARBAND-TACTIC-031 to WARBAND-TACTIC-034: a manoeuvre of a whole unit. */
/** WARBAND-TACTIC-031: whether a die is thrown before a unit's manoeuvre. WARBAND-MORALE-027: who fights to the death has nothing left to fail. */
export const triedByManoeuvre = (sight: BattleSight, unit: FormationIndex): boolean =>
  moodOf(sight, unit) !== 'toTheDeath' && unrolledBy(sight, unit, 'manoeuvre') === null;

export const manoeuvre: UnitActRules<ManoeuvreChoice> = {
  moments: ['opening'],
  fields: {
    kind: shape.oneOf(...MANOEUVRES),
    path: shape.optional(unitPathShape),
    facing: shape.optional(unitFacingShape),
    ranks: shape.optional(shape.integer(1, MOST_RANKS)),
  },
  others: () => true,
  any: (sight, actor) => unformedFault(sight, actor) === null,
  lists: (sight, actor) =>
    unformedFault(sight, actor) === null
      ? usual(sight, actor).filter((choice) => faultOf(sight, actor, choice) === null)
      : [],
  refuses: faultOf,
  then: (play, { unit }, choice) => {
    const { kind, path, facing, ranks } = meantBy(play, choice);
    const going: Manoeuvring = { unit, kind, path, facing, ranks: ranks ?? 0 };
    play.say({ event: 'unitActed', unit, act: 'manoeuvre', wholeRound: false });
    // WARBAND-MORALE-027: who fights to the death has nothing left to fail.
    if (moodOf(play, unit) === 'toTheDeath' || passesUnrolled(play, unit, 'manoeuvre')) {
      carriesOut(play, going);
      return;
    }
    // WARBAND-MORALE-014
    if (play.given.referee !== null) play.next({ step: 'circumstances', group: unit });
    play.next({ step: 'manoeuvreDie', ...going });
  },
};

/** A manoeuvre comes to pass. */
const carriesOut = (play: BattlePlay, { unit, kind, path: whole, facing, ranks }: Manoeuvring): void => {
  const party = partyOf(play, { unit, figure: -1 });
  if (party === null) return;
  if (kind === 'reform') {
    const into = reformedInto(play, unit, ranks);
    if (into !== null) play.say({ event: 'reformed', unit, ...into });
    settleWalls(play);
    return;
  }
  if (kind === 'shieldwall') play.say({ event: 'wallFormed', unit });
  const walk = () => walkWith(play, party, kind);
  const path = goneOf(play, party, walk, whole);
  const looks = kind === 'turn' ? oppositeOf(party.stand.facing) : turnedAfter(walk, path, facing);
  goes(play, { unit, as: 'manoeuvre', path, facing: looks, target: -1, cutShort: path.length < whole.length });
};

export const manoeuvreProcedures: Procedures<Battle, 'manoeuvreDie'> = {
  // WARBAND-TACTIC-031, WARBAND-TACTIC-033: who fails stands still, and does not retreat.
  manoeuvreDie: rolls<Battle, Extract<Battle['step'], { step: 'manoeuvreDie' }>, MoraleResult>({
    throws: (facts, { unit }) => checkThrow(facts, unit),
    thrower: (facts, { unit }) => unitOf(facts, unit).seat,
    then: (play, { unit, kind, path, facing, ranks }, came) => {
      const chance = play.rate(unitCheckChance(play, unit));
      play.say({ event: 'manoeuvreChecked', unit, kind, chance, came });
      if (came === 'holds') carriesOut(play, { unit, kind, path, facing, ranks });
      // WARBAND-TACTIC-035
      else endsWall(play, unit, 'nerve');
    },
  }),
};
