import { type ActChoice, type Duel, type DuelSight, whoIs } from '../duel.js';
import { combatant, freeHands } from '../fighters/hands.js';
import { separation } from '../ground/ground.js';
import type { Act, LettingGo, With } from '../model.js';
import { type ALL_ACTIONS, actionRow } from '../tables/actions.table.js';
import { actsOpen, enemiesOf, heldAfter, NOTHING } from './acts.js';

/** An act as a player answers it. */
export type ActAnswer = Extract<Duel['choice'], { choose: 'act' }>;

// SAGA-DUEL-ACT-099, -104: unnamed, the gripping hand is the left if free, else the right; dropping frees it at once.
const defaultWith = (
  sight: DuelSight,
  who: number,
  act: Extract<ActChoice, { with?: With }>,
  letting: LettingGo,
): With => {
  const { needs } = actionRow(act.act as (typeof ALL_ACTIONS)[number]);
  if (needs === 'freeHand') return freeHands(sight, who, heldAfter(sight, who, letting))[0] ?? 'left';
  return needs === 'nothing' ? 'nothing' : 'right';
};

/** The act that an offered choice stands for. */
const actBehind = new WeakMap<ActAnswer, Act>();

/** An act as chosen, with people by their place in seat order. */
export const readAct = (
  sight: DuelSight,
  who: number,
  choice: ActAnswer,
): { readonly act: Act; readonly letting: LettingGo } => {
  const behind = actBehind.get(choice);
  if (
    behind !== undefined &&
    (!('target' in behind) || sight.given.fighters[behind.target]?.name === (choice as { target?: string }).target)
  ) {
    return { act: behind, letting: NOTHING };
  }
  const { drop, release } = choice;
  const ready = choice.act === 'ready' ? undefined : choice.ready;
  const letting: LettingGo = { ...(drop && { drop }), ...(release && { release }), ...(ready && { ready }) };
  switch (choice.act) {
    case 'pass':
    case 'standUp':
    case 'flee':
      return { act: { act: choice.act }, letting };
    case 'ready':
      return { act: { act: 'ready', left: choice.left, right: choice.right }, letting };
    case 'breakHold':
    case 'breakTackle':
    case 'kill':
      return { act: { act: choice.act, target: whoIs(sight, choice.target) }, letting };
    default: {
      const target = whoIs(sight, choice.target);
      const act = { act: choice.act, target, with: choice.with ?? defaultWith(sight, who, choice, letting) } as const;
      return { act: choice.both ? { ...act, both: true } : act, letting };
    }
  }
};

const named = new Map<string, Map<Act, ActAnswer>>();
const MOST_NAMES = 200;

/** An act as it is offered, with people by name. Choices are shared like acts, so that known ones are quickly found. */
const offered = ({ given }: DuelSight, act: Act): ActAnswer => {
  const target = 'target' in act ? (given.fighters[act.target]?.name as string) : '';
  let choices = named.get(target);
  if (choices === undefined) {
    if (named.size >= MOST_NAMES) named.clear();
    choices = new Map();
    named.set(target, choices);
  }
  let choice = choices.get(act);
  if (choice === undefined) {
    choice = Object.freeze({ choose: 'act', ...act, ...(target === '' ? {} : { target }) }) as unknown as ActAnswer;
    if (Object.isFrozen(act)) {
      choices.set(act, choice);
      actBehind.set(choice, act);
    }
  }
  return choice;
};

/** The menus of one way of being armed against one enemy, by how they stand to each other. */
type Menus = (readonly ActAnswer[])[];

const MOST_KNOWN = 5000;
const byArms = new Map<string, Menus>();

interface Armed {
  readonly carried: readonly string[];
  readonly left: string | null;
  readonly right: string | null;
  readonly enemy: number;
  readonly menus: Menus;
}

/** By fighter, what was looked up last. The list of what is carried is replaced whenever something is readied. */
const lately: (Armed | undefined)[] = [];

const menusFor = ({ given, open }: DuelSight, who: number, enemy: number): Menus => {
  const { left, right, carried } = open.combatants[who] as DuelSight['open']['combatants'][number];
  const last = lately[who];
  if (last?.carried === carried && last.left === left && last.right === right && last.enemy === enemy)
    return last.menus;
  const { 'saga.duel.ready': ready, 'saga.duel.flee': flee } = given.options;
  const key = [left, right, carried.join(), ready, flee, enemy, given.fighters[enemy]?.name].join('|');
  let menus = byArms.get(key);
  if (menus === undefined) {
    if (byArms.size >= MOST_KNOWN) byArms.clear();
    menus = [];
    byArms.set(key, menus);
  }
  lately[who] = { carried, left, right, enemy, menus };
  return menus;
};

/** In a plain fight: one enemy, and no grips, walls, fallen or things about. */
const isPlain = ({ open, given }: DuelSight): boolean => {
  if (open.grips.length > 0 || open.lying.length > 0 || given.walls.length > 0) return false;
  for (const { standing } of open.combatants) if (standing === 'incapable') return false;
  return true;
};

const listMenu = (sight: DuelSight, who: number): readonly ActAnswer[] =>
  actsOpen(sight, who).map((act) => offered(sight, act));

/**
 * The acts a fighter is offered. In a plain fight they follow from the arms, the lost limbs, whether one is PRONE and
 * the distance; most rounds of most fights are alike in that, so what was worked out once is kept.
 */
export const menuOf = (sight: DuelSight, who: number): readonly ActAnswer[] => {
  const enemies = enemiesOf(sight, who);
  if (enemies.length !== 1 || !isPlain(sight)) return listMenu(sight, who);
  const enemy = enemies[0] as number;
  const me = combatant(sight, who);
  const [left, right, leftLeg, rightLeg] = me.majors as [number, number, number, number];
  const apart = Math.min(4, separation(me, combatant(sight, enemy)));
  const stance = apart + 5 * (left + 2 * right + 4 * leftLeg + 8 * rightLeg + (me.prone ? 16 : 0));
  const menus = menusFor(sight, who, enemy);
  menus[stance] ??= listMenu(sight, who);
  return menus[stance];
};
