import { otherSide } from '../../war/roster/sides.js';
import { figureOf } from '../figures/figures.js';
import { leadersOf } from '../figures/leaders.js';
import type { FigureIndex, Trigger } from '../model/model.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { groupOf, lossesOf, stillChecks } from './members.js';

/** What differs between those who check together: groups of figures, and in a battle units. */
export interface Watched {
  /** WARBAND-MORALE-021 */
  losses(sight: SkirmishSight, group: number): number;
  /** Whether it is noted of a group that something has happened to it: it has not been, and it is not past caring. */
  notes(sight: SkirmishSight, group: number, by: Trigger): boolean;
}

const groupsOf = ({ open }: SkirmishSight): readonly number[] => open.groups.map((_group, nth) => nth);

/** WARBAND-MORALE-021: how many thirds of a number that began are lost. */
export const thirdsLost = (losses: number, began: number): 0 | 1 | 2 => {
  if (3 * losses >= 2 * began) return 2;
  return 3 * losses >= began ? 1 : 0;
};

/** WARBAND-MORALE-004, WARBAND-MORALE-021: once, and again at two thirds where the table wants it. */
export const noticeThirds = (play: SkirmishPlay, { losses, notes }: Watched): void => {
  for (const group of groupsOf(play)) {
    const { began, thirds: before } = groupOf(play, group);
    const lost = thirdsLost(losses(play, group), began);
    const counts = play.given.options['warband.moraleRepeatThirds'] === 'on' ? lost : Math.min(1, lost);
    if (lost !== 0 && counts > before && notes(play, group, 'third'))
      play.say({ event: 'triggered', group, by: 'third', thirds: lost });
  }
};

const triggers = (play: SkirmishPlay, group: number, by: Trigger, { notes }: Watched): void => {
  if (notes(play, group, by)) play.say({ event: 'triggered', group, by, thirds: null });
};

/** WARBAND-MORALE-008, WARBAND-MORALE-029: each group that goes or gives up is seen once, by every other group of its side. */
export const noticeAllies = (play: SkirmishPlay, watched: Watched): void => {
  const seen = play.open.seenNext;
  if (seen.length === 0) return;
  play.say({ event: 'alliesSeen', groups: seen });
  for (const gone of seen)
    for (const group of groupsOf(play))
      if (group !== gone && groupOf(play, group).side === groupOf(play, gone).side)
        triggers(play, group, 'allies', watched);
};

/** WARBAND-MORALE-006, WARBAND-ROUND-006: at the End of a round of surprise, every group of the surprised side. */
export const noticeAmbush = (play: SkirmishPlay, watched: Watched): void => {
  if (!play.open.surprise) return;
  const ambushed = otherSide(play.open.priority);
  for (const group of groupsOf(play))
    if (groupOf(play, group).side === ambushed) triggers(play, group, 'ambush', watched);
};

const GROUPS: Watched = {
  losses: lossesOf,
  notes: (sight, group, by) => stillChecks(sight, group) && !groupOf(sight, group).triggers.includes(by),
};

/** WARBAND-MORALE-005: dead, surrendered, gone, or on the way. Who is subdued is a loss (WARBAND-MORALE-021), and none of these. */
const isLost = (sight: SkirmishSight, leader: FigureIndex): boolean => {
  const { fate, retreating } = figureOf(sight, leader);
  return (fate !== 'fighting' && fate !== 'subdued') || retreating !== 'no';
};

/** WARBAND-MORALE-005, WARBAND-MORALE-028, WARBAND-MORALE-035: each leader is missed once, by all whom they led. */
const noticeLeaders = (play: SkirmishPlay): void => {
  const led = groupsOf(play).map((group) => ({ group, leaders: leadersOf(play.open, group) }));
  const lost = new Set(led.flatMap(({ leaders }) => leaders).filter((leader) => isLost(play, leader)));
  for (const figure of lost) {
    if (play.open.mourned.includes(figure)) continue;
    play.say({ event: 'leaderLost', figure });
    for (const { group, leaders } of led) if (leaders.includes(figure)) triggers(play, group, 'leader', GROUPS);
  }
};

/** WARBAND-MORALE-029: what groups see of each other in one and the same End, where the table wants that. */
export const noticeEachOther = (play: SkirmishPlay): void => {
  noticeLeaders(play);
  noticeAllies(play, GROUPS);
};

/** WARBAND-MORALE-020: all that has happened in a round for which groups check at its End. */
export const notice = (play: SkirmishPlay): void => {
  noticeThirds(play, GROUPS);
  noticeEachOther(play);
  noticeAmbush(play, GROUPS);
};
