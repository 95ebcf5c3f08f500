/** What is said while parties are on the road: to each what it may know. */
export const MARCH_TELLING = {
  opening:
    'Contested Movement on {roads, quoted}: {parties, and}.{wants, given, yes { {wants, line}}}{due, given, yes { Another entry of the calendar is due on day #.}}',
  freeForm: 'It is played in free form: the table judges. [SAGA-MOVE-049]',
  wants: '{party} {party, select, many {want} other {wants}} {wants}.',
  dayBegan: 'Day {day}.',
  dayOver: 'Day {day} is over.',
  planned: '{party}: {plan}.',
  gaveUp: '{party} {party, select, many {give} other {gives}} up.',
  ownChecked: {
    lead: '{success, select, yes {{party}: Lead helps} other {{party}: Lead does not help, and is tried no more in this scene}}{came, given, yes {: #}}. [SAGA-MOVE-005]',
    sail: '{party}: {success, select, yes {a fair wind, movement +1} other {a foul wind, movement −1}}{came, given, yes {: #}}. [SAGA-MOVE-013]',
    survive:
      '{party}: {success, select, yes {the way through the wild is found} other {the way is lost, and movement is 1 less today}}{came, given, yes {: #}}. [SAGA-MOVE-014]',
    cross:
      '{party}: {success, select, yes {the crossing is made} other {no getting across today}}{came, given, yes {: #}}{worse, given, yes {; #}}. [SAGA-MOVE-013]',
    forced:
      '{party}: {success, select, yes {fresh in spite of the forced march} other {weary by one more step}}{came, given, yes {: #}}. [SAGA-MOVE-010]',
    forage:
      '{party}: {success, select, yes {the land feeds and waters up to 15} other {the land gives nothing}}{came, given, yes {: #}}. [SAGA-MOVE-012]',
  },
  marched:
    '{party} {party, select, many {have} other {has}} come to {at}{into, given, yes { and {party, select, many {are} other {is}} half way into #}}.',
  noticed:
    '{party} {party, select, many {notice} other {notices}} {of} at {at}: {strength}{leader, given, yes {, led by #}}{came, given, yes {; #}}.',
  meets: '{party} {party, select, many {have} other {has}} to choose before {of}: Close, Hold or Evade.',
  intended: '{party}, before {of}: {intent}{to, given, yes {, to #}}.',
  exchanged: {
    meeting: '{party} and {of} both Close: a meeting. [SAGA-MOVE-018]',
    attack:
      '{of} {of, select, many {Hold and stand} other {Holds and stands}}; {party} {party, select, many {attack} other {attacks}}. [SAGA-MOVE-018]',
    pursuit:
      '{of} {of, select, many {Evade} other {Evades}}; {party} {party, select, many {pursue} other {pursues}}. [SAGA-MOVE-018]',
    ambush:
      '{of} {of, select, many {have} other {has}} seen nothing and {of, select, many {are} other {is}} ambushed by {party}. [SAGA-MOVE-018]',
    attacked:
      '{of} {of, select, many {Close} other {Closes}}; {party} {party, select, many {stand} other {stands}}. [SAGA-MOVE-018]',
    standOff: '{party} and {of} both Hold: a stand-off. Neither moves again today. [SAGA-MOVE-020]',
    parting: '{party} and {of}: a parting. [SAGA-MOVE-020]',
    wait: '{of} {of, select, many {have} other {has}} seen nothing.',
    pursued:
      '{of} {of, select, many {Close} other {Closes}}: {party} {party, select, many {are} other {is}} pursued. [SAGA-MOVE-018]',
    slip: '{of} {of, select, many {have} other {has}} seen nothing: {party} {party, select, many {slip} other {slips}} away. [SAGA-MOVE-020]',
    ambushed: '{party} {party, select, many {are} other {is}} ambushed by {of}. [SAGA-MOVE-018]',
    waitedFor: '{of} {of, select, many {lie} other {lies}} in wait for {party}. [SAGA-MOVE-019]',
    slipped: '{of} {of, select, many {slip} other {slips}} away. [SAGA-MOVE-020]',
    unseen: '{party} and {of} pass unseen. [SAGA-MOVE-018]',
  },
  slippedPast: '{party} {party, select, many {are} other {is}} past {of}, by {approach, quoted}. [SAGA-MOVE-024]',
  feltSeen: '{party} {party, select, many {feel} other {feels}} seen by {of}{came, given, yes {: #}}. [SAGA-MOVE-025]',
  /** How two have met, and what the fight takes over. */
  met: {
    ambush:
      '{attacker} {attacker, select, many {ambush} other {ambushes}} {defender} at {at}, {inCamp, select, yes {in camp} other {on the march}}.',
    attack:
      '{attacker} {attacker, select, many {attack} other {attacks}} {defender} at {at}; {defender} {defender, select, many {stand} other {stands}}.',
    meeting: '{attacker} and {defender} meet at {at}.',
    caught:
      '{attacker} {attacker, select, many {have} other {has}} caught {defender} at {at}, strung out on the march.',
  },
  played: {
    battle: 'It is played as Mass Combat.',
    duel: 'It is played Hand-to-Hand, from {distance} distance{first, given, yes {; the first Footwork counts as won by #}}.',
    later: 'It is left for another scene: neither goes on until that is played.',
  },
  parleyAsked: '{by} {by, select, many {ask} other {asks}} for a parley.',
  parleyRefused: '{by} {by, select, many {refuse} other {refuses}} the parley.',
  parleyed: 'The parley is over.',
  chased: {
    caught: 'The pursuit is over: caught.',
    away: 'The pursuit is over: away. Neither knows any more where the other is. [SAGA-MOVE-041]',
    atBay: 'The pursuit is over: the quarry turns at bay. [SAGA-MOVE-031]',
    gaveUp: 'The pursuit is over: the pursuers give up. [SAGA-MOVE-031]',
    stopped: 'The pursuit is over: the quarry stops.',
  },
  fought:
    'The fight is over.{left, given, yes { Of {party} {n, plural, one {one is} other {# are}} left.} no { Nobody is left of {party}.}}',
  letGo: {
    winner: '{party} {party, select, many {let} other {lets}} {of} go.',
    quarry: '{of} {of, select, many {give} other {gives}} no chase.',
  },
  gotAway:
    '{party} {party, select, many {get} other {gets}} away from {from}{to, given, yes {, to #}}. [SAGA-MOVE-041]',
  lostSight:
    '{party} {party, select, many {do} other {does}} not know any more where {of} {of, select, many {are} other {is}}.',
  cameToNothing:
    'Nothing comes of it between {party} and {of}: one of them is taken up with others today. [SAGA-MOVE-046]',
  first:
    '{party} {party, select, many {come} other {comes}} to {span} before {before}{came, given, yes {: #}}. [SAGA-MOVE-034]',
  liesInWait:
    '{party} {party, select, many {lie} other {lies}} in wait for {of}, today and on day {until}. [SAGA-MOVE-019]',
  evening:
    '{party}, evening at {at}: {spans, given, yes {by {spans, commas}} no {not moved}}; weary {weary}, food {food}, water {water}{into, given, yes {; half way into #}}{aware, given, yes {; aware of {aware, and}}}.',
  settledUp: {
    going: '{party} {party, select, many {go} other {goes}} on.',
    got: '{party} {party, select, many {have} other {has}} got what {party, select, many {they} other {it}} wanted. [SAGA-MOVE-038]',
    stopped: '{party} {party, select, many {have} other {has}} been stopped. [SAGA-MOVE-038]',
    gaveUp: '{party} {party, select, many {have} other {has}} given up. [SAGA-MOVE-038]',
  },
  judged: {
    none: 'Judged: they do not come into contact.{note, given, yes { {note, line}}}',
    ambush:
      'Judged: {attacker} {attacker, select, many {ambush} other {ambushes}} {defender} on the march, from {distance} distance.{note, given, yes { {note, line}}}',
    inCamp:
      'Judged: {attacker} {attacker, select, many {ambush} other {ambushes}} {defender} in camp, from {distance} distance.{note, given, yes { {note, line}}}',
    stands:
      'Judged: {attacker} {attacker, select, many {attack} other {attacks}}, {defender} {defender, select, many {stand} other {stands}}, from {distance} distance.{note, given, yes { {note, line}}}',
    meeting: 'Judged: {attacker} and {defender} meet, from {distance} distance.{note, given, yes { {note, line}}}',
  },
  ended: 'The movement is over.',
  outcome: {
    days: 'The movement ended on day {day}.',
    party: '{name}: {state, given, yes {#, }}at {at}{weary, given, yes {, weary #}}.',
    met: '{attacker} and {defender} met at {at} on day {day}.',
  },
} as const;
