import { type Manifest, manifest, type RoundStage, stagesAt, type View } from '@warmoot/kernel';
import { discussionAtOnce } from './atOnce.js';
import type { Discussion } from './model.js';
import { discussionScene } from './scene.js';
import { startsIn } from './starts.js';
import type { TalkEdition } from './throws.js';

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

export const discussionManifest = (edition: TalkEdition): Manifest =>
  manifest({
    rules: discussionScene(edition),
    kind: 'discussion',
    starts: startsIn(edition),
    atOnce: discussionAtOnce(edition),
    options: {
      'saga.table.referee': ['SAGA-CHECK-005', 'SAGA-CAMPAIGN-012'],
      'saga.talk.groupAppeal': ['SAGA-TALK-023'],
      'saga.talk.showOdds': ['SAGA-TALK-041'],
      'saga.move.rules': ['SAGA-MOVE-049'],
    },
    part: ({ appeals }) => (appeals.length === 0 ? null : appeals.length),
    stages,
  });
