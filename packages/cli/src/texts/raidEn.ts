/** What is said of a ready-made story that is played at the keyboard. */
export const RAID_EN = {
  begins: '{title}. {place}, {date}.',
  next: 'What comes next',
  ways: 'By which rules',
  way: {
    saga: 'Mass Combat: hexes, quick units, clusters',
    command: 'Command: no dice, every order has its price',
    sortie: 'Sortie: pools of dice and sealed plans',
    warband: 'Warband: figures on squares, alone or in ranks',
  },
  usual: 'Enter: {text}',
  keys: 'number  c what is carried over  q quit',
  numberExpected: 'A number of the list was expected, c or q.',
  leftOff: 'Left off here.{file, given, yes { All of it is in {file}: the same command goes on.}}',
  isIn: 'The whole story is in {file}.',
  over: 'This story is over.',
  another: 'There is another campaign in this file, or none.',
  whoPlays: 'Who begins it? Give a name with --me.',
  noSuchChapter: 'There {many, plural, one {is # chapter} other {are # chapters}} to choose from.',
  nothingNext: 'No chapter of a story comes next here.',
} as const;
