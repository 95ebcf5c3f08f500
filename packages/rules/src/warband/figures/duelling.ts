import { areTouching } from '../formations/contact.js';
import { placeOfFigure } from '../formations/standing.js';
import type { Duel, FigureIndex, Technique } from '../model/model.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { NO_BONUS, TECHNIQUES, type TechniqueBonus } from '../model/techniques.table.js';
import { areBeside, figureOf, isHere } from './figures.js';

const duelsIn = (open: SkirmishSight['open']): readonly Duel[] => open.duels as readonly Duel[];

/** The formal duel in which a figure stands; undefined where it is in none. */
export const duelOf = ({ open }: SkirmishSight, figure: FigureIndex): Duel | undefined =>
  duelsIn(open).find(({ pair }) => pair.includes(figure));

/** WARBAND-DUEL-007: whether it stands in a duel, where an NPC too may give its shield. */
export const isDuelling = (sight: SkirmishSight, figure: FigureIndex): boolean => duelOf(sight, figure) !== undefined;

/** WARBAND-DUEL-009: whether these two duel with each other: then neither has first strike against the other. */
export const areDuelling = (sight: SkirmishSight, a: FigureIndex, b: FigureIndex): boolean =>
  a !== b && duelOf(sight, a)?.pair.includes(b) === true;

/** WARBAND-DUEL-002, WARBAND-DUEL-006, WARBAND-DUEL-008: who wins, or shows the same, has its technique's bonus; else none. */
export const bonusOf = (mine: Technique, theirs: Technique): TechniqueBonus => {
  const { beats, gives } = TECHNIQUES[mine];
  return mine === theirs || beats === theirs ? gives : NO_BONUS;
};

/** What the technique that a figure has shown in this round gives it. */
export const techniqueBonus = (sight: SkirmishSight, figure: FigureIndex): TechniqueBonus => {
  const duel = duelOf(sight, figure);
  if (duel === undefined || duel.techniques === null) return NO_BONUS;
  const [one, other] = duel.techniques;
  return duel.pair[0] === figure ? bonusOf(one, other) : bonusOf(other, one);
};

/** WARBAND-DUEL-010: an attack by somebody else, on either, ends a duel at once. To be said before the dice of the attack. */
export const disturbDuel = (play: SkirmishPlay, by: FigureIndex, target: FigureIndex): void => {
  // WARBAND-TACTIC-012, WARBAND-TACTIC-036: in a battle units outside the line are not bound by it, and it goes on.
  if (play.open.units !== undefined) return;
  const duel = duelOf(play, target);
  if (duel !== undefined && !duel.pair.includes(by))
    play.say({ event: 'duelEnded', pair: duel.pair, why: 'disturbed' });
};

/** WARBAND-TACTIC-006: in a battle leaders duel before their units, and stand where they stand while these are in contact. */
const areInReach = (sight: SkirmishSight, one: FigureIndex, other: FigureIndex): boolean => {
  const { units } = sight.open;
  if (units === undefined) return areBeside(sight, one, other);
  const [mine, theirs] = [one, other].map((figure) => units[placeOfFigure(units, figure)?.unit ?? -1]);
  return mine !== undefined && theirs !== undefined && areTouching(sight.given.field, mine, theirs);
};

/** WARBAND-DUEL-011: why a duel is over as things stand; null where it goes on. Who goes out of melee range has left it. */
const whyOver = (sight: SkirmishSight, [one, other]: Duel['pair']): 'fallen' | 'left' | null => {
  if ([one, other].some((figure) => figureOf(sight, figure).hp <= 0)) return 'fallen';
  return isHere(sight, one) && isHere(sight, other) && areInReach(sight, one, other) ? null : 'left';
};

/** WARBAND-DUEL-011: says which duels are over. At the end of every phase, and before techniques are chosen. */
export const settleDuels = (play: SkirmishPlay): void => {
  for (const { pair } of duelsIn(play.open)) {
    const why = whyOver(play, pair);
    if (why !== null) play.say({ event: 'duelEnded', pair, why });
  }
};
