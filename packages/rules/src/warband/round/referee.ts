import { asks, brokenRule, type Procedures, type Refusal, shape, type View } from '@warmoot/kernel';
import { figureNamed, figureOf, isHere, keyOf, rowOf } from '../figures/figures.js';
import { judgeFalls } from '../health/falls.js';
import type { RefereeChoice, RoundStep } from '../model/faring.js';
import type { FigureIndex } from '../model/model.js';
import { MINUTES } from '../model/outcome.js';
import type { Skirmish, SkirmishEvent, SkirmishSight } from '../model/skirmish.js';

type Choose = RefereeChoice['choose'];
type Named<K extends Choose> = Extract<RefereeChoice, { readonly choose: K }>;

const THRESHOLDS = { least: 0, most: 6 } as const;
const MOST_POINTS = 40;
const MOST_ROUNDS = 99;
/** WARBAND-MORALE-030: what a referee is likely to enter, and the most. */
const LIKELY_MINUTES = [20, 30, 60] as const;
const MOST_MINUTES = 1440;

const PASS = { choose: 'pass' } as const;

const figuresHere = (sight: SkirmishSight): readonly FigureIndex[] =>
  sight.open.figures.flatMap((_figure, nth) => (isHere(sight, nth) ? [nth] : []));

/** WARBAND-GEAR-009, WARBAND-SPELL-002: what of a figure's is used up, by its name: spells, and what it carries. */
const usedUp = (sight: SkirmishSight, figure: FigureIndex): readonly string[] => {
  const { spent, items } = figureOf(sight, figure);
  return [...spent, ...items.flatMap(({ item, called, kept }) => (kept === 'depleted' ? [called ?? item] : []))];
};

const ofFigure = (sight: SkirmishSight, figure: FigureIndex): readonly RefereeChoice[] => {
  const key = keyOf(sight, figure);
  const { hp, mostHp, advantage } = figureOf(sight, figure);
  return [
    { choose: 'blind', figure: key, rounds: 1 },
    ...(advantage ? [] : [{ choose: 'advantage', figure: key } as const]),
    { choose: 'harm', figure: key, points: 1 },
    ...(hp < mostHp ? [{ choose: 'heal', figure: key, points: 1 } as const] : []),
    ...usedUp(sight, figure).map((what) => ({ choose: 'restore', figure: key, what }) as const),
  ];
};

/** WARBAND-MORALE-007: the first of each group, for all of it. */
const horrors = (sight: SkirmishSight): readonly RefereeChoice[] =>
  sight.open.groups.flatMap((_group, nth) => {
    const one = figuresHere(sight).find((figure) => rowOf(sight, figure).group === nth);
    return one === undefined ? [] : [{ choose: 'horror', figure: keyOf(sight, one) } as const];
  });

const isOver = ({ open }: SkirmishSight): boolean => open.ending !== null;

/** WARBAND-MORALE-030: when all is over, only how long it took. */
const listed = (sight: SkirmishSight): readonly RefereeChoice[] =>
  isOver(sight)
    ? [PASS, ...LIKELY_MINUTES.map((minutes) => ({ choose: 'minutes', minutes }) as const)]
    : listedBefore(sight);

/** What is likely: a point or a round at a time. */
const listedBefore = (sight: SkirmishSight): readonly RefereeChoice[] => [
  PASS,
  ...Array.from({ length: THRESHOLDS.most + 1 }, (_none, threshold) => ({ choose: 'threshold', threshold }) as const),
  ...horrors(sight),
  ...figuresHere(sight).flatMap((figure) => ofFigure(sight, figure)),
];

const FAULTS: Readonly<
  Partial<Record<Choose, (sight: SkirmishSight, figure: FigureIndex, choice: never) => Refusal | null>>
> = {
  horror: (sight, figure) =>
    rowOf(sight, figure).group === null
      ? brokenRule('WARBAND-MORALE-001', 'warband.neverChecks', { figure: keyOf(sight, figure) })
      : null,
  // WARBAND-RECOVER-006
  heal: (sight, figure) =>
    figureOf(sight, figure).hp < figureOf(sight, figure).mostHp
      ? null
      : brokenRule('WARBAND-RECOVER-006', 'warband.unhurt', { figure: keyOf(sight, figure) }),
  restore: (sight, figure, { what }: Named<'restore'>) =>
    usedUp(sight, figure).includes(what)
      ? null
      : brokenRule('WARBAND-GEAR-009', 'warband.nothingToRestore', { figure: keyOf(sight, figure), what }),
};

const fault = (sight: SkirmishSight, choice: RefereeChoice): Refusal | null => {
  if (choice.choose === 'pass') return null;
  if (isOver(sight) !== (choice.choose === 'minutes'))
    return brokenRule('WARBAND-MORALE-030', isOver(sight) ? 'warband.fightIsOver' : 'warband.fightGoesOn');
  if (!('figure' in choice)) return null;
  const figure = figureNamed(sight, choice.figure);
  if (figure < 0) return { code: 'NO_SUCH', what: 'figure', id: choice.figure };
  if (!isHere(sight, figure))
    return brokenRule('WARBAND-PRIORITY-009', 'warband.outOfTheFight', { figure: choice.figure });
  return FAULTS[choice.choose]?.(sight, figure, choice as never) ?? null;
};

/** WARBAND-CORE-006: what comes of what the referee says; it stands in the log. */
const eventOf = (sight: SkirmishSight, choice: Exclude<RefereeChoice, { readonly choose: 'pass' }>): SkirmishEvent => {
  if (choice.choose === 'threshold') return { event: 'thresholdSet', threshold: choice.threshold };
  if (choice.choose === 'minutes') return { event: 'tookLonger', minutes: choice.minutes };
  const figure = figureNamed(sight, choice.figure);
  const { hp, mostHp } = figureOf(sight, figure);
  switch (choice.choose) {
    case 'horror':
      return { event: 'horror', group: rowOf(sight, figure).group as number };
    case 'advantage':
      return { event: 'gotAdvantage', figure };
    case 'blind':
      return { event: 'blinded', figure, rounds: choice.rounds };
    case 'harm': {
      const { points } = choice;
      return { event: 'harmed', figure, by: -1, points, hp: Math.max(0, hp - points), subdue: false };
    }
    case 'heal':
      return { event: 'healed', figure, points: Math.min(choice.points, mostHp - hp) };
    case 'restore':
      return { event: 'restored', figure, what: choice.what };
  }
};

/** How seldom a referee at random has something to say. */
const SELDOM = 8;

const points = shape.integer(1, MOST_POINTS);

export const refereeProcedures: Procedures<Skirmish, 'referee'> = {
  referee: asks<Skirmish, Extract<RoundStep, { step: 'referee' }>, RefereeChoice>({
    whom: ({ given }) => (given.referee === null ? [] : [{ seat: given.referee, as: given.referee }]),
    answer: shape.union('choose', {
      horror: { figure: shape.name },
      threshold: { threshold: shape.integer(THRESHOLDS.least, THRESHOLDS.most) },
      advantage: { figure: shape.name },
      minutes: { minutes: shape.integer(MINUTES, MOST_MINUTES) },
      blind: { figure: shape.name, rounds: shape.integer(1, MOST_ROUNDS) },
      harm: { figure: shape.name, points },
      heal: { figure: shape.name, points },
      restore: { figure: shape.name, what: shape.name },
      pass: {},
    }),
    suggests: true,
    choices: listed,
    refuses: (view: View<Skirmish>, _step, choice) => fault(view, choice),
    sample: (view, _step, _asked, source) => {
      const all = listed(view);
      return source.below(SELDOM) > 0 ? PASS : (all[source.below(all.length)] as RefereeChoice);
    },
    then: (play, _step, choice) => {
      if (choice.choose === 'pass') {
        // WARBAND-PRIORITY-007: in the course of a phase, after a spell, who is at 0 HP still completes it.
        if (!isOver(play) && (play.open.phase === 'before' || play.open.phase === 'end')) judgeFalls(play);
      } else {
        play.say(eventOf(play, choice));
        if (choice.choose !== 'minutes') play.next({ step: 'referee' });
      }
    },
  }),
};
