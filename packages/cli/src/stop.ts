import type { Refusal, Result } from '@warmoot/kernel';
import { en, refusalText } from '@warmoot/words';
import { TEXTS } from './texts/languages.js';
import type { Speech } from './texts/texts.js';

/** Where a fault is: the file or option, and the place in it. */
export interface Where {
  readonly file?: string;
  readonly option?: string;
  readonly path?: string;
}

/** What is wrong with a file that was to be read, by the code that the system gives. */
export const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'this file may not be opened',
  EPERM: 'this file may not be opened',
};

/** 1 is a refusal by the rules, 2 is bad usage or a bad file. */
type ExitCode = 1 | 2;

/** What is said at the end: a complaint about usage is in English, what the rules say in every language. */
type Wording = string | ((speech: Speech) => string);

const saidIn = (wording: Wording, speech: Speech): string => (typeof wording === 'string' ? wording : wording(speech));

/** The end of a command that cannot be carried out. Nobody but `run` catches it. */
export class Stop extends Error {
  readonly exit: ExitCode;
  readonly where: Where;
  readonly refusal: Refusal | null;
  private readonly wording: Wording;

  constructor(exit: ExitCode, wording: Wording, where: Where = {}, refusal: Refusal | null = null) {
    super(saidIn(wording, { words: en, texts: TEXTS.en }));
    this.wording = wording;
    this.exit = exit;
    this.where = where;
    this.refusal = refusal;
  }

  saidIn(speech: Speech): string {
    return saidIn(this.wording, speech);
  }
}

/** Malformed data is the user's mistake; everything else is a refusal by the rules. */
const BAD_DATA: ReadonlySet<Refusal['code']> = new Set([
  'BAD_SHAPE',
  'NOT_JSON',
  'BAD_DICE',
  'UNKNOWN_SCENE',
  'UNKNOWN_VERSION',
]);

const within = (refusal: Refusal, path: string | undefined): Refusal => {
  if (refusal.code !== 'BAD_SHAPE' || path === undefined) return refusal;
  return { ...refusal, path: refusal.path === '' ? path : `${path}.${refusal.path}` };
};

/** A refusal as the end of a command; `exit` where its code does not say which it is. */
export const stopFor = (refusal: Refusal, where: Where = {}, exit?: ExitCode): Stop => {
  const placed = within(refusal, where.path);
  const path = placed.code === 'BAD_SHAPE' && placed.path !== '' ? placed.path : where.path;
  const code = exit ?? (BAD_DATA.has(refusal.code) ? 2 : 1);
  const told = ({ words }: Speech): string => refusalText(words, placed);
  return new Stop(code, told, { ...where, ...(path === undefined ? {} : { path }) }, placed);
};

/** The value, or the end of the command. */
export const valueIn = <A>(result: Result<A>, where: Where = {}, exit?: ExitCode): A => {
  if (result.ok) return result.value;
  throw stopFor(result.refusal, where, exit);
};

/** For people: `script.json: inputs[2]: …`. The path is not said twice where the sentence begins with it. */
export const stopText = (stop: Stop, speech: Speech): string => {
  const { file, option, path } = stop.where;
  const message = stop.saidIn(speech);
  const place = path !== undefined && message.startsWith(`${path}:`) ? undefined : path;
  return [file, option, place, message].filter((part) => part !== undefined).join(': ');
};

export const stopJson = (stop: Stop, speech: Speech): { readonly error: unknown } => {
  const { exit, where, refusal } = stop;
  return { error: { exit, message: stop.saidIn(speech), ...where, ...(refusal === null ? {} : { refusal }) } };
};
