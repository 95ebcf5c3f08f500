import { agentsOf } from '../../formations/standing.js';
import type { FaringEvent } from '../../model/faring.js';
import type { Figure, Group } from '../../model/model.js';
import { NORMAL, type Removed, type Unit } from '../../model/units.js';
import { moraleWriters as figureWriters } from '../../morale/writers.js';
import type { BattleOpen, BattleWriters } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';

type OfUnits = 'passedUnrolled' | 'bannerLost' | 'returnRolled' | 'cameBack' | 'wentAlong' | 'stayed';
type OfGroups = 'triggered' | 'horror' | 'retreats' | 'surrendered';

const unitIn = (open: BattleOpen, unit: number): Unit => open.units[unit] as Unit;
const groupIn = (open: BattleOpen, unit: number): Group => open.groups[unit] as Group;
const RUNNING = { retreating: 'order', disorder: 'disorder' } as const;

const isSteady = (open: BattleOpen, unit: number): boolean => groupIn(open, unit).mood === 'steady';

const run = (open: BattleOpen, unit: number, retreating: Figure['retreating']): void => {
  for (const figure of agentsOf(unitIn(open, unit))) (open.figures[figure] as Figure).retreating = retreating;
};

/** Every figure of a unit on its own, rank by rank. */
const prisonersOf = ({ ranks }: Unit, unit: number): readonly Removed[] =>
  ranks.flatMap(({ body, slots }) =>
    slots.map((slot): Removed => ({ unit, figure: slot === NORMAL ? body : slot, how: 'surrendered', lives: null })),
  );

/** WARBAND-MORALE-029: each unit that goes or gives up is seen once by its allies, though it has come back in between. */
const seenOnce = (open: BattleOpen, unit: number, write: () => void): void => {
  const { seenNext } = open;
  write();
  if (unitIn(open, unit).failedIn > 0) open.seenNext = seenNext;
};

/** Writes morale of units: what is told of groups is told of them. */
export const moraleWriters: Pick<BattleWriters<UnitEvent | FaringEvent>, OfUnits | OfGroups> = {
  // WARBAND-MORALE-033: what happens to a unit that runs is only remembered by its round.
  triggered: (open, event) => {
    unitIn(open, event.group).lastTrigger = open.round;
    if (isSteady(open, event.group)) figureWriters.triggered(open, event);
    else if (event.thirds !== null) groupIn(open, event.group).thirds = event.thirds;
  },
  horror: (open, event) => {
    unitIn(open, event.group).lastTrigger = open.round;
    if (isSteady(open, event.group)) figureWriters.horror(open, event);
  },
  retreats: (open, event) => {
    seenOnce(open, event.group, () => figureWriters.retreats(open, event));
    unitIn(open, event.group).failedIn = open.round;
  },
  surrendered: (open, event) => {
    seenOnce(open, event.group, () => figureWriters.surrendered(open, event));
    const unit = unitIn(open, event.group);
    open.removed = [...open.removed, ...prisonersOf(unit, event.group)];
    unit.at = -1;
    for (const figure of event.figures) (open.figures[figure] as Figure).at = -1;
  },
  passedUnrolled: (open, { unit, by, what }) => {
    if (by === 'banner') unitIn(open, unit).bannerPass = false;
    groupIn(open, unit).circumstances = 0;
    if (what === 'end') groupIn(open, unit).triggers = [];
    // WARBAND-TACTIC-024: the one check of the round has been made, with or without a die.
    if (what === 'cavalry') unitIn(open, unit).checked = true;
  },
  bannerLost: (open, { unit }) => {
    Object.assign(unitIn(open, unit), { bearer: -1, bannerPass: false });
  },
  returnRolled: (open, { unit, came }) => {
    groupIn(open, unit).circumstances = 0;
    if (came !== 'disorder') return;
    groupIn(open, unit).mood = 'disorder';
    run(open, unit, 'disorder');
  },
  cameBack: (open, { unit }) => {
    Object.assign(groupIn(open, unit), { mood: 'steady', triggers: [] });
    run(open, unit, 'no');
  },
  wentAlong: (open, { unit, figure }) => {
    const { mood } = groupIn(open, unit);
    if (mood === 'retreating' || mood === 'disorder') (open.figures[figure] as Figure).retreating = RUNNING[mood];
  },
  // Who stays is a unit of its own by now, and runs with nobody.
  stayed: (open, { unit }) => {
    groupIn(open, unit).mood = 'steady';
  },
};
