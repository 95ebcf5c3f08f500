import { asks, does, type Procedures, type Rated, rolls, type SeatId, type Sum, shape } from '@warmoot/kernel';
import { otherSide, type Side } from '../../war/roster/sides.js';
import { rowOf } from '../figures/figures.js';
import type { CircumstancesChoice, MoraleStep, QuarterChoice } from '../model/faring.js';
import type { Band, FigureIndex } from '../model/model.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { MOST_CIRCUMSTANCES, type MoraleResult, moraleThrow } from './chance.js';
import { groupOf } from './members.js';

/** A group that checks, or one of it that does so alone. */
export interface Checking {
  readonly group: number;
  readonly figure: FigureIndex | null;
}

/** Those who check morale together. Groups of figures do, and in a battle units: what they do not have in common stands here. */
export interface Checkers<Playing = SkirmishPlay> {
  chance(sight: SkirmishSight, checking: Checking): (sum: Sum) => void;
  /** Those whom a check binds. */
  bound(sight: SkirmishSight, group: number): readonly FigureIndex[];
  stillChecks(sight: SkirmishSight, group: number): boolean;
  /** WARBAND-MORALE-036 */
  hasWayOut(sight: SkirmishSight, group: number): boolean;
  /** WARBAND-MORALE-038 */
  cornered(sight: SkirmishSight): readonly Checking[];
  /** WARBAND-GRAPPLE-041 */
  alone(sight: SkirmishSight): readonly FigureIndex[];
  /** WARBAND-MORALE-020: says all that has happened for which they check. */
  notice(play: Playing): void;
  noticeEachOther(play: Playing): void;
  /** Whether a check is passed without a die. */
  passesUnrolled(play: Playing, group: number): boolean;
  /** What a failed check ends, whatever comes of it. */
  fails(play: Playing, group: number): void;
  /** What comes of a retreat besides. */
  goes(play: Playing, group: number, figures: readonly FigureIndex[]): void;
  /** WARBAND-MORALE-037: they are prisoners. */
  yields(play: Playing, checking: Checking): void;
}

const seatOf = ({ given }: SkirmishSight, side: Side): SeatId => (given.bands[side] as Band).seat;

const putChecks = (play: SkirmishPlay): void => {
  play.open.groups.forEach(({ triggers }, group) => {
    if (triggers.length > 0) play.next({ step: 'check', group, figure: null });
  });
};

/** WARBAND-MORALE-029: at once, where the table wants that; else it is seen in the round to come. */
export const spreads = (play: SkirmishPlay, { noticeEachOther }: Pick<Checkers, 'noticeEachOther'>): void => {
  if (play.given.options['warband.moraleCascade'] !== 'sameRound') return;
  noticeEachOther(play);
  putChecks(play);
};

const settles = (
  play: SkirmishPlay,
  { group, figure }: Checking,
  taken: boolean,
  { bound, yields }: Checkers,
): void => {
  // WARBAND-MORALE-017
  if (taken) yields(play, { group, figure });
  else play.say({ event: 'toTheDeath', group, figure, figures: figure === null ? bound(play, group) : [figure] });
};

/** WARBAND-MORALE-037: whether prisoners are taken is for the other side to say, or settled for the whole fight. */
const offers = (play: SkirmishPlay, { group, figure }: Checking, checkers: Checkers): void => {
  play.say({ event: 'offersSurrender', group, figure });
  const quarter = play.given.options['warband.quarter'];
  if (quarter === 'ask') play.next({ step: 'quarter', group, figure });
  else settles(play, { group, figure }, quarter === 'always', checkers);
};

/** WARBAND-MORALE-015, WARBAND-MORALE-016, WARBAND-MORALE-018, WARBAND-MORALE-024: away, if any of them can; else they offer to surrender. */
const breaks = (play: SkirmishPlay, { group, figure }: Checking, disorder: boolean, checkers: Checkers): void => {
  if (figure === null) checkers.fails(play, group);
  if (figure !== null || !checkers.hasWayOut(play, group)) {
    offers(play, { group, figure }, checkers);
    return;
  }
  const figures = checkers.bound(play, group);
  play.say({ event: 'retreats', group, disorder, figures });
  checkers.goes(play, group, figures);
  spreads(play, checkers);
};

const QUARTER: readonly QuarterChoice[] = [{ choose: 'acceptSurrender' }, { choose: 'refuseSurrender' }];

const CIRCUMSTANCES: readonly CircumstancesChoice[] = Array.from(
  { length: 2 * MOST_CIRCUMSTANCES + 1 },
  (_none, nth) => ({ choose: 'circumstances', by: nth - MOST_CIRCUMSTANCES }),
);

export const checking = (checkers: Checkers): Procedures<Skirmish, MoraleStep['step'] | 'morale'> => ({
  // WARBAND-MORALE-020: at the End, one check for each group whatever has happened to it.
  morale: does((play) => {
    checkers.notice(play);
    for (const cornered of checkers.cornered(play)) offers(play, cornered, checkers);
    putChecks(play);
    for (const figure of checkers.alone(play))
      play.next({ step: 'check', group: rowOf(play, figure).group as number, figure });
  }),

  check: does((play, { group, figure }) => {
    const checks =
      figure === null
        ? groupOf(play, group).triggers.length > 0 && checkers.stillChecks(play, group)
        : checkers.alone(play).includes(figure);
    if (!checks || (figure === null && checkers.passesUnrolled(play, group))) return;
    if (play.given.referee !== null) play.next({ step: 'circumstances', group });
    play.next({ step: 'moraleDie', group, figure });
  }),

  // WARBAND-MORALE-014: the referee says what the circumstances are worth.
  circumstances: asks<Skirmish, Extract<MoraleStep, { step: 'circumstances' }>, CircumstancesChoice>({
    whom: ({ given }) => (given.referee === null ? [] : [{ seat: given.referee, as: given.referee }]),
    answer: shape.union('choose', {
      circumstances: { by: shape.integer(-MOST_CIRCUMSTANCES, MOST_CIRCUMSTANCES) },
    }),
    choices: () => CIRCUMSTANCES,
    then: (play, { group }, { by }) => play.say({ event: 'circumstancesSaid', group, by }),
  }),

  moraleDie: rolls<Skirmish, Extract<MoraleStep, { step: 'moraleDie' }>, MoraleResult>({
    throws: (facts, check) => moraleThrow(facts.rate(checkers.chance(facts, check))),
    thrower: (facts, { group }) => seatOf(facts, groupOf(facts, group).side),
    then: (play, { group, figure }, came) => {
      const chance: Rated = play.rate(checkers.chance(play, { group, figure }));
      play.say({ event: 'checkedMorale', group, figure, chance, came });
      // WARBAND-MORALE-019: who holds goes on as before.
      if (came !== 'holds') breaks(play, { group, figure }, came === 'disorder', checkers);
    },
  }),

  quarter: asks<Skirmish, Extract<MoraleStep, { step: 'quarter' }>, QuarterChoice>({
    whom: (facts, { group }) => {
      const foe = otherSide(groupOf(facts, group).side);
      return [{ seat: seatOf(facts, foe), as: (facts.given.bands[foe] as Band).name }];
    },
    answer: shape.union('choose', { acceptSurrender: {}, refuseSurrender: {} }),
    choices: () => QUARTER,
    then: (play, { group, figure }, { choose }) =>
      settles(play, { group, figure }, choose === 'acceptSurrender', checkers),
  }),
});
