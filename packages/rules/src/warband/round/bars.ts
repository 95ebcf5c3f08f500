import { brokenRule, type Fixed, type Refusal, type RuleId } from '@warmoot/kernel';
import { figureOf, holdBy, isHeld, rowOf, sideOf } from '../figures/figures.js';
import { hasDagger } from '../figures/hands.js';
import type { Moment } from '../model/acts.js';
import type { Announcement, Figure, FigureIndex } from '../model/model.js';
import type { ActChoice, SkirmishSight } from '../model/skirmish.js';

type ActName = ActChoice['choose'];
/** A rule that keeps a figure from an act, and the word for it; null where it does not. */
type Bar = readonly [rule: RuleId, what: string] | null;

interface Case {
  readonly sight: SkirmishSight;
  readonly figure: FigureIndex;
  readonly state: Fixed<Figure>;
  readonly act: ActName;
  readonly moment: Moment;
}

/** WARBAND-GEAR-003, WARBAND-GRAPPLE-015: what costs no action. */
export const FREE_ACTS: ReadonlySet<ActName> = new Set(['drop', 'letGo']);

const MOVES: ReadonlySet<ActName> = new Set(['move', 'charge', 'retreat', 'rise']);
const ATTACKS: ReadonlySet<ActName> = new Set(['attack', 'shoot', 'throw']);
/** WARBAND-MORALE-025: it goes, and attacks nobody. */
const WHILE_FLEEING: ReadonlySet<ActName> = new Set(['retreat', 'rise']);
const HOSTILE: ReadonlySet<ActName> = new Set([
  'attack',
  'grapple',
  'gambit',
  'challenge',
  'rally',
  'hold',
  'throwDown',
  'drag',
]);
/** What may be said of a formal duel by whoever can do nothing else. */
const WORDS: ReadonlySet<ActName> = new Set(['yield']);

/** WARBAND-VANQUISH-007: who knows of no enemy does nothing. */
const unaware = ({ state }: Case): Bar => (state.unaware ? ['WARBAND-VANQUISH-007', 'warband.unaware'] : null);

/** WARBAND-MELEE-028: dice that were kept back are all that is left of the action. */
const keptDice = ({ state, act, moment }: Case): Bar =>
  moment === 'blows' && state.kept !== null && act !== 'attack' ? ['WARBAND-MELEE-028', 'warband.onlyKeptDice'] : null;

/** WARBAND-GRAPPLE-023, WARBAND-GRAPPLE-033: who is held breaks out, or uses a dagger. WARBAND-GRAPPLE-001: by a gambit, where all is one. */
const held = ({ sight, figure, act }: Case): Bar => {
  if (!isHeld(sight, figure)) return null;
  const byGambit = sight.given.options['warband.grappleSystem'] === 'gambit';
  const can =
    act === 'breakOut' ||
    WORDS.has(act) ||
    (act === 'gambit' && byGambit) ||
    (act === 'attack' && hasDagger(sight, figure));
  return can ? null : ['WARBAND-GRAPPLE-033', 'warband.isHeld'];
};

/** WARBAND-GRAPPLE-015: who holds somebody drags them along, or lets go before it moves. */
const holding = ({ sight, figure, act }: Case): Bar =>
  MOVES.has(act) && holdBy(sight, figure) !== undefined ? ['WARBAND-GRAPPLE-015', 'warband.holdsSomebody'] : null;

/** WARBAND-MOD-018: no attacks at all. */
const blinded = ({ sight, state, act }: Case): Bar =>
  ATTACKS.has(act) && state.blindedTo >= sight.open.round ? ['WARBAND-MOD-018', 'warband.blinded'] : null;

/** WARBAND-MORALE-025; WARBAND-MORALE-038: who is cornered may fight. */
const fleeing = ({ state, act, moment }: Case): Bar => {
  if (state.retreating === 'no') return null;
  const isBarred = moment === 'opening' ? !WHILE_FLEEING.has(act) : !state.cornered && HOSTILE.has(act);
  return isBarred ? ['WARBAND-MORALE-025', 'warband.retreats'] : null;
};

const AS_ANNOUNCED: Readonly<Record<Announcement['what'], ActName>> = {
  move: 'move',
  charge: 'charge',
  retreat: 'retreat',
  rise: 'rise',
};

/** WARBAND-MOVE-003: whether a figure's side had to announce its moves in this round. */
const hadToAnnounce = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  sight.given.options['warband.declaredMoveBinding'] === 'on' &&
  !sight.open.surprise &&
  sideOf(sight, figure) !== sight.open.priority;

/**
 * WARBAND-MOVE-004, WARBAND-MOVE-005: what was announced is done, and who announced nothing stays. WARBAND-MORALE-025: but
 * who flees and had no way when it was time to announce one takes what has opened since.
 */
const announced = ({ sight, figure, state, act, moment }: Case): Bar => {
  if (moment !== 'opening' || !hadToAnnounce(sight, figure)) return null;
  if (state.announced !== null)
    return act === AS_ANNOUNCED[state.announced.what] ? null : ['WARBAND-MOVE-004', 'warband.hasAnnounced'];
  const moves = MOVES.has(act) || act === 'drag';
  return moves && state.retreating === 'no' ? ['WARBAND-MOVE-005', 'warband.announcedNothing'] : null;
};

const BARS = [unaware, keptDice, held, holding, blinded, fleeing, announced] as const;

const barOf = (sight: SkirmishSight, figure: FigureIndex, act: ActName, moment: Moment): Bar => {
  if (FREE_ACTS.has(act)) return null;
  const one: Case = { sight, figure, state: figureOf(sight, figure), act, moment };
  for (const bar of BARS) {
    const found = bar(one);
    if (found !== null) return found;
  }
  return null;
};

/** What keeps a figure from an act whatever the act itself asks for; null where nothing does. */
export const barredFrom = (sight: SkirmishSight, figure: FigureIndex, act: ActName, moment: Moment): Refusal | null => {
  const bar = barOf(sight, figure, act, moment);
  return bar === null ? null : brokenRule(bar[0], bar[1], { figure: rowOf(sight, figure).name });
};

/** Whether anything keeps a figure from an act: asked of every act before any is named, so nothing is put into words. */
export const isBarredFrom = (sight: SkirmishSight, figure: FigureIndex, act: ActName, moment: Moment): boolean =>
  barOf(sight, figure, act, moment) !== null;
