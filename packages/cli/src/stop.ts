import type { Refusal, Result } from '@warmoot/kernel';
import { en, refusalText } from '@warmoot/words';

/** Where in what was given a fault is: the file or option, and the place in it. */
export interface Where {
  readonly file?: string;
  readonly option?: string;
  readonly path?: string;
}

/** 1 is a refusal by the rules, 2 is bad usage or a bad file. */
type ExitCode = 1 | 2;

/** The end of a command that cannot be carried out. Nobody but `run` catches it. */
export class Stop extends Error {
  readonly exit: ExitCode;
  readonly where: Where;
  readonly refusal: Refusal | null;

  constructor(exit: ExitCode, message: string, where: Where = {}, refusal: Refusal | null = null) {
    super(message);
    this.exit = exit;
    this.where = where;
    this.refusal = refusal;
  }
}

/** What is wrong with the data itself is the giver's fault; the rest is for the rules to refuse. */
const BAD_DATA: ReadonlySet<Refusal['code']> = new Set(['BAD_SHAPE', 'NOT_JSON', 'BAD_DICE', 'UNKNOWN_SCENE']);

const within = (refusal: Refusal, path: string | undefined): Refusal =>
  refusal.code === 'BAD_SHAPE' && path !== undefined ? { ...refusal, path: `${path}.${refusal.path}` } : refusal;

/** A refusal as the end of a command; `exit` where its code does not say which it is. */
export const stopFor = (refusal: Refusal, where: Where = {}, exit?: ExitCode): Stop => {
  const placed = within(refusal, where.path);
  const path = placed.code === 'BAD_SHAPE' ? placed.path : where.path;
  const code = exit ?? (BAD_DATA.has(refusal.code) ? 2 : 1);
  return new Stop(code, refusalText(en, placed), { ...where, ...(path === undefined ? {} : { path }) }, placed);
};

/** The value, or the end of the command. */
export const valueIn = <A>(result: Result<A>, where: Where = {}, exit?: ExitCode): A => {
  if (result.ok) return result.value;
  throw stopFor(result.refusal, where, exit);
};

/** For people: `script.json: inputs[2]: …`. The path is not said twice where the sentence begins with it. */
export const stopText = ({ message, where: { file, option, path } }: Stop): string => {
  const place = path !== undefined && message.startsWith(`${path}:`) ? undefined : path;
  return [file, option, place, message].filter((part) => part !== undefined).join(': ');
};

export const stopJson = ({ exit, message, where, refusal }: Stop): unknown => ({
  error: { exit, message, ...where, ...(refusal === null ? {} : { refusal }) },
});
