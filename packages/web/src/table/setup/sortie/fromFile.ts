import type { Json, Result } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import { BY_HAND } from '../../army/ArmyFrame.js';
import type { Both } from '../war/armies.js';
import type { SortieArmy, SortieWish } from './sortieStart.js';
import { unitOf } from './unit.js';

type Said = { readonly setup: Json; readonly options: Json };

/** What a file says, with the people at this table: who sat in the file commands nothing here. */
export const wishFrom = ({ setup, options }: Said, armies: Both<SortieArmy>): Result<SortieWish> => {
  const read = sortie.sortieSetup.parse(setup, 'setup');
  const known = read.ok ? sortie.sortieOptions.parse(options, 'options') : read;
  if (!read.ok) return read;
  if (!known.ok) return known;
  const { a, b, ground, grounds, initiative, position } = read.value;
  const army = ({ name, units, general, comes }: typeof a, at: SortieArmy): SortieArmy => ({
    kind: BY_HAND,
    name,
    commander: at.commander,
    units: units.map(unitOf),
    general: general === undefined ? null : { name: general.name ?? '', level: general.level },
    comes,
  });
  return {
    ok: true,
    value: {
      armies: [army(a, armies[0]), army(b, armies[1])],
      ground,
      initiative: initiative ?? 'none',
      brought: { grounds: grounds as unknown as Json, position: (position ?? null) as unknown as Json },
      options: options as SortieWish['options'],
    },
  };
};
