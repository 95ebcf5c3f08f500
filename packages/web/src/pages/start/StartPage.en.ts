export const START = {
  text: 'You get a table with a seat for you. Invite others with a link or a code; what is played is set up there: a single fight, or a whole campaign.',
  title: 'Name of the table',
  first: 'What is played first',
  kinds: {
    duel: 'a duel',
    battle: 'a battle',
    check: 'a check',
    campaign: 'a campaign',
  },
  act: 'Open the table',
} as const;
