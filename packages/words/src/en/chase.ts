/** A pursuit, leg by leg. */
export const CHASE = {
  /** SAGA-MOVE-027. */
  ways: { open: 'Open', cover: 'Cover', rough: 'Rough' },
  /** What a way is. */
  meaning: { open: 'speed', cover: 'hiding', rough: 'obstacles' },
  sides: { quarry: 'quarry', pursuers: 'pursuers' },
  ends: {
    caught: 'caught',
    away: 'away',
    atBay: 'at bay: a meeting',
    gaveUp: 'given up: a parting',
    stopped: 'stopped of their own will',
  },
  opening:
    '{pursuers} {pursuers, select, many {are} other {is}} after {quarry}{from, select, discussion {, out of a Discussion} duel {, out of a fight} battle {, from the battlefield} other {}}. The gap is {gap} of 4: at 0 the quarry is caught, at 4 it is away.{ways, given, yes { #}}',
  placed: '{way}: {words, quoted}.',
  freeForm: 'It is played in free form: the table judges. [SAGA-MOVE-049]',
  legBegan: 'Leg {leg}.',
  revealed:
    '{quarry} {quarry, select, many {take} other {takes}} {way}. {pursuers} guessed {guess}{right, select, yes {, and guessed right} other {}}.',
  led: '{party}: {success, select, yes {Lead helps} other {Lead does not help, and is tried no more}}{came, given, yes {: #}}. [SAGA-MOVE-005]',
  ran: {
    success:
      '{quarry} {quarry, select, many {gain} other {gains}} ground{came, given, yes {: #}}. The gap is {gap} of 4. [SAGA-MOVE-029]',
    failure:
      '{quarry} {quarry, select, many {lose} other {loses}} ground{came, given, yes {: #}}. The gap is {gap} of 4. [SAGA-MOVE-029]',
  },
  breathed: {
    success: '{party}: still in breath{came, given, yes {: #}}. [SAGA-MOVE-030]',
    failure:
      '{party}: spent, \u2212{spent} in all later checks of this pursuit{came, given, yes {: #}}. [SAGA-MOVE-030]',
  },
  turned: {
    atBay: '{quarry} {quarry, select, many {turn} other {turns}} at bay. [SAGA-MOVE-031]',
    stop: '{quarry} {quarry, select, many {stop} other {stops}} and {quarry, select, many {are} other {is}} back in the Discussion. [SAGA-MOVE-035]',
  },
  gaveUp: '{pursuers} {pursuers, select, many {give} other {gives}} up. [SAGA-MOVE-031]',
  ended: {
    caught: '{quarry} {quarry, select, many {are} other {is}} caught.',
    away: '{quarry} {quarry, select, many {are} other {is}} away.',
    atBay: 'It comes to a meeting.',
    gaveUp: 'They part.',
    stopped: 'The pursuit is over.',
  },
  /** What comes of it. */
  contact: {
    ambushed:
      '{massCombat, select, yes {The quarry is ambushed on the march, in Mass Combat.} other {A fight would start at Sword distance, with the first Footwork counting as won by the pursuers.}}',
    meeting:
      '{massCombat, select, yes {A meeting in Mass Combat: one check of Tactics decides who attacks.} other {A fight would start at Spear distance.}}',
  },
  outcome: {
    caught: 'The quarry was caught{legs, plural, =0 {} one { after one leg} other { after # legs}}.',
    away: 'The quarry got away{legs, plural, =0 {} one { after one leg} other { after # legs}}.',
    atBay: 'The quarry turned at bay{legs, plural, =0 {} one { after one leg} other { after # legs}}.',
    gaveUp: 'The pursuers gave up{legs, plural, =0 {} one { after one leg} other { after # legs}}.',
    stopped: 'The quarry stopped of its own will{legs, plural, =0 {} one { after one leg} other { after # legs}}.',
  },
  questions: {
    way: 'a way for {party}',
    guess: 'which way {party} will guess',
    rally: 'whether {party} will try Lead before drawing breath',
  },
  choices: {
    way: '{way}{words, given, yes {: {words, quoted}}}{lead, select, yes {, with Lead} other {}}',
    guess: 'guess {way}{words, given, yes {: {words, quoted}}}',
    atBay: 'turn at bay: that is a meeting',
    stop: 'stop, and be back in the Discussion',
    giveUp: 'give up: that is a parting',
    lead: 'try Lead',
    breathe: 'draw breath without',
  },
  matters: { caught: 'whether the quarry is caught' },
  settled: '{caught, select, yes {the quarry is caught} other {the quarry gets away}}',
  thrownFor: {
    leg: '{quarry}: {way}, against {pursuers}',
    lead: '{party}: Lead',
    breath: '{party}: Endurance, to keep in breath',
  },
  verdicts: {
    leg: { success: 'ground gained', failure: 'ground lost', chance: 'gaining ground' },
    lead: { success: 'helped', failure: 'not helped', chance: 'helping' },
    breath: { success: 'in breath', failure: 'spent', chance: 'keeping in breath' },
  },
  part: 'Leg {number}.',
  tally: {
    'move.twiceTheMoves': 'twice the daily movement',
    'move.spent': 'out of breath',
    'move.lead': 'helped by Lead',
    'move.guessedRight': 'guessed right',
    'move.guessedWrong': 'guessed wrong',
  },
  fields: {
    seats: 'Seats',
    quarry: 'Quarry',
    pursuers: 'Pursuers',
    gap: 'Gap at the start',
    from: 'What the quarry breaks away from',
    words: 'The three ways in this place',
    onWater: 'On the water',
    leadTried: 'Lead tried today',
  },
  broken: {
    'move.stopInstead': '{party} walked out of a Discussion: they can stop and be back in it, and do not turn at bay.',
    'move.atBayInstead': '{party} can turn at bay; to stop is for those who walked out of a Discussion.',
    'move.openBarred':
      '{who} walks with a Major Wound on a leg, and the Open way is barred to {party}. Take Cover or Rough.',
    'move.leadNotHere': 'Lead helps {party} only in checks with the skill of the lowest member.',
    'move.lead.today': '{party} has tried Lead today already.',
    'move.lead.failed': '{party} has failed at Lead, and tries it no more in this scene.',
    'move.gapFrom':
      'From there a pursuit starts at gap {gap}. Leave the gap out, or say nothing of where it comes from.',
  },
  board: {
    stand: 'Leg {leg}, gap {gap} of 4',
    posts: { caught: 'caught', away: 'away' },
    side: '{side, capital}: {name}, {strength}{weary, plural, =0 {} other {, weary #}}{spent, plural, =0 {} other {, spent by #}}{lead, select, no {, may still try Lead} other {}}',
    legs: 'Legs so far',
    leg: 'Leg {leg}: {way}, guessed {guess}; gap {before} to {after}',
    ways: 'Chances that the gap widens',
    guessed: 'if guessed',
    missed: 'if not',
    taken: 'best taken',
    bestGuess: 'best guessed',
    barred: 'barred by a leg wound',
    best: 'Both at their best: {leg} a leg, {away} to get away',
    ends: 'Where it ends',
    ifCaught: 'Caught: {contact}',
    ifMeeting: 'At bay: {contact}',
  },
  aloud: {
    stand: 'Leg {leg}, gap {gap} of 4.',
    you: 'You: {name}, {going}{spent, plural, =0 {} other {, spent by #}}.',
    way: '{way}: {guessed} percent if they guess it, {missed} if not.',
    guess: '{way}: they gain ground with {guessed} percent if you guess it, with {missed} if not.',
    barred: '{way} is barred.',
    chosen: '{name} {name, select, many {have} other {has}} chosen.',
  },
} as const;
