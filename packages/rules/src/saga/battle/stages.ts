import { type RoundStage, stagesAt, type View } from '@warmoot/kernel';
import type { Battle, BattleStep } from './battle.js';
import { MOVEMENT_PHASES } from './moving/phases.js';

type Setting = 'muster' | 'field' | 'placeDefender' | 'line' | 'placeAttacker';

const SETTING_UP: Partial<Record<BattleStep['step'], Setting>> = {
  muster: 'muster',
  grow: 'muster',
  setLossNumber: 'muster',
  field: 'field',
  pickField: 'field',
  deploy: 'placeDefender',
  manner: 'placeDefender',
  nameLine: 'line',
};

/** Before the first round: muster, the field, and who is placed. Only a standing defence names its row. */
const beforeRounds = (view: View<Battle>): readonly RoundStage[] => {
  const step = view.agenda.at(-1);
  const placing = step?.step === 'place' ? (step.side === 1 ? 'placeDefender' : 'placeAttacker') : undefined;
  const now = placing ?? (step === undefined ? undefined : SETTING_UP[step.step]) ?? 'muster';
  const order: readonly Setting[] = ['muster', 'field', 'placeDefender', 'line', 'placeAttacker'];
  return stagesAt(
    order.filter((one) => one !== 'line' || view.given.defence === 'standing'),
    now,
  );
};

/** What comes before anybody moves is shown only while it lasts. */
const BEFORE_MOVES: ReadonlySet<string> = new Set(['declare', 'quick', 'carryOut', 'choosing', 'leave', 'declaring']);

/** The stages of a round: four movement phases, then combat. The first round is nothing but combat. */
export const battleStages = (view: View<Battle>): readonly RoundStage[] => {
  const { open, agenda } = view;
  if (open.round === 0) return beforeRounds(view);
  if (open.round === 1) return stagesAt(['combat'], 'combat');
  const step = agenda.at(-1)?.step ?? '';
  const isEarly = BEFORE_MOVES.has(step) || agenda.some((one) => one.step === 'choosing' || one.step === 'quick');
  const first = step === 'quick' ? 'quick' : 'declare';
  const now = open.phase > 0 ? `move${open.phase}` : isEarly ? first : 'combat';
  return stagesAt(
    [...(now === first ? [first] : []), ...MOVEMENT_PHASES.map(({ phase }) => `move${phase}`), 'combat'],
    now,
  );
};
