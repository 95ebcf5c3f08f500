import type { SagaBridge } from '../../saga/campaign/bridges/bridge.js';
import { plainJson } from '../../saga/campaign/bridges/bridge.js';
import { refusesStrangers } from '../../saga/campaign/papers/finding.js';
import type { SkirmishOutcome } from '../model/outcome.js';
import { pursuitsAfter, takenBack } from './after.js';
import { everybodyIn, type WarbandPlan, warbandPlan } from './plan.js';
import { stagedFight } from './staging.js';

/** WARBAND-SAGA-001: a saga's fight of several against several, fought by figures. */
export const warbandBridge: SagaBridge<WarbandPlan, SkirmishOutcome> = {
  plays: 'duel',
  by: 'warband',
  plan: warbandPlan,

  check: (campaign, plan) => refusesStrangers(campaign, everybodyIn(plan)),

  cast: (plan) => ({ people: everybodyIn(plan), fighters: everybodyIn(plan), units: [] }),

  // WARBAND-SAGA-001: if the table agrees before it begins.
  agreed: (plan) => ({ rule: 'WARBAND-SAGA-001', people: everybodyIn(plan) }),

  // SAGA-CAMPAIGN-004: what people are worth here lies open to all.
  shows: everybodyIn,

  stage: stagedFight,

  takeBack: takenBack,

  kept: (outcome) => plainJson(outcome),

  leaves: (plan, { outcome }) => pursuitsAfter(plan, outcome as unknown as SkirmishOutcome),
};
