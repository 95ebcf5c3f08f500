import type { SeenWithRules } from '../../handover/next.js';
import type { Entry } from '../../papers/model.js';
import type { Coming } from '../story.js';
import { armiesIn, idOf, isLedBy, isOf, isTowns, RAID_CHAPTERS, type RaidChapter, type Side, talkIn } from './cast.js';
import { marchedIn, marchersIn } from './marched.js';

/*
 * What is a chapter. Anybody may write anything on the calendar and call it one; it is one where the story itself would
 * offer it there: the same kind of scene between the same sides, each led by its own people; after a chapter that leads
 * to it; and of several the first that was played. All else in a plan is the table's: who comes along, how many march,
 * where they meet, and by which way of war.
 */

type Scene = Exclude<RaidChapter, 'end'>;

/** Lady Ella speaks with somebody of those whom she needs. */
const isCouncil = (seen: SeenWithRules, coming: Coming): boolean => {
  const there = (talkIn(seen, coming)?.people ?? []).map(({ character }) => character);
  const [needed, ella] = [there.filter((id) => isOf(seen, 'ours', id)), idOf(seen, 'ella')];
  return needed.includes(ella) && needed.length > 1;
};

/** Soldiers of both sides, each under one of its own people, whoever attacks. */
const isBattle = (seen: SeenWithRules, coming: Coming): boolean => {
  const { attacker, defender } = armiesIn(coming) ?? {};
  const isLed = (side: Side): boolean =>
    [attacker, defender].some((army) => army !== undefined && isLedBy(seen, side, army.unit, army.commander));
  return isLed('ours') && isLed('theirs');
};

/** Somebody of each side; for the town its people, where they are played by whoever plays its lords. */
const isParley = (seen: SeenWithRules, coming: Coming): boolean => {
  const { people = [], crowds = [] } = talkIn(seen, coming) ?? {};
  const speaks = (side: Side): boolean => people.some(({ character }) => isOf(seen, side, character));
  return speaks('ours') && (speaks('theirs') || crowds.some(({ seat }) => isTowns(seen, seat)));
};

const IS: Readonly<Record<Scene, (seen: SeenWithRules, coming: Coming) => boolean>> = {
  council: isCouncil,
  march: (seen, coming) => marchersIn(seen, coming) !== null,
  battle: isBattle,
  parley: isParley,
};

/** Whether something is between those between whom the chapter is that it calls itself. */
export const isTold = (seen: SeenWithRules, coming: Coming): boolean => {
  const { chapter = '' } = coming;
  return Object.hasOwn(IS, chapter) && IS[chapter as Scene](seen, coming);
};

/** Which chapters lead to which. */
const LEADS_TO: Readonly<Record<Scene, readonly Scene[]>> = {
  council: ['march', 'parley'],
  march: ['battle', 'parley'],
  battle: ['parley'],
  parley: [],
};

/** Whether a chapter may come after the one that was told last. */
const follows = (seen: SeenWithRules, last: Entry | undefined, { chapter }: Entry): boolean => {
  if (last === undefined) return chapter === 'council';
  const isNext = LEADS_TO[last.chapter as Scene].some((one) => one === chapter);
  return isNext && (chapter !== 'battle' || marchedIn(seen, last).left !== null);
};

/** What was played at the table, in the order in which it was. */
export const playedIn = ({ open }: Pick<SeenWithRules, 'open'>): readonly Entry[] =>
  Object.values(open.entries)
    .filter(({ state, outcome }) => state === 'done' && outcome !== null)
    .sort((a, b) => (a.played ?? 0) - (b.played ?? 0));

/** The chapters that were played, in their order: each the first that may come after the one before. */
export const taleOf = (seen: SeenWithRules): readonly Entry[] => {
  const tale: Entry[] = [];
  for (const entry of playedIn(seen)) if (isTold(seen, entry) && follows(seen, tale.at(-1), entry)) tale.push(entry);
  return tale;
};

/** The chapter that was played; nothing where it was not. */
export const playedChapter = (seen: SeenWithRules, chapter: Scene): Entry | undefined =>
  taleOf(seen).find((entry) => entry.chapter === chapter);

/** Whether a chapter was told already, or may still come: none comes after one that is told later. */
export const hasPlace = (seen: SeenWithRules, chapter: RaidChapter): boolean => {
  const told = taleOf(seen).map((entry) => entry.chapter as RaidChapter);
  const placeOf = (one: RaidChapter): number => RAID_CHAPTERS.indexOf(one);
  return told.includes(chapter) || told.every((one) => placeOf(one) < placeOf(chapter));
};

/** The end that the table has put, once there was something to end; a later day may still be to come. */
export const endIn = (seen: SeenWithRules): Entry | undefined => {
  const put = Object.values(seen.open.entries).find(
    ({ kind, chapter, state }) => kind === 'happening' && chapter === 'end' && state !== 'dropped',
  );
  return put === undefined || taleOf(seen).length === 0 ? undefined : put;
};
