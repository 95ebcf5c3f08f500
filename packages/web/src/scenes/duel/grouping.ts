import type { saga } from '@warmoot/rules';
import { type Field, type Group, groupBy, type Narrowed, narrow, type Picks, picksFor } from '../shared/narrowing.js';

export type DefendChoice = Extract<saga.duel.DuelChoice, { choose: 'defend' }>;

/** What somebody has picked so far for one question. */
export interface Picked {
  readonly group: string | null;
  readonly fields: Picks;
  readonly letting: saga.duel.LettingGo;
}

export const NOTHING_PICKED: Picked = { group: null, fields: {}, letting: {} };

export type Kind = 'acts' | 'defence' | 'squares' | 'parts' | 'plain';

/** One question as its controls: answers by kind, and what tells those of a kind apart. */
export interface Decision {
  readonly kind: Kind;
  readonly groups: readonly Group<saga.duel.DuelChoice>[];
}

const KINDS: Readonly<Partial<Record<saga.duel.DuelStep['step'], Kind>>> = {
  chooseActs: 'acts',
  defend: 'defence',
  openDefence: 'defence',
  move: 'squares',
  goTo: 'squares',
  protect: 'parts',
  place: 'parts',
};

export const squareToken = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;

export const squareOf = (token: string): { readonly x: number; readonly y: number } => {
  const [x = 0, y = 0] = token.split(',').map(Number);
  return { x, y };
};

const item = (held: string | null): string => held ?? '-';

const target = (choice: saga.duel.DuelChoice): string => {
  switch (choice.choose) {
    case 'act':
      return 'target' in choice ? choice.target : '';
    case 'pair':
    case 'join':
      return choice.enemy;
    case 'joinUp':
      return `${choice.combat}`;
    default:
      return '';
  }
};

const using = (choice: saga.duel.DuelChoice): string => {
  const parries = choice.choose === 'defend' && choice.by === 'parry';
  if (!parries && !(choice.choose === 'act' && 'with' in choice)) return '';
  const { with: hand, both } = choice as { readonly with?: string; readonly both?: true };
  return `${hand ?? ''}${both ? ' both' : ''}`;
};

const square = (choice: saga.duel.DuelChoice): string => {
  if (choice.choose === 'move') return squareToken(choice.to);
  return choice.choose === 'defend' && choice.by === 'dodge' ? squareToken(choice.to) : '';
};

/** What tells two answers of one kind apart, in the order in which it is asked. */
const FIELDS: readonly Field<saga.duel.DuelChoice>[] = [
  {
    field: 'own',
    token: (choice) => (choice.choose === 'pair' ? choice.own : choice.choose === 'joinUp' ? choice.who : ''),
  },
  { field: 'target', token: target },
  { field: 'with', token: using },
  { field: 'right', token: (choice) => (choice.choose === 'act' && choice.act === 'ready' ? item(choice.right) : '') },
  { field: 'left', token: (choice) => (choice.choose === 'act' && choice.act === 'ready' ? item(choice.left) : '') },
  { field: 'to', token: square, explicit: true },
];

/** The kind an answer belongs to. */
const groupOf = (choice: saga.duel.DuelChoice): string => {
  switch (choice.choose) {
    case 'act':
      return choice.act;
    case 'defend':
      return choice.by;
    case 'part':
      return choice.part ?? 'none';
    default:
      return choice.choose;
  }
};

/** The order of the matrix: attacks, what weakens or grips, then what is done without a check. */
const ORDER: readonly saga.duel.ActChoice['act'][] = [
  'quickAttack',
  'viciousAttack',
  'controlledAttack',
  'bash',
  'flurry',
  'feint',
  'trip',
  'push',
  'hold',
  'tackle',
  'breakHold',
  'breakTackle',
  'kill',
  'standUp',
  'ready',
  'flee',
  'pass',
];

export const ATTACKS: ReadonlySet<string> = new Set(['quickAttack', 'viciousAttack', 'controlledAttack']);
export const CHECKED: ReadonlySet<string> = new Set(ORDER.slice(0, 12));

export const decisionOf = (step: string, choices: readonly saga.duel.DuelChoice[]): Decision => {
  const kind = KINDS[step as saga.duel.DuelStep['step']] ?? 'plain';
  const groups = groupBy(choices, groupOf);
  if (kind !== 'acts') return { kind, groups };
  const place = ({ key }: Group<saga.duel.DuelChoice>): number => ORDER.indexOf(key as saga.duel.ActChoice['act']);
  return { kind, groups: groups.toSorted((a, b) => place(a) - place(b)) };
};

/** The answer that has been picked, with what is still asked on the way to it. */
export const chosenIn = (
  { groups }: Decision,
  { group, fields }: Picked,
  usual?: readonly saga.duel.DuelChoice[],
): Narrowed<saga.duel.DuelChoice> => {
  const choices = groups.find(({ key }) => key === group)?.choices ?? [];
  return narrow(choices, FIELDS, fields, usual);
};

/** What must be picked to arrive at an answer. */
export const pickedFor = (choice: saga.duel.DuelChoice): Picked => ({
  group: groupOf(choice),
  fields: picksFor(FIELDS, choice),
  letting: {},
});
