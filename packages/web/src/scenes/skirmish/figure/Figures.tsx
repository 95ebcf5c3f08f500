import { memo, useLayoutEffect, useRef } from 'react';
import { boxOf, type IconName } from '../../../design/base/Icon.js';
import { middleOf, TURNS } from '../ground/geometry.js';
import type { Hp, Place, Seen, Walk, Way } from '../parts.js';
import { Above } from './Above.js';
import { type Label, notchesOf, plateSize } from './labels.js';

/** HP on a plate: one notch a point, lost ones hollow. */
const HpPlate = ({ x, y, hp, gold }: { x: number; y: number; hp: Hp; gold: boolean }) => {
  const { wide, high } = plateSize(hp);
  const { full, all, inRow } = notchesOf(hp);
  return (
    <g className={gold ? 'sk-plate sk-plate-gold' : 'sk-plate'} transform={`translate(${x} ${y})`}>
      <rect width={wide} height={high} />
      {Array.from({ length: all }, (_, n) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: notches have only their places
          key={n}
          className={n < full ? 'sk-notch' : 'sk-notch sk-notch-lost'}
          x={3.2 + (n % inRow) * 6}
          y={2.3 + Math.floor(n / inRow) * 8.2}
          width="4.600"
          height="6.400"
        />
      ))}
    </g>
  );
};

/** A state on a small plate above the figure. */
export const StatePlate = ({ x, y, icon }: { readonly x: number; readonly y: number; readonly icon: IconName }) => (
  <g className="sk-state sk-lettered" style={{ transformOrigin: `${x}px ${y + 8}px` }}>
    <rect x={x - 10} y={y - 10} width="20" height="20" />
    <svg aria-hidden="true" x={x - 7} y={y - 7} width="14" height="14" viewBox={boxOf(icon)} overflow="visible">
      <use href={`#${icon}`} />
    </svg>
  </g>
);

interface FigureProps {
  readonly seen: Seen;
  readonly at: Place;
  readonly facing: Way;
  readonly ghost?: boolean;
  /** The spaces it has just gone through, the first being where it came from: it is seen going. */
  readonly walked?: readonly Place[] | undefined;
}

const STEP_MS = 120;
const MOST_MS = 600;

/** Figures stand a little askew, each by its own: a drawn crowd is not cast in lead. */
const lean = ({ key, out }: Seen): number => {
  const sum = [...key].reduce((n, letter) => n * 31 + letter.charCodeAt(0), 7);
  return out === null ? (sum % 11) - 5 : (sum % 50) - 25;
};

/** The same way in degrees, as near as can be to another: nobody turns round by the long way. */
const nearest = (turn: number, to: number): number => turn + 360 * Math.round((to - turn) / 360);

/** Step by step, each turned the way it goes. */
const framesOf = (walked: readonly Place[], last: number): Keyframe[] => {
  let turn = last;
  return walked.map((place, n) => {
    const [a, b] = [middleOf(walked[Math.max(0, n - 1)] as Place), middleOf(place)];
    const { x, y } = b;
    if (n > 0) turn = nearest((Math.atan2(y - a.y, x - a.x) * 180) / Math.PI, turn);
    return {
      transform: `translate(${x}px, ${y}px) rotate(${n === walked.length - 1 ? nearest(last, turn) : turn}deg)`,
    };
  });
};

export const Figure = memo(({ seen, at, facing, ghost = false, walked }: FigureProps) => {
  const { key: _key, ...drawn } = seen;
  const ref = useRef<SVGGElement>(null);
  const before = useRef(TURNS[facing] + lean(seen));
  const { x, y } = middleOf(at);
  const turn = nearest(TURNS[facing] + lean(seen), before.current);
  const way = walked === undefined || walked.length < 2 ? '' : JSON.stringify(walked);
  useLayoutEffect(() => {
    before.current = turn;
  }, [turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes once for each way
  useLayoutEffect(() => {
    if (way === '' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const places = JSON.parse(way) as readonly Place[];
    const duration = Math.min(MOST_MS, STEP_MS * (places.length - 1));
    const going = ref.current?.animate(framesOf(places, turn), { duration, easing: 'linear' });
    return () => going?.cancel();
  }, [way]);
  return (
    <g
      ref={ref}
      className={ghost ? 'sk-figure sk-ghost' : 'sk-figure'}
      data-figure={seen.key}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` }}
    >
      <Above {...drawn} out={seen.out !== null} />
    </g>
  );
});

interface FiguresProps {
  readonly figures: readonly Seen[];
  readonly labels: readonly Label[];
  readonly walks: readonly Walk[];
}

/** The slain below, then those who lie, then all who stand; who acts above all. */
const depth = ({ out, prone, acting, mounted }: Seen): number =>
  out !== null ? 0 : prone ? 1 : acting ? 4 : mounted ? 3 : 2;

/** Everybody from above, with names, plates and states over them. */
export const Figures = ({ figures, labels, walks }: FiguresProps) => (
  <>
    {[...figures]
      .sort((a, b) => depth(a) - depth(b))
      .map((seen) => (
        <Figure
          key={seen.key}
          seen={seen}
          at={seen.at}
          facing={seen.facing}
          walked={walks.find(({ key }) => key === seen.key)?.through}
        />
      ))}
    {figures.map((seen) => {
      const { x, y } = middleOf(seen.at);
      return seen.critical && seen.out === null ? (
        <StatePlate key={seen.key} x={x + 2} y={y - 31} icon="wb-bleed" />
      ) : null;
    })}
    {figures.map((seen, n) => {
      const label = labels[n];
      if (label === undefined) return null;
      const { name, plate, from } = label;
      const style = seen.out !== null ? 'sk-name sk-name-out' : seen.acting ? 'sk-name sk-name-acting' : 'sk-name';
      return (
        <g key={seen.key} className="sk-lettered" style={{ transformOrigin: `${from.x}px ${from.y}px` }}>
          {seen.out === null ? <HpPlate x={plate.x} y={plate.y} hp={seen.hp} gold={seen.acting} /> : null}
          {name === null ? null : (
            <text className={style} x={name.x} y={name.y} textAnchor={name.anchor}>
              {seen.out === null ? seen.name : `${seen.name}, ${seen.out}`}
            </text>
          )}
        </g>
      );
    })}
  </>
);
