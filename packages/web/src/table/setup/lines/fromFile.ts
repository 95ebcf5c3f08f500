import type { Json, Result } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { BY_HAND } from '../../army/ArmyFrame.js';
import { without } from '../skirmish/figure.js';
import type { Both } from '../war/armies.js';
import type { Army, LinesWish } from './linesStart.js';
import { unitOf } from './unit.js';

type Said = { readonly setup: Json; readonly options: Json };

/** What a file says, with the people at this table: who sat in the file plays nobody here. */
export const wishFrom = ({ setup, options }: Said, armies: Both<Army>): Result<LinesWish> => {
  const read = warband.battleSetup.parse(setup, 'setup');
  const known = read.ok ? warband.battleOptions.parse(options, 'options') : read;
  if (!read.ok) return read;
  if (!known.ok) return known;
  const { a, b, ground, edges, obstacles, dark, surprised, position } = read.value;
  const army = ({ name, units }: typeof a, { commander }: Army): Army => ({
    kind: BY_HAND,
    name,
    commander,
    units: units.map((unit) => unitOf(without(unit, 'seat'))),
  });
  const isPlain = [ground, edges, obstacles].every((all) => all.length === 0);
  return {
    ok: true,
    value: {
      armies: [army(a, armies[0]), army(b, armies[1])],
      ground: isPlain ? 'open' : 'brought',
      map: known.value['warband.map'],
      dark,
      surprised: surprised ?? 'none',
      referee: '',
      brought: {
        ground: ground as unknown as Json,
        edges: edges as unknown as Json,
        obstacles: obstacles as unknown as Json,
        position: (position ?? null) as unknown as Json,
      },
      options: without(options as Record<string, Json>, 'warband.map'),
    },
  };
};
