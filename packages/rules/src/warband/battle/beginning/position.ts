import { otherSide, type Side } from '../../../war/roster/sides.js';
import { firstStepOf } from '../../beginning/position.js';
import { agentsOf } from '../../formations/standing.js';
import type { Figure, FigureIndex, Group } from '../../model/model.js';
import { SIDE_KEYS } from '../../model/setup.js';
import type { Unit } from '../../model/units.js';
import type { BattleGiven, BattleOpen, BattlePosition, BattleStep } from '../model/battle.js';

export const firstStep = ({ phase }: BattlePosition): BattleStep => ({ step: firstStepOf(phase) });

type Said = BattlePosition['units'][number];

const unitInCourse = (unit: Unit, said: Said, find: (key: string) => FigureIndex, units: readonly Unit[]): Unit => ({
  ...unit,
  bannerPass: unit.bannerPass && !said.bannerUsed,
  leader: said.leader === undefined ? unit.leader : find(said.leader),
  wall: said.wall,
  failedIn: said.failedIn,
  lastLoss: said.lastLoss,
  lastTrigger: said.lastTrigger,
  broken: said.broken,
  braced: said.braced,
  charged: said.charged === undefined ? -1 : units.findIndex(({ name }) => name === said.charged),
  opening: said.charged === undefined ? (said.acted ? 'move' : null) : 'charge',
});

const groupInCourse = (group: Group, { began, thirds, mood }: Said): Group => ({
  ...group,
  began: began ?? group.began,
  thirds,
  mood,
});

const MOODS = { steady: 'no', toTheDeath: 'no', retreating: 'order', disorder: 'disorder' } as const;

/** WARBAND-ROUND-011: the facts of a battle taken up in its course. What is left out is as at the start of a round. */
export const openInCourse = (fresh: BattleOpen, position: BattlePosition, given: BattleGiven): BattleOpen => {
  const find = (key: string): FigureIndex => fresh.roster.findIndex(({ name }) => name === key);
  const saidOf = (nth: number): Said | undefined => position.units.find(({ unit }) => unit === fresh.units[nth]?.name);
  // WARBAND-ROUND-003: the first round is that of who surprises, alone.
  const isSurprise = given.surprised !== null && position.round === 1;
  const figures: Figure[] = fresh.figures.map((figure) => ({ ...figure }));
  fresh.units.forEach((unit, nth) => {
    const mood = saidOf(nth)?.mood ?? 'steady';
    for (const figure of agentsOf(unit))
      Object.assign(figures[figure] as Figure, { retreating: MOODS[mood], desperate: mood === 'toTheDeath' });
  });
  return {
    ...fresh,
    figures,
    round: position.round,
    priority: isSurprise ? otherSide(given.surprised as Side) : (SIDE_KEYS.indexOf(position.priority) as Side),
    surprise: isSurprise,
    quiet: position.quiet,
    units: fresh.units.map((unit, nth) => {
      const said = saidOf(nth);
      return said === undefined ? unit : unitInCourse(unit, said, find, fresh.units);
    }),
    groups: fresh.groups.map((group, nth) => {
      const said = saidOf(nth);
      return said === undefined ? group : groupInCourse(group, said);
    }),
    duels: position.duels.map(([one, other]) => ({
      pair: [find(one as string), find(other as string)],
      techniques: null,
    })),
  };
};
