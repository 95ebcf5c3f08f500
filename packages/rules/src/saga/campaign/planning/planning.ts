import { brokenRule, type Refusal, type Result, type Shaped } from '@warmoot/kernel';
import { checkField } from '../../../war/field/checking.js';
import { beginIn } from '../../battle/beginning.js';
import { battleOptions, battleSetup } from '../../battle/setup.js';
import { armyNames, troopsIn } from '../fights/armies.js';
import { isFight } from '../fights/round.js';
import { characterOf, entryOf, forbid, living, refuse, unitOf } from '../papers/asking.js';
import type { Campaign, Entry } from '../papers/model.js';
import { type ArmyPlan, battlePlan, duelPlan } from '../scenes/plays.js';
import { nextReckoning } from '../time/time.js';

type BattlePlan = Shaped<typeof battlePlan>;

/** What a battle is set up with stands in its plan, under the same names. */
const inPlan = (refusal: Refusal): Refusal =>
  refusal.code === 'BAD_SHAPE' ? { ...refusal, path: refusal.path.replace(/^setup\./, 'plan.') } : refusal;

const need = <A>(result: Result<A>): A => (result.ok ? result.value : refuse(inPlan(result.refusal)));

/** SAGA-WEALTH-015: whether an army is known already: a unit's soldiers grow at a reckoning and at no other time. */
const isKnown = (campaign: Campaign, { unit }: ArmyPlan, day: number): boolean => {
  if (unit === null) return true;
  return !unitOf(campaign, unit).wealth.toSettle && day <= nextReckoning(campaign).day;
};

const optionsIn = ({ open }: Campaign) => need(battleOptions.parse(open.options.battle ?? {}, 'options'));

/** Both armies on each of the fields, as the battle itself would place them; nobody need be there yet. */
const tryArmies = (campaign: Campaign, { attacker, defender, defence, fields }: BattlePlan): void => {
  const [attackers, defenders] = armyNames(campaign, [attacker, defender]) as [string, string];
  const army = (mine: ArmyPlan, theirs: ArmyPlan, name: string) => {
    const unit = mine.unit === null ? null : unitOf(campaign, mine.unit);
    return { name, seat: name, troops: troopsIn(unit, mine, theirs) };
  };
  const setup = battleSetup.parse(
    {
      seats: [attackers, defenders],
      attacker: army(attacker, defender, attackers),
      defender: army(defender, attacker, defenders),
      defence,
      fields,
    },
    'setup',
  );
  need(beginIn(campaign.open.edition)(need(setup), optionsIn(campaign)));
};

/** The fields alone, where it is not known yet who will stand on them. */
const tryFields = (campaign: Campaign, { fields }: BattlePlan): void => {
  const { 'saga.battle.map': size } = optionsIn(campaign);
  for (const [at, field] of fields.entries()) need(checkField(field, size, `plan.fields[${at}]`));
};

const checkBattle = (campaign: Campaign, plan: BattlePlan, day: number): void => {
  const armies = [plan.attacker, plan.defender];
  for (const { commander, leaders, champions } of armies) {
    for (const id of [commander, ...leaders, ...champions]) characterOf(campaign, id);
  }
  for (const army of armies) if (army.unit === null) troopsIn(null, army, army);
  if (armies.every((army) => isKnown(campaign, army, day))) tryArmies(campaign, plan);
  else tryFields(campaign, plan);
};

const checkDuel = (campaign: Campaign, { side1, side2 }: Shaped<typeof duelPlan>): void => {
  for (const id of [...side1, ...side2]) characterOf(campaign, id);
};

/** A fight that cannot be fought as it is planned is refused when it is planned, as far as that is known then. */
export const checkPlan = (campaign: Campaign, entry: Pick<Entry, 'kind' | 'scene' | 'day' | 'plan'>): void => {
  const { scene, plan, day } = entry;
  if (plan === null || !isFight(campaign, { ...entry, played: null })) return;
  if (scene === 'battle') checkBattle(campaign, need(battlePlan.parse(plan, 'plan')), day);
  else checkDuel(campaign, need(duelPlan.parse(plan, 'plan')));
};

/** Nobody is planned for who is dead already. */
export const checkAlive = (campaign: Campaign, characters: readonly string[]): void => {
  for (const id of characters) living(characterOf(campaign, id));
};

/** SAGA-CAMPAIGN-010: a scene is played inside one that is still to be played, or being played. */
export const checkOuter = (campaign: Campaign, { title, inside }: Pick<Entry, 'title' | 'inside'>): void => {
  if ((inside ?? null) === null) return;
  const outer = entryOf(campaign, inside as string);
  if (outer.kind === 'scene' && outer.state !== 'done' && outer.state !== 'dropped') return;
  refuse(brokenRule('SAGA-CAMPAIGN-010', 'calendar.outerNotPlayed', { title, outer: outer.title }));
};

/** SAGA-WEALTH-008: the reckoning comes after the scenes of its day: once it is held, the day has no more of them. */
export const notReckoned = ({ open }: Campaign, day: number): void => {
  if (day === open.reckonedOn) forbid('SAGA-WEALTH-008', 'dayReckoned', { day });
};
