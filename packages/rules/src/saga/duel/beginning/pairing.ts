import { asks, counted, d, does, type Procedures, rolls, shape, sumOf } from '@warmoot/kernel';
import { refusal } from '../ban.js';
import type { Duel, DuelPlay, DuelSight } from '../duel.js';
import { combatOf, nameOf, ofSide, otherSide, sideOf, speakersFor, whoIs } from '../fighters/people.js';
import { addSkill } from '../fighters/ratings.js';
import { standsAt } from '../ground/ground.js';
import { attackersIn, inOrder, MOST_AGAINST_ONE } from '../ground/split.js';
import type { CombatAt, Side, Who } from '../model.js';
import { lineUp } from './lineUp.js';

const unpaired = (sight: DuelSight, side: Side): Who[] =>
  ofSide(sight, side).filter((who) => combatOf(sight, who) === undefined);

/** The side whose turn it is to name a pair. */
const picking = ({ open }: DuelSight): Side => {
  const first = open.picksFirst as Side;
  return open.combats.length % 2 === 0 ? first : otherSide(first);
};

// SAGA-DUEL-MULTI-010: as it stands, with wounds on the head.
const fightingMind = (sight: DuelSight, who: Who): number =>
  counted((sum) => addSkill(sum, sight, who, 'fightingMind')).total;

/** The side that picks first, unless only the lot can tell. */
const firstPicker = (sight: DuelSight): { readonly side: Side; readonly why: 'numbers' | 'best' | 'total' } | null => {
  const minds = ([1, 2] as const).map((side) => ofSide(sight, side).map((who) => fightingMind(sight, who)));
  const measures = [
    // SAGA-DUEL-MULTI-006: the side with more people.
    ['numbers', (side: readonly number[]) => side.length],
    // SAGA-DUEL-MULTI-007: of equals the side with the best Fighting Mind.
    ['best', (side: readonly number[]) => Math.max(...side)],
    // SAGA-DUEL-MULTI-008: of equals the side with the most of it in all.
    ['total', (side: readonly number[]) => side.reduce((sum, mind) => sum + mind, 0)],
  ] as const;
  for (const [why, measure] of measures) {
    const [one, two] = minds.map(measure) as [number, number];
    if (one !== two) return { side: one > two ? 1 : 2, why };
  }
  return null;
};

// SAGA-DUEL-MULTI-016: only where the fewest attack.
// holds by: SAGA-DUEL-MULTI-014 and SAGA-DUEL-MULTI-015 follow from SAGA-DUEL-MULTI-016, at three and at four.
const openCombats = ({ open }: DuelSight): CombatAt[] => {
  const fewest = Math.min(...open.combats.map(attackersIn));
  return open.combats.flatMap((combat, i) => (attackersIn(combat) === fewest && fewest < MOST_AGAINST_ONE ? [i] : []));
};

const stillToJoin = (sight: DuelSight): Side | null => {
  if (openCombats(sight).length === 0) return null;
  return ([1, 2] as const).find((side) => unpaired(sight, side).length > 0) ?? null;
};

const pairUp = (play: DuelPlay, own: Who, enemy: Who): void => {
  const [side1, side2] = sideOf(play, own) === 1 ? [own, enemy] : [enemy, own];
  play.say({ event: 'paired', side1, side2 });
};

type PairingSteps = 'pickFirst' | 'pair' | 'joinUp' | 'lineUp';

// SAGA-DUEL-MULTI-005: all of this comes before the first round.
export const pairingProcedures: Procedures<Duel, PairingSteps> = {
  // SAGA-DUEL-MULTI-009: one d8, odd side 1, even side 2.
  pickFirst: rolls({
    throws: () => ({
      ...sumOf([d(8)]),
      reading: {
        read: 'together',
        keep: null,
        plus: 0,
        worth: { worth: 'listed', faces: { 1: 1, 3: 1, 5: 1, 7: 1, 2: 2, 4: 2, 6: 2, 8: 2 } },
        rows: { rows: 'score' },
      },
    }),
    then: ({ say }, _step, side) => say({ event: 'pickedFirst', side: side as Side, why: 'lot' }),
  }),

  // SAGA-DUEL-MULTI-011: in turn each side names one of its own and one enemy.
  pair: asks({
    whom: (sight) => speakersFor(sight, picking(sight)),
    answer: shape.union('choose', { pair: { own: shape.name, enemy: shape.name } }),
    choices: (view) => {
      const side = picking(view);
      return unpaired(view, side).flatMap((own) =>
        unpaired(view, otherSide(side)).map(
          (enemy) => ({ choose: 'pair', own: nameOf(view, own), enemy: nameOf(view, enemy) }) as const,
        ),
      );
    },
    refuses: (_view, _step, { own, enemy }) =>
      refusal({ rule: 'SAGA-DUEL-MULTI-011', what: 'duel.notUnpaired' }, { own, enemy }),
    then: (play, _step, { own, enemy }) => {
      pairUp(play, whoIs(play, own), whoIs(play, enemy));
      afterPairing(play);
    },
  }),

  // SAGA-DUEL-MULTI-013: those left over may join, and need not.
  joinUp: asks({
    whom: (sight) => speakersFor(sight, stillToJoin(sight) as Side),
    answer: shape.union('choose', { joinUp: { who: shape.name, combat: shape.integer(0) }, done: {} }),
    choices: (view) => [
      ...unpaired(view, stillToJoin(view) as Side).flatMap((who) =>
        openCombats(view).map((combat) => ({ choose: 'joinUp', who: nameOf(view, who), combat }) as const),
      ),
      { choose: 'done' } as const,
    ],
    refuses: () => refusal({ rule: 'SAGA-DUEL-MULTI-016', what: 'duel.notWhereFewestAttack' }),
    then: (play, _step, choice) => {
      if (choice.choose === 'done') return;
      const who = whoIs(play, choice.who);
      play.say({ event: 'joinedUp', who, side: sideOf(play, who), combat: choice.combat });
      if (stillToJoin(play) !== null) play.next({ step: 'joinUp' });
    },
  }),

  lineUp: does((play) => {
    const { given, open, say } = play;
    const combats = inOrder(open.combats);
    const waiting = ([1, 2] as const).map((side) => unpaired(play, side));
    const standing = lineUp(combats, waiting, { width: open.width, height: open.height, distance: given.distance });
    const placed = given.placed.every((square) => square !== null);
    if (placed)
      say({ event: 'linedUp', width: open.width, height: open.height, at: open.combatants.map(standsAt), combats });
    else say({ event: 'linedUp', width: standing.width, height: standing.height, at: standing.at, combats });
  }),
};

// SAGA-DUEL-MULTI-012: until one side has nobody unpaired.
/** Goes on naming pairs as long as there is something to name. */
const afterPairing = (play: DuelPlay): void => {
  const left = ([1, 2] as const).map((side) => unpaired(play, side));
  const [one = [], two = []] = left;
  if (one.length === 1 && two.length === 1) pairUp(play, one[0] as Who, two[0] as Who);
  else if (one.length > 0 && two.length > 0) {
    play.next({ step: 'pair' });
    return;
  }
  if (stillToJoin(play) !== null) play.next({ step: 'joinUp' });
};

/** Puts the steps that come before the first round. */
export const pairOff = (sight: DuelSight): readonly Duel['step'][] => {
  const begins: Duel['step'][] = [{ step: 'lineUp' }, { step: 'round' }];
  if (sight.open.combats.length > 0) return begins;
  return firstPicker(sight) === null
    ? [{ step: 'pickFirst' }, { step: 'pair' }, ...begins]
    : [{ step: 'pair' }, ...begins];
};

export const firstPick = (sight: DuelSight): Side | null => firstPicker(sight)?.side ?? null;
