import type { ActChoice, DuelSight, NamedAct } from '../duel.js';
import { isFreeHand, rowFor } from '../fighters/hands.js';
import { combatant, enemiesOf, nameOf, whoIs } from '../fighters/people.js';
import { canMove } from '../fighters/ratings.js';
import { ARRANGED, addArrangements } from '../fighters/ready.js';
import type { Act, LettingGo, Who, With } from '../model.js';
import { ACTION_ROWS, type Action, type ActionRow, actionRow, BREAK_OF } from '../tables/actions.table.js';
import { HANDS } from '../tables/body.table.js';
import { DAGGER } from '../tables/distances.table.js';
import {
  bothBan,
  conditionBan,
  farBan,
  fightDistance,
  fleeBan,
  gripBan,
  heldAfter,
  implementsOf,
  killBan,
  NOTHING,
  reachBan,
  standUpBan,
  wallBan,
} from './acts.js';

const STAND_UP: ActChoice = { choose: 'act', act: 'standUp' };
const FLEE: ActChoice = { choose: 'act', act: 'flee' };
const PASS: ActChoice = { choose: 'act', act: 'pass' };
/** By arrangement of the hands. */
const READY: readonly ActChoice[] = ARRANGED.map(({ left, right }) => ({ choose: 'act', act: 'ready', left, right }));

/** Something that an action can be made with, how far it reaches, and whether it may be forced into both hands. */
interface Means {
  readonly using: With;
  readonly reach: number;
  readonly both: boolean;
}

const NOTHING_AT_ALL: readonly Means[] = [{ using: 'nothing', reach: DAGGER, both: false }];

const means = (sight: DuelSight, who: Who, using: With): Means => ({
  using,
  reach: rowFor(sight, who, using).distance,
  both: sight.open.grips.length > 0 && bothBan(sight, who, using) === null,
});

/** With what each kind of action can be made by someone, as far as their hands go. */
interface AllMeans {
  readonly implement: readonly Means[];
  readonly freeHand: readonly Means[];
}

const meansOf = (sight: DuelSight, who: Who): AllMeans => {
  const implement: Means[] = [];
  for (const using of implementsOf(sight, who, combatant(sight, who))) implement.push(means(sight, who, using));
  const freeHand: Means[] = [];
  for (const hand of HANDS) {
    if (isFreeHand(sight, who, hand)) freeHand.push({ using: hand, reach: DAGGER, both: false });
  }
  return { implement, freeHand };
};

const meansFor = ({ implement, freeHand }: AllMeans, needs: ActionRow['needs']): readonly Means[] => {
  switch (needs) {
    case 'implement':
      return implement;
    case 'implementOrNone':
      return implement.length > 0 ? implement : NOTHING_AT_ALL;
    case 'freeHand':
      return freeHand;
    case 'nothing':
      return NOTHING_AT_ALL;
  }
};

/** The acts against one enemy that a defence meets. The bans are those of `actBan`, asked from the outside in. */
const addChecked = (choices: ActChoice[], sight: DuelSight, who: Who, enemy: Who): void => {
  const fight = fightDistance(sight, who, enemy);
  if (farBan(fight) !== null || wallBan(sight, who, enemy, fight) !== null) return;
  const all = meansOf(sight, who);
  const able = canMove(sight, who);
  const target = nameOf(sight, enemy);
  for (const { action: act, row } of ACTION_ROWS) {
    if (conditionBan(sight, who, row) !== null || gripBan(sight, who, act, enemy) !== null) continue;
    for (const { using, reach, both } of meansFor(all, row.needs)) {
      if (reachBan(fight, row.distance === 'dagger' ? DAGGER : reach, able) !== null) continue;
      choices.push({ choose: 'act', act, target, with: using });
      if (both) choices.push({ choose: 'act', act, target, with: using, both: true });
    }
  }
};

const addAimed = (choices: ActChoice[], sight: DuelSight, who: Who): void => {
  const { grips, combatants } = sight.open;
  for (const { holder, victim, grip } of grips) {
    if (victim === who) choices.push({ choose: 'act', act: BREAK_OF[grip], target: nameOf(sight, holder) });
  }
  for (let target = 0; target < combatants.length; target++) {
    if (combatants[target]?.standing !== 'incapable') continue;
    if (killBan(sight, who, target, combatant(sight, who)) === null)
      choices.push({ choose: 'act', act: 'kill', target: nameOf(sight, target) });
  }
};

/** Every act open to a fighter, without the letting go that may go with it. */
export const actChoices = (sight: DuelSight, who: Who): ActChoice[] => {
  const choices: ActChoice[] = [];
  for (const target of enemiesOf(sight, who)) addChecked(choices, sight, who, target);
  if (standUpBan(sight, who) === null) choices.push(STAND_UP);
  addAimed(choices, sight, who);
  if (sight.given.options['saga.duel.ready'] === 'action') {
    addArrangements(choices, READY, sight, who);
  }
  if (fleeBan(sight, who) === null) choices.push(FLEE);
  choices.push(PASS);
  return choices;
};

// SAGA-DUEL-ACT-104: unnamed, the gripping hand is the left if free, else the right; dropping frees it at once.
const defaultWith = (
  sight: DuelSight,
  who: Who,
  { act }: Extract<NamedAct, { with?: With }>,
  letting: LettingGo,
): With => {
  const { needs } = actionRow(act as Action);
  if (needs !== 'freeHand') return needs === 'nothing' ? 'nothing' : 'right';
  const held = heldAfter(sight, who, letting);
  return isFreeHand(sight, who, 'left', held) || !isFreeHand(sight, who, 'right', held) ? 'left' : 'right';
};

const lettingIn = (choice: ActChoice): LettingGo => {
  const { drop, release } = choice;
  const ready = choice.act === 'ready' ? undefined : choice.ready;
  if (drop === undefined && release === undefined && ready === undefined) return NOTHING;
  return { ...(drop && { drop }), ...(release && { release }), ...(ready && { ready }) };
};

/** What a fighter does, and what they let go of with it. */
export interface Doing {
  readonly act: Act;
  readonly letting: LettingGo;
}

/** An act as chosen, with people by their place in seat order. */
export const readAct = (sight: DuelSight, who: Who, choice: ActChoice): Doing => {
  const letting = lettingIn(choice);
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
      const { act } = choice;
      const target = whoIs(sight, choice.target);
      const using = choice.with ?? defaultWith(sight, who, choice, letting);
      return { act: choice.both ? { act, target, with: using, both: true } : { act, target, with: using }, letting };
    }
  }
};
