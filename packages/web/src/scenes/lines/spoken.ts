import { percentText } from '../../design/chance/Chance.js';
import type { UiWords } from '../../words/ui.js';
import { actTitle, type Telling } from './acts/titles.js';
import type { Open } from './ask/types.js';
import { forecastOf, isDuelled, lossesTold, rowsOf } from './forecast.js';
import { armyName, type Formation, type Line, stepOf } from './model.js';
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

/** What a line may come to, in sentences: what both lose, the likeliest first, and who pushes. */
const aheadSpoken = (
  telling: Telling,
  ui: UiWords,
  line: Line,
  [one, other]: readonly [Formation, Formation],
): string => {
  const { t, view } = telling;
  if (isDuelled(view, [one.now.leader, other.now.leader])) return t.noTide;
  const of = forecastOf(view, line, stepOf(view)?.step ?? '');
  if (of === null) return '';
  const nth = of.units[0] === one.index ? 0 : 1;
  const { pushes, pushed } = of.tide;
  const lost = (at: 0 | 1): readonly string[] => lossesTold(telling, ui, rowsOf(of.losses[at]));
  return t.aheadSpoken({
    one: one.name,
    other: other.name,
    theirs: lost(nth === 0 ? 1 : 0),
    ours: lost(nth),
    push: percentText(ui, nth === 0 ? pushes : pushed),
    pushed: percentText(ui, nth === 0 ? pushed : pushes),
  });
};

/** A battle line, read out: both units with their ranks, and what it may come to. */
export const lineSpoken = (telling: Telling, ui: UiWords, line: Line, yours: number): string => {
  const [one, other] = [yours, line.units.find((unit) => unit !== yours) ?? -1].map(
    (unit) => telling.forces.units[unit],
  );
  if (one === undefined || other === undefined) return telling.t.noLine;
  const stands = telling.t.lineSpoken({
    yours: one.name,
    ranks: ranksIn(one),
    theirs: other.name,
    others: ranksIn(other),
  });
  return `${stands} ${aheadSpoken(telling, ui, line, [one, other])}`.trim();
};

/** What is picked, read out. */
export const pickedSpoken = (telling: Telling, ui: UiWords, open: Open | null): string => {
  const { t, view } = telling;
  if (open === null || open.unit === null || open.act === null) return t.nothingPicked;
  const { unit, act, chosen } = open;
  const line = act.word === 'attack' ? view.open.lines.find(({ units }) => units.includes(unit.index)) : undefined;
  if (line !== undefined) return lineSpoken(telling, ui, line, unit.index);
  const at = unit.at === null ? '' : t.space({ x: unit.at.x, y: unit.at.y });
  return t.actSpoken({ unit: unit.name, at, act: actTitle(telling, act, chosen) });
};
