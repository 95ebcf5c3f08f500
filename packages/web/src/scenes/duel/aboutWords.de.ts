import type { SameKeys } from '@warmoot/words/say';
import type { ABOUT as ENGLISH_ABOUT } from './aboutWords.en.js';

export const ABOUT = {
  /** Only in the first round: later everybody knows. */
  about: {
    declare: 'So beginnt jede Runde. Dann kommen Fußarbeit, je eine versiegelte Aktion, Verteidigungen und die Würfel.',
    move: 'Wer die Fußarbeit verliert, geht zuerst, wer sie gewinnt, danach. Wo du stehst, entscheidet über die Distanz; jede Waffe ist auf ihrer eigenen am besten.',
    acts: 'Je eine Aktion, versiegelt und dann zugleich gezeigt. Wähle eine, um ihre Summe zu sehen und was daraus folgt.',
    defend:
      'Auch Verteidigungen werden versiegelt. Sind alle gewählt, fallen die Würfel, und alle Hiebe gelten zugleich.',
  },
  follows: {
    fightOn: 'Die Runde geht mit der Fußarbeit weiter.',
    surrender: '{who} ist sofort aus dem Kampf.',
    surrenderAsked: '{who} ist aus dem Kampf, wenn alle Gegner annehmen.',
    breakOff: 'Bietet die andere Seite es auch an, endet der Kampf ohne Sieger. Sonst geht er weiter.',
    accept: 'Sie sind aus dem Kampf.',
    refuse: 'Sie müssen weiterkämpfen.',
    leave: 'Aus dem Kampf, als geflohen.',
  },
} as const satisfies SameKeys<typeof ENGLISH_ABOUT>;
