import type { saga } from '@warmoot/rules';
import { bandPath, CELL, middleOf, type Window } from '../../../boards/square/geometry.js';
import { boxOf } from '../../../design/base/Icon.js';
import { shortName } from '../../../people/names.js';
import { enemiesOf, sideOf } from '../pairing.js';
import { type DuelView, ITEM_ICONS, nameOf } from '../sheet.js';
import type { DuelWords } from '../words.js';
import { coloursWorn, sideTincture, useBears } from '../worn.js';
import { Above } from './Above.js';
import { facing } from './facing.js';
import { namePlace, platePlace } from './plates.js';
import { printsAlong, type Trail } from './prints.js';
import { reachOf } from './reach.js';

interface BandsProps {
  readonly view: DuelView;
  readonly window: Window;
  /** Round whom they are drawn. */
  readonly who: number;
  /** Whose weapon's reach is marked: who moves looks at the distance from the enemy. */
  readonly holder: number;
  /** Gold where it is your decision. */
  readonly yours: boolean;
  readonly t: DuelWords;
}

const REACHES = [1, 2, 3] as const;

/** The three distances round somebody: Dagger dotted, Spear dashed, and the reach of a weapon marked. */
export const Bands = ({ view, window, who, holder, yours }: Omit<BandsProps, 't'>) => {
  const me = view.open.combatants[who];
  if (me === undefined || me.x < 0 || me.standing !== 'in' || view.open.ending !== null) return null;
  const own = reachOf(view.open.combatants[holder] ?? me);
  const inner = own > 1 ? bandPath(window, me, own - 1) : '';
  return (
    <>
      <path d={`${bandPath(window, me, own)}${inner}`} fillRule="evenodd" fill="var(--b-raise-2)" opacity=".75" />
      {REACHES.map((reach) =>
        reach === own ? (
          <g key={reach} fill="none">
            <path d={bandPath(window, me, reach)} stroke="var(--keyline)" strokeWidth={yours ? 4.6 : 3} />
            {yours ? <path d={bandPath(window, me, reach)} stroke="var(--or)" strokeWidth="2.400" /> : null}
          </g>
        ) : (
          <path
            key={reach}
            d={bandPath(window, me, reach)}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="1.600"
            strokeDasharray={reach === 1 ? '2 4' : reach === 2 ? '5 4' : '9 5'}
          />
        ),
      )}
    </>
  );
};

/** The names of the bands, above everything that moves. A name is kept inside the picture. */
export const BandNames = ({ view, window, who, holder, yours, t }: BandsProps) => {
  const me = view.open.combatants[who];
  if (me === undefined || me.x < 0 || me.standing !== 'in' || view.open.ending !== null) return null;
  const own = reachOf(view.open.combatants[holder] ?? me);
  return (
    <>
      {REACHES.map((reach) => {
        const text = t.distances[reach];
        const wide = text.length * 7.4 + 14;
        const [x, y] = platePlace(view, window, { x: me.x, y: me.y, reach }, wide);
        if (y < 4) return null;
        return (
          <g key={reach} transform={`translate(${x} ${y})`} className={reach === own && yours ? 'board-band-own' : ''}>
            <rect x="-2" y="-11" width={wide} height="22" className="board-band-plate" />
            <text x={wide / 2 - 2} y="5" textAnchor="middle" className="board-band-name">
              {text}
            </text>
          </g>
        );
      })}
    </>
  );
};

interface WayProps {
  readonly window: Window;
  readonly from: saga.duel.Square;
  readonly to: saga.duel.Square;
  /** How many steps it is, or how far from the enemy one then stands. */
  readonly label: string;
}

/** The way to a square that is looked at: a line of dots. */
export const Way = ({ window, from, to }: Omit<WayProps, 'label'>) => (
  <path className="board-way" d={`M${middleOf(window, from).join(' ')}L${middleOf(window, to).join(' ')}`} />
);

/** What a way comes to: a plate at its end, on whoever is drawn there. */
export const WayEnd = ({ window, from, to, label }: WayProps) => {
  const [[x1, y1], [x2, y2]] = [middleOf(window, from), middleOf(window, to)];
  const wide = Math.max(22, label.length * 7.4 + 12);
  // In the corner that points away from where one comes from: there the line does not run.
  const left = x2 < x1 || (x2 === x1 && y2 < y1) ? x2 - CELL / 2 + 2 : x2 + CELL / 2 - 2 - wide;
  const top = y2 <= y1 ? y2 - CELL / 2 + 2 : y2 + CELL / 2 - 24;
  return (
    <g className="board-way-end" transform={`translate(${left} ${top})`}>
      <rect width={wide} height="22" className="board-band-plate" />
      <text x={wide / 2} y="16" textAnchor="middle" className="board-band-name">
        {label}
      </text>
    </g>
  );
};

/** Prints of the last footwork. */
export const Prints = ({ window, trails }: { readonly window: Window; readonly trails: readonly Trail[] }) => (
  <g fill="var(--ink)" opacity=".55">
    {trails.flatMap(({ from, to, who }, trail) =>
      printsAlong(from, to).map(({ at, turn }, i) => {
        const [x, y] = middleOf(window, at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: prints have only their places
          <g key={`${trail} ${who} ${i}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <ellipse cx="0" cy="-4" rx="5" ry="2.600" />
            <ellipse cx="7" cy="4" rx="5" ry="2.600" />
          </g>
        );
      }),
    )}
  </g>
);

interface FightersProps {
  readonly view: DuelView;
  readonly window: Window;
  /** Somebody drawn where they would stand, faintly. */
  readonly ghost: { readonly who: number; readonly at: saga.duel.Square } | null;
}

const inWindow = ({ left, top, wide, high }: Window, { x, y }: saga.duel.Square): boolean =>
  x >= left - 1 && y >= top - 1 && x <= left + wide && y <= top + high;

/** Everybody from above, those who lie first, with their names. */
export const Fighters = ({ view, window, ghost }: FightersProps) => {
  const { combatants } = view.open;
  const isDown = (who: number): boolean => combatants[who]?.prone === true || combatants[who]?.standing !== 'in';
  const order = combatants.map((_, who) => who).sort((a, b) => Number(isDown(b)) - Number(isDown(a)));
  const shown = order.filter(
    (who) => (combatants[who]?.x ?? -1) >= 0 && inWindow(window, combatants[who] as saga.duel.Square),
  );
  const names = view.given.fighters.map(({ name }) => name);
  const worn = coloursWorn(view, useBears());
  const drawn = (who: number, at: saga.duel.Square, faint: boolean) => {
    const me = combatants[who] as (typeof combatants)[number];
    const fighter = view.given.fighters[who];
    const [x, y] = middleOf(window, at);
    return (
      <g
        key={faint ? `ghost ${who}` : who}
        className={faint ? 'board-ghost' : 'board-fighter'}
        style={{
          transform: `translate(${x}px, ${y}px) rotate(${facing(view, who, enemiesOf(view, who))}deg) scale(1.06)`,
        }}
      >
        <Above
          tincture={worn[who] ?? sideTincture(sideOf(view, who))}
          left={me.left}
          right={me.right}
          helmet={fighter?.armour === 'otherMetal' || fighter?.armour === 'metalPlate'}
          down={isDown(who)}
          out={me.standing !== 'in'}
        />
      </g>
    );
  };
  return (
    <>
      {shown.map((who) => drawn(who, combatants[who] as saga.duel.Square, false))}
      {ghost === null ? null : drawn(ghost.who, ghost.at, true)}
      {shown.map((who) => {
        const [x, y] = namePlace(view, window, who);
        return (
          <text key={who} x={x} y={y} textAnchor="middle" className="board-name">
            {shortName(nameOf(view, who), names)}
          </text>
        );
      })}
    </>
  );
};

/** A thing that lies on the ground. */
export const Lying = ({ item, at }: { readonly item: saga.duel.Item; readonly at: readonly [number, number] }) => (
  <svg
    aria-hidden="true"
    className="board-thing"
    x={at[0] - 4}
    y={at[1] + 2}
    width="24"
    height="24"
    viewBox={boxOf(ITEM_ICONS[item])}
  >
    <use href={`#${ITEM_ICONS[item]}`} />
  </svg>
);
