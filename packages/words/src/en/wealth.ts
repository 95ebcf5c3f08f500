export const WEALTH = {
  army: 'the army, in troop cost',
  credited: 'A credit toward {kind, select, raise {raising} lower {lowering}} the wealth of {unit}: {credits} now.',
  notRecorded:
    'The wealth of {unit} is at the {kind, select, raise {top} other {bottom}} of the ladder, so the credit is not recorded.',
  waitsForReckoning: 'The credits of {unit} wait for the reckoning.',
  waitsForYear: 'The wealth of {unit} has already moved this year; the credits wait for the next.',
  cancelled: 'For {unit} {credits, plural, one {# credit} other {# credits}} of each kind cancel.',
  moved: 'The wealth of {unit} {rises, select, yes {rises} no {falls}} from {from} to {to}.',
  dropped:
    '{unit} is at the end of the ladder; {credits, plural, one {# credit} other {# credits}} left over are dropped.',
  tookEffect: 'What {unit} supports now goes by {to}; before, it went by {from}.',
  gaveUp: '{unit} gives up {amount} of {what}.',
  broughtUp: '{unit} adds {amount} to {what}.',
  lost: '{unit} loses {amount} of {what}.',
  supported: '{what}: {now}, supported {supported}.',
  supportedLess: '{what}: {now}, supported {supported}; {excess} to give up.',
  supportedMore: '{what}: {now}, supported {supported}; room for {room}.',
  broken: {
    'wealth.oneRecord': 'It has a record of wealth already; there is never more than one.',
    'wealth.rulesUnit': 'Whoever rules a political unit holds its wealth and has no record of their own.',
    'wealth.noSubsystem':
      'Only Discussion, Contested Movement, Hand-to-Hand and Mass Combat change wealth; this scene is none of them.',
    'wealth.notOver': 'A scene is credited when it has ended, and this one has not.',
    'wealth.creditedOnce': 'This scene has been credited in that way already.',
    'wealth.anothersCost': 'A scene that raises a wealth can lower only that of another.',
    'wealth.overBudget': 'This army costs {cost}, but only {budget} is supported. Take fewer or cheaper troops.',
    'wealth.notNow': 'Nothing is given up or added before the next reckoning.',
    'wealth.notSupported': 'Of {what} no more than {supported} is supported, not {after}.',
    'wealth.notOwed':
      'Of {what} there is {now} and {supported} is supported; to go down to {after} gives up more than is owed.',
    'wealth.nothingNew': 'An army that must shrink takes on nobody new.',
  },
  forms: {
    'wealth.everySupport': 'an amount for each of {supports, and}',
    'wealth.support': 'something that the unit has',
    'wealth.noMoreThanThere': 'an amount from 0 to {now}',
  },
} as const;
