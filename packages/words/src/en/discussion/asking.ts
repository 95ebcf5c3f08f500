/** What is asked in a Discussion, what can be answered, and what is refused. */
export const DISCUSSION_ASKING = {
  questions: {
    talk: 'what is said or done next',
    listen: 'whether {who} listens to {talker}',
    make: 'whether the appeal is made',
    stopOrNot: 'whether to stop {who, and}',
    join: 'whether to join the fight of {side1, and} against {side2, and}',
  },
  choices: {
    appeal: 'appeal to {to, and}: {response, quoted}',
    noMore: 'nothing more to say for now',
    walkOut: 'walk out with {who, and}',
    sendAway: 'get {who, and} out of the room: {how, quoted}',
    violence: '{attackers, and} {n, plural, one {turns} other {turn}} on {against, and}, {distance}',
    listen: 'listen',
    ignore: 'ignore the appeal',
    make: 'make the appeal',
    withdraw: 'let it lie',
    letGo: 'let them go',
    stop: 'stop them',
    standBy: 'stay out of it',
    join: '{names, and} beside {beside, and}',
  },
  /** What the table settles. */
  matters: {
    terms: 'skill, motivation and difficulty of the appeal',
    changed: 'whether something has changed in the matter',
    caught: 'whether they are caught',
    sent: 'whether they leave the room',
  },
  terms:
    '{skill}{modifiers, given, yes { ({modifiers, commas})}}, to {motive}, {against}{note, given, yes { ({note, quoted})}}',
  modifier: '{by, signed} for {why, quoted}',
  against: 'against {difficulty}',
  againstFor: 'against {difficulty} for {who}',
  againstDriving: 'against what drives {who, and} already',
  settled: {
    changed: '{changed, select, yes {something has changed} other {nothing has changed}}',
    caught:
      '{caught, select, yes {{who, and} {n, plural, one {is} other {are}} caught} other {{who, and} {n, plural, one {gets} other {get}} away}}',
    sent: '{sent, select, yes {{who, and} {n, plural, one {leaves} other {leave}} the room} other {{who, and} {n, plural, one {stays} other {stay}}}}',
  },
  thrownFor: {
    appeal: '{skill}, to the {motive} of {to, and}',
    take: '{who}: {motive}',
    motives: 'what moves {who}',
  },
  verdicts: {
    check: { success: 'heard', failure: 'not reached', chance: 'being heard' },
    motive: { success: 'taken', failure: 'not moved', chance: 'being taken' },
  },
  reaches: '{n, plural, one {reaching one listener} other {reaching # listeners}}',
  part: 'Appeal {number}.',
  tally: {
    base: 'base',
    rating: 'rating',
    modifier: 'modifier',
    difficulty: 'difficulty',
    driven: 'drives them already',
  },
  fields: {
    seats: 'Seats',
    people: 'Who is there',
    place: 'Where they meet',
    use: 'What it is',
    about: 'What it is about',
    heardBefore: 'Heard in earlier Discussions',
    changes: 'What has changed since',
    duelOptions: 'Rules of a fight, if it comes to one',
  },
  broken: {
    'talk.pairOverTwelve': '{left} and {right} of {who} add up to {sum}; a pair never comes to more than 12.',
    'talk.unchanged':
      '{who} has heard of {topic, quoted} in an earlier Discussion. Say what has changed since, or speak of something else.',
    'talk.notHere': '{who} is not here any more.',
    'talk.noSuchPair':
      '{who} is not driven by anything in that matter. Take one that stands on the sheet, or declare a new one.',
    'talk.crowdTalks': '{who} listens as one, and nobody speaks with its voice. Let a person make the appeal.',
    'talk.notAlone': '{who} can only reflect when nobody else is there. Speak to somebody else.',
    'talk.hearOneMore': '{who} has just been brought back and hears one more appeal before the next try to leave.',
    'talk.cannotFight': '{who} came without arms and ratings for a fight.',
  },
  forms: {
    'talk.known': 'the name of somebody in this Discussion',
    'talk.own': 'the name of somebody whom you play',
    'talk.here': 'the name of somebody who is still here',
    'talk.others': 'names of people whom others play',
    'talk.eachOnce': 'each name once',
    'talk.listener': 'the name of somebody the appeal is made to',
    'talk.bystander': 'the name of somebody of yours who is not in the fight yet and can fight',
    'talk.answerable': 'the number of an appeal that they were addressed by, whose dice have fallen, not answered yet',
  },
} as const;
