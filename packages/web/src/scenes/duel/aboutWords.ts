import type { DuelChoice } from '@warmoot/rules';
import { type Both, both } from '../../words/bilingual.js';

/** Answers that are one row each: what follows from them is said beside them. */
type Plain = Exclude<
  DuelChoice['choose'],
  'pair' | 'joinUp' | 'join' | 'move' | 'act' | 'defend' | 'part' | 'done' | 'wait' | 'kill' | 'spare'
>;

/** What a newcomer is told: how a round goes, and what follows from the plain answers. */
export const ABOUT = {
  /** Only in the first round: later everybody knows. */
  about: {
    declare: both(
      'Every round begins with this. Then come Footwork, a sealed action each, defences, and the dice.',
      'So beginnt jede Runde. Dann kommen Fußarbeit, je eine versiegelte Aktion, Verteidigungen und die Würfel.',
    ),
    move: both(
      'Whoever loses the Footwork moves first, whoever wins it second. Where you end decides the distance, and a weapon is best at its own.',
      'Wer die Fußarbeit verliert, geht zuerst, wer sie gewinnt, danach. Wo du stehst, entscheidet über die Distanz; jede Waffe ist auf ihrer eigenen am besten.',
    ),
    acts: both(
      'One action each, sealed and then shown together. Pick one to see its sum and what follows.',
      'Je eine Aktion, versiegelt und dann zugleich gezeigt. Wähle eine, um ihre Summe zu sehen und was daraus folgt.',
    ),
    defend: both(
      'Defences are sealed too. When all are in, the dice fall and every blow lands at once.',
      'Auch Verteidigungen werden versiegelt. Sind alle gewählt, fallen die Würfel, und alle Hiebe gelten zugleich.',
    ),
  },
  follows: {
    fightOn: both('The round goes on with Footwork.', 'Die Runde geht mit der Fußarbeit weiter.'),
    surrender: both(
      (who: string) => `${who} is out of the fight at once.`,
      (who: string) => `${who} ist sofort aus dem Kampf.`,
    ),
    surrenderAsked: both(
      (who: string) => `${who} is out of the fight if every enemy accepts.`,
      (who: string) => `${who} ist aus dem Kampf, wenn alle Gegner annehmen.`,
    ),
    breakOff: both(
      'If the other side offers it too, the fight ends without a winner. Otherwise it goes on.',
      'Bietet die andere Seite es auch an, endet der Kampf ohne Sieger. Sonst geht er weiter.',
    ),
    accept: both('They are out of the fight.', 'Sie sind aus dem Kampf.'),
    refuse: both('They must fight on.', 'Sie müssen weiterkämpfen.'),
    leave: both('Out of the fight, as one who fled.', 'Aus dem Kampf, als geflohen.'),
  } satisfies Record<Plain | 'surrenderAsked', Both<string> | Both<(who: string) => string>>,
} as const;
