import { all, attempt, need, type Result, unless } from '@warmoot/kernel';
import type { Troops } from '../../battle/model.js';
import type { Wound } from '../../duel/model.js';
import { certain, characterOf, refusesStrangers } from '../papers/finding.js';
import type { CampaignEvent, CharacterId, Entry, Ruled, Unit } from '../papers/model.js';
import { calledIn, ready } from '../sheets/casting.js';
import { armyNames, troopsIn } from './armies.js';
import type { Cast, Setting } from './bridge.js';
import { armiesIn, everybodyIn, type GuestArmy, type GuestPlan, knownIn, leaderIn } from './guestPlan.js';
import { bandOf, type Leaving } from './leaving.js';
import { championAfter, isKnown, type Mustered, mustered } from './mustered.js';
import { namesAndHomes } from './names.js';

/*
 * COMMAND-SAGA-001, SORTIE-SAGA-001: what every other war takes from a saga's battle and gives back to it.
 */

export type Called = ReadonlyMap<CharacterId, string>;

/** What those are called in the battle whom it knows by name. */
export const calledHere = (campaign: Ruled, plan: GuestPlan): Result<Called> =>
  calledIn(campaign, armiesIn(plan).flatMap(knownIn));

/** Who leads an army, as their sheet says; null where nobody does. */
export const leadingOf = (campaign: Ruled, army: GuestArmy, called: Called) =>
  attempt(function* () {
    const id = leaderIn(army);
    if (id === null) return null;
    const { lead, tactics } = (yield* need(ready(campaign, id))).skills;
    return { name: called.get(id) as string, lead, tactics };
  });
export type Leading = { readonly name: string; readonly lead: number; readonly tactics: number } | null;

/** The soldiers of both armies. */
export const soldiersOf = (campaign: Ruled, plan: GuestPlan): Result<readonly [Unit['troops'], Unit['troops']]> => {
  const [attacker, defender] = armiesIn(plan);
  return all([troopsIn(campaign, attacker, defender), troopsIn(campaign, defender, attacker)]) as Result<
    readonly [Unit['troops'], Unit['troops']]
  >;
};

/** An army's own name, its seat, and what its units are called. */
export type NamedArmy = Pick<Mustered, 'name' | 'seat' | 'names' | 'homes'>;

/** What the nth unit of its troops is called; nothing where its house has no name for it. */
export const namedUnit = ({ names = {} }: Pick<NamedArmy, 'names'>, troop: keyof Troops, nth: number) => {
  const name = names[troop]?.[nth] ?? null;
  return name === null ? {} : { name };
};

/** Tries whether a battle could begin as it is planned, without seats or champions, as far as that is known on a day. */
export const triedWar = (
  campaign: Ruled,
  plan: GuestPlan,
  day: number,
  begin: (armies: readonly [NamedArmy, NamedArmy], called: Called) => Result<unknown>,
): Result<unknown> =>
  attempt(function* () {
    const armies = armiesIn(plan);
    const [attacker, defender] = armies;
    for (const army of armies) yield* unless(refusesStrangers(campaign, everybodyIn(army)));
    for (const army of armies) if (army.unit === null) yield* need(troopsIn(campaign, army, army));
    // SAGA-WEALTH-015: before a reckoning nobody knows who will march.
    for (const army of armies) if (!(yield* need(isKnown(campaign, army, day)))) return null;
    const [attackers, defenders] = yield* need(armyNames(campaign, armies));
    const named = (name: string, mine: GuestArmy, theirs: GuestArmy): NamedArmy => ({
      ...{ name, seat: name as NamedArmy['seat'] },
      ...namesAndHomes(campaign, mine, theirs),
    });
    const both = [named(attackers, attacker, defender), named(defenders, defender, attacker)] as const;
    return yield* need(begin(both, yield* need(calledHere(campaign, plan))));
  });

/** Both armies as they come to the battle, with their people. */
export const musteredWar = (campaign: Ruled, plan: GuestPlan, setting: Setting, called: Called) =>
  attempt(function* () {
    const armies = armiesIn(plan);
    const [attacker, defender] = armies;
    const [attackers, defenders] = yield* need(armyNames(campaign, armies));
    return [
      yield* need(mustered(campaign, [attacker, defender], { ...setting, name: attackers, called })),
      yield* need(mustered(campaign, [defender, attacker], { ...setting, name: defenders, called })),
    ] as const;
  });

/** The people whom a plan names, and the houses whose soldiers march; who fights by hand is said beside it. */
export const castOfWar = (plan: GuestPlan): Omit<Cast, 'fighters'> => ({
  people: armiesIn(plan).flatMap(everybodyIn),
  units: armiesIn(plan).flatMap(({ unit }) => (unit === null ? [] : [unit])),
});

/** An army after a battle as far as the road goes on: what it is called, who is left, and whether it went back. */
interface GoneBack {
  readonly name: string;
  readonly after: Troops;
  readonly retreated: boolean;
}

/** COMMAND-SAGA-012, SORTIE-SAGA-013: the army that has retreated may be pursued by the one that has not. SAGA-MOVE-036 */
export const pursuitOf = (plan: GuestPlan, armies: readonly [GoneBack, GoneBack]): readonly Leaving[] => {
  const bands = armiesIn(plan).map((army, at) => {
    const { name, after } = armies[at as 0 | 1];
    return bandOf(name, everybodyIn(army), { unit: army.unit, troops: after });
  });
  const gone = armies.filter(({ retreated }) => retreated);
  const [quarry, pursuers] = armies[0].retreated ? bands : [...bands].reverse();
  if (gone.length !== 1 || quarry === undefined || pursuers === undefined) return [];
  return [{ leaves: 'pursuit', pursuers, quarry, from: 'battle' }];
};

/** How somebody came out of a battle: on their feet, taken or dead, with a wound more, and what duels left on the sheet. */
export interface CameOut {
  readonly standing: Parameters<typeof championAfter>[3]['standing'];
  readonly wound: Pick<Wound, 'part' | 'severity'> | null;
  readonly sheet?: Partial<Pick<Parameters<typeof championAfter>[3], 'wounds' | 'hands' | 'carried'>> | null;
}

/** What a battle did to those whom it knew by name; whoever is taken is a prisoner of the enemy's commander. */
export const peopleAfter = (
  campaign: Ruled,
  plan: GuestPlan,
  entry: Entry,
  cameOut: (name: string) => CameOut | null,
): readonly CampaignEvent[] => {
  const [attacker, defender] = armiesIn(plan);
  return [...certain(calledHere(campaign, plan))].flatMap(([id, name]) => {
    const now = cameOut(name);
    if (now === null) return [];
    const character = certain(characterOf(campaign, id));
    const { commander: against } = everybodyIn(attacker).includes(id) ? defender : attacker;
    const before = character.wounds.map(({ part, severity, marks }) => ({ part, severity, marks }));
    return championAfter(campaign, character, entry, {
      name,
      army: '',
      standing: now.standing,
      wounds: [...(now.sheet?.wounds ?? before), ...(now.wound === null ? [] : [{ ...now.wound, marks: 0 }])],
      hands: now.sheet?.hands ?? null,
      carried: now.sheet?.carried ?? null,
      against,
    });
  });
};
