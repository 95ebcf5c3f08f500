import {
  type Manifest,
  manifest,
  type ReadyStart,
  type RoundStage,
  type SceneRules,
  stagesAt,
  type View,
} from '@warmoot/kernel';
import type { Discussion } from './model.js';
import { council, petition } from './starts.js';

const STARTS: readonly ReadyStart[] = [
  { name: 'council', seats: { least: 1, most: 4 }, setup: council },
  { name: 'petition', seats: { least: 1, most: 2 }, setup: petition },
];

const STAGES = ['talk', 'table', 'check', 'motive'] as const;

const STAGE_AT: Readonly<Partial<Record<Discussion['step']['step'], (typeof STAGES)[number]>>> = {
  talk: 'talk',
  listen: 'table',
  decide: 'table',
  vote: 'table',
  make: 'check',
  throwAppeal: 'check',
  take: 'motive',
};

/** An appeal: the talk, what the table settles, the talker's check and the listener's d12. */
const stages = ({ agenda }: View<Discussion>): readonly RoundStage[] => {
  const stage = STAGE_AT[agenda.at(-1)?.step ?? 'open'];
  return stage === undefined ? [] : stagesAt([...STAGES], stage);
};

export const discussionManifest = (rules: SceneRules<Discussion>): Manifest =>
  manifest({
    rules,
    kind: 'discussion',
    starts: STARTS,
    options: {
      'saga.table.referee': ['SAGA-CHECK-005', 'SAGA-CAMPAIGN-012'],
      'saga.talk.groupAppeal': ['SAGA-TALK-023'],
      'saga.talk.showOdds': ['SAGA-TALK-041'],
    },
    part: ({ appeals }) => (appeals.length === 0 ? null : appeals.length),
    stages,
  });
