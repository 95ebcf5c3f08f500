import type { TableWords } from '../tableWords.js';
import { and, count } from './grammar.js';

const TOO_MANY = {
  sockets: 'There are too many connections from your address',
  tables: 'Too many tables were opened from your address',
  watched: 'Too many tables are open on this page',
};

const AGAIN = {
  store: 'The server cannot reach its store',
  stopping: 'The server is stopping',
  crowded: 'Too many acted at this table at once',
};

/** What a table refuses, in English: what was wrong, and what to do. */
export const tableRefusals: TableWords['refusals'] = {
  NO_SUCH_TABLE: () => 'There is no such table.',
  NOT_YOUR_SEAT: ({ seat }) =>
    seat === null
      ? 'You have no seat here. Join with a code.'
      : `The seat of ${seat} is not held from this device. Ask the host for a link to it.`,
  HOST_ONLY: () => 'Only the host may do that. You can propose it to the table.',
  PLAYERS_ONLY: () => 'Only players may do that; you watch.',
  PAUSED: () => 'The table pauses. Propose to go on.',
  NO_SCENE: () => 'No scene is being played.',
  SCENE_RUNNING: () => 'A scene is being played. It has to end first.',
  STALE: ({ now }) =>
    now.length === 0
      ? 'That was no longer asked when it came to the table.'
      : 'Something else is asked by now. Look again, then choose.',
  NO_SUCH_PROPOSAL: () => 'That proposal is no longer before the table.',
  ALREADY_PROPOSED: () => 'A proposal of this kind is already before the table. Speak to that one.',
  LINK_GONE: () => 'This code is spent, withdrawn, too old or mistyped. Look at it again, or ask for a new one.',
  TABLE_FULL: ({ most }) => `The table is full: it has room for ${most}.`,
  NAME_NEEDED: () => 'A name is needed to sit down by.',
  NAME_TAKEN: ({ name }) => `Somebody at this table is called ${name} already. Take another name.`,
  UNKNOWN_PLAYER: ({ player, known }) => `There is no computer player "${player}". There are ${and(known)}.`,
  SEAT_IN_PLAY: ({ seat }) => `${seat} acts in the running scene. It has to end first, or a regent takes over.`,
  LAST_HOST: () => 'The host cannot leave. Make somebody else the host first.',
  SEALED: () =>
    'This log is sealed: the scene is still played, or holds what somebody keeps secret. It can be read when all agree to open it.',
  SEALED_FILE: ({ seat }) => `This file holds what ${seat} could see, and no more. No table can be made of it.`,
  OTHER_HASH: () => 'This file was changed after it was written: its fingerprint does not fit.',
  TAMPERED: ({ of, number }) =>
    of === 'campaign'
      ? `In this file, what record ${number} says of the campaign did not come about so.`
      : `In this file, ${of} ${number} was not played as it says.`,
  UNREADABLE: ({ record }) => `Record ${record} of this file does not fit what comes before it.`,
  OTHER_RULES: ({ record }) =>
    `The rules of this server cannot read record ${record} of this table. Nothing is lost: another version can.`,
  NOT_TYPED: () => 'The dice of this scene come from its seed; none are typed in.',
  OTHER_PROTOCOL: () => 'This page is older or newer than the server. Load it again.',
  TOO_FAST: ({ seconds }) => `That was too much at once. Wait ${count(seconds, 'second')}.`,
  TOO_MANY: ({ what, most }) => `${TOO_MANY[what]}: at most ${most}.`,
  TOO_LARGE: ({ most }) => `That is too large: at most ${Math.floor(most / 1024)} KB.`,
  ID_USED: () => 'This was sent before, as something else. Do it again.',
  NOT_FOUND: ({ path }) => `There is nothing at ${path}.`,
  OTHER_ORIGIN: () => 'That came from another site, and is not taken.',
  TRY_AGAIN: ({ why }) => `${AGAIN[why]}. Nothing was done; try again.`,
  FAULT: ({ fault }) => `Something of ours broke. Its number is ${fault}.`,
};
