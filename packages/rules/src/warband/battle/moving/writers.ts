import { agentsOf } from '../../formations/standing.js';
import type { Figure } from '../../model/model.js';
import type { Unit } from '../../model/units.js';
import type { BattleOpen, BattleWriters } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';

const one = (open: BattleOpen, unit: number): Unit => open.units[unit] as Unit;

/** WARBAND-MORALE-014: what the referee said was for this check. */
const forgetCircumstances = (open: BattleOpen, unit: number): void => {
  const group = open.groups[unit];
  if (group !== undefined) group.circumstances = 0;
};

type Own = Extract<
  UnitEvent,
  {
    event:
      | 'unitAnnounced'
      | 'unitActed'
      | 'unitCharged'
      | 'unitCornered'
      | 'obstacleTested'
      | 'retreatRolled'
      | 'manoeuvreChecked'
      | 'wallFormed'
      | 'wallEnded'
      | 'cavalryChecked'
      | 'braced'
      | 'brokeFormation';
  }
>;

/** Writes what units do in an Opening, and what comes of charges and manoeuvres. Where they stand is written with their ranks. */
export const movingWriters: BattleWriters<Own> = {
  unitAnnounced: (open, { unit, announcement }) => {
    if (announcement.what === 'swap') one(open, unit).swaps = [...one(open, unit).swaps, announcement];
    else one(open, unit).announced = announcement;
  },
  unitActed: (open, { unit, act, wholeRound }) => {
    one(open, unit).opening = act;
    // WARBAND-BMOVE-001: what a unit does is the action of all in it.
    for (const agent of agentsOf(one(open, unit))) {
      const figure = open.figures[agent] as Figure;
      figure.opening = act === 'manoeuvre' ? 'move' : act;
      figure.wholeRound ||= wholeRound;
    }
  },
  unitCharged: (open, { unit, target }) => {
    one(open, unit).charged = target;
  },
  unitCornered: (open, { unit }) => {
    one(open, unit).cornered = true;
  },
  obstacleTested: () => undefined,
  retreatRolled: () => undefined,
  manoeuvreChecked: (open, { unit }) => forgetCircumstances(open, unit),
  wallFormed: (open, { unit }) => {
    one(open, unit).wall = true;
  },
  wallEnded: (open, { unit }) => {
    one(open, unit).wall = false;
  },
  cavalryChecked: (open, { unit }) => {
    one(open, unit).checked = true;
    forgetCircumstances(open, unit);
  },
  braced: (open, { unit }) => {
    one(open, unit).braced = true;
  },
  brokeFormation: (open, { unit }) => {
    one(open, unit).broken = true;
  },
};
