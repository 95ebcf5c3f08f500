import { all, attempt, need, type Result, type SeatId, type Shaped } from '@warmoot/kernel';
import { NO_TROOPS, type troopsShape } from '../../battle/setup.js';
import { fighterFault } from '../../discussion/beginning.js';
import { outsideCombat } from '../../healing/mobility.js';
import { isLight, provisionsIn } from '../../movement/party/load.js';
import { certain, characterOf, forbid, unitOf } from '../papers/finding.js';
import type { Campaign, CampaignEvent, Character, CharacterId, Ruled, UnitId } from '../papers/model.js';
import { because, change } from '../papers/noting.js';
import { controllerOf, duelOptionsIn, fighterOf, ready } from '../sheets/casting.js';
import { enduranceOf } from '../sheets/loads.js';
import { wearyOn } from '../time/weariness.js';
import { type Cast, plainJson, type Setting } from './bridge.js';
import { membersOf, type PartyPlan } from './partyPlan.js';

/** Everybody and everything that parties name. */
export const castOfParties = (parties: readonly PartyPlan[]): Cast => ({
  people: parties.flatMap(membersOf),
  fighters: [],
  units: parties.flatMap(({ unit }) => (unit === null ? [] : [unit as UnitId])),
});

/** SAGA-WEALTH-016: the soldiers who march with a party, no more of them than their unit has. */
const soldiersOf = (campaign: Campaign, { unit, troops }: PartyPlan): Result<Shaped<typeof troopsShape>> =>
  attempt(function* () {
    if (unit === null) return troops ?? NO_TROOPS;
    const found = yield* need(unitOf(campaign, unit));
    const marching = troops ?? found.troops;
    for (const troop of Object.keys(marching) as (keyof typeof marching)[]) {
      const [asked, has] = [marching[troop], found.troops[troop]];
      const facts = { unit: found.name, troop, asked, has };
      if (asked > has) return yield* need(forbid('SAGA-WEALTH-016', 'moreThanTheyHave', facts));
    }
    return marching;
  });

/** Who is who, and against whom: a party's own people are on one side. */
export interface OnTheRoad extends Setting {
  readonly called: ReadonlyMap<string, string>;
  readonly parties: readonly PartyPlan[];
}

const asFighter = (
  campaign: Ruled,
  character: CharacterId,
  { seating }: Setting,
  { name, seat }: { readonly name: string; readonly seat: SeatId },
): object => {
  const { name: _, seat: __, ...fighter } = certain(fighterOf(campaign, character, { name, seat }));
  const duelOptions = duelOptionsIn(campaign);
  const setting = { seats: [...seating.players], ...(duelOptions && { duelOptions }) };
  return fighterFault(setting, plainJson({ name, seat, fighter }) as never) === null ? { fighter } : {};
};

/** SAGA-MOVE-002, SAGA-MOVE-008, SAGA-MOVE-012, SAGA-MOVE-044: somebody as their sheet says they travel. */
const memberOf = (
  campaign: Ruled,
  { character, mounted, scout }: PartyPlan['members'][number],
  there: OnTheRoad & { readonly against: readonly CharacterId[] },
) =>
  attempt(function* () {
    const { entry, seating, called, against } = there;
    const found = yield* need(ready(campaign, character));
    const name = called.get(character) as string;
    const seat = yield* need(controllerOf(campaign, entry, found, { ...seating, against }));
    const { options } = campaign.open;
    return {
      ...{ name, seat, skills: found.skills, terrain: found.terrain, mounted, scout },
      light: isLight(found.load, enduranceOf(found), options),
      wounds: found.wounds.map(({ part, severity, marks }) => ({ part, severity, marks })),
      carried: outsideCombat(found.wounds).walks === 'not',
      ...provisionsIn(found.load, options),
      ...(found.motives === null ? {} : { motives: found.motives }),
      ...asFighter(campaign, character, there, { name, seat }),
    };
  });

/** SAGA-DRAFT-004: a party without names is nobody's: whoever is named plays it, or whom the table would offer it to. */
const nobodysSeat = (campaign: Ruled, { name, seat }: PartyPlan, { entry, seating }: OnTheRoad) =>
  controllerOf(
    campaign,
    { ...entry, control: seat === undefined ? {} : { [name]: seat } },
    { id: name, main: false, owner: null },
    seating,
  );

/** A party as Contested Movement takes it, from the sheets of its people and the soldiers of its unit. */
const partyOf = (campaign: Ruled, plan: PartyPlan, there: OnTheRoad) =>
  attempt(function* () {
    const own = membersOf(plan);
    const against = there.parties.flatMap(membersOf).filter((one) => !own.includes(one));
    const members = yield* need(all(plan.members.map((one) => memberOf(campaign, one, { ...there, against }))));
    const leader = plan.leader ?? own[0];
    const leads = leader === undefined ? undefined : members[own.indexOf(leader)];
    const first = leads?.seat ?? (yield* need(nobodysSeat(campaign, plan, there)));
    return {
      name: plan.name,
      seats: [...new Set([first, ...members.map(({ seat }) => seat)])],
      members,
      troops: yield* need(soldiersOf(campaign, plan)),
      ...(leads === undefined ? {} : { leader: leads.name }),
      boats: plan.boats,
      // SAGA-MOVE-043: a party that takes others in has the higher number.
      weary: Math.max(0, ...own.map((one) => wearyOn(campaign, certain(characterOf(campaign, one)), there.entry.day))),
    };
  });

/** The parties of a plan, each as the scene takes it. */
export const partiesOf = <P extends PartyPlan>(
  campaign: Ruled,
  there: OnTheRoad & { readonly parties: readonly P[] },
) => all(there.parties.map((party) => partyOf(campaign, party, there)));

/** SAGA-MOVE-043: weariness belongs to the people: it stands on their sheets with the day that they were last on the road. */
export const wearied = (
  { id: character, weary }: Pick<Character, 'id' | 'weary'>,
  steps: number,
  { day, entry }: { readonly day: number; readonly entry: string },
): readonly CampaignEvent[] =>
  steps === 0 && (weary === undefined || weary.steps === 0)
    ? []
    : [change({ id: character }, { weary: { steps, on: day } }, because('wearied', ['SAGA-MOVE-043'], entry))];
