import type { Json, Result } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { BY_HAND } from '../../army/ArmyFrame.js';
import type { Both } from '../war/armies.js';
import { figureOf, without } from './figure.js';
import type { Band, SkirmishWish } from './skirmishStart.js';

type Said = { readonly setup: Json; readonly options: Json };

/** What a file says, with the people at this table: who sat in the file plays nobody here. */
export const wishFrom = ({ setup, options }: Said, armies: Both<Band>): Result<SkirmishWish> => {
  const read = warband.skirmishSetup.parse(setup, 'setup');
  const known = read.ok ? warband.skirmishOptions.parse(options, 'options') : read;
  if (!read.ok) return read;
  if (!known.ok) return known;
  const { a, b, ground, edges, surprised, position } = read.value;
  const band = ({ name, figures }: typeof a, { commander }: Band): Band => ({
    kind: BY_HAND,
    name,
    commander,
    units: figures.map((figure) => figureOf(without(figure, 'seat'))),
  });
  const isPlain = ground.length === 0 && edges.length === 0;
  return {
    ok: true,
    value: {
      armies: [band(a, armies[0]), band(b, armies[1])],
      ground: isPlain ? 'open' : 'brought',
      map: known.value['warband.map'],
      surprised: surprised ?? 'none',
      referee: '',
      brought: {
        ground: ground as unknown as Json,
        edges: edges as unknown as Json,
        position: (position ?? null) as unknown as Json,
      },
      options: without(options as Record<string, Json>, 'warband.map'),
    },
  };
};
