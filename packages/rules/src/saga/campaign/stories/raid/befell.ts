import type { BattlePlan } from '../../bridges/plans.js';
import type { SeenWithRules } from '../../handover/next.js';
import type { Entry } from '../../papers/model.js';
import { marchedIn } from './battle.js';
import { idOf, playedChapter } from './cast.js';

/** What has befallen, up to the parley. */
export type Befell = 'home' | 'turnedBack' | 'unseen' | 'won' | 'even' | 'lost' | 'fled';

/** What the calendar keeps of a battle, by each of the ways of war. */
interface KeptBattle {
  /** The saga's own says who holds the field, the others who has won. */
  readonly holder?: string | null;
  readonly winner?: string | null;
  readonly armies: readonly { readonly name: string; readonly retreated?: boolean }[];
}

/** How a battle has ended for the raiders. Attacker and defender stand in this order in plan and outcome. */
const afterBattle = (seen: SeenWithRules, entry: Entry): Befell => {
  const { attacker } = entry.plan as unknown as Pick<BattlePlan, 'attacker'>;
  const { armies, holder, winner } = entry.outcome as unknown as KeptBattle;
  const raiders = armies[attacker.unit === idOf(seen, 'avitch') ? 0 : 1];
  const victor = holder ?? winner ?? null;
  if (raiders?.retreated === true) return 'fled';
  if (victor === null) return 'even';
  return victor === raiders?.name ? 'won' : 'lost';
};

/** What has befallen so far: the battle says it, or the march, or that nobody has ridden. */
export const befellIn = (seen: SeenWithRules): Befell => {
  const fought = playedChapter(seen, 'battle');
  if (fought !== undefined) return afterBattle(seen, fought);
  const march = playedChapter(seen, 'march');
  if (march === undefined) return 'home';
  const marched = marchedIn(seen, march);
  if (marched.how !== 'fought') return marched.how === 'unseen' ? 'unseen' : 'turnedBack';
  return marched.holder === 'raiders' ? 'won' : marched.holder === 'town' ? 'lost' : 'even';
};
