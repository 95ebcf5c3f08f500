/** What is said of battles of ranked units at the keyboard. */
export const LINES_EN = {
  help: [
    'A number chooses; Enter chooses what is usual, where something is. Spaces are typed as x,y from the top left: 7,6.',
    'Units go by sign, key or name: Ta, A1, Tarn spears; their ranks as Ta2 or A1.2; who is unique by sign or name.',
    'An act: Ta move 7,6, Ta charge Ke, Ta1 shoot Ke1=5, Ta attack. Ta alone lists its acts, Ta move its ways.',
    'A way of your own: Ta move 4,6 5,6; which way to face comes last: Ta move 7,6 n. A manoeuvre: Ta manoeuvre shieldwall.',
    'A volley names those who shoot together: Ta1 shoot Ke1=4 with Ta2.',
    '?3 tells what choice 3 is, ?Ta attack what may come of a battle line, with exact odds.',
    's the board   m the menu   u takes your last choice back where that is safe   q quits and keeps the log',
    'f lists the answers that may stand; f 2 lets the second of them stand, or has it asked for again',
  ],
  howTo:
    'Type a unit, its act and whom or where: Ta move 7,6, Ta charge Ke. A unit alone lists its acts, an act its ways.',
  armyHeads: ['army', 'units'],
  fieldHeads: ['battlefield', 'spaces'],
  line: '{a} against {b}',
  dice: '{n, plural, one {1 die} other {# dice}} at {chance}',
  first: 'first strike',
  losses: 'figures lost by {unit}',
  pushes: 'driven on: {unit}',
  stands: 'nobody gives way',
  hitsOn: '{n, plural, one {1 die} other {# dice}} on {target}: hits',
  duel: '{mine} against {theirs}, by technique: who may be brought to 0 HP',
  duelRow: '{mine} against {theirs}',
} as const;
