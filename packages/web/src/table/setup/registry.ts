import { type ComponentType, lazy } from 'react';
import { CheckSetup } from './CheckSetup.js';
import { DuelSetup } from './DuelSetup.js';
import { PlainSetup } from './PlainSetup.js';
import type { SetupProps } from './setupProps.js';

/** One form for all that happens on the road. */
const move = lazy(() => import('./move/MoveSetup.js'));

/** The kinds of scene that have a form of their own. */
const SETUPS: Readonly<Record<string, ComponentType<SetupProps>>> = {
  duel: DuelSetup,
  // Maps and their painter come only when a battle is set up.
  battle: lazy(() => import('./battle/BattleSetup.js')),
  command: lazy(() => import('./command/CommandSetup.js')),
  sortie: lazy(() => import('./sortie/SortieSetup.js')),
  skirmish: lazy(() => import('./skirmish/SkirmishSetup.js')),
  lines: lazy(() => import('./lines/LinesSetup.js')),
  check: CheckSetup,
  // Few tables set one up by hand.
  discussion: lazy(() => import('./discussion/DiscussionSetup.js')),
  chase: move,
  race: move,
  march: move,
};

/** What a kind of scene is set up with. Whatever has no form of its own has one made from its setup. */
export const setupOf = (kind: string): ComponentType<SetupProps> => SETUPS[kind] ?? PlainSetup;
