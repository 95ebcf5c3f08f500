import { type Shape, shape } from '@warmoot/kernel';
import { command, war } from '@warmoot/rules';
import { AMBUSHES, type CommandArmy, type CommandWish } from './commandStart.js';
import { commandOptionsForm } from './options.js';

const unit = shape.record({
  class: shape.oneOf(...command.UNIT_CLASSES),
  grade: shape.oneOf(...command.GRADES),
  name: shape.optional(shape.text(0, 24)),
});

const size = shape.record({
  rows: shape.integer(1, 500),
  columns: shape.integer(1, 500),
  layout: shape.optional(shape.oneOf('full', 'alternating')),
});
const drawn = { name: shape.text(0, 200), field: shape.anyJson as unknown as Shape<war.Field>, size };
const place = shape.record({ row: shape.integer(0, 99), column: shape.integer(0, 99) });

/** What of a battle by command points stands on the slate besides its places. */
export const commandSlate = {
  armies: shape.list(
    shape.record({
      kind: shape.text(1, 40),
      units: shape.list(unit, 0, command.MOST_UNITS),
      leader: shape.text(0, 40),
      quality: shape.nullable(shape.integer(0, 5)),
      skills: shape.optional(shape.record({ lead: shape.integer(0, 10), tactics: shape.integer(0, 10) })),
    }),
    2,
    2,
  ),
  field: shape.union('from', {
    plain: {},
    seed: { landscape: shape.oneOf(...war.LANDSCAPES), seed: shape.text(0, 200) },
    own: drawn,
    ready: drawn,
  }),
  size: shape.record({ rows: shape.integer(0, 999), columns: shape.integer(0, 999) }),
  marks: shape.record({ objectives: shape.list(place, 0, 1600), impassable: shape.list(place, 0, 1600) }),
  options: commandOptionsForm,
  ambush: shape.oneOf(...AMBUSHES),
} as const;

/** The half of an army that is no place at the table. */
export type Mustered = Omit<CommandArmy, 'name' | 'commander'>;

const usual = (kind: command.ArmyKind): Mustered => ({ kind, units: command.ARMIES[kind], leader: '', quality: 2 });

export const usualMusters: readonly [Mustered, Mustered] = [usual('usual'), usual('usual')];
export const usualField: CommandWish['field'] = { from: 'plain' };
export const noMarks: Pick<CommandWish, 'objectives' | 'impassable'> = { objectives: [], impassable: [] };
