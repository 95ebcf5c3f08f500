import { attempt, need, ok, type Result, refused, unless } from '@warmoot/kernel';
import { MOTIVE_RATING } from '../../character/motives.table.js';
import { castOf } from '../bridges/bridges.js';
import { characterOf, entryOf, forbid, forbidden, livingOf, refusesStrangers } from '../papers/finding.js';
import type { Handlers } from '../papers/handlers.js';
import type { DrivingMotivation, Matter } from '../papers/matters.js';
import type { Character, CharacterId, Entry, Listed, Ruled } from '../papers/model.js';
import { because, change } from '../papers/noting.js';
import { isOpenSheet, type SeenCampaign } from '../papers/view.js';
import { drivenBy, isSameMatter, ratedBy } from '../sheets/motives.js';
import { isBegun } from '../time/entries.js';

const drivingOf = (character: Character, id: string): Result<DrivingMotivation> => {
  const found = character.driving.find((driving) => driving.id === id);
  return found === undefined ? refused({ code: 'NO_SUCH', what: 'driving', id }) : ok(found);
};

/** What drives people, as far as their sheets can be read. */
const drivingIn = ({ open }: Pick<SeenCampaign, 'open'>, id: CharacterId): readonly DrivingMotivation[] => {
  const found = open.characters[id];
  return found !== undefined && isOpenSheet(found) && found.dead === null ? found.driving : [];
};

/** The matters in which any of these are driven, each once. */
export const mattersOf = (seen: Pick<SeenCampaign, 'open'>, characters: readonly CharacterId[]): readonly Matter[] => {
  const matters = characters.flatMap((id) => drivingIn(seen, id)).map(({ context, topic }) => ({ context, topic }));
  return matters.filter((matter, at) => matters.findIndex((other) => isSameMatter(matter, other)) === at);
};

/** As much of a scene as says who is to be reminded in it; of one that is being planned too. */
export type Reminding = Pick<Entry, 'scene' | 'characters' | 'plan' | 'matters'>;

/** Somebody in a scene that is about what drives them. */
export interface Reminder {
  readonly character: CharacterId;
  readonly driving: DrivingMotivation;
}

/**
 * SAGA-MOTIVE-008: who is to be reminded in a scene of what drives them. SAGA-MOTIVE-006, SAGA-MOTIVE-007: it is said,
 * and nothing is forced.
 */
export const remindersIn = (seen: Pick<SeenCampaign, 'open'> & Listed, entry: Reminding): readonly Reminder[] =>
  castOf(seen, entry).flatMap((character) =>
    drivingIn(seen, character)
      .filter((driving) => entry.matters?.some((matter) => isSameMatter(matter, driving)))
      .map((driving) => ({ character, driving })),
  );

/**
 * S1E-SCOPE-005: a Driving Motivation from a sheet of the other edition gets the usual rating, or loses the one it has.
 */
export const carriedRating = (
  { rules }: Pick<Ruled, 'rules'>,
  sheet: { readonly edition: string },
  rating: number | null,
): number | null => ratedBy({ rules }, sheet.edition === rules.ruleSet ? rating : null);

/** 2.03.01 and 2.03.02: what drives somebody, and what they learn from it. */
export const motives: Handlers<'drive' | 'playedOut' | 'regret'> = {
  drive: (campaign, { character, context, topic, motive, rating, by }) =>
    attempt(function* () {
      const found = yield* need(livingOf(campaign, character));
      yield* unless(refusesStrangers(campaign, by === null ? [] : [by]));
      const { today: since } = campaign.open;
      const driving = { context, topic, motive, rating: ratedBy(campaign, rating), by, since };
      const why = because('driven', ['SAGA-MOTIVE-005', campaign.rules.driving.rule]);
      return [change(found, drivenBy(found, driving), why)];
    }),

  // SAGA-MOTIVE-012, SAGA-MOTIVE-013: a Driving Motivation that is played out is removed, and its rating is forgotten.
  playedOut: (campaign, { character, driving }) =>
    attempt(function* () {
      const { drivingStays } = campaign.rules;
      if (drivingStays !== null && !campaign.open.options['saga.first.retireDriving']) {
        yield* unless(forbidden(drivingStays, 'neverEnds'));
      }
      const found = yield* need(characterOf(campaign, character));
      const { id } = yield* need(drivingOf(found, driving));
      const left = found.driving.filter((other) => other.id !== id);
      return [change(found, { driving: left }, because('playedOut', ['SAGA-MOTIVE-012', 'SAGA-MOTIVE-013']))];
    }),

  // SAGA-MOTIVE-016: only where somebody asks for it.
  regret: (campaign, { character, driving, entry }) =>
    attempt(function* () {
      const { noGrowth } = campaign.rules;
      yield* unless(noGrowth === null ? null : forbidden(noGrowth, 'noGrowth'));
      const found = yield* need(livingOf(campaign, character));
      const { id, motive } = yield* need(drivingOf(found, driving));
      const scene = yield* need(entryOf(campaign, entry));
      const code = `regret ${id}`;
      yield* unless(refusesRegret(found, scene, code));
      const { motives: rated } = found;
      if (rated === null) return yield* need(forbid('SAGA-MOTIVE-015', 'noMotives', { name: found.name }));
      if (rated[motive] <= MOTIVE_RATING.least) yield* unless(forbidden('SAGA-MOTIVE-019', 'lowest', { motive }));
      const after = { ...rated, [motive]: rated[motive] - 1 };
      const rules = ['SAGA-MOTIVE-015', 'SAGA-MOTIVE-017', 'SAGA-MOTIVE-020'] as const;
      return [change(found, { motives: after }, because(code, rules, scene.id))];
    }),
};

/**
 * SAGA-MOTIVE-018: a character regrets once for each Driving Motivation and scene, and only a scene that was played.
 */
const refusesRegret = ({ history }: Character, scene: Entry, code: string) => {
  if (scene.kind !== 'scene' || !isBegun(scene.state)) {
    return forbidden('SAGA-MOTIVE-018', 'notPlayed', { scene: scene.title });
  }
  const isRegretted = history.some((line) => line.code === code && line.entry === scene.id);
  return isRegretted ? forbidden('SAGA-MOTIVE-018', 'regretted', { scene: scene.title }) : null;
};
