/** What is said of fights of figures at the keyboard, and of the days after them. */
export const SKIRMISH_EN = {
  help: [
    'A number chooses; Enter chooses what is usual, where something is. Spaces are typed as x,y from the top left: 7,6.',
    'Figures go by sign, key or name. An act: Be move 7,6, Be charge Co, Be attack Co=2 Pe=1. Be alone lists its acts.',
    'A way of your own: Be move 4,6 5,6 5,7; which way to face comes last: Be move 7,6 ne. To subdue: Be attack Co subdue.',
    '?3 tells what choice 3 is, ?Be attack Co what may come of an attack, with its sum and the exact odds.',
    's the board   m the menu   u takes your last choice back where that is safe   q quits and keeps the log',
    'f lists the answers that may stand; f 2 lets the second of them stand, or has it asked for again',
  ],
  keys: 'number or act  ?… explain  s board  m menu  u undo  f stand  q quit  h help',
  howTo:
    'Type a figure, its act and whom or where: Be move 7,6, Be charge Co. A figure alone lists its acts, an act its ways.',
  act: '{act}{n, plural, one {} other { (# ways)}}',
  subdue: 'subdue',
  points: '{target}, {dice, plural, one {1 die} other {# dice}}: points of damage',
  surely: 'every attack on {target} hits without dice',
  fate: {
    stands: 'stands',
    door: 'at death’s door',
  },
  critical: 'a critical among them',
  strays: 'a die into an ally',
  sparedFate: '{fate}, all given that can be given',
  bandHeads: ['band', 'people'],
  groundHeads: ['ground', 'spaces'],
  healing: {
    heads: ['day', 'spent', 'HP', 'slots', 'Wounds'],
    spent: { rest: 'full rest', downtime: 'something quiet', busy: 'no rest' },
    before: 'before',
    wound: '{wound}{permanent, select, yes { for good} other {}}',
    none: 'none',
    well: '{who}: well on day {day}.',
    never: '{who}: not yet well.',
    retainers: '{who} attracts {n, plural, one {1 retainer} other {# retainers}} more.',
  },
} as const;
