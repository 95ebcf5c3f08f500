import { saga, war } from '@warmoot/rules';
import { imaginedRun, type PlayerAnswer, type Question } from '../player.js';
import { Board } from './board.js';
import { formations } from './formations.js';
import type { Weighed } from './melee.js';
import { improved, type Way } from './planning.js';
import { Position } from './position.js';
import type { Choice, PlaceChoice, Sight } from './sight.js';
import { stepsFromEnemies } from './walking.js';

/** Nobody is placed farther from the enemy than this, if there is room nearer. */
const NEAR = 4;
/** Placing counts as moving last, and not as walking. */
const PLACED = 1;

const hexesIn = (ground: war.Ground, { units }: PlaceChoice, sight: Sight): ReadonlyMap<number, Way> =>
  new Map(units.map(({ unit, at }) => [war.unitNamed(sight, unit), { to: war.hexAt(ground, at), spaces: PLACED }]));

const choiceOf = (ground: war.Ground, sight: Sight, ways: ReadonlyMap<number, Way>): PlaceChoice => ({
  choose: 'place',
  units: [...ways].map(([unit, { to }]) => ({ unit: war.unitAt(sight, unit).name, at: war.placeOf(ground, to) })),
});

/** The battle with these units placed, at its first combat phase. */
const placedSo = (sight: Sight, ways: ReadonlyMap<number, Way>): Board => {
  const at = sight.open.at.map((here, unit) => ways.get(unit)?.to ?? here);
  const board = new Board(sight, { at, round: 1 });
  for (const [unit, { to, spaces }] of ways) board.put(unit, to, spaces);
  return board;
};

/** Placements, and how many were looked at. */
interface Found {
  readonly weighed: readonly Weighed[];
  readonly nodes: number;
}

/** Whoever places last knows the first combat phase exactly: places are improved until it brings as much as it can. */
const againstThePlaced = (question: Question, sight: Sight, side: war.Side): Found => {
  const ground = saga.battle.groundOf(sight);
  const away = stepsFromEnemies(sight, side);
  const near = saga.battle.openToPlace(sight, side).filter((at) => (away[at] as number) <= NEAR);
  const listed = (question.choices ?? []) as readonly PlaceChoice[];
  const begun = listed
    .map((choice) => ({ choice, ways: hexesIn(ground, choice, sight) }))
    .map(({ choice, ways }) => ({ choice, ways, worth: new Position(placedSo(sight, ways), side).worth() }));
  const [top] = [...begun].sort((a, b) => b.worth - a.worth);
  if (top === undefined) return { weighed: [], nodes: 0 };
  const places = near.map((to) => ({ to, spaces: PLACED }));
  const position = new Position(placedSo(sight, top.ways), side);
  const plan = improved(
    position,
    new Map([...top.ways.keys()].map((unit) => [unit, places])),
    top.ways,
    question.budget,
  );
  const weighed = [{ choice: choiceOf(ground, sight, plan.ways), worth: plan.worth }, ...begun];
  return { weighed, nodes: position.nodes + begun.length };
};

/** Placements, the best that the rules allow. */
export const placement = (
  question: Question,
  sight: Sight,
  side: war.Side,
  best: (weighed: readonly Weighed[], nodes: number) => PlayerAnswer,
): PlayerAnswer | null => {
  const isFirst = war.onTheMap(sight, war.otherSide(side)).length === 0;
  const ambushed = isFirst && sight.given.defence !== 'standing';
  if (ambushed) return null;
  const run = imaginedRun<saga.battle.Battle>(question);
  const fronts = isFirst ? formations(sight, side, question.budget) : [];
  const { weighed, nodes } = isFirst
    ? { weighed: fronts, nodes: fronts.length }
    : againstThePlaced(question, sight, side);
  const inOrder = [...weighed].sort((a, b) => b.worth - a.worth);
  const at = inOrder.findIndex(({ choice }) => run.accepts(question.asked, choice).ok);
  return at < 0 ? null : best(inOrder.slice(at, at + 5), nodes);
};

/** The row that most of the own units stand on: it is the one they face. */
export const rowsToName = (choices: readonly Choice[], sight: Sight): readonly Weighed[] => {
  const ground = saga.battle.groundOf(sight);
  const own = war.onTheMap(sight, 1).map((unit) => sight.open.at[unit] as number);
  return choices.flatMap((choice) => {
    if (choice.choose !== 'line') return [];
    const onIt = own.filter((at) => ground.along[choice.axis][at] === choice.at).length;
    return [{ choice, worth: onIt }];
  });
};
