import type { RuleId } from '@warmoot/kernel';
import { type CampaignOptions, calendarOf, campaignOptions, type YearPart } from '@warmoot/rules';

/** Options answered by yes or no, in the order they are shown, each with its rule. */
const FLAGS = [
  ['saga.table.openSheets', 'SAGA-CAMPAIGN-004'],
  ['saga.check.allowRetry', 'SAGA-CHECK-023'],
  ['saga.events.plagueDeaths', 'SAGA-EVENT-005'],
  ['saga.events.magic', 'SAGA-EVENT-007'],
  ['saga.carry.mirrorObjects', 'SAGA-CARRY-010'],
  ['saga.first.borrowMissing', 'S1E-SCOPE-004'],
  ['saga.first.retireDriving', 'S1E-MOTIVE-002'],
] as const satisfies readonly (readonly [keyof CampaignOptions, RuleId])[];

/** Options with a few answers. */
export const CHOICES = [
  ['saga.generation.others', 'SAGA-GEN-016', ['distribution', 'guide', 'mainDice', 'byHand']],
  ['saga.wealth.timing', 'SAGA-WEALTH-012', ['thirdScene', 'yearly']],
  ['saga.carry.awkwardShape', 'SAGA-CARRY-020', ['hook', 'three']],
] as const satisfies readonly (readonly [keyof CampaignOptions, RuleId, readonly string[]])[];

const OF_FIRST: ReadonlySet<string> = new Set(['saga.first.borrowMissing', 'saga.first.retireDriving']);

/** Those that mean something in an edition. */
export const flagsIn = (edition: 'saga' | 'saga-1e'): readonly (typeof FLAGS)[number][] =>
  FLAGS.filter(([key]) => edition === 'saga-1e' || !OF_FIRST.has(key));

/** The options with what was changed; null as long as they are none that can be proposed. */
export const changedOptions = (
  before: CampaignOptions,
  changed: Readonly<Record<string, unknown>>,
): CampaignOptions | null => {
  const read = campaignOptions.parse({ ...before, ...changed }, 'options');
  if (!read.ok) return null;
  const { least, most } = read.value['saga.draft.castSize'];
  return least <= most && calendarOf(read.value).ok ? read.value : null;
};

/** Parts of the year as people write them, one to a line. */
export const partsText = (parts: readonly YearPart[]): string =>
  parts.map(({ name, days }) => `${name} ${days}`.trim()).join('\n');
