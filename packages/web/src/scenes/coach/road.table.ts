import type { View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { At, Mark } from './mark.js';

type March = saga.march.MarchView;

/** What the party that is asked knows and has. */
const bookOf = ({ view, asked }: At<March>): saga.march.FixedBook | null => saga.march.bookIn(view, asked.as);

/** Whether the party that is asked watches a place, or knows of others who do. */
const hasWatchers = (at: At<March>): boolean =>
  at.view.given.parties.some(
    ({ name, approaches }) =>
      approaches.length > 0 && (name === at.asked.as || bookOf(at)?.sightings[name] !== undefined),
  );

/** A march on the roads, day by day. */
export const MARCH: readonly Mark<March>[] = [
  { key: 'pace', rule: 'SAGA-MOVE-009', steps: ['plan'] },
  { key: 'watchers', rule: 'SAGA-MOVE-024', steps: ['plan'], when: hasWatchers },
  { key: 'weary', rule: 'SAGA-MOVE-011', steps: ['plan'], when: (at) => (bookOf(at)?.party.weary ?? 0) > 0 },
  { key: 'aware', rule: 'SAGA-MOVE-017', steps: ['plan'], when: (at) => (bookOf(at)?.aware.length ?? 0) > 0 },
  { key: 'fog', rule: 'SAGA-MOVE-042', steps: ['plan'], when: ({ view }) => view.given.options['saga.move.secret'] },
  { key: 'intend', rule: 'SAGA-MOVE-018', steps: ['intend'] },
  { key: 'side', rule: 'SAGA-MOVE-023', steps: ['pickSide'] },
  { key: 'handOver', rule: 'SAGA-MOVE-036', steps: ['handOver'] },
  { key: 'parley', rule: 'SAGA-MOVE-020', steps: ['askParley', 'takeParley'] },
  { key: 'giveChase', rule: 'SAGA-MOVE-026', steps: ['giveChase'] },
];

type Chase = View<saga.chase.Chase>;

const isQuarry = ({ view, asked }: At<Chase>): boolean => asked.as === view.given.quarry.name;

/** A pursuit, leg by leg. */
export const CHASE: readonly Mark<Chase>[] = [
  { key: 'way', rule: 'SAGA-MOVE-027', steps: ['choose'], when: isQuarry },
  { key: 'guess', rule: 'SAGA-MOVE-028', steps: ['choose'], when: (at) => !isQuarry(at) },
  { key: 'ends', rule: 'SAGA-MOVE-031', steps: ['choose'], when: ({ view }) => view.open.leg > 2 },
  { key: 'gap', rule: 'SAGA-MOVE-029', steps: ['choose'], when: ({ view }) => view.open.leg > 1 },
  { key: 'breath', rule: 'SAGA-MOVE-030', steps: ['rally'] },
];
