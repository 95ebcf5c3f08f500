import { saga } from '@warmoot/rules';
import type { Phase } from '../shared/Phases.js';
import { armyName, type BattleView, other, type Side, stepOf } from './model.js';
import type { BattleWords } from './words.js';

const SETTING_UP: Readonly<Record<string, number>> = {
  muster: 0,
  grow: 0,
  setLossNumber: 0,
  field: 1,
  pickField: 1,
  deploy: 2,
  manner: 2,
  nameLine: 3,
};

const stateAt = (at: number, now: number): Phase['state'] => (at < now ? 'done' : at === now ? 'now' : 'ahead');

/** Before the first round: muster, the field, and who is placed. */
const beforeRounds = (view: BattleView, t: BattleWords): readonly Phase[] => {
  const step = stepOf(view);
  const standing = view.given.defence === 'standing';
  const placing = step?.step === 'place' ? (step.side === 1 ? 2 : standing ? 4 : 3) : null;
  const now = placing ?? (step === null ? 0 : (SETTING_UP[step.step] ?? 0));
  const parts: readonly (readonly [string, string, string])[] = [
    ['muster', t.phases.muster, ''],
    ['field', t.phases.field, armyName(view, standing ? 1 : 0)],
    ['place1', t.phases.place, armyName(view, 1)],
    ...(standing ? [['line', t.phases.line, armyName(view, 1)] as const] : []),
    ['place0', t.phases.place, armyName(view, 0)],
  ];
  return parts.map(([key, title, note], at) => ({ key, title, note, state: stateAt(at, now) }));
};

const BEFORE_MOVES: ReadonlySet<string> = new Set(['declare', 'quick', 'carryOut', 'choosing', 'leave', 'declaring']);

/** The parts of a round, with the one that is on. */
export const phasesOf = (view: BattleView, t: BattleWords): readonly Phase[] => {
  const { open, agenda } = view;
  if (open.round === 0) return beforeRounds(view, t);
  const first = saga.battle.proactive(view) as Side;
  const clusters = open.clusters.length === 0 ? '' : t.phases.clusters({ n: open.clusters.length });
  if (open.round === 1) return [{ key: 'combat', title: t.phases.combat, note: clusters, state: 'now' }];
  const step = stepOf(view)?.step ?? '';
  const early = BEFORE_MOVES.has(step) || agenda.some((one) => one.step === 'choosing' || one.step === 'quick');
  const now = open.phase > 0 ? open.phase : early ? 0 : 5;
  const word: Phase = { key: '0', title: step === 'quick' ? t.phases.quick : t.phases.declare, note: '', state: 'now' };
  return [
    ...(now === 0 ? [word] : []),
    ...saga.battle.MOVEMENT_PHASES.map(({ phase, proactive: isFirst, quick }): Phase => {
      const army = armyName(view, isFirst ? first : other(first));
      const note = quick ? t.phases.quickOf({ army }) : t.phases.restOf({ army });
      return { key: `${phase}`, title: t.phases.move({ n: phase }), note, state: stateAt(phase, now) };
    }),
    { key: '5', title: t.phases.combat, note: clusters, state: stateAt(5, now) },
  ];
};

export const headText = (view: BattleView, t: BattleWords): string =>
  view.open.round === 0
    ? t.before
    : t.headSub({
        round: view.open.round,
        leads: armyName(view, saga.battle.proactive(view) as Side),
        losses: view.open.lossNumber,
      });
