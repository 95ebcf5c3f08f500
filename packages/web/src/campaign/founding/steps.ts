import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

export type Step = saga.campaign.FoundingStep;

/** How far a step is: settled, at hand, or to come. */
export type StepState = 'done' | 'now' | 'open';

export interface StepSeen {
  readonly step: Step;
  readonly state: StepState;
  /** Who did it; nobody: it stands as it came. */
  readonly by: readonly SeatId[];
}

const mainsIn = ({ open }: Pick<saga.campaign.SeenCampaign, 'open'>): readonly saga.campaign.SeenCharacter[] =>
  Object.values(open.characters).filter(({ main }) => main);

/** The first scene that stands on the calendar. */
export const firstSceneIn = ({ open }: Pick<saga.campaign.SeenCampaign, 'open'>): saga.campaign.Entry | null =>
  saga.calendar
    .inOrder(Object.values(open.entries))
    .find(({ kind, state }) => kind === 'scene' && state !== 'dropped') ?? null;

/** Which steps are settled. Name, year and world stand from the founding on, whether somebody touched them or not. */
const settledIn = (seen: saga.campaign.SeenCampaign): ReadonlySet<Step> =>
  new Set<Step>([
    'name',
    'year',
    'world',
    ...(mainsIn(seen).length > 0 ? (['people'] as const) : []),
    ...(firstSceneIn(seen) === null ? [] : (['scene'] as const)),
  ]);

/** The five steps, the first that is not settled at hand. */
export const stepsOf = (seen: saga.campaign.SeenCampaign | null): readonly StepSeen[] => {
  const settled = seen === null ? new Set<Step>() : settledIn(seen);
  const now = saga.campaign.FOUNDING_STEPS.find((step) => !settled.has(step));
  const owners = seen === null ? [] : [...new Set(mainsIn(seen).flatMap(({ owner }) => owner ?? []))];
  return saga.campaign.FOUNDING_STEPS.map((step) => ({
    step,
    state: settled.has(step) ? 'done' : step === now ? 'now' : 'open',
    by: step === 'people' ? owners : (seen?.open.founding?.by[step] ?? []),
  }));
};
