import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { DiscussionTexts } from '../texts/texts.js';
import type { TalkView } from './appealing.js';
import type { Prompts } from './prompts.js';

type Choice = saga.discussion.DiscussionChoice;

const { canFight, ownHere, peopleHere } = saga.discussion;
const DISTANCES = ['dagger', 'sword', 'spear'] as const;

/** What is asked for besides an appeal: to walk out, to get others out, to turn to violence, to join a fight. */
type Asking = (prompts: Prompts, t: DiscussionTexts, view: TalkView, seat: SeatId) => Choice | null;

const walkOut: Asking = (prompts, t, view, seat) => {
  const who = prompts.some(t.who, ownHere(view, seat));
  return who === null ? null : { choose: 'walkOut', who };
};

const sendAway: Asking = (prompts, t, view, seat) => {
  const own = ownHere(view, seat);
  const who = prompts.some(
    t.against,
    peopleHere(view).filter((name) => !own.includes(name)),
  );
  const how = who === null ? null : prompts.write(t.how);
  return who === null || how === null ? null : { choose: 'sendAway', who, how };
};

const violence: Asking = (prompts, t, view, seat) => {
  const own = ownHere(view, seat);
  const attackers = prompts.some(
    t.attackers,
    own.filter((name) => canFight(view, name)),
  );
  if (attackers === null) return null;
  const others = peopleHere(view).filter((name) => !attackers.includes(name) && canFight(view, name));
  const against = prompts.some(t.against, others);
  const at = against === null ? null : prompts.one(t.distance, DISTANCES, DISTANCES.indexOf('spear'));
  if (against === null || at === null) return null;
  return { choose: 'violence', attackers, against, distance: DISTANCES[at] as (typeof DISTANCES)[number] };
};

const join: Asking = (prompts, t, view, seat) => {
  const { side1 = [], side2 = [] } = view.open.brawl ?? {};
  const free = ownHere(view, seat).filter((name) => canFight(view, name) && ![...side1, ...side2].includes(name));
  const names = prompts.some(t.who, free);
  const at = names === null ? null : prompts.one(t.side, [side1.join(', '), side2.join(', ')]);
  if (names === null || at === null) return null;
  return { choose: 'join', side1: at === 0 ? names : [], side2: at === 1 ? names : [] };
};

export const LEAVING = { w: walkOut, x: sendAway, v: violence, j: join } as const;
