import type { Asked } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import type { SceneProps } from '../../contract.js';
import type { Asking } from '../../shared/asking.js';
import type { Decision, Picked } from '../grouping.js';
import type { Pair } from '../pairing.js';
import type { DuelRun, DuelView } from '../sheet.js';
import type { DuelWords } from '../words.js';

/** Everything a panel needs to ask one question of one fighter. */
export interface PanelProps extends Pick<SceneProps, 'rules' | 'people' | 'busy'> {
  readonly run: DuelRun;
  readonly view: DuelView;
  readonly pair: Pair;
  readonly asking: Asking;
  readonly asked: Asked;
  readonly decision: Decision;
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
  readonly onAnswer: (choice: saga.duel.DuelChoice) => void;
  /** A choice in the words of the rules. */
  readonly told: (choice: saga.duel.DuelChoice) => string;
  /** What is to be decided, in the words of the rules. */
  readonly lead: string;
  /** This one's own answer is sealed already and may be changed. */
  readonly made: boolean;
  readonly t: DuelWords;
  readonly words: Words;
}
