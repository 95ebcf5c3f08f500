/** Why a map of Tiled cannot be taken, by its key, with the place in the file and what stands there. */
export interface TiledFault {
  readonly path: string;
  readonly why:
    | 'notAMap'
    | 'notHexagonal'
    | 'notStaggered'
    | 'infinite'
    | 'size'
    | 'noGround'
    | 'unknownLayer'
    | 'malformed'
    | 'packed'
    | 'layerSize'
    | 'outside'
    | 'unknownTile'
    | 'externalTiles'
    | 'offTheMap'
    | 'barrier'
    | 'twice'
    | 'tooLong'
    | 'tooMany';
  readonly found: string;
}

const MOST_SHOWN = 80;

/** Thrown and caught while one map is read: reading goes deep, and any part of it may refuse. */
export class Unreadable extends Error {
  readonly fault: TiledFault;
  constructor(path: string, why: TiledFault['why'], found: unknown) {
    super(why);
    const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? 'nothing');
    this.fault = { path, why, found: text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text };
  }
}

export type Thing = Readonly<Record<string, unknown>>;

/** Something in the file, and where it stands there. */
export interface At {
  readonly one: Thing;
  readonly path: string;
}

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list under a key; none where the key is not there. */
export const listIn = ({ one, path }: At, key: string): readonly At[] => {
  const value = one[key];
  const at = path === '' ? key : `${path}.${key}`;
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Unreadable(at, 'malformed', value);
  return value.map((thing: unknown, n) => {
    if (!isThing(thing)) throw new Unreadable(`${at}[${n}]`, 'malformed', thing);
    return { one: thing, path: `${at}[${n}]` };
  });
};

export const propertyOf = ({ properties }: Thing, name: string): unknown =>
  Array.isArray(properties) ? properties.filter(isThing).find((one) => one.name === name)?.value : undefined;

export const whole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/** A number under a key; what is usual where the key is not there. */
export const numberIn = ({ one, path }: At, key: string, usual: number): number => {
  const value = one[key] ?? usual;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new Unreadable(path === '' ? key : `${path}.${key}`, 'malformed', value);
};
