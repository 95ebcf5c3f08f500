import type { Json } from '@warmoot/kernel';
import { plainJson } from '../../bridges/bridge.js';
import type { ArmyPlan } from '../../bridges/plans.js';
import { type Fight, fightsOf, type NextScene, type SeenWithRules } from '../../handover/next.js';
import type { Entry } from '../../papers/model.js';
import type { StoryTold } from '../story.js';
import { idOf, isOf, type Side } from './cast.js';
import { townField } from './field.table.js';
import { townInArms } from './forces.js';
import { isPartyOf, marchedIn, marchersOf } from './marched.js';
import { TOWN } from './roads.table.js';

/** SAGA-MOVE-018: whether the town has had time to ring its bell: it stands, or has come out by itself. */
const isWarned = (seen: SeenWithRules, { attacker, met }: Fight): boolean =>
  isPartyOf(seen, 'theirs', attacker) || met.defence === 'standing';

/** The town as it is drawn into the fight: its soldiers as the road has left them, and those whom the bell calls. */
const withTown = (seen: SeenWithRules, fight: Fight): Fight => {
  const inArms = <P extends Fight['attacker']>(party: P): P =>
    party.unit === idOf(seen, 'dorrow')
      ? { ...party, troops: townInArms(seen, isWarned(seen, fight), party.troops) }
      : party;
  return { ...fight, attacker: inArms(fight.attacker), defender: inArms(fight.defender) };
};

/** How they stand before each other in the town, where the march has not said it: nobody has seen the riders, or all have. */
const STANDING = {
  /** The raiders come out of the dark upon a town in its beds. */
  unseen: { kind: 'ambush', defence: 'inCamp', distance: 'sword' },
  /** Whoever has fought with them on the road knows that they come. */
  dueled: { kind: 'attack', defence: 'standing', distance: 'spear' },
} as const;

/** Two parties between whom nothing is left to fight but for where the riders have got to. */
const inTown = (seen: SeenWithRules, entry: Entry, how: keyof typeof STANDING, told: StoryTold): Fight => {
  const [attacker, defender] = marchersOf(seen, entry);
  const { name } = attacker;
  const ambusher = how === 'unseen' ? name : null;
  return {
    leaves: 'fight',
    attacker,
    defender,
    met: { ...STANDING[how], attacker: name, defender: defender.name, ambusher, at: told(`roads.${TOWN}`) },
    ground: { key: TOWN, ground: 'open', fields: [townField(told)] },
  };
};

/** The fight that a march has left; null where it has left none. */
const fightAfter = (seen: SeenWithRules, entry: Entry, told: StoryTold): Fight | null => {
  const { left } = marchedIn(seen, entry);
  if (left === null) return null;
  return left.how === 'met' ? left.fight : inTown(seen, entry, left.how, told);
};

type Army = Pick<ArmyPlan, 'commander' | 'leaders'>;

/** An army under one of its own people, whoever rides along. */
const asLed = (seen: SeenWithRules, side: Side, army: Army): Army => {
  const all = [army.commander, ...army.leaders];
  const commander = all.find((id) => isOf(seen, side, id)) ?? army.commander;
  return { ...army, commander, leaders: all.filter((id) => id !== commander) };
};

const withLeaders = (seen: SeenWithRules, fight: Fight, plan: Json): Json => {
  const { attacker, defender, ...rest } = plan as unknown as { readonly attacker: Army; readonly defender: Army };
  const [first, second]: readonly [Side, Side] = isPartyOf(seen, 'theirs', fight.attacker)
    ? ['theirs', 'ours']
    : ['ours', 'theirs'];
  return plainJson({ ...rest, attacker: asLed(seen, first, attacker), defender: asLed(seen, second, defender) });
};

/** The third chapter: the battle for the town, by whichever way of war the table takes. */
export const battle = (seen: SeenWithRules, entry: Entry, told: StoryTold): readonly NextScene[] => {
  const left = fightAfter(seen, entry, told);
  if (left === null) return [];
  const fight = withTown(seen, left);
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
      plan: withLeaders(seen, fight, one.plan),
    }));
};
