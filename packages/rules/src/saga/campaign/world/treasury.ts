import { attempt, need, type Refusal, unless } from '@warmoot/kernel';
import { dueDay, inOrder, lastDay, toBePlayed } from '../../calendar/agenda.js';
import { yearOf } from '../../calendar/dates.js';
import { credit } from '../../wealth/credits.js';
import { lost, reckoned, settled } from '../../wealth/reckoning.js';
import { type CreditKind, refusesCredit, type WealthChange } from '../../wealth/wealth.js';
import { isFreeForm, refusesInFight } from '../bridges/bridges.js';
import type { Borrower } from '../papers/borrowing.js';
import { evolveAll } from '../papers/evolve.js';
import { entryOf, forbidden, refusesOthers, unitOf } from '../papers/finding.js';
import type { Handlers } from '../papers/handlers.js';
import type { Campaign, CampaignEvent, Entry, Ruled, SharedCampaign, Unit } from '../papers/model.js';
import { because, keepEntry, keepUnit } from '../papers/noting.js';
import { allSoldiersOf, keepingInAll } from '../time/away.js';
import { calendarIn, entriesOf } from '../time/entries.js';
import { dayComes, nextReckoning } from '../time/years.js';

const timeIn = (campaign: Campaign, day: number) => ({
  year: yearOf(calendarIn(campaign), day),
  timing: campaign.open.options['saga.wealth.timing'],
});

const after = (unit: Unit, { record, happened }: WealthChange, why: ReturnType<typeof because>): CampaignEvent =>
  keepUnit({ ...unit, wealth: record }, why, happened);

/** SAGA-WEALTH-004, S1E-SCOPE-004: a scene as it counts: free-form, where it was played for want of rules. */
const asItCounts = (campaign: Borrower, entry: Entry): Entry =>
  isFreeForm(campaign, entry) ? { ...entry, scene: 'freeForm' } : entry;

/**
 * SAGA-WEALTH-011: scenes that can still be credited, in their order. The table has credited one half of some of them,
 * and nothing of the others.
 */
export const creditable = (campaign: SharedCampaign & Pick<Ruled, 'rules'>): readonly Entry[] =>
  inOrder(
    entriesOf(campaign).filter((entry) => {
      const { raise = null, lower = null } = entry.credited ?? {};
      const isWhole = raise !== null && lower !== null;
      return !isWhole && refusesCredit(asItCounts(campaign, entry), { raise: null, lower: null }) === null;
    }),
  );

/**
 * SAGA-WEALTH-011: scenes of which the table is asked whether they count, since it has not said so yet, the oldest first. It
 * may credit a chapter of a story too, but is not asked: until somebody does, it serves nobody.
 */
export const creditsAsked = (campaign: SharedCampaign & Pick<Ruled, 'rules'>): readonly Entry[] =>
  Object.keys(campaign.open.units).length === 0
    ? []
    : creditable(campaign).filter(({ credited, chapter }) => credited === null && chapter === undefined);

/**
 * SAGA-WEALTH-008: the reckoning comes after the scenes of its day: the scene that must be over first, if there is one.
 */
export const beforeReckoning = (campaign: SharedCampaign): Entry | null => {
  const { day } = nextReckoning(campaign);
  // A long scene that is being played may run on over the day.
  const running = entriesOf(campaign).filter((entry) => entry.state === 'running' && lastDay(entry) <= day);
  const waiting = toBePlayed(entriesOf(campaign)).filter((entry) => dueDay(entry) <= day);
  return [...running, ...waiting].find(({ kind }) => kind === 'scene') ?? null;
};

const refusesReckoning = (campaign: Campaign): Refusal | null => {
  const first = beforeReckoning(campaign);
  return first === null
    ? null
    : forbidden('SAGA-WEALTH-008', 'scenesFirst', { title: first.title, day: dueDay(first) });
};

export const treasury: Handlers<'credit' | 'reckon' | 'settle' | 'lose'> = {
  // SAGA-WEALTH-011: once toward raising one unit, and where it was at someone's cost, once toward lowering another.
  credit: (campaign, { entry, raise, lower }) =>
    attempt(function* () {
      const scene = yield* need(entryOf(campaign, entry));
      yield* unless(refusesCredit(asItCounts(campaign, scene), { raise, lower }));
      const time = timeIn(campaign, campaign.open.today);
      const given: CampaignEvent[] = [];
      for (const [id, kind] of [[raise, 'raise'] as const, [lower, 'lower'] as const] satisfies [
        unknown,
        CreditKind,
      ][]) {
        if (id === null) continue;
        const unit = yield* need(unitOf(campaign, id));
        given.push(after(unit, credit(unit.wealth, kind, time), because('credited', ['SAGA-WEALTH-011'], scene.id)));
      }
      const credited = { raise: raise ?? scene.credited?.raise ?? null, lower: lower ?? scene.credited?.lower ?? null };
      const noted = keepEntry({ ...scene, credited }, because('creditGiven', ['SAGA-WEALTH-011'], scene.id));
      return [noted, ...given];
    }),

  reckon: (campaign) =>
    attempt(function* () {
      const { year, day } = nextReckoning(campaign);
      yield* unless(refusesReckoning(campaign));
      const came = yield* need(dayComes(campaign, day));
      const then = evolveAll(campaign, came);
      const time = { year, timing: then.open.options['saga.wealth.timing'] };
      const units = Object.values(then.open.units).map((unit) =>
        after(unit, reckoned(unit.wealth, time), because('reckoned', ['SAGA-WEALTH-007', 'SAGA-WEALTH-008'])),
      );
      return [...came, ...units, { event: 'yearReckoned', year }];
    }),

  settle: (campaign, { unit: id, supports, troops }, who) =>
    attempt(function* () {
      const unit = yield* need(unitOf(campaign, id));
      yield* unless(refusesOthers(campaign, unit, who));
      yield* unless(refusesInFight(campaign, { unit: id }));
      const done = yield* need(settled(unit.wealth, allSoldiersOf(unit), { supports, troops }));
      return [after(keepingInAll(unit, troops), done, because('settled', ['SAGA-WEALTH-015']))];
    }),

  lose: (campaign, { unit: id, what, amount }) =>
    attempt(function* () {
      const unit = yield* need(unitOf(campaign, id));
      const done = yield* need(lost(unit.wealth, what, amount));
      return [after(unit, done, because('lostThings', ['SAGA-WEALTH-015']))];
    }),
};
