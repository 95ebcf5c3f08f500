import { evolveRuling, RULING_EVENTS, type RulingEvent } from '@warmoot/kernel';
import type { ChaseEvent, ChaseOpen, Running } from './model.js';

/** Writes what was said. */
export const evolve = (open: ChaseOpen, event: ChaseEvent): void => {
  if (RULING_EVENTS.has(event.event)) evolveRuling(open, event as RulingEvent);
  else evolveChase(open, event as Exclude<ChaseEvent, RulingEvent>);
};

const evolveChase = (open: ChaseOpen, event: Exclude<ChaseEvent, RulingEvent>): void => {
  switch (event.event) {
    case 'legBegan':
      open.leg = event.leg;
      return;
    case 'revealed':
      open.running = { way: event.way, guess: event.guess, led: null };
      return;
    case 'led':
      open.lead[event.side] = event.success ? 'today' : 'failed';
      if (event.for === 'leg') (open.running as Running).led = event.success;
      else open.rallied = event.success;
      return;
    case 'ran':
      open.gap = event.leg.after;
      open.legs.push(event.leg);
      open.running = null;
      return;
    case 'breathed':
      open.spent[event.side] = event.spent;
      open.rallied = null;
      return;
    case 'turned':
    case 'gaveUp':
      return;
    case 'ended':
      open.end = event.end;
  }
};

export const copyOpen = (open: ChaseOpen): ChaseOpen => ({
  ruling: open.ruling === null ? null : { ...open.ruling, agreed: [...open.ruling.agreed] },
  settled: { ...open.settled },
  gap: open.gap,
  leg: open.leg,
  spent: { quarry: open.spent.quarry, pursuers: open.spent.pursuers },
  legs: [...open.legs],
  running: open.running === null ? null : { ...open.running },
  lead: { quarry: open.lead.quarry, pursuers: open.lead.pursuers },
  rallied: open.rallied,
  end: open.end,
});
