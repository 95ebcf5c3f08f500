import { type ALL_ACTIONS, actionRow } from './actions.table.js';
import { actsOpen, enemiesOf, heldAfter, NOTHING } from './acts.js';
import type { ActChoice, Duel, DuelSight } from './duel.js';
import { separation } from './ground.js';
import { combatant, freeHands } from './hands.js';
import type { Act, LettingGo, With } from './model.js';

/** An act as a player answers it. */
export type ActAnswer = Extract<Duel['choice'], { choose: 'act' }>;

export const whoIs = ({ given }: DuelSight, name: string): number => {
  for (let who = 0; who < given.fighters.length; who++) if (given.fighters[who]?.name === name) return who;
  return -1;
};

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

/**
 * In a plain fight, with one enemy and no grips, walls, fallen or things about, everything that the open acts depend
 * on, in one key. Null where more would have to be looked at.
 */
const situation = (sight: DuelSight, who: number): string | null => {
  const { open, given } = sight;
  const enemies = enemiesOf(sight, who);
  const plain = enemies.length === 1 && open.grips.length === 0 && open.lying.length === 0 && given.walls.length === 0;
  if (!plain || open.combatants.some(({ standing }) => standing === 'incapable')) return null;
  const enemy = enemies[0] as number;
  const { left, right, carried, majors, prone } = combatant(sight, who);
  const apart = Math.min(4, separation(combatant(sight, who), combatant(sight, enemy)));
  const { 'saga.duel.ready': ready, 'saga.duel.flee': flee } = given.options;
  const body = `${left}|${right}|${majors[0]}${majors[1]}${majors[2]}${majors[3]}${prone ? 'p' : ''}${apart}${ready}${flee}`;
  return `${body}|${enemy}|${carried.join(',')}|${given.fighters[enemy]?.name}`;
};

const MOST_KNOWN = 20_000;
const known = new Map<string, readonly ActAnswer[]>();

const listMenu = (sight: DuelSight, who: number): readonly ActAnswer[] =>
  actsOpen(sight, who).map((act) => offered(sight, act));

/** The acts a fighter is offered. Most situations of most fights are alike, so what was worked out once is kept. */
export const menuOf = (sight: DuelSight, who: number): readonly ActAnswer[] => {
  const key = situation(sight, who);
  if (key === null) return listMenu(sight, who);
  let menu = known.get(key);
  if (menu === undefined) {
    menu = listMenu(sight, who);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, menu);
  }
  return menu;
};
