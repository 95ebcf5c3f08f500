import type { saga } from '@warmoot/rules';

type Fact = saga.campaign.RaidFact;

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
    facts: {
      carts: 'Lord Casimir Dorrow has put a toll on the salt road, and taken eleven carts for it at spear’s point.',
      needed: 'Lady Ella Avitch wants them back. Thirty riders are hers; for all else she has to ask.',
      minded: 'She has made up her mind to ride. Whoever would keep her at home must move her more than that does.',
      ridersCome: 'Jorun’s thirty come along: {count} riders follow Ella.',
      ridersStay: 'Jorun’s thirty stay at home: {count} riders follow Ella.',
      wayShown: 'Wren goes ahead, and knows the way through Hag Wood.',
      wayUnknown: 'Wren would not come. Nobody scouts ahead.',
      chestOpen: 'Hedda has opened the chest: ten outriders who know every hedge are among them.',
      chestShut: 'Hedda has kept the chest shut.',
      yetRides: 'Hedda had talked Ella out of it. She rides all the same.',
      roofs: 'Jorun has talked Ella into leaving no roof on the town, and such things get about.',
      yourRiders: 'Ella’s riders have come to Hob’s Cross, {count} of them.',
      warned: 'The bell has rung: {count} of the town are in arms.',
      asleep: 'Nobody has rung the bell: {count} soldiers are got out of their beds.',
      afraid: 'They have heard about the roofs. Everybody who can hold a spear has come.',
      cameOut: 'The guard did not wait. It has come out by itself.',
      'parley.home': 'Nobody rode but a messenger, and Lord Casimir has come to the stone.',
      'parley.turnedBack': 'The riders turned round before the town. Somebody saw their backs.',
      'parley.unseen': 'In the morning the carts were gone. Now Lord Casimir wants to talk.',
      'parley.won': 'The riders hold the field. What they make of it is said here.',
      'parley.even': 'Nobody holds the field, and nobody wants to go on.',
      'parley.lost': 'The guard holds the field, and its lord names his terms.',
      'parley.fled': 'The riders got away. Lord Casimir names his terms all the same.',
      theyHold: 'The Dorrows hold somebody of Tarn Hall, and know what that is worth.',
      weHold: 'Tarn Hall holds somebody of the Dorrows, and knows what that is worth.',
    } satisfies Record<Fact, string>,
  },
} as const;
