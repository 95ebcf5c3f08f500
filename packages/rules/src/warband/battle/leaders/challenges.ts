import { asks, brokenRule, does, type Procedures, type Refusal, shape } from '@warmoot/kernel';
import { otherSide, type Side } from '../../../war/roster/sides.js';
import { canDuel } from '../../duels/challenges.js';
import { duelOf, isDuelling } from '../../figures/duelling.js';
import { keyOf, rowOf } from '../../figures/figures.js';
import type { Band } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import type { Battle, BattlePlay, BattleSight } from '../model/battle.js';
import { asFigures } from '../model/borrowing.js';
import type { LeaderAnswer, LeaderChoice } from '../model/choices.js';
import { triggerUnit } from '../nerve/triggers.js';
import { actorNamed, isRouted, unitOf, unitOfFigure, unitsOf } from '../units/units.js';
import { duellistOf, leaderInFront } from './duels.js';

const PASS = { choose: 'pass' } as const;

/** WARBAND-TACTIC-011: whether two units are in contact in this Melee phase. */
const areInLine = ({ open }: BattleSight, a: FormationIndex, b: FormationIndex): boolean =>
  open.lines.some(({ units }) => units.includes(a) && units.includes(b));

/** WARBAND-TACTIC-006, WARBAND-TACTIC-011: why the leader of one unit may not challenge that of another; null where it may. */
const challengeBan = (sight: BattleSight, unit: FormationIndex, foe: FormationIndex): Refusal | null => {
  const [mine, theirs] = [leaderInFront(sight, unit), leaderInFront(sight, foe)];
  const facts = { figure: unitOf(sight, unit).name, target: unitOf(sight, foe).name };
  // WARBAND-ROUND-004: the surprised answer nobody.
  if (sight.open.surprise) return brokenRule('WARBAND-ROUND-004', 'warband.duel.surprised', facts);
  if (!areInLine(sight, unit, foe)) return brokenRule('WARBAND-TACTIC-011', 'warband.leaders.noContact', facts);
  if (mine < 0 || theirs < 0) return brokenRule('WARBAND-TACTIC-006', 'warband.leaders.notInFront', facts);
  if (isDuelling(sight, mine) || isDuelling(sight, theirs))
    return brokenRule('WARBAND-TACTIC-036', 'warband.leaders.duelsAlready', facts);
  if (unitOf(sight, unit).challenged || unitOf(sight, foe).challenged)
    return brokenRule('WARBAND-TACTIC-011', 'warband.leaders.challengedAlready', facts);
  const can =
    [mine, theirs].every((figure) => canDuel(sight, figure)) && !isRouted(sight, unit) && !isRouted(sight, foe);
  return can ? null : brokenRule('WARBAND-TACTIC-006', 'warband.leaders.unfit', facts);
};

/** What leaders of a unit may say now. */
const wordsOf = (sight: BattleSight, unit: FormationIndex): readonly LeaderChoice[] => {
  const duellist = duellistOf(sight, unit);
  if (duellist >= 0) return [{ choose: 'breakOff', figure: keyOf(sight, duellist) }];
  return unitsOf(sight, otherSide(unitOf(sight, unit).side)).flatMap((foe) =>
    challengeBan(sight, unit, foe) === null
      ? [
          {
            choose: 'challenge',
            figure: keyOf(sight, leaderInFront(sight, unit)),
            target: keyOf(sight, leaderInFront(sight, foe)),
          } as const,
        ]
      : [],
  );
};

/** Who plays the leader of a unit, or the unit where it has none. */
const seatOf = (sight: BattleSight, unit: FormationIndex): string => {
  const leader = leaderInFront(sight, unit);
  return leader < 0 ? unitOf(sight, unit).seat : rowOf(sight, leader).seat;
};

/** The units of a side whose leaders have something to say. Who has passed says no more. */
const speaking = (sight: BattleSight, side: Side): readonly FormationIndex[] =>
  unitsOf(sight, side).filter(
    (unit) => !sight.open.passed.includes(seatOf(sight, unit)) && wordsOf(sight, unit).length > 0,
  );

/** WARBAND-TACTIC-006: a unit is named for its leader, or the leader, or who duels; nobody else speaks or answers for it. */
const standsFor = (sight: BattleSight, key: string): boolean => {
  const { unit, figure } = actorNamed(sight, key) ?? { unit: -1, figure: -1 };
  return unit >= 0 && (figure < 0 || figure === leaderInFront(sight, unit) || figure === duellistOf(sight, unit));
};

const fault = (sight: BattleSight, choice: LeaderChoice, side: Side, seat: string): Refusal | null => {
  if (choice.choose === 'pass') return null;
  const unit = actorNamed(sight, choice.figure)?.unit ?? -1;
  if (unit < 0) return { code: 'NO_SUCH', what: 'unit', id: choice.figure };
  const owner = seatOf(sight, unit);
  if (owner !== seat || unitOf(sight, unit).side !== side)
    return { code: 'NOT_YOURS', what: 'unit', id: choice.figure, owner };
  if (choice.choose === 'breakOff')
    return duellistOf(sight, unit) >= 0 && standsFor(sight, choice.figure)
      ? null
      : brokenRule('WARBAND-TACTIC-036', 'warband.leaders.inNoDuel', { figure: choice.figure });
  const foe = actorNamed(sight, choice.target)?.unit ?? -1;
  if (foe < 0) return { code: 'NO_SUCH', what: 'unit', id: choice.target };
  return standsFor(sight, choice.figure) && standsFor(sight, choice.target)
    ? challengeBan(sight, unit, foe)
    : brokenRule('WARBAND-TACTIC-006', 'warband.leaders.notInFront', { figure: choice.figure, target: choice.target });
};

/** WARBAND-TACTIC-036: it counts as refusing. */
const breakOff = (play: BattlePlay, unit: FormationIndex): void => {
  const duel = duelOf(play, duellistOf(play, unit));
  if (duel === undefined) return;
  play.say({ event: 'duelBrokenOff', unit });
  asFigures(play).say({ event: 'duelEnded', pair: duel.pair, why: 'yielded' });
  triggerUnit(play, unit, 'refused');
};

const challenge = (play: BattlePlay, unit: FormationIndex, foe: FormationIndex): void => {
  const [by, target] = [leaderInFront(play, unit), leaderInFront(play, foe)];
  play.say({ event: 'challenged', figure: by, target });
  play.next({ step: 'challenge', by, target });
};

const unitNamedIn = (sight: BattleSight, key: string): FormationIndex => actorNamed(sight, key)?.unit ?? -1;

type Step<K> = Extract<Battle['step'], { readonly step: K }>;

export const challengeProcedures: Procedures<Battle, 'challenging' | 'challenges' | 'challenge'> = {
  challenging: does((play, { side }) => {
    if (speaking(play, side).length > 0) play.next({ step: 'challenges', side });
    else if (play.open.passed.length > 0) play.say({ event: 'partEnded', side });
  }),

  // WARBAND-TACTIC-011: once for each unit, before guard and first strike.
  challenges: asks<Battle, Step<'challenges'>, LeaderChoice>({
    whom: (facts, { side }) => {
      const seats = new Set(speaking(facts, side).map((unit) => seatOf(facts, unit)));
      return [...seats].map((seat) => ({ seat, as: (facts.given.bands[side] as Band).name }));
    },
    answer: shape.union('choose', {
      challenge: { figure: shape.name, target: shape.name },
      breakOff: { figure: shape.name },
      pass: {},
    }),
    choices: (view, { side }, { seat }) => [
      ...speaking(view, side).flatMap((unit) => (seatOf(view, unit) === seat ? wordsOf(view, unit) : [])),
      PASS,
    ],
    refuses: (view, { side }, choice, { seat }) => fault(view, choice, side, seat),
    then: (play, { side }, choice, { seat }) => {
      if (choice.choose === 'pass') play.say({ event: 'passed', seat, side });
      else if (choice.choose === 'breakOff') breakOff(play, unitNamedIn(play, choice.figure));
      else challenge(play, unitNamedIn(play, choice.figure), unitNamedIn(play, choice.target));
      play.next({ step: 'challenging', side });
    },
  }),

  // WARBAND-TACTIC-006: by section 13, in place of the fight between the rest (WARBAND-TACTIC-007).
  challenge: asks<Battle, Step<'challenge'>, LeaderAnswer>({
    whom: (facts, { target }) => [{ seat: rowOf(facts, target).seat, as: keyOf(facts, target) }],
    answer: shape.union('choose', {
      accept: { figure: shape.name, target: shape.name },
      refuse: { figure: shape.name, target: shape.name },
    }),
    choices: (view, { by, target }) =>
      (['accept', 'refuse'] as const).map((choose) => ({
        choose,
        figure: keyOf(view, target),
        target: keyOf(view, by),
      })),
    then: (play, { by, target }, { choose }) => {
      if (choose === 'accept') {
        play.say({ event: 'duelBegan', pair: [by, target] });
        return;
      }
      play.say({ event: 'duelRefused', figure: target, target: by });
      // WARBAND-TACTIC-008, WARBAND-TACTIC-013: the check comes at the End.
      triggerUnit(play, unitOfFigure(play, target), 'refused');
    },
  }),
};
