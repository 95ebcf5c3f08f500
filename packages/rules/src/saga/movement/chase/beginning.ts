import { brokenRule, ok, type Refusal, refused, type SceneRules } from '@warmoot/kernel';
import type { EditionName } from '../../editions.table.js';
import { partiesFault } from '../party/fault.js';
import type { Chase } from './model.js';
import type { ChaseSetup } from './setup.js';
import { GAP_FROM } from './ways.table.js';

const gapOf = ({ gap, from }: Pick<ChaseSetup, 'gap' | 'from'>): 1 | 2 => gap ?? (from === null ? 2 : GAP_FROM[from]);

const gapFault = ({ gap, from }: ChaseSetup): Refusal | null =>
  gap === undefined || from === null || gap === GAP_FROM[from]
    ? null
    : brokenRule('SAGA-MOVE-026', 'move.gapFrom', { gap: GAP_FROM[from], from });

const refereeFault = ({ seats }: ChaseSetup, referee: string | null): Refusal | null =>
  referee === null || seats.includes(referee) ? null : { code: 'UNKNOWN_SEAT', seat: referee, known: seats };

export const beginIn =
  (edition: EditionName): SceneRules<Chase>['begin'] =>
  (setup, options) => {
    const { seats, words = null, gap: _, ...rest } = setup;
    const fault =
      partiesFault([setup.quarry, setup.pursuers], seats, 'setup') ??
      refereeFault(setup, options['saga.table.referee']) ??
      gapFault(setup);
    if (fault !== null) return refused(fault);
    const gap = gapOf(setup);
    return ok({
      seats,
      given: { ...rest, edition, gap, words, options },
      open: {
        ruling: null,
        settled: {},
        gap,
        leg: 0,
        spent: { quarry: 0, pursuers: 0 },
        legs: [],
        running: null,
        lead: { ...setup.leadTried },
        rallied: null,
        end: null,
      },
      agenda: [{ step: 'leg' }],
    });
  };
