import { chooseLanguage, LANGUAGES, type Language } from '@warmoot/words';
import { Option } from 'commander';
import type { Io } from './io.js';
import { Stop } from './stop.js';
import { TEXTS } from './texts/languages.js';
import type { Speech } from './texts/texts.js';

/** The world, and the language that is spoken to it. */
export interface Teller extends Io, Speech {}

export const speechIn = (language: Language): Speech => ({
  words: LANGUAGES[language].words,
  texts: TEXTS[language],
});

const CODES = Object.keys(LANGUAGES) as readonly Language[];

/** For the help; it is read by `languageIn`, wherever it stands. */
export const langOption = (): Option =>
  new Option('--lang <code>', `the language, before or after the command: ${CODES.join(' or ')} (default: by LANG)`);

const languageOf = (code: string | undefined): Language => {
  const known = CODES.find((language) => language === code);
  if (known !== undefined) return known;
  throw new Stop(2, `A language was expected, ${CODES.join(' or ')}; found ${code ?? 'nothing'}.`, {
    option: '--lang',
  });
};

/** The language that a command is to be answered in, and the command without what says so. */
export const languageIn = (
  argv: readonly string[],
  locale: string,
): { readonly language: Language; readonly rest: readonly string[] } => {
  const end = argv.indexOf('--');
  const at = argv.findIndex((word, i) => (end < 0 || i < end) && /^--lang(?:=|$)/.test(word));
  if (at < 0) return { language: chooseLanguage([locale]), rest: argv };
  const word = argv[at] as string;
  const isWhole = word.includes('=');
  const code = isWhole ? word.slice(word.indexOf('=') + 1) : argv[at + 1];
  return { language: languageOf(code), rest: argv.filter((_, i) => i !== at && (isWhole || i !== at + 1)) };
};
