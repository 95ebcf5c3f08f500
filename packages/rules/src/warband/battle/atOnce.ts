import { type AtOnce, stream } from '@warmoot/kernel';
import { someOf, twoOf } from '../../war/deploying/someOf.js';
import { BANNERS } from '../atOnce.js';
import { readyBattlefield } from './beginning/ready.js';
import { ARMIES, type ArmyKind } from './model/armies.table.js';
import { BATTLEFIELDS, type BattlefieldKind } from './model/battlefields.table.js';

const SIDES = Object.keys(ARMIES) as ArmyKind[];
const FIELDS = Object.keys(BATTLEFIELDS) as BattlefieldKind[];
const { map } = readyBattlefield(FIELDS[0] as BattlefieldKind);

/** Those that are as large as the first. */
const OF_ONE_SIZE = FIELDS.filter((kind) => {
  const { width, height } = readyBattlefield(kind).map;
  return width === map.width && height === map.height;
});

/** Two ready-made armies that meet on a battlefield which the seed picks. */
export const BATTLE_AT_ONCE: AtOnce = {
  sides: SIDES,
  setup: ([one, two], seed, _told, side) => {
    const source = stream(seed);
    const [field] = someOf(OF_ONE_SIZE, 1, source) as [BattlefieldKind];
    const [mine, theirs] = twoOf(SIDES, side, source);
    const [here, there] = someOf(BANNERS, 2, source);
    const { ground, obstacles } = readyBattlefield(field);
    return {
      seats: [one, two],
      a: { name: here, seat: one, units: ARMIES[mine] },
      b: { name: there, seat: two, units: ARMIES[theirs] },
      ground,
      obstacles,
    };
  },
  options: { 'warband.map': map },
};
