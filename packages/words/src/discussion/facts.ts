import type { Fixed } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { DiscussionWords } from '../catalogue/sagaWords.js';
import type { Telling } from '../catalogue/words.js';
import type { Speech } from '../speech.js';

export type Talk = saga.discussion.Discussion;
export type TalkSight = Pick<Telling<Talk>['sight'], 'given' | 'open'>;
export type Appeal = Fixed<saga.discussion.Appeal>;

/** The appeal that is on; the last one where none is. */
export const appealNow = (sight: TalkSight): Appeal =>
  saga.discussion.appealOn(sight) ?? (sight.open.appeals.at(-1) as Appeal);

export const listenersOf = ({ hearings }: Appeal): readonly string[] => hearings.map(({ who }) => who);

export const rulesOf = ({ given }: Pick<TalkSight, 'given'>) => saga.EDITIONS[given.edition];

export const isDriven = (sight: TalkSight, { who, matter }: Appeal['hearings'][number]): boolean =>
  saga.discussion.drivingOf(sight, who).some((driving) => saga.discussion.isSameMatter(driving, matter));

/** Context and topic as a sentence names them. */
export const matterText = ({ t }: Speech, { context, topic }: saga.discussion.Matter): string =>
  t.discussion.telling.matter({ context, topic });

/** How an appeal ended for one who was addressed by it. */
const answered = ({
  ignores,
  reached,
  moved,
}: Appeal['hearings'][number]): keyof Speech['t']['discussion']['telling']['replies'] => {
  if (ignores === true) return 'ignored';
  if (reached !== true) return 'missed';
  return moved === true ? 'moved' : 'unmoved';
};

/** The ready sentence of somebody who is played by a computer. */
export const replyText = (
  { t }: Speech,
  sight: TalkSight,
  { as, appeal: number, manner }: Parameters<DiscussionWords['reply']>[1],
): string => {
  const { replies } = t.discussion.telling;
  const appeal = sight.open.appeals[number - 1];
  const hearing = appeal?.hearings.find(({ who }) => who === as);
  if (appeal === undefined || hearing === undefined) return '';
  const { topic } = hearing.matter;
  const motive = t.discussion.names.motives[appeal.terms.motive];
  return replies[answered(hearing)][manner]({ topic, motive });
};
