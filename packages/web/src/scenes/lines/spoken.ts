import { actTitle, type Telling } from './acts/titles.js';
import type { Open } from './ask/types.js';
import { armyName, type Formation, type Line } from './model.js';
import { stateOf } from './muster.js';

const ranksIn = ({ now }: Formation): readonly string[] => now.ranks.map(({ slots }) => `${slots.length}`);

/** Which unit it is and how it is, in a sentence. */
export const unitSpoken = (telling: Telling, unit: Formation): string => {
  const state = stateOf(telling, unit);
  return telling.t.unitSpoken({
    unit: unit.name,
    army: armyName(telling.view, unit.side),
    ranks: ranksIn(unit),
    state: state === '' ? null : state,
  });
};

/** A battle line, read out: both units with their ranks. */
export const lineSpoken = (telling: Telling, line: Line, yours: number): string => {
  const [one, other] = [yours, line.units.find((unit) => unit !== yours) ?? -1].map(
    (unit) => telling.forces.units[unit],
  );
  if (one === undefined || other === undefined) return telling.t.noLine;
  return telling.t.lineSpoken({
    yours: one.name,
    ranks: ranksIn(one),
    theirs: other.name,
    others: ranksIn(other),
  });
};

/** What is picked, read out. */
export const pickedSpoken = (telling: Telling, open: Open | null): string => {
  const { t, view } = telling;
  if (open === null || open.unit === null || open.act === null) return t.nothingPicked;
  const { unit, act, chosen } = open;
  const line = act.word === 'attack' ? view.open.lines.find(({ units }) => units.includes(unit.index)) : undefined;
  if (line !== undefined) return lineSpoken(telling, line, unit.index);
  const at = unit.at === null ? '' : t.space({ x: unit.at.x, y: unit.at.y });
  return t.actSpoken({ unit: unit.name, at, act: actTitle(telling, act, chosen) });
};
