import type { war } from '@warmoot/rules';
import { describe, expect, it } from 'vitest';
import { toTiled } from './tiled.js';
import { fromTiled } from './tiledRead.js';

const SIZE = { rows: 4, columns: 5 };

/** Row 1 and row 3 stand half a hex to the right, and have one hex fewer. */
const field: war.DrawnField = {
  field: 'drawn',
  name: 'Ford',
  ground: ['.....', '..*.', '.....', '....'],
  heights: [{ row: 0, column: 1, height: 2 }],
  barriers: [{ from: { row: 1, column: 1 }, to: { row: 1, column: 2 }, kind: 'soft', oneWay: true }],
  look: {
    kinds: ['..p..', '..t.', 'Q....', '...b'],
    names: [{ text: 'Kell', row: 1, column: 2 }],
    roads: [{ from: { row: 2, column: 0 }, to: { row: 2, column: 1 } }],
  },
};

type Part = Record<string, unknown>;

interface Opened extends Part {
  tilesets: { name: string; tiles: (Part & { properties: Part[] })[] }[];
  layers: (Part & { name: string; data: number[]; objects: (Part & { x: number; y: number })[] })[];
}

/** The map as it is opened in Tiled, after something was done to it there. */
const opened = (change: (map: Opened, layer: (name: string) => Opened['layers'][number]) => void): unknown => {
  const map = JSON.parse(JSON.stringify(toTiled(field, SIZE))) as Opened;
  change(map, (name) => map.layers.find((one) => one.name === name) as Opened['layers'][number]);
  return map;
};

const read = (map: unknown): war.DrawnField => {
  const found = fromTiled(map);
  if (!found.ok) throw new Error(`${found.fault.path}: ${found.fault.why} ${found.fault.found}`);
  return found.field;
};

const faultIn = (map: unknown): string => {
  const found = fromTiled(map);
  return found.ok ? 'none' : `${found.fault.path} ${found.fault.why}`;
};

describe('what is done to a map in Tiled', () => {
  it('is nothing where nothing was done', () => {
    expect(read(opened(() => undefined))).toEqual(field);
  });

  it('moves a barrier, a name and a road with their objects', () => {
    const moved = opened((_, layer) => {
      const [wall, name, road] = ['barriers', 'names', 'roads'].map((one) => layer(one).objects[0]);
      if (!wall || !name || !road) throw new Error('no objects');
      // A hex to the left; down and half a hex to the right, not quite on the middle; two rows up.
      wall.x -= 42;
      [name.x, name.y] = [name.x + 25, name.y + 31];
      road.y -= 72;
    });
    expect(read(moved)).toEqual({
      ...field,
      barriers: [{ from: { row: 1, column: 0 }, to: { row: 1, column: 1 }, kind: 'soft', oneWay: true }],
      look: {
        ...field.look,
        names: [{ text: 'Kell', row: 2, column: 3 }],
        roads: [{ from: { row: 0, column: 0 }, to: { row: 0, column: 1 } }],
      },
    });
  });

  it('moves all objects of a layer that is moved', () => {
    const moved = opened((_, layer) => Object.assign(layer('names'), { offsetx: -42, offsety: 0 }));
    expect(read(moved).look?.names).toEqual([{ text: 'Kell', row: 1, column: 1 }]);
  });

  it('turns a line about its first end', () => {
    const turned = opened((_, layer) => Object.assign(layer('barriers').objects[0] as Part, { rotation: 60 }));
    // To the right, turned by 60 degrees, is down to the right.
    expect(read(turned).barriers[0]).toMatchObject({ from: { row: 1, column: 1 }, to: { row: 2, column: 2 } });
  });

  it('may be a road drawn in one go, and a name as a text', () => {
    const drawn = opened((_, layer) => {
      const polyline = [0, 1, 2, 3].map((n) => ({ x: 42 * n, y: 0 }));
      layer('roads').objects = [{ x: 21, y: 24, polyline }];
      layer('names').objects = [{ x: 42, y: 12, width: 42, height: 24, name: '', text: { text: 'Tarn' } }];
    });
    const { look } = read(drawn);
    expect(look?.roads).toEqual([0, 1, 2].map((n) => ({ from: { row: 0, column: n }, to: { row: 0, column: n + 1 } })));
    expect(look?.names).toEqual([{ text: 'Tarn', row: 0, column: 1 }]);
  });

  it('may be larger tiles', () => {
    const larger = opened((map, layer) => {
      Object.assign(map, { tilewidth: 84, tileheight: 96, hexsidelength: 48 });
      for (const name of ['barriers', 'names', 'roads']) {
        for (const one of layer(name).objects) {
          [one.x, one.y] = [one.x * 2, one.y * 2];
          const line = one.polyline as { x: number; y: number }[] | undefined;
          if (line) one.polyline = line.map(({ x, y }) => ({ x: x * 2, y: y * 2 }));
        }
      }
    });
    expect(read(larger)).toEqual(field);
  });

  it('can be painting what the field did not have: every look by its name, heights from -9 to 9', () => {
    const painted = opened((map, layer) => {
      const gid = (set: string, name: string, value: unknown): number => {
        const { firstgid, tiles } = map.tilesets.find((one) => one.name === set) as unknown as {
          firstgid: number;
          tiles: { id: number; properties: Part[] }[];
        };
        const tile = tiles.find(({ properties }) => properties.some((one) => one.name === name && one.value === value));
        return firstgid + (tile?.id ?? Number.NaN);
      };
      layer('looks').data[0] = gid('looks', 'look', 'ford');
      layer('heights').data[0] = gid('heights', 'height', -9);
    });
    expect(read(painted).look?.kinds[0]).toBe('f.p..');
    expect(read(painted).heights[0]).toEqual({ row: 0, column: 0, height: -9 });
  });

  it.each<[string, Parameters<typeof opened>[0]]>([
    [
      'layers[2].objects[0].polyline[1] offTheMap',
      (_, layer) => ((layer('barriers').objects[0] as { x: number }).x += 84),
    ],
    ['layers[4].objects[0] offTheMap', (_, layer) => ((layer('names').objects[0] as { y: number }).y = -40)],
    ['layers[4].objects[0].x malformed', (_, layer) => Object.assign(layer('names').objects[0] as Part, { x: 'left' })],
    ['layers[5].objects[0] barrier', (_, layer) => Object.assign(layer('roads').objects[0] as Part, { polyline: [] })],
    [
      'layers[2].objects[1] twice',
      (_, layer) => layer('barriers').objects.push({ ...layer('barriers').objects[0] } as never),
    ],
    ['layers[6] twice', ({ layers }) => layers.push({ ...layers[0] } as never)],
    [
      'layers[6] unknownLayer',
      ({ layers }) => layers.push({ name: 'trees', type: 'tilelayer', data: [0, 7] } as never),
    ],
    ['layers[6] unknownLayer', ({ layers }) => layers.push({ name: 'more', type: 'group', layers: [{}] } as never)],
    ['layers[2].type unknownLayer', (_, layer) => Object.assign(layer('barriers'), { type: 'tilelayer' })],
    ['layers[1] malformed', ({ layers }) => layers.splice(1, 0, 7 as never)],
    ['layers[2].objects malformed', (_, layer) => Object.assign(layer('barriers'), { objects: 'none' })],
    [
      'layers[4].objects[0].name tooLong',
      (_, layer) => Object.assign(layer('names').objects[0] as Part, { name: 'x'.repeat(41) }),
    ],
    [
      'layers[4].objects tooMany',
      (_, layer) => (layer('names').objects = new Array(61).fill(layer('names').objects[0])),
    ],
    ['properties.name tooLong', (map) => Object.assign(map, { properties: [{ name: 'name', value: 'x'.repeat(61) }] })],
    ['tilewidth malformed', (map) => Object.assign(map, { tilewidth: 0 })],
    ['tilesets[0].firstgid malformed', ({ tilesets }) => Object.assign(tilesets[0] as Part, { firstgid: 'one' })],
  ])('is refused at %s', (fault, change) => {
    expect(faultIn(opened(change))).toBe(fault);
  });

  it('may be a picture laid under the map, and layers with nothing in them', () => {
    const more = opened(({ layers }) => {
      layers.push({ name: 'paper', type: 'imagelayer', image: 'paper.png' } as never);
      layers.push({ name: 'notes', type: 'objectgroup', objects: [] } as never);
    });
    expect(read(more)).toEqual(field);
  });

  it('is refused where a barrier does not say plainly whether it works one way', () => {
    const unclear = opened((_, layer) =>
      Object.assign(layer('barriers').objects[0] as Part, {
        properties: [
          { name: 'kind', value: 'hard' },
          { name: 'oneWay', value: 'yes' },
        ],
      }),
    );
    expect(faultIn(unclear)).toBe('layers[2].objects[0].oneWay malformed');
  });
});
