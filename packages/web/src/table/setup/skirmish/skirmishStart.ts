import type { Json } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { Both, Seated } from '../war/armies.js';
import { nameSaid } from '../war/names.js';
import type { OptionsWish } from '../war/options.js';
import type { Start } from '../war/WarForm.js';
import { type FigureWish, without } from './figure.js';
import { type Brought, type GroundPick, type Mustered, usualMap } from './skirmishSlate.js';

/** A band of the table. */
export type Band = Seated<Mustered>;

export interface MapSize {
  readonly width: number;
  readonly height: number;
}

export interface SkirmishWish {
  readonly armies: Both<Band>;
  readonly ground: GroundPick;
  readonly map: MapSize;
  readonly surprised: 'none' | 'a' | 'b';
  /** Empty where nobody judges. */
  readonly referee: string;
  readonly brought: Brought;
  readonly options: OptionsWish;
}

export const SCENE = 'warband/skirmish';

/** A figure as the rules get it. */
export const figureSetup = (figure: FigureWish) => {
  const { name: _, copied: __, ...rest } = figure;
  return { ...rest, ...nameSaid(figure) };
};

/** A ready-made ground has its own map: WARBAND-ROUND-008. */
export const groundOf = ({ ground, map, brought }: Pick<SkirmishWish, 'ground' | 'map' | 'brought'>) => {
  if (ground === 'open') return { map, ground: [] as Json, edges: [] as Json };
  if (ground === 'brought') return { map, ground: brought.ground, edges: brought.edges };
  const ready = warband.readyGround(ground);
  return { map: ready.map, ground: ready.ground as unknown as Json, edges: [] as Json };
};

const bandSetup = ({ name, commander, units }: Band) => ({
  name: name.trim(),
  seat: commander,
  figures: units.map((unit) => {
    const setup = figureSetup(unit);
    // Whoever plays the band plays whom nobody else plays.
    return unit.seat === commander ? without(setup, 'seat') : setup;
  }),
});

/** Who has a part in it: each once. */
const seatsOf = ({ armies, referee }: Pick<SkirmishWish, 'armies' | 'referee'>): readonly string[] => [
  ...new Set([
    ...armies.map(({ commander }) => commander),
    ...armies.flatMap(({ units }) => units.flatMap(({ seat }) => seat ?? [])),
    ...(referee === '' ? [] : [referee]),
  ]),
];

const isUsual = ({ width, height }: MapSize): boolean => width === usualMap.width && height === usualMap.height;

/** What the table is asked to begin. */
export const skirmishStart = (wish: SkirmishWish): Start => {
  const [a, b] = wish.armies;
  const { map, ground, edges } = groundOf(wish);
  const { position } = wish.brought;
  return {
    scene: SCENE,
    setup: {
      seats: seatsOf(wish),
      a: bandSetup(a),
      b: bandSetup(b),
      ...(wish.referee !== '' && { referee: wish.referee }),
      ground,
      edges,
      ...(wish.surprised !== 'none' && { surprised: wish.surprised }),
      ...(position !== null && { position }),
    } as unknown as Json,
    options: { ...wish.options, ...(!isUsual(map) && { 'warband.map': map }) } as Json,
  };
};
