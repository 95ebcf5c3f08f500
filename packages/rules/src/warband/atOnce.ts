import { type AtOnce, type Stream, stream } from '@warmoot/kernel';
import { someOf, twoOf } from '../war/deploying/someOf.js';
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

const SIDES = Object.keys(BANDS) as BandKind[];

/** Who meets whom. Against a band that was picked comes one without player characters. */
const meeting = (side: string | undefined, source: Stream): readonly [BandKind, BandKind] => {
  const isPicked = SIDES.some((kind) => kind === side);
  const kinds = twoOf(
    SIDES.filter((kind) => !isPicked || kind === side || !hasCharacters(kind)),
    side,
    source,
  );
  return !isPicked && hasCharacters(kinds[1]) ? [kinds[1], kinds[0]] : kinds;
};

/** Two ready-made bands that meet on ground which the seed picks. */
export const WARBAND_AT_ONCE: AtOnce = {
  sides: SIDES,
  setup: ([one, two], seed, _told, side) => {
    const source = stream(seed);
    const [kind] = someOf(USUAL, 1, source) as [GroundKind];
    const [mine, theirs] = meeting(side, source);
    const [here, there] = someOf(BANNERS, 2, source);
    return {
      seats: [one, two],
      a: { name: here, seat: one, figures: BANDS[mine] },
      b: { name: there, seat: two, figures: BANDS[theirs] },
      ground: readyGround(kind).ground,
    };
  },
};
