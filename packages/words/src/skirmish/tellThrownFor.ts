import type { warband } from '@warmoot/rules';
import type { SceneWords } from '../catalogue/words.js';
import type { Said } from '../say/index.js';
import type { Speech } from '../speech.js';
import type { SkirmishPhrases } from './facts.js';

type Tell = NonNullable<SceneWords<warband.Skirmish>['thrownFor']>;

/** The step’s dice, said while they are thrown. */
export const tellThrownFor = (speech: Speech, phrases: SkirmishPhrases): Tell => {
  const { thrownFor: t } = speech.t.skirmish.faring;
  return ({ sight, step }) => {
    const who = (figure: number): Said => phrases.figure(sight, figure);
    switch (step.step) {
      case 'priority':
        return t.priority;
      case 'row':
        return t.row({ way: step.way, by: who(step.by), target: who(step.target) });
      case 'allyDie':
        return t.allyDie({ by: who(step.by) });
      case 'woundDie':
      case 'whichHand':
      case 'retreatSave':
      case 'breakOutDice':
      case 'spellSave':
      case 'deathSave':
      case 'deathWound':
      case 'survival':
      case 'woundSide':
        return t[step.step]({ figure: who(step.figure) });
      case 'hinderDie':
      case 'contest':
      case 'contestReply':
        return t[step.step]({ by: who(step.by), target: who(step.target) });
      case 'riseContest':
      case 'riseReply':
        return t[step.step]({ figure: who(step.figure), over: who(step.over) });
      case 'gambitDie':
        return t.gambitDie({
          by: who(step.by),
          what: phrases.trying(sight, step.effect, step.target, step.text),
        });
      case 'aidTest':
        return t.aidTest({
          figure: who(step.figure),
          patient: step.patient === step.figure ? null : who(step.patient),
        });
      case 'moraleDie':
        return t.moraleDie({ group: phrases.group(sight, step.group, step.figure) });
      default:
        return null;
    }
  };
};
