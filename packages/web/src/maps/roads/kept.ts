import { saga } from '@warmoot/rules';
import { keep, kept } from '../../browser/kept.js';

/** The route maps that this browser keeps, by name. What cannot be read any more is left out. */
export const keptRoads = (): readonly saga.roads.Roads[] => {
  try {
    const all = JSON.parse(kept('roads') ?? '[]') as readonly unknown[];
    return all.flatMap((one) => {
      const read = saga.roads.readRoads(one);
      return read.ok ? [read.value] : [];
    });
  } catch {
    return [];
  }
};

const keepAll = (maps: readonly saga.roads.Roads[]): readonly saga.roads.Roads[] => {
  keep('roads', JSON.stringify(maps.map(saga.roads.roadsFile)));
  return maps;
};

export const keepRoads = (map: saga.roads.Roads): readonly saga.roads.Roads[] =>
  keepAll([...keptRoads().filter(({ name }) => name !== map.name), map].sort((a, b) => a.name.localeCompare(b.name)));

export const forgetRoads = (name: string): readonly saga.roads.Roads[] =>
  keepAll(keptRoads().filter((map) => map.name !== name));
