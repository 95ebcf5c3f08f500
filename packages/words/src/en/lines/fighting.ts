/** How units move, meet, strike and are driven back. Units are one or many by their names. */
export const LINES_FIGHTING = {
  placed: '{unit} {unit, select, many {stand} other {stands}} at {at}, facing {facing}. [WARBAND-ROUND-008]',
  placedMany: 'Placed for {army}: {n, plural, one {# unit} other {# units}}.',
  announced: {
    move: '{unit} {unit, select, many {are} other {is}} going to move{at, given, yes { to #} no { off the map}}. [WARBAND-MOVE-003]',
    turn: '{unit} {unit, select, many {are} other {is}} going to stay and look around. [WARBAND-MOVE-003]',
    charge:
      '{unit} {unit, select, many {are} other {is}} going to charge {target}, up to {at, given, yes {#} no {the edge of the map}}. [WARBAND-MOVE-003]',
    retreat:
      '{unit} {unit, select, many {are} other {is}} going to fall back{at, given, yes { to #} no { off the map}}. [WARBAND-MOVE-003]',
    manoeuvre:
      '{unit} {unit, select, many {are} other {is}} going to try a manoeuvre: {kind}{at, given, yes {, as far as #}}. [WARBAND-MOVE-003]',
    swap: '{unit} {unit, select, many {are} other {is}} going to trade places with {target}. [WARBAND-MOVE-032]',
  },
  moved: {
    move: '{unit} {unit, select, many {move} other {moves}} to {at}, facing {facing}{short, given, yes {; the rest of the way is barred}}. [{rule}]',
    turn: '{unit} {unit, select, many {turn} other {turns}} to face {facing}. [WARBAND-BMOVE-015]',
    stays: '{unit} {unit, select, many {get} other {gets}} no step further: the way is barred. [WARBAND-MOVE-004]',
    charge: '{unit} {unit, select, many {charge} other {charges}} to {at}. [WARBAND-MOVE-031]',
    retreat: '{unit} {unit, select, many {break} other {breaks}} away to {at}. [WARBAND-MOVE-026]',
    manoeuvre:
      '{unit} {unit, select, many {make} other {makes}} for {at} in good order, facing {facing}. [WARBAND-TACTIC-032]',
    pushed: '{unit} {unit, select, many {are} other {is}} driven back to {at}. [WARBAND-TIDE-002]',
    followed: '{unit} {unit, select, many {follow} other {follows}} to {at}. [WARBAND-TIDE-002]',
  },
  charged:
    '{unit} {unit, select, many {are} other {is}} upon {target} and {unit, select, many {have} other {has}} the first strike. [WARBAND-LINE-033]',
  left: '{unit} {unit, select, many {are} other {is}} off the map and out of the battle. [WARBAND-MOVE-024]',
  cornered:
    '{unit} {unit, select, many {find} other {finds}} no way out and {unit, select, many {stand} other {stands}} at bay. [WARBAND-MORALE-038]',
  partedAlone: '{figure} leaves {unit} and goes alone. [WARBAND-BMOVE-016]',
  parted:
    '{n, plural, one {One figure leaves} other {# figures leave}} {unit}, and {n, plural, one {is} other {are}} called {part} from now on. [WARBAND-BMOVE-016]',
  obstacle:
    '{passed, select, yes {{unit} {unit, select, many {get} other {gets}} over the obstacle} other {{unit} {unit, select, many {come} other {comes}} to a halt before the obstacle}}{came, given, yes {: #}}. [WARBAND-BMOVE-012]',
  tearsAway:
    '{figure} tears loose: of {dice, plural, one {# Capture save} other {# Capture saves}} {failed, plural, =0 {none fails} one {one fails} other {# fail}}. [WARBAND-BMOVE-013]',
  swapSaved:
    '{figure} {saved, select, yes {makes} other {fails}} the Capture save{came, given, yes {: #}}. [WARBAND-BMOVE-005]',
  swapped: {
    clean: '{figure} and {partner} trade places. [WARBAND-BMOVE-008]',
    late: '{figure} and {partner} trade places, but lose the rest of their round. [WARBAND-BMOVE-006]',
    not: '{figure} and {partner} are in each other’s way: they stay where they are, and lose the rest of their round. [WARBAND-BMOVE-007]',
  },
  unrolled: {
    banner:
      'The banner stands for {unit}: {what, select, end {morale} cavalry {the charge of riders} manoeuvre {the manoeuvre} other {the return}} needs no die, this once. [WARBAND-TACTIC-015]',
    fearless:
      'Fear is unknown to {unit}: {what, select, end {morale} cavalry {the charge of riders} manoeuvre {the manoeuvre} other {the return}} needs no die. [WARBAND-TACTIC-026]',
  },
  manoeuvre: {
    holds:
      'Morale of {unit} for {kind}{face, given, yes {: #, at most {chance} needed}}. It is done. [WARBAND-TACTIC-031]',
    fails:
      'Morale of {unit} for {kind}{face, given, yes {: #, at most {chance} needed}}. It fails, and nobody stirs. [WARBAND-TACTIC-033]',
  },
  wallFormed: 'A shieldwall is formed by {unit}: half speed, and missiles do no harm. [WARBAND-TACTIC-034]',
  wallEnded: {
    wish: 'The shieldwall of {unit} opens, as was wished. [WARBAND-TACTIC-035]',
    charge: 'The shieldwall of {unit} opens for the charge. [WARBAND-TACTIC-035]',
    broken: 'The shieldwall of {unit} breaks with the formation. [WARBAND-TACTIC-035]',
    nerve: 'The shieldwall of {unit} breaks with their nerve. [WARBAND-TACTIC-035]',
    shields: 'The shieldwall of {unit} is over: the front rank has no shields any more. [WARBAND-TACTIC-035]',
  },
  turned:
    '{unit} {unit, select, many {turn} other {turns}} about and {unit, select, many {face} other {faces}} {facing}. [WARBAND-TACTIC-032]',
  reformed:
    '{unit} {unit, select, many {form} other {forms}} anew: {n, plural, one {one rank} other {# ranks}} of {sizes, and}. [WARBAND-TACTIC-032]',
  cavalry: {
    holds:
      'Morale of {unit} before the charge of {by}{face, given, yes {: #, at most {chance} needed}}. It holds. [WARBAND-TACTIC-021]',
    fails:
      'Morale of {unit} before the charge of {by}{face, given, yes {: #, at most {chance} needed}}. It fails. [WARBAND-TACTIC-021]',
  },
  braced:
    '{unit} {unit, select, many {brace} other {braces}} the spears: a die more for each spear against the riders. [WARBAND-TACTIC-023]',
  broke:
    '{unit} {unit, select, many {break} other {breaks}} formation: a die more for each rider in this round. [WARBAND-TACTIC-022]',
  // Battle lines.
  line: 'A battle line: {a} against {b}. [WARBAND-LINE-001]',
  taken: '{unit} {unit, select, many {take} other {takes}} {other} {where}. [WARBAND-GRID-010]',
  noBlows:
    '{unit} {unit, select, many {cannot} other {cannot}} strike back at {other} in that line. [WARBAND-LINE-001]',
  lot: {
    reach: 'A lot says whom {agent} reaches: the {lot, select, 0 {left} other {right}} one. [WARBAND-LINE-021]',
    odd: 'A lot says where an odd die of {agent} goes: to the {lot, select, 0 {left} other {right}} one. [WARBAND-LINE-023]',
  },
  marked: '{points, plural, one {A point is} other {# points are}} marked on {figure}. [WARBAND-LINE-012]',
  strayed:
    'What {by} sent astray strikes {rank}: {points, plural, one {# point} other {# points}}. [WARBAND-RANGED-016]',
  thinned:
    '{removed, plural, one {One figure falls} other {# figures fall}} in {figure}{damage, plural, =0 {} one {; a point stays on the rank} other {; # points stay on the rank}}{carried, plural, =0 {} one {; a point passes to the next rank} other {; # points pass to the next rank}}{lost, plural, =0 {} one {; a point is lost} other {; # points are lost}}. [{rule}]',
  shaken:
    '{damage, plural, one {A point stays} other {# points stay}} on {figure}, short of a whole figure. [WARBAND-LINE-027]',
  wasted:
    '{lost, plural, one {A point strikes} other {# points strike}} nobody any more in {figure}. [WARBAND-LINE-029]',
  stepsUp: 'The next rank of {unit} steps up to the front. [WARBAND-LINE-032]',
  gone: 'Nobody is left of {unit}. [WARBAND-LINE-029]',
  bannerLost: 'The banner of {unit} is lost. [WARBAND-TACTIC-020]',
  // Leaders.
  leads: '{figure} leads {unit}. [WARBAND-TACTIC-001]',
  leaderless: 'Nobody leads {unit} any more. [WARBAND-TACTIC-003]',
  challenged: '{figure} challenges {target} to a duel, before both units. [WARBAND-TACTIC-006]',
  duelBegan:
    '{a} and {b} fight a duel, and their units look on: each round a technique is chosen in secret. [WARBAND-TACTIC-007]',
  duelRefused: '{figure} will not fight a duel with {target}: the unit checks morale for it. [WARBAND-TACTIC-008]',
  brokenOff: 'The duel is broken off by {unit}, which counts as refusing it. [WARBAND-TACTIC-036]',
  // Tides.
  tide: {
    strength:
      'The tide: {a} {sa}, {b} {sb} in strength. {winner} {winner, select, many {drive} other {drives}} {loser} back. [WARBAND-TIDE-003]',
    hits: 'The tide: {a} and {b} are equally strong, with {ha} to {hb} hits. {winner} {winner, select, many {drive} other {drives}} {loser} back. [WARBAND-TIDE-002]',
    even: 'The tide: {a} and {b} are equally strong and have {ha, plural, =0 {no hits} one {a hit} other {# hits}} each. Nobody gives way. [WARBAND-TIDE-006]',
  },
  noRoom: 'There is no room behind {unit}, and nobody moves. [WARBAND-TIDE-007]',
  // Morale.
  retreats:
    '{unit} {unit, select, many {retreat} other {retreats}} {disorder, select, yes {in disorder. [WARBAND-MORALE-018]} other {in good order. [WARBAND-MORALE-015]}}',
  surrendered:
    '{unit} {unit, select, many {surrender and are} other {surrenders and is}} taken prisoner. [WARBAND-MORALE-037]',
  toTheDeath: 'No quarter: {unit} {unit, select, many {fight} other {fights}} to the death. [WARBAND-MORALE-017]',
  return: {
    holds:
      'Morale of {unit}, to come back{face, given, yes {: #, at most {chance} needed}}. It holds. [WARBAND-MORALE-033]',
    fails:
      'Morale of {unit}, to come back{face, given, yes {: #, at most {chance} needed}}. It fails. [WARBAND-MORALE-033]',
    disorder: 'Morale of {unit}, to come back: a 12, and the flight is headlong. [WARBAND-MORALE-033]',
  },
  cameBack: '{unit} {unit, select, many {come} other {comes}} back into the battle. [WARBAND-MORALE-032]',
  wentAlong: '{figure} goes along with {unit}. [WARBAND-MORALE-040]',
  stayed: '{figure} stays and fights on, without {unit}. [WARBAND-MORALE-040]',
  casualty:
    'One of the fallen of {unit} is {lives, select, yes {found alive} other {dead}}{came, given, yes {: #}}. [WARBAND-CASUALTY-001]',
  casualties:
    '{n, plural, one {One of the fallen is} other {# of the fallen are}} looked for: {alive, plural, =0 {nobody lives} one {one lives} other {# live}}. [WARBAND-CASUALTY-001]',
  sums: {
    strength: 'Strength of {unit}',
    morale: 'Morale of {unit}',
    chance: 'Chance of {figure}',
    save: 'Save of {figure}',
  },
} as const;
