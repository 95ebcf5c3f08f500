import type { BattlePlan } from '../../bridges/plans.js';
import type { SeenWithRules } from '../../handover/next.js';
import type { Entry } from '../../papers/model.js';
import { isOf } from './cast.js';
import { befellBy, duelIn } from './duel.js';
import { type Field, marchedIn } from './marched.js';
import { playedChapter } from './tale.js';

/** What has befallen, up to the parley. */
export type Befell = 'home' | 'turnedBack' | 'unseen' | 'won' | 'even' | 'lost' | 'fled';

/** What the calendar keeps of an army, by each of the ways of war. */
interface KeptArmy {
  readonly name: string;
  /** By the other ways whoever has lost has retreated, whatever is left of them. */
  readonly retreated?: boolean;
  readonly surrendered?: boolean;
  readonly destroyed?: boolean;
  /** What has become of its units: their fate, or by battle lines the state that they are in. */
  readonly units?: readonly { readonly fate?: string; readonly state?: string }[];
  /** Of battle lines, which put the side of the main characters first: which of the two it is in the plan. */
  readonly saga?: { readonly role: string } | null;
}

interface KeptBattle {
  /** The saga's own says who holds the field, the others who has won. */
  readonly holder?: string | null;
  readonly winner?: string | null;
  readonly armies: readonly [KeptArmy, KeptArmy];
}

/** How a unit has ended that did not get away, in the words of each way of war. */
const NOT_AWAY: ReadonlySet<string> = new Set([
  ...['lost', 'surrendered'],
  ...['slaughtered'],
  ...['finished', 'destroyed', 'captured', 'killed', 'joined'],
  ...['gone'],
]);

/** Whether a beaten army has gone back, and somebody of it with it. */
const hasGotAway = ({ retreated, destroyed, surrendered, units }: KeptArmy): boolean =>
  retreated === true &&
  destroyed !== true &&
  surrendered !== true &&
  (units === undefined || units.some(({ fate, state }) => !NOT_AWAY.has(fate ?? state ?? '')));

/** The raiders' army: attacker and defender stand in the order of the plan, unless the outcome tells otherwise. */
const raidersIn = (seen: SeenWithRules, { plan }: Entry, { armies }: KeptBattle): KeptArmy => {
  const { attacker } = plan as unknown as Pick<BattlePlan, 'attacker'>;
  const [first, second] = armies[0].saga?.role === 'defender' ? [armies[1], armies[0]] : armies;
  return isOf(seen, 'ours', attacker.commander) ? first : second;
};

/** How a battle has ended for the raiders: by who holds the field, and whether they got away from it. */
const afterBattle = (seen: SeenWithRules, entry: Entry): Befell => {
  const kept = entry.outcome as unknown as KeptBattle;
  const raiders = raidersIn(seen, entry, kept);
  const victor = kept.holder ?? kept.winner ?? null;
  if (victor === null) return 'even';
  if (victor === raiders.name) return 'won';
  return hasGotAway(raiders) ? 'fled' : 'lost';
};

const byField = ({ holder, gotAway }: Field): Befell => {
  if (holder === null) return 'even';
  if (holder === 'raiders') return 'won';
  return gotAway ? 'fled' : 'lost';
};

/** How the march has ended for the raiders, where no battle has come of it. */
const afterMarch = (seen: SeenWithRules, march: Entry): Befell => {
  const { left, field, isFought } = marchedIn(seen, march);
  if (left?.how === 'unseen') return 'unseen';
  const duel = duelIn(seen);
  if (duel !== undefined) return befellBy(seen, duel);
  if (field !== null) return byField(field);
  // They have fought hand to hand, stand before each other all the same, and nobody goes on with it.
  return isFought && left !== null ? 'even' : 'turnedBack';
};

/** What has befallen so far: the battle says it, or the march, or that nobody has ridden. */
export const befellIn = (seen: SeenWithRules): Befell => {
  const fought = playedChapter(seen, 'battle');
  if (fought !== undefined) return afterBattle(seen, fought);
  const march = playedChapter(seen, 'march');
  return march === undefined ? 'home' : afterMarch(seen, march);
};
