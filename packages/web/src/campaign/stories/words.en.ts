/** What is said to those who play a ready-made story. */
export const STORY = {
  chapter: 'Chapter {nth}',
  soFar: 'How it came to this',
  youPlay: 'What you play',
  watches: 'You look on.',
  begin: 'To the table',
  share: 'Who plays whom',
  playedBy: 'Played by',
  computer: 'the computer',
  computerAs: '{part}: the computer',
  personAs: '{part}: {name}',
  start: 'Begin the story',
  needsPerson: 'Somebody who is here plays at least one of them.',
  hostBegins: '{host} begins it. Whoever wants another part asks for it above.',
  rest: 'Nobody has to come: the computer plays what nobody has taken.',
  together: 'Two people may stand on the same side, or against each other.',
  other: 'Play something else',
  goesOn: 'The story goes on',
  after: '{title} is over.',
  waits: '{title} is over. “{next}” stands on the calendar for {date}.',
  whatNext: 'What comes next',
  raid: {
    /** Its parts: who they are, and what each does in which chapter. */
    parts: {
      lady: { name: 'Lady Ella', who: 'Lady Ella Avitch of Tarn Hall, who wants her carts back' },
      house: {
        name: 'Her house',
        who: 'Jorun who leads the riders, Wren who knows the woods, Hedda who keeps the books',
      },
      town: { name: 'The town', who: 'Lord Casimir Dorrow and Joris, his master-at-arms, at Hob’s Cross' },
    },
    chapters: { council: 'Council', march: 'March', battle: 'Battle', parley: 'Parley' },
    plays: {
      council: {
        lady: 'Lady Ella asks for riders, for a way and for silver, and hears what is asked of her.',
        house: 'Jorun, Wren and Hedda say yes or no, and each of them wants something too.',
        town: 'The town is not there. Its players hear what is said; its people do not know it.',
      },
      march: {
        lady: 'Lady Ella leads the riders: which way, how fast, and when they rest.',
        house: 'Jorun rides along, and so does Wren if she was won over. Lady Ella leads.',
        town: 'The guard of Hob’s Cross: where it watches, and what it does about what it sees.',
      },
      battle: {
        lady: 'Lady Ella commands the riders.',
        house: 'Whoever of the house rode along fights where Ella puts them.',
        town: 'The town commands its guard, and whomever the bell has called. Joris is its best blade.',
      },
      parley: {
        lady: 'Lady Ella says what she would have, and hears the others’ price.',
        house: 'The house stands beside her and speaks when it likes.',
        town: 'Lord Casimir says what he would have, and Joris stands beside him.',
      },
    },
    /** Whether two may meet in single combat, by the way in which the battle is fought. */
    combat: {
      saga: 'Single combat: before a round and between its parts somebody may call out an enemy, Joris above all. If the other side takes it up the two fight while the battle waits.',
      command:
        'Single combat: two whose units stand side by side when a turn begins may fight while the battle waits. The unit of who loses pays for it or runs.',
      sortie: 'Nobody meets in single combat: fought this way, people command units and do not fight by hand.',
      lines:
        'Single combat: the leaders of two units that fight each other may duel. Who refuses puts the nerve of the unit to the test.',
    },
  },
} as const;
