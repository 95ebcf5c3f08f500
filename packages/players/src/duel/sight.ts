import { type Run, type SceneTypes, square, type View } from '@warmoot/kernel';
import {
  type Duel,
  type DuelChoice,
  type DuelSight,
  type DuelStep,
  defenceAsked,
  fighters,
  type Incoming,
  LEFT_ARM,
  RIGHT_ARM,
} from '@warmoot/rules';

/** A fight that somebody imagines. */
export type World = Run<Duel>;

export type ActChoice = Extract<DuelChoice, { choose: 'act' }>;
export type DefendChoice = Extract<DuelChoice, { choose: 'defend' }>;
export type MoveChoice = Extract<DuelChoice, { choose: 'move' }>;
export type PartChoice = Extract<DuelChoice, { choose: 'part' }>;

export type Fighter = DuelSight['open']['combatants'][number];

/** The view of a seat in a duel. */
export const duelView = (view: View<SceneTypes>): View<Duel> => view as unknown as View<Duel>;

/** What all can see of a world. */
export const sightOf = ({ state }: World): DuelSight => state;

/** The step that waits, of one kind. */
export const waiting = <K extends DuelStep['step']>(world: World, _kind: K): Extract<DuelStep, { step: K }> =>
  world.state.agenda.at(-1) as Extract<DuelStep, { step: K }>;

export const whoIs: typeof fighters.whoIs = fighters.whoIs;
export const nameOf: typeof fighters.nameOf = fighters.nameOf;
export const sideOf: typeof fighters.sideOf = fighters.sideOf;
export const one: typeof fighters.combatant = fighters.combatant;
export const foesOf: typeof fighters.enemiesOf = fighters.enemiesOf;
export const enemiesOf: typeof fighters.enemiesIn = fighters.enemiesIn;

export const apart = (sight: DuelSight, a: number, b: number): number =>
  square.separation(one(sight, a), one(sight, b));

/** Room around a square before the edge of the board, as far as it matters to someone who dodges. */
export const room = ({ open }: DuelSight, { x, y }: square.Square): number =>
  Math.min(2, x, y, open.width - 1 - x, open.height - 1 - y);

/** Something to strike with in a hand that is sound. */
export const isArmed = ({ left, right, majors }: Fighter): boolean =>
  (left !== null && left !== 'shield' && majors[LEFT_ARM] === 0) ||
  (right !== null && right !== 'shield' && majors[RIGHT_ARM] === 0);

/** Whether an arrangement of the hands holds something to strike with. */
export const armsOneself = (choice: ActChoice): boolean =>
  choice.act === 'ready' && [choice.left, choice.right].some((item) => item !== null && item !== 'shield');

const NOBODY: Incoming = { attacker: -1, victim: -1 };

/** Who attacks and who is attacked in a question about a defence. */
export const defenceIn = (sight: DuelSight, as: string): Incoming => defenceAsked(sight, as) ?? NOBODY;

/** The acts that are aimed at somebody and checked, with what they are made with. */
export const aimedAt = (choice: ActChoice, target: string): boolean =>
  'target' in choice && choice.act !== 'kill' && choice.target === target;
