import { otherSide, type Side } from '../../war/roster/sides.js';
import type { Figure, FigureIndex, Position, SkirmishGiven, SkirmishOpen } from '../model/model.js';
import { type Phase, SIDE_KEYS } from '../model/setup.js';
import type { SkirmishStep } from '../model/skirmish.js';

/** The step with which each phase begins. */
const FIRST_STEPS = {
  opening: 'phase1',
  melee: 'phase2',
  ritual: 'phase3',
  end: 'endOfRound',
} as const satisfies Record<Phase, SkirmishStep['step']>;

export const firstStepOf = (phase: Phase): (typeof FIRST_STEPS)[Phase] => FIRST_STEPS[phase];
export const firstStep = ({ phase }: Position): SkirmishStep => ({ step: firstStepOf(phase) });

type Find = (key: string) => FigureIndex;

/** WARBAND-SPELL-001: upon whom a spell is cast; −1: upon nobody. */
const delayedOn = ({ target }: Position['delayed'][number], find: Find): FigureIndex =>
  target === undefined ? -1 : find(target);

/** What a figure has done in this round, as far as it bears on what it may still do. */
const doneBy = (name: string, position: Position, find: Find): Partial<Figure> => {
  const charge = position.charged.find(({ figure }) => figure === name);
  const spell = position.delayed.find(({ figure }) => figure === name);
  const hasActed = position.acted.includes(name);
  return {
    ...(hasActed ? { opening: 'misc', wholeRound: position.phase !== 'opening' } : {}),
    ...(charge === undefined ? {} : { opening: 'charge', charged: find(charge.target) }),
    ...(spell === undefined ? {} : { opening: 'spell', delayed: spell.spell, delayedOn: delayedOn(spell, find) }),
  };
};

const MOODS = { steady: 'no', toTheDeath: 'no', retreating: 'order', disorder: 'disorder' } as const;

/** WARBAND-ROUND-011: the facts of a fight taken up in its course. What is left out is as at the start of a round. */
export const openInCourse = (fresh: SkirmishOpen, position: Position, given: SkirmishGiven): SkirmishOpen => {
  const { roster } = fresh;
  const find: Find = (key) => roster.findIndex(({ name }) => name === key);
  const groupOf = (key: string): number | null => roster[find(key)]?.group ?? null;
  const saidOf = (group: number | null) => position.groups.find(({ figure }) => groupOf(figure) === group);
  // WARBAND-ROUND-003: the first round is that of who surprises, alone.
  const isSurprise = given.surprised !== null && position.round === 1;
  const { round } = position;
  return {
    ...fresh,
    round,
    priority: isSurprise ? otherSide(given.surprised as Side) : (SIDE_KEYS.indexOf(position.priority) as Side),
    surprise: isSurprise,
    quiet: position.quiet,
    mourned: position.mourned.map(find),
    figures: fresh.figures.map((figure, nth) => {
      const row = roster[nth];
      const group = row?.group ?? null;
      const mood = group === null || figure.fate !== 'fighting' ? undefined : saidOf(group)?.mood;
      return { ...figure, ...doneBy(row?.name ?? '', position, find), retreating: MOODS[mood ?? 'steady'] };
    }),
    groups: fresh.groups.map((group, nth) => {
      const said = saidOf(nth);
      return said === undefined
        ? group
        : { ...group, began: said.began ?? group.began, thirds: said.thirds, mood: said.mood };
    }),
    holds: position.holds.map(({ controller, held, total, tightened }) => ({
      controller: find(controller),
      held: find(held),
      total,
      tightened,
      joiners: [],
    })),
    duels: position.duels.map(([one, other]) => ({
      pair: [find(one as string), find(other as string)],
      techniques: null,
    })),
    effects: position.effects.map(({ name, figure, rounds }) => ({
      name,
      by: -1,
      on: figure === undefined ? -1 : find(figure),
      // WARBAND-PHASE-008
      to: round + rounds - 1,
    })),
  };
};
