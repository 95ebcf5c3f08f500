import { rowOf } from '../figures/figures.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { moraleChance, RALLIED } from './chance.js';
import { type Checkers, type Checking, checking, spreads } from './checks.js';
import { areHirelings, boundOf, corneredNow, groupOf, hasWayOut, heldToCheck, stillChecks } from './members.js';
import { givesUp, goes } from './parting.js';
import { notice, noticeEachOther } from './triggers.js';

/** The chance of a check, as it stands now. */
export const chanceOfCheck = (sight: SkirmishSight, { group, figure }: Checking) => {
  const { grade, circumstances, side } = groupOf(sight, group);
  // WARBAND-MELEE-022: of every check of that side's hirelings.
  const rallied = sight.open.rallied[side] && areHirelings(sight, group, figure);
  return moraleChance({
    grade,
    circumstances,
    named: rallied ? [RALLIED] : [],
    capsNamed: sight.given.options['warband.moraleCapIncludesNamed'] === 'on',
  });
};

/** WARBAND-MORALE-028: groups of figures. */
const groups: Checkers = {
  chance: chanceOfCheck,
  bound: boundOf,
  stillChecks,
  hasWayOut,
  cornered: (sight) => corneredNow(sight).map((figure) => ({ group: rowOf(sight, figure).group as number, figure })),
  alone: heldToCheck,
  notice,
  noticeEachOther,
  passesUnrolled: () => false,
  fails: () => undefined,
  goes: (play, _group, figures) => goes(play, figures),
  yields: (play, { group, figure }) => {
    const figures = figure === null ? boundOf(play, group) : [figure];
    play.say({ event: 'surrendered', group, figure, figures });
    givesUp(play);
    spreads(play, groups);
  },
};

export const moraleProcedures = checking(groups);
