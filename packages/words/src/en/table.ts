/** What is said of a table and of what happens at it, apart from the scenes. */
export const TABLE = {
  theTable: 'The table',
  players: { recruit: 'Recruit', captain: 'Captain' },
  computer: '{name}, the computer{which, given, yes { (#)}},',
  seconds: '{n, plural, one {# second} other {# seconds}}',
  minutes: '{n, plural, one {# minute} other {# minutes}}',
  hours: '{n, plural, one {# hour} other {# hours}}',
  days: '{n, plural, one {# day} other {# days}}',
  options: {
    dice: '{dice, select, typed {dice are real ones, typed in} shared {dice come from the seed and from what everybody adds} other {dice come from the seed}}',
    hideMade: '{hideMade, select, yes {nobody is} no {all are}} told who has chosen',
    referee: '{referee, given, yes {# is the referee} no {there is no referee}}',
    deadline: 'silence {after, given, yes {counts as agreement after #} no {never counts as agreement}}',
    absence: 'on what is somebody’s own, silence {after, given, yes {counts after #} no {never counts}}',
    standIn: 'a computer plays for the absent {after, given, yes {after # at the earliest} no {only if they say so}}',
  },
  spoken: {
    agreed: '{who, select, you {You agree} other {# agrees}}.',
    objected:
      '{who, select, you {You object} other {# objects}}. {falls, select, yes {It is their own, and so it falls} no {It goes to the vote}}.',
    proposed: '{who, select, you {You propose} other {# proposes}} otherwise.',
    cast: '{name} {vote, select, for {for} against {against} abstain {abstains}}',
    voted: 'The vote: {votes}. The proposal {stands, select, yes {stands} no {falls}}.',
  },
  proposals: {
    undo: 'Go back to entry {to}',
    pause: 'Pause',
    goOn: 'Go on',
    options: 'Change the table: {options}',
    regent: 'Let {player} play for {name}',
    host: 'Make {name} the host',
    handOut: 'Let the host hand out the seat of {name} anew',
    openLog: 'Open the log of this scene, secrets and all',
    abandon: 'Break off this scene',
    scene: 'Begin: {scene}',
  },
  staysInside: 'all stays as it is',
  asItIs: 'All stays as it is',
  settled:
    '{why, select, agreed {Agreed} fell {It falls} withdrawn {Withdrawn} impossible {Agreed, but no longer possible} changed {It falls, for the scene has been changed meanwhile}}{what, given, yes {: #}}.',
  opened: 'The table is open: {title, quoted}.',
  computerSits: '{computer} sits down.',
  watches: '{who, select, you {You watch} other {# watches}}.',
  sits: '{who, select, you {You sit} other {# sits}} down.',
  hosted: '{who, select, you {You are} other {# is}} the host.',
  handed: 'The seat of {name} was handed out anew.',
  keyed: '{who, select, you {You sit} other {# sits}} down on another device too.',
  renamed: '{who, select, you {You are} other {# is}} now called {name}.',
  back: '{who, select, you {You are} other {# is}} back.',
  playsFor: '{player} plays for {who, select, you {you} other {#}}.',
  left: '{who, select, you {You leave} other {# leaves}} the table.',
  freed:
    'The host may hand out {who, select, you {your seat} other {the seat of #}} anew, until {who, select, you {you do} other {# does}} something there.',
  kept: '{who, select, you {You keep your} other {# keeps the}} seat.',
  putAway: 'The table is put away.',
  takenOut: 'The table is taken out again.',
  titled: 'The table is now called {title, quoted}.',
  switched: 'From now on: {options}.',
  paused: 'The table pauses.',
  wentOn: 'The table goes on.',
  began: '{scene} begins.',
  brokenOff: 'The scene is broken off.',
  ended: 'The scene is over.',
  logOpened: 'The log of this scene is open to all.',
  fileOpened: 'The whole file of this table, private papers and all, may be taken by whoever sits at it.',
  proposed: '{who, select, you {You propose} other {# proposes}}: {what}.',
} as const;

/** What a table refuses: what was wrong, and what to do. */
export const TABLE_REFUSALS = {
  NO_SUCH_TABLE: 'There is no such table.',
  NOT_YOUR_SEAT:
    '{seat, given, yes {The seat of # is not held from this device. Ask the host for a link to it.} no {You have no seat here. Join with a code.}}',
  HOST_ONLY: 'Only the host may do that. You can propose it to the table.',
  PLAYERS_ONLY: 'Only players may do that; you watch.',
  PAUSED: 'The table pauses. Propose to go on.',
  NO_SCENE: 'No scene is being played.',
  SCENE_RUNNING: 'A scene is being played. It has to end first.',
  STALE:
    '{now, given, yes {Something else is asked by now. Look again, then choose.} no {That was no longer asked when it came to the table.}}',
  NO_SUCH_PROPOSAL: 'That proposal is no longer before the table.',
  ALREADY_PROPOSED: 'A proposal of this kind is already before the table. Speak to that one.',
  LINK_GONE: 'This code is spent, withdrawn, too old or mistyped. Look at it again, or ask for a new one.',
  CODE_WRONG: 'No table here has this code. Look at it again: six signs, and never 0, O, 1, I or L.',
  CODE_OVER: 'This code is over: its time is up, the seats are taken, or the door was shut. Ask for a new one.',
  NO_VISITOR: 'They do not stand at the door any more.',
  NO_SUCH_ASK: 'That was answered or taken back already.',
  PUT_OUT: 'You were taken off this table. You can come back when the host invites anew.',
  OWN_SEAT:
    'That seat is {seat}’s own. Propose to the table that it be handed out: it takes the yes of {seat}, or a long silence.',
  OWNER_GONE: 'It would open what {seat} keeps secret, who has left and cannot be asked. So it stays closed.',
  OTHER_MATTER: 'That would concern others than the proposal before the table. Propose it by itself.',
  TABLE_FULL: 'The table is full: it has room for {most}.',
  NAME_NEEDED: 'A name is needed to sit down by.',
  NAME_TAKEN: 'Somebody at this table is called {name} already. Take another name.',
  UNKNOWN_PLAYER: 'There is no computer player "{player}". There are {known, and}.',
  SEAT_IN_PLAY: '{seat} acts in the running scene. It has to end first, or a regent takes over.',
  LAST_HOST: 'The host cannot leave. Make somebody else the host first.',
  SEALED:
    'This log is sealed: the scene is still played, or holds what somebody keeps secret. It can be read when all agree to open it.',
  SEALED_FILE: 'This file holds what {seat} could see, and no more. No table can be made of it.',
  OTHER_HASH: 'This file was changed after it was written: its fingerprint does not fit.',
  TAMPERED:
    'In this file, {of, select, campaign {what record {number} says of the campaign did not come about so} other {# {number} was not played as it says}}.',
  UNREADABLE: 'Record {record} of this file does not fit what comes before it.',
  OTHER_RULES:
    'The rules of this server cannot read record {record} of this table. Nothing is lost: another version can.',
  NO_SHARE:
    '{why, select, off {The dice of this scene take no share from your seat.} notNow {No share of the dice is awaited from your seat now.} other {This is not the next share of the chain that your seat began.}}',
  NOT_TAKEN_BACK:
    '{why, select, others {Somebody else has acted since: it cannot be taken back. Propose to go back instead.} dice {Dice have fallen since: it cannot be taken back. Propose to go back instead.} shown {What was hidden has been shown since: it cannot be taken back. Propose to go back instead.} sealed {It is sealed, and may be changed until all have chosen.} other {There is nothing of yours to take back.}}',
  CANNOT_STAND: '{answer, given, yes {This answer cannot stand like that.} no {No scene of this kind is played here.}}',
  NOT_TYPED: 'The dice of this scene come from its seed; none are typed in.',
  OTHER_PROTOCOL: 'This page is older or newer than the server. Load it again.',
  TOO_FAST: 'That was too much at once. Wait {seconds, plural, one {# second} other {# seconds}}.',
  TOO_MANY:
    '{what, select, sockets {There are too many connections from your address} tables {Too many tables were opened from your address} joins {Too many people have sat down from your address within an hour} codes {Too many codes were tried that open nothing. Wait a while, or ask for the link, which always works} visitors {Too many people stand at this door} asks {You ask for too many things at once} proposals {Too many proposals of yours wait for the table} gestures {Enough was said and done unasked in this scene} scenes {This table has had too many scenes} imports {Too many files were brought from your address within an hour} watched {Too many tables are open on this page}}: at most {most}.',
  TOO_LARGE: 'That is too large: at most {kilobytes} KB.',
  TOO_MUCH:
    '{what, select, sending {Sending this file took longer than the server waits} time {This file took longer than the server gives to one} memory {This file took more memory than the server gives to one}}. Nothing was done.',
  SEATED_ONLY:
    'This server takes files only from people who sit at one of its tables. Open a table or sit down at one, then bring the file.',
  OPERATOR_ONLY: 'Only whoever runs this server brings files to it. Ask them.',
  ID_USED: 'This was sent before, as something else. Do it again.',
  NOT_FOUND: 'There is nothing at {path}.',
  OTHER_ORIGIN: 'That came from another site, and is not taken.',
  OTHER_HOST:
    'This server does not go by that address. Open it under its own; whoever runs it may name another as PUBLIC_URL.',
  TRY_AGAIN:
    '{why, select, store {The server cannot reach its store} stopping {The server is stopping} crowded {Too many acted at this table at once} full {The server has as many connections as it can take} busy {The server is at work on another file}}. Nothing was done; try again.',
  FAULT: 'Something of ours broke. Its number is {fault}.',
} as const;
