import { bandOf, type Leaving } from '../../saga/campaign/bridges/leaving.js';
import { championAfter } from '../../saga/campaign/bridges/mustered.js';
import { certain, characterOf } from '../../saga/campaign/papers/finding.js';
import type { CampaignEvent, Entry, Ruled } from '../../saga/campaign/papers/model.js';
import type { FigureOutcome, SkirmishOutcome } from '../model/outcome.js';
import { sidesIn, type WarbandPlan } from './plan.js';
import { woundsHome } from './wounds.js';

type Standing = 'in' | 'fled' | 'surrendered' | 'dead';

/** WARBAND-SAGA-013, WARBAND-SAGA-015: how somebody stands after the fight. */
const standingAfter = ({ fate, survives, captured }: FigureOutcome): Standing => {
  if (fate === 'dead' || (fate === 'slain' && !survives)) return 'dead';
  if (captured) return 'surrendered';
  return fate === 'left' ? 'fled' : 'in';
};

/** Those of the cast, each with what became of them. */
const castAfter = ({ bands }: Pick<SkirmishOutcome, 'bands'>) =>
  bands.flatMap(({ figures }) =>
    figures.flatMap((figure) => (figure.character === null ? [] : [{ figure, id: figure.character }])),
  );

/** Whoever is taken is a prisoner of the leader of the other side, or of its first. */
const captorOf = (plan: WarbandPlan, id: string): string => {
  const [one, two] = sidesIn(plan);
  const enemy = one.people.includes(id) ? two : one;
  return enemy.leader ?? (enemy.people[0] as string);
};

/** What a fight means for a sheet. Ours: what somebody carries is as it was; nobody has looked what was broken or thrown away. */
export const personAfter = (
  campaign: Ruled,
  { id, figure }: { readonly id: string; readonly figure: FigureOutcome },
  { entry, captor }: { readonly entry: Entry; readonly captor: string },
): readonly CampaignEvent[] => {
  const character = certain(characterOf(campaign, id));
  const before = character.wounds.map(({ part, severity, marks }) => ({ part, severity, marks }));
  const taken = woundsHome(figure).map((wound) => ({ ...wound, marks: 0 }));
  const standing = standingAfter(figure);
  return championAfter(campaign, character, entry, {
    name: figure.name,
    army: '',
    standing,
    wounds: [...before, ...taken],
    hands: null,
    carried: null,
    against: captor,
  });
};

export const takenBack = (
  campaign: Ruled,
  plan: WarbandPlan,
  { entry, outcome }: { readonly entry: Entry; readonly outcome: SkirmishOutcome },
): readonly CampaignEvent[] =>
  castAfter(outcome).flatMap((one) => personAfter(campaign, one, { entry, captor: captorOf(plan, one.id) }));

/** WARBAND-SAGA-015, SAGA-MOVE-048: who has left the map may be pursued by those of the other side who still stand. */
export const pursuitsAfter = (plan: WarbandPlan, outcome: Pick<SkirmishOutcome, 'bands'>): readonly Leaving[] => {
  const cast = castAfter(outcome);
  const band = (people: readonly string[], standing: Standing) => {
    const there = cast.filter(({ id, figure }) => people.includes(id) && standingAfter(figure) === standing);
    const [first] = there;
    if (first === undefined) return null;
    return bandOf(
      first.figure.name,
      there.map(({ id }) => id),
    );
  };
  const [one, two] = sidesIn(plan);
  return [
    [one, two],
    [two, one],
  ].flatMap(([fled, stood]) => {
    const [quarry, pursuers] = [band(fled?.people ?? [], 'fled'), band(stood?.people ?? [], 'in')];
    return quarry === null || pursuers === null ? [] : [{ leaves: 'pursuit', pursuers, quarry, from: 'duel' } as const];
  });
};
