import type { warband } from '@warmoot/rules';
import type { Choice, Unit } from './sight.js';

/** What a unit could mean to do: the choice that begins it, how it then stands, and what its shots do. */
export interface Intent {
  readonly unit: number;
  readonly choice: Choice;
  readonly change: Partial<Unit>;
  readonly shots: readonly warband.BlowsAhead[];
}
