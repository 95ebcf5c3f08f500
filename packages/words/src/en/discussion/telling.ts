/** What is said while people talk: what each says and does, and what comes of it. */
export const DISCUSSION_TELLING = {
  opening: '{use, given, yes {#. }}{place, given, yes {{place, line} }}There: {people, and}.',
  /** Somebody, and what they are where they are no person. */
  one: '{name}{is, select, crowd { (a crowd)} army { (an army)} other {}}',
  /** SAGA-TALK-037: a context and a topic. */
  matter: '{context, quoted}, {topic, quoted}',
  /** Somebody says it, or it is told. */
  said: '{as, given, yes {#: {text, spoken}} no {{text, line}}}',
  stated: '{listener} has heard of {topic, quoted} before. What has changed since: {changed, quoted}.',
  reopened: '{listener} can be spoken to about {topic, quoted} again. [SAGA-TALK-021]',
  staysClosed: 'As long as nothing has changed, {listener} is not spoken to about {topic, quoted}. [SAGA-TALK-017]',
  motivesOf: '{who}: {told}',
  appealed:
    '{talker} appeals to {alone, select, yes {themselves} other {{to, and}}}: {response, quoted}. The matter: {matter}.{other, given, yes { For #.}}{changed, given, yes { What has changed: {changed, quoted}.}}',
  otherMatter: '{who} it is {matter}',
  listens: '{who} listens.',
  ignores: '{who} has heard enough and ignores it. [SAGA-TALK-014]',
  made: '{who, select, you {You make} other {# makes}} the appeal.',
  heard: {
    reached: 'It reaches {who, and}{came, given, yes {: #}}.',
    missed: 'It does not reach {who, and}{came, given, yes {: #}}. Nothing changes.',
    /** One roll for several difficulties. */
    several:
      'One roll for all{total, given, yes {, #}}: {reached, given, yes {it reaches {reached, and}} no {it reaches nobody}}{missed, given, yes {, but not {missed, and}}}.',
    withDifficulty: '{who}{difficulty, given, yes { (difficulty #)}}',
  },
  moved:
    '{who} is moved{came, given, yes {: #}}. From now on {motive} drives {who} in {matter}{by, given, yes {, given by #{rating, given, yes { with #}}}}. [{rule}]',
  unmoved: '{who} has heard it and is not moved{came, given, yes {: #}}.',
  ended: {
    withdrawn: 'The appeal is let lie. Nobody has heard it. [SAGA-TALK-019]',
    ignored: 'Nobody listens, so nothing is rolled and nobody has heard it. [SAGA-TALK-019]',
    closed: 'Nothing has changed in the matter, so the appeal is not made. [SAGA-TALK-017]',
  },
  noMore: '{who, select, you {You have} other {# has}} nothing more to say for now.',
  leaving: '{who, and} {n, plural, one {makes} other {make}} for the door.',
  letGo: '{who, select, you {You let} other {# lets}} them go.',
  stopped: '{by, select, you {You try} other {# tries}} to stop {who, and}.',
  goesAfter: '{by, select, you {You go} other {# goes}} after {who, and}.',
  cameBack:
    '{who, and} {n, plural, one {is} other {are}} back. What was heard still counts, and one more appeal is heard before the next try. [SAGA-MOVE-035]',
  sending: '{by, select, you {You want} other {# wants}} {who, and} out of the room: {how, quoted}.',
  staysHere: '{who, and} {n, plural, one {stays} other {stay}} in the room.',
  away: {
    left: '{who, and} {n, plural, one {has} other {have}} left.',
    sentAway: '{who, and} {n, plural, one {is} other {are}} gone: {how, quoted}.',
  },
  drewSteel: '{attackers, and} {n, plural, one {turns} other {turn}} on {against, and}.',
  tookSides: {
    none: '{who, select, you {You stay} other {# stays}} out of the fight.',
    joined: '{names, and} {n, plural, one {joins} other {join}} {beside, and}.',
  },
  fought:
    'The fight is over.{gone, given, yes { No longer in the room: {gone, and}.}} The talk goes on with whoever is there.',
  over: 'Nobody has more to say. The Discussion is over.',
  outcome: {
    driven: '{motive, capital} now drives {who} in {matter}{by, given, yes {, given by #}}.',
    nobody: 'Nothing new drives anybody.',
    appeals: '{n, plural, =0 {No appeal was made.} one {# appeal was made.} other {# appeals were made.}}',
    gone: 'No longer in the room: {names, and}.',
  },
  /**
   * SAGA-TALK-039: how somebody answers who is played by a computer: three manners for each way it can end. They name
   * the topic and the motive, and nobody takes them for a person’s writing.
   */
  replies: {
    moved: {
      one: 'About {topic, inner}: that speaks to my {motive}.',
      two: 'My {motive} has heard you. So be it, about {topic, inner}.',
      three: 'In {topic, inner} I go by my {motive} from now on.',
    },
    unmoved: {
      one: 'About {topic, inner}: I have heard you, but my {motive} stays quiet.',
      two: 'Well said about {topic, inner}. It is not enough for my {motive}.',
      three: 'You spoke to my {motive}. About {topic, inner} I stay as I am.',
    },
    missed: {
      one: 'About {topic, inner}: that does not reach my {motive}.',
      two: 'You look for my {motive}. With {topic, inner} you do not find it.',
      three: '{topic, inner}? That had nothing to say to my {motive}.',
    },
    ignored: {
      one: 'I have heard enough. Not another word about {topic, inner}.',
      two: 'Leave my {motive} alone; I no longer listen about {topic, inner}.',
      three: '{topic, inner}: no more of it.',
    },
  },
} as const;
