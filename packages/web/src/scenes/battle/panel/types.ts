import type { Words } from '@warmoot/words';
import type { Person } from '../../../people/person.js';
import type { BattleRun, BattleView, Unit } from '../model.js';
import type { Settled } from '../settled.js';
import type { Open } from '../useBattle.js';
import type { BattleWords } from '../words.js';

/** What a panel that asks for a choice is given. */
export interface PanelProps {
  readonly open: Open;
  readonly view: BattleView;
  readonly run: BattleRun;
  readonly units: readonly Unit[];
  readonly people: Readonly<Record<string, Person>>;
  /** The fights of this round that are over. */
  readonly settled: readonly Settled[];
  readonly busy: boolean;
  readonly give: (choice: unknown) => void;
  readonly t: BattleWords;
  readonly words: Words;
}
