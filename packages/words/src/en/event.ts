export const EVENT = {
  /** What comes about, as one says it. */
  names: {
    neighboursAtWar: 'two neighbours go to war',
    neighbourAttacks: 'a neighbour attacks the land of a main character',
    allianceOffered: 'a neighbour offers the land of a main character an alliance',
    tradeSought: 'a neighbour wants to trade with the land of a main character',
    plague: 'a plague breaks out',
    naturalDisaster: 'a natural disaster strikes',
    cropFailure: 'the crops fail',
    resourceGivesOut: 'a resource gives out',
    newLand: 'new land is discovered',
    unknownMonster: 'an unknown monster appears',
    peopleLearnMagic: 'a few people learn to work magic',
    magicObjects: 'magic objects are discovered',
    unknownSpecies: 'an unknown intelligent species appears',
    commonersRise: 'the common people rise against their rulers',
    newReligion: 'a religion is founded or arrives',
  },
  opening:
    'The table asks what happens in the world. {exposed, plural, one {# person} other {# people}} would stand against a plague.',
  rolledAgain: '{roll}: {what}. There is no magic here; roll again. [SAGA-EVENT-007]',
  cameAbout: '{roll}: {what}.{chance, given, yes { The chance was #.}} [SAGA-EVENT-004]',
  died: '{name} dies of the plague. [SAGA-EVENT-005]',
  spared: '{name} is spared.',
  outcome:
    'It came about that {what}.{dead, given, yes { Dead of it: {dead, and}.}} Where, when and by whom is for the table to say.',
  results: { dies: 'death', lives: 'survival' },
  broken: {
    'event.betweenScenes': '{title, quoted} is being played; an event comes only between scenes.',
  },
  forms: { 'event.character': 'the id of one of the characters' },
} as const;
