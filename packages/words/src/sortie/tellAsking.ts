import { type sortie, war } from '@warmoot/rules';
import type { Deciding, SceneWords } from '../catalogue/words.js';
import { type Named, told } from '../say/index.js';
import type { Speech } from '../speech.js';
import type { SortiePhrases } from './facts.js';
import { planChosen } from './tellPlan.js';

type Words = SceneWords<sortie.Sortie>;
type At = Deciding<sortie.Sortie>;

/** A choice as something one does. Rulings are told by `ruling`. */
export const tellSortieChoice = (
  speech: Speech,
  phrases: SortiePhrases,
  ruling: (chosen: sortie.SortieChoice, deciding: At) => string,
): NonNullable<Words['choice']> => {
  const { choices: t } = speech.t.sortie.asking;
  return (chosen, deciding) => {
    const name = (key: string): Named => phrases.keyed(deciding.sight, key);
    switch (chosen.choose) {
      case 'place':
        return t.place({ n: chosen.halfMoves });
      case 'engage':
      case 'shoot':
        return t[chosen.choose]({ target: name(chosen.target) });
      case 'close':
        return t.close({ target: name(chosen.target), n: chosen.halfMoves });
      case 'fallBack':
        return t.fallBack({ n: chosen.halfMoves });
      case 'take':
        return t.take({ target: name(chosen.target), fate: chosen.fate });
      case 'join':
        return t.join({ friend: name(chosen.friend) });
      case 'split':
        return t.split({ heads: chosen.heads, commander: chosen.commander });
      case 'plan':
        return planChosen(speech, phrases, deciding.sight, deciding.asked?.as ?? '', chosen);
      case 'move':
        return told(t.move[chosen.way], {
          enemy: name(chosen.enemy ?? ''),
          back: (chosen.back ?? []).map(name),
        });
      case 'withdraw':
        return t.withdraw({ n: chosen.halfMoves });
      case 'agree':
      case 'object':
      case 'propose':
      case 'vote':
        return ruling(chosen, deciding);
      default:
        return t[chosen.choose];
    }
  };
};

/** What is asked of a unit, or of an army as a whole. */
export const tellSortieQuestions = (speech: Speech, phrases: SortiePhrases): NonNullable<Words['questions']> => {
  const { questions: t } = speech.t.sortie.asking;
  const keyIn = ({ asked }: At): string => asked?.as.split('.')[0] ?? '';
  const unit = (at: At): Named => phrases.keyed(at.sight, keyIn(at));
  /** A unit without a sortie chooses no maneuver: it only shoots, or is only shot at. */
  const planning = (at: At): string => {
    const { meetings, shots } = at.sight.open;
    const index = war.unitNamed(at.sight, keyIn(at));
    if (meetings.some(({ a, b }) => a === index || b === index)) return t.plans;
    return shots.some(({ archers }) => archers === index) ? t.volley : t.arrows;
  };
  return {
    place: t.place,
    orders: t.orders,
    plans: planning,
    planOpenly: planning,
    escapes: t.escapes,
    destroyed: t.destroyed,
    // Both sides are asked: the owner as the unit, the other about it (`A1.B`).
    doomed: (at) => t.doomed({ unit: unit(at) }),
    moves: t.moves,
    withdrawals: t.withdrawals,
    pressing: (at) => t.pressing({ of: phrases.keyed(at.sight, at.asked?.as.split('.')[1] ?? '') }),
    quarter: t.quarter,
    spoils: (at) => (war.unitNamed(at.sight, keyIn(at)) < 0 ? t.someSpoils : t.spoils({ unit: unit(at) })),
  };
};
