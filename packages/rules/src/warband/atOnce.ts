import { type AtOnce, stream } from '@warmoot/kernel';
import { someOf } from '../war/deploying/someOf.js';
import { readyGround } from './beginning/ready.js';
import { BANDS, type BandKind } from './model/bands.table.js';
import { GROUNDS, type GroundKind } from './model/fields.table.js';
import { MAP } from './model/setup.js';

/** What sides are called where nobody has named them. */
export const BANNERS = ['Avitch', 'Dorrow', 'Kell', 'Tarn', 'Skeld', 'Oster', 'Marrin', 'Vale'];

/** Whether there are player characters among them: these are side 1. WARBAND-CORE-005 */
const hasCharacters = (kind: BandKind): boolean =>
  BANDS[kind].some(({ like, ...rest }) => like === 'hero' || ('pc' in rest && rest.pc === true));

/** Grounds of the usual size: WARBAND-ROUND-008. */
const USUAL = (Object.keys(GROUNDS) as GroundKind[]).filter((kind) => {
  const { map } = readyGround(kind);
  return map.width === MAP.width && map.height === MAP.height;
});

/** Two ready-made bands that meet on ground which the seed picks. */
export const WARBAND_AT_ONCE: AtOnce = {
  setup: ([one, two], seed) => {
    const source = stream(seed);
    const [kind] = someOf(USUAL, 1, source) as [GroundKind];
    const kinds = someOf(Object.keys(BANDS) as BandKind[], 2, source) as [BandKind, BandKind];
    const [mine, theirs] = hasCharacters(kinds[1]) ? [kinds[1], kinds[0]] : kinds;
    const [here, there] = someOf(BANNERS, 2, source);
    return {
      seats: [one, two],
      a: { name: here, seat: one, figures: BANDS[mine] },
      b: { name: there, seat: two, figures: BANDS[theirs] },
      ground: readyGround(kind).ground,
    };
  },
};
