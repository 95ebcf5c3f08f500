import type { Asked } from '@warmoot/kernel';
import { answerFor, asksTogether, brokenRule, type Procedures, type Refusal, shape, type View } from '@warmoot/kernel';
import type { Chase, ChaseSight, PursuersChoice, QuarryChoice } from './model.js';
import { SIDES, seatOf } from './model.js';
import { barringOpen, isBarred, isLeadable, positionIn } from './ratings.js';
import { WAYS, type Way } from './ways.table.js';

const wayShape = shape.oneOf(...WAYS);

/** SAGA-MOVE-005: whether the quarry may still try Lead; once a day, and no more after a failure. */
export const mayLead = ({ open }: Pick<ChaseSight, 'open'>, side: (typeof SIDES)[number]): boolean =>
  open.lead[side] === 'no';

const isQuarry = ({ given }: Pick<ChaseSight, 'given'>, { as }: Asked): boolean => as === given.quarry.name;

/** SAGA-MOVE-035: who walked out of a Discussion stops of their own will and is back in it; others turn at bay. */
const turnIn = ({ given }: Pick<ChaseSight, 'given'>): 'stop' | 'atBay' =>
  given.from === 'discussion' ? 'stop' : 'atBay';

const quarryChoices = (view: ChaseSight): readonly QuarryChoice[] => {
  const position = positionIn(view);
  const open = WAYS.filter((way) => !isBarred(position, way));
  const leads = (way: Way): readonly boolean[] =>
    mayLead(view, 'quarry') && isLeadable(position, way) ? [false, true] : [false];
  return [
    ...open.flatMap((way) => leads(way).map((lead) => ({ choose: 'way', way, lead }) as const)),
    { choose: turnIn(view) },
  ];
};

const PURSUERS: readonly PursuersChoice[] = [
  ...WAYS.map((way) => ({ choose: 'guess', way }) as const),
  { choose: 'giveUp' },
];

type LegChoice = QuarryChoice | PursuersChoice;

/** Why the quarry may not do this; null where it may. */
const refusesQuarry = (view: View<Chase>, choice: QuarryChoice): Refusal | null => {
  const party = view.given.quarry.name;
  if (choice.choose !== 'way') {
    return choice.choose === turnIn(view)
      ? null
      : brokenRule('SAGA-MOVE-035', `move.${turnIn(view)}Instead`, { party });
  }
  const position = positionIn(view);
  if (isBarred(position, choice.way)) {
    return brokenRule('SAGA-MOVE-044', 'move.openBarred', { who: barringOpen(position) ?? party, party });
  }
  if (!choice.lead) return null;
  if (!isLeadable(position, choice.way)) return brokenRule('SAGA-MOVE-005', 'move.leadNotHere', { party });
  return mayLead(view, 'quarry') ? null : brokenRule('SAGA-MOVE-005', `move.lead.${view.open.lead.quarry}`, { party });
};

const isQuarrys = (choice: LegChoice): choice is QuarryChoice =>
  choice.choose !== 'guess' && choice.choose !== 'giveUp';

/** SAGA-MOVE-027: the quarry picks a way, the pursuers guess one, and both are revealed together. */
export const choosing: Pick<Procedures<Chase>, 'choose'> = {
  choose: asksTogether({
    whom: (facts) => SIDES.map((side) => ({ seat: seatOf(facts, side), as: facts.given[side].name })),
    answer: shape.union('choose', {
      way: { way: wayShape, lead: shape.withDefault(shape.flag, false) },
      atBay: {},
      stop: {},
      guess: { way: wayShape },
      giveUp: {},
    }),
    choices: (view, _step, asked): readonly LegChoice[] => (isQuarry(view, asked) ? quarryChoices(view) : PURSUERS),
    refuses: (view, _step, choice: LegChoice, asked): Refusal | null => {
      if (isQuarrys(choice) === isQuarry(view, asked)) return isQuarrys(choice) ? refusesQuarry(view, choice) : null;
      const open = isQuarry(view, asked) ? quarryChoices(view).length : PURSUERS.length;
      return { code: 'NOT_A_CHOICE', ...asked, step: 'choose', open };
    },
    then: (play, _step, answers) => {
      const way = answerFor(answers, play.given.quarry.name) as QuarryChoice;
      const guess = answerFor(answers, play.given.pursuers.name) as PursuersChoice;
      // SAGA-MOVE-031: before any leg the quarry may turn, and the pursuers may give up.
      if (way.choose !== 'way') play.say({ event: 'turned', how: way.choose });
      if (guess.choose === 'giveUp') play.say({ event: 'gaveUp' });
      if (way.choose === 'stop') play.say({ event: 'ended', end: 'stopped' });
      // Who turns on pursuers who have given up meets nobody: they part.
      else if (guess.choose === 'giveUp') play.say({ event: 'ended', end: 'gaveUp' });
      else if (way.choose === 'atBay') play.say({ event: 'ended', end: 'atBay' });
      else {
        play.say({ event: 'revealed', way: way.way, guess: guess.way, lead: way.lead });
        if (way.lead) play.next({ step: 'throwLead', side: 'quarry', for: 'leg' });
        play.next({ step: 'throwLeg' });
      }
    },
  }),
};
