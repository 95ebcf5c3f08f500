import { ACTS, type Asker, type Concern, DEEDS, MATTERS, type Silence } from '../core/authority.js';

export type RequestRole = 'host' | 'player' | 'spectator' | 'stranger';
const ROLES: readonly RequestRole[] = ['host', 'player', 'spectator', 'stranger'];

const MAY: Readonly<Record<Asker | 'stranger', readonly RequestRole[]>> = {
  host: ['host'],
  players: ['host', 'player'],
  seated: ['host', 'player', 'spectator'],
  stranger: ROLES,
};

/** What is said beside a row: what else it takes. */
const COMMAND_NOTES: Readonly<Partial<Record<keyof typeof DEEDS, string>>> = {
  answer: 'what the scene asks of that seat',
  stand: 'which answers of that seat stand; nobody else is told',
  dice: 'dice that the scene asks of that seat, or of nobody in particular',
  gesture: 'what is that seat’s own, such as the names of its units, or what its people say',
  share: 'that seat’s own share of the dice, where the table plays with shares',
  link: 'the next link of that seat’s own chain',
  speak: 'where that seat is asked',
  takeBack: 'its own last answer, until somebody else has acted',
  withdraw: 'whoever proposed it, the host, and whoever’s own it is',
  campaign: 'what is another’s, and what the rules leave to the table, is proposed',
  play: 'what the rules leave to the table is proposed',
  rest: 'for that seat',
  back: 'for that seat; always',
  leave: 'not the host, and not in the midst of a scene',
  unseat: 'not in the midst of a scene; opens nothing that was theirs, and ends the invitations',
  makeHost: 'to somebody who plays and holds a key',
  openDoor: 'makes a new code; the one before is over',
  shutDoor: 'and turns away whoever stands there',
  letIn: 'who stands at the door, at a new seat',
  turnAway: 'who stands at the door',
  set: 'the host’s sets a field of the slate; a player’s asks the host for it',
  settle: 'what a player asks for on the slate: agrees, or keeps what there is',
  unask: 'what that seat asks for',
  shelve: 'in the lists of all; closes nothing',
};

const ACT_NOTES: Readonly<Record<keyof typeof ACTS, string>> = {
  openTable: 'and is its host',
  join: 'with an invitation or a link; not with a key that was put out, until the host invites anew',
  seeDoor: 'with a code, an invitation or a link: who invites to what, and the names of who plays',
  knock: 'with a code: stands at the door, and is let in or not; not with a key that was put out',
  visit: 'how they fare who knocked with that key; of anybody else that they do not stand there',
  importTable:
    'with a seat at any table of the server, and is the host of the new one; anybody on the machine itself; or as the operator says (`IMPORTS`)',
  invite: '',
  linkOwnSeat: 'to their own seat',
  handOutSeat: 'a computer’s seat, one that nobody holds a key to, or one that the table has freed (`handOut`)',
  readTable: 'what that seat sees',
  readLines: 'what that seat may know',
  readCampaign: 'what that seat may know, whole or in parts',
  readQuestions: 'what that seat is asked',
  readLog: 'of a scene that has ended and keeps nothing secret, or that was opened (`openLog`)',
  exportTable: 'whole, or what that seat may know as long as anything is hidden from it',
};

const CONCERNED: Readonly<Record<Concern, string>> = {
  nobody: 'nobody’s',
  scene: 'the people in the scene',
  people: 'all people who play',
  sheets: 'all people who play; not done where an owner has left',
  seat: 'the person of that seat',
  hosts: 'the host, and who is to be host',
  secrets:
    'all people, while a scene is played (the dice to come are everybody’s) or there is a campaign; else those in scenes that keep secrets',
  owners: 'the owners of the characters and units that it changes',
  shown:
    'with closed sheets, the owners of those whose ratings it would show; of a battle by another way of war, the owners of both commanders',
};

const SILENCE: Readonly<Record<Silence, string>> = {
  deadline: 'agrees after `deadline`',
  absence: 'agrees after `absence`',
  standIn: 'agrees after `standIn`',
  never: 'never agrees: it takes a spoken yes',
};

const MATTER_NAMES: Readonly<Partial<Record<keyof typeof MATTERS, string>>> = {
  newReferee: '`options`, where a new referee would read closed sheets',
  regent: '`regent`, for somebody who is away',
  regentHere: '`regent`, for somebody who is here',
  openSheets: '`campaign`, where it opens closed sheets',
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const rows = (head: readonly string[], body: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...body.map(row)].join('\n');

const mays = (asker: Asker | 'stranger'): readonly string[] =>
  ROLES.map((role) => (MAY[asker].includes(role) ? 'yes' : 'no'));

/** The tables of authority as the page on security shows them. */
export const authorityTables = (): readonly string[] => [
  rows(
    ['command', ...ROLES, ''],
    Object.entries(DEEDS).map(([deed, asker]) => [
      `\`${deed}\``,
      ...mays(asker),
      COMMAND_NOTES[deed as keyof typeof DEEDS] ?? '',
    ]),
  ),
  rows(
    ['proposal', 'whose own it is', 'the silence of those'],
    Object.entries(MATTERS).map(([matter, { concerned, silence }]) => [
      MATTER_NAMES[matter as keyof typeof MATTERS] ?? `\`${matter}\``,
      CONCERNED[concerned],
      concerned === 'nobody' ? '' : SILENCE[silence],
    ]),
  ),
  rows(
    ['request', ...ROLES, ''],
    Object.entries(ACTS).map(([act, asker]) => [`\`${act}\``, ...mays(asker), ACT_NOTES[act as keyof typeof ACTS]]),
  ),
];

/** Every request, and which roles may make it. */
export const REQUESTS = Object.fromEntries(Object.entries(ACTS).map(([act, asker]) => [act, MAY[asker]])) as Readonly<
  Record<keyof typeof ACTS, readonly RequestRole[]>
>;
