import { SIDES, type Side } from '../../war/roster/sides.js';
import { figureOf, rowOf } from '../figures/figures.js';
import { figureNames } from '../figures/names.js';
import type { Band, Ending, Fate, FigureIndex } from '../model/model.js';
import type { BandOutcome, FigureOutcome, SkirmishOutcome } from '../model/outcome.js';
import { SIDE_KEYS } from '../model/setup.js';
import type { SkirmishSight } from '../model/skirmish.js';

const ALIVE: ReadonlySet<Fate> = new Set<Fate>(['fighting', 'subdued', 'surrendered', 'left']);
const TAKEN: ReadonlySet<Fate> = new Set<Fate>(['subdued', 'surrendered']);

/** WARBAND-SAGA-013: the subdued and surrendered, and who is left alive at 0 HP where the enemy holds the field. */
const isCaptured = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  const { fate, hp, survives } = figureOf(sight, figure);
  const { side } = rowOf(sight, figure);
  const lost = sight.open.winner !== null && sight.open.winner !== side;
  return TAKEN.has(fate) || (lost && (fate === 'fighting' || survives) && hp === 0);
};

/** What has become of somebody. */
export const figureOutcome = (sight: SkirmishSight, figure: FigureIndex): FigureOutcome => {
  const { fate, hp, mostHp, might, wounds, wasDown, downWound, survives } = figureOf(sight, figure);
  const { name: key, character, brought } = rowOf(sight, figure);
  return {
    figure: key,
    name: figureNames(sight)[figure] as string,
    fate,
    hp,
    mostHp,
    might,
    wounds: wounds.map(({ wound, permanent, side }, nth) => ({ wound, permanent, side, before: nth < brought })),
    wasDown: wasDown && ALIVE.has(fate),
    downWound,
    captured: isCaptured(sight, figure),
    survives,
    character,
  };
};

const bandOf = (sight: SkirmishSight, side: Side): BandOutcome => ({
  name: (sight.given.bands[side] as Band).name,
  side: SIDE_KEYS[side] as 'a' | 'b',
  // WARBAND-SAGA-015
  retreated: sight.open.winner !== null && sight.open.winner !== side,
  figures: sight.open.roster.flatMap((row, figure) => (row.side === side ? [figureOutcome(sight, figure)] : [])),
});

/** What the campaign takes from a fight that is over. */
export const outcome = (sight: SkirmishSight): SkirmishOutcome => ({
  ending: sight.open.ending as Ending,
  rounds: sight.open.round,
  minutes: sight.open.minutes,
  winner: sight.open.winner === null ? null : (sight.given.bands[sight.open.winner] as Band).name,
  bands: SIDES.map((side) => bandOf(sight, side)) as unknown as SkirmishOutcome['bands'],
});
