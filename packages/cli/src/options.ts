import { saga } from '@warmoot/rules';
import { InvalidArgumentError, Option } from 'commander';
import { Stop } from './stop.js';

/** A whole number, with either kind of minus. */
export const wholeNumber = (text: string): number => {
  const value = text.trim().replace('\u2212', '-');
  if (!/^[+-]?\d{1,9}$/.test(value)) throw new InvalidArgumentError('A whole number was expected.');
  return Number(value);
};

export const countFromOne = (text: string): number => {
  const value = wholeNumber(text);
  if (value < 1 || value > 100_000) throw new InvalidArgumentError('A whole number from 1 to 100000 was expected.');
  return value;
};

/** `4,5,1`: faces in the order thrown. */
export const faceList = (text: string): readonly number[] => {
  const parts = text.trim().split(/\s*,\s*|\s+/);
  if (parts.some((part) => !/^\d{1,7}$/.test(part))) {
    throw new InvalidArgumentError('Faces in the order thrown were expected, such as 4,5,1.');
  }
  return parts.map(Number);
};

/** Something that helps or hinders this once, and why; '' where no reason is given. */
export interface Modifier {
  readonly by: number;
  readonly why: string;
}

/** `+1:high ground`, added to those before. */
export const modifierList = (text: string, before: readonly Modifier[] = []): readonly Modifier[] => {
  const [, by, why = ''] = /^([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  return [...before, { by: wholeNumber(by ?? ''), why: why.trim() }];
};

/** `--seed --json` is a seed left out, not a strange one. */
const seedText = (text: string): string => {
  if (text.trim() === '' || text.startsWith('--')) throw new InvalidArgumentError('A text was expected.');
  return text;
};

export const seedOption = (): Option =>
  new Option('--seed <text>', 'draw the dice from this seed: the same seed gives the same dice')
    .argParser(seedText)
    .conflicts('dice');

export const diceOption = (): Option =>
  new Option('--dice <faces>', 'faces of real dice in the order thrown, such as 4,5,1')
    .argParser(faceList)
    .conflicts('seed');

export const rulesOption = (): Option =>
  new Option('--rules <set>', 'the rule set').choices(saga.EDITION_NAMES).default('saga');

export const jsonOption = (): Option => new Option('--json', 'print JSON');

export interface Json {
  readonly json?: boolean;
}

/** Where the dice of a command come from. */
export interface DiceOptions {
  readonly seed?: string;
  readonly dice?: readonly number[];
}

/** Exactly one of several options, or the end of the command. */
export const oneGiven = (options: Readonly<Record<string, unknown>>, names: readonly string[]): string => {
  const key = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const given = names.filter((name) => options[key(name)] !== undefined);
  if (given.length === 1) return given[0] as string;
  const all = names.map((name) => `--${name}`).join(' or ');
  throw new Stop(2, given.length === 0 ? `Give ${all}.` : `Give only one of ${all}.`);
};
