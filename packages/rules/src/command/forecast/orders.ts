import { type Asked, hex, type Refusal, type Run, type View, worldBehind } from '@warmoot/kernel';
import { distance, placeOf } from '../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../war/indexes.js';
import { nameOf, onTheMap, sideOf, unitNamed } from '../../war/roster/roster.js';
import { otherSide } from '../../war/roster/sides.js';
import type { Command, CommandChoice, CommandSight } from '../battle/command.js';
import { groundOf } from '../battle/ground.js';
import { ADVANCE, CHARGE, walkOf } from '../battle/movement/reach.js';
import { attacksLeft } from '../battle/turn.js';
import { commandScene } from '../campaign/duels.js';
import { type ClashSheet, clashSheet } from './clash.js';

type Word = CommandChoice['choose'];

/** One order that a unit may be given, or may not: all its hexes are in one. */
export interface OrderSheet {
  readonly word: Word;
  /** The enemy it names, or the ally it supports; null where it names nobody. */
  readonly target: UnitIndex | null;
  readonly attacker: UnitIndex | null;
  /** Every choice that is this order; none where it is closed. */
  readonly choices: readonly CommandChoice[];
  /** Why it is closed; null where it is open. */
  readonly refusal: Refusal | null;
  /** The fight it is about. */
  readonly clash: ClashSheet | null;
}

/** The orders of each stage, in the order in which they are shown. */
const WORDS: Readonly<Record<number, readonly Word[]>> = {
  1: ['volley', 'hold', 'rout'],
  2: ['advance', 'charge', 'manoeuvre', 'engage', 'disengage', 'waiting', 'hold', 'rout'],
  3: ['attack', 'supportAttack', 'hold', 'rout'],
  4: ['supportDefense', 'hold', 'rout'],
};

const nearestEnemy = (sight: CommandSight, unit: UnitIndex): UnitIndex => {
  const ground = groundOf(sight);
  const from = sight.open.at[unit] as HexIndex;
  const away = (other: UnitIndex): number => distance(ground, from, sight.open.at[other] as HexIndex);
  const enemies = onTheMap(sight, otherSide(sideOf(sight, unit)));
  return enemies.reduce((best, other) => (away(other) < away(best) ? other : best), enemies[0] as UnitIndex);
};

/** A choice such as somebody might try of an order that is not open: the rules say what is wrong with it. */
const tried = (sight: CommandSight, unit: UnitIndex, word: Word): CommandChoice | null => {
  const ground = groundOf(sight);
  const key = nameOf(sight, unit);
  const enemy = nameOf(sight, nearestEnemy(sight, unit));
  const [beside = 0] = hex.neighboursOf(ground.board, sight.open.at[unit] as HexIndex);
  // A hex that it could walk to says more than one where somebody stands.
  const {
    ends: [reached = beside],
  } = walkOf(sight, unit, word === 'charge' ? CHARGE : word === 'disengage' ? 1 : ADVANCE);
  const place = placeOf(ground, reached);
  const [attack] = attacksLeft(sight);
  switch (word) {
    case 'volley':
    case 'attack':
      return { choose: word, unit: key, target: enemy };
    case 'charge':
      return { choose: word, unit: key, target: enemy, hex: place };
    case 'advance':
    case 'manoeuvre':
    case 'disengage':
      return { choose: word, unit: key, hex: place };
    case 'supportAttack':
      return attack === undefined
        ? null
        : { choose: word, unit: key, attacker: nameOf(sight, attack[0]), target: nameOf(sight, attack[1]) };
    case 'supportDefense':
      return attack === undefined ? null : { choose: word, unit: key, defender: nameOf(sight, attack[1]) };
    case 'hold':
    case 'engage':
    case 'waiting':
    case 'rout':
      return { choose: word, unit: key };
    default:
      return null;
  }
};

const targetOf = (choice: CommandChoice): string | null =>
  'target' in choice ? choice.target : 'defender' in choice ? choice.defender : null;
const attackerOf = (choice: CommandChoice): string | null => ('attacker' in choice ? choice.attacker : null);

const clashIn = (sight: CommandSight, unit: UnitIndex, choice: CommandChoice): ClashSheet | null => {
  switch (choice.choose) {
    case 'attack':
      return clashSheet(sight, unit, unitNamed(sight, choice.target));
    case 'supportAttack':
      return clashSheet(sight, unitNamed(sight, choice.attacker), unitNamed(sight, choice.target));
    case 'supportDefense': {
      const defender = unitNamed(sight, choice.defender);
      const [attack] = attacksLeft(sight).filter(([, target]) => target === defender);
      return attack === undefined ? null : clashSheet(sight, ...attack);
    }
    default:
      return null;
  }
};

/** Open orders of a word, one for each enemy or ally that it names. */
const openSheets = (sight: CommandSight, unit: UnitIndex, choices: readonly CommandChoice[]): readonly OrderSheet[] => {
  const groups = new Map<string, CommandChoice[]>();
  for (const choice of choices) {
    const key = `${attackerOf(choice)} ${targetOf(choice)}`;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  const index = (key: string | null): UnitIndex | null => (key === null ? null : unitNamed(sight, key));
  return [...groups.values()].map((group) => {
    const [first] = group as [CommandChoice];
    return {
      word: first.choose,
      target: index(targetOf(first)),
      attacker: index(attackerOf(first)),
      choices: group,
      refusal: null,
      clash: clashIn(sight, unit, first),
    };
  });
};

/** Every order of this stage for one unit of whoever is asked: those that are open, and why the others are not. */
export const orderSheets = (view: View<Command>, asked: Asked, unit: UnitIndex): readonly OrderSheet[] => {
  const run: Run<Command> = worldBehind(commandScene, view);
  const sight: CommandSight = view;
  const key = nameOf(sight, unit);
  const own = ((run.choices(asked) ?? []) as readonly CommandChoice[]).filter(
    (choice) => 'unit' in choice && choice.unit === key,
  );
  return (WORDS[view.open.stage] ?? []).flatMap((word): readonly OrderSheet[] => {
    const open = own.filter(({ choose }) => choose === word);
    if (open.length > 0) return openSheets(sight, unit, open);
    const choice = tried(sight, unit, word);
    const accepted = choice === null ? null : run.accepts(asked, choice);
    return accepted === null || accepted.ok
      ? []
      : [{ word, target: null, attacker: null, choices: [], refusal: accepted.refusal, clash: null }];
  });
};
