import type { Troops } from '../../../battle/model.js';
import { ALL_TROOPS } from '../../../battle/troops.table.js';
import type { SeenWithRules } from '../../handover/next.js';
import type { Coming, StoryFact } from '../story.js';
import { type Befell, befellIn } from './befell.js';
import { armiesIn, isOf, isTaken, type RaidChapter, SIDES } from './cast.js';
import { agreedIn } from './council.js';
import { raiders } from './forces.js';

/** What can be said before a chapter of what was before it, and what came of that. */
export type RaidFact =
  | 'carts'
  | 'needed'
  | 'minded'
  | 'ridersCome'
  | 'ridersStay'
  | 'wayShown'
  | 'wayUnknown'
  | 'chestOpen'
  | 'chestShut'
  | 'yetRides'
  | 'roofs'
  | 'yourRiders'
  | 'warned'
  | 'asleep'
  | 'afraid'
  | 'cameOut'
  | 'theyHold'
  | 'weHold'
  | `parley.${Befell}`;

const inAll = (troops: Partial<Troops> = {}): number =>
  ALL_TROOPS.reduce((sum, troop) => sum + (troops[troop] ?? 0), 0);

const told = (fact: RaidFact, count?: number): StoryFact => ({ fact, ...(count !== undefined && { count }) });

const onlyIf = (is: boolean, fact: RaidFact): readonly StoryFact[] => (is ? [told(fact)] : []);

/** Who was moved to what: that decides who rides, how many, and by which ways. */
const beforeMarch = (seen: SeenWithRules): readonly StoryFact[] => {
  const { riders, way, chest, stay, fire } = agreedIn(seen);
  return [
    told(riders ? 'ridersCome' : 'ridersStay', inAll(raiders(seen))),
    told(way ? 'wayShown' : 'wayUnknown'),
    told(chest ? 'chestOpen' : 'chestShut'),
    ...onlyIf(fire, 'roofs'),
    ...onlyIf(stay, 'yetRides'),
  ];
};

/** Who has come, and whether the town has had time to ring its bell. */
const beforeBattle = (seen: SeenWithRules, coming: Coming): readonly StoryFact[] => {
  const armies = armiesIn(coming);
  if (armies === null) return [];
  const { attacker, defender, defence } = armies;
  const isTowns = isOf(seen, 'theirs', attacker.commander);
  const [ours, theirs] = isTowns ? [defender, attacker] : [attacker, defender];
  const isWarned = isTowns || defence === 'standing';
  return [
    told('yourRiders', inAll(ours.troops)),
    told(isWarned ? 'warned' : 'asleep', inAll(theirs.troops)),
    ...onlyIf(isWarned && agreedIn(seen).fire, 'afraid'),
    ...onlyIf(isTowns, 'cameOut'),
  ];
};

/** What has befallen, and who holds whom. */
const beforeParley = (seen: SeenWithRules): readonly StoryFact[] => [
  told(`parley.${befellIn(seen)}`),
  ...onlyIf(
    SIDES.ours.people.some((role) => isTaken(seen, role)),
    'theyHold',
  ),
  ...onlyIf(
    SIDES.theirs.people.some((role) => isTaken(seen, role)),
    'weHold',
  ),
];

const BEFORE: Readonly<Record<RaidChapter, (seen: SeenWithRules, coming: Coming) => readonly StoryFact[]>> = {
  council: () => [told('carts'), told('needed'), told('minded')],
  march: beforeMarch,
  battle: beforeBattle,
  parley: beforeParley,
  end: () => [],
};

/** What was before a chapter, and how it has decided what the chapter begins with. */
export const beforeChapter = (seen: SeenWithRules, coming: Coming): readonly StoryFact[] =>
  BEFORE[coming.chapter as RaidChapter]?.(seen, coming) ?? [];
