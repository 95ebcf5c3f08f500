export const START = {
  text: 'You get a table with a seat for you. Invite others with a link or a code; what is played is set up there: a single scene, or a whole campaign.',
  title: 'Name of the table',
  first: 'What is played first',
  kinds: {
    duel: 'a duel',
    battle: 'a battle',
    discussion: 'a Discussion',
    check: 'a check',
    campaign: 'a campaign',
  },
  act: 'Open the table',
  bring: {
    title: 'Or bring one from a file',
    text: 'A table or campaign that was saved here or elsewhere. Every scene in it is played again first, and all else that follows from it is gone over; where that does not hold, the file is refused and nothing is kept of it. Names, times and what people said are taken on its word.',
    label: 'File of a table',
    notOurs: 'This file holds no table: it is not one that was saved here or on another server like this.',
    busy: 'The file is read and played again …',
  },
} as const;
