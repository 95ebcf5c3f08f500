import type { Passage, Words } from '@warmoot/words';
import type { Person } from '../../../people/person.js';
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
  readonly busy: boolean;
  /** The rest of the army takes the places that suggest themselves, one unit after the other. */
  readonly isResting: boolean;
  readonly onRest: (isResting: boolean) => void;
  readonly give: (choice: unknown) => void;
  readonly t: CommandWords;
  readonly words: Words;
}
