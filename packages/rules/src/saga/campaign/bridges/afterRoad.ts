import type { BattleOutcome } from '../../battle/battle.js';
import type { DiscussionOutcome } from '../../discussion/model.js';
import type { DuelOutcome } from '../../duel/duel.js';
import type { Fought, MarchOutcome, Parleyed } from '../../march/model.js';
import { provisionsIn, withFood } from '../../movement/party/load.js';
import { evolveAll } from '../papers/evolve.js';
import { certain, characterOf, entryOf, unitOf } from '../papers/finding.js';
import type { CampaignEvent, CharacterId, Entry, Ruled } from '../papers/model.js';
import { because, change, dated, keepEntry, keepUnit } from '../papers/noting.js';
import { calledIn } from '../sheets/casting.js';
import { afterFights, nowDriven } from './discussion.js';
import { marchedHard, notesMarch } from './marched.js';
import type { MarchPlan } from './marchPlan.js';
import { championAfter } from './mustered.js';
import { namesAfter } from './names.js';
import { wearied } from './parties.js';
import { membersOf } from './partyPlan.js';
import { type LeftByRoad, leftByRoad, travelled } from './roadDays.js';

type Plan = MarchPlan;

/** Contested Movement that is over, and who is who in it. */
interface Over {
  readonly plan: Plan;
  readonly entry: Entry;
  /** Whoever is called so: somebody by their id, others by their name. */
  readonly who: (name: string) => CharacterId;
}

/** SAGA-WEALTH-015: soldiers lost in a battle on the road are gone from their unit. */
const afterBattle = (campaign: Ruled, { plan, entry, who }: Over, { armies, champions }: BattleOutcome) => {
  let now = campaign;
  const note = (events: readonly CampaignEvent[]): readonly CampaignEvent[] => {
    now = evolveAll(now, events);
    return events;
  };
  const lost = armies.flatMap((army) => {
    const party = plan.parties.find(({ name }) => name === army.name);
    if (party === undefined || party.unit === null) return [];
    const unit = certain(unitOf(now, party.unit));
    const troops = Object.fromEntries(
      Object.entries(unit.troops).map(([troop, had]) => [troop, had - army.lost[troop as keyof typeof army.lost]]),
    ) as unknown as typeof unit.troops;
    const after = { ...unit, troops, ...namesAfter(unit, army) };
    return note([keepUnit(after, because('lostInBattle', ['SAGA-WEALTH-015'], entry.id))]);
  });
  const fought = champions.flatMap((champion) => {
    const id = who(champion.name);
    const side = plan.parties.find((party) => membersOf(party).includes(id));
    const enemy = plan.parties.find((party) => party !== side && armies.some(({ name }) => name === party.name));
    const against = enemy?.leader ?? (enemy === undefined ? undefined : membersOf(enemy)[0]) ?? id;
    return note(championAfter(now, certain(characterOf(now, id)), entry, { ...champion, against }));
  });
  return [...lost, ...fought];
};

const afterDuel = (campaign: Ruled, { entry, who }: Over, duel: DuelOutcome): readonly CampaignEvent[] =>
  afterFights(campaign, { entry, partyOf: who, outcome: { fights: [duel] } });

/** What a parley on the road has left behind: what drives people now, who has heard of what, and any fight in it. */
const afterParley = (campaign: Ruled, { entry, who }: Over, outcome: DiscussionOutcome): readonly CampaignEvent[] => {
  const over = { entry, outcome, partyOf: who };
  const driven = nowDriven(campaign, over);
  const now = evolveAll(campaign, driven);
  const before = certain(entryOf(now, entry.id));
  const heard = outcome.heard.map(({ listener, topic }) => ({ listener: who(listener), topic }));
  return [
    ...driven,
    keepEntry({ ...before, heard: [...(before.heard ?? []), ...heard] }, because('heard', ['SAGA-TALK-021'], entry.id)),
    ...afterFights(now, over),
  ];
};

/** What happened on a day of the road, dated with that day: wounds, deaths, prisoners and what people were moved by. */
const happenedOn = (
  day: number,
  over: Over,
  after: (then: Over) => readonly CampaignEvent[],
): readonly CampaignEvent[] => dated(after({ ...over, entry: { ...over.entry, day } }), day);

/** Fights and parleys in the order of their days. */
const inOrderOfDays = ({
  fought,
  parleys,
}: MarchOutcome): readonly (Fought | (Parleyed & { readonly by: 'parley' }))[] =>
  [...fought, ...parleys.map((one) => ({ ...one, by: 'parley' }) as const)].sort((a, b) => a.day - b.day);

/** SAGA-MOVE-012, SAGA-MOVE-043: what somebody has eaten, and how weary they have become. */
const afterDays = (
  campaign: Ruled,
  { entry }: Over,
  id: CharacterId,
  { food, weary, day }: LeftByRoad,
): readonly CampaignEvent[] => {
  const found = certain(characterOf(campaign, id));
  if (found.dead !== null) return [];
  const { options } = campaign.open;
  const had = provisionsIn(found.load, options).food;
  const load = withFood(found.load, food ?? had, options);
  const ate = food !== null && had > food;
  return [
    ...(ate ? [change(found, { load }, because('ate', ['SAGA-MOVE-012'], entry.id))] : []),
    ...wearied(found, weary, { day, entry: entry.id }),
  ];
};

/**
 * SAGA-MOVE-038: what Contested Movement has done to sheets, units and the calendar: the fights and parleys inside it in
 * their order, then what was eaten and how weary everybody is, and how many days it took.
 */
export const afterMarch = (
  campaign: Ruled,
  plan: Plan,
  { entry, outcome }: { readonly entry: Entry; readonly outcome: MarchOutcome },
): readonly CampaignEvent[] => {
  const called = certain(calledIn(campaign, plan.parties.flatMap(membersOf)));
  const ids = new Map([...called].map(([id, name]) => [name, id]));
  const over: Over = { plan, entry, who: (name) => ids.get(name) ?? name };
  // How long it was thought to take matters no more, but where the table has judged it all at once.
  const took = outcome.day - entry.day + 1;
  const days = outcome.judged === null ? took : Math.max(entry.days, took);
  let now = campaign;
  const events: CampaignEvent[] = [];
  const note = (more: readonly CampaignEvent[]): void => {
    now = evolveAll(now, more);
    events.push(...more);
  };
  note([keepEntry({ ...entry, days }, because('onTheRoad', ['SAGA-MOVE-038'], entry.id))]);
  for (const one of inOrderOfDays(outcome)) {
    note(
      happenedOn(one.day, over, (then) => {
        if (one.by === 'parley') return afterParley(now, then, one.outcome);
        return one.by === 'duel' ? afterDuel(now, then, one.duel) : afterBattle(now, then, one.battle);
      }),
    );
  }
  for (const left of leftByRoad(outcome)) {
    const id = ids.get(left.name);
    if (id !== undefined) note(dated(afterDays(now, over, id, left), left.day));
  }
  for (const [id, name] of called) {
    note(travelled(certain(characterOf(now, id)), name, { entry: entry.id, outcome }));
  }
  for (const { name, marched } of marchedHard(plan, outcome)) {
    const id = ids.get(name);
    if (id !== undefined && certain(characterOf(now, id)).dead === null) note([notesMarch({ id }, marched, entry.id)]);
  }
  return events;
};
