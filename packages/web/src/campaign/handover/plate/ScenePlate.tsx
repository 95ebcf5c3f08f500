import type { saga } from '@warmoot/rules';
import { memo } from 'react';
import { type Noise, noiseFrom } from '../../../boards/terrain/noise.js';
import { Figure } from '../../../people/figure/Figure.js';
import { FRAME } from '../../../people/figure/shapes.js';
import type { Shield } from '../../../people/shield.js';
import { arrows, clash, column, PLATE, ROAD, rank } from './lines.js';
import { Banner, Ground, Hooded, Host, type Land, type Light, Onlooker, River, Sky, Stone } from './parts.js';
import { TalkPlate } from './TalkPlate.js';
import './plate.css';

/** Somebody of a duel, as they are drawn. */
export interface Fighter extends Shield {
  readonly armour: saga.duel.Armour;
  readonly left: saga.duel.Item | null;
  readonly right: saga.duel.Item | null;
  readonly minors: readonly number[];
  readonly majors: readonly number[];
  readonly kind: 0 | 1;
}

/** What a plate is composed of. */
export interface Plate {
  readonly kind: saga.handover.NextKind;
  readonly seed: number;
  readonly light: Light;
  readonly land: Land;
  /** The arms of those who are in it: the first side's first. */
  readonly arms: readonly Shield[];
  readonly fighters: readonly Fighter[];
  readonly isBound: boolean;
  /** Whether they talk under the open sky, as enemies do. */
  readonly isOutside: boolean;
  /** Whether those who are pursued ride. */
  readonly isMounted: boolean;
}

interface PartProps extends Plate {
  readonly noise: Noise;
}

const Out = ({ noise, light, land }: Pick<PartProps, 'noise' | 'light' | 'land'>) => (
  <>
    <Sky noise={noise} light={light} />
    <Ground noise={noise} land={land} />
  </>
);

/** A column of spears on a road, two who look after it. */
const March = ({ arms: [first], ...props }: PartProps) => (
  <>
    <Out {...props} />
    <path d={ROAD} fill="var(--p-road, var(--p-light))" stroke="var(--p-line)" strokeWidth="1.4" />
    {first === undefined ? null : <Banner of={first} x={52} foot={156} top={60} to={1} />}
    <Host of={column(12).toReversed()} />
    <Hooded x={28} y={170} size={0.84} to={1} />
    <Hooded x={91} y={176} size={0.68} to={1} />
  </>
);

/** Two hosts meet under a flight of arrows. */
const Battle = ({ arms: [first, second], noise, land, ...props }: PartProps) => (
  <>
    <Out {...props} noise={noise} land={land} />
    <path d={arrows(noise)} fill="var(--p-line)" />
    {first === undefined ? null : <Banner of={first} x={36} foot={134} top={32} to={1} />}
    {second === undefined ? null : <Banner of={second} x={224} foot={134} top={32} to={-1} />}
    <Host of={rank(9, -1)} />
    <Host of={rank(9, 1)} />
    <path d={clash(noise, 130, 93)} fill="var(--p-spark, var(--p-light))" />
    {land === 'river' ? <River noise={noise} /> : null}
    <Onlooker x={24} y={172} to={1} />
    <Onlooker x={60} y={172} to={1} />
    <Onlooker x={200} y={172} to={-1} />
    <Onlooker x={236} y={172} to={-1} />
  </>
);

const PLACES = [26, 148] as const;

/** Two face to face, with what they hold and with their wounds. */
const Duel = ({ fighters, noise, land, light, ...props }: PartProps) => (
  <>
    <Out {...props} noise={noise} land={land} light={light} />
    {land === 'river' ? <River noise={noise} /> : null}
    {fighters.slice(0, 2).map(({ charge, ...fighter }, nth) => (
      <svg key={PLACES[nth]} x={PLACES[nth]} y="30" width="88" height="132" viewBox={FRAME} aria-hidden="true">
        <Figure {...fighter} charge={`ch-${charge}`} label="" />
      </svg>
    ))}
  </>
);

const RUNNERS = {
  rider: { id: 'pi-rider', box: '-16 -4 144 110' },
  runner: { id: 'pi-runner', box: '0 0 98 96' },
} as const;

/** Those who flee on the right, those who are after them on the left. */
const Chase = ({ arms: [first, second], isMounted, ...props }: PartProps) => {
  const { id, box } = RUNNERS[isMounted ? 'rider' : 'runner'];
  const figures = [
    [18, 96, 62],
    [66, 102, 54],
    [168, 90, 68],
  ] as const;
  return (
    <>
      <Out {...props} />
      <path
        d="M-4 168C60 140 190 152 264 136V150C190 162 100 154 60 172Z"
        fill="var(--p-road, var(--p-light))"
        stroke="var(--p-line)"
        strokeWidth="1.4"
      />
      {first === undefined ? null : <Banner of={first} x={34} foot={132} top={34} to={1} />}
      {second === undefined ? null : <Banner of={second} x={228} foot={128} top={30} to={-1} />}
      <g className="plate-runners">
        {figures.map(([x, y, wide]) => (
          <svg key={x} x={x} y={y} width={wide} height={wide * 0.9} viewBox={box} aria-hidden="true">
            <use href={`#${id}`} />
          </svg>
        ))}
      </g>
    </>
  );
};

/** Whatever else may come: somebody on a road. */
const Open = ({ arms: [first], ...props }: PartProps) => (
  <>
    <Out {...props} />
    <path d={ROAD} fill="var(--p-road, var(--p-light))" stroke="var(--p-line)" strokeWidth="1.4" />
    {first === undefined ? null : <Banner of={first} x={176} foot={132} top={64} to={1} />}
    <Hooded x={58} y={172} size={1.1} to={1} />
    <Hooded x={116} y={172} size={0.86} to={-1} />
  </>
);

/** Two sides come to a stone, each with its banner. */
const Parley = ({ arms: [first, second], ...props }: PartProps) => (
  <>
    <Out {...props} />
    {first === undefined ? null : <Banner of={first} x={22} foot={140} top={30} to={1} />}
    {second === undefined ? null : <Banner of={second} x={238} foot={140} top={30} to={-1} />}
    <Stone />
    <Hooded x={92} y={150} size={0.785} to={1} />
    <Hooded x={50} y={164} to={1} />
    <Hooded x={168} y={150} size={0.785} to={-1} />
    <Hooded x={210} y={164} to={-1} />
  </>
);

const Talk = ({ isOutside, ...props }: PartProps) =>
  isOutside && !props.isBound ? (
    <Parley isOutside {...props} />
  ) : (
    <TalkPlate noise={props.noise} arms={props.arms} isBound={props.isBound} />
  );

const KINDS = {
  march: March,
  battle: Battle,
  duel: Duel,
  chase: Chase,
  discussion: Talk,
  freeForm: Open,
} as const satisfies Record<saga.handover.NextKind, unknown>;

interface ScenePlateProps {
  readonly of: Plate;
  readonly className?: string;
}

/** A woodcut of a scene, composed of its kind, its banners, ground and light. It says nothing that is not in words. */
export const ScenePlate = memo(({ of, className = '' }: ScenePlateProps) => {
  const Part = KINDS[of.kind];
  return (
    <svg
      className={`scene-plate ${className}`}
      viewBox={`0 0 ${PLATE.width} ${PLATE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Part {...of} noise={noiseFrom(of.seed)} />
    </svg>
  );
});
