import { attempt, need, ok, type Result, type SeatId, unless } from '@warmoot/kernel';
import { atHome } from '../../character/terrain.js';
import { plainJson } from '../bridges/bridge.js';
import { isAtTable } from '../bridges/bridges.js';
import { sceneOf } from '../papers/borrowing.js';
import { certain, characterOf, entryOf, forbid, forbidden } from '../papers/finding.js';
import type { Entry, Ruled } from '../papers/model.js';
import { able, calledIn, closedIn, controllerOf, type Seating } from '../sheets/casting.js';
import type { SceneStart } from './between/between.js';
import type { PlayOf, RatedPlan } from './plays.js';
import { trialOf, triedBefore } from './tried.js';

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

/** SAGA-CHECK-004: the players who have a character in the scene, whether in the check or not. */
const involvedIn = ({ open }: Ruled, { characters, control }: Entry): readonly SeatId[] => [
  ...new Set(characters.flatMap((id) => control[id] ?? open.characters[id]?.owner ?? [])),
];

/**
 * SAGA-CHECK-023: what was tried is not tried again while nothing has changed. Whether it has is for the table to say,
 * before the dice.
 */
const repeatOf = (
  campaign: Ruled,
  play: PlayOf<'check'>,
  entry: Entry,
): Result<{ readonly changed: string } | null> => {
  const before = triedBefore(campaign, entry, trialOf(play, entry));
  if (before === null || campaign.open.options['saga.check.allowRetry']) return ok(null);
  if (play.changed !== undefined) return ok({ changed: play.changed });
  const { name } = certain(characterOf(campaign, play.acting.character));
  const { action, day, success } = before.tried;
  return forbid('SAGA-CHECK-023', 'triedBefore', { name, action, day, success, title: before.entry.title });
};

/** SAGA-CAMPAIGN-007: a check is made in a scene that is played by word and is running. */
export const checkOf = (campaign: Ruled, play: PlayOf<'check'>, seating: Seating): Result<SceneStart> =>
  attempt(function* () {
    const entry = yield* need(entryOf(campaign, play.entry));
    const { title } = entry;
    if (entry.state !== 'running') yield* unless(forbidden('SAGA-CAMPAIGN-007', 'notRunning', { title }));
    if (entry.kind !== 'scene' || isAtTable(campaign, entry)) {
      yield* unless(forbidden('SAGA-CAMPAIGN-006', 'playedAtTable', { title }));
    }
    const repeats = yield* need(repeatOf(campaign, play, entry));
    const { acting, opposing, difficulty } = play;
    const ids = [acting.character, ...(opposing === null ? [] : [opposing.character])];
    const called = yield* need(calledIn(campaign, ids));
    const side = (plan: RatedPlan) =>
      sideOf(campaign, plan, { entry, seating, name: called.get(plan.character) as string });
    const common = {
      seats: seating.players,
      acting: yield* need(side(acting)),
      repeats,
      involved: involvedIn(campaign, entry),
    };
    const setup =
      opposing === null
        ? {
            kind: 'unopposed',
            ...common,
            action: trialOf(play, entry).action,
            ...(difficulty === undefined ? {} : { difficulty }),
          }
        : { kind: 'opposed', ...common, opposing: yield* need(side(opposing)) };
    const options = {
      'saga.table.referee': seating.referee,
      'saga.check.allowRetry': campaign.open.options['saga.check.allowRetry'],
    };
    return {
      scene: sceneOf(campaign, 'check'),
      setup: plainJson(setup),
      options: plainJson(options),
      ...closedIn(campaign, called, seating),
    };
  });
