import { all, attempt, need, ok, type Result, unless } from '@warmoot/kernel';
import { healingPlans } from '../../../calendar/entering.js';
import { remediesOf } from '../../../carry/worth.js';
import type { AidOutcome } from '../../../healing/aid.js';
import type { HealingOutcome } from '../../../healing/model.js';
import { plainJson } from '../../bridges/bridge.js';
import { borrowed } from '../../papers/borrowing.js';
import { certain, characterOf, forbid, forbidden, livingOf } from '../../papers/finding.js';
import type { Campaign, CampaignEvent, Character, CharacterId, Entry, Ruled } from '../../papers/model.js';
import { because, change, keepEntry } from '../../papers/noting.js';
import { everyOption } from '../../papers/options.js';
import { careOnRoad } from '../../sheets/careOnRoad.js';
import { able, calledIn, closedIn, ready, type Seating, seatFor } from '../../sheets/casting.js';
import { diesOfWound } from '../../sheets/lives.js';
import { newEntry } from '../../time/entries.js';
import { healingDays, mayHealThrough } from '../../time/healingDays.js';
import type { PlayOf } from '../plays.js';
import type { Between, SceneStart } from './between.js';

/** What these of some people are called. */
const ofThem = (called: ReadonlyMap<string, string>, ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map([...called].filter(([id]) => ids.includes(id)));

const careIn = ({ open, manifests }: Ruled) => {
  const { 'saga.duel.aid': aid, 'saga.duel.healRolls': rolls } = everyOption(manifests, open.options);
  return { 'saga.duel.aid': aid, 'saga.duel.healRolls': rolls };
};

/** A healing, and the days that it is to take: they are known before it begins. */
type HealingStart = SceneStart & { readonly span: { readonly day: number; readonly days: number } };

type Care = PlayOf<'healing'>['days'];
type DayCare = Omit<Care[number], 'sheltered' | 'washed'> & { readonly dry: boolean; readonly clean: boolean };

/** SAGA-CAL-013: the days that are settled, all of which have passed for the patient. */
const spanOf = (campaign: Campaign, patient: Character, care: Care): Result<HealingStart['span']> => {
  const due = healingDays(patient, mayHealThrough(campaign, patient));
  const days = care.reduce((sum, { lasting }) => sum + lasting, 0);
  const [day] = due;
  return day === undefined || days > due.length
    ? forbid('SAGA-CAL-013', 'notYetPassed', { name: patient.name, asked: days, due: due.length })
    : ok({ day, days });
};

/** The care of each day. What these people carry fills in what was not said. */
const careWith = (campaign: Campaign, party: readonly CharacterId[], care: Care): readonly DayCare[] => {
  const carried = remediesOf(party.map((id) => certain(characterOf(campaign, id)).load));
  return care.map(({ sheltered, washed, materials, ...day }) => ({
    ...day,
    materials: materials ?? carried.materials,
    dry: sheltered || carried.dry,
    clean: washed || carried.clean,
  }));
};

/** SAGA-CAL-013: the days that have passed for somebody wounded, settled one by one. */
const healingOf = (campaign: Ruled, play: PlayOf<'healing'>, seating: Seating): Result<HealingStart> =>
  attempt(function* () {
    const { character, healer, party, days } = play;
    const patient = yield* need(livingOf(campaign, character));
    if (patient.dying !== null) yield* unless(forbidden('SAGA-CAL-014', 'aidFirst', { name: patient.name }));
    const span = yield* need(spanOf(campaign, patient, days));
    const together = [...new Set([character, ...(healer === null ? [] : [healer]), ...party])];
    const called = yield* need(calledIn(campaign, together));
    const care = careOnRoad(patient.onTheRoad ?? [], careWith(campaign, together, days), span.day);
    const scene = yield* need(borrowed(campaign, 'healing'));
    const seatOf = (id: CharacterId) => seatFor(campaign, { control: {}, characters: [character] }, id, seating);
    const seat = yield* need(seatOf(character));
    // SAGA-DUEL-HEAL-014: a healer who cannot treat themselves is told so day by day.
    const heals = healer === character ? ready : able;
    const treatedBy = (id: CharacterId) =>
      attempt(function* () {
        return {
          name: called.get(id),
          seat: yield* need(seatOf(id)),
          heal: (yield* need(heals(campaign, id))).skills.heal,
        };
      });
    return {
      scene,
      setup: plainJson({
        seats: seating.players,
        patient: { name: called.get(character), seat, wounds: patient.wounds },
        healer: healer === null ? null : yield* need(treatedBy(healer)),
        from: span.day,
        days: care,
      }),
      options: plainJson(careIn(campaign)),
      ...closedIn(campaign, ofThem(called, healer === null ? [] : [healer]), seating),
      span,
    };
  });

/** SAGA-CAL-014: the hour in which somebody may be saved, and those who try. */
const aidOf = (campaign: Ruled, { character, helpers }: PlayOf<'aid'>, seating: Seating): Result<SceneStart> =>
  attempt(function* () {
    const victim = yield* need(characterOf(campaign, character));
    if (victim.dying === null) yield* unless(forbidden('SAGA-CAL-014', 'notDying', { name: victim.name }));
    const entry = { control: {}, characters: [character] };
    const called = yield* need(calledIn(campaign, [character, ...helpers]));
    const helper = (id: string) =>
      attempt(function* () {
        const { skills, load } = yield* need(id === character ? ready(campaign, id) : able(campaign, id));
        return {
          name: called.get(id),
          seat: yield* need(seatFor(campaign, entry, id, seating)),
          heal: skills.heal,
          materials: remediesOf([load, victim.load]).materials.includes('bandages'),
        };
      });
    return {
      scene: yield* need(borrowed(campaign, 'aid')),
      setup: plainJson({
        seats: seating.players,
        victim: { name: called.get(character), seat: yield* need(seatFor(campaign, entry, character, seating)) },
        helpers: yield* need(all(helpers.map(helper))),
      }),
      options: plainJson(careIn(campaign)),
      ...closedIn(campaign, ofThem(called, helpers), seating),
    };
  });

/** SAGA-CAL-006, SAGA-CAL-013: the sheet keeps the wounds left and the last day; the calendar keeps each success. */
const healingEnded = (campaign: Campaign, entry: Entry, outcome: HealingOutcome): readonly CampaignEvent[] => {
  const [id] = entry.characters as readonly [string];
  const { wounds, through } = outcome;
  const roads = certain(characterOf(campaign, id)).onTheRoad;
  const set = {
    ...{ wounds, healedThrough: through },
    ...(roads === undefined ? {} : { onTheRoad: roads.filter(({ day }) => day > through) }),
  };
  const successes = healingPlans(id, outcome).map((plan, at) =>
    keepEntry(
      newEntry(campaign, { ...plan, title: 'healed', state: 'done', inside: entry.id }, at),
      because('healed', ['SAGA-CAL-006'], entry.id),
    ),
  );
  return [change({ id }, set, because('healed', ['SAGA-CAL-013'], entry.id)), ...successes];
};

const aidEnded = (campaign: Campaign, entry: Entry, { result }: AidOutcome): readonly CampaignEvent[] => {
  const victim = certain(characterOf(campaign, entry.characters[0] as string));
  if (result === 'dies') return [diesOfWound(campaign, victim)];
  return [change(victim, { dying: null }, because('aided', ['SAGA-DUEL-WOUND-018', 'SAGA-CAL-014'], entry.id))];
};

export const healing: Between<PlayOf<'healing'>, HealingOutcome> = {
  about: ({ character }) => [character],
  stage: healingOf,
  takeBack: healingEnded,
  // A healing ends with the last wound.
  lasted: ({ day }, { through }) => through - day + 1,
};

export const aid: Between<PlayOf<'aid'>, AidOutcome> = {
  about: ({ character }) => [character],
  stage: aidOf,
  takeBack: aidEnded,
};
