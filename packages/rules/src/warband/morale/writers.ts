import type { FaringEvent } from '../model/faring.js';
import type { Figure, FigureIndex, Group, SkirmishOpen, Trigger } from '../model/model.js';
import type { Writers } from '../model/skirmish.js';

type Own =
  | 'guarded'
  | 'rallied'
  | 'triggered'
  | 'leaderLost'
  | 'alliesSeen'
  | 'horror'
  | 'circumstancesSaid'
  | 'checkedMorale'
  | 'retreats'
  | 'surrendered'
  | 'toTheDeath';

const groupIn = (open: SkirmishOpen, group: number): Group => open.groups[group] as Group;
const figureIn = (open: SkirmishOpen, figure: FigureIndex): Figure => open.figures[figure] as Figure;
const add = (group: Group, by: Trigger): void => {
  if (!group.triggers.includes(by)) group.triggers = [...group.triggers, by];
};

/** Writes morale. */
export const moraleWriters: Pick<Writers<FaringEvent>, Own> = {
  guarded: (open, { figure }) => {
    figureIn(open, figure).guards = true;
  },
  rallied: (open, { figure }) => {
    open.rallied[open.roster[figure]?.side ?? 0] = true;
  },
  triggered: (open, { group, by, thirds }) => {
    add(groupIn(open, group), by);
    if (thirds !== null) groupIn(open, group).thirds = thirds;
  },
  leaderLost: (open, { figure }) => {
    open.mourned = [...open.mourned, figure];
  },
  alliesSeen: (open, { groups }) => {
    open.seenNext = open.seenNext.filter((group) => !groups.includes(group));
  },
  horror: (open, { group }) => {
    add(groupIn(open, group), 'horror');
  },
  circumstancesSaid: (open, { group, by }) => {
    groupIn(open, group).circumstances = by;
  },
  checkedMorale: (open, { group, figure }) => {
    groupIn(open, group).circumstances = 0;
    if (figure === null) groupIn(open, group).triggers = [];
  },
  retreats: (open, { group, disorder, figures }) => {
    groupIn(open, group).mood = disorder ? 'disorder' : 'retreating';
    for (const figure of figures) figureIn(open, figure).retreating = disorder ? 'disorder' : 'order';
    open.seenNext = [...open.seenNext, group];
  },
  surrendered: (open, { group, figure, figures }) => {
    for (const one of figures) figureIn(open, one).fate = 'surrendered';
    if (figure !== null) return;
    const { mood } = groupIn(open, group);
    groupIn(open, group).mood = 'surrendered';
    // WARBAND-MORALE-029: each is seen once: who has been on the run is known to be lost.
    if (mood !== 'retreating' && mood !== 'disorder') open.seenNext = [...open.seenNext, group];
  },
  toTheDeath: (open, { group, figure, figures }) => {
    for (const one of figures) Object.assign(figureIn(open, one), { desperate: true, retreating: 'no' });
    if (figure === null) groupIn(open, group).mood = 'toTheDeath';
  },
};
