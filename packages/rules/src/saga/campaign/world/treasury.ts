import { dueDay, inOrder, lastDay, toBePlayed } from '../../calendar/agenda.js';
import { yearOf } from '../../calendar/dates.js';
import { credit } from '../../wealth/credits.js';
import { lost, reckoned, settled } from '../../wealth/reckoning.js';
import { type CreditKind, refusesCredit, type WealthChange } from '../../wealth/wealth.js';
import { isFreeForm, notInFight } from '../fights/round.js';
import { because, entryOf, forbid, type Handlers, keepEntry, keepUnit, refuse, unitOf } from '../papers/asking.js';
import { evolveAll } from '../papers/evolve.js';
import type { Campaign, CampaignEvent, Entry, Unit } from '../papers/model.js';
import { calendarIn, entriesOf, nextReckoning, setsOut } from '../time/time.js';

const timeIn = (campaign: Campaign, day: number) => ({
  year: yearOf(calendarIn(campaign), day),
  timing: campaign.open.options['saga.wealth.timing'],
});

const after = (unit: Unit, { record, happened }: WealthChange, why: ReturnType<typeof because>): CampaignEvent =>
  keepUnit({ ...unit, wealth: record }, why, happened);

/** SAGA-WEALTH-004, S1E-SCOPE-004: a scene as it counts: free-form, where it was played for want of rules. */
const asItCounts = (campaign: Campaign, entry: Entry): Entry =>
  isFreeForm(campaign, entry) ? { ...entry, scene: 'freeForm' } : entry;

/** SAGA-WEALTH-011: scenes that can still be credited, in their order; of some one half, of most nothing was said yet. */
export const creditable = (campaign: Campaign): readonly Entry[] =>
  inOrder(
    entriesOf(campaign).filter((entry) => {
      const { raise = null, lower = null } = entry.credited ?? {};
      const isWhole = raise !== null && lower !== null;
      return !isWhole && refusesCredit(asItCounts(campaign, entry), { raise: null, lower: null }) === null;
    }),
  );

/** SAGA-WEALTH-011: scenes of which the table has not said yet whether they count, the oldest first. */
export const creditsAsked = (campaign: Campaign): readonly Entry[] =>
  Object.keys(campaign.open.units).length === 0 ? [] : creditable(campaign).filter(({ credited }) => credited === null);

export const treasury: Handlers<'credit' | 'reckon' | 'settle' | 'lose'> = {
  // SAGA-WEALTH-011: once toward raising one unit, and where it was at someone's cost, once toward lowering another.
  credit: (campaign, { entry, raise, lower }) => {
    const scene = entryOf(campaign, entry);
    const wrong = refusesCredit(asItCounts(campaign, scene), { raise, lower });
    if (wrong !== null) refuse(wrong);
    const time = timeIn(campaign, campaign.open.today);
    const give = (id: string | null, kind: CreditKind): readonly CampaignEvent[] => {
      if (id === null) return [];
      const unit = unitOf(campaign, id);
      return [after(unit, credit(unit.wealth, kind, time), because('credited', ['SAGA-WEALTH-011'], scene.id))];
    };
    const credited = { raise: raise ?? scene.credited?.raise ?? null, lower: lower ?? scene.credited?.lower ?? null };
    return [
      keepEntry({ ...scene, credited }, because('creditGiven', ['SAGA-WEALTH-011'], scene.id)),
      ...give(raise, 'raise'),
      ...give(lower, 'lower'),
    ];
  },

  // SAGA-WEALTH-008: after the scenes of its day.
  reckon: (campaign) => {
    const { year, day } = nextReckoning(campaign);
    // A long scene that is being played may run on over the day.
    const running = entriesOf(campaign).filter((entry) => entry.state === 'running' && lastDay(entry) <= day);
    const waiting = toBePlayed(entriesOf(campaign)).filter((entry) => dueDay(entry) <= day);
    const first = [...running, ...waiting].find(({ kind }) => kind === 'scene');
    if (first !== undefined) forbid('SAGA-WEALTH-008', 'scenesFirst', { title: first.title, day: dueDay(first) });
    const came = setsOut(campaign, day);
    const then = evolveAll(campaign, came);
    const time = { year, timing: then.open.options['saga.wealth.timing'] };
    const units = Object.values(then.open.units).map((unit) =>
      after(unit, reckoned(unit.wealth, time), because('reckoned', ['SAGA-WEALTH-007', 'SAGA-WEALTH-008'])),
    );
    return [...came, ...units, { event: 'yearReckoned', year }];
  },

  settle: (campaign, { unit: id, supports, troops }, { seat, decided }) => {
    const unit = unitOf(campaign, id);
    const owner = unit.ruler === null ? null : (campaign.open.characters[unit.ruler]?.owner ?? null);
    if (!decided && owner !== null && owner !== seat) refuse({ code: 'NOT_YOURS', what: 'unit', id, owner });
    notInFight(campaign, { unit: id });
    const done = settled(unit.wealth, unit.troops, { supports, troops });
    if (!done.ok) return refuse(done.refusal);
    return [after({ ...unit, troops }, done.value, because('settled', ['SAGA-WEALTH-015']))];
  },

  lose: (campaign, { unit: id, what, amount }) => {
    const unit = unitOf(campaign, id);
    const done = lost(unit.wealth, what, amount);
    if (!done.ok) return refuse(done.refusal);
    return [after(unit, done.value, because('lostThings', ['SAGA-WEALTH-015']))];
  },
};
