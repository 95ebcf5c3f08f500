import { sha256 } from '@warmoot/kernel';
import { CODES, codeIn, codeOf, type KnockAtDoor, lookOfName, type Outcome, refuse } from '@warmoot/protocol';
import type { Desk } from './desk.js';
import type { Door, TableFacts, Visitor } from './facts.js';
import { DONE } from './play.js';
import { isNameTaken, key, sitDown } from './seating.js';

/** How long a code can be used, in milliseconds: from one evening to the next. */
export const CODE_MS = 24 * 3600 * 1000;

const MOST_VISITORS = 12;

/** Under which the store finds the table of a code. Whoever can read it there can read the code itself. */
export const doorHash = (code: string): string => sha256(`warmoot door 1\n${code}`);

/** What the store finds a door by: its code, those of before, and the keys of whoever stands there. */
export const doorKeys = ({ code, past, visitors }: Door): readonly string[] => [
  ...[...(code === null ? [] : [code]), ...past].map(doorHash),
  ...visitors.map((one) => one.key),
];

/** Two hundred and fifty-six bits make a number far larger than there are codes, so that all are as likely. */
const newCode = (secret: string): string => codeOf(Number(BigInt(`0x${sha256(secret).slice(0, 32)}`) % BigInt(CODES)));

export const openDoor = (desk: Desk): Outcome<null> => {
  const { now, secret } = desk.circumstances;
  desk.put({ did: 'doorOpened', code: newCode(secret()), until: now + CODE_MS });
  return DONE;
};

/** The host shuts the door: whoever still stands there is turned away. */
export const shutDoor = (desk: Desk): Outcome<null> => {
  for (const { visitor } of desk.facts.door.visitors) desk.put({ did: 'doorAnswered', visitor });
  if (desk.facts.door.code !== null) desk.put({ did: 'doorShut', why: 'host' });
  return DONE;
};

/** Whether a code opens the door now. */
export const isOpenTo = ({ door }: Pick<TableFacts, 'door'>, code: string, now: number): boolean =>
  door.code !== null && door.code === codeIn(code) && door.until > now;

/** Somebody stands at the door. Who came before with the same key comes anew. */
export const knock = (desk: Desk, { code, me, role, as }: KnockAtDoor, hash: string): Outcome<number> => {
  const { facts, circumstances } = desk;
  if (!isOpenTo(facts, code, circumstances.now)) return refuse({ code: 'CODE_OVER' });
  if (facts.barred.includes(hash)) return refuse({ code: 'PUT_OUT' });
  const others = facts.door.visitors.filter((one) => one.key !== hash);
  const isTaken = isNameTaken(facts, me) || others.some(({ name }) => lookOfName(name) === lookOfName(me));
  if (isTaken) return refuse({ code: 'NAME_TAKEN', name: me });
  if (others.length >= MOST_VISITORS) return refuse({ code: 'TOO_MANY', what: 'visitors', most: MOST_VISITORS });
  for (const one of facts.door.visitors) {
    if (one.key === hash) desk.put({ did: 'doorAnswered', visitor: one.visitor });
  }
  const visitor = facts.door.knocks + 1;
  desk.put({ did: 'knocked', visitor, name: me, role, as: role === 'player' ? as : null, key: hash });
  return { ok: true, value: visitor };
};

const visitorIn = ({ door }: TableFacts, number: number): Visitor | undefined =>
  door.visitors.find(({ visitor }) => visitor === number);

/** The host lets somebody in: they sit down as whoever uses an invitation does. */
export const letIn = (desk: Desk, number: number): Outcome<null> => {
  const found = visitorIn(desk.facts, number);
  if (found === undefined) return refuse({ code: 'NO_VISITOR', visitor: number });
  const { name, role, as } = found;
  const seat = sitDown(desk, { name, role, as });
  if (!seat.ok) return seat;
  key(desk, seat.value, found.key, 'sat');
  desk.put({ did: 'doorAnswered', visitor: number });
  return DONE;
};

export const turnAway = (desk: Desk, visitor: number): Outcome<null> => {
  if (visitorIn(desk.facts, visitor) === undefined) return refuse({ code: 'NO_VISITOR', visitor });
  desk.put({ did: 'doorAnswered', visitor });
  return DONE;
};
