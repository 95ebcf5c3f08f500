/** A sentence that waits to be read aloud, and since when. */
interface Waiting {
  readonly text: string;
  readonly since: number;
}

/** What a screen reader is given: one sentence after the other, at a pace that ears can follow. */
export interface Voice {
  /** What is being read, and until when, as far as a page can reckon it. */
  readonly now: { readonly text: string; readonly until: number } | null;
  readonly waiting: readonly Waiting[];
}

export const SILENT: Voice = { now: null, waiting: [] };

/** How long ears take for a letter: about sixteen in a second. */
const LETTER_MS = 60;
/** What has waited for so long is no news any more. */
const OLD_MS = 8_000;
/** As many sentences as are still worth hearing before one is asked. */
const MOST = 4;

const read = (text: string, now: number): Voice['now'] => ({ text, until: now + text.length * LETTER_MS });

/** Goes on to what is to be read at this time; what has waited too long is left out. */
export const readOn = (voice: Voice, now: number): Voice => {
  if (voice.now !== null && voice.now.until > now) return voice;
  const [next, ...waiting] = voice.waiting.filter(({ since }) => now - since < OLD_MS);
  return { now: next === undefined ? null : read(next.text, now), waiting };
};

/** Whoever presses a key has heard enough: screen readers fall silent then, and what waits is next. */
export const hush = (voice: Voice, now: number): Voice => readOn({ ...voice, now: null }, now);

/** Says something when its turn comes. */
export const say = (voice: Voice, text: string, now: number): Voice =>
  readOn({ ...voice, waiting: [...voice.waiting, { text, since: now }] }, now);

/** What has not been read to its end: the newest of it, oldest first. */
const unread = (voice: Voice, now: number): readonly string[] => {
  const on = readOn(voice, now);
  return [on.now?.text ?? '', ...on.waiting.map(({ text }) => text)].filter((text) => text !== '').slice(-MOST);
};

/** Says something at once. It cuts short what is being read, so what was not heard to its end is said with it, first. */
export const interrupt = (voice: Voice, text: string, now: number): Voice => ({
  now: read([...unread(voice, now), text].join(' '), now),
  waiting: [],
});
