import type { NamedThing, Naming } from '@warmoot/kernel';
import type { March, MarchEvent, MarchStep } from './model.js';

const PARTY = { party: 'party' };
const PAIR = { 'pair[0]': 'party', 'pair[1]': 'party' };
const OTHER = { party: 'party', of: 'party' };
const CONTACT = { 'contact.attacker': 'party', 'contact.defender': 'party', 'contact.at': 'span' };
const MET = { 'met.attacker': 'party', 'met.defender': 'party', 'met.at': 'span' };
const SIGHTING = { party: 'party', 'sighting.of': 'party', 'sighting.at': 'span' };
const PLAN = { 'plan.route[]': 'span', 'plan.past[].of': 'party' };
const AT = { at: 'span' };
const TO = { to: 'span' };

type Named<Of extends string> = Partial<Record<Of, Readonly<Record<string, string>>>>;

const STEPS: Named<MarchStep['step']> = {
  ownCheck: { ...PARTY, ...AT },
  notice: OTHER,
  getPast: OTHER,
  feelSeen: OTHER,
  tactics: { ...CONTACT, other: 'span' },
  pickSide: { ...CONTACT, winner: 'party', other: 'span' },
  handOver: CONTACT,
  fight: MET,
  giveChase: { winner: 'party', quarry: 'party' },
  chase: { quarry: 'party', pursuers: 'party' },
  getAway: { ...PARTY, from: 'party', 'spans[]': 'span' },
  askParley: PAIR,
  takeParley: { ...PAIR, by: 'party' },
  parley: PAIR,
  arriveFirst: { one: 'party', other: 'party', span: 'span' },
  holdThere: { first: 'party', other: 'party', span: 'span' },
  attackThere: { first: 'party', other: 'party', span: 'span' },
};

const EVENTS: Named<MarchEvent['event']> = {
  planned: { ...PARTY, ...PLAN },
  gaveUp: PARTY,
  ownChecked: PARTY,
  marched: { ...PARTY, ...AT, 'into.span': 'span', 'spans[]': 'span' },
  noticed: SIGHTING,
  meets: SIGHTING,
  intended: { ...OTHER, ...TO },
  exchanged: OTHER,
  slippedPast: OTHER,
  feltSeen: OTHER,
  met: { ...PARTY, ...MET },
  parleyAsked: { ...PARTY, by: 'party' },
  parleyRefused: { ...PARTY, by: 'party' },
  parleyed: PARTY,
  chased: PARTY,
  fought: PARTY,
  letGo: OTHER,
  gotAway: { ...PARTY, from: 'party', ...TO },
  lostSight: OTHER,
  cameToNothing: OTHER,
  first: { ...PARTY, span: 'span', before: 'party' },
  evening: { ...PARTY, 'line.at': 'span', 'line.spans[]': 'span', 'into.span': 'span', 'aware[]': 'party' },
  liesInWait: OTHER,
  settledUp: PARTY,
};

type Sees = Parameters<Naming<March>['thing']>[0];

/** The spans or the parties of a march: what choices call them, and what people do. */
const allOf = ({ given }: Sees, kind: string): readonly Required<Pick<NamedThing, 'key' | 'name'>>[] =>
  kind === 'span'
    ? given.roads.spans.map(({ key, name }) => ({ key, name: name ?? key }))
    : given.parties.map(({ name }) => ({ key: name, name }));

/** Names as people write them: large or small, with any apostrophe and any spaces. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();

/** What the keys in a march's steps, events and choices stand for. */
export const marchNaming: Naming<March> = {
  steps: STEPS as Naming['steps'],
  events: EVENTS as Naming['events'],
  choices: {
    plan: { 'route[]': 'span', 'past[].of': 'party' },
    evade: TO,
    attack: AT,
    stand: AT,
    go: TO,
  },
  keyed: (sight, kind, key) => allOf(sight, kind).findIndex((one) => one.key === key),
  spoken: (sight, kind, text) =>
    allOf(sight, kind).findIndex(({ key, name }) => plain(key) === plain(text) || plain(name) === plain(text)),
  thing: (sight, kind, number) => allOf(sight, kind)[number] ?? null,
};
