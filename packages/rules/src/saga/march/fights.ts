import { asks, opens, type Procedures, shape } from '@warmoot/kernel';
import type { BattleOutcome } from '../battle/battle.js';
import { ALL_TROOPS, byTroop } from '../battle/troops.table.js';
import type { DuelOutcome } from '../duel/duel.js';
import { outsideCombat } from '../healing/mobility.js';
import type { ChaseOutcome } from '../movement/chase/model.js';
import { sizeOf } from '../movement/party/party.js';
import type { Member, PartySetup } from '../movement/party/setup.js';
import { spanOf } from '../movement/roads/roads.js';
import { getAwayStep } from './aftermath.js';
import { bookOf, deciderOf, type MarchFacts, type MarchPlay, namesIn, seenBy, tellParty } from './books.js';
import { contactSteps } from './contact.js';
import type { Fought, March, Met, Pair } from './model.js';
import { battleOf, duelOf, partyOf } from './openings.js';

/** What is left of a party after hand to hand: without its dead and those in the enemy's hands. */
const afterDuel = (party: PartySetup, { fighters, dead, prisoners }: DuelOutcome): PartySetup | null => {
  const members = party.members.flatMap((member): readonly Member[] => {
    if (dead.includes(member.name) || prisoners.includes(member.name)) return [];
    const now = fighters.find(({ name }) => name === member.name);
    if (now === undefined) return [member];
    const { wounds, hands, carried } = now;
    const fighter = { ...member.fighter, wounds, hands: { ...hands, both: null }, carried } as NonNullable<
      Member['fighter']
    >;
    return [{ ...member, wounds, fighter }];
  });
  return upright({ ...party, members });
};

/** SAGA-MOVE-001: somebody else leads where the leader is gone. */
const led = ({ leader, ...party }: PartySetup): PartySetup =>
  party.members.some(({ name }) => name === leader) ? { ...party, leader: leader as string } : party;

/** SAGA-MOVE-044: those who cannot walk are carried, where there is anybody to carry them; else they are left. */
const upright = (party: PartySetup): PartySetup | null => {
  const walks = ({ wounds }: Member): boolean => outsideCombat(wounds).walks !== 'not';
  const hasBearers = party.members.some(walks) || ALL_TROOPS.some((troop) => party.troops[troop] > 0);
  const members = hasBearers
    ? party.members.map((one) => (walks(one) ? one : { ...one, carried: true }))
    : party.members.filter(walks);
  const left = led({ ...party, members });
  return sizeOf(left) === 0 ? null : left;
};

const afterBattle = (party: PartySetup, { armies, champions }: BattleOutcome): PartySetup | null => {
  const army = armies.find(({ name }) => name === party.name);
  if (army === undefined || army.destroyed || army.surrendered) return null;
  const members = party.members.flatMap((member): readonly Member[] => {
    const now = champions.find(({ name }) => name === member.name);
    if (now === undefined) return [member];
    if (now.standing === 'dead' || now.standing === 'surrendered') return [];
    const { wounds, hands, carried } = now;
    const arms = { ...(hands === null ? {} : { hands }), ...(carried === null ? {} : { carried }) };
    return [{ ...member, wounds, fighter: { ...member.fighter, wounds, ...arms } as NonNullable<Member['fighter']> }];
  });
  return upright({ ...party, members, troops: byTroop((troop) => army.after[troop]) });
};

const leftOf = (party: PartySetup, fought: Fought): PartySetup | null =>
  fought.by === 'duel' ? afterDuel(party, fought.duel) : afterBattle(party, fought.battle);

/** Whether nobody is left of a party on the road since its last fight. */
export const isNoMore = (facts: MarchFacts, party: string): boolean => {
  const last = bookOf(facts, party).fought.at(-1);
  return last !== undefined && leftOf(partyOf(facts, party), last as Fought) === null;
};

/**
 * SAGA-MOVE-038: whether a party has caught another: in the fight between them nobody of it was left. Whoever breaks away
 * goes on, and is still to be caught (SAGA-MOVE-036).
 */
export const hasTaken = (facts: MarchFacts, party: string, of: string): boolean => {
  const last = bookOf(facts, of).met.at(-1);
  return last !== undefined && [last.attacker, last.defender].includes(party) && isNoMore(facts, of);
};

/**
 * Who may be pursued after a fight, and by whom. SAGA-MOVE-036: an army that retreats. SAGA-MOVE-048: those who have fled,
 * by enemies who fight nobody any more.
 */
export const pursuable = (
  { attacker, defender }: Met,
  fought: Fought,
): { readonly winner: string; readonly quarry: string } | null => {
  if (fought.by === 'battle') {
    const beaten = fought.battle.armies.find(({ retreated }) => retreated);
    if (beaten === undefined || fought.battle.holder === null) return null;
    return beaten.name === fought.battle.holder ? null : { winner: fought.battle.holder, quarry: beaten.name };
  }
  const { fighters } = fought.duel;
  const standing = (side: 1 | 2) => fighters.filter((one) => one.side === side && one.standing === 'in').length;
  const fled = (side: 1 | 2) => fighters.some((one) => one.side === side && one.standing === 'fled');
  if (fled(1) && standing(1) === 0 && standing(2) > 0) return { winner: defender, quarry: attacker };
  if (fled(2) && standing(2) === 0 && standing(1) > 0) return { winner: attacker, quarry: defender };
  return null;
};

const fightOver = (play: MarchPlay, met: Met, outcome: Fought): void => {
  const sides = [met.attacker, met.defender];
  const left = sides.map((party) => leftOf(partyOf(play, party), outcome));
  for (const [at, party] of sides.entries()) {
    tellParty(play, { event: 'fought', party, outcome, left: left[at] ?? null });
  }
  const chased = pursuable(met, outcome);
  if (chased === null || left.includes(null)) return;
  const gap = outcome.by === 'battle' ? 2 : 1;
  play.next({ step: 'giveChase', ...chased, gap, ...seenBy(play, ...sides) });
};

const inOrder = (facts: MarchFacts, one: string, other: string): Pair => {
  const names = namesIn(facts);
  return names.indexOf(one) < names.indexOf(other) ? [one, other] : [other, one];
};

const chaseOver = (play: MarchPlay, quarry: string, pursuers: string, outcome: ChaseOutcome): void => {
  tellParty(play, { event: 'chased', party: quarry, side: 'quarry', outcome });
  tellParty(play, { event: 'chased', party: pursuers, side: 'pursuers', outcome });
  const { at, into } = bookOf(play, quarry);
  if (outcome.end === 'caught' || outcome.end === 'atBay') {
    // The pursuers have come up with the quarry: it is where it has run from.
    tellParty(play, { event: 'marched', party: pursuers, at, into: null, spans: [at] });
    tellParty(play, { event: 'marched', party: quarry, at, into, spans: [] });
    const [attacker, defender] = outcome.end === 'caught' ? [pursuers, quarry] : inOrder(play, quarry, pursuers);
    const kind = outcome.end === 'caught' ? 'caught' : 'meeting';
    for (const step of contactSteps(play, { kind, attacker, defender, at, inCamp: false })) play.next(step);
    return;
  }
  play.next(getAwayStep(play, quarry, pursuers, outcome.end === 'away' ? 'away' : 'parting'));
};

type FightSteps = 'fight' | 'giveChase' | 'chase';

export const fightProcedures: Procedures<March, FightSteps> = {
  fight: opens({
    opening: (facts, { met }) => (met.played === 'battle' ? battleOf(facts, met) : duelOf(facts, met)),
    reveals: true,
    then: (play, { met }, outcome: DuelOutcome | BattleOutcome) =>
      fightOver(
        play,
        met,
        met.played === 'battle'
          ? { by: 'battle', day: met.day, battle: outcome as BattleOutcome }
          : { by: 'duel', day: met.day, duel: outcome as DuelOutcome },
      ),
  }),

  giveChase: asks({
    whom: (facts, { winner }) => [{ seat: deciderOf(facts, winner), as: winner }],
    answer: shape.union('choose', { chase: {}, letGo: {} }),
    choices: () => [{ choose: 'chase' }, { choose: 'letGo' }] as const,
    reveals: true,
    then: (play, { winner, quarry, gap }, { choose }) => {
      if (choose === 'chase')
        play.next({ step: 'chase', quarry, pursuers: winner, gap, ...seenBy(play, quarry, winner) });
      else {
        for (const [party, of] of [
          [winner, quarry],
          [quarry, winner],
        ] as const)
          tellParty(play, { event: 'letGo', party, of });
        play.next(getAwayStep(play, quarry, winner, 'parting'));
      }
    },
  }),

  // SAGA-MOVE-036, SAGA-MOVE-041: a pursuit takes the rest of the day for both sides.
  chase: opens({
    opening: (facts, { quarry, pursuers, gap }) => ({
      scene: `${facts.given.edition}/chase`,
      setup: {
        seats: facts.seats,
        quarry: partyOf(facts, quarry),
        pursuers: partyOf(facts, pursuers),
        gap,
        // SAGA-MOVE-026: from the very presence of the others after hand to hand, else from farther off.
        from: gap === 1 ? 'duel' : 'march',
        onWater: spanOf(facts.given.roads, bookOf(facts, quarry).at).afloat && partyOf(facts, quarry).boats,
        leadTried: { quarry: bookOf(facts, quarry).lead, pursuers: bookOf(facts, pursuers).lead },
      },
      options: { 'saga.table.referee': facts.given.options['saga.table.referee'] },
    }),
    reveals: true,
    then: (play, { quarry, pursuers }, outcome: ChaseOutcome) => chaseOver(play, quarry, pursuers, outcome),
  }),
};
