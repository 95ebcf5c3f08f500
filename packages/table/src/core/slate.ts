import type { Json, SeatId } from '@warmoot/kernel';
import { type Outcome, refuse } from '@warmoot/protocol';
import type { Desk } from './desk.js';
import { DONE } from './play.js';

/** Signs of all that is written on a slate and asked for on it, and how many fields and asks it has room for. */
const MOST_SIGNS = 65_536;
const MOST_FIELDS = 60;
const MOST_ASKS = 5;

const signsOf = (value: unknown): number => JSON.stringify(value).length;

/**
 * Writes on the slate. The host's press sets a field, another player's asks for it. What a field holds is for whoever
 * reads it to make sense of: nothing on a slate is done before the host begins the scene, and then the rules look at it.
 */
export const setField = (desk: Desk, seat: SeatId, field: string, value: Json): Outcome<null> => {
  const { slate, host } = desk.facts;
  const isHosts = seat === host;
  const { [field]: _before, ...others } = slate.fields;
  const asks = slate.asks.filter((one) => one.field !== field || (!isHosts && one.by !== seat));
  if (signsOf([isHosts ? others : slate.fields, asks, value]) > MOST_SIGNS) {
    return refuse({ code: 'TOO_LARGE', most: MOST_SIGNS });
  }
  if (isHosts) {
    if (Object.keys(others).length >= MOST_FIELDS) return refuse({ code: 'TOO_LARGE', most: MOST_SIGNS });
    desk.put({ did: 'set', field, value });
    return DONE;
  }
  if (asks.filter(({ by }) => by === seat).length >= MOST_ASKS) {
    return refuse({ code: 'TOO_MANY', what: 'asks', most: MOST_ASKS });
  }
  desk.put({ did: 'asked', ask: slate.asked + 1, field, value });
  return DONE;
};

/** The host agrees to what somebody asks for, which sets it; or keeps what there is. */
export const settleAsk = (desk: Desk, ask: number, agree: boolean): Outcome<null> => {
  const found = desk.facts.slate.asks.find((one) => one.ask === ask);
  if (found === undefined) return refuse({ code: 'NO_SUCH_ASK', ask });
  desk.put({ did: 'askAnswered', ask });
  // It is set by whoever asked: so it stands at the field.
  if (agree)
    desk.put({ did: 'set', field: found.field, value: found.value }, { actor: { by: found.by, how: 'person' } });
  return DONE;
};

export const unask = (desk: Desk, seat: SeatId, ask: number): Outcome<null> => {
  if (!desk.facts.slate.asks.some((one) => one.ask === ask && one.by === seat)) {
    return refuse({ code: 'NO_SUCH_ASK', ask });
  }
  desk.put({ did: 'askAnswered', ask });
  return DONE;
};
