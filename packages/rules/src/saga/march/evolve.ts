import { evolveRuling, RULING_EVENTS, type RulingEvent } from '@warmoot/kernel';
import type { Book, March, MarchEvent, MarchOpen, PartyEvent } from './model.js';

const isRuling = (event: MarchEvent): event is RulingEvent => RULING_EVENTS.has(event.event);

const without = (all: readonly string[], one: string): string[] => all.filter((other) => other !== one);

const sees = (book: Book, sighting: Book['sightings'][string]): void => {
  book.sightings[sighting.of] = sighting;
  if (!book.aware.includes(sighting.of)) book.aware.push(sighting.of);
};

const feels = (book: Book, of: string): void => {
  if (!book.felt.includes(of)) book.felt.push(of);
};

/** Writes what a party's players have heard into its book. */
const evolveBook = (book: Book, event: PartyEvent): void => {
  switch (event.event) {
    case 'planned':
      book.plan = event.plan;
      book.checks = {};
      // Whoever marches off lies in wait no more.
      if (event.plan.route.length > 0) book.waits = [];
      return;
    case 'gaveUp':
      book.state = 'gaveUp';
      return;
    case 'ownChecked':
      book.checks[event.check] = event.success;
      // Once a day; and none after a failure.
      if (event.check === 'lead') book.lead = event.success ? 'today' : 'failed';
      return;
    case 'marched':
      if (event.at !== book.at) book.passed = [];
      book.at = event.at;
      book.into = event.into;
      return;
    case 'noticed':
      sees(book, event.sighting);
      // Whoever meant to pass them knows now that they are about.
      if (book.plan?.past.some(({ of }) => of === event.sighting.of)) feels(book, event.sighting.of);
      return;
    case 'feltSeen':
      feels(book, event.of);
      return;
    case 'slippedPast':
      if (!book.passed.includes(event.of)) book.passed.push(event.of);
      return;
    case 'meets':
      sees(book, event.sighting);
      if (!book.choosing.includes(event.sighting.of)) book.choosing.push(event.sighting.of);
      return;
    case 'intended':
      book.choosing = without(book.choosing, event.of);
      book.intents[event.of] = { intent: event.intent, to: event.to };
      return;
    case 'exchanged':
      delete book.intents[event.of];
      // It lies in wait only as long as it stays where it is.
      if (event.result !== 'wait' && event.result !== 'standOff') book.waits = [];
      return;
    case 'cameToNothing':
      delete book.intents[event.of];
      return;
    case 'liesInWait':
      book.waits = [...book.waits.filter(({ of }) => of !== event.of), { of: event.of, until: event.until }];
      return;
    case 'met':
      book.met.push(event.met);
      sees(book, event.sighting);
      book.waits = [];
      return;
    case 'parleyed':
      book.parleys.push({ day: event.day, outcome: event.outcome });
      return;
    case 'chased':
      book.chased.push(event.outcome);
      book.lead = event.outcome.lead[event.side];
      return;
    case 'fought':
      book.fought.push(event.outcome);
      if (event.left === null) book.state = 'stopped';
      else book.party = event.left;
      return;
    case 'gotAway':
      book.at = event.to;
      book.into = null;
      if (event.how === 'away') book.aware = without(book.aware, event.from);
      return;
    case 'lostSight':
      book.aware = without(book.aware, event.of);
      delete book.intents[event.of];
      return;
    case 'evening': {
      const { line } = event;
      if (line.at !== book.at) book.passed = [];
      book.at = line.at;
      book.into = event.into;
      book.forced = event.forced;
      book.stores = event.stores;
      book.provisions = { ...event.provisions };
      book.party = { ...book.party, weary: line.weary };
      book.days.push(line);
      book.aware = [...event.aware];
      book.waits = [...event.waits];
      for (const sighting of event.seen) book.sightings[sighting.of] = sighting;
      book.felt = [];
      book.plan = null;
      book.checks = {};
      if (book.lead === 'today') book.lead = 'no';
      return;
    }
    case 'settledUp':
      book.state = event.state;
      return;
    case 'parleyAsked':
    case 'parleyRefused':
    case 'letGo':
    case 'first':
      return;
  }
};

const evolveAll = (open: MarchOpen, event: Exclude<MarchEvent, RulingEvent>): void => {
  switch (event.event) {
    case 'dayBegan':
      open.day = event.day;
      return;
    case 'dayOver':
      open.day = event.day + 1;
      open.over = event.over;
      return;
    case 'judged':
      open.judged = event.value;
      open.over = true;
      return;
    case 'ended':
      return;
    default:
      evolveBook(open.books[event.party] as Book, event);
  }
};

export const evolve = (open: March['open'], event: MarchEvent): void => {
  if (isRuling(event)) evolveRuling(open, event);
  else evolveAll(open, event);
};

export const evolveOwn = (own: March['own'], event: PartyEvent): void =>
  evolveBook(own.books[event.party] as Book, event);
