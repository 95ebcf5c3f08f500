import type { NextScene, SeenWithRules } from '../../../handover/next.js';
import type { Entry } from '../../../papers/model.js';
import type { Story } from '../../../testing/story.js';
import { after, asIf, counselled, following, type Granted } from './telling.js';

type Seen = Pick<SeenWithRules, 'open'>;

export const marchAfter = (...granted: readonly Granted[]) => {
  const story = counselled(...granted);
  return { story, march: after(story, 'council').find(({ chapter }) => chapter === 'march') as NextScene };
};

export const troops = (some: object) => ({
  ...{ lightInfantry: 0, mediumInfantry: 0, heavyInfantry: 0, pikemen: 0 },
  ...{ lightCavalry: 0, mediumCavalry: 0, heavyCavalry: 0, bowmen: 0 },
  ...some,
});

const RIDERS = { name: 'march.raiders', at: 'town', state: 'stopped', weary: 0, troops: troops({ mediumCavalry: 30 }) };
const GUARD = {
  ...{ name: 'march.garrison', at: 'town', state: 'going', weary: 0 },
  troops: troops({ pikemen: 20, bowmen: 20, mediumInfantry: 20 }),
};

/** What the calendar keeps of a march that has come to the town. */
export const marched = (more: object, riders: object = {}, guard: object = {}) => ({
  ...{
    day: 2,
    judged: null,
    met: [],
    parties: [
      { ...RIDERS, ...riders },
      { ...GUARD, ...guard },
    ],
  },
  ...more,
});

export const met = (kind: string, defence: string, attacker = 'march.raiders', played = 'later') => ({
  ...{ kind, attacker, defender: attacker === 'march.raiders' ? 'march.garrison' : 'march.raiders', at: 'town' },
  ...{ inCamp: false, day: 2, played, distance: 'spear', ambusher: kind === 'ambush' ? attacker : null, defence },
});

export const battleIn = (offers: readonly NextScene[]) =>
  offers.find(({ chapter }) => chapter === 'battle') as NextScene;

const PLAIN = {
  ...{ kind: 'scene', day: 1, days: 1, order: 0, title: 'x', place: '', characters: [], control: {}, played: 1 },
  ...{ asksNext: false, credited: null, text: '' },
} as unknown as Entry;

/** The same campaign with one more entry on its calendar, played to its end; on the day of the last where nothing is said. */
export const withPlayed = (seen: Seen, said: Partial<Entry>): Seen => {
  const { entries } = seen.open;
  const last = Object.values(entries).at(-1) ?? PLAIN;
  const id = `e${900 + Object.keys(entries).length}`;
  const entry: Entry = { ...last, inside: null, state: 'done', ...said, id, order: last.order + 1 };
  return { open: { ...seen.open, entries: { ...entries, [id]: entry } } };
};

/** Riders and guard before each other: thirty against eighty, and the battle is theirs to fight. */
export const before = (...granted: readonly Granted[]): { readonly seen: Seen; readonly story: Story } => {
  const { story, march } = marchAfter(...granted);
  return { seen: asIf(story, march, marched({ met: [met('attack', 'standing')] })), story };
};

/** The battle after a march that met the guard standing. */
export const fought = (outcome: object, more: object = {}): Seen => {
  const { seen } = before();
  const { plan } = battleIn(following(seen));
  const planned = { ...(plan as object), ...more };
  return withPlayed(seen, { scene: 'battle', chapter: 'battle', plan: planned as never, outcome: outcome as never });
};
