import { type Json, sameJson } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { OptionName } from '@warmoot/words';
import { GROUPS, type Group } from './options.table.js';

/** What somebody means to change, by the names of the options. */
export type Changed = Partial<saga.campaign.EveryOption>;

const parsed = saga.campaign.campaignOptions.parse({});

/** The options as the book has them. */
export const USUAL: saga.campaign.EveryOption = parsed.ok
  ? saga.campaign.everyOption(parsed.value)
  : (undefined as never);

export const sameAnswer = (one: unknown, other: unknown): boolean => sameJson(one as Json, other as Json);

const NOT_IN: Readonly<Record<saga.EditionName, ReadonlySet<string>>> = {
  saga: new Set(['saga.first.borrowMissing', 'saga.first.retireDriving']),
  'saga-1e': new Set(['saga.generation.others']),
};

/** The options of a group that mean something in an edition. */
export const optionsIn = (group: Group, edition: saga.EditionName): readonly OptionName[] =>
  (GROUPS[group] as readonly OptionName[]).filter((name) => !NOT_IN[edition].has(name));

/** One more change; what is as it was is none. */
export const withChange = <K extends OptionName>(
  before: saga.campaign.EveryOption,
  changed: Changed,
  name: K,
  value: saga.campaign.EveryOption[K],
): Changed => {
  const { [name]: _, ...others } = changed;
  return sameAnswer(before[name], value) ? (others as Changed) : { ...changed, [name]: value };
};

/** The options with what was changed; null as long as they are none that can be proposed. */
export const changedOptions = (
  before: saga.campaign.CampaignOptions,
  changed: Changed,
): saga.campaign.CampaignOptions | null => {
  const next = saga.campaign.changeOptions(before, changed);
  return next.ok ? next.value : null;
};

type Walls = saga.campaign.EveryOption['saga.duel.board']['walls'];

/** Wall squares as people write them: (3, 4) (3, 5). */
export const wallsText = (walls: Walls): string => walls.map(({ x, y }) => `(${x}, ${y})`).join(' ');

export const readWalls = (text: string): Walls =>
  [...text.matchAll(/(\d+)\s*[,;/ ]\s*(\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** Parts of the year as people write them, one to a line. */
export const partsText = (parts: readonly saga.calendar.YearPart[]): string =>
  parts.map(({ name, days }) => `${name} ${days}`.trim()).join('\n');
