import {
  answerFor,
  asksTogether,
  brokenRule,
  type Procedures,
  type Refusal,
  type Stream,
  shape,
} from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { nameOf, unitNamed } from '../../war/roster/roster.js';
import { fightsSeveral } from '../battle/fights.js';
import { unitNames } from '../battle/names.js';
import type { ChoiceOf, Sortie, SortiePlay, SortieSight } from '../battle/sortie.js';
import { askedFor, isHere } from '../battle/units.js';
import { rowOf } from '../pool/kinds.js';
import { movesAway } from './away.js';
import { type Contest, contestsOf, isBehindWalls, isPinned, listOrder, lostAll, wonAll } from './contests.js';
import { passThrough } from './through.js';

type Move = ChoiceOf<'move'>;

const STAY: Move = { choose: 'move', way: 'stay' };

/** Whoever a unit fought in this round and is still in the battle. */
const foesLeft = (sight: SortieSight, contests: readonly Contest[]): readonly UnitIndex[] => {
  const foes: UnitIndex[] = [];
  for (const { enemy } of contests) if (isHere(sight, enemy)) foes.push(enemy);
  return foes;
};

/** Units that fought several, are still in the battle and have not got away: section 12 moves them. */
const lone = (sight: SortieSight): readonly UnitIndex[] =>
  sight.open.meetings.length < 2
    ? NOBODY
    : listOrder(sight).filter((unit) => isHere(sight, unit) && isHeld(sight, unit));

const NOBODY: readonly UnitIndex[] = [];

const isHeld = (sight: SortieSight, unit: UnitIndex): boolean =>
  fightsSeveral(sight, unit) && movesAway(sight, unit) === 0 && foesLeft(sight, contestsOf(sight, unit)).length > 0;

/** SORTIE-MULTI-004, SORTIE-MULTI-005: who beat all or some has a choice. */
const mayMove = (sight: SortieSight): readonly UnitIndex[] =>
  lone(sight).filter((unit) => contestsOf(sight, unit).some(({ result }) => result === 'won'));

/** SORTIE-MULTI-010: who has beaten all with Flank or Charge may go through one of them. */
const mayPassThrough = (contests: readonly Contest[]): boolean =>
  contests.every(({ mine, result }) => result === 'won' && (mine === 'flank' || mine === 'charge'));

/** SORTIE-MULTI-005: "where there is room" is ours to read: not where there is no way out. */
const hasRoom = (sight: SortieSight, unit: UnitIndex): boolean => !rowOf(sight, unit).noEscape;

/**
 * The moves that are open to a unit. SORTIE-MULTI-015: who won everything says of each opponent whether it is pressed back
 * a half move; listed are one of them and all, and any of them may be said.
 */
const movesOf = (sight: SortieSight, unit: UnitIndex): readonly Move[] => {
  const contests = contestsOf(sight, unit);
  const names = foesLeft(sight, contests).map((enemy) => nameOf(sight, enemy));
  if (wonAll(contests)) {
    const backs = names.length > 1 ? [...names.map((name) => [name]), names] : [names];
    return [
      STAY,
      ...backs.map((back): Move => ({ choose: 'move', way: 'press', back })),
      ...(mayPassThrough(contests) ? names.map((enemy): Move => ({ choose: 'move', way: 'through', enemy })) : []),
    ];
  }
  const beaten = contests.flatMap(({ enemy, result }) =>
    result === 'won' && isHere(sight, enemy) ? [nameOf(sight, enemy)] : [],
  );
  return [
    STAY,
    ...beaten.map((enemy): Move => ({ choose: 'move', way: 'towards', enemy })),
    ...(hasRoom(sight, unit) ? [{ choose: 'move', way: 'withdraw' } as const] : []),
  ];
};

/** SORTIE-MULTI-015: any of the opponents may be pressed back by who has beaten them all. */
const moveFault = (sight: SortieSight, unit: UnitIndex, move: Move): Refusal | null => {
  const contests = contestsOf(sight, unit);
  const names = foesLeft(sight, contests).map((enemy) => nameOf(sight, enemy));
  const { way, enemy, back = [] } = move;
  const isPress = way === 'press' && enemy === undefined && new Set(back).size === back.length && back.length > 0;
  if (isPress && wonAll(contests) && back.every((name) => names.includes(name))) return null;
  const rule = wonAll(contests) ? 'SORTIE-MULTI-004' : 'SORTIE-MULTI-005';
  return brokenRule(rule, 'sortie.noSuchMove', { unit: unitNames(sight)[unit] as string, way });
};

const sampleMove = (sight: SortieSight, unit: UnitIndex, source: Stream): Move => {
  const all = movesOf(sight, unit);
  return all[source.below(all.length)] as Move;
};

type Shift = Parameters<SortiePlay['say']>[0] & { readonly event: 'shifted' };

/** SORTIE-MULTI-015: the distances of a move: a half move from those who are left, none to those who are followed. */
const shiftBy = (sight: SortieSight, unit: UnitIndex, { way, enemy, back = [] }: Move): Shift => {
  const foes = foesLeft(sight, contestsOf(sight, unit));
  const leaves = (name: string): boolean =>
    way === 'withdraw' || (way === 'towards' && name !== enemy) || (way === 'press' && back.includes(name));
  const apart: [UnitIndex, number][] = [];
  for (const foe of foes) if (leaves(nameOf(sight, foe))) apart.push([foe, 1]);
  const how = (
    { press: 'pressed', withdraw: 'withdrew', stay: 'stayed', towards: 'towards', through: 'through' } as const
  )[way];
  return { event: 'shifted', unit, how, apart };
};

/** Whether a unit leaves its place by it, and its walls: ours. */
const LEAVES: Readonly<Record<Shift['how'], boolean>> = {
  pressed: true,
  towards: true,
  stayed: false,
  withdrew: true,
  forced: false,
  pinned: false,
  through: true,
};

/** What becomes of a unit that had no choice. */
const withoutChoice = (sight: SortieSight, unit: UnitIndex): Shift => {
  // SORTIE-MULTI-006: the direction is the victor's; without a map it changes nothing. SORTIE-MULTI-012: a tie holds it.
  const how = isPinned(sight, unit) ? 'pinned' : lostAll(contestsOf(sight, unit)) ? 'forced' : 'stayed';
  return { event: 'shifted', unit, how, apart: [] };
};

export const moveProcedures: Procedures<Sortie, 'moves'> = {
  // SORTIE-MULTI-016: each who fought several is judged by itself, whatever others do to it.
  moves: asksTogether({
    whom: (facts) => mayMove(facts).map((unit) => askedFor(facts, unit)),
    answer: shape.union('choose', {
      move: {
        way: shape.oneOf('towards', 'stay', 'withdraw', 'press', 'through'),
        enemy: shape.optional(shape.name),
        back: shape.optional(shape.list(shape.name, 0, 40)),
      },
    }),
    choices: (view, _step, { as }) => movesOf(view, unitNamed(view, as)),
    others: (view, _step, { as }) => {
      const contests = contestsOf(view, unitNamed(view, as));
      return wonAll(contests) && foesLeft(view, contests).length > 2;
    },
    refuses: (view, _step, choice, { as }) => moveFault(view, unitNamed(view, as), choice),
    sample: (view, _step, { as }, source) => sampleMove(view, unitNamed(view, as), source),
    then: (play, _step, answers) => {
      const units = lone(play);
      if (units.length === 0) return;
      const shifts = units.map((unit) => {
        const choice = answerFor(answers, nameOf(play, unit));
        return choice === undefined ? withoutChoice(play, unit) : shiftBy(play, unit, choice);
      });
      for (const shift of shifts) play.say(shift);
      const leftWalls = shifts.flatMap(({ unit, how }) => (LEAVES[how] && isBehindWalls(play, unit) ? [unit] : []));
      if (leftWalls.length > 0) play.say({ event: 'movedApart', apart: [], leftWalls, parted: [] });
      for (const { unit, how } of shifts) if (how === 'withdrew') passThrough(play, unit);
    },
  }),
};
