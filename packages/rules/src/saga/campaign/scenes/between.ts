import type { SeatId } from '@warmoot/kernel';
import { remediesOf } from '../../carry/worth.js';
import { refusesEvent } from '../../event/event.js';
import { allSeats, borrowed, json, type Round, type Start } from '../fights/round.js';
import { characterOf, forbid, living, refuse } from '../papers/asking.js';
import type { Campaign } from '../papers/model.js';
import { lacking } from '../people/people.js';
import { able, calledIn, controllerOf, ready } from '../sheets/casting.js';
import { entriesOf, healingDays, mayHealThrough } from '../time/time.js';
import type { PlayOf } from './plays.js';

export const draftOf = (campaign: Campaign, round: Round): Start => {
  const { players, characters, options } = campaign.open;
  if (Object.values(characters).some(({ main }) => main)) forbid('SAGA-DRAFT-005', 'drafted');
  const seats = round.players.filter((seat) => players[seat] !== undefined);
  if (seats.length === 0) forbid('SAGA-DRAFT-002', 'noNumbers');
  return {
    scene: borrowed(campaign, 'draft'),
    setup: json({ seats, characters: Object.fromEntries(seats.map((seat) => [seat, players[seat]])) }),
    options: json({ 'saga.draft.castSize': options['saga.draft.castSize'] }),
  };
};

/** SAGA-DRAFT-016: what is missing, and no more; skills of somebody raised by the dice of main characters. */
export const generationOf = (campaign: Campaign, { characters, method }: PlayOf<'generation'>, round: Round): Start => {
  const { edition, options } = campaign.open;
  const wanted = characters.map((id) => {
    const found = living(characterOf(campaign, id));
    const blocks = lacking(found);
    if (blocks.length === 0) forbid('SAGA-DRAFT-015', 'hasRatings', { name: found.name });
    const kind = found.main ? 'main' : 'other';
    return { name: found.name, kind, blocks, ...(found.main || method === undefined ? {} : { method }) };
  });
  const others = options['saga.generation.others'];
  return {
    scene: `${edition}/generation`,
    setup: json({ seats: allSeats(round), characters: wanted }),
    options: json(edition === 'saga' ? { 'saga.generation.others': others } : {}),
  };
};

const seatAt = ({ players }: Round, seat: SeatId | null): SeatId | null =>
  seat !== null && players.includes(seat) ? seat : null;

/** SAGA-EVENT-008: everybody with a sheet, unless the table names others. */
export const eventOf = (campaign: Campaign, { important }: PlayOf<'event'>, round: Round): Start => {
  const { characters, options } = campaign.open;
  const wrong = refusesEvent(entriesOf(campaign));
  if (wrong !== null) refuse(wrong);
  for (const id of important ?? []) living(characterOf(campaign, id));
  const alive = Object.values(characters).filter(({ dead }) => dead === null);
  return {
    scene: borrowed(campaign, 'event'),
    setup: json({
      seats: allSeats(round),
      // For those whose player has left the table, anybody throws.
      characters: alive.map(({ id, name, main, owner }) => ({ id, name, main, seat: seatAt(round, owner) })),
      ...(important === undefined ? {} : { important }),
    }),
    options: json({
      'saga.events.plagueDeaths': options['saga.events.plagueDeaths'],
      'saga.events.magic': options['saga.events.magic'],
    }),
  };
};

/** A healing, and the days that it is to take: they are known before it begins. */
type HealingStart = Start & { readonly span: { readonly day: number; readonly days: number } };

export const healingOf = (campaign: Campaign, deed: PlayOf<'healing'>, round: Round): HealingStart => {
  const { character, healer, party, days } = deed;
  const patient = living(characterOf(campaign, character));
  if (patient.dying !== null) forbid('SAGA-CAL-014', 'aidFirst', { name: patient.name });
  const due = healingDays(patient, mayHealThrough(campaign, patient));
  const asked = days.reduce((sum, { lasting }) => sum + lasting, 0);
  const [from] = due;
  if (from === undefined || asked > due.length) {
    return forbid('SAGA-CAL-013', 'notYetPassed', { name: patient.name, asked, due: due.length });
  }
  const entry = { control: {}, characters: [character] };
  const seatFor = (id: string): SeatId => controllerOf(campaign, entry, characterOf(campaign, id), round);
  const with_ = [...new Set([character, ...(healer === null ? [] : [healer]), ...party])];
  const called = calledIn(campaign, with_);
  // SAGA-DUEL-HEAL-014: who cannot treat themselves is told so day by day.
  const healing = healer === character ? ready : able;
  const carried = remediesOf(with_.map((id) => characterOf(campaign, id).load));
  const care = days.map(({ sheltered, washed, materials, ...day }) => ({
    ...day,
    materials: materials ?? carried.materials,
    dry: sheltered || carried.dry,
    clean: washed || carried.clean,
  }));
  return {
    scene: borrowed(campaign, 'healing'),
    setup: json({
      seats: allSeats(round),
      patient: { name: called.get(character), seat: seatFor(character), wounds: patient.wounds },
      healer:
        healer === null
          ? null
          : { name: called.get(healer), seat: seatFor(healer), heal: healing(campaign, healer).skills.heal },
      from,
      days: care,
    }),
    options: json(careIn(campaign)),
    span: { day: from, days: asked },
  };
};

const careIn = ({ open }: Campaign) => ({
  'saga.duel.aid': open.options.duel?.['saga.duel.aid'] ?? 'automatic',
  'saga.duel.healRolls': open.options.duel?.['saga.duel.healRolls'] ?? 'perSeverity',
});

export const aidOf = (campaign: Campaign, { character, helpers }: PlayOf<'aid'>, round: Round): Start => {
  const victim = characterOf(campaign, character);
  if (victim.dying === null) forbid('SAGA-CAL-014', 'notDying', { name: victim.name });
  const entry = { control: {}, characters: [character] };
  const seatFor = (id: string): SeatId => controllerOf(campaign, entry, characterOf(campaign, id), round);
  const called = calledIn(campaign, [character, ...helpers]);
  return {
    scene: borrowed(campaign, 'aid'),
    setup: json({
      seats: allSeats(round),
      victim: { name: called.get(character), seat: seatFor(character) },
      helpers: helpers.map((id) => {
        const { skills, load } = id === character ? ready(campaign, id) : able(campaign, id);
        return {
          name: called.get(id),
          seat: seatFor(id),
          heal: skills.heal,
          materials: remediesOf([load, victim.load]).materials.includes('bandages'),
        };
      }),
    }),
    options: json(careIn(campaign)),
  };
};
