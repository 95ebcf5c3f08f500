import { chanceThat, listed } from '@warmoot/kernel';
import {
  asTheyStand,
  asTheyStood,
  type BattleChoice,
  type Cluster,
  clashThrow,
  clustersIf,
  groundOf,
  hexAt,
  linesOfFire,
  mayMove,
  movingSide,
  nameOf,
  type Place,
  placeText,
  reachOf,
  type Stance,
  TROOPS,
  threatsTo,
  unitNamed,
} from '@warmoot/rules';
import { type HexMarks, mapLines, throwRows, wrapped } from '@warmoot/words';
import { indented, tallyLines } from '../layout.js';
import type { BattleMenu } from './menu.js';
import { clustersLeft, fightOf, named } from './odds.js';

const SCENE = 'saga/battle';

/** A fight with its chance, and every roll of it as a sum. */
const fightLines = ({ speech, view, asked }: BattleMenu, stance: Stance, cluster: Cluster): readonly string[] => {
  const { words, texts } = speech;
  const { throws, wins } = fightOf(view, stance, cluster, asked.as);
  const mine = view.given.armies[0]?.name === asked.as ? 0 : 1;
  const isAlone = view.open.roster[cluster.lone]?.side === mine;
  const [lone, many] = [nameOf(view, cluster.lone), cluster.many.map((unit) => nameOf(view, unit)).join(', ')];
  const [one, other] = isAlone ? [lone, many] : [many, lone];
  return [
    ...wrapped(texts.battle.fight(one, other, words.chance(wins)), 80, 2),
    ...throws.flatMap((thrown) => indented(tallyLines(throwRows(words, SCENE, thrown, null)), 4)),
  ];
};

/** How things would stand after a move. */
const stanceAfter = ({ view }: BattleMenu, unit: number, to: Place): Stance => ({
  at: view.open.at.with(unit, hexAt(groundOf(view), to)),
  order: view.open.order.with(unit, Math.max(...view.open.order) + 1),
  clusters: [],
});

/** Who would fight whom after a move, whom it could shoot at, and who could come next to it. */
const moveLines = (menu: BattleMenu, name: string, to: Place): readonly string[] => {
  const { view, speech } = menu;
  const { words, texts } = speech;
  const unit = unitNamed(view, name);
  if (unit < 0 || !reachOf(view, unit).some((one) => placeText(one.to) === placeText(to))) {
    return [texts.battle.cannotMove(name)];
  }
  const parts = clustersIf(view, { unit, to });
  const part = parts.find((ways) => ways[0]?.some(({ lone, many }) => lone === name || many.includes(name)));
  const clusters = (part?.[0] ?? []).map((one) => named(view, one));
  const cluster = clusters.find(({ lone, many }) => lone === unit || many.includes(unit));
  const stance = { ...stanceAfter(menu, unit, to), clusters };
  const shots = TROOPS[view.open.roster[unit]?.troop ?? 'bowmen'].range === 0 ? [] : linesOfFire(view, unit, to);
  return [
    ...(cluster === undefined ? [texts.battle.alone(name)] : fightLines(menu, stance, cluster)),
    ...(part !== undefined && part.length > 1 ? wrapped(texts.battle.ways(part.length)) : []),
    ...(cluster !== undefined ? [] : shots).flatMap(({ target, distance, shot }) =>
      shot === null
        ? []
        : wrapped(texts.battle.shot(target, distance, words.chance(shot.chance), ...shot.losses), 80, 2),
    ),
    ...(cluster !== undefined ? [] : threatsTo(view, unit, to)).flatMap(({ enemy, from, chance }) =>
      wrapped(texts.battle.threat(enemy, placeText(from), words.chance(chance)), 80, 2),
    ),
  ];
};

/** The map with everything where a unit can go. */
export const reachLines = ({ view, speech }: BattleMenu, name: string): readonly string[] => {
  const { texts } = speech;
  const unit = unitNamed(view, name);
  if (unit < 0 || !mayMove(view, movingSide(view), unit)) return [texts.battle.cannotMove(name)];
  const ground = groundOf(view);
  const marks: HexMarks = new Map(
    reachOf(view, unit).map(({ to, pins }) => [hexAt(ground, to), pins.length > 0 ? '!' : '+']),
  );
  return ['', texts.battle.reach(name), ...mapLines(view, marks)];
};

const shotLines = ({ view, speech, step }: BattleMenu, target: string): readonly string[] => {
  const { words, texts } = speech;
  const line = step.step === 'aim' ? linesOfFire(view, step.unit).find((one) => one.target === target) : undefined;
  if (step.step !== 'aim' || line === undefined || line.shot === null) return [];
  const enemy = unitNamed(view, target);
  const thrown = clashThrow(view, asTheyStand(view), { unit: step.unit, enemy, how: 'shooting' }, listed);
  const chance = words.chance(chanceThat(thrown, 'success'));
  return [
    ...indented(tallyLines(throwRows(words, SCENE, thrown, null)), 4),
    ...wrapped(texts.battle.shot(target, line.distance, chance, ...line.shot.losses), 80, 2),
  ];
};

/** A placement on the map. */
const placedLines = (
  { view }: BattleMenu,
  { units }: Extract<BattleChoice, { choose: 'place' }>,
): readonly string[] => {
  const ground = groundOf(view);
  return mapLines(view, new Map(units.map(({ unit, at }) => [hexAt(ground, at), unit])));
};

/** A choice with what would come of it: fights with their sums, their exact chances, the map. */
export const explanation = (menu: BattleMenu, choice: BattleChoice, title: string): readonly string[] => {
  const { view } = menu;
  const head = wrapped(title, 80, 4);
  switch (choice.choose) {
    case 'move':
      return [...head, ...indented(moveLines(menu, choice.unit, choice.to), 2)];
    case 'place':
      return [...head, ...placedLines(menu, choice)];
    case 'shoot':
      return [...head, ...shotLines(menu, choice.target)];
    case 'clusters': {
      const clusters = choice.clusters.map((one) => named(view, one));
      return [...head, ...clusters.flatMap((one) => fightLines(menu, { ...asTheyStand(view), clusters }, one))];
    }
    case 'fight': {
      const unit = unitNamed(view, choice.unit);
      const cluster = clustersLeft(view).find(({ lone, many }) => lone === unit || many.includes(unit));
      return cluster === undefined ? head : [...head, ...fightLines(menu, asTheyStood(view), cluster)];
    }
    default:
      return head;
  }
};
