import { FaultPage } from '../../design/faults/FaultPage.js';
import type { GuideKind } from '../../rulebook/guides.js';
import { BattleGuide } from './battle/BattleGuide.js';
import { ChaseGuide } from './chase/ChaseGuide.js';
import { CheckGuide } from './check/CheckGuide.js';
import { CommandGuide } from './command/CommandGuide.js';
import { DiscussionGuide } from './discussion/DiscussionGuide.js';
import { DuelGuide } from './duel/DuelGuide.js';
import { LinesGuide } from './lines/LinesGuide.js';
import { MarchGuide } from './march/MarchGuide.js';
import { SkirmishGuide } from './skirmish/SkirmishGuide.js';
import { SortieGuide } from './sortie/SortieGuide.js';

/** What tells each guide. A new game adds its row here and in `rulebook/guides.ts`. */
const TOLD: Readonly<Record<GuideKind, () => React.JSX.Element>> = {
  check: CheckGuide,
  discussion: DiscussionGuide,
  chase: ChaseGuide,
  march: MarchGuide,
  duel: DuelGuide,
  battle: BattleGuide,
  command: CommandGuide,
  sortie: SortieGuide,
  skirmish: SkirmishGuide,
  lines: LinesGuide,
};

const isKind = (kind: string): kind is GuideKind => Object.hasOwn(TOLD, kind);

/** The guide to a kind of scene. */
export const GuidePage = ({ kind }: { readonly kind: string }) => {
  if (!isKind(kind)) return <FaultPage kind="missing" />;
  const Guide = TOLD[kind];
  return <Guide key={kind} />;
};
