import { innermostSeen, type Run, type SceneTypes, type SeatId } from '@warmoot/kernel';
import { awaitedOf } from './awaited.js';
import type { Hearer, Section, Words } from './catalogue/words.js';
import { wrapped } from './lines.js';

/** How a scene stands, from a seat's view: what is awaited, then what the scene's own words say of it. */
export const boardOf = (
  words: Words,
  run: Run<SceneTypes>,
  seat: Hearer,
  devices: readonly SeatId[] = [],
): readonly Section[] => {
  const { rules, view } = innermostSeen(run.rules, run.view(seat));
  const { lead, lines } = awaitedOf(words, run, seat, devices);
  const awaited = [lead, ...lines].flatMap((line) => wrapped(line));
  return [{ title: '', lines: awaited }, ...(words.scenes[rules.scene]?.board?.(view) ?? [])];
};
