/** The guide to a march. Figures are filled in. */
export const MARCH_GUIDE = {
  road: {
    title: 'Roads',
    text: 'Roads are counted in spans, each half a day’s walk. On foot you have {foot} moves a day, mounted {mounted}; open ground costs {open}, closed {closed}.',
    picture: 'A road of four spans: open, closed, open, and the goal',
    spans: { open: 'open {cost}', closed: 'closed {cost}' },
  },
  pace: {
    title: 'Route and pace',
    text: 'Each morning every party chooses both in secret; then all move at once. What you gain in moves you lose in eyes and quiet.',
    paces: {
      careful: { name: 'Careful', does: '−{by} move, +{by} Hide and Notice' },
      steady: { name: 'Steady', does: 'as you are' },
      forced: { name: 'Forced', does: '+{by} move, −{by} Hide and Notice, and it wearies' },
      rest: { name: 'Rest', does: 'you stay, and are less weary' },
    },
  },
  notice: {
    title: 'Who sees whom',
    text: 'Parties that come near test Notice against Hide, each for itself. Who fails is neither told nor asked: they may lie in wait for you now.',
    yours: 'dice + Notice',
    theirs: '{base} + Hide',
  },
  meet: {
    title: 'Close, hold, evade',
    text: 'Who sees the other chooses one in secret, and both are shown together. Before somebody who has seen nothing:',
    fates: {
      close: { name: 'Close', does: 'they are ambushed' },
      hold: { name: 'Hold', does: 'you lie in wait' },
      evade: { name: 'Evade', does: 'you slip away' },
      both: { name: 'Both see', does: 'a meeting, a pursuit, a stand-off' },
    },
  },
  stores: {
    title: 'Food and weary legs',
    text: 'Food lasts {food} days, {skins} waterskins one. Who goes without, or fails a forced march, is weary: −1 in everything, {weary} steps at most.',
    food: 'days a food object',
    foodBy: 'or what the land gives',
    weary: 'steps, no more',
    wearyBy: 'a day at Rest takes one away',
  },
  ends: {
    title: 'What comes of it',
    text: 'It ends when the party that wanted something has it, is stopped, or gives up. On the way there are other scenes:',
    fates: {
      fight: { name: 'A fight', does: 'a duel, or a battle from 15 on' },
      chase: { name: 'A pursuit', does: 'leg by leg, for the rest of the day' },
      talk: { name: 'A parley', does: 'after a stand-off' },
      past: { name: 'Past the watch', does: 'Hide against Notice, by one approach' },
    },
  },
  trial: {
    title: 'Past the watch',
    approach: 'Wren goes by',
    marks: 'The watch marks',
    watch: 'The watch',
    ford: 'The ford',
    weir: 'The weir',
    wren: 'Hide {hide}, alone',
    hugo: 'Notice {notice}: +{by} where they mark, −{by} elsewhere',
    success: 'Past them',
    failure: 'Seen',
    succeeding: 'to get past',
    adds: 'her Hide',
    total: 'total',
  },
} as const;
