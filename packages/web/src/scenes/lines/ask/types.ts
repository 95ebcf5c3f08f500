import type { Passage } from '@warmoot/words';
import type { Person } from '../../../people/person.js';
import type { Question } from '../../shared/useQuestion.js';
import type { Act, Decision, Picked } from '../acts/offers.js';
import type { Telling } from '../acts/titles.js';
import type { Choice, Formation, LinesRun } from '../model.js';

/** The question before this seat. */
export interface Open extends Question<Decision, Picked> {
  /** The unit in hand. */
  readonly unit: Formation | null;
  readonly act: Act | null;
  /** What is picked, as it would be answered; null as long as something is open. */
  readonly chosen: Choice | null;
}

/** What a panel that asks for a choice is given. */
export interface PanelProps {
  readonly open: Open;
  readonly telling: Telling;
  readonly run: LinesRun;
  readonly seat: string | null;
  readonly people: Readonly<Record<string, Person>>;
  readonly passages: readonly Passage[];
  readonly busy: boolean;
  readonly give: (choice: unknown) => void;
}
