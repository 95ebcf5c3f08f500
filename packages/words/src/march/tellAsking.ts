import type { Json, RulingChoice } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { Deciding, SceneWords, Telling } from '../catalogue/words.js';
import { type Matter, tellRuling } from '../check/ruling.js';
import type { Speech } from '../speech.js';
import { booksIn, type March, type MarchTelling, partyNamed, planText } from './facts.js';
import { spanName } from './spans.js';

type Thrown = NonNullable<SceneWords<March>['thrownFor']>;
type At = Deciding<March>;

/** What the table has judged, as a sentence takes it. */
export const judgedFacts = (
  speech: Speech,
  telling: MarchTelling,
  { attacker, defender, distance, note }: saga.march.Judged,
) => ({
  attacker: partyNamed(speech, telling, attacker ?? ''),
  defender: partyNamed(speech, telling, defender ?? ''),
  distance: speech.t.names.distances[distance],
  note,
});

/** What the table settles in free form. */
const mattersIn = (speech: Speech): Readonly<Record<string, Matter>> => {
  const { asking: t } = speech.t.march;
  const settled = (value: Json, telling: Telling<March>): string => {
    const judged = value as unknown as saga.march.Judged;
    return t.settled[judged.contact](judgedFacts(speech, telling, judged));
  };
  return { contact: { name: t.matters.contact, value: settled } };
};

const thrownForIn = (speech: Speech): Thrown => {
  const { asking: t, names } = speech.t.march;
  return ({ sight, step }) => {
    switch (step.step) {
      case 'ownCheck':
        return t.thrownFor.ownCheck({ party: step.party, check: names.checks[step.check] });
      case 'notice':
      case 'getPast':
        return t.thrownFor[step.step]({ party: step.party, of: step.of });
      case 'feelSeen':
        return t.thrownFor.feelSeen({ party: step.party });
      case 'tactics':
        return t.thrownFor.tactics({ attacker: step.contact.attacker, defender: step.contact.defender });
      case 'arriveFirst':
        return t.thrownFor.arriveFirst({
          span: spanName(speech, sight.given.roads, step.span),
          one: step.one,
          other: step.other,
        });
      case 'behindTheScreen':
        return t.thrownFor.behindTheScreen;
      default:
        return null;
    }
  };
};

interface MarchAsking extends Required<Pick<SceneWords<March>, 'questions' | 'choice' | 'thrownFor'>> {
  readonly events: ReturnType<typeof tellRuling>['events'];
}

/** Every question of a march and every answer to it. */
export const tellMarchAsking = (speech: Speech): MarchAsking => {
  const { asking: t } = speech.t.march;
  const ruling = tellRuling(speech, mattersIn(speech));
  const span = ({ sight }: At, key: string): string => spanName(speech, sight.given.roads, key);

  const choice: NonNullable<SceneWords<March>['choice']> = (chosen, deciding) => {
    switch (chosen.choose) {
      case 'plan': {
        const party = deciding.asked?.as ?? '';
        return planText(speech, deciding.sight.given, party, booksIn(deciding)[party] ?? null, chosen);
      }
      case 'evade':
        return t.choices.evade({ to: chosen.to === null ? null : span(deciding, chosen.to) });
      case 'attack':
      case 'stand':
        return t.choices[chosen.choose]({ at: span(deciding, chosen.at) });
      case 'now':
        return chosen.as === 'battle'
          ? t.choices.battle
          : t.choices.duel({ distance: speech.t.names.distances[chosen.distance] });
      case 'go':
        return t.choices.go({ to: span(deciding, chosen.to) });
      case 'giveUp':
      case 'close':
      case 'hold':
      case 'later':
      case 'chase':
      case 'letGo':
      case 'parley':
      case 'silence':
        return t.choices[chosen.choose];
      default:
        return ruling.choice(chosen as RulingChoice, deciding);
    }
  };

  const questions: NonNullable<SceneWords<March>['questions']> = {
    ...ruling.questions,
    plan: ({ asked }) => t.questions.plan({ party: asked?.as ?? null }),
    intend: (deciding) => {
      const party = deciding.asked?.as ?? '';
      return t.questions.intend({ party, of: booksIn(deciding)[party]?.choosing[0] ?? null });
    },
    pickSide: t.questions.pickSide,
    handOver: (deciding) => {
      const { attacker, defender, at } = deciding.step.contact;
      return t.questions.handOver({ attacker, defender, at: span(deciding, at) });
    },
    giveChase: ({ step }) => t.questions.giveChase({ quarry: step.quarry }),
    getAway: ({ step }) => t.questions.getAway({ from: step.from }),
    holdThere: (deciding) => {
      const { other, span: at } = deciding.step;
      return t.questions.holdThere({ other, span: span(deciding, at) });
    },
    attackThere: (deciding) => {
      const { first, span: at } = deciding.step;
      return t.questions.attackThere({ first, span: span(deciding, at) });
    },
    askParley: t.questions.askParley,
    takeParley: ({ step }) => t.questions.takeParley({ by: step.by }),
  };

  return { events: ruling.events, questions, choice, thrownFor: thrownForIn(speech) };
};
