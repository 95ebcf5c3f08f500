/** What the things of Contested Movement are called where they stand alone. */
export const MARCH_NAMES = {
  /** SAGA-MOVE-009. */
  paces: { rest: 'Rest', careful: 'Careful', steady: 'Steady', forced: 'Forced' },
  /** SAGA-MOVE-018: what a party may choose, and what it may be that it chooses nothing. */
  stances: { close: 'Close', hold: 'Hold', evade: 'Evade', unaware: 'has not seen you' },
  /** What comes of it, read from one’s own side. */
  results: {
    meeting: 'a meeting',
    attack: 'they stand, you attack',
    pursuit: 'you pursue them',
    ambush: 'they are ambushed',
    attacked: 'you stand, they attack',
    standOff: 'a stand-off',
    parting: 'a parting',
    wait: 'you lie in wait',
    pursued: 'they pursue you',
    slip: 'you slip away',
    ambushed: 'you are ambushed',
    waitedFor: 'they lie in wait',
    slipped: 'they slip away',
    unseen: 'you pass unseen',
  },
  /** A span without a name: by where it lies, or by its number on the map in letters. */
  unnamed: {
    lies: 'the {n, plural, =1 {span} =2 {second span} =3 {third span} other {#th span}} {wind} of {place}',
    numbered: 'span {n}',
    winds: {
      e: 'east',
      se: 'south-east',
      s: 'south',
      sw: 'south-west',
      w: 'west',
      nw: 'north-west',
      n: 'north',
      ne: 'north-east',
    },
  },
  grounds: { open: 'Open', closed: 'Closed', impassable: 'Impassable' },
  goings: { foot: 'on foot', mounted: 'mounted', afloat: 'by boat', swimming: 'swimming' },
  /** How many a party is, by how it goes. */
  strength: {
    foot: '{n, plural, one {one on foot} other {# on foot}}',
    mounted: '{n, plural, one {one rider} other {# riders}}',
    afloat: '{n, plural, one {one in a boat} other {# in boats}}',
    swimming: '{n, plural, one {one swimmer} other {# swimmers}}',
  },
  checks: {
    lead: 'Lead',
    sail: 'Sail for a better wind',
    survive: 'Survive in the wild',
    cross: 'the crossing',
    forced: 'Endurance after the forced march',
    forage: 'Survive for food and water',
  },
  /** For what Lead is tried. */
  led: { cross: 'the crossing', past: 'getting past', forced: 'the forced march' },
  fares: { had: 'had', found: 'found in the land', lacking: 'lacking' },
  states: { going: 'on the road', got: 'got what it wanted', stopped: 'stopped', gaveUp: 'gave up' },
  wants: {
    reach: 'to reach {span}',
    catch: 'to catch {party}',
    find: 'to find {party}',
    avoid: 'not to be met by {party} for {days, plural, one {a day} other {# days}}',
    none: 'nothing but to prevent what others want',
  },
  /** Why a pace is not open. */
  bars: {
    tooWeary: 'At three steps of weariness Forced may not be chosen.',
    lame: 'Somebody walks with a Major Wound on a leg, and Forced is barred.',
  },
  /** A plan for the day as one sentence: by which ways, at which pace, how far. */
  plan: {
    rest: 'Rest{at, given, yes { at #}}',
    go: '{way, given, yes {#, }}{pace}, {halt, given, yes {halt at #{end, given, yes {, bound for #}}} no {to {end}}}',
    cross: 'over into {span} by {skill} against {difficulty}, {pace}',
    marks: 'mark {approach, quoted}',
    past: 'past {of} by {approach, quoted}',
    forage: 'live off the land',
    sail: 'sail for a better wind',
    lead: 'Lead for {check}',
  },
  sighting:
    '{of}: {strength}, {how, select, known {known to be} other {seen}} at {at}{today, select, yes { today} other { on day {day}}}{scouts, select, yes {, with scouts} other {}}{ratings, given, yes {, #}}',
  ratings: 'Hide {hide}, Notice {notice}',
  board: {
    others: 'Others',
    roads: 'The roads',
    days: 'The march so far',
    party: '{strength, capital} at {at}, led by {leader}',
    into: 'Half way into {span}',
    wants: 'Wants {wants}',
    ratings: 'Moves {moves}, weary {weary}, Hide {hide}, Notice {notice}, Endurance {endurance}',
    stores: 'Stores for {n, plural, one {# day} other {# days}}',
    provisions:
      '{name}: food for {food, plural, one {# day} other {# days}}, {water, plural, one {# waterskin} other {# waterskins}} full',
    tonight: 'Tonight at {pace}: {spans, commas}',
    nowhere: 'no farther than here',
    waits: 'Lies in wait for {of} until day {until}',
    planned: 'Today: {plan}',
    aware: 'Aware of {of, and}',
    unknown: '{party}: not seen yet',
    reach: 'By tonight in one of {n, plural, one {# span} other {# spans}}: {spans, commas}',
    reachMany: 'By tonight in one of {n} spans',
    day: 'Day {day}: {pace}, {spans, given, yes {{spans, commas}} no {stayed}}; weary {weary}, food {food}, water {water}',
    map: 'The map',
    signs:
      'Signs: . Open, * Closed, # Impassable, each with its number below; @ you, ! last known place, ? may be there by tonight; : a way without a road.',
    span: '{n} {name, capital}: {ground}{marks, given, yes {, #}}; to {ways, commas}{away, given, yes {; {away, plural, =0 {here} one {# span away} other {# spans away}}}}',
    way: '{to}{road, select, yes {} other { (no road)}}',
    marks: { town: 'town', water: 'water', afloat: 'for boats', crossing: 'crossed by {skill} against {difficulty}' },
    watched: 'Watched: {approaches, commas}',
  },
  /** How things stand, read aloud. */
  aloud: {
    morning: '{date, given, yes {#, morning, day {day}} no {Day {day}, morning}}.',
    now: '{date, given, yes {#, day {day}} no {Day {day}}}.',
    toPlan: 'Choose route and pace.',
    toIntend: 'Choose Close, Hold or Evade before {of}.',
    own: '{party}: {strength} at {at}, weary {weary}, Hide {hide}, Notice {notice}.',
    seen: '{of}, {n}: last {how, select, known {known} other {seen}} {when} at {at}; by tonight it can be in {spans, plural, one {one span} other {# spans}}{goal, given, yes {, # among them}}.',
    when: '{date, given, yes {on #} no {on day {day}}}',
    here: '{of}, {n}, at {at} now.',
    unseen: 'Of {of} nothing is known.',
    row: '{mine}: {cells, commas}.',
    cell: 'if they {theirs, select, close {Close} hold {Hold} evade {Evade} other {have not seen you}}, {result}',
  },
} as const;
