import type { warband } from '@warmoot/rules';
import type { Deciding, SceneWords } from '../catalogue/words.js';
import { tellThrownFor } from '../skirmish/tellThrownFor.js';
import type { Speech } from '../speech.js';
import type { LinesPhrases } from './facts.js';
import { tellUnitActs } from './tellActing.js';

type Words = SceneWords<warband.Battle>;
type At = Deciding<warband.Battle>;

/** A choice as something one does. What figures do is told as in a skirmish, by `figures`. */
export const tellLinesChoice = (
  speech: Speech,
  phrases: LinesPhrases,
  figures: (chosen: warband.BattleChoice, deciding: At) => string,
): NonNullable<Words['choice']> => {
  const tell = tellUnitActs(speech, phrases) as unknown as Readonly<
    Record<string, (chosen: warband.BattleChoice, at: At) => string>
  >;
  return (chosen, at) => (tell[chosen.choose] ?? figures)(chosen, at);
};

/** What is asked of a side, of a leader, or of somebody unique. */
export const tellLinesQuestions = (speech: Speech, phrases: LinesPhrases): NonNullable<Words['questions']> => {
  const { questions: t } = speech.t.lines.asking;
  return {
    place: t.place,
    announce: t.announce,
    opening: t.opening,
    challenges: t.challenges,
    declare: t.declare,
    strikes: t.strikes,
    blows: t.blows,
    challenge: ({ sight, step: { by, target } }) =>
      t.challenge({ by: phrases.figure(sight, by), target: phrases.figure(sight, target) }),
    goAlong: ({ sight, step: { unit, figure, why } }) =>
      t.goAlong({ figure: phrases.figure(sight, figure), unit: phrases.unit(sight, unit), why }),
  };
};

/** The step’s dice, said while they are thrown. */
export const tellLinesThrownFor = (speech: Speech, phrases: LinesPhrases): NonNullable<Words['thrownFor']> => {
  const { thrownFor: t } = speech.t.lines.asking;
  const figures = tellThrownFor(speech, phrases) as unknown as NonNullable<Words['thrownFor']>;
  return (deciding) => {
    const { sight, step } = deciding;
    const unit = (index: number) => phrases.unit(sight, index);
    const figure = (index: number) => phrases.figure(sight, index);
    switch (step.step) {
      case 'rankRow':
        return t.rankRow({ way: step.way, by: figure(step.by), target: figure(step.target) });
      case 'rankSave':
        return t.rankSave({ figure: figure(step.figure) });
      case 'obstacleTest':
        return t.obstacleTest({ unit: unit(step.unit) });
      case 'manoeuvreDie':
        return t.manoeuvreDie({ unit: unit(step.unit), kind: phrases.manoeuvre(step.kind) });
      case 'cavalryDie':
        return t.cavalryDie({ unit: unit(step.unit), by: unit(step.by) });
      case 'swapSave':
        return t.swapSave({ figure: phrases.oneOf(sight, step.nth === 0 ? step.figure : step.partner) });
      case 'strayLot':
        return t.strayLot({ by: figure(step.by) });
      case 'lot':
        return t.lot({ agent: figure(step.agent) });
      case 'returnDie':
        return t.returnDie({ unit: unit(step.unit) });
      case 'casualtyDie':
        return t.casualtyDie({ unit: unit(sight.open.removed[step.nth]?.unit ?? -1) });
      default:
        return figures(deciding);
    }
  };
};
