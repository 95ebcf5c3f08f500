import { evolveRuling, RULING_EVENTS, type RulingEvent } from '@warmoot/kernel';
import { MOTIVE_PAIRS } from '../character/motives.table.js';
import type { DuelOutcome } from '../duel/duel.js';
import type { Appeal, Discussion, DiscussionEvent, DiscussionOpen, Gone, Hearing, PersonNow } from './model.js';

type Standing = DuelOutcome['fighters'][number]['standing'];

/** Why somebody is no longer there after a fight; null for those who are. */
const GONE: Readonly<Record<Standing, Gone | null>> = {
  in: null,
  surrendered: null,
  incapable: 'fell',
  dead: 'dead',
  fled: 'fled',
};

/** Writes what was said. */
export const evolve = (open: DiscussionOpen, event: DiscussionEvent): void => {
  if (RULING_EVENTS.has(event.event)) evolveRuling(open, event as RulingEvent);
  else evolveTalk(open, event as TalkEvent);
};

/** As it was before 1.1.0, when nobody went after those who leave. */
export const evolveUnchased = (open: DiscussionOpen, event: DiscussionEvent): void => {
  if (event.event === 'leaving') open.leaving = { who: event.who, letGo: [] };
  else evolve(open, event);
};

type TalkEvent = Exclude<DiscussionEvent, RulingEvent>;

const now = (open: DiscussionOpen, name: string): PersonNow =>
  open.people.find((one) => one.name === name) as PersonNow;

const appealIn = (open: DiscussionOpen): Appeal => open.appeals.at(-1) as Appeal;

const hearing = (open: DiscussionOpen, name: string): Hearing =>
  appealIn(open).hearings.find(({ who }) => who === name) as Hearing;

/** Something has happened: what was settled for it is forgotten, and everybody may have something to say to it. */
const talkGoesOn = (open: DiscussionOpen): void => {
  open.leaving = null;
  open.sending = null;
  open.brawl = null;
  open.settled = {};
  open.noMore = [];
};

const fightOver = (open: DiscussionOpen, outcome: DuelOutcome): void => {
  for (const { name, standing, wounds, hands, carried } of outcome.fighters) {
    const person = now(open, name);
    person.fought = { standing, wounds, hands, carried };
    person.gone = GONE[standing];
  }
  open.fights.push(outcome);
};

const evolveTalk = (open: DiscussionOpen, event: TalkEvent): void => {
  switch (event.event) {
    case 'reopened':
      open.reopened.push({ listener: event.listener, topic: event.topic });
      open.settled = {};
      return;
    case 'staysClosed':
      open.settled = {};
      return;
    case 'placed':
      now(open, event.who).placed.push(event.pair);
      return;
    case 'ordered': {
      const [left, right] = MOTIVE_PAIRS[event.pair] as (typeof MOTIVE_PAIRS)[number];
      Object.assign(now(open, event.who).motives, { [left]: event.left, [right]: event.right });
      return;
    }
    case 'said':
      open.lines.push({ line: 'said', as: event.as, text: event.text });
      return;
    case 'replied':
      open.lines.push({ line: 'replied', as: event.as, appeal: event.appeal, manner: event.manner });
      return;
    case 'appealed':
      open.appeals.push(ownCopy(event.appeal));
      open.lines.push({ line: 'appeal', appeal: event.appeal.number });
      return;
    case 'listens':
      hearing(open, event.who).ignores = false;
      return;
    case 'ignores':
      hearing(open, event.who).ignores = true;
      return;
    case 'termsSettled':
      appealIn(open).terms = event.terms;
      appealIn(open).state = 'settled';
      return;
    case 'made':
      appealIn(open).state = 'made';
      return;
    // SAGA-TALK-015, SAGA-TALK-019: a check that was rolled is an appeal heard, whatever the dice said.
    case 'heard':
      for (const { who, reached } of event.hearings) {
        now(open, who).heard++;
        hearing(open, who).reached = reached;
      }
      return;
    case 'moved':
    case 'unmoved':
      hearing(open, event.who).moved = event.event === 'moved';
      return;
    case 'appealEnded':
      appealIn(open).state = event.state;
      talkGoesOn(open);
      return;
    case 'noMore':
      open.noMore.push(event.by);
      return;
    case 'leaving':
      open.leaving = { who: event.who, letGo: [], after: [] };
      return;
    case 'letGo':
      open.leaving?.letGo.push(event.by);
      return;
    case 'stopped':
      open.lines.push({ line: 'happened', what: 'stopped', who: event.who, text: '' });
      return;
    case 'goesAfter': {
      const { after = [], ...leaving } = open.leaving as NonNullable<DiscussionOpen['leaving']>;
      open.leaving = { ...leaving, after: [...after, event.by] };
      if (after.length === 0) open.lines.push({ line: 'happened', what: 'stopped', who: event.who, text: '' });
      return;
    }
    case 'cameBack':
      for (const name of event.who) now(open, name).staysUntil = now(open, name).heard + 1;
      open.lines.push({ line: 'happened', what: 'cameBack', who: event.who, text: '' });
      talkGoesOn(open);
      return;
    case 'sending':
      open.sending = { who: event.who, how: event.how };
      return;
    case 'staysHere':
      talkGoesOn(open);
      return;
    case 'away':
      for (const name of event.who) now(open, name).gone = event.why;
      open.lines.push({ line: 'happened', what: 'away', who: event.who, text: event.how });
      talkGoesOn(open);
      return;
    case 'drewSteel':
      open.lines.push({ line: 'happened', what: 'drewSteel', who: event.attackers, text: event.against.join(', ') });
      open.brawl = { side1: event.attackers, side2: event.against, distance: event.distance, said: [event.by] };
      return;
    case 'tookSides': {
      const brawl = open.brawl as NonNullable<DiscussionOpen['brawl']>;
      open.brawl = {
        ...brawl,
        side1: [...brawl.side1, ...event.side1],
        side2: [...brawl.side2, ...event.side2],
        said: [...brawl.said, event.by],
      };
      return;
    }
    case 'fought':
      open.lines.push({
        line: 'happened',
        what: 'fought',
        who: event.outcome.fighters.map(({ name }) => name),
        text: '',
      });
      fightOver(open, event.outcome);
      talkGoesOn(open);
      return;
    case 'ended':
      open.over = true;
      return;
    case 'stated':
    case 'placedAgain':
      return;
  }
};

/** An appeal of the facts' own: an event stays as it was said. */
const ownCopy = (appeal: Appeal): Appeal => ({
  ...appeal,
  hearings: appeal.hearings.map((one) => ({ ...one })),
});

export const copyOpen = (open: Discussion['open']): Discussion['open'] => ({
  ...open,
  ruling: open.ruling === null ? null : { ...open.ruling, agreed: [...open.ruling.agreed] },
  settled: { ...open.settled },
  people: open.people.map((one) => ({ ...one, placed: [...one.placed], motives: { ...one.motives } })),
  lines: [...open.lines],
  appeals: open.appeals.map((one) => ({ ...one, hearings: one.hearings.map((each) => ({ ...each })) })),
  reopened: [...open.reopened],
  noMore: [...open.noMore],
  leaving: open.leaving === null ? null : { ...open.leaving, letGo: [...open.leaving.letGo] },
  fights: [...open.fights],
});
