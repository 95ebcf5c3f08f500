import { does, type Procedures } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { otherSide, type Side } from '../../war/roster/sides.js';
import type { Ending } from '../battle/model.js';
import type { Sortie, SortieSight, SortieStep } from '../battle/sortie.js';
import { unitsHere } from '../battle/units.js';
import { QUIET_ROUNDS } from '../beginning/position.js';

const BEFORE_PLANS: readonly SortieStep[] = [{ step: 'orders' }, { step: 'meet' }];
const IN_SECRET: readonly SortieStep[] = [{ step: 'plans' }];
const AFTER_PLANS: readonly SortieStep[] = [
  { step: 'show' },
  { step: 'effects' },
  { step: 'escapes' },
  { step: 'destroyed' },
  { step: 'doomed' },
  { step: 'moves' },
  { step: 'movement' },
  { step: 'withdrawals' },
  { step: 'pressing' },
  { step: 'recovery' },
  { step: 'endOfRound' },
];

/** SORTIE-FLOAT-017: the side without the initiative first, or side A where nobody has it. */
const openly = ({ open }: SortieSight): readonly SortieStep[] => {
  const first: Side = open.initiative === null ? 0 : otherSide(open.initiative as Side);
  return [
    { step: 'planOpenly', side: first },
    { step: 'planOpenly', side: otherSide(first) },
  ];
};

/** SORTIE-STATE-008: how far recovery can lift F: to 0, or to where it started if that was below. */
const ceilingOf = ({ open }: SortieSight, unit: UnitIndex): number => Math.min(0, open.started[unit] as number);

/** SORTIE-STATE-006: who recovers a penalty die at the end of the round: who faced no attack. */
const recovering = (sight: SortieSight): readonly UnitIndex[] => {
  const { attacked, fate, floating } = sight.open;
  const units: UnitIndex[] = [];
  for (let unit = 0; unit < fate.length; unit++)
    if (fate[unit] === 'here' && (floating[unit] as number) < ceilingOf(sight, unit) && attacked[unit] === 0)
      units.push(unit);
  return units;
};

/** SORTIE-ROUND-012: whether no enemy in the battle is near enough to keep a unit on the field. */
const isAway = (sight: SortieSight, unit: UnitIndex, enemies: readonly UnitIndex[]): boolean => {
  const edge = sight.given.options['sortie.leaveDistance'];
  for (const enemy of enemies) if ((sight.open.apart[unit]?.[enemy] as number) < edge) return false;
  return enemies.length > 0;
};

const leaving = (sight: SortieSight): readonly UnitIndex[] => {
  const a = unitsHere(sight, 0);
  const b = unitsHere(sight, 1);
  return a.filter((unit) => isAway(sight, unit, b)).concat(b.filter((unit) => isAway(sight, unit, a)));
};

/** SORTIE-END-002: whether somebody wants to fight. */
const WARLIKE: ReadonlySet<string> = new Set(['engage', 'shoot', 'close', 'take']);
const isQuiet = ({ open }: SortieSight): boolean => {
  for (const order of open.orders) if (order !== null && WARLIKE.has(order.order)) return false;
  return open.meetings.length === 0;
};

/** How the battle is over now; null where it goes on. SORTIE-END-001 to SORTIE-END-003, in this order. */
const endingOf = (sight: SortieSight): { readonly ending: Ending; readonly winner: Side | null } | null => {
  const a = unitsHere(sight, 0).length;
  const b = unitsHere(sight, 1).length;
  if (a === 0 && b === 0) return { ending: 'bothGone', winner: null };
  if (a === 0 || b === 0) return { ending: 'fieldWon', winner: a === 0 ? 1 : 0 };
  if (sight.open.quiet >= QUIET_ROUNDS) return { ending: 'agreed', winner: null };
  return sight.open.round >= sight.given.options['sortie.roundLimit'] ? { ending: 'roundLimit', winner: null } : null;
};

export const roundProcedures: Procedures<Sortie, 'round' | 'recovery' | 'endOfRound'> = {
  // SORTIE-ROUND-002: the steps of a round. SORTIE-POOL-013: rounds go on as long as there are units that fight.
  round: does((play) => {
    play.say({ event: 'roundBegan', round: play.open.round + 1 });
    for (const step of BEFORE_PLANS) play.next(step);
    for (const step of play.given.options['sortie.bids'] === 'open' ? openly(play) : IN_SECRET) play.next(step);
    for (const step of AFTER_PLANS) play.next(step);
  }),

  recovery: does((play) => {
    const units = recovering(play);
    if (units.length > 0) play.say({ event: 'recovered', units });
  }),

  endOfRound: does((play) => {
    const units = leaving(play);
    if (units.length > 0) play.say({ event: 'leftField', units });
    play.say({ event: 'roundEnded', quiet: isQuiet(play) ? play.open.quiet + 1 : 0 });
    const over = endingOf(play);
    if (over === null) {
      play.next({ step: 'round' });
      return;
    }
    play.say({ event: 'decided', ...over });
    play.next({ step: 'victory' });
  }),
};
