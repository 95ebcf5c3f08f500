import type { Passage, Words } from '@warmoot/words';
import type { Person } from '../../../people/person.js';
import type { Answered } from '../happened.js';
import type { CommandRun, CommandView, Unit } from '../model.js';
import type { Open } from '../useCommand.js';
import type { CommandWords } from '../words.js';

/** What a panel that asks for a choice is given. */
export interface PanelProps {
  readonly open: Open;
  readonly view: CommandView;
  readonly run: CommandRun;
  readonly seat: string | null;
  readonly units: readonly Unit[];
  readonly people: Readonly<Record<string, Person>>;
  readonly passages: readonly Passage[];
  /** The fight that must be answered for. */
  readonly fight: Answered | null;
  readonly busy: boolean;
  /** The rest of the army does what suggests itself, one unit after the other: takes places, or stays. */
  readonly isResting: boolean;
  readonly onRest: (isResting: boolean) => void;
  readonly give: (choice: unknown) => void;
  readonly t: CommandWords;
  readonly words: Words;
}
