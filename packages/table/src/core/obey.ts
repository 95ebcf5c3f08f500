import type { SeatId } from '@warmoot/kernel';
import { type Command, type Deed, type Outcome, refuse } from '@warmoot/protocol';
import { mayDo } from './authority.js';
import { doInCampaign, playInCampaign } from './campaign.js';
import { type Circumstances, commandPrint, Desk } from './desk.js';
import { letIn, openDoor, shutDoor, turnAway } from './door.js';
import { type Seat, seatIn, type TableFacts } from './facts.js';
import { addShare, answer, beginScene, DONE, gesture, hold, settleDice, takeBack, typeDice } from './play.js';
import { objectByActing, propose, speak, withdraw } from './proposing.js';
import { keepSeat, leave, makeHost, putOut, rename, seatComputer } from './seating.js';
import { stand } from './setStanding.js';
import { setField, settleAsk, unask } from './slate.js';

const doIt = (desk: Desk, { seat, holder, player }: Seat, deed: Deed): Outcome<null> => {
  const actor = { by: seat, how: 'person' } as const;
  switch (deed.do) {
    case 'answer':
      return answer(desk, seat, deed, actor);
    case 'takeBack':
      return takeBack(desk, seat, actor);
    case 'stand':
      return stand(desk, seat, deed);
    case 'dice':
      return typeDice(desk, seat, deed, actor);
    case 'gesture':
      return gesture(desk, seat, deed, actor);
    case 'share':
    case 'link':
      return addShare(desk, deed, actor);
    case 'propose':
      return propose(desk, seat, deed);
    case 'speak':
      return speak(desk, seat, deed, actor);
    case 'withdraw':
      return withdraw(desk, seat, deed.proposal);
    case 'begin':
      return beginScene(desk, deed);
    case 'campaign':
      return doInCampaign(desk, seat, deed.deed, false);
    case 'play':
      return playInCampaign(desk, deed.play, false, beginScene);
    case 'seatComputer':
      return seatComputer(desk, deed.name, deed.player);
    case 'rest':
      return hold(desk, seat, deed.player);
    case 'back':
      return holder === 'regent' || player !== null ? hold(desk, seat, null) : DONE;
    case 'rename':
      return rename(desk, seat, deed.name);
    case 'leave':
      return leave(desk, seat);
    case 'unseat':
      return putOut(desk, deed.seat);
    case 'makeHost':
      return makeHost(desk, deed.seat);
    case 'title':
      desk.put({ did: 'titled', title: deed.title });
      return DONE;
    case 'openDoor':
      return openDoor(desk);
    case 'shutDoor':
      return shutDoor(desk);
    case 'letIn':
      return letIn(desk, deed.visitor);
    case 'turnAway':
      return turnAway(desk, deed.visitor);
    case 'set':
      return setField(desk, seat, deed.field, deed.value);
    case 'settle':
      return settleAsk(desk, deed.ask, deed.agree);
    case 'unask':
      return unask(desk, seat, deed.ask);
    case 'shelve':
      if (deed.away !== desk.facts.shelved) desk.put({ did: 'shelved', away: deed.away });
      return DONE;
    case 'say':
      desk.put({ did: 'said', text: deed.text });
      return DONE;
  }
};

/** The effect of a command. A command that was done before has no further effect. */
export interface Obeyed {
  readonly desk: Desk;
  readonly repeated: boolean;
}

/** The print of the command that a seat sent under an id, if there was one. */
export type Asked = (seat: SeatId, id: string) => string | undefined;

/** Does what a seat asks for, on a desk, or says why not. Who holds the seat has been seen to. */
export const obey = (
  facts: TableFacts,
  command: Command,
  circumstances: Circumstances,
  asked: Asked,
): Outcome<Obeyed> => {
  const { id, seat, deed } = command;
  const found = seatIn(facts, seat);
  if (found === undefined) return refuse({ code: 'NOT_YOUR_SEAT', seat });
  const print = commandPrint(command);
  const desk = new Desk(facts, circumstances, { by: seat, how: 'person', command: { id, print } });
  const before = asked(seat, id);
  if (before !== undefined) {
    return before === print ? { ok: true, value: { desk, repeated: true } } : refuse({ code: 'ID_USED', id });
  }
  const may = mayDo(facts, found, deed.do);
  if (!may.ok) return may;
  // What somebody sets for themselves alone is no act at the table: nobody may notice it.
  const isOwn = deed.do === 'stand';
  if (!isOwn) keepSeat(desk, found);
  const done = doIt(desk, found, deed);
  if (!done.ok) return done;
  if (isOwn) return { ok: true, value: { desk, repeated: false } };
  objectByActing(desk, seat);
  settleDice(desk);
  return { ok: true, value: { desk, repeated: false } };
};
