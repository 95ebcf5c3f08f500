/** What guides are called, where one comes to them. */
export const GUIDES = {
  names: { check: 'A check', discussion: 'A Discussion', duel: 'A duel', battle: 'A battle' },
  titles: {
    check: 'A check in one minute',
    discussion: 'A Discussion in two minutes',
    duel: 'A duel in two minutes',
    battle: 'A battle in three minutes',
  },
  about: {
    check: 'One throw against a number, and what is at stake.',
    discussion: 'What moves people, your appeal, their die. No turns.',
    duel: 'Distance, one hidden choice each, a defence. Wounds stay.',
    battle: 'Nine units, four moves a round, then the fights.',
  },
  minutes: '{n} min',
  inBrief: 'In brief',
  how: 'How it goes',
} as const;
