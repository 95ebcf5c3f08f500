import { attempt, need, type Result, unless } from '@warmoot/kernel';
import { atHome } from '../../character/terrain.js';
import { plainJson } from '../fights/bridge.js';
import { isFight } from '../fights/fights.js';
import { sceneOf } from '../papers/borrowing.js';
import { entryOf, forbidden } from '../papers/finding.js';
import type { Entry, Ruled } from '../papers/model.js';
import { able, calledIn, controllerOf, type Seating } from '../sheets/casting.js';
import type { SceneStart } from './between/between.js';
import type { PlayOf, RatedPlan } from './plays.js';

/** One side of a check: somebody with the rating of a skill, and what adds to it. */
const sideOf = (
  campaign: Ruled,
  { character, skill, modifiers, terrain }: RatedPlan,
  { entry, seating, name }: { readonly entry: Entry; readonly seating: Seating; readonly name: string },
) =>
  attempt(function* () {
    const found = yield* need(able(campaign, character));
    return {
      name,
      seat: yield* need(controllerOf(campaign, entry, found, seating)),
      skill,
      rating: found.skills[skill],
      modifiers: [...modifiers, ...atHome(found, skill, terrain)],
    };
  });

/** SAGA-CAMPAIGN-007: a check is made in a scene that is played by word and is running. */
export const checkOf = (campaign: Ruled, play: PlayOf<'check'>, seating: Seating): Result<SceneStart> =>
  attempt(function* () {
    const entry = yield* need(entryOf(campaign, play.entry));
    const { title } = entry;
    if (entry.state !== 'running') yield* unless(forbidden('SAGA-CAMPAIGN-007', 'notRunning', { title }));
    if (entry.kind !== 'scene' || isFight(campaign, entry)) {
      yield* unless(forbidden('SAGA-CAMPAIGN-006', 'playedAtTable', { title }));
    }
    const { acting, opposing, action, difficulty } = play;
    const ids = [acting.character, ...(opposing === null ? [] : [opposing.character])];
    const called = yield* need(calledIn(campaign, ids));
    const side = (plan: RatedPlan) =>
      sideOf(campaign, plan, { entry, seating, name: called.get(plan.character) as string });
    const common = { seats: seating.players, acting: yield* need(side(acting)) };
    const setup =
      opposing === null
        ? {
            kind: 'unopposed',
            ...common,
            action: action === '' ? title : action,
            ...(difficulty === undefined ? {} : { difficulty }),
          }
        : { kind: 'opposed', ...common, opposing: yield* need(side(opposing)) };
    const options = {
      'saga.table.referee': seating.referee,
      'saga.check.allowRetry': campaign.open.options['saga.check.allowRetry'],
    };
    return { scene: sceneOf(campaign, 'check'), setup: plainJson(setup), options: plainJson(options) };
  });
