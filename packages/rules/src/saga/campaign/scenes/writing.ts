import type { Json, SeatId } from '@warmoot/kernel';
import type { BattleOutcome } from '../../battle/battle.js';
import { healingPlans } from '../../calendar/entering.js';
import type { GenerationOutcome } from '../../character/model.js';
import type { Draft, DraftOutcome } from '../../draft/model.js';
import type { DuelOutcome } from '../../duel/duel.js';
import { isWeapon } from '../../duel/fighters/hands.js';
import type { Wound } from '../../duel/model.js';
import { type Item, WEAPONS } from '../../duel/tables/gear.table.js';
import type { EventOutcome } from '../../event/model.js';
import type { AidOutcome } from '../../healing/aid.js';
import type { HealingOutcome, PatientWound } from '../../healing/model.js';
import { isFight } from '../fights/round.js';
import { because, change, characterOf, entryOf, keepEntry, keepUnit, newId, unitOf } from '../papers/asking.js';
import { evolveAll } from '../papers/evolve.js';
import type { Campaign, CampaignEvent, Character, Entry, Unit } from '../papers/model.js';
import { blankCharacter, dies, diesOfWound } from '../people/people.js';
import { calledIn } from '../sheets/casting.js';
import { loadAfter } from '../sheets/loads.js';
import { ending, newEntry } from '../time/time.js';
import { battlePlan, duelPlan } from './plays.js';

/** What a scene of the table has come to. */
export interface Ended {
  readonly entry: string;
  /** Null where the table broke it off. */
  readonly outcome: Json;
  /** What each seat alone knew at its end. */
  readonly own: Readonly<Record<SeatId, unknown>>;
}

/** Wounds after a fight: old ones keep their kind and their day, new ones are of this day. */
const woundsAfter = (
  before: readonly PatientWound[],
  after: readonly Wound[],
  day: number,
): readonly PatientWound[] => {
  const left = [...before];
  return after.map((wound) => {
    const at = left.findIndex(
      ({ part, severity, marks }) => part === wound.part && severity === wound.severity && marks === wound.marks,
    );
    const [old] = at < 0 ? [] : left.splice(at, 1);
    return old ?? { ...wound, kind: 'cut', day, becameMinor: null };
  });
};

interface AfterFight {
  readonly standing: DuelOutcome['fighters'][number]['standing'];
  readonly wounds: readonly Wound[];
  readonly dyingSince?: number | null;
  readonly gear: readonly Item[] | null;
  readonly captor: string | null;
}

/** What a fight has done to somebody. */
const afterFight = (
  campaign: Campaign,
  character: Character,
  entry: Entry,
  now: AfterFight,
): readonly CampaignEvent[] => {
  const { wounds: was } = character;
  const wounds = woundsAfter(was, now.wounds, entry.day);
  const why = because('fought', ['SAGA-CAMPAIGN-003'], entry.id);
  const set = {
    ...(JSON.stringify(wounds) === JSON.stringify(was) ? {} : { wounds }),
    ...(was.length === 0 && wounds.length > 0 ? { healedThrough: entry.day } : {}),
    ...(now.gear === null ? {} : { load: loadAfter(campaign, character, now.gear) }),
    ...(now.captor === null ? {} : { captive: now.captor }),
    ...((now.dyingSince ?? null) === null ? {} : { dying: entry.id }),
  };
  const changed = Object.keys(set).length === 0 ? [] : [change(character, set, why)];
  return now.standing === 'dead' ? [...changed, dies(campaign, character, 'wound', entry.id, entry.day)] : changed;
};

type Hands = { readonly left: Item | null; readonly right: Item | null; readonly both?: Item | null };

/** All that somebody has on them: a weapon in both hands counts once. */
const gearAfter = ({ left, right, both = null }: Hands, carried: readonly Item[]): readonly Item[] => {
  const inBoth = left !== null && left === right && isWeapon(left) && WEAPONS[left].hands === 2;
  return [left, inBoth ? null : right, both, ...carried].filter((item) => item !== null);
};

const duelEnded = (campaign: Campaign, entry: Entry, outcome: DuelOutcome): readonly CampaignEvent[] => {
  const plan = duelPlan.parse(entry.plan);
  if (!plan.ok) return [];
  const ids = [...plan.value.side1, ...plan.value.side2];
  const captorOf = (side: number): string =>
    characterOf(campaign, (side === 1 ? plan.value.side2 : plan.value.side1)[0] as string).name;
  return outcome.fighters.flatMap((fighter, at) =>
    afterFight(campaign, characterOf(campaign, ids[at] as string), entry, {
      ...fighter,
      gear: gearAfter(fighter.hands, fighter.carried),
      captor: outcome.prisoners.includes(fighter.name) ? captorOf(fighter.side) : null,
    }),
  );
};

const headMajors = (wounds: readonly Wound[]): number =>
  wounds.filter(({ part, severity }) => part === 'head' && severity === 'major').length;

type AfterBattle = Omit<BattleOutcome['champions'][number], 'name' | 'army'> & { readonly against: string };

/** Single combat in a battle: as any other, with a hit on the head as deadly (SAGA-DUEL-WOUND-018). */
const championAfter = (campaign: Campaign, character: Character, entry: Entry, now: AfterBattle) => {
  const { standing, wounds, hands, carried } = now;
  const dyingSince = standing !== 'dead' && headMajors(wounds) > headMajors(character.wounds) ? 1 : null;
  const captor = standing === 'surrendered' ? characterOf(campaign, now.against).name : null;
  const gear = hands === null || hands === undefined ? null : gearAfter(hands as Hands, (carried ?? []) as Item[]);
  return afterFight(campaign, character, entry, { standing, wounds, dyingSince, gear, captor });
};

/** SAGA-WEALTH-015: soldiers lost in battle are gone from their unit. */
const battleEnded = (campaign: Campaign, entry: Entry, outcome: BattleOutcome): readonly CampaignEvent[] => {
  const plan = battlePlan.parse(entry.plan);
  if (!plan.ok) return [];
  const armies = [plan.value.attacker, plan.value.defender] as const;
  const units = new Map<string, Unit>();
  armies.forEach(({ unit: id }, at) => {
    if (id === null) return;
    const unit = units.get(id) ?? unitOf(campaign, id);
    const { lost } = outcome.armies[at as 0 | 1];
    const troops = Object.fromEntries(
      Object.entries(unit.troops).map(([troop, soldiers]) => [troop, soldiers - lost[troop as keyof typeof lost]]),
    ) as unknown as typeof unit.troops;
    units.set(id, { ...unit, troops });
  });
  const losses = [...units.values()].map((unit) =>
    keepUnit(unit, because('lostInBattle', ['SAGA-WEALTH-015'], entry.id)),
  );
  const called = calledIn(
    campaign,
    armies.flatMap((army) => army.champions),
  );
  const champions = outcome.champions.flatMap((champion) => {
    const [id] = [...called].find(([, name]) => name === champion.name) ?? [];
    if (id === undefined) return [];
    const against = plan.value.attacker.champions.includes(id) ? plan.value.defender : plan.value.attacker;
    return championAfter(campaign, characterOf(campaign, id), entry, { ...champion, against: against.commander });
  });
  return [...losses, ...champions];
};

/** SAGA-DRAFT-008, -009: everybody picked joins the cast; goals go to their owners alone. */
const draftEnded = (
  campaign: Campaign,
  entry: Entry,
  { characters }: DraftOutcome,
  own: Ended['own'],
): readonly CampaignEvent[] =>
  characters.flatMap(({ owner, name, words, set, skills, motives, groups, origin }, at) => {
    const id = newId(campaign, 'c', at);
    const from = { from: 'scene', entry: entry.id, dice: origin as unknown as Json } as const;
    const character: Character = {
      ...blankCharacter(campaign, { id, name, owner }),
      main: true,
      words,
      skills,
      motives,
      groups,
      origin: { skills: from, motives: from },
    };
    const wanted = (own[owner] as Draft['own'] | undefined)?.goals.find((one) => one.set === set)?.goals ?? '';
    const goals = wanted === '' ? [] : [{ event: 'goalsWritten', seat: owner, character: id, text: wanted } as const];
    return [{ event: 'joined', character } as const, ...goals];
  });

const generationEnded = (campaign: Campaign, entry: Entry, { sets }: GenerationOutcome): readonly CampaignEvent[] =>
  sets.map(({ skills, motives, groups, origin }, at) => {
    const found = characterOf(campaign, entry.characters[at] as string);
    const from = { from: 'scene', entry: entry.id, dice: origin as unknown as Json } as const;
    const set = {
      ...(skills === null ? {} : { skills, groups }),
      ...(motives === null ? {} : { motives }),
      origin: {
        skills: skills === null ? found.origin.skills : from,
        motives: motives === null ? found.origin.motives : from,
      },
    };
    return change(found, set, because('generated', ['SAGA-DRAFT-016'], entry.id));
  });

/** SAGA-EVENT-005: whom the plague took. */
const eventEnded = (campaign: Campaign, entry: Entry, { deaths }: EventOutcome): readonly CampaignEvent[] =>
  deaths
    .map((id) => characterOf(campaign, id))
    .filter(({ dead }) => dead === null)
    .map((victim) => dies(campaign, victim, 'plague', entry.id));

/** SAGA-CAL-006, -013: what is left of the wounds, through which day, and every success on its date. */
const healingEnded = (campaign: Campaign, entry: Entry, outcome: HealingOutcome): readonly CampaignEvent[] => {
  const [id] = entry.characters as readonly [string];
  const { wounds, through } = outcome;
  const set = { wounds, healedThrough: through };
  const successes = healingPlans(id, outcome).map((plan, at) =>
    keepEntry(
      newEntry(campaign, { ...plan, title: 'healed', state: 'done', inside: entry.id }, at),
      because('healed', ['SAGA-CAL-006'], entry.id),
    ),
  );
  return [change({ id }, set, because('healed', ['SAGA-CAL-013'], entry.id)), ...successes];
};

const aidEnded = (campaign: Campaign, entry: Entry, { result }: AidOutcome): readonly CampaignEvent[] => {
  const victim = characterOf(campaign, entry.characters[0] as string);
  if (result === 'dies') return [diesOfWound(campaign, victim)];
  return [change(victim, { dying: null }, because('aided', ['SAGA-DUEL-WOUND-018', 'SAGA-CAL-014'], entry.id))];
};

/** What a scene's outcome means for sheets, units and the calendar. */
const consequences = (campaign: Campaign, entry: Entry, { outcome, own }: Ended): readonly CampaignEvent[] => {
  const came = outcome as unknown;
  if (entry.kind !== 'scene') {
    switch (entry.kind) {
      case 'draft':
        return draftEnded(campaign, entry, came as DraftOutcome, own);
      case 'generation':
        return generationEnded(campaign, entry, came as GenerationOutcome);
      case 'event':
        return eventEnded(campaign, entry, came as EventOutcome);
      case 'healing':
        return healingEnded(campaign, entry, came as HealingOutcome);
      case 'aid':
        return aidEnded(campaign, entry, came as AidOutcome);
      default:
        return [];
    }
  }
  if (entry.scene === 'duel') return duelEnded(campaign, entry, came as DuelOutcome);
  return entry.scene === 'battle' ? battleEnded(campaign, entry, came as BattleOutcome) : [];
};

/** A check inside a free-form scene: noted, and the scene goes on. */
const checkEnded = (entry: Entry, outcome: Json): readonly CampaignEvent[] => [
  keepEntry(
    { ...entry, outcome: [...((entry.outcome as readonly Json[] | null) ?? []), outcome] },
    because('checked', ['SAGA-CAMPAIGN-007'], entry.id),
  ),
];

/** The scene was broken off: it may be played again, and what was never planned is gone. */
const brokenOff = (entry: Entry): readonly CampaignEvent[] => [
  keepEntry(
    { ...entry, state: entry.kind === 'scene' ? 'planned' : 'dropped', played: null },
    because('brokenOff', [], entry.id),
  ),
];

/** What the calendar keeps of an outcome. Ratings are for sheets alone, which may be closed (SAGA-CAMPAIGN-004). */
const noted = ({ kind }: Entry, outcome: Json): Json => {
  if (kind === 'generation') return null;
  if (kind !== 'draft') return outcome;
  const { order, characters } = outcome as unknown as DraftOutcome;
  return { order, characters: characters.map(({ owner, name }) => ({ owner, name })) };
};

/** How long it took: a healing ends with the last wound, as a scene it takes what was planned. */
const daysOf = ({ kind, day, days }: Entry, outcome: Json): number =>
  kind === 'healing' ? (outcome as unknown as HealingOutcome).through - day + 1 : days;

/** What the campaign takes from a scene that is over: what happened in it is true from now on. */
export const writeBack = (campaign: Campaign, ended: Ended): readonly CampaignEvent[] => {
  const entry = entryOf(campaign, ended.entry);
  const isCheck = entry.kind === 'scene' && !isFight(campaign, entry);
  if (isCheck) return ended.outcome === null ? [] : checkEnded(entry, ended.outcome);
  if (ended.outcome === null) return brokenOff(entry);
  const events = consequences(campaign, entry, ended);
  const after = evolveAll(campaign, events);
  const over = { outcome: noted(entry, ended.outcome), days: daysOf(entry, ended.outcome) };
  return [...events, ...ending(after, entryOf(after, entry.id), over)];
};

/** Under which number the table plays an entry. */
export const playedAs = (campaign: Campaign, id: string, scene: number): CampaignEvent => {
  const entry = entryOf(campaign, id);
  return keepEntry({ ...entry, played: scene }, because('playedAs', [], id));
};
