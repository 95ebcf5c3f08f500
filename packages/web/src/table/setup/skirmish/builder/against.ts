import { beginState, type Chance, counted, type Json } from '@warmoot/kernel';
import { sceneRules, warband } from '@warmoot/rules';
import { type FigureWish, without } from '../figure.js';
import { figureSetup, SCENE } from '../skirmishStart.js';

/** Whom a figure is measured against. */
const MEASURES = ['levy', 'spearman', 'veteran', 'captain'] as const satisfies readonly warband.ProfileKey[];

/** One round of blows against a stock figure, each striking at the other with all attacks. */
interface Measured {
  readonly like: (typeof MEASURES)[number];
  readonly armour: number;
  readonly hp: number;
  /** The chance that the other falls, and that this one does. */
  readonly fells: Chance;
  readonly falls: Chance;
}

const NEVER: Chance = { ways: 0n, of: 1n };

const fallChance = (sight: warband.SkirmishSight, by: number, target: number): Chance => {
  const dice = counted(warband.attacksOf(sight, by)).total;
  if (dice === 0) return NEVER;
  const row = { by, target, dice, way: 'melee', weapon: null, subdue: false, first: false } as const;
  const [ahead] = warband.forecastRows(sight, [row]).targets;
  const { ways, of } = ahead?.fates.stands ?? NEVER;
  return { ways: of - ways, of };
};

const measured = (figure: FigureWish, like: (typeof MEASURES)[number]): Measured | null => {
  const rules = sceneRules(SCENE);
  const alone = without(without(without(figure, 'seat'), 'character'), 'name') as FigureWish;
  const [mine, theirs] = [
    { ...figureSetup(alone), at: { x: 4, y: 4 }, facing: 'e' },
    { like, at: { x: 5, y: 4 }, facing: 'w' },
  ];
  const setup = {
    seats: ['Aa', 'Bb'],
    a: { name: 'Aa', seat: 'Aa', figures: [mine] },
    b: { name: 'Bb', seat: 'Bb', figures: [theirs] },
    position: { phase: 'melee' },
  } as unknown as Json;
  const begun = rules.ok ? beginState(rules.value, { setup, options: {} }) : null;
  if (!begun?.ok) return null;
  const sight = begun.value as unknown as warband.SkirmishSight;
  return {
    like,
    armour: counted(warband.armourAgainst(sight, 1, { by: 0, way: 'melee' })).total,
    hp: sight.open.figures[1]?.hp ?? 0,
    fells: fallChance(sight, 0, 1),
    falls: fallChance(sight, 1, 0),
  };
};

/** What a round of blows against each of them comes to: exact, by the throws of the fight itself. */
export const againstStock = (figure: FigureWish): readonly Measured[] =>
  MEASURES.flatMap((like) => measured(figure, like) ?? []);
