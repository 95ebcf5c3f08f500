/**
 * What a sentence is: news, a result that is never left out, how things stand, which is said once or not at all, or the
 * echo of one's own hand, of which only the newest is worth hearing.
 */
export type Kind = 'news' | 'result' | 'state' | 'echo';

/** A sentence for ears, and since when it waits. */
interface Sentence {
  readonly text: string;
  readonly since: number;
  readonly kind: Kind;
}

/** What a screen reader is given: one sentence after the other, at a pace that ears can follow. */
export interface Voice {
  /** What is being read, which of it is news, and until when, as far as a page can reckon it. */
  readonly now: { readonly text: string; readonly until: number; readonly news: readonly Sentence[] } | null;
  readonly waiting: readonly Sentence[];
}

export const SILENT: Voice = { now: null, waiting: [] };

/** How long ears take for a letter: about sixteen in a second. */
const LETTER_MS = 60;
/** What has waited for so long is no news any more. */
const OLD_MS = 8_000;
/** As many sentences as are still worth hearing before one is asked, besides results. */
const MOST = 8;

/** What is asked or has come of it is not said once more where the news has ended with it. */
const read = (news: readonly Sentence[], asked: readonly string[], now: number): NonNullable<Voice['now']> => {
  const told = news.map((one) => one.text);
  const text = [...told, ...asked.filter((one) => told.at(-1)?.endsWith(one) !== true)].join(' ');
  return { text, until: now + text.length * LETTER_MS, news };
};

/** Goes on to what is to be read at this time; what has waited too long is left out. */
export const readOn = (voice: Voice, now: number): Voice => {
  if (voice.now !== null && voice.now.until > now) return voice;
  const [next, ...waiting] = voice.waiting.filter(({ since, kind }) => kind === 'result' || now - since < OLD_MS);
  return { now: next === undefined ? null : read([next], [], now), waiting };
};

/** Whoever presses a key has heard enough: screen readers fall silent then, and what waits is next. */
export const hush = (voice: Voice, now: number): Voice => readOn({ ...voice, now: null }, now);

const isEcho = ({ kind }: Sentence): boolean => kind === 'echo';

/** What is left to hear once the hand has done something else. */
const withoutEchoes = (voice: Voice): Voice => ({
  now: voice.now !== null && voice.now.news.length > 0 && voice.now.news.every(isEcho) ? null : voice.now,
  waiting: voice.waiting.filter((one) => !isEcho(one)),
});

/** Says something when its turn comes; the echo of a hand takes the place of the one before. */
export const say = (voice: Voice, text: string, now: number, kind: Kind = 'news'): Voice => {
  const before = kind === 'echo' ? withoutEchoes(voice) : voice;
  return readOn({ ...before, waiting: [...before.waiting, { text, since: now, kind }] }, now);
};

/** The news that have not been read to their end: the newest, oldest first. What was asked before is none. */
const unread = (voice: Voice, now: number): readonly Sentence[] => {
  const on = readOn(voice, now);
  const all = [...(on.now?.news ?? []), ...on.waiting];
  const others = all.filter(({ kind }) => kind === 'news').slice(-MOST);
  return all.filter((one) => one.kind === 'result' || others.includes(one));
};

/** Says something at once. It cuts short what is being read, so what was not heard to its end is said with it, first. */
export const interrupt = (voice: Voice, text: string, now: number): Voice => ({
  now: read(unread(voice, now), [text], now),
  waiting: [],
});
