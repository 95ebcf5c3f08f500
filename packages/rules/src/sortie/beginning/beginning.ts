import { counted, ok, refused, type SceneRules } from '@warmoot/kernel';
import type { SortieGiven, SortieOpen, UnitRow } from '../battle/model.js';
import type { Sortie } from '../battle/sortie.js';
import { startingDice } from '../pool/floating.js';
import { setupFault } from './faults.js';
import { firstSteps } from './initiative.js';
import { openInCourse, positionFault, rowsInCourse } from './position.js';
import { givenBy, rowsOf } from './rows.js';

const headsOf = ({ parts }: UnitRow): number => parts.reduce((sum, { heads }) => sum + heads, 0);

/** SORTIE-ROUND-006: every pair of enemies is as far apart as every other. */
const freshOpen = ({ options }: SortieGiven, roster: readonly UnitRow[]): SortieOpen => {
  const all = <A>(value: A): A[] => roster.map(() => value);
  const floating = roster.map((row) => counted(startingDice(row, options)).total);
  const far = options['sortie.startDistance'];
  return {
    roster,
    heads: roster.map(headsOf),
    headsBefore: roster.map(headsOf),
    floating,
    started: floating.slice(),
    record: all(0),
    flankedBy: roster.map(() => []),
    fate: all('here'),
    goneIn: all(0),
    opened: all(0),
    leftWalls: all(0),
    stirred: all(0),
    apart: roster.map(({ side }) => roster.map((row) => (row.side === side ? 0 : far))),
    rolled: [null, null],
    initiative: null,
    round: 0,
    orders: all(null),
    meetings: [],
    shots: [],
    fronts: all(null),
    plans: all(null),
    fought: [],
    shooting: [],
    impacts: [],
    attacked: all(0),
    lost: all(0),
    withdrew: all(0),
    quiet: 0,
    ending: null,
    winner: null,
    noQuarter: false,
    tolls: [],
    characters: [],
    ruling: null,
    settled: {},
  };
};

/** The state a battle begins with: before anybody has the initiative, or at the beginning of a round. */
export const begin: SceneRules<Sortie>['begin'] = (setup, options) => {
  const { seats, position } = setup;
  const given = givenBy(setup, options);
  const rows = rowsOf(setup);
  const fault =
    setupFault(setup, options, rows) ?? (position === undefined ? null : positionFault(setup, position, options));
  if (fault !== null) return refused(fault);
  if (position === undefined) return ok({ seats, given, open: freshOpen(given, rows), agenda: firstSteps(given) });
  const fresh = freshOpen(given, rowsInCourse(rows, position));
  return ok({ seats, given, open: openInCourse(fresh, position, setup), agenda: [{ step: 'round' }] });
};
