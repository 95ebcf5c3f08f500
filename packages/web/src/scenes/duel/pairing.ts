import { type Asked, type SeatId, square } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type DuelView, nameOf, whoIs } from './sheet.js';
import type { DuelWords } from './words.js';

/** The two who are shown large: one of the near side, one of the far side. */
export interface Pair {
  readonly near: number;
  readonly far: number;
}

export const enemiesOf: typeof saga.duel.fighters.enemiesOf = saga.duel.fighters.enemiesOf;
export const isIn: typeof saga.duel.fighters.isIn = saga.duel.fighters.isIn;
export const ofSide: typeof saga.duel.fighters.ofSide = saga.duel.fighters.ofSide;
export const sideOf: typeof saga.duel.fighters.sideOf = saga.duel.fighters.sideOf;

/** The side that stands on the left of the page: the seat's own; to spectators the first. */
export const nearSide = ({ given }: DuelView, seat: SeatId | null): 1 | 2 =>
  given.fighters.find((fighter) => fighter.seat === seat)?.side ?? 1;

const apart = ({ open }: DuelView, a: number, b: number): number => {
  const [one, other] = [open.combatants[a], open.combatants[b]];
  return one === undefined || other === undefined || one.x < 0 || other.x < 0 ? 99 : square.separation(one, other);
};

/** Who is asked about: the fighter by name, or the victim of the action that is answered. */
export const actorOf = (view: DuelView, asked: Asked): number => {
  const whole = whoIs(view, asked.as);
  return whole >= 0 ? whole : (saga.duel.defenceAsked(view, asked.as)?.victim ?? -1);
};

/** What is asked, in the words of the page: a defence by who stands against whom. */
export const namedIn =
  (view: DuelView, { against }: Pick<DuelWords, 'against'>) =>
  (as: string): string => {
    const defence = saga.duel.defenceAsked(view, as);
    if (defence === undefined) return as;
    return against({ one: nameOf(view, defence.victim), other: nameOf(view, defence.attacker) });
  };

/** Whose answer it is: the fighter's name where only two fight; among several the opponent is named too. */
export const answererIn = (view: DuelView, words: Pick<DuelWords, 'against'>): ((as: string) => string) =>
  view.given.fighters.length > 2
    ? namedIn(view, words)
    : (as) => view.given.fighters[actorOf(view, { seat: '', as })]?.name ?? as;

/** The fighter nearest to another one; those who still fight come before those who do not. */
const nearest = (view: DuelView, to: number, among: readonly number[]): number | undefined =>
  [...among].sort(
    (a, b) => Number(isIn(view, b)) - Number(isIn(view, a)) || apart(view, to, a) - apart(view, to, b),
  )[0];

/** Whom the running step is about, where it says so. */
const stepPair = (view: DuelView): readonly number[] => {
  const step = view.agenda.at(-1);
  if (step === undefined) return [];
  const act = 'attacker' in step ? view.open.turn.acts[step.attacker] : null;
  const target = act !== null && act !== undefined && 'target' in act ? [act.target] : [];
  const checked = step.step === 'check' ? view.open.turn.acts[step.actor] : null;
  const victim = checked !== null && checked !== undefined && 'target' in checked ? [checked.target] : [];
  return [
    ...('attacker' in step ? [step.attacker, ...target] : []),
    ...(step.step === 'check' ? [step.actor, ...victim] : []),
    ...(step.step === 'contest' ? [step.roller, step.against] : []),
    ...('who' in step ? [step.who] : []),
    ...('other' in step ? [step.other] : []),
  ];
};

/** The pair to show: those the question is about, as far as it says; else mine and whoever is nearest. */
export const pairOf = (
  view: DuelView,
  seat: SeatId | null,
  asked: Asked | null,
  looked: { readonly near?: number | undefined; readonly far?: number | undefined },
): Pair => {
  const side = nearSide(view, seat);
  const [own, others] = [ofSide(view, side), ofSide(view, side === 1 ? 2 : 1)];
  const actor = asked === null ? -1 : actorOf(view, asked);
  const attacker = asked === null ? -1 : (saga.duel.defenceAsked(view, asked.as)?.attacker ?? -1);
  const about = [actor, attacker, ...stepPair(view)].filter((who) => who >= 0);
  const mine = own.filter((who) => view.given.fighters[who]?.seat === seat);
  const near =
    looked.near ??
    about.find((who) => own.includes(who)) ??
    mine.find((who) => isIn(view, who)) ??
    own.find((who) => isIn(view, who)) ??
    (own[0] as number);
  const far =
    looked.far ??
    about.find((who) => others.includes(who)) ??
    nearest(view, near, enemiesOf(view, near)) ??
    nearest(view, near, others) ??
    (others[0] as number);
  return { near, far };
};

/** Dagger, Sword, Spear or Apart between two; null while somebody is not on the board. */
export const distanceOf = (view: DuelView, a: number, b: number): 1 | 2 | 3 | 4 | null => {
  const distance = apart(view, a, b);
  return distance === 99 ? null : (Math.min(4, Math.max(1, distance)) as 1 | 2 | 3 | 4);
};

export const squaresBetween = (view: DuelView, a: number, b: number): number => Math.max(0, apart(view, a, b) - 1);
