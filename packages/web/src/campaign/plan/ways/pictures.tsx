import type { ReactNode } from 'react';
import { Plate, PursePlate, Shield, tinctureOf } from '../../../boards/counter/Counter.js';
import { SoldierDefs } from '../../../boards/soldiers/Soldiers.js';
import type { SoldierKind } from '../../../boards/soldiers/soldiers.table.js';
import { TROOP_ICONS } from '../../../scenes/battle/troops.js';
import { CLASS_ICONS } from '../../../scenes/command/classes.js';
import { iconOf } from '../../../scenes/sortie/model.js';
import { Ranks } from '../../../table/setup/lines/Ranks.js';
import { TROOPS_DRAWN } from './drawn.table.js';
import { type InRanks, SIDES, type There } from './there.js';

const [WIDE, HIGH] = [300, 196];
const MIDDLE = HIGH / 2;

interface PictureProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Drawn = ({ label, children }: PictureProps) => (
  <svg className="war-picture" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
    {children}
  </svg>
);

/** The line along which two armies face each other. */
const Front = () => <path className="war-front" d={`M10 ${MIDDLE}H${WIDE - 10}`} />;

const [IN_ROW, STEP, ROW] = [5, 54, 44];

/** Where a counter stands: rows of five, the first nearest to the foe. */
const placeOf = (side: 0 | 1, nth: number, many: number): readonly [x: number, y: number] => {
  const row = Math.floor(nth / IN_ROW);
  const here = Math.min(IN_ROW, many - row * IN_ROW);
  const x = WIDE / 2 + ((nth % IN_ROW) - (here - 1) / 2) * STEP;
  return [x, MIDDLE + (side === 0 ? -1 : 1) * (25 + row * ROW) - 1];
};

interface CountersProps<U> {
  readonly units: readonly [readonly U[], readonly U[]];
  readonly counter: (unit: U, side: 0 | 1) => ReactNode;
}

const Counters = <U,>({ units, counter }: CountersProps<U>) =>
  SIDES.map((side) =>
    units[side].map((unit, nth) => {
      const [x, y] = placeOf(side, nth, units[side].length);
      return (
        <g key={`${side} ${x} ${y}`} data-tincture={tinctureOf(side)} transform={`translate(${x} ${y}) scale(.9)`}>
          {counter(unit, side)}
        </g>
      );
    }),
  );

export const SagaPicture = ({ there, label }: { readonly there: There['saga']; readonly label: string }) => (
  <Drawn label={label}>
    <Front />
    <Counters
      units={there.units}
      counter={({ troop, size }, side) => (
        <>
          <Shield side={side} icon={TROOP_ICONS[troop]} />
          <Plate strength={{ left: size, size }} badges={{}} />
        </>
      )}
    />
  </Drawn>
);

export const CommandPicture = ({ there, label }: { readonly there: There['command']; readonly label: string }) => (
  <Drawn label={label}>
    <Front />
    <Counters
      units={there.units}
      counter={({ class: of, grade, points }, side) => (
        <>
          <Shield side={side} icon={CLASS_ICONS[of]} />
          <PursePlate purse={{ grade, points }} badges={{}} />
        </>
      )}
    />
  </Drawn>
);

/** Bars from the middle outwards, as long as the units are large: there is no map on which they would stand. */
export const SortiePicture = ({ there, label }: { readonly there: There['sortie']; readonly label: string }) => {
  const rows = Math.max(...there.units.map((units) => units.length));
  const step = Math.min(40, (HIGH - 8) / rows);
  const most = Math.max(...there.units.flat().map(({ heads }) => heads));
  const room = WIDE / 2 - 62;
  return (
    <Drawn label={label}>
      <path className="war-front" d={`M${WIDE / 2} 6V${HIGH - 6}`} />
      {SIDES.map((side) =>
        there.units[side].map((unit, nth) => {
          const ahead = side === 0 ? -1 : 1;
          const [long, y] = [Math.max(2, (unit.heads / most) * room), (nth + 0.5) * step + 4];
          const from = WIDE / 2 + ahead * 28;
          return (
            <g key={unit.unit} data-tincture={tinctureOf(side)}>
              <g transform={`translate(${WIDE / 2 + ahead * 15} ${y}) scale(${Math.min(0.62, step / 44)})`}>
                <Shield side={side} icon={iconOf({ kinds: [unit] })} />
              </g>
              <rect
                className="war-bar"
                x={side === 0 ? from - long : from}
                y={y - step * 0.22}
                width={long}
                height={step * 0.44}
              />
              <text
                className="war-heads"
                x={from + ahead * (long + 4)}
                y={y + 4}
                textAnchor={side === 0 ? 'end' : 'start'}
              >
                {unit.heads}
              </text>
            </g>
          );
        }),
      )}
    </Drawn>
  );
};

const unitsOf = (army: readonly InRanks[]) =>
  army.flatMap(({ troop, units }) =>
    units.map((ranks) => ranks.map((many) => Array(many).fill(TROOPS_DRAWN[troop]) as SoldierKind[])),
  );

/** Units side by side, in as many rows as they need: each with its place, in figures from the left. */
const rowsOf = (units: ReturnType<typeof unitsOf>, most: number) => {
  const rows: { at: number; units: { readonly from: number; readonly ranks: SoldierKind[][] }[] }[] = [
    { at: 0, units: [] },
  ];
  for (const ranks of units) {
    const wide = ranks[0]?.length ?? 0;
    const last = rows.at(-1) as (typeof rows)[number];
    const row = last.at + wide > most && last.at > 0 ? { at: 0, units: [] } : last;
    if (row !== last) rows.push(row);
    row.units.push({ from: row.at + wide / 2, ranks });
    row.at += wide + 0.8;
  }
  return rows;
};

/** How wide a figure may be drawn. */
const CELLS = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8];

export const LinesPicture = ({ there, label }: { readonly there: There['lines']; readonly label: string }) => {
  const armies = there.armies.map(unitsOf);
  const inRows = (cell: number) => armies.map((units) => rowsOf(units, (WIDE - 10) / cell));
  // As large as they can be drawn, all of them.
  const cell = CELLS.find((one) => inRows(one).every((rows) => rows.length * 3 * one <= MIDDLE)) ?? 7;
  const rows = inRows(cell);
  return (
    <Drawn label={label}>
      <SoldierDefs />
      <Front />
      {SIDES.map((side) =>
        (rows[side] ?? []).map(({ at, units }, row) =>
          units.map(({ from, ranks }) => {
            const ahead = side === 0 ? -1 : 1;
            const x = WIDE / 2 + (from - (at - 0.8) / 2) * cell;
            const y = MIDDLE + (side === 0 ? -3 : cell * 1.25) + ahead * row * 2.9 * cell;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a unit is known by its place in its row.
              <g key={`${row} ${from}`} transform={`translate(${x} ${y})`}>
                <Ranks side={side} ranks={ranks} away={side === 1} cell={cell} />
              </g>
            );
          }),
        ),
      )}
    </Drawn>
  );
};
