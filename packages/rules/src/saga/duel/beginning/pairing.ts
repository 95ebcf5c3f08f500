import { asks, counted, d, does, type Procedures, rolls, shape, sumOf } from '@warmoot/kernel';
import { refusal } from '../ban.js';
import { askedOf, type Duel, type DuelPlay, type DuelSight, whoIs } from '../duel.js';
import { addSkill } from '../fighters/ratings.js';
import { standsAt } from '../ground/ground.js';
import { inOrder } from '../ground/split.js';
import type { Combat, Side } from '../model.js';
import { lineUp } from './lineUp.js';

const MOST_AGAINST_ONE = 4;

const ofSide = ({ given }: DuelSight, side: Side): number[] =>
  given.fighters.flatMap((fighter, who) => (fighter.side === side ? [who] : []));

const other = (side: Side): Side => (side === 1 ? 2 : 1);

const inCombat = ({ open }: DuelSight, who: number): boolean =>
  open.combats.some(({ side1, side2 }) => side1.includes(who) || side2.includes(who));

const unpaired = (sight: DuelSight, side: Side): number[] => ofSide(sight, side).filter((who) => !inCombat(sight, who));

/** Whoever plays somebody of that side may speak for it. */
export const speakersFor = (sight: DuelSight, side: Side): { readonly seat: string; readonly as: string }[] => {
  const seats = new Set(ofSide(sight, side).map((who) => askedOf(sight.given, who).seat));
  return [...seats].map((seat) => ({ seat, as: `side ${side}` }));
};

/** The side whose turn it is to name a pair. */
const picking = ({ open }: DuelSight): Side => {
  const first = open.picksFirst as Side;
  return open.combats.length % 2 === 0 ? first : other(first);
};

const named = ({ given }: DuelSight, who: number): string => given.fighters[who]?.name as string;

const fightingMind = (sight: DuelSight, who: number): number =>
  counted((sum) => addSkill(sum, sight, who, 'fightingMind')).total;

/** SAGA-DUEL-MULTI-006 to -009: more people, then the best Fighting Mind, then the most of it in all, then by lot. */
const firstPicker = (sight: DuelSight): { readonly side: Side; readonly why: 'numbers' | 'best' | 'total' } | null => {
  const minds = ([1, 2] as const).map((side) => ofSide(sight, side).map((who) => fightingMind(sight, who)));
  const measures = [
    ['numbers', (side: readonly number[]) => side.length],
    ['best', (side: readonly number[]) => Math.max(...side)],
    ['total', (side: readonly number[]) => side.reduce((sum, mind) => sum + mind, 0)],
  ] as const;
  for (const [why, measure] of measures) {
    const [one, two] = minds.map(measure) as [number, number];
    if (one !== two) return { side: one > two ? 1 : 2, why };
  }
  return null;
};

/** How many stand against the lone fighter of a combat. */
const attackers = ({ side1, side2 }: Combat): number => Math.max(side1.length, side2.length);

// SAGA-DUEL-MULTI-014 to -016: only where the fewest attack, and never more than four.
const openCombats = ({ open }: DuelSight): number[] => {
  const fewest = Math.min(...open.combats.map(attackers));
  return open.combats.flatMap((combat, i) => (attackers(combat) === fewest && fewest < MOST_AGAINST_ONE ? [i] : []));
};

const stillToJoin = (sight: DuelSight): Side | null => {
  if (openCombats(sight).length === 0) return null;
  return ([1, 2] as const).find((side) => unpaired(sight, side).length > 0) ?? null;
};

const pairUp = (play: DuelPlay, own: number, enemy: number): void => {
  const [side1, side2] = play.given.fighters[own]?.side === 1 ? [own, enemy] : [enemy, own];
  play.say({ event: 'paired', side1, side2 });
};

type OpeningSteps = 'pickFirst' | 'pair' | 'joinUp' | 'lineUp';

export const openingProcedures: Procedures<Duel, OpeningSteps> = {
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

  // SAGA-DUEL-MULTI-011, -012: in turn each side names one of its own and one enemy, until a side has nobody left.
  pair: asks({
    whom: (sight) => speakersFor(sight, picking(sight)),
    answer: shape.union('choose', { pair: { own: shape.name, enemy: shape.name } }),
    choices: (view) => {
      const side = picking(view);
      return unpaired(view, side).flatMap((own) =>
        unpaired(view, other(side)).map(
          (enemy) => ({ choose: 'pair', own: named(view, own), enemy: named(view, enemy) }) as const,
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
        openCombats(view).map((combat) => ({ choose: 'joinUp', who: named(view, who), combat }) as const),
      ),
      { choose: 'done' } as const,
    ],
    refuses: () => refusal({ rule: 'SAGA-DUEL-MULTI-016', what: 'duel.notWhereFewestAttack' }),
    then: (play, _step, choice) => {
      if (choice.choose === 'done') return;
      const who = whoIs(play, choice.who);
      play.say({ event: 'joinedUp', who, side: play.given.fighters[who]?.side as Side, combat: choice.combat });
      if (stillToJoin(play) !== null) play.next({ step: 'joinUp' });
    },
  }),

  lineUp: does((play) => {
    const { given, open, say } = play;
    const combats = inOrder(open.combats as readonly Combat[]);
    const waiting = ([1, 2] as const).map((side) => unpaired(play, side));
    const standing = lineUp(combats, waiting, { width: open.width, height: open.height, distance: given.distance });
    const placed = given.placed.every((square) => square !== null);
    if (placed)
      say({ event: 'linedUp', width: open.width, height: open.height, at: open.combatants.map(standsAt), combats });
    else say({ event: 'linedUp', ...standing, combats });
  }),
};

/** Goes on naming pairs as long as there is something to name. */
const afterPairing = (play: DuelPlay): void => {
  const left = ([1, 2] as const).map((side) => unpaired(play, side));
  const [one = [], two = []] = left;
  if (one.length === 1 && two.length === 1) pairUp(play, one[0] as number, two[0] as number);
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
