import { type Run, type SceneTypes, square, type View } from '@warmoot/kernel';
import { type Duel, type DuelChoice, type DuelSight, type DuelStep, defenceName } from '@warmoot/rules';

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

export const whoIs = ({ given }: DuelSight, name: string): number =>
  given.fighters.findIndex((fighter) => fighter.name === name);

export const nameOf = ({ given }: DuelSight, who: number): string => given.fighters[who]?.name as string;

export const sideOf = ({ given }: DuelSight, who: number): 1 | 2 => given.fighters[who]?.side as 1 | 2;

export const one = ({ open }: DuelSight, who: number): Fighter => open.combatants[who] as Fighter;

export const apart = (sight: DuelSight, a: number, b: number): number =>
  square.separation(one(sight, a), one(sight, b));

/** Room around a square before the edge of the board, as far as it matters to someone who dodges. */
export const room = ({ open }: DuelSight, { x, y }: square.Square): number =>
  Math.min(2, x, y, open.width - 1 - x, open.height - 1 - y);

/** The enemies a fighter is engaged with. */
export const foesOf = (sight: DuelSight, who: number): readonly number[] => {
  const mine = sight.open.combats.find(({ side1, side2 }) => side1.includes(who) || side2.includes(who));
  const foes = mine === undefined ? [] : sideOf(sight, who) === 1 ? mine.side2 : mine.side1;
  return foes.filter((foe) => one(sight, foe).standing === 'in');
};

/** All enemies still in the fight, whoever they are engaged with. */
export const enemiesOf = (sight: DuelSight, who: number): readonly number[] =>
  sight.open.combatants.flatMap(({ standing }, other) =>
    standing === 'in' && sideOf(sight, other) !== sideOf(sight, who) ? [other] : [],
  );

/** Something to strike with in a hand that is sound. */
export const isArmed = ({ left, right, majors }: Fighter): boolean =>
  (left !== null && left !== 'shield' && majors[0] === 0) || (right !== null && right !== 'shield' && majors[1] === 0);

/** Whether an arrangement of the hands holds something to strike with. */
export const armsOneself = (choice: ActChoice): boolean =>
  choice.act === 'ready' && [choice.left, choice.right].some((item) => item !== null && item !== 'shield');

/** The acts that are aimed at somebody and checked, with what they are made with. */
export const aimedAt = (choice: ActChoice, target: string): boolean =>
  'target' in choice && choice.act !== 'kill' && choice.target === target;

/** Who attacks and who is attacked in a question about a defence. */
export const defenceAsked = (sight: DuelSight, as: string): { readonly attacker: number; readonly victim: number } => {
  for (let attacker = 0; attacker < sight.given.fighters.length; attacker++) {
    for (let victim = 0; victim < sight.given.fighters.length; victim++) {
      if (defenceName(sight, { attacker, victim }) === as) return { attacker, victim };
    }
  }
  return { attacker: -1, victim: -1 };
};
