import { campaignEn } from './campaign.js';
import { characterEn } from './character.js';
import { packEn } from './pack.js';
import type { Texts } from './texts.js';

export const en: Texts = {
  undone: (line) => `(undone) ${line}`,
  outcome: (text) => `Outcome: ${text}`,
  otherAnswers: (scene) => `(other answers may be given: warmoot schema ${scene})`,
  howToGiveDice: 'The dice can be given by --dice or --seed, or in the script.',
  whereDiceComeFrom: 'Give them in the script, by --dice or by --seed.',

  roller: 'Roller',
  opponent: 'Opponent',
  unnamed: 'unnamed',
  agreed: 'what was said',

  kept: (take, count) => `the ${take} ${count} kept`,
  sameSeed: '(--seed with this rolls the same again)',

  atLeast: 'at least',
  atMost: 'at most',
  exactly: 'exactly',
  counting: (from) => `counting dice that show ${from} or more`,
  tooLong: '(see --json)',
  total: 'total',
  count: 'count',
  chance: 'chance',
  orMore: 'or more',
  margin: 'margin',
  byMargin: (rules) => `Success in a check of ${rules}, by margin (rating less opposing rating):`,
  against: (rating, opposing) => `${rating} against ${opposing}.`,
  needed: (dice, hits, least, target) =>
    `${dice}, ${hits ? 'hits: ' : ''}${least ? 'at least' : 'at most'} ${target} needed.`,
  success: (chance) => `Success: ${chance}.`,

  seats: (least, most) => `${least} to ${most}`,
  sceneHeads: ['scene', 'version', 'seats', ''],

  logHolds: (file, scene) => `${file}: ${scene}, the log holds.`,
  throws: (count) => `${count} ${count === 1 ? 'throw' : 'throws'}`,
  checked: {
    entries: ['entries', 'played again; what followed and every hash is the same'],
    seeded: ['dice from the seed', 'as the seed gives them that was committed to'],
    typed: ['dice typed in', 'possible faces, and nothing more can be said of them'],
    sealed: ['dice still sealed', 'to be checked when the scene is over and its seed is shown'],
    scene: 'the scene',
    over: 'over',
    notOver: 'not over',
  },

  sitting: {
    leftOff: 'Left off here; the fight is not over.',
    logIsIn: (file) => `The log is in ${file}.`,
    passOn: (seat) => `Pass the keyboard to ${seat}. ${seat}: press Enter `,
    asked: (seat, as, question) => `${seat}, for ${as}: ${question}.`,
    enter: (text) => `Enter: ${text}`,
    sealed: 'Sealed.',
    unchanged: 'Nothing has changed.',
    noTakingBack: 'Nothing can be taken back: dice have fallen, or others have chosen since.',
    numberExpected: 'A number of the list was expected, or one of the letters below it.',
  },

  plain: {
    help: [
      'A number chooses; Enter chooses where there is only one thing to choose. Any other answer can be typed as data:',
      'what is listed is not always all, and warmoot schema says what a scene takes.',
      '?3 explains choice 3: the throw that it leads to, its sum and its chances; ? explains all.',
      's the board   m the menu   u takes your last choice back where that is safe   q quits and keeps the log',
    ],
    keys: 'number or data  ?n explain  s board  m menu  u undo  q quit  h help',
  },

  duel: {
    fighterHeads: ['', 'Control', 'F. Mind', 'Speed', 'Strength', 'armour', 'right, left, carried'],
    help: [
      'A number chooses; Enter chooses what is usual, where something is. A square can be typed as 9,8.',
      'With an action: "3 drop left" drops what the left hand holds, "3 release left" lets go of whom it grips.',
      '?3 explains choice 3 with its tally, its odds and what it does; ? explains all.',
      't the table of your action against each of theirs   s the board   m the menu   r the ways to fill the hands',
      'u takes your last choice back where that is safe   q quits and keeps the log',
    ],
    allFightOn: (round, names) => `Round ${round}: do all fight on? ${names}.`,
    allFightOnKeys: 'Enter: all fight on   c: each chooses in secret   s: the board   q: quit',
    keys: 'number  ?n explain  t table  s board  m menu  u undo  q quit  h help',
    tableWhen: 'The table is for the choice of an action.',
    inNoCombat: (name) => `${name} is in no combat.`,
    strong: 'strong',
    against: 'against',
    nothing: 'nothing',
    ready: (ways) => `r  Ready: ${ways} ${ways === 1 ? 'way' : 'ways'} to fill the hands`,
  },

  campaign: campaignEn,
  pack: packEn,
  character: characterEn,

  battle: {
    help: [
      'A number chooses; Enter chooses what is usual, where something is. Hexes are typed as row,column: 12,8.',
      'A move: a3 12,8. The name alone, a3, shows where it can go: + free, ! next to an enemy.',
      'Placing: a1 12,8 a2 12,9 and so on, or 1 a3 10,5 to change list entry 1. Quick units: a1 a3 a4.',
      '?3 explains choice 3, ?a3 12,8 a move: who would fight whom, with the sums and the exact odds.',
      's the board   m the menu   u takes your last choice back where that is safe   q quits and keeps the log',
    ],
    keys: 'number or unit  ?… explain  s board  m menu  u undo  q quit  h help',
    howToMove: 'Type a unit and a hex, such as a3 12,8; a unit alone shows where it can go.',
    howToPlace: 'Or type every unit with its hex, such as a1 12,8 a2 12,9; 1 a3 10,5 changes list entry 1.',
    howToNameQuick: 'Or type the names of the units, such as a1 a3 a4.',
    wins: 'wins',
    distance: 'distance',
    losses: 'losses',
    either: (won, lost) => `${won} or ${lost}`,
    noWayBack: 'no way back: double losses',
    reach: (unit) => `Where ${unit} can go: + free, ! next to an enemy.`,
    cannotMove: (unit) => `${unit} cannot move now.`,
    alone: (unit) => `${unit} would be in no fight.`,
    fight: (lone, many, chance) => `${lone} against ${many}: ${lone} wins with ${chance}.`,
    ways: (ways) => `There are ${ways} ways to divide those in contact; the proactive side chooses.`,
    threat: (enemy, place, chance) => `${enemy} could come to ${place} and wins with ${chance}, one against one.`,
    shot: (target, distance, chance, won, lost) =>
      `It could shoot at ${target}, distance ${distance}: wins with ${chance}, losses ${won} or ${lost}.`,
  },
};
