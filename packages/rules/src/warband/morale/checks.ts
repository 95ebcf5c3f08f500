import { asks, does, type Procedures, type Rated, rolls, type SeatId, shape } from '@warmoot/kernel';
import { otherSide, type Side } from '../../war/roster/sides.js';
import { rowOf } from '../figures/figures.js';
import type { CircumstancesChoice, MoraleStep, QuarterChoice } from '../model/faring.js';
import type { Band, FigureIndex } from '../model/model.js';
import type { Skirmish, SkirmishFacts, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { MOST_CIRCUMSTANCES, type MoraleResult, moraleChance, moraleThrow, RALLIED } from './chance.js';
import { areHirelings, boundOf, corneredNow, groupOf, hasWayOut, heldToCheck, stillChecks } from './members.js';
import { givesUp, goes } from './parting.js';
import { notice, noticeAllies, noticeLeaders } from './triggers.js';

/** A group that checks, or one of it that does so alone. */
interface Checking {
  readonly group: number;
  readonly figure: FigureIndex | null;
}

const seatOf = ({ given }: SkirmishSight, side: Side): SeatId => (given.bands[side] as Band).seat;

/** The chance of a check, as it stands now. */
export const chanceOfCheck = (sight: SkirmishSight, { group, figure }: Checking) => {
  const { grade, circumstances, side } = groupOf(sight, group);
  // WARBAND-MELEE-022: of every check of that side's hirelings.
  const rallied = sight.open.rallied[side] && areHirelings(sight, group, figure);
  return moraleChance({
    grade,
    circumstances,
    named: rallied ? [RALLIED] : [],
    capsNamed: sight.given.options['warband.moraleCapIncludesNamed'] === 'on',
  });
};

const throwOf = (facts: SkirmishFacts, checking: Checking) => moraleThrow(facts.rate(chanceOfCheck(facts, checking)));

/** WARBAND-MORALE-029: at once, where the table wants that; else it is seen in the round to come. */
const spreads = (play: SkirmishPlay): void => {
  if (play.given.options['warband.moraleCascade'] !== 'sameRound') return;
  noticeLeaders(play);
  noticeAllies(play);
  putChecks(play);
};

const putChecks = (play: SkirmishPlay): void => {
  play.open.groups.forEach(({ triggers }, group) => {
    if (triggers.length > 0) play.next({ step: 'check', group, figure: null });
  });
};

/** WARBAND-MORALE-037: whether prisoners are taken is for the other side to say, or settled for the whole fight. */
const offers = (play: SkirmishPlay, { group, figure }: Checking): void => {
  play.say({ event: 'offersSurrender', group, figure });
  const quarter = play.given.options['warband.quarter'];
  if (quarter === 'ask') play.next({ step: 'quarter', group, figure });
  else settles(play, { group, figure }, quarter === 'always');
};

const settles = (play: SkirmishPlay, { group, figure }: Checking, taken: boolean): void => {
  const figures = figure === null ? boundOf(play, group) : [figure];
  if (!taken) {
    // WARBAND-MORALE-017
    play.say({ event: 'toTheDeath', group, figure, figures });
    return;
  }
  play.say({ event: 'surrendered', group, figure, figures });
  givesUp(play);
  spreads(play);
};

/** WARBAND-MORALE-015, WARBAND-MORALE-016, WARBAND-MORALE-018, WARBAND-MORALE-024: away, if any of them can; else they offer to surrender. */
const breaks = (play: SkirmishPlay, { group, figure }: Checking, disorder: boolean): void => {
  if (figure !== null || !hasWayOut(play, group)) {
    offers(play, { group, figure });
    return;
  }
  const figures = boundOf(play, group);
  play.say({ event: 'retreats', group, disorder, figures });
  goes(play, figures);
  spreads(play);
};

const QUARTER: readonly QuarterChoice[] = [{ choose: 'acceptSurrender' }, { choose: 'refuseSurrender' }];

const CIRCUMSTANCES: readonly CircumstancesChoice[] = Array.from(
  { length: 2 * MOST_CIRCUMSTANCES + 1 },
  (_none, nth) => ({ choose: 'circumstances', by: nth - MOST_CIRCUMSTANCES }),
);

export const moraleProcedures: Procedures<Skirmish, MoraleStep['step'] | 'morale'> = {
  // WARBAND-MORALE-020: at the End, one check for each group whatever has happened to it.
  morale: does((play) => {
    notice(play);
    for (const figure of corneredNow(play)) offers(play, { group: rowOf(play, figure).group as number, figure });
    putChecks(play);
    for (const figure of heldToCheck(play))
      play.next({ step: 'check', group: rowOf(play, figure).group as number, figure });
  }),

  check: does((play, { group, figure }) => {
    const checks =
      figure === null
        ? groupOf(play, group).triggers.length > 0 && stillChecks(play, group)
        : heldToCheck(play).includes(figure);
    if (!checks) return;
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
    throws: throwOf,
    thrower: (facts, { group }) => seatOf(facts, groupOf(facts, group).side),
    then: (play, { group, figure }, came) => {
      const chance: Rated = play.rate(chanceOfCheck(play, { group, figure }));
      play.say({ event: 'checkedMorale', group, figure, chance, came });
      // WARBAND-MORALE-019: who holds goes on as before.
      if (came !== 'holds') breaks(play, { group, figure }, came === 'disorder');
    },
  }),

  quarter: asks<Skirmish, Extract<MoraleStep, { step: 'quarter' }>, QuarterChoice>({
    whom: (facts, { group }) => {
      const foe = otherSide(groupOf(facts, group).side);
      return [{ seat: seatOf(facts, foe), as: (facts.given.bands[foe] as Band).name }];
    },
    answer: shape.union('choose', { acceptSurrender: {}, refuseSurrender: {} }),
    choices: () => QUARTER,
    then: (play, { group, figure }, { choose }) => settles(play, { group, figure }, choose === 'acceptSurrender'),
  }),
};
