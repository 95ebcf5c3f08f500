import { Shield, type Side, tinctureOf } from '../../../boards/counter/Counter.js';
import { Ground, Stands, xOf, yOf } from '../hexes.js';
import { COMMAND_FIGURES } from './figures.js';
import type { CommandGuideWords } from './words.js';

interface PictureProps {
  readonly t: CommandGuideWords;
}

const { begins, quality, volley, endure, lose, check, broken, letGo, quiet } = COMMAND_FIGURES;

const Lozenge = ({ x, y, spent = false }: { readonly x: number; readonly y: number; readonly spent?: boolean }) => (
  <use href={spent ? '#cm-spent' : '#cm-point'} x={x} y={y} width="18" height="18" />
);

/** What each grade begins with. */
export const PointsPicture = ({ t: { points } }: PictureProps) => (
  <svg
    className="pic"
    viewBox="0 0 320 190"
    role="img"
    aria-label={points.picture({ quality, list: begins.map((one) => `${one.grade} ${one.points}`).join(', ') })}
  >
    {begins.map(({ grade, points: many }, row) => (
      <g key={grade} color="var(--ink)">
        <rect x="56" y={14 + row * 34} width="28" height="26" fill="var(--ink)" />
        <text x="70" y={33 + row * 34} textAnchor="middle" className="pic-text" fill="var(--paper)">
          {grade}
        </text>
        {Array.from({ length: many }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points are alike.
          <Lozenge key={nth} x={98 + nth * 24} y={18 + row * 34} />
        ))}
      </g>
    ))}
  </svg>
);

/** COMMAND-TURN-003: in the first three stages whoever has the turn acts, in the fourth the other; the fifth settles. */
const ACTING: readonly (Side | null)[] = [0, 0, 0, 1, null];

/** The stages of a turn, in order. */
export const StagesPicture = ({ t: { stages } }: PictureProps) => (
  <svg className="pic" viewBox="0 0 320 190" role="img" aria-label={stages.picture({ list: stages.names.join(', ') })}>
    {stages.names.map((name, nth) => {
      const side = ACTING[nth] ?? null;
      return (
        <g key={name} transform={`translate(0 ${22 + nth * 36})`}>
          <text x="62" y="5" textAnchor="end" className="pic-text">
            {nth + 1}
          </text>
          {side === null ? (
            <path d="M84 0h28" stroke="var(--ink)" strokeWidth="3" />
          ) : (
            <g transform="translate(98 0) scale(.72)" data-tincture={tinctureOf(side)}>
              <Shield side={side} icon={side === 0 ? 'tr-hi' : 'tr-mi'} />
            </g>
          )}
          <text x="128" y="5" className="pic-text">
            {name}
          </text>
        </g>
      );
    })}
  </svg>
);

/** An Advance of three hexes, and a volley over four. */
export const MovePicture = ({ t: { move } }: PictureProps) => (
  <svg className="pic pic-ground" viewBox="0 0 320 190" role="img" aria-label={move.picture}>
    <Ground />
    <Stands side={0} icon="tr-hi" at={[0, 1]} gone />
    <path
      d={`M${xOf(0, 1) + 20} ${yOf(0)}H${xOf(0, 4) - 24}`}
      stroke="var(--ink)"
      strokeWidth="3"
      strokeDasharray="7 5"
      fill="none"
    />
    <Stands side={0} icon="tr-hi" at={[0, 4]} />
    <text x={(xOf(0, 1) + xOf(0, 4)) / 2} y={yOf(0) - 8} textAnchor="middle" className="pic-text pic-halo">
      {move.free}
    </text>
    <path
      d={`M${xOf(2, 0) + 20} ${yOf(2)}Q${xOf(2, 2)} ${yOf(2) - 46} ${xOf(2, 4) - 22} ${yOf(2)}`}
      stroke="var(--ink)"
      strokeWidth="2.4"
      fill="none"
    />
    <Stands side={0} icon="tr-bo" at={[2, 0]} />
    <Stands side={1} icon="tr-mi" at={[2, 4]} />
    <text x={xOf(2, 0)} y={yOf(2) + 36} textAnchor="middle" className="pic-text pic-halo">
      {move.pays({ n: volley })}
    </text>
    <text x={xOf(2, 4)} y={yOf(2) + 36} textAnchor="middle" className="pic-text pic-halo">
      {move.pays({ n: endure })}
    </text>
  </svg>
);

/** The sums of the sample turn: Assault of who fights, Support of who helps. */
const BEAMS: readonly { readonly side: Side; readonly scores: readonly number[] }[] = [
  { side: 0, scores: [4, 2] },
  { side: 1, scores: [3, 1] },
];
const UNIT = 36;

/** Two beams on one scale. */
export const FightPicture = ({ t: { fight } }: PictureProps) => (
  <svg className="pic" viewBox="0 0 320 190" role="img" aria-label={fight.picture}>
    {BEAMS.map(({ side, scores }, row) => {
      const total = scores.reduce((sum, score) => sum + score, 0);
      return (
        <g key={side} transform={`translate(38 ${46 + row * 76})`} data-tincture={tinctureOf(side)}>
          {scores.map((score, nth) => {
            const from = scores.slice(0, nth).reduce((sum, one) => sum + one, 0) * UNIT;
            return (
              <g key={from}>
                <rect
                  x={from}
                  y="-18"
                  width={score * UNIT - 3}
                  height="40"
                  fill={nth === 0 ? 'var(--field)' : 'var(--paper)'}
                  stroke="var(--keyline)"
                  strokeWidth="1.6"
                />
                <text
                  x={from + (score * UNIT - 3) / 2}
                  y="8"
                  textAnchor="middle"
                  className="pic-text"
                  fill={nth === 0 ? 'var(--on-field)' : 'var(--ink)'}
                >
                  {score}
                </text>
              </g>
            );
          })}
          <text x={total * UNIT + 10} y="9" className="pic-text">
            = {total}
          </text>
        </g>
      );
    })}
  </svg>
);

/** A rout, and what it sets off among lower grades. */
export const RoutPicture = ({ t: { rout } }: PictureProps) => {
  const chain = [
    { grade: 'C', isGone: true, said: rout.needs({ lose }) },
    { grade: 'D', isGone: false, said: rout.pays({ check }) },
    { grade: 'E', isGone: true, said: rout.none },
  ];
  return (
    <svg className="pic" viewBox="0 0 320 190" role="img" aria-label={rout.picture({ lose, check })}>
      {chain.map(({ grade, isGone, said }, nth) => (
        <g key={grade} transform={`translate(${58 + nth * 102} 84)`}>
          {nth === 0 ? null : <path d="M-68 0h22m-7-6l8 6-8 6" stroke="var(--ink)" strokeWidth="2.4" fill="none" />}
          <g transform={isGone ? 'scale(1.5) rotate(180)' : 'scale(1.5)'} data-tincture="azure">
            <Shield side={1} icon={nth === 0 ? 'tr-hi' : 'tr-mi'} />
          </g>
          <text y="-44" textAnchor="middle" className="pic-text">
            {grade}
          </text>
          <text y="60" textAnchor="middle" className="pic-text pic-soft">
            {said}
          </text>
        </g>
      ))}
    </svg>
  );
};

/** What becomes of units. */
export const EndsPicture = ({ t: { ends } }: PictureProps) => {
  const { damage, slaughter, escape: go, quiet: still } = ends.fates;
  const rows = [
    { who: damage.who({ broken }), what: damage.what },
    slaughter,
    { who: go.who, what: go.what({ letGo }) },
    { who: still.who, what: still.what({ quiet }) },
  ];
  return (
    <dl className="pic pic-fates" aria-label={ends.picture}>
      {rows.map(({ who, what }) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
};
