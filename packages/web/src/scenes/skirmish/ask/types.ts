import type { Passage } from '@warmoot/words';
import type { Person } from '../../../people/person.js';
import type { SkirmishRun } from '../model.js';
import type { Open } from '../useSkirmish.js';
import type { Telling } from './titles.js';

/** What a panel that asks for a choice is given. */
export interface PanelProps {
  readonly open: Open;
  readonly telling: Telling;
  readonly run: SkirmishRun;
  readonly seat: string | null;
  readonly people: Readonly<Record<string, Person>>;
  readonly passages: readonly Passage[];
  readonly busy: boolean;
  readonly give: (choice: unknown) => void;
}
