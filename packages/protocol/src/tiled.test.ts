import { war } from '@warmoot/rules';
import { describe, expect, it } from 'vitest';
import { toTiled } from './tiled.js';
import { fromTiled } from './tiledRead.js';
import type { TiledFault } from './tiledThings.js';

const SMALL = { rows: 3, columns: 4 };

const small: war.DrawnField = {
  field: 'drawn',
  name: 'Ford',
  ground: ['..*.', '.#.', '*...'],
  heights: [
    { row: 0, column: 1, height: 2 },
    { row: 2, column: 3, height: -3 },
  ],
  barriers: [
    { from: { row: 0, column: 0 }, to: { row: 1, column: 0 }, kind: 'soft', oneWay: true },
    { from: { row: 1, column: 2 }, to: { row: 2, column: 2 }, kind: 'hard', oneWay: false },
  ],
};

const LOOK = {
  kinds: ['.pt.', 'f~b', 'w^..'],
  names: [
    { text: 'Kell', row: 0, column: 2 },
    { text: 'Süd & Ost', row: 2, column: 3 },
  ],
  roads: [
    { from: { row: 0, column: 2 }, to: { row: 0, column: 1 } },
    { from: { row: 0, column: 1 }, to: { row: 1, column: 0 } },
  ],
};

type Map = ReturnType<typeof toTiled> & Record<string, unknown>;
const mapOf = (change: object = {}): unknown => ({ ...(toTiled(small, SMALL) as Map), ...change });

const faultOf = (value: unknown): TiledFault | null => {
  const read = fromTiled(value);
  return read.ok ? null : read.fault;
};

describe('maps of Tiled', () => {
  it('come back as they went, through text', () => {
    expect(fromTiled(JSON.parse(JSON.stringify(toTiled(small, SMALL))))).toEqual({
      ok: true,
      size: SMALL,
      field: small,
    });
  });

  it('keep what a field looks like: the picture of each hex, its names and its roads', () => {
    const field = { ...small, look: LOOK };
    const map = JSON.parse(JSON.stringify(toTiled(field, SMALL)));
    expect(fromTiled(map)).toEqual({ ok: true, size: SMALL, field });
    const bare = { ...small, look: { kinds: small.ground, names: [], roads: [] } };
    expect(fromTiled(toTiled(bare, SMALL))).toEqual({ ok: true, size: SMALL, field: bare });
  });

  it('number every layer and every object once', () => {
    const map = toTiled({ ...small, look: LOOK }, SMALL) as {
      nextlayerid: number;
      nextobjectid: number;
      layers: readonly { id: number; name: string; objects?: readonly { id: number }[] }[];
    };
    expect(map.layers.map(({ name }) => name)).toEqual(['ground', 'heights', 'barriers', 'looks', 'names', 'roads']);
    expect(map.layers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(map.nextlayerid).toBe(7);
    expect(map.layers.flatMap(({ objects = [] }) => objects.map(({ id }) => id))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(map.nextobjectid).toBe(7);
    expect(toTiled(small, SMALL)).toMatchObject({ nextlayerid: 4, nextobjectid: 3 });
  });

  it('give a hex the sign of its ground where no picture lies on it', () => {
    const map = structuredClone(toTiled({ ...small, look: LOOK }, SMALL)) as {
      layers: { name: string; data: number[]; objects: { name: string }[] }[];
    };
    const [looks, names] = [map.layers[3], map.layers[4]];
    if (looks === undefined || names === undefined) throw new Error('the looks have no layers');
    looks.data[1] = 0;
    looks.data[2] = 0;
    for (const one of names.objects) one.name = '';
    const look = { ...LOOK, kinds: ['..*.', 'f~b', 'w^..'], names: [] };
    expect(fromTiled(map)).toMatchObject({ ok: true, field: { look } });
    map.layers.splice(3, 2);
    expect(fromTiled(map)).toMatchObject({ ok: true, field: { look: { kinds: small.ground, roads: LOOK.roads } } });
  });

  it.each(war.LANDSCAPES)('hold a drawn field of kind %s', (kind) => {
    for (const seed of ['a', 'b', 'c']) {
      const size = { rows: 13, columns: 12 };
      const field = war.drawField(kind, seed, size);
      expect(fromTiled(toTiled(field, size))).toEqual({ ok: true, size, field });
    }
  });

  it('hold a field whose rows are all equally long, and say so', () => {
    const size = { ...SMALL, layout: 'full' } as const;
    const field = war.drawField('woods', 'a', size);
    const map = toTiled(field, size) as { layers: readonly { data: readonly number[] }[] };
    expect(map.layers[0]?.data.includes(0)).toBe(false);
    expect(fromTiled(JSON.parse(JSON.stringify(map)))).toEqual({ ok: true, size, field });
  });

  it('leave the last cell of odd rows empty, as Tiled needs all rows to be equally long', () => {
    const { layers } = toTiled(small, SMALL) as { layers: readonly { data: readonly number[] }[] };
    expect(layers[0]?.data).toEqual([1, 1, 2, 1, 1, 3, 1, 0, 2, 1, 1, 1]);
  });

  it('read the ground by the name of a tile too, and turned tiles as they are', () => {
    const map = structuredClone(mapOf()) as {
      tilesets: { tiles: { properties?: unknown }[] }[];
      layers: { data: number[] }[];
    };
    for (const tile of map.tilesets[0]?.tiles ?? []) delete tile.properties;
    const data = map.layers[0]?.data as number[];
    data[2] = 0x8000_0002;
    expect(fromTiled(map)).toMatchObject({ ok: true, field: { ground: small.ground } });
  });

  it.each([
    ['type', { type: 'tileset' }, 'notAMap'],
    ['orientation', { orientation: 'orthogonal' }, 'notHexagonal'],
    ['staggeraxis, staggerindex', { staggerindex: 'even' }, 'notStaggered'],
    ['infinite', { infinite: true }, 'infinite'],
    ['width, height', { width: 61 }, 'size'],
    ['layers', { layers: [] }, 'noGround'],
    ['tilesets[0]', { tilesets: [{ firstgid: 1, source: 'mine.tsj' }] }, 'externalTiles'],
    ['layers[0].data', { width: 5 }, 'layerSize'],
  ] as const)('are refused at %s', (path, change, why) => {
    expect(faultOf(mapOf(change))).toMatchObject({ path, why });
  });

  const withLayer = (at: number, change: object): unknown => {
    const map = mapOf() as { layers: object[] };
    return { ...map, layers: map.layers.with(at, { ...map.layers[at], ...change }) };
  };

  it('are refused where a layer is packed', () => {
    expect(faultOf(withLayer(0, { encoding: 'base64', data: 'AAAA' }))).toMatchObject({
      path: 'layers[0].data',
      why: 'packed',
    });
  });

  it('are refused where a tile says nothing, or stands where there is no hex', () => {
    const data = [1, 1, 2, 1, 1, 3, 1, 0, 2, 1, 1, 1];
    expect(faultOf(withLayer(0, { data: data.with(0, 9) }))).toMatchObject({
      path: 'layers[0].data[0]',
      why: 'unknownTile',
    });
    expect(faultOf(withLayer(0, { data: data.with(7, 1) }))).toMatchObject({
      path: 'layers[0].data[7]',
      why: 'outside',
    });
  });

  it('are refused where a barrier is not between neighbours on the map', () => {
    const barrier = (from: string, to: string): unknown =>
      withLayer(2, {
        objects: [
          {
            properties: [
              { name: 'kind', value: 'soft' },
              { name: 'from', value: from },
              { name: 'to', value: to },
            ],
          },
        ],
      });
    expect(faultOf(barrier('0,0', '2,2'))).toMatchObject({ path: 'layers[2].objects[0]', why: 'barrier' });
    expect(faultOf(barrier('0,0', '9,9'))).toMatchObject({ path: 'layers[2].objects[0].to', why: 'offTheMap' });
    expect(faultOf(barrier('here', '0,1'))).toMatchObject({ path: 'layers[2].objects[0].from', why: 'barrier' });
    expect(faultOf(withLayer(2, { objects: [{}] }))).toMatchObject({
      path: 'layers[2].objects[0].kind',
      why: 'barrier',
    });
  });

  it('are refused where a picture, a name or a road cannot be', () => {
    const looking = (change: Partial<typeof LOOK>): unknown =>
      toTiled({ ...small, look: { ...LOOK, ...change } }, SMALL);
    const name = { text: 'Kell', row: 1, column: 3 };
    expect(faultOf(looking({ names: [name] }))).toMatchObject({ path: 'layers[4].objects[0]', why: 'offTheMap' });
    const astray = { from: { row: 0, column: 0 }, to: { row: 0, column: 2 } };
    expect(faultOf(looking({ roads: [astray] }))).toMatchObject({ path: 'layers[5].objects[0]', found: '0,0 – 0,2' });
    const map = looking({}) as { layers: { data: number[] }[] };
    const unknown = map.layers.map((one, n) => (n === 3 ? { ...one, data: one.data.with(0, 3999) } : one));
    expect(faultOf({ ...map, layers: unknown })).toMatchObject({ path: 'layers[3].data[0]', why: 'unknownTile' });
  });

  it('say what stands there, and of what is too long only how it begins', () => {
    const found = (length: number) => faultOf(mapOf({ orientation: 'x'.repeat(length) }))?.found;
    expect(found(80)).toBe('x'.repeat(80));
    expect(found(81)).toBe(`${'x'.repeat(80)}…`);
  });

  it.each([null, 7, 'map', [], {}])('are refused where %j is given', (value) => {
    expect(faultOf(value)?.why).toBe('notAMap');
  });
});
