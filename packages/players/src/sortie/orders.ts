import { war } from '@warmoot/rules';
import { answered, type Considered, type PlayerAnswer, type Question } from '../player.js';
import { bestShot } from './arrows.js';
import { gameOf, solved } from './game.js';
import {
  apart,
  type Choice,
  type ChoiceOf,
  enemiesOf,
  here,
  type Sight,
  type SortieView,
  sideOf,
  sortieView,
  unitFor,
} from './sight.js';
import { worthNow } from './worth.js';

const NAME = 'captain';

/** What a friend on the same enemy adds: dice for both, and the enemy's are parted. */
const COMPANY = 0.15;
/** Somebody has to begin: a fight that is even is fought. */
const EVEN = 0.1;
/** Who is ahead wants to fight: how much more for each unit's worth. */
const AHEAD = 0.1;
/** From here on a unit has to go nearer, or it has left the field before long. */
const FAR = 3;
/** What each half move nearer is worth to one who wants to fight there. */
const NEARER = 0.01;
/** What a round of rest is worth to one with penalty dice. */
const REST = 0.05;
const TAKEN = 0.04;
/** What it costs to stay so far away that the next step back leads off the field. */
const EDGE = 0.1;

const inHand = ({ open }: Sight, unit: number): number => Math.max(0, open.floating[unit] as number);

/** What meeting an enemy is worth when both do their best; who fights others too has fewer dice for it. */
const meetingWorth = (sight: Sight, unit: number, enemy: number): number =>
  solved(gameOf(sight, { unit, enemy, most: inHand(sight, unit), theirMost: inHand(sight, enemy), fine: false })).value;

/** The other own units that are on an enemy: as I have sealed, or in contact with it. */
const companyOn = ({ mine, ...view }: SortieView, unit: number, enemy: string): number =>
  Object.entries(mine).filter(([as, choice]) => {
    const order = choice as Choice;
    return unitFor(view, as) !== unit && order.choose === 'engage' && order.target === enemy;
  }).length;

/** As if they stood face to face: what closing leads to. */
const faceToFace = (sight: Sight, unit: number, enemy: number): Sight => {
  const moved = sight.open.apart.map((row) => row.slice());
  (moved[unit] as number[])[enemy] = 0;
  (moved[enemy] as number[])[unit] = 0;
  return { ...sight, open: { ...sight.open, apart: moved } };
};

/** What a side's units are worth together. */
const strengthOf = (sight: Sight, side: war.Side): number =>
  here(sight, side).reduce((sum, unit) => sum + worthNow(sight, unit), 0);

/** What an order is worth to its unit. */
class Orders {
  private readonly view: SortieView;
  private readonly unit: number;
  private readonly met = new Map<string, number>();
  private readonly eagerness: number;
  private readonly nearest: number;

  constructor(view: SortieView, unit: number) {
    this.view = view;
    this.unit = unit;
    this.nearest = Math.min(...enemiesOf(view, unit).map((enemy) => apart(view, unit, enemy)));
    const side = sideOf(view, unit);
    this.eagerness = EVEN + AHEAD * (strengthOf(view, side) - strengthOf(view, war.otherSide(side)));
  }

  private meeting(key: string, near: boolean): number {
    const enemy = war.unitNamed(this.view, key);
    const under = `${key} ${near}`;
    const known = this.met.get(under);
    if (known !== undefined) return known;
    const sight = near ? faceToFace(this.view, this.unit, enemy) : this.view;
    const worth = meetingWorth(sight, this.unit, enemy);
    this.met.set(under, worth);
    return worth;
  }

  private closing({ target, halfMoves }: ChoiceOf<'close'>): number {
    const enemy = war.unitNamed(this.view, target);
    const friends = here(this.view, sideOf(this.view, this.unit)).filter(
      (friend) => friend !== this.unit && apart(this.view, friend, enemy) <= 2,
    );
    const worth = this.meeting(target, true) + this.eagerness + (COMPANY / 2) * friends.length;
    const away = apart(this.view, this.unit, enemy);
    if (this.nearest >= FAR) return NEARER * (10 + worth + halfMoves - away);
    return worth > 0 ? NEARER * (halfMoves + 2 * worth - 0.2 * away) : -NEARER * halfMoves;
  }

  worth(order: Choice): number {
    const { view, unit } = this;
    const floating = view.open.floating[unit] as number;
    switch (order.choose) {
      case 'engage':
        return (
          this.meeting(order.target, false) +
          (apart(view, unit, war.unitNamed(view, order.target)) === 0 ? this.eagerness : 0) +
          COMPANY * companyOn(view, unit, order.target)
        );
      case 'shoot':
        return (
          bestShot(view, { archers: unit, target: war.unitNamed(view, order.target) }, inHand(view, unit)).gain +
          (this.nearest > FAR ? -EDGE : NEARER)
        );
      case 'close':
        return this.closing(order);
      case 'take':
        return order.fate === 'captured' ? TAKEN : 0;
      case 'stand':
        return floating < 0 ? REST : 0;
      case 'fallBack':
        return floating < 0 && enemiesOf(view, unit).every((enemy) => apart(view, unit, enemy) < 4)
          ? REST - 0.01
          : -0.1;
      default:
        return -1;
    }
  }
}

/** The order that is worth most, by what its fight is worth when both do their best. */
export const ordered = (question: Question): PlayerAnswer | null => {
  const listed = question.choices as readonly Choice[] | null;
  if (listed === null || listed.length === 0) return null;
  const view = sortieView(question.view);
  const orders = new Orders(view, unitFor(view, question.asked.as));
  const weighed = listed.map((choice) => ({ choice, value: orders.worth(choice) })).sort((a, b) => b.value - a.value);
  const options = weighed.slice(0, 8).map((one, at): Considered => ({ ...one, chance: at === 0 ? 1 : 0 }));
  return answered(NAME, weighed[0]?.choice, { why: 'bestExpectation', value: weighed[0]?.value ?? null, options });
};
