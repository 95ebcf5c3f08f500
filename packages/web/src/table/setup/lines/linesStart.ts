import type { Json } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { MapSize } from '../skirmish/skirmishStart.js';
import type { Both, Seated } from '../war/armies.js';
import { nameSaid } from '../war/names.js';
import type { OptionsWish } from '../war/options.js';
import type { Start } from '../war/WarForm.js';
import { type Brought, type FieldPick, type Mustered, usualMap } from './linesSlate.js';
import type { UnitWish } from './unit.js';

/** An army of the table. */
export type Army = Seated<Mustered>;

export interface LinesWish {
  readonly armies: Both<Army>;
  readonly ground: FieldPick;
  readonly map: MapSize;
  readonly dark: boolean;
  readonly surprised: 'none' | 'a' | 'b';
  /** Empty where nobody judges. */
  readonly referee: string;
  readonly brought: Brought;
  readonly options: OptionsWish;
}

export const SCENE = 'warband/battle';

/** A unit as the rules get it; with whoever plays it, where that is not who plays its army. */
export const unitSetup = ({ name, seat, ranks, ...rest }: UnitWish, commander: string) => ({
  ...rest,
  ...nameSaid(name === undefined ? {} : { name }),
  ...(seat !== undefined && seat !== '' && seat !== commander && { seat }),
  ranks: ranks.map((rank) => ({
    ...rank,
    figures: rank.figures.map(({ name: called, ...one }) => ({
      ...one,
      ...nameSaid(called === undefined ? {} : { name: called }),
    })),
  })),
});

const armySetup = ({ name, commander, units }: Army) => ({
  name: name.trim(),
  seat: commander,
  units: units.map((unit) => unitSetup(unit, commander)),
});

/** A ready-made battlefield has its own map: WARBAND-ROUND-008. */
export const groundOf = ({ ground, map, brought }: Pick<LinesWish, 'ground' | 'map' | 'brought'>) => {
  if (ground === 'open') return { map, ground: [] as Json, edges: [] as Json, obstacles: [] as Json };
  if (ground === 'brought') return { map, ground: brought.ground, edges: brought.edges, obstacles: brought.obstacles };
  const ready = warband.readyBattlefield(ground);
  return {
    map: ready.map,
    ground: ready.ground as unknown as Json,
    edges: [] as Json,
    obstacles: ready.obstacles as unknown as Json,
  };
};

/** Who has a part in it: each once. */
const seatsOf = ({ armies, referee }: Pick<LinesWish, 'armies' | 'referee'>): readonly string[] => [
  ...new Set([
    ...armies.map(({ commander }) => commander),
    ...armies.flatMap(({ units }) => units.flatMap(({ seat = '' }) => (seat === '' ? [] : [seat]))),
    ...(referee === '' ? [] : [referee]),
  ]),
];

const isUsual = ({ width, height }: MapSize): boolean => width === usualMap.width && height === usualMap.height;

/** What the table is asked to begin. */
export const linesStart = (wish: LinesWish): Start => {
  const [a, b] = wish.armies;
  const { map, ...drawn } = groundOf(wish);
  const { position } = wish.brought;
  return {
    scene: SCENE,
    setup: {
      seats: seatsOf(wish),
      a: armySetup(a),
      b: armySetup(b),
      ...(wish.referee !== '' && { referee: wish.referee }),
      ...drawn,
      dark: wish.dark,
      ...(wish.surprised !== 'none' && { surprised: wish.surprised }),
      ...(position !== null && { position }),
    } as unknown as Json,
    options: { ...wish.options, ...(!isUsual(map) && { 'warband.map': map }) } as Json,
  };
};
