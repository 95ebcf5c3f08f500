import { all, attempt, need, ok, type Result, type SeatId, unless } from '@warmoot/kernel';
import { remediesOf } from '../../carry/worth.js';
import { refusesEvent } from '../../event/event.js';
import { plainJson, type Start } from '../fights/bridge.js';
import { borrowed, sceneOf } from '../papers/borrowing.js';
import { certain, characterOf, forbid, forbidden, livingOf, refusesDead } from '../papers/finding.js';
import type { Campaign, Character, CharacterId, Ruled } from '../papers/model.js';
import { everyOption } from '../papers/options.js';
import { able, calledIn, ready, type Seating, seatFor } from '../sheets/casting.js';
import { lacking } from '../sheets/lives.js';
import { entriesOf } from '../time/entries.js';
import { healingDays, mayHealThrough } from '../time/healingDays.js';
import type { PlayOf } from './plays.js';

/** A scene by its name, with what it is begun with. */
export interface SceneStart extends Start {
  readonly scene: string;
}

/** SAGA-DRAFT-001: the players make their main characters, as many as each has said. */
export const draftOf = (campaign: Ruled, seating: Seating): Result<SceneStart> =>
  attempt(function* () {
    const { players, characters, options } = campaign.open;
    if (Object.values(characters).some(({ main }) => main)) yield* unless(forbidden('SAGA-DRAFT-005', 'drafted'));
    const seats = seating.players.filter((seat) => players[seat] !== undefined);
    if (seats.length === 0) yield* unless(forbidden('SAGA-DRAFT-002', 'noNumbers'));
    return {
      scene: yield* need(borrowed(campaign, 'draft')),
      setup: plainJson({ seats, characters: Object.fromEntries(seats.map((seat) => [seat, players[seat]])) }),
      options: plainJson({ 'saga.draft.castSize': options['saga.draft.castSize'] }),
    };
  });

type Method = PlayOf<'generation'>['method'];

/**
 * SAGA-DRAFT-016: only the ratings that are missing are thrown, those of a main character by the dice of main
 * characters.
 */
const ratingsWanted = (campaign: Campaign, id: string, method: Method): Result<unknown> =>
  attempt(function* () {
    const { name, main, ...found } = yield* need(livingOf(campaign, id));
    const blocks = lacking(found);
    if (blocks.length === 0) yield* unless(forbidden('SAGA-DRAFT-015', 'hasRatings', { name }));
    const kind = main ? 'main' : 'other';
    return { name, kind, blocks, ...(main || method === undefined ? {} : { method }) };
  });

export const generationOf = (
  campaign: Ruled,
  { characters, method }: PlayOf<'generation'>,
  seating: Seating,
): Result<SceneStart> =>
  attempt(function* () {
    const { open, rules } = campaign;
    const others = open.options['saga.generation.others'];
    const wanted = yield* need(all(characters.map((id) => ratingsWanted(campaign, id, method))));
    return {
      scene: sceneOf(campaign, 'generation'),
      setup: plainJson({ seats: seating.players, characters: wanted }),
      // Where there is one way only, there is nothing to switch.
      options: plainJson(rules.methods.length > 1 ? { 'saga.generation.others': others } : {}),
    };
  });

const seatAt = ({ players }: Seating, seat: SeatId | null): SeatId | null =>
  seat !== null && players.includes(seat) ? seat : null;

/** SAGA-EVENT-008: everybody with a sheet, unless the table names others. */
export const eventOf = (campaign: Ruled, { important }: PlayOf<'event'>, seating: Seating): Result<SceneStart> =>
  attempt(function* () {
    const { characters, options } = campaign.open;
    yield* unless(refusesEvent(entriesOf(campaign)));
    yield* unless(refusesDead(campaign, important ?? []));
    const alive = Object.values(characters).filter(({ dead }) => dead === null);
    return {
      scene: yield* need(borrowed(campaign, 'event')),
      setup: plainJson({
        seats: seating.players,
        // Anybody throws for a character whose player has left the table.
        characters: alive.map(({ id, name, main, owner }) => ({ id, name, main, seat: seatAt(seating, owner) })),
        ...(important === undefined ? {} : { important }),
      }),
      options: plainJson({
        'saga.events.plagueDeaths': options['saga.events.plagueDeaths'],
        'saga.events.magic': options['saga.events.magic'],
      }),
    };
  });

const careIn = ({ open, manifests }: Ruled) => {
  const { 'saga.duel.aid': aid, 'saga.duel.healRolls': rolls } = everyOption(manifests, open.options);
  return { 'saga.duel.aid': aid, 'saga.duel.healRolls': rolls };
};

/** A healing, and the days that it is to take: they are known before it begins. */
type HealingStart = SceneStart & { readonly span: { readonly day: number; readonly days: number } };

type Care = PlayOf<'healing'>['days'];

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
const careWith = (campaign: Campaign, party: readonly CharacterId[], care: Care): readonly unknown[] => {
  const carried = remediesOf(party.map((id) => certain(characterOf(campaign, id)).load));
  return care.map(({ sheltered, washed, materials, ...day }) => ({
    ...day,
    materials: materials ?? carried.materials,
    dry: sheltered || carried.dry,
    clean: washed || carried.clean,
  }));
};

/** SAGA-CAL-013: the days that have passed for somebody wounded, settled one by one. */
export const healingOf = (campaign: Ruled, play: PlayOf<'healing'>, seating: Seating): Result<HealingStart> =>
  attempt(function* () {
    const { character, healer, party, days } = play;
    const patient = yield* need(livingOf(campaign, character));
    if (patient.dying !== null) yield* unless(forbidden('SAGA-CAL-014', 'aidFirst', { name: patient.name }));
    const span = yield* need(spanOf(campaign, patient, days));
    const together = [...new Set([character, ...(healer === null ? [] : [healer]), ...party])];
    const called = yield* need(calledIn(campaign, together));
    const care = careWith(campaign, together, days);
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
      span,
    };
  });

/** SAGA-CAL-014: the hour in which somebody may be saved, and those who try. */
export const aidOf = (campaign: Ruled, { character, helpers }: PlayOf<'aid'>, seating: Seating): Result<SceneStart> =>
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
    };
  });
