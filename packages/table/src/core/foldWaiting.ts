import type { saga } from '@warmoot/rules';
import type { Question, TableFacts } from './facts.js';

/**
 * SAGA-CAMPAIGN-010: the scene around the one that is over goes on where it stopped. Nobody was asked anything in it
 * meanwhile, so its questions count from now.
 */
export const resume = (
  { suspended }: Pick<TableFacts, 'suspended'>,
  at: number,
  outer = suspended.at(-1),
): Pick<TableFacts, 'scene' | 'playing' | 'suspended'> => {
  if (outer === undefined) return { scene: null, playing: null, suspended };
  const anew = (all: readonly Question[]): readonly Question[] => all.map((question) => ({ ...question, since: at }));
  const scene = { ...outer.scene, questions: anew(outer.scene.questions), rests: anew(outer.scene.rests) };
  return { scene, playing: outer.playing, suspended: suspended.filter((one) => one !== outer) };
};

/** SAGA-CAL-004: whether the scene around is paused on the calendar: then it goes on when that says so. */
export const isPaused = ({ campaign, suspended }: TableFacts): boolean =>
  campaign?.open.entries[suspended.at(-1)?.playing ?? '']?.state === 'paused';

/** SAGA-CAMPAIGN-010: a scene that is played inside the running one suspends it. */
export const suspend = (facts: TableFacts): TableFacts => {
  const { scene, playing, suspended } = facts;
  return scene === null ? facts : { ...facts, scene: null, suspended: [...suspended, { scene, playing }] };
};

/** SAGA-CAL-004: a scene at the table waits there when its entry is paused, and is taken up when that goes on. */
export const followEntries = (
  facts: TableFacts,
  events: readonly saga.campaign.CampaignEvent[],
  at: number,
): TableFacts => {
  let now = facts;
  for (const event of events) {
    if (event.event !== 'kept' || event.in !== 'entries' || event.thing.played === null) continue;
    const { state, played } = event.thing;
    const waits = now.suspended.find(({ scene }) => scene.scene === played);
    if (state === 'paused' && now.scene?.scene === played) now = { ...suspend(now), playing: null };
    if (state === 'running' && now.scene === null && waits !== undefined) now = { ...now, ...resume(now, at, waits) };
  }
  return now;
};
