import type { View } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { Mark } from './mark.js';

type Talk = View<saga.discussion.Discussion>;

const isTerms = ({ open }: Talk): boolean => open.ruling?.about === 'terms';

/** A Discussion: what is said, what it weighs, and how it ends. */
export const DISCUSSION: readonly Mark<Talk>[] = [
  { key: 'motive', rule: 'SAGA-TALK-028', steps: ['talk'], when: ({ doing }) => doing === 'appeal' },
  { key: 'agree', rule: 'SAGA-TALK-026', steps: ['decide', 'vote'], when: ({ view }) => isTerms(view) },
  { key: 'make', rule: 'SAGA-TALK-033', steps: ['make'] },
  { key: 'listen', rule: 'SAGA-TALK-020', steps: ['listen'] },
  { key: 'walkOut', rule: 'SAGA-MOVE-035', steps: ['stopOrNot'] },
  { key: 'join', rule: 'SAGA-TALK-011', steps: ['join'] },
  { key: 'appeal', rule: 'SAGA-TALK-009', steps: ['talk'] },
  {
    key: 'driving',
    rule: 'SAGA-MOTIVE-006',
    steps: ['talk'],
    when: ({ view }) => view.open.appeals.some(({ hearings }) => hearings.some(({ moved }) => moved === true)),
  },
  {
    key: 'hearings',
    rule: 'SAGA-TALK-018',
    steps: ['talk'],
    when: ({ view }) => view.open.people.some(({ heard }) => heard > 0),
  },
  { key: 'noMore', rule: 'SAGA-TALK-021', steps: ['talk'], when: ({ view }) => view.open.noMore.length > 0 },
];
