import { type Manifest, manifest, type RoundStage, stagesAt, type View } from '@warmoot/kernel';
import type { Edition } from '../edition.js';
import { marchAtOnce } from './atOnce.js';
import type { March, MarchStep } from './model.js';
import { marchNaming } from './naming.js';
import { marchScene } from './scene.js';
import { marchStarts } from './starts.js';
import { worth } from './worth.js';

const STAGES = ['plan', 'cross', 'march', 'evening'] as const;

const STAGE_AT: Readonly<Partial<Record<MarchStep['step'], (typeof STAGES)[number]>>> = {
  plan: 'plan',
  intend: 'march',
  notice: 'march',
  tactics: 'march',
  pickSide: 'march',
  handOver: 'march',
  giveChase: 'march',
  getAway: 'march',
  askParley: 'march',
  takeParley: 'march',
  arriveFirst: 'evening',
  holdThere: 'evening',
  attackThere: 'evening',
};

const stageOf = (step: MarchStep | undefined): (typeof STAGES)[number] | undefined => {
  if (step?.step !== 'ownCheck') return STAGE_AT[step?.step ?? 'judge'];
  return step.check === 'forced' || step.check === 'forage' ? 'evening' : 'cross';
};

/** A day: route and pace, the checks of the morning, the march, and the evening. */
const stages = ({ agenda, open }: View<March>): readonly RoundStage[] => {
  const stage = stageOf(agenda.at(-1));
  return open.over || stage === undefined ? [] : stagesAt([...STAGES], stage);
};

export const marchManifest = (edition: Edition): Manifest =>
  manifest({
    rules: marchScene(edition),
    kind: 'march',
    starts: marchStarts,
    atOnce: marchAtOnce,
    naming: marchNaming,
    worth,
    options: {
      'saga.table.referee': ['SAGA-CHECK-005', 'SAGA-CAMPAIGN-012'],
      'saga.move.rules': ['SAGA-MOVE-049'],
      'saga.move.secret': ['SAGA-MOVE-042'],
    },
    part: ({ day }) => day,
    stages,
  });
