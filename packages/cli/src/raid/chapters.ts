import { hashOf, type SceneTypes } from '@warmoot/kernel';
import { boardOf, followingLines, outcomeText, wrapped } from '@warmoot/words';
import type { Keeper } from '../campaign/keeper.js';
import { type Offer, type StoryTable, WAYS, type Way } from '../campaign/storyTable.js';
import { type AnySitting, watchSitting } from '../playing/command.js';
import { ScenePlay } from '../playing/scenePlay.js';
import type { Screen } from '../sitting/screen.js';
import { Sitting } from '../sitting/sitting.js';

/** What a chapter came to. */
export interface ChapterPlayed {
  readonly scene: string;
  readonly entries: number;
  readonly hash: string;
}

const finish = (sitting: AnySitting, screen: Screen): void => {
  screen.sections(boardOf(screen.words, sitting.run, null).slice(1));
  screen.line();
  screen.lines(wrapped(outcomeText(screen.words, sitting.run)));
};

/** Plays the running chapter to its end, or until somebody quits: then null. What was played is written down as it goes. */
export const playRunning = async (story: StoryTable, screen: Screen, keeper: Keeper): Promise<ChapterPlayed | null> => {
  const { running } = story;
  if (running === null) return null;
  const { session, seed, seating, isAlone } = running;
  const sitting = new Sitting<SceneTypes>(session.rules, session.header, seating, seed);
  sitting.follow(session.entries);
  sitting.takesBack = isAlone;
  const keep = async (): Promise<void> => {
    // With its last answer a chapter is over, and at the table nothing is left running.
    if (story.running !== null) story.writeDown(sitting.session.entries);
    await keeper.keep(story);
  };
  const isWatched = sitting.persons.length === 0;
  if (isWatched) watchSitting(sitting, screen);
  else for (const _ of new ScenePlay(sitting, screen).moments()) await keep();
  await keep();
  if (!sitting.over) return null;
  const { entries, run, rules } = sitting.session;
  finish(sitting, screen);
  return { scene: rules.scene, entries: entries.length, hash: hashOf(run.state) };
};

/** What was typed at a list: one of it, what is carried over, or that somebody goes. */
const pick = <A>(screen: Screen, offered: readonly A[], more: () => readonly string[]): A | null => {
  const t = screen.texts.raid;
  for (;;) {
    screen.faint(t.keys);
    const typed = screen.ask('');
    if (typed === null || typed === 'q') return null;
    const found = typed === '' ? offered[0] : offered[Number(typed) - 1];
    if (typed === 'c') screen.lines(more());
    else if (found !== undefined) return found;
    else screen.line(t.numberExpected);
  }
};

/** Asks which of several chapters comes next; null where somebody quits. */
export const chooseNext = (offers: readonly Offer[], screen: Screen): Offer | null => {
  const t = screen.texts.raid;
  screen.line();
  screen.strong(t.next);
  for (const [at, { name, about }] of offers.entries()) screen.lines(wrapped(`${at + 1}  ${name}: ${about}.`, 80, 3));
  screen.line(t.usual({ text: offers[0]?.name ?? '' }));
  return pick(screen, offers, () => ['', ...followingLines(offers)]);
};

/** Asks by which rules a battle is fought. */
export const chooseWay = (screen: Screen): Way | null => {
  const t = screen.texts.raid;
  screen.line();
  screen.strong(t.ways);
  for (const [at, way] of WAYS.entries()) screen.line(`${at + 1}  ${t.way[way]}`);
  screen.line(t.usual({ text: t.way.saga }));
  return pick(screen, WAYS, () => []);
};

/** What the table says of somebody dying, the likelier first. */
const AID = ['came', 'late'] as const;

/**
 * SAGA-CAL-014: asks whether aid came in time to whoever lies dying; between computers it did (SAGA-DUEL-WOUND-021). False
 * where somebody quits.
 */
export const settleAid = (story: StoryTable, screen: Screen, isWatched: boolean): boolean => {
  const { aid, aidWay, usual } = screen.texts.raid;
  for (const { id, name } of story.dying) {
    screen.line();
    if (isWatched) screen.lines(wrapped(`${aid({ name })} ${aidWay.came}.`));
    else {
      screen.strong(aid({ name }));
      for (const [at, how] of AID.entries()) screen.line(`${at + 1}  ${aidWay[how]}`);
      screen.line(usual({ text: aidWay.came }));
    }
    const how = isWatched ? 'came' : pick(screen, AID, () => []);
    if (how === null) return false;
    story.settleAid(id, how === 'came');
  }
  return true;
};
