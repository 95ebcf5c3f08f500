import { beginState, type Json, type SeatId } from '@warmoot/kernel';
import { command, war } from '@warmoot/rules';
import type { MapSize } from '../../../boards/hex/layout.js';
import { type FieldWish, fieldFor } from '../battle/battleStart.js';
import type { Both } from '../war/armies.js';
import { ableNamed, type Called, nameSaid } from '../war/names.js';
import type { OptionsWish } from '../war/options.js';
import { type ReadyMade, readyMade } from '../war/readyMade.js';

export interface UnitWish {
  readonly class: command.UnitClass;
  readonly grade: command.Grade;
  /** What somebody has called it; left out, the game names it. */
  readonly name?: string;
}

/** An army of the table. */
export interface CommandArmy {
  readonly name: string;
  readonly commander: SeatId;
  /** Which ready-made army it is, or by hand. */
  readonly kind: string;
  readonly units: readonly UnitWish[];
  readonly leader: string;
  /** COMMAND-POINTS-005: from 0 to 5; null for an army without a leader. */
  readonly quality: number | null;
  /** COMMAND-POINTS-006 COMMAND-SETUP-004: a leader by skills, from whose Lead the quality follows. */
  readonly skills?: { readonly lead: number; readonly tactics: number };
}

export interface CommandWish {
  readonly armies: Both<CommandArmy>;
  readonly field: FieldWish;
  /** How large the plain is, and a field that is drawn from a seed. */
  readonly size: { readonly rows: number; readonly columns: number };
  readonly objectives: readonly war.Place[];
  readonly impassable: readonly war.Place[];
  readonly options: OptionsWish;
  /** COMMAND-SAGA-008: the army that lies in ambush. */
  readonly ambush: Ambush;
}

export const AMBUSHES = ['none', 'north', 'south'] as const;
export type Ambush = (typeof AMBUSHES)[number];

const SCENE = 'command/battle';

export const FIELD_KINDS = Object.keys(command.READY_FIELDS) as readonly command.FieldKind[];

/** The ready-made armies. */
export const READY: ReadyMade<UnitWish> = readyMade(
  command.ARMIES,
  (one, other) => one.class === other.class && one.grade === other.grade,
);

/** The next grade up (−1) or down (1); null where there is none. COMMAND-GRADE-001: A is the best. */
export const gradeBeside = (grade: command.Grade, step: 1 | -1): command.Grade | null =>
  command.GRADES[command.GRADES.indexOf(grade) + step] ?? null;

export const qualityOf = ({ quality, skills }: Pick<CommandArmy, 'quality' | 'skills'>): number =>
  quality !== null && skills !== undefined ? command.qualityByLead(skills.lead) : (quality ?? 0);

/** What an army has in all: command points, Support and Assault. */
export const sumsOf = (
  army: CommandArmy,
): { readonly points: number; readonly support: number; readonly assault: number } =>
  army.units.reduce(
    (sum, { class: of, grade }) => {
      const { support, assault } = command.scoresFor(of, grade);
      return {
        points: sum.points + command.startingPoints(grade, qualityOf(army)),
        support: sum.support + support,
        assault: sum.assault + assault,
      };
    },
    { points: 0, support: 0, assault: 0 },
  );

/** A ready-made field under a name, with its looks. */
export const readyField = (kind: command.FieldKind, name: string) => {
  const { looks } = command.READY_FIELDS[kind];
  const signs = (row: string): string =>
    [...row].map((sign) => war.GROUND_SIGNS[war.LOOKS[war.lookOfSign(sign) ?? 'open'].ground]).join('');
  const field = {
    field: 'drawn',
    name,
    ground: looks.map(signs),
    heights: [],
    barriers: [],
    look: { kinds: [...looks], names: [], roads: [] },
  } as const satisfies war.Field;
  return { name, field: field as unknown as war.Field, size: { ...command.USUAL_SIZE, layout: 'full' } as MapSize };
};

/** The size of the field: its own where it is drawn already, else that of the form, in full rows (COMMAND-HEX-001). */
export const sizeOfField = ({ field, size }: Pick<CommandWish, 'field' | 'size'>): MapSize =>
  'size' in field ? field.size : { ...size, layout: 'full' };

const armySetup = ({ name, commander, units, leader, quality, skills }: CommandArmy) => ({
  name: name.trim(),
  seat: commander,
  leader:
    quality === null ? null : { ...(skills ?? { quality }), ...(leader.trim() !== '' && { name: leader.trim() }) },
  units: units.map(({ class: of, grade, name: called = '' }) => ({ class: of, grade, ...nameSaid({ name: called }) })),
  homes: war.placesIn([name]),
});

/** What the table is asked to begin. */
export const commandStart = (wish: CommandWish): { scene: string; setup: Json; options: Json } => {
  const { armies, field, objectives, impassable, options, ambush } = wish;
  const size = sizeOfField(wish);
  const [north, south] = armies;
  return {
    scene: SCENE,
    setup: {
      seats: [...new Set([north.commander, south.commander])],
      north: armySetup(north),
      south: armySetup(south),
      field: fieldFor(field, size),
      ...(ambush !== 'none' && { ambush }),
    } as unknown as Json,
    options: {
      ...options,
      ...(field.from === 'plain' && { 'command.mapRows': size.rows, 'command.mapColumns': size.columns }),
      'command.objectiveHexes': objectives,
      'command.impassableHexes': impassable,
    } as unknown as Json,
  };
};

/** What the units of both armies will be called, as far as the battle can begin; what is half written is left out. */
export const calledIn = (wish: CommandWish): Both<readonly Called[]> => {
  const [north, south] = wish.armies;
  const taken: string[] = [];
  const named = {
    ...wish,
    armies: [
      { ...north, name: north.name || 'North', commander: 'one', units: ableNamed(north.units, taken) },
      { ...south, name: south.name || 'South', commander: 'two', units: ableNamed(south.units, taken) },
    ],
  } as const;
  const { setup, options } = commandStart(named);
  const begun = beginState(command.commandScene, { setup, options });
  const sight = begun.ok ? (begun.value as unknown as command.CommandSight) : null;
  const names = sight === null ? [] : command.unitNames(sight);
  const signs = sight === null ? [] : command.unitSigns(sight);
  const of = (army: CommandArmy, from: number): readonly Called[] =>
    army.units.map((unit, nth) => ({
      called: names[from + nth] ?? command.CLASS_KINDS[unit.class],
      sign: signs[from + nth] ?? unit.class,
    }));
  return [of(north, 0), of(south, north.units.length)];
};
