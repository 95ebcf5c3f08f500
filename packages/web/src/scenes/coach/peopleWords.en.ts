/** What is explained of talks and roads: what is decided, and what the numbers mean. No move is recommended. */
export const PEOPLE = {
  discussion: {
    motive: {
      title: 'Context, topic, motivation',
      text: 'Pick what is asked, or write down context, topic and what you suggest; then pick one of the listener’s eighteen motivations. Its rating is what their d12 may show at most: with 8 they are moved eight times in twelve, once you have reached them.',
    },
    agree: {
      title: 'The table agrees on the terms',
      text: 'Skill, motivation and difficulty are as the talker proposes, unless the table wants it otherwise. Where something drives the listener in this matter already, the rules set the difficulty: the rating with which that was given, and no less than 3.',
    },
    make: {
      title: 'Two throws',
      text: 'First your check: three dice plus your skill against 14 plus the difficulty. If it falls short nothing changes, but they have heard one appeal more. If it reaches them they throw a d12: up to the rating of the motivation, it drives them.',
    },
    listen: {
      title: 'Listen or ignore',
      text: 'Who has heard three appeals in this Discussion may ignore the next: then no dice fall, and it is not counted. It is chosen appeal by appeal, and listening stays open.',
    },
    walkOut: {
      title: 'Somebody walks out',
      text: 'Between appeals anybody may go. If nobody stops them they are gone; who goes after them begins a pursuit at gap 1. Whoever is caught is back in the talk, and hears one more appeal before they can try again.',
    },
    join: {
      title: 'Steel is drawn',
      text: 'Who does not want to hear an appeal may turn to violence. Say for each of yours whether they fight, and on which side. The Discussion waits until the fight is over.',
    },
    appeal: {
      title: 'Speak, or make an appeal',
      text: 'There are no turns: say what your character says, whenever you like. What you want of somebody you put as an appeal, with a check of yours and a die of theirs. Nobody in the room can shut their ears before they have heard three.',
    },
    driving: {
      title: 'What drives somebody',
      text: 'An appeal that was taken is now the listener’s Driving Motivation in this context and topic, and what they do in the matter should fit it. How is left to whoever plays them: they need not do what was suggested.',
    },
    hearings: {
      title: 'Three hearings',
      text: 'Each listener counts the appeals they have heard, taken or not, over all talkers and topics. From three on they may ignore the next, until a new Discussion begins.',
    },
    noMore: {
      title: 'When it ends',
      text: 'Somebody has no more to say for now. When nobody has, the Discussion is over; after the next appeal all are asked again. A new one with the same listener on the same topic needs a changed situation.',
    },
  },
  march: {
    pace: {
      title: 'Route and pace',
      text: 'Each morning every party chooses both in secret, then all move at once. Careful costs 1 movement and gives +1 on Hide and Notice; Forced is the reverse, and wearies whoever fails Endurance that evening. Where you stay all day you rest.',
    },
    watchers: {
      title: 'Watchers',
      text: 'The watchers mark one approach in secret; who wants to pass unseen picks one in secret too. Then it is Hide against Notice, and Notice has +1 on the marked approach, −1 on any other. Who is seen may not know it.',
    },
    weary: {
      title: 'Weariness',
      text: 'Each step of weariness is −1 in every check on the road, and there are three at most. With three steps Forced is not open. A day at Rest takes one away.',
    },
    aware: {
      title: 'You are aware of them',
      text: 'It lasts while both end the day within two spans of each other; otherwise it ends with the day. Each party tests for itself, Notice against Hide: whether they are aware of you is another throw.',
    },
    fog: {
      title: 'What you see',
      text: 'Of other parties you see only what yours is aware of; the map shows where they were last seen. What they have chosen, and whether they have noticed you, they know alone. A test that failed is not shown to who failed it.',
    },
    intend: {
      title: 'Close, Hold, Evade',
      text: 'Whoever is aware of the other chooses one in secret, and both choices are shown together. Who has noticed nothing is not asked: then Close is an ambush, Hold lies in wait, and Evade slips away.',
    },
    side: {
      title: 'A meeting',
      text: 'Tactics against Tactics is won: the winner says which side attacks, and in which of the two spans. The other side stands and defends.',
    },
    handOver: {
      title: 'Now, or later',
      text: 'Two parties have met. Now: the fight is played at once, and those who are left march on the next day from here. Later: the march of both ends here, and the fight comes next as a scene of its own, by the way of war that is picked for it.',
    },
    parley: {
      title: 'Stand-off',
      text: 'Neither side moves again today, and neither may enter the other’s span. Either may ask for a parley, which is a Discussion; the other may refuse.',
    },
    giveChase: {
      title: 'Give chase, or let go',
      text: 'A pursuit runs on a gap from 0, caught, to 4, away, leg by leg. After a retreat it begins at 2, after a flight from Hand-to-Hand at 1. For both sides it takes the rest of the day.',
    },
  },
  chase: {
    way: {
      title: 'Pick a way',
      text: 'Each leg you pick Open, Cover or Rough in secret, and the pursuers guess one. By your way it is decided what is thrown: speed, Hide against Notice, or Jump/Climb (Ride, if mounted). Guessed right they have +1, guessed wrong −1.',
    },
    guess: {
      title: 'Guess their way',
      text: 'The quarry picks Open, Cover or Rough in secret, and you guess. By its way it is decided what is thrown: speed, Hide against Notice, or Jump/Climb (Ride, if mounted). With the right guess you have +1, with a wrong one −1.',
    },
    ends: {
      title: 'Enough',
      text: 'Before any leg the quarry may turn at bay, which is a meeting on even terms, and the pursuers may give up, which is a parting. What each end brings is listed with the legs.',
    },
    gap: {
      title: 'The gap',
      text: 'The quarry’s throw moves the gap: one wider if it succeeds, one less if not. At 0 they are caught, at 4 they are away. Size and weariness count; the pace of the march does not.',
    },
    breath: {
      title: 'Out of breath',
      text: 'After every third leg both sides check Endurance against 3, the quarry first. Who fails has −1 in all later checks of this pursuit, and it adds up.',
    },
  },
} as const;
