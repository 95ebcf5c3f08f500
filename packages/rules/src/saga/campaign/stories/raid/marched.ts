import { Impossible } from '@warmoot/kernel';
import { leavingsOf } from '../../bridges/bridges.js';
import type { Leaving } from '../../bridges/leaving.js';
import type { KeptMarch } from '../../bridges/march.js';
import { membersOf, type PartyPlan } from '../../bridges/partyPlan.js';
import type { Fight, SeenWithRules } from '../../handover/next.js';
import type { Entry } from '../../papers/model.js';
import type { Coming } from '../story.js';
import { idOf, isLedBy, isTowns, roadIn, type Side } from './cast.js';
import { TOWN } from './roads.table.js';

/** What a march has left to fight for. */
type Left =
  /** They have met the town's soldiers, who wait for it to be fought out. */
  | { readonly how: 'met'; readonly fight: Fight }
  /** The riders stand among the houses, and nobody has seen them. */
  | { readonly how: 'unseen' }
  /** Both stand among the houses, and some of them have fought hand to hand on the way: that was no battle. */
  | { readonly how: 'dueled' };

/** Who holds the field of what was fought on the road, or nobody does; and whether the riders got away from it. */
export interface Field {
  readonly holder: 'raiders' | 'town' | null;
  readonly gotAway: boolean;
}

/** How the march has ended for the raid. */
interface Marched {
  readonly left: Left | null;
  /** Null where nothing that was fought on the road has decided anything. */
  readonly field: Field | null;
  /** Whether they have fought each other at all, in whatever way. */
  readonly isFought: boolean;
}

/** Whether a party is of a side. */
export const isPartyOf = (seen: SeenWithRules, side: Side, party: PartyPlan): boolean => {
  const [first] = membersOf(party);
  if (first !== undefined) return isLedBy(seen, side, party.unit, party.leader ?? first);
  // The guard stands in its town where nobody is left to lead it, too.
  return side === 'theirs' && party.unit === idOf(seen, 'dorrow') && isTowns(seen, party.seat);
};

/** The raiders' party and the town's, in a march of the one against the other; null where it is none. */
export const marchersIn = (seen: SeenWithRules, coming: Coming): readonly [PartyPlan, PartyPlan] | null => {
  const parties = roadIn(seen, coming)?.parties ?? [];
  const [raiders, town] = (['ours', 'theirs'] as const).map((side) =>
    parties.find((one) => isPartyOf(seen, side, one)),
  );
  return raiders === undefined || town === undefined ? null : [raiders, town];
};

/** The same of a march that is known to be one. */
export const marchersOf = (seen: SeenWithRules, entry: Entry): readonly [PartyPlan, PartyPlan] => {
  const parties = marchersIn(seen, entry);
  if (parties === null) throw new Impossible('a march of the raid without its parties', entry.id);
  return parties;
};

const isFight = (leaving: Leaving): leaving is Fight => leaving.leaves === 'fight';

/** Those of a march, by name: the riders, then the guard. */
type Pair = readonly [string, string];
type Contact = Pick<KeptMarch['met'][number], 'attacker' | 'defender'>;

const isIn = (party: string, { attacker, defender }: Contact): boolean => attacker === party || defender === party;

const partyIn = ({ parties }: KeptMarch, party: string) => parties.find(({ name }) => name === party);

/**
 * Whether nobody is left of a party: it was stopped, has no soldiers, and no fight is still to come. Whole parties are
 * stopped too, where nobody is there any more whom they wanted to catch, or not to meet.
 */
const isNoMore = (kept: KeptMarch, party: string): boolean => {
  const { state, troops = {} } = partyIn(kept, party) ?? {};
  const isEmpty = Object.values(troops).every((many) => many === 0);
  return state === 'stopped' && isEmpty && !kept.met.some((one) => one.played === 'later' && isIn(party, one));
};

const hasReachedTown = (kept: KeptMarch, [raiders]: Pair): boolean => {
  const there = partyIn(kept, raiders);
  return there?.state === 'got' && there.at === TOWN;
};

/** Who has the field after a march on which they have fought. */
const holderOf = (kept: KeptMarch, pair: Pair, hasBattle: boolean): Field['holder'] | undefined => {
  const [raiders, town] = pair;
  // Whoever stands in the town while its guard is out of it has won, whatever came before.
  if (hasReachedTown(kept, pair) && partyIn(kept, town)?.at !== TOWN) return 'raiders';
  if (hasBattle) {
    const held = kept.held?.findLast((name) => name !== null && pair.includes(name));
    return held === undefined ? null : held === raiders ? 'raiders' : 'town';
  }
  // Hand to hand decides only where nobody is left of one of them.
  if (isNoMore(kept, raiders)) return 'town';
  return isNoMore(kept, town) ? 'raiders' : undefined;
};

const fieldOf = (kept: KeptMarch, pair: Pair, fought: KeptMarch['met']): Field | null => {
  if (fought.length === 0) return null;
  const hasBattle = fought.some(({ played }) => played === 'battle');
  const holder = holderOf(kept, pair, hasBattle);
  return holder === undefined ? null : { holder, gotAway: partyIn(kept, pair[0])?.state !== 'stopped' };
};

export const marchedIn = (seen: SeenWithRules, entry: Entry): Marched => {
  const kept = entry.outcome as unknown as KeptMarch;
  const pair = marchersOf(seen, entry).map(({ name }) => name) as unknown as Pair;
  const isTheirs = (one: Contact): boolean => pair.every((party) => isIn(party, one));
  const fought = kept.met.filter((one) => one.played !== 'later' && isTheirs(one));
  const field = fieldOf(kept, pair, fought);
  const isFought = fought.length > 0;
  const fight = leavingsOf(seen, entry).find((one): one is Fight => isFight(one) && isTheirs(one.met));
  if (fight !== undefined) return { left: { how: 'met', fight }, field, isFought };
  const isThere = field === null && hasReachedTown(kept, pair);
  return { left: isThere ? { how: isFought ? 'dueled' : 'unseen' } : null, field, isFought };
};
