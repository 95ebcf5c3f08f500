/** What all guides say alike. */
export const GUIDE = {
  note: 'Six pictures and one throw. Every rule stands behind them.',
  guides: 'Guides',
  cards: 'Six cards',
  here: 'You are here',
  rules: {
    check: 'All rules of the check',
    discussion: 'All rules of the Discussion',
    duel: 'All rules of the duel',
    battle: 'All rules of the battle',
  },
  play: { check: 'Play a check', discussion: 'Play a Discussion', duel: 'Play a duel', battle: 'Play a battle' },
  throwIt: 'Throw',
  throwAgain: 'Throw again',
  against: 'against',
  dice: 'dice',
  base: '{base} and {rest}',
  reach: 'reach',
  needs: 'The dice must show {need} or more.',
  odds: '{chance} {succeeding}, {ways} in {all}. Of all {all} results, those from {need} on.',
} as const;
