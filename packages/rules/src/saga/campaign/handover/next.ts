import type { Json, Refusal } from '@warmoot/kernel';
import type { SceneKind } from '../../calendar/agenda.js';
import { refusesToBegin, refusesToBeIn } from '../../calendar/running.js';
import { canEnter } from '../../duel/blows/wounds.js';
import type { NextKind } from '../../handover/carried.js';
import { outsideCombat } from '../../healing/mobility.js';
import { fieldsFor } from '../../march/openings.js';
import { MASS_COMBAT_FROM } from '../../movement/party/size.table.js';
import { plainJson } from '../bridges/bridge.js';
import { castOf, leavingsOf } from '../bridges/bridges.js';
import type { Leaving } from '../bridges/leaving.js';
import { membersOf, type PartyPlan } from '../bridges/partyPlan.js';
import { forbidden } from '../papers/finding.js';
import type { Matter } from '../papers/matters.js';
import type { CharacterId, Entry, Listed } from '../papers/model.js';
import type { SeenCampaign, SeenCharacter } from '../papers/view.js';

/** A campaign as somebody sees it, with the scenes that it can play. */
export type SeenWithRules = Pick<SeenCampaign, 'open'> & Listed;

/** What a story calls its next chapter: in the choice, on the calendar; and, where it ends, how. */
export interface ToldNext {
  readonly name: string;
  readonly about: string;
  readonly title: string;
  readonly text?: string;
}

/** A scene that may follow another, ready to be put on the calendar. */
export interface NextScene {
  /** They fight, one pursues the other, those who are there talk; or a story that is told goes on, or ends. */
  readonly next: 'fight' | 'pursuit' | 'talk' | 'story' | 'end';
  readonly kind: NextKind;
  readonly scene: SceneKind;
  /** What the two sides are called: who attacks or pursues comes first. Empty in a talk. */
  readonly sides: readonly string[];
  readonly characters: readonly CharacterId[];
  readonly place: string;
  readonly plan: Json;
  /** A pursuit, or a battle of those who stand before each other, is owed today and on no other day. */
  readonly todayOnly: boolean;
  /** What it comes of; null in a talk. */
  readonly leaving: Leaving | null;
  /** Of a story: which chapter it is, what it is called, and what it is about. */
  readonly chapter?: string;
  readonly told?: ToldNext;
  readonly matters?: readonly Matter[];
}

const personIn = ({ open }: SeenWithRules, id: CharacterId): SeenCharacter | undefined => open.characters[id];

/** Whether somebody is alive and at large. */
const isFree = (seen: SeenWithRules, id: CharacterId): boolean => {
  const found = personIn(seen, id);
  return found !== undefined && found.dead === null && found.captive === null;
};

/** SAGA-DUEL-WOUND-029: whether somebody can do anything. */
const isAble = (seen: SeenWithRules, id: CharacterId): boolean => {
  const found = personIn(seen, id);
  return found !== undefined && found.dead === null && !outsideCombat(found.wounds).incapable;
};

/** SAGA-DUEL-021: whether somebody can fight hand to hand, as far as their wounds go. */
const canFight = (seen: SeenWithRules, id: CharacterId): boolean => {
  const found = personIn(seen, id);
  return found !== undefined && found.dead === null && canEnter(found.wounds, seen.open.options.duel);
};

/** A party without those who are dead or taken. */
const leftOf = (seen: SeenWithRules, party: PartyPlan): PartyPlan => {
  const { leader, ...rest } = party;
  const members = party.members.filter(({ character }) => isFree(seen, character));
  const leads = members.some(({ character }) => character === leader) ? { leader: leader as string } : {};
  return { ...rest, ...leads, members };
};

const soldiersIn = ({ troops = {} }: { readonly troops?: Readonly<Record<string, number>> }): number =>
  Object.values(troops).reduce((sum, many) => sum + many, 0);

export const peopleIn = (party: PartyPlan): number => party.members.length + soldiersIn(party);

const CHAMPIONS = 6;

/** A party as an army: its leader commands, the others lead, and those who can fight are champions. */
const armyOf = (seen: SeenWithRules, party: PartyPlan) => {
  const ids = membersOf(party);
  const commander = party.leader ?? ids[0];
  const leaders = ids.filter((id) => id !== commander);
  const champions = ids.filter((id) => canFight(seen, id)).slice(0, CHAMPIONS);
  const { name, unit, troops } = party;
  return { unit, name, troops, commander, leaders, champions };
};

export type Fight = Extract<Leaving, { leaves: 'fight' }>;

/** SAGA-MOVE-021, SAGA-MOVE-022, SAGA-MOVE-040: the battle of two who have met. */
const battleOf = (seen: SeenWithRules, { attacker, defender, met, ground }: Fight) => ({
  kind: 'battle' as const,
  scene: 'battle' as const,
  characters: [...membersOf(attacker), ...membersOf(defender)],
  plan: plainJson({
    attacker: armyOf(seen, attacker),
    defender: armyOf(seen, defender),
    defence: met.defence,
    ...(ground === undefined ? {} : { fields: fieldsFor(ground, seen.open.options.battle) }),
  }),
});

/** SAGA-MOVE-047: Hand-to-Hand between two who have met: one distance for all, and who has the first Footwork. */
const duelOf = (seen: SeenWithRules, { attacker, defender, met }: Fight) => {
  const side = (party: PartyPlan): readonly CharacterId[] => membersOf(party).filter((id) => canFight(seen, id));
  const [side1, side2] = [side(attacker), side(defender)];
  const ambusher = met.ambusher === null ? null : met.ambusher === attacker.name ? 1 : 2;
  return {
    kind: 'duel' as const,
    scene: 'duel' as const,
    characters: [...side1, ...side2],
    plan: plainJson({ side1, side2, distance: met.distance, ambusher }),
  };
};

/** SAGA-MOVE-040: Mass Combat where either side has fifteen, otherwise Hand-to-Hand; the table may decide otherwise. */
export const fightsOf = (seen: SeenWithRules, fight: Fight): readonly NextScene[] => {
  const [attacker, defender] = [leftOf(seen, fight.attacker), leftOf(seen, fight.defender)];
  const now = { ...fight, attacker, defender };
  const led = attacker.members.length > 0 && defender.members.length > 0;
  const inArms = soldiersIn(attacker) > 0 && soldiersIn(defender) > 0;
  const battle = led && inArms ? [battleOf(seen, now)] : [];
  const duel = [duelOf(seen, now)].filter(({ plan }) => {
    const { side1, side2 } = plan as { side1: readonly unknown[]; side2: readonly unknown[] };
    return side1.length > 0 && side2.length > 0;
  });
  const isMass = Math.max(peopleIn(attacker), peopleIn(defender)) >= MASS_COMBAT_FROM;
  const common = {
    next: 'fight' as const,
    sides: [attacker.name, defender.name],
    place: fight.met.at,
    todayOnly: false,
    leaving: now,
  };
  return (isMass ? [...battle, ...duel] : [...duel, ...battle]).map((way) => ({ ...common, ...way }));
};

export type Pursuit = Extract<Leaving, { leaves: 'pursuit' }>;

const pursuitOf = (seen: SeenWithRules, pursuit: Pursuit, place: string): readonly NextScene[] => {
  const [pursuers, quarry] = [leftOf(seen, pursuit.pursuers), leftOf(seen, pursuit.quarry)];
  if (peopleIn(pursuers) === 0 || peopleIn(quarry) === 0) return [];
  return [
    {
      next: 'pursuit',
      kind: 'chase',
      scene: 'movement',
      sides: [pursuers.name, quarry.name],
      characters: [...membersOf(pursuers), ...membersOf(quarry)],
      place,
      plan: plainJson({ by: 'chase', quarry, pursuers, from: pursuit.from, onWater: false }),
      todayOnly: true,
      leaving: { ...pursuit, pursuers, quarry },
    },
  ];
};

/** Those who were there can talk, prisoners too, unless that is what they have just done. */
const talkOf = (seen: SeenWithRules, entry: Entry): readonly NextScene[] => {
  if (entry.scene === 'discussion') return [];
  const people = castOf(seen, entry).filter((id) => isAble(seen, id) && personIn(seen, id)?.dying === null);
  if (people.length < 2) return [];
  const plan = plainJson({ people: people.map((character) => ({ character })) });
  const { place } = entry;
  return [
    {
      ...{ next: 'talk', kind: 'discussion', scene: 'discussion', sides: [], characters: people, place, plan },
      ...{ todayOnly: false, leaving: null },
    },
  ];
};

/** SAGA-CAL-002: what may follow a scene that is over: what it has left open, and a talk among those who were there. */
export const nextScenes = (seen: SeenWithRules, entry: Entry): readonly NextScene[] => [
  ...leavingsOf(seen, entry).flatMap((leaving) =>
    leaving.leaves === 'fight' ? fightsOf(seen, leaving) : pursuitOf(seen, leaving, entry.place),
  ),
  ...talkOf(seen, entry),
];

/** Why a scene cannot follow on a day: it is owed on another, or the calendar keeps somebody from it. */
export const refusesNext = (
  seen: Pick<SeenCampaign, 'open'>,
  { characters, todayOnly, kind }: Pick<NextScene, 'characters' | 'todayOnly' | 'kind'>,
  { day, after }: { readonly day: number; readonly after: Entry },
): Refusal | null => {
  const today = after.day + after.days - 1;
  if (todayOnly && day !== today) {
    return forbidden('SAGA-MOVE-036', kind === 'battle' ? 'fightToday' : 'todayOnly', { day: today });
  }
  const people = Object.values(seen.open.characters);
  const then = {
    dying: people.flatMap(({ id, dying }) => (dying === null ? [] : [id])),
    through: Object.fromEntries(people.map(({ id, through }) => [id, through])),
    names: Object.fromEntries(people.map(({ id, name }) => [id, name])),
  };
  const wanted = { ...after, id: '', day, days: 1, order: 0, characters, state: 'planned', inside: null } as const;
  const entries = Object.values(seen.open.entries);
  if (day <= today) return refusesToBegin([...entries, wanted], wanted, then);
  // What is still to be played before it, or to be settled, keeps nobody from planning it for a later day.
  const over = entries.filter(({ state }) => state === 'done');
  return refusesToBeIn(over, wanted, { through: then.through, names: then.names });
};
