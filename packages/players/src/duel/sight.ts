import { type Asked, Impossible, type Run, type SceneTypes, square, type View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

export type Sight = saga.duel.DuelSight;
export type Choice = saga.duel.DuelChoice;

/** A fight that somebody imagines. */
export type World = Run<saga.duel.Duel>;

export type ActChoice = saga.duel.ActChoice;
export type DefendChoice = saga.duel.DefendChoice;
export type MoveChoice = Extract<Choice, { choose: 'move' }>;
export type PartChoice = Extract<Choice, { choose: 'part' }>;

export type Fighter = Sight['open']['combatants'][number];

/** The view of a seat in a duel. */
export const duelView = (view: View<SceneTypes>): View<saga.duel.Duel> => view as unknown as View<saga.duel.Duel>;

/** What all can see of a world. */
export const sightOf = ({ state }: World): Sight => state;

/** Gives an answer in a world that somebody imagines, where none is refused. */
export const give = (world: World, asked: Asked, choice: unknown): void => {
  const refusal = world.answer(asked, choice);
  if (refusal !== null) throw new Impossible('an imagined answer that is refused', { choice, refusal });
};

/** What thinking about an exchange offers to those who think about parts of it. */
export interface Thinking {
  readonly side: 1 | 2;
  readonly spent: boolean;
  readonly fork: (world: World) => World;
  readonly glimpse: (world: World) => number;
}

/** The step that waits, of one kind. */
export const waiting = <K extends saga.duel.DuelStep['step']>(
  world: World,
  _kind: K,
): Extract<saga.duel.DuelStep, { step: K }> => world.state.agenda.at(-1) as Extract<saga.duel.DuelStep, { step: K }>;

export const whoIs: typeof saga.duel.fighters.whoIs = saga.duel.fighters.whoIs;
export const nameOf: typeof saga.duel.fighters.nameOf = saga.duel.fighters.nameOf;
export const sideOf: typeof saga.duel.fighters.sideOf = saga.duel.fighters.sideOf;
export const one: typeof saga.duel.fighters.combatant = saga.duel.fighters.combatant;
export const foesOf: typeof saga.duel.fighters.enemiesOf = saga.duel.fighters.enemiesOf;
export const enemiesOf: typeof saga.duel.fighters.enemiesIn = saga.duel.fighters.enemiesIn;

/**
 * Whether anybody offered to break off in the round before. One's own offer counts: it takes both sides in one round, and
 * who has heard of it can agree in this one only if it is made again.
 */
export const areTermsOpen = (sight: Sight): boolean => saga.duel.offersOpen(sight).length > 0;

export const apart = (sight: Sight, a: number, b: number): number => square.separation(one(sight, a), one(sight, b));

/** Room around a square before the edge of the board, as far as it matters to someone who dodges. */
export const room = ({ open }: Sight, { x, y }: square.Square): number =>
  Math.min(2, x, y, open.width - 1 - x, open.height - 1 - y);

/** Something to strike with in a hand that is sound. */
export const isArmed = ({ left, right, majors }: Fighter): boolean =>
  (left !== null && left !== 'shield' && majors[saga.duel.LEFT_ARM] === 0) ||
  (right !== null && right !== 'shield' && majors[saga.duel.RIGHT_ARM] === 0);

/** Whether an arrangement of the hands holds something to strike with. */
export const armsOneself = (choice: ActChoice): boolean =>
  choice.act === 'ready' && [choice.left, choice.right].some((item) => item !== null && item !== 'shield');

const NOBODY: saga.duel.Incoming = { attacker: -1, victim: -1 };

/** Who attacks and who is attacked in a question about a defence. */
export const defenceIn = (sight: Sight, as: string): saga.duel.Incoming => saga.duel.defenceAsked(sight, as) ?? NOBODY;

/** The acts that are aimed at somebody and checked, with what they are made with. */
export const aimedAt = (choice: ActChoice, target: string): boolean =>
  'target' in choice && choice.act !== 'kill' && choice.target === target;
