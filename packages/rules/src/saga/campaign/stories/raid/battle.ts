import { Impossible } from '@warmoot/kernel';
import { plainJson } from '../../bridges/bridge.js';
import { leavingsOf } from '../../bridges/bridges.js';
import type { Leaving } from '../../bridges/leaving.js';
import type { KeptMarch } from '../../bridges/march.js';
import type { PartyPlan } from '../../bridges/partyPlan.js';
import { type Fight, fightsOf, type NextScene, type SeenWithRules } from '../../handover/next.js';
import type { Entry } from '../../papers/model.js';
import type { StoryTold } from '../story.js';
import { idOf, roadIn } from './cast.js';
import { townField } from './field.table.js';
import { townInArms } from './forces.js';
import { TOWN } from './roads.table.js';

/** How the march has ended for the raid. */
export type Marched =
  /** They have met the town's soldiers, who wait for it to be fought out. */
  | { readonly how: 'met'; readonly fight: Fight }
  /** They stand among the houses, and nobody has seen them. */
  | { readonly how: 'unseen' }
  /** It was fought out on the road already, and one of them held the field, or nobody did. */
  | { readonly how: 'fought'; readonly holder: 'raiders' | 'town' | null }
  | { readonly how: 'turnedBack' };

/** The raiders' party comes first in the plan, the town's second. */
const partiesOf = (seen: SeenWithRules, entry: Entry): readonly [PartyPlan, PartyPlan] => {
  const [raiders, town] = roadIn(seen, entry)?.parties ?? [];
  if (raiders === undefined || town === undefined)
    throw new Impossible('a march of the raid without its parties', entry.id);
  return [raiders, town];
};

const isFight = (leaving: Leaving): leaving is Fight => leaving.leaves === 'fight';

export const marchedIn = (seen: SeenWithRules, entry: Entry): Marched => {
  const kept = entry.outcome as unknown as KeptMarch;
  const [raiders, town] = partiesOf(seen, entry);
  const fight = leavingsOf(seen, entry).find(isFight);
  if (fight !== undefined) return { how: 'met', fight };
  const holder = kept.held?.at(-1);
  if (holder !== undefined) {
    return { how: 'fought', holder: holder === raiders.name ? 'raiders' : holder === town.name ? 'town' : null };
  }
  const there = kept.parties.find(({ name }) => name === raiders.name);
  return there?.state === 'got' && there.at === TOWN ? { how: 'unseen' } : { how: 'turnedBack' };
};

/** SAGA-MOVE-018: whether the town has had time to ring its bell: it stands, or has come out by itself. */
const isWarned = (seen: SeenWithRules, { attacker, met }: Fight): boolean =>
  attacker.unit === idOf(seen, 'dorrow') || met.defence === 'standing';

/** The town as it is drawn into the fight: its soldiers as the road has left them, and those whom the bell calls. */
const withTown = (seen: SeenWithRules, fight: Fight): Fight => {
  const inArms = <P extends Fight['attacker']>(party: P): P =>
    party.unit === idOf(seen, 'dorrow')
      ? { ...party, troops: townInArms(seen, isWarned(seen, fight), party.troops) }
      : party;
  return { ...fight, attacker: inArms(fight.attacker), defender: inArms(fight.defender) };
};

/** Two parties who have not met: the raiders come out of the dark upon a town in its beds. */
const unseen = (seen: SeenWithRules, entry: Entry, told: StoryTold): Fight => {
  const [attacker, defender] = partiesOf(seen, entry);
  const at = told(`roads.${TOWN}`);
  const { name: ambusher } = attacker;
  return {
    leaves: 'fight',
    attacker,
    defender,
    met: {
      ...{ kind: 'ambush', attacker: ambusher, defender: defender.name, ambusher, defence: 'inCamp' },
      ...{ distance: 'sword', at },
    },
    ground: { key: TOWN, ground: 'open', fields: [townField(told)] },
  };
};

/** The third chapter: the battle for the town, by whichever way of war the table takes. */
export const battle = (seen: SeenWithRules, entry: Entry, told: StoryTold): readonly NextScene[] => {
  const marched = marchedIn(seen, entry);
  if (marched.how !== 'met' && marched.how !== 'unseen') return [];
  const fight = withTown(seen, marched.how === 'met' ? marched.fight : unseen(seen, entry, told));
  const isAsleep = !isWarned(seen, fight);
  return fightsOf(seen, fight)
    .filter(({ scene }) => scene === 'battle')
    .map((one) => ({
      ...one,
      next: 'story' as const,
      chapter: 'battle',
      // SAGA-MOVE-036: who stand before each other fight on that day, or not at all.
      todayOnly: true,
      told: {
        name: told('battle.name'),
        about: told(isAsleep ? 'battle.asleep' : 'battle.warned'),
        title: told('battle.title'),
      },
      plan: plainJson(one.plan),
    }));
};
