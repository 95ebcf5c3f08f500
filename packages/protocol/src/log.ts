import {
  type Entry,
  type Heard,
  LOG_FORMAT,
  type Log,
  type LogHeader,
  type LogInput,
  MOST_DICE,
  type Result,
  type Shape,
  shape,
  type Tally,
  type ThrownRecord,
  type ThrowResult,
} from '@warmoot/kernel';
import { stored } from './stored.js';

export const logHash: Shape<string> = shape.also(shape.text(64, 64), (text) =>
  /^[0-9a-f]{64}$/.test(text) ? null : 'log.hash',
);

const seq = shape.integer(0);
const faces = shape.list(shape.integer(), 0, MOST_DICE);

export const logHeader: Shape<LogHeader> = shape.record({
  format: shape.oneOf(LOG_FORMAT),
  scene: shape.text(1, 100),
  version: shape.text(1, 40),
  setup: shape.anyJson,
  options: shape.anyJson,
  closed: shape.optional(shape.dictionary(shape.list(shape.name))),
  commitment: shape.nullable(logHash),
  draws: shape.optional(shape.oneOf('throw')),
  typed: shape.optional(shape.oneOf(true)),
});

const input: Shape<LogInput> = shape.union('input', {
  begin: {},
  answer: { seat: shape.name, as: shape.optional(shape.name), choice: shape.anyJson },
  dice: { faces, from: shape.oneOf('seed', 'table') },
  gesture: { seat: shape.name, gesture: shape.anyJson },
  undo: { to: seq },
  rules: { version: shape.text(1, 40) },
  reseed: { commitment: logHash },
  share: { seat: shape.name, tip: shape.nullable(logHash) },
  link: { seat: shape.name, link: logHash },
});

const tally = shape.list(
  shape.record({
    by: shape.integer(),
    what: shape.text(1, 200),
    why: shape.text(1, 60),
    note: shape.optional(shape.text()),
  }),
) as Shape<Tally>;

const isResult = (value: unknown): boolean => typeof value === 'string' || Number.isSafeInteger(value);

const result: Shape<ThrowResult> = {
  schema: { anyOf: [{ type: ['string', 'integer'] }, { type: 'array', items: { type: ['string', 'integer'] } }] },
  parse: (value, path) =>
    (
      shape.also(shape.anyJson, (json) =>
        isResult(json) || (Array.isArray(json) && json.every(isResult)) ? null : 'log.result',
      ) as Shape<ThrowResult>
    ).parse(value, path),
};

const thrown: Shape<ThrownRecord> = shape.record({
  dice: shape.list(shape.text(1, 20), 1, MOST_DICE),
  tally: shape.nullable(shape.record({ plus: tally, against: tally })),
  score: shape.nullable(shape.integer()),
  result,
  seenBy: shape.nullable(shape.list(shape.name)),
  awaitedBy: shape.optional(shape.list(shape.name)),
  readBy: shape.optional(shape.list(shape.name)),
});

const event = {
  schema: { type: 'object', properties: { event: { type: 'string' } }, required: ['event'] },
  parse: (value, path) =>
    typeof (value as { event?: unknown } | null)?.event === 'string'
      ? (shape.anyJson.parse(value, path) as Result<Heard['event']>)
      : shape.record({ event: shape.text(1, 100) }).parse(value, path),
} satisfies Shape<Heard['event']>;

const heard: Shape<Heard> = shape.record({ to: shape.nullable(shape.list(shape.name)), depth: seq, event });

export const logEntry: Shape<Entry> = shape.record({
  seq,
  input,
  thrown: shape.nullable(thrown),
  heard: shape.list(heard),
  chain: logHash,
});

/** The log of a scene as a file. */
export const logFile = stored<Log>(
  LOG_FORMAT,
  shape.record({
    header: logHeader,
    entries: shape.list(logEntry, 1, 1_000_000),
    seed: shape.nullable(shape.text(1)),
    reseeds: shape.optional(shape.list(shape.text(1), 1, 1000)),
    hash: logHash,
  }),
);

/** Reads a log file; a fault names its place in the file. */
export const parseLog = (text: string): Result<Log> => logFile.parse(text);
