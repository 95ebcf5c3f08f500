import type { Fixed, RuleId, Sum } from '@warmoot/kernel';
import { ALL_TROOPS, TROOPS, type Troop } from '../../battle/troops.table.js';
import { outsideCombat } from '../../healing/mobility.js';
import { skillIn } from '../../skills.js';
import { AVERAGE_SKILL, type Skill } from '../../skills.table.js';
import type { Member, PartySetup } from './setup.js';
import { MASS_COMBAT_FROM, NOISE } from './size.table.js';

/** A party as far as its people go. */
export type Party = Fixed<Pick<PartySetup, 'name' | 'seats' | 'members' | 'troops' | 'leader' | 'boats' | 'weary'>>;

/** What a party's rating can be asked for. */
export const LOWEST = ['run', 'ride', 'swim', 'jumpClimb', 'hide', 'endurance'] as const satisfies readonly Skill[];
export const HIGHEST = ['notice', 'survive', 'sail', 'lead', 'tactics'] as const satisfies readonly Skill[];
export type PartySkill = (typeof LOWEST)[number] | (typeof HIGHEST)[number];
/** The skills by which a party is rated. */
export const PARTY_SKILLS: readonly PartySkill[] = [...LOWEST, ...HIGHEST];

/** SAGA-BATTLE-TROOP-006: those among the troops who serve as scouts. */
const SCOUTS: readonly Troop[] = ['lightInfantry', 'lightCavalry'];

/** The types of troops that a party has. */
export const troopsIn = ({ troops }: Pick<Party, 'troops'>): readonly Troop[] =>
  ALL_TROOPS.filter((troop) => troops[troop] > 0);

/** SAGA-MOVE-004: characters and troops are counted alike. */
export const sizeOf = ({ members, troops }: Pick<Party, 'members' | 'troops'>): number =>
  ALL_TROOPS.reduce((sum, troop) => sum + troops[troop], members.length);

/** SAGA-MOVE-001: who leads a party; its name where nobody in it has one. */
export const leaderOf = ({ leader, members, name }: Party): string => leader ?? members[0]?.name ?? name;

/** SAGA-MOVE-003: what troops without names have in a skill. */
const troopSkill = (troop: Troop, skill: PartySkill): number =>
  skill === 'notice' && SCOUTS.includes(troop) ? AVERAGE_SKILL + 1 : AVERAGE_SKILL;

/** One whose rating counts for the party, and by which rule. */
interface Counting {
  readonly who: string;
  readonly rating: number;
  readonly rule: RuleId;
}

const ratingsIn = (party: Party, skill: PartySkill): readonly Counting[] => [
  ...party.members.map(({ name, skills }) => ({
    who: name,
    rating: skillIn(skills as Member['skills'], skill),
    rule: 'SAGA-MOVE-002' as const,
  })),
  ...troopsIn(party).map((troop) => ({ who: troop, rating: troopSkill(troop, skill), rule: 'SAGA-MOVE-003' as const })),
];

export const isLowest = (skill: PartySkill): boolean => (LOWEST as readonly PartySkill[]).includes(skill);

/** SAGA-MOVE-002: the slowest and loudest set the pace; one guide, one steersman and one pair of eyes is enough. */
export const countingIn = (party: Party, skill: PartySkill): Counting => {
  const all = ratingsIn(party, skill);
  const better = isLowest(skill) ? (a: number, b: number): boolean => a < b : (a: number, b: number): boolean => a > b;
  return all.reduce((best, one) => (better(one.rating, best.rating) ? one : best));
};

/** SAGA-MOVE-004 */
export const noiseOf = (size: number): number => NOISE.find(({ from }) => size >= from)?.by ?? 0;

/** A party's rating in a skill, with what its size and its weariness take from it. */
export const partyRating =
  (party: Party, skill: PartySkill) =>
  (sum: Sum): void => {
    const { who, rating, rule } = countingIn(party, skill);
    sum.add(rating, `skill.${skill}`, rule, who);
    const noise = skill === 'hide' ? noiseOf(sizeOf(party)) : 0;
    if (noise !== 0) sum.add(noise, 'move.numbers', 'SAGA-MOVE-004', String(sizeOf(party)));
    // SAGA-MOVE-011: one less for each step, whoever rolls.
    if (party.weary > 0) sum.add(-party.weary, 'move.weary', 'SAGA-MOVE-011');
  };

/** SAGA-MOVE-016: whether somebody looks ahead of the others. */
export const hasScouts = (party: Pick<Party, 'members' | 'troops'>): boolean =>
  party.members.some(({ scout }) => scout) || SCOUTS.some((troop) => party.troops[troop] > 0);

/** How a party moves. It is mounted, or afloat, only if all are (SAGA-MOVE-002). */
export type Going = 'foot' | 'mounted' | 'afloat' | 'swimming';

const isMounted = (party: Party): boolean =>
  party.members.every(({ mounted, carried }) => mounted || carried) &&
  troopsIn(party).every((troop) => TROOPS[troop].kind === 'cavalry');

/** How a party gets on: on foot, mounted, swimming or afloat. */
export const goingOf = (party: Party, onWater = false): Going => {
  if (onWater) return party.boats ? 'afloat' : 'swimming';
  return isMounted(party) ? 'mounted' : 'foot';
};

/** SAGA-MOVE-044: who limps, is neither mounted nor carried, and so holds the party to a crawl; null where nobody does. */
export const lameIn = ({ members }: Pick<Party, 'members'>): string | null =>
  members.find(
    ({ wounds, mounted, carried }) =>
      !mounted && !carried && outsideCombat(wounds as Member['wounds']).walks === 'slowly',
  )?.name ?? null;

/** SAGA-MOVE-044: who can only be carried, or left, and is not carried. */
export const helplessIn = ({ members }: Pick<Party, 'members'>): string | null =>
  members.find(({ wounds, carried }) => !carried && outsideCombat(wounds as Member['wounds']).walks === 'not')?.name ??
  null;

/** SAGA-MOVE-007 */
export const DAILY = { foot: 2, mounted: 4, afloat: 4, swimming: 1 } as const satisfies Record<Going, number>;

interface Mover {
  readonly who: string;
  readonly moves: number;
  readonly rule: RuleId;
}

/** SAGA-MOVE-008: who travels light has one more, on foot or mounted; troops do not. */
const memberMoves = ({ name, mounted, light }: Fixed<Member>): Mover => ({
  who: name,
  moves: DAILY[mounted ? 'mounted' : 'foot'] + (light ? 1 : 0),
  rule: light ? 'SAGA-MOVE-008' : 'SAGA-MOVE-007',
});

/** SAGA-MOVE-007: the daily movement of a party, and who sets it. */
export const movesOf = (party: Party, onWater = false): Mover => {
  const going = goingOf(party, onWater);
  if (going === 'afloat' || going === 'swimming')
    return { who: party.name, moves: DAILY[going], rule: 'SAGA-MOVE-007' };
  const lame = lameIn(party);
  if (lame !== null) return { who: lame, moves: 1, rule: 'SAGA-MOVE-044' };
  return moversIn({ ...party, members: party.members.filter(({ carried }) => !carried) }).reduce((slowest, one) =>
    one.moves < slowest.moves ? one : slowest,
  );
};

const moversIn = (party: Pick<Party, 'members' | 'troops'>): readonly Mover[] => [
  ...party.members.map(memberMoves),
  ...troopsIn(party).map((troop) => ({
    who: troop as string,
    moves: TROOPS[troop].movement,
    rule: 'SAGA-MOVE-007' as const,
  })),
];

/** What the fastest of a party could go in a day on land, were the others gone. */
export const fastestOf = (party: Pick<Party, 'members' | 'troops'>): number =>
  Math.max(...moversIn(party).map(({ moves }) => moves));

/** SAGA-MOVE-028: the skill by which a party moves fast. */
export const MOVEMENT_SKILL = {
  foot: 'run',
  mounted: 'ride',
  swimming: 'swim',
  afloat: 'sail',
} as const satisfies Record<Going, PartySkill>;

/** SAGA-MOVE-040: whether contact of the two is played as Mass Combat. */
export const isMassCombat = (one: Party, other: Party): boolean =>
  Math.max(sizeOf(one), sizeOf(other)) >= MASS_COMBAT_FROM;
