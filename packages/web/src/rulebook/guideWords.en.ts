/** What guides are called, where one comes to them. */
export const GUIDES = {
  names: {
    check: 'A check',
    discussion: 'A Discussion',
    chase: 'A pursuit',
    march: 'A march',
    duel: 'A duel',
    battle: 'A battle',
    command: 'Command',
    sortie: 'Sortie',
  },
  titles: {
    check: 'A check in one minute',
    discussion: 'A Discussion in two minutes',
    chase: 'A pursuit in one minute',
    march: 'A march in two minutes',
    duel: 'A duel in two minutes',
    battle: 'A battle in three minutes',
    command: 'Command in two minutes',
  },
  about: {
    check: 'One throw against a number, and what is at stake.',
    discussion: 'What moves people, your appeal, their die. No turns.',
    chase: 'Three ways in secret, one guess, and the gap.',
    march: 'Route and pace in secret, and who sees whom.',
    duel: 'Distance, one hidden choice each, a defence. Wounds stay.',
    battle: 'Nine units, four moves a round, then the fights.',
    command: 'Orders cost points that never come back. No dice in the fight.',
  },
  minutes: '{n} min',
  inBrief: 'In brief',
  how: 'How it goes',
} as const;
