import { evolveRuling } from '@warmoot/kernel';
import type { SortieOpen } from '../battle/model.js';
import type { SortieEvent } from '../battle/sortie.js';
import { join, split } from './parts.js';
import * as write from './writing.js';

/** Writes what was said into the open facts. */
export const evolve = (open: SortieOpen, event: SortieEvent): void => {
  switch (event.event) {
    case 'initiativeRolled':
      open.rolled = event.side === 0 ? [event.total.total, open.rolled[1]] : [open.rolled[0], event.total.total];
      return;
    case 'initiativeWon':
      open.initiative = event.side;
      return;
    case 'placed':
      write.place(open, event);
      return;
    case 'roundBegan':
      write.beginRound(open, event.round);
      return;
    case 'ordered':
      write.order(open, event.orders);
      return;
    case 'met':
      write.met(open, event);
      return;
    case 'beset':
      open.fronts[event.unit] = event.fronts;
      return;
    case 'planned':
      write.planned(open, event.plans);
      return;
    case 'aimed':
      open.shooting[event.nth] = { target: event.needs.total, total: 0, result: 'none' };
      return;
    case 'shot':
      open.shooting[event.nth] = event.how;
      return;
    case 'rolledPool':
      write.rolled(open, event);
      return;
    case 'fought':
      open.fought[event.nth] = event.how;
      return;
    case 'applied':
      write.applyAll(open, event.impacts);
      return;
    case 'finished':
    case 'destroyed':
      write.leave(open, event.unit, event.event);
      return;
    case 'stayed':
      write.leave(open, event.unit, 'finished');
      return;
    case 'fled':
      write.leave(open, event.unit, 'fled');
      return;
    case 'escaped':
      open.floating[event.unit] = 0;
      write.leave(open, event.unit, 'fled');
      return;
    case 'caught':
      if (event.total !== null) open.floating[event.unit] = 0;
      return;
    case 'takenIn':
      write.leave(open, event.unit, event.fate);
      return;
    case 'took':
    case 'spoiled':
      open.fate[event.target] = event.fate;
      return;
    case 'shifted':
      write.shifted(open, event);
      return;
    case 'movedApart':
      write.movedApart(open, event);
      return;
    case 'passedThrough':
      (open.floating[event.friend] as number) -= event.dice;
      return;
    case 'joined':
      join(open, event);
      return;
    case 'split':
      split(open, event);
      return;
    case 'withdrew':
      write.withdraw(open, event);
      return;
    case 'recovered':
      for (const unit of event.units) (open.floating[unit] as number) += 1;
      return;
    case 'leftField':
      for (const unit of event.units) write.leave(open, unit, 'left');
      return;
    case 'roundEnded':
      write.endRound(open, event.quiet);
      return;
    case 'decided':
    case 'ended':
      open.ending = event.ending;
      open.winner = event.winner;
      return;
    case 'quarterSaid':
      open.noQuarter = !event.given;
      return;
    case 'counted':
      write.count(open, event);
      return;
    case 'reckoned':
      write.reckon(open, event);
      return;
    case 'characterFate':
      open.characters.push({ who: event.who, unit: event.unit, end: event.end, part: event.part });
      return;
    case 'renamed':
      open.names = { ...open.names, [(open.roster[event.unit] as { name: string }).name]: event.name };
      return;
    case 'faced':
    case 'pressed':
    case 'letGo':
      return;
    default:
      evolveRuling(open, event);
  }
};
