import { type Json, ok, type Refusal, type Result, refused, shape } from '@warmoot/kernel';
import { roadsFault } from './roads.js';
import { type Roads, roadsShape, type Span, type Way } from './setup.js';

/** A route map as a file: `warmoot-roads`, version 1. */
const fileShape = shape.record({
  format: shape.oneOf('warmoot-roads'),
  version: shape.oneOf(1),
  roads: roadsShape,
});

const spanInFile = ({ ground, water, afloat, town, ...rest }: Span): Json =>
  ({
    ...rest,
    ...(ground === 'open' ? {} : { ground }),
    ...(water ? { water } : {}),
    ...(afloat ? { afloat } : {}),
    ...(town ? { town } : {}),
  }) as Json;

const wayInFile = ({ road, ...rest }: Way): Json => ({ ...rest, ...(road ? {} : { road }) }) as Json;

/** What stands in the file of a route map; what is as usual is left out, so that people can read it. */
export const roadsFile = ({ name, spans, ways }: Roads): Json => ({
  format: 'warmoot-roads',
  version: 1,
  roads: { name, spans: spans.map(spanInFile), ways: ways.map(wayInFile) },
});

const sound = (roads: Roads, path: string): Result<Roads> => {
  const fault: Refusal | null = roadsFault(roads, path);
  return fault === null ? ok(roads) : refused(fault);
};

/** A route map out of data; what is wrong comes with its path. */
export const readRoads = (value: unknown): Result<Roads> => {
  const parsed = fileShape.parse(value);
  return parsed.ok ? sound(parsed.value.roads, 'roads') : parsed;
};

/** Reads a route map from the text of a file. */
export const readRoadsText = (text: string): Result<Roads> => {
  const parsed = shape.parseJson(shape.anyJson, text);
  return parsed.ok ? readRoads(parsed.value) : parsed;
};
