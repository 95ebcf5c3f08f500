import type { saga } from '@warmoot/rules';
import type { DuelWords } from '../catalogue/duelWords.js';
import type { SceneWords } from '../catalogue/words.js';
import { alone } from '../say/index.js';
import type { Speech } from '../speech.js';
import { duelBoard } from './board.js';
import { nameOf } from './facts.js';
import { duelPhrases } from './phrases.js';
import { foresightLines, tableLines } from './preview.js';
import { tellBlows } from './tellBlows.js';

import { isQuiet, tellChoices } from './tellChoices.js';
import { tellMoves } from './tellMoves.js';
import { tellDuelBroken, tellOutcome } from './tellOutcome.js';
import { tellPreview } from './tellPreview.js';
import { tellTally } from './tellTally.js';

/** What dice are thrown for in a fight: Footwork against somebody, or an action and how it is met. */
const tellThrows = ({ t }: Speech): NonNullable<SceneWords<saga.duel.Duel>['thrownFor']> => {
  const { thrownFor } = t.duel.events;
  return ({ sight, step }) => {
    if (step.step === 'contest') return thrownFor.contest({ other: nameOf(sight, step.against) });
    const act = step.step === 'check' ? sight.open.turn.acts[step.actor] : null;
    if (step.step !== 'check' || act === null || act === undefined || !('target' in act)) return null;
    const by = sight.open.turn.answers[step.actor]?.by ?? 'none';
    return thrownFor.check({ act: t.names.acts[act.act], victim: nameOf(sight, act.target), by });
  };
};

/** Hand-to-Hand with the checks of either edition; they differ in the line that says what is played. */
export const tellDuel = (speech: Speech, about: string): SceneWords<saga.duel.Duel> => {
  const phrases = duelPhrases(speech);
  const choices = tellChoices(speech, phrases);
  const { opening, questions, choice, called } = choices;
  return {
    about,
    opening,
    thrownFor: tellThrows(speech),
    events: { ...tellMoves(speech, phrases), ...tellBlows(speech, phrases, choices) },
    questions,
    choice,
    called,
    isQuiet,
    part: (number) => speech.t.duel.events.round({ number }),
    stages: speech.t.stages.duel,
    outcome: tellOutcome(speech, phrases),
    board: duelBoard(speech, phrases),
    tally: tellTally(speech),
    results: speech.t.duel.board.results,
    standing: speech.t.standing.duel,
    verdicts: { check: speech.t.account.verdicts.action, contest: speech.t.account.verdicts.fight },
    broken: tellDuelBroken(speech),
  };
};

/** What is said of a fight besides its account. */
export const tellDuelWords = (speech: Speech): DuelWords => {
  const { grammar, t } = speech;
  const { names } = t;
  const phrases = duelPhrases(speech);
  const choices = tellChoices(speech, phrases);
  const preview = tellPreview(speech, phrases, choices, tellBlows(speech, phrases, choices));
  return {
    names: {
      acts: alone(grammar, names.acts),
      defences: names.defences,
      items: alone(grammar, names.items),
      armours: names.armours,
      parts: alone(grammar, names.parts),
      hands: alone(grammar, names.hands),
      distance: phrases.distance,
    },
    table: (sight, table) => tableLines(preview, sight, table),
    foresight: (sight, victim, foresight) => foresightLines(preview, sight, victim, foresight),
  };
};
