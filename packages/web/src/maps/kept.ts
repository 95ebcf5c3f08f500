import { keep, kept } from '../browser/kept.js';
import { type MapFile, mapFile, readMap } from './mapFile.js';

/** The maps that this browser keeps, by name. What cannot be read any more is left out. */
export const keptMaps = (): readonly MapFile[] => {
  try {
    const all = JSON.parse(kept('maps') ?? '[]') as readonly unknown[];
    return all.flatMap((one) => {
      const read = readMap(one);
      return read.ok ? [mapFile(read.draft)] : [];
    });
  } catch {
    return [];
  }
};

export const keepMap = (map: MapFile): readonly MapFile[] => {
  const others = keptMaps().filter(({ field }) => field.name !== map.field.name);
  const all = [...others, map].sort((a, b) => a.field.name.localeCompare(b.field.name));
  keep('maps', JSON.stringify(all));
  return all;
};

export const forgetMap = (name: string): readonly MapFile[] => {
  const all = keptMaps().filter(({ field }) => field.name !== name);
  keep('maps', JSON.stringify(all));
  return all;
};
