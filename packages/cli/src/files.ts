import { type AnyRules, type Log, type Refusal, shape } from '@warmoot/kernel';
import { type AnyRefusal, parseLog, parseScript, type Script, SEALED_FORMAT, TABLE_FORMAT } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import type { Io } from './io.js';
import { FILE_FAULTS, Stop, stopFor, valueIn, type Where } from './stop.js';

const tried = <A>(file: string, work: () => A): A => {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string };
    if (code === undefined) throw error;
    throw new Stop(2, `${FILE_FAULTS[code] ?? message}.`, { file });
  }
};

/** The whole text of a file. */
export const readText = (io: Io, path: string): string => tried(path, () => io.readFile(path));

/** A text file line by line. */
export const linesFrom = (io: Io, path: string): string[] =>
  readText(io, path)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);

export const writeText = (io: Io, path: string, text: string): void => tried(path, () => io.writeFile(path, text));

/** A file as it is spoken of. */
const named = (path: string): string => (path === '-' ? 'standard input' : path);

/** A file of JSON, whatever it holds. */
export const readJsonFile = (io: Io, path: string): { readonly file: string; readonly value: unknown } => {
  const file = named(path);
  return { file, value: valueIn(shape.parseJson(shape.anyJson, readText(io, path)), { file }) };
};

/** A file with the scene it is about. */
export interface Opened<A> {
  readonly file: string;
  readonly content: A;
  readonly rules: AnyRules;
}

export const openScript = (io: Io, path: string): Opened<Script> => {
  const file = named(path);
  const content = valueIn(parseScript(readText(io, path)), { file });
  const rules = valueIn(sceneRules(`${content.rules}/${content.scene}`), { file, path: 'scene' });
  return { file, content, rules };
};

/** Whether a text is the file of a table, which has the logs of its scenes in it. */
const isOfTable = (text: string): boolean => {
  const whole = shape.parseJson(shape.anyJson, text);
  const format = whole.ok ? (whole.value as { readonly format?: unknown } | null)?.format : null;
  return format === TABLE_FORMAT || format === SEALED_FORMAT;
};

export const openLog = (io: Io, path: string): Opened<Log> => {
  const file = named(path);
  const text = readText(io, path);
  const parsed = parseLog(text);
  if (!parsed.ok && isOfTable(text)) {
    const instead = 'warmoot campaign verify checks it, and warmoot campaign story tells it';
    throw new Stop(2, `this is the file of a table, and the log of a scene was expected; ${instead}.`, { file });
  }
  const content = valueIn(parsed, { file });
  const rules = valueIn(sceneRules(content.header.scene), { file, path: 'header.scene' });
  return { file, content, rules };
};

/** Where in a log a refusal belongs: a setup that does not fit stands in its header. */
export const placeInLog = (file: string, { code }: Refusal): Where =>
  code === 'BAD_SHAPE' ? { file, path: 'header' } : { file };

/** A refusal to take a file in, as the end of the command. */
export const notTaken = (refusal: AnyRefusal, file: string): Stop => {
  switch (refusal.code) {
    case 'TAMPERED':
      return new Stop(1, ({ words }) => `${refusalText(words, refusal)} ${refusalText(words, refusal.why)}`, { file });
    case 'UNREADABLE':
      return new Stop(2, ({ words }) => refusalText(words, refusal), { file, path: `records[${refusal.record}]` });
    case 'SEALED_FILE':
    case 'OTHER_HASH':
      return new Stop(2, ({ words }) => refusalText(words, refusal), { file });
    default:
      // What is left is said of any file: its place and what should be there.
      return stopFor(refusal as Refusal, { file });
  }
};
