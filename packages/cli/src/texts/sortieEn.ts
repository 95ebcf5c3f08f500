/** What is said of sorties at the keyboard. */
export const SORTIE_EN = {
  help: [
    'A number chooses; Enter chooses where there is only one thing to choose. Units go by key, sign or name.',
    'An order: engage B1, close Ke 2, fall back 1. A plan: attack 2, or attack B1=2 B3=1; who shoots: B1=2.',
    'Two that shoot at each other: B1=2 arrows B1=1, the second against the arrows. ?attack 2 tells what a plan is worth.',
    's the board   m the menu   u takes your last choice back where that is safe   q quits and keeps the log',
    'f lists the answers that may stand; f 2 lets the second of them stand, or has it asked for again',
  ],
  keys: 'number, order, plan  ?… why  s board  m menu  u undo  f stand  q quit  h help',
  howTo: 'With dice: attack 2 against a single enemy, attack B1=2 B3=1 against several; without a maneuver B1=2.',
  arrows: 'arrows',
  matrix: '{unit} against {enemy}, nothing staked: your dice, theirs, your chance to win (–: no roll)',
  arrowOdds:
    '{archers} at {target}: nothing {none}, a die {one}, two dice {two}, Finished {finished}; the other side stakes nothing.',
} as const;
