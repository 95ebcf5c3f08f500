import { war, warband } from '@warmoot/rules';
import { type Choice, type ChoiceOf, endOf, hereOf, isRouted, type Sight, unitAt } from './sight.js';

type Flight = ChoiceOf<'retreat' | 'announce'>;

/** From so far away nobody is charged. */
const SAFE = 14;
/** What it is worth for each space that is left before the edge of the map, measured in spaces from the enemy. */
const ROOM = 0.4;
/** Who has left the map does not come back. */
const LEFT = -100;

/** WARBAND-MORALE-032: away from enemies, and no farther than need be: whoever is still there may come back. */
const refuge = (sight: Sight, unit: number, { path }: Flight): number => {
  const { field } = sight.given;
  const { side } = unitAt(sight, unit);
  const at = endOf(sight, unit, path);
  if (at < 0) return LEFT;
  const foes = hereOf(sight, war.otherSide(side)).filter((foe) => !isRouted(sight, foe));
  const away = Math.min(SAFE, ...foes.map((foe) => warband.apart(field, at, unitAt(sight, foe).at)));
  const { x } = warband.spaceOf(field, at);
  return away + ROOM * (side === 0 ? x : field.width - 1 - x);
};

/** WARBAND-MORALE-025: the way of those whose nerve has failed, for they go before their side can pass. */
export const flight = (sight: Sight, own: ReadonlyMap<number, readonly Choice[]>): Choice | null => {
  for (const [unit, some] of own) {
    const { name } = unitAt(sight, unit);
    if (!isRouted(sight, unit)) continue;
    const ways = some.filter(
      (one): one is Flight =>
        (one.choose === 'retreat' || (one.choose === 'announce' && one.retreat === true)) && one.figure === name,
    );
    // Of what has been said all that can be gone is gone.
    const said = unitAt(sight, unit).announced !== null;
    const worth = (one: Flight): number => (said ? one.path.length : refuge(sight, unit, one));
    const best = ways.reduce<Flight | null>((far, one) => (far === null || worth(one) > worth(far) ? one : far), null);
    if (best !== null) return best;
  }
  return null;
};
