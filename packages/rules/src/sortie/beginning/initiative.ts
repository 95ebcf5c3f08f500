import { asksTogether, d, does, FACE, type Procedures, type Rated, rolls, shape, type Throw } from '@warmoot/kernel';
import { SIDES, type Side } from '../../war/roster/sides.js';
import type { Commander, SortieGiven } from '../battle/model.js';
import {
  armyOf,
  type ChoiceOf,
  type Sortie,
  type SortieFacts,
  type SortieSight,
  type SortieStep,
} from '../battle/sortie.js';
import { askedFor, unitsHere } from '../battle/units.js';
import type { Reason } from '../pool/reasons.table.js';

const ROLLS: readonly SortieStep[] = [
  { step: 'initiative', side: 0 },
  { step: 'initiative', side: 1 },
];

/** The side that comes upon the other; null where both come openly. */
const surpriser = ({ armies }: Pick<SortieGiven, 'armies'>): Side | null =>
  SIDES.find((side) => armies[side].comes !== 'openly') ?? null;

/** SORTIE-FLOAT-012: side A rolls first; nobody rolls where one side comes by surprise, or where the table says who begins. */
export const firstSteps = (given: SortieGiven): readonly SortieStep[] => {
  const isRolled = surpriser(given) === null && given.options['sortie.initiative'] === 'roll';
  return [...(isRolled ? ROLLS : []), { step: 'compareInitiative' }];
};

/** SORTIE-FLOAT-020: the general whom a side names, else its trained commander of the highest level. */
const initiativeOf = (
  sight: SortieSight,
  side: Side,
): { readonly name: string | null; readonly level: number } | null => {
  const { general } = armyOf(sight, side);
  if (general !== null) return general;
  let best: Commander | null = null;
  for (const row of sight.open.roster)
    if (row.side === side && row.commander !== null && (best === null || row.commander.level > best.level))
      best = row.commander as Commander;
  return best;
};

/** SORTIE-FLOAT-012: what is added to the die. A level between two counts as the lower, as SORTIE-FLOAT-004 has it. */
const added = (facts: SortieFacts, side: Side): Rated => {
  const leader = initiativeOf(facts, side);
  return facts.rate((sum) => {
    const what: Reason = 'sortie.commander';
    if (leader !== null) sum.add(Math.floor(leader.level), what, 'SORTIE-FLOAT-012', leader.name ?? undefined);
  });
};

const ONE_DIE = [d(6)];

const initiativeThrow = (facts: SortieFacts, side: Side): Throw => {
  const { total, lines } = added(facts, side);
  return {
    dice: ONE_DIE,
    reading: { read: 'together', keep: null, worth: FACE, plus: total, rows: { rows: 'score' } },
    tally: lines && { plus: lines, against: [] },
  };
};

/** SORTIE-FLOAT-011: surprise takes the initiative. SORTIE-FLOAT-012: else the higher total has it, or the table says. */
const winnerOf = ({ given, open }: SortieSight): Extract<Sortie['event'], { event: 'initiativeWon' }> => {
  const side = surpriser(given as SortieGiven);
  if (side !== null) {
    const by = given.armies[side]?.comes === 'fromAmbush' ? 'ambush' : 'surprise';
    return { event: 'initiativeWon', side, by };
  }
  if (given.options['sortie.initiative'] === 'table')
    return { event: 'initiativeWon', side: given.initiative, by: 'table' };
  const [a, b] = open.rolled as readonly [number, number];
  return { event: 'initiativeWon', side: a === b ? null : a > b ? 0 : 1, by: 'roll' };
};

/** SORTIE-ROUND-006: from one half move to as many as all are apart. */
const placings = ({ given }: SortieSight): readonly ChoiceOf<'place'>[] =>
  Array.from({ length: given.options['sortie.startDistance'] }, (_, i) => ({ choose: 'place', halfMoves: i + 1 }));

export const initiativeProcedures: Procedures<Sortie, 'initiative' | 'compareInitiative' | 'place'> = {
  initiative: rolls({
    throws: (facts, { side }) => initiativeThrow(facts, side),
    thrower: (facts, { side }) => armyOf(facts, side).seat,
    then: (play, { side }, total) => {
      const { lines } = added(play, side);
      play.say({ event: 'initiativeRolled', side, total: { total: total as number, lines } });
    },
  }),

  compareInitiative: does((play) => {
    play.say(winnerOf(play));
    const side = surpriser(play.given as SortieGiven);
    if (side !== null && play.given.options['sortie.startDistance'] > 0) play.next({ step: 'place', side });
    play.next({ step: 'round' });
  }),

  // SORTIE-ROUND-006: who comes by surprise places each unit at one distance from all enemies.
  place: asksTogether({
    whom: (facts, { side }) => unitsHere(facts, side).map((unit) => askedFor(facts, unit)),
    answer: shape.union('choose', { place: { halfMoves: shape.integer(1, 5) } }),
    choices: (view) => placings(view),
    then: (play, { side }, answers) => {
      const units = unitsHere(play, side);
      for (const [i, { choice }] of answers.entries())
        play.say({ event: 'placed', unit: units[i] as number, halfMoves: choice.halfMoves });
    },
  }),
};
