import { type Asked, brokenRule, type Procedures, type Refusal, type View } from '@warmoot/kernel';
import type { RefereeChoice } from '../../model/faring.js';
import type { FigureIndex } from '../../model/model.js';
import { refereeProcedures as figureReferee } from '../../round/referee.js';
import { removeDead } from '../lines/chapter.js';
import { harmRank } from '../lines/strikes.js';
import type { Battle, BattlePlay, BattleSight, BattleStep } from '../model/battle.js';
import { borrowed } from '../model/borrowing.js';
import { isBody } from '../units/names.js';
import { isUnitHere, unitNamed } from '../units/units.js';

type Step = Extract<BattleStep, { step: 'referee' }>;
type OfFigure = Extract<RefereeChoice, { readonly figure: string }>;

const { referee } = borrowed<'referee'>(figureReferee);

/** A rank's normal figures, where a choice is about these; −1 where it is not. */
const bodyIn = ({ open }: BattleSight, choice: RefereeChoice): FigureIndex =>
  'figure' in choice ? open.roster.findIndex((row) => row.name === choice.figure && isBody(row)) : -1;

/** WARBAND-MORALE-007: of a battle a unit as such may see something horrific. */
const unitIn = (sight: BattleSight, choice: RefereeChoice): number =>
  choice.choose === 'horror' ? unitNamed(sight, choice.figure) : -1;

/** WARBAND-LINE-012: ranks have damage and no HP of their own, so that nobody heals one. */
const fault = (view: View<Battle>, step: Step, choice: RefereeChoice, asked: Asked): Refusal | null => {
  const unit = unitIn(view, choice);
  if (unit >= 0 && view.open.ending === null)
    return isUnitHere(view, unit)
      ? null
      : brokenRule('WARBAND-PRIORITY-009', 'warband.outOfTheFight', { figure: (choice as OfFigure).figure });
  if (choice.choose === 'heal' && bodyIn(view, choice) >= 0)
    return brokenRule('WARBAND-LINE-012', 'warband.ranksAreNotHealed', { figure: choice.figure });
  return referee.refuses?.(view, step, choice as never, asked) ?? null;
};

const sayFor = (play: BattlePlay, choice: RefereeChoice): boolean => {
  const unit = unitIn(play, choice);
  if (unit >= 0) {
    play.say({ event: 'horror', group: unit });
    return true;
  }
  const body = choice.choose === 'harm' ? bodyIn(play, choice) : -1;
  if (body < 0 || choice.choose !== 'harm') return false;
  harmRank(play, body, -1, choice.points);
  return true;
};

/** WARBAND-CORE-006: the referee of a battle says what one of a fight of figures says; of ranks and units as these are. */
export const refereeProcedures: Procedures<Battle, 'referee'> = {
  referee: {
    ...referee,
    refuses: fault,
    then: (play, step, answer, beside) => {
      const choice = answer as RefereeChoice;
      if (sayFor(play, choice)) {
        play.next({ step: 'referee' });
        return;
      }
      referee.then(play, step, answer, beside);
      const isBetween = play.open.phase === 'before' || play.open.phase === 'end';
      if (choice.choose === 'pass' && play.open.ending === null && isBetween) removeDead(play, 'end');
    },
  },
};
