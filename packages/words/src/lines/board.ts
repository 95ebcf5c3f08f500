import type { square, View } from '@warmoot/kernel';
import { war, warband } from '@warmoot/rules';
import { squareLines } from '../boards/square.js';
import type { SceneWords, Section } from '../catalogue/words.js';
import { wrapped } from '../lines.js';
import type { Named } from '../say/index.js';
import { ARROWS, groundLegend, groundSign, stateLines as skirmishState } from '../skirmish/board.js';
import { figureText } from '../skirmish/figureText.js';
import type { Speech } from '../speech.js';
import { armyName, type LinesPhrases } from './facts.js';
import { isOnMap, rankRows, unitText } from './unitText.js';

type Seen = View<warband.Battle>;

const OBSTACLE = 'x';

/** What stands on each space: in a front rank signs with an arrow, behind it small letters, who is unique by an own sign. */
const standing = (view: Seen, cell: number): ReadonlyMap<number, string> => {
  const { open, given } = view;
  const [unitSigns, signs] = [warband.unitSigns(view), warband.agentSigns(view)];
  const on = new Map<number, string>();
  for (const [index, unit] of open.units.entries()) {
    if (!isOnMap(unit)) continue;
    const [sign, arrow] = [unitSigns[index] ?? '', ARROWS[unit.facing]];
    for (const at of warband.spacesOf(given.field, unit)) on.set(at, sign.toLowerCase());
    for (const at of warband.spacesOfRank(given.field, unit, 0))
      on.set(at, cell >= 3 ? `${sign}${arrow}` : at === unit.at ? `${sign.charAt(0)}${arrow}` : sign);
    for (const [rank, { slots }] of unit.ranks.entries())
      for (const [slot, figure] of slots.entries())
        if (figure !== warband.NORMAL)
          on.set(warband.spacesOfSlot(given.field, unit, rank, slot)[0] ?? -1, signs[figure] ?? '');
  }
  return on;
};

const fieldLines = (view: Seen): readonly string[] => {
  const { given, open } = view;
  const { width, height } = given.field;
  const drawn = new Map<number, ReadonlyMap<number, string>>();
  const signAt = ({ x, y }: square.Square, cell: number): string => {
    const at = y * width + x;
    const on = drawn.get(cell) ?? standing(view, cell);
    drawn.set(cell, on);
    const plain = given.obstacles[at] == null ? groundSign(view, at) : OBSTACLE;
    return (on.get(at) ?? plain).slice(0, cell);
  };
  const shown = open.units
    .filter(isOnMap)
    .flatMap((unit) => warband.spacesOf(given.field, unit))
    .filter((at) => at >= 0)
    .map((at) => warband.spaceOf(given.field, at));
  const corners = [
    { x: 0, y: 0 },
    { x: width - 1, y: height - 1 },
  ];
  return squareLines({ width, height, signAt, shown: shown.length === 0 ? corners : shown }, []);
};

const legendLines = (speech: Speech, view: Seen): readonly string[] => {
  const { legend: t } = speech.t.lines.board;
  const ground = [
    ...groundLegend(speech, view),
    ...(view.given.obstacles.some((one) => one !== null) ? [t.obstacle] : []),
  ];
  return ['', ...(ground.length === 0 ? [] : wrapped(ground.join('   '))), ...wrapped(t.facing), ...wrapped(t.ranks)];
};

/** A unit with its ranks drawn below, the front rank first, and who is unique in it. */
const unitLines = (speech: Speech, phrases: LinesPhrases, view: Seen, index: number): readonly string[] => {
  const { board: t } = speech.t.lines;
  const unit = view.open.units[index] as Seen['open']['units'][number];
  const sign = warband.unitSigns(view)[index] ?? '';
  const rows = rankRows(speech, phrases, view, unit);
  const [place, picture] = [
    Math.max(0, ...rows.map((row) => row.place.length)),
    Math.max(0, ...rows.map((row) => row.picture.length)),
  ];
  const uniques = unit.ranks.flatMap(warband.uniquesIn);
  const signs = warband.agentSigns(view);
  return [
    ...wrapped(t.line({ sign, unit: phrases.unit(view, index), told: unitText(speech, phrases, view, index) }), 80, 3),
    ...rows.flatMap((row) =>
      wrapped(`   ${row.place.padEnd(place)}  ${row.picture.padEnd(picture)}  ${row.text}`, 80, 7 + place + picture),
    ),
    ...uniques.flatMap((figure) =>
      wrapped(
        `   ${t.line({
          sign: signs[figure] ?? '',
          unit: phrases.figure(view, figure),
          told: figureText(speech, phrases, view as never, figure),
        })}`,
        80,
        6,
      ),
    ),
  ];
};

const armySection = (speech: Speech, phrases: LinesPhrases, view: Seen, side: war.Side): Section => ({
  title: armyName(view, side),
  lines: view.open.units.flatMap((unit, index) => (unit.side === side ? unitLines(speech, phrases, view, index) : [])),
});

/** Where the battle is by now. */
export const stateLines = (speech: Speech, phrases: LinesPhrases, view: Seen): readonly string[] => {
  const { board: t } = speech.t.lines;
  if (view.open.round === 0) return [t.before];
  const lines = view.open.lines.map(({ units }) => {
    const [a, b] = phrases.units(view, units) as readonly [Named, Named];
    return t.lineNow({ a, b });
  });
  return [...skirmishState(speech, view as never), ...(lines.length === 0 ? [] : [t.linesNow({ lines })])];
};

/** The side of whoever looks on; side A for those who have none. */
export const sideSeen = ({ open, seat, given }: Seen): war.Side =>
  given.bands[0]?.seat !== seat && open.units.some((unit) => unit.seat === seat && unit.side === 1) ? 1 : 0;

/** A battle in words, as a seat sees it: the field, its own side, the other side, how it stands. */
export const linesBoard =
  (speech: Speech, phrases: LinesPhrases): NonNullable<SceneWords<warband.Battle>['board']> =>
  (view) => {
    const { board: t } = speech.t.lines;
    const own = sideSeen(view);
    return [
      { title: t.field, lines: [...fieldLines(view), ...legendLines(speech, view)] },
      armySection(speech, phrases, view, own),
      armySection(speech, phrases, view, war.otherSide(own)),
      { title: t.state, lines: stateLines(speech, phrases, view).flatMap((line) => wrapped(line, 80, 2)) },
    ];
  };
