/** How rounds, gear, spells, morale and health are told. */
export const SKIRMISH_FARING = {
  opening:
    'A skirmish: {a} against {b}, {figures} figures on {width} by {height} spaces. {surprised, given, yes {Surprised: #. }}In each round come the Opening, the Melee, the Ritual and its End.',
  part: 'Round {number}.',
  roundBegan: 'Round {round}.',
  surprise: 'Surprise! This round belongs to {band} alone. [WARBAND-ROUND-001]',
  priorityWon: 'Priority for {band}{came, given, yes {: #}}. [WARBAND-PRIORITY-002]',
  phaseBegan: {
    opening: 'The Opening: moves, shots and spells.',
    melee: 'The Melee: blows fall.',
    ritual: 'The Ritual: slow spells.',
  },
  tiredOfIt: 'Enough of it, for {band}: if the other side says so too, the fight is over. [WARBAND-ROUND-010]',
  readied: '{figure} makes the {item} ready: {kept}. [WARBAND-ACTION-005]',
  tookItem: '{figure} takes the {item}{from, given, yes { of #}}: {kept}. [WARBAND-ACTION-006]',
  used: '{figure} uses the {item}{gone, given, yes {, which is then gone}}. [WARBAND-ACTION-007]',
  didOther: '{figure}: {text, quoted}. [WARBAND-ACTION-009]',
  dismounted: '{figure} is on foot now. [WARBAND-GEAR-011]',
  protects: '{figure} stands before {ally} and takes every blow in this round. [WARBAND-ACTION-010]',
  works: {
    reload: '{figure} gives this round to loading the {item}. [WARBAND-ACTION-011]',
    search: '{figure} gives this round to looking for the {item}. [WARBAND-ACTION-013]',
  },
  workDone: {
    reload: '{figure} has the {item} loaded. [WARBAND-ACTION-011]',
    search: '{figure} has found the {item}: {kept}. [WARBAND-ACTION-013]',
  },
  depleted: '{figure} uses up the {item}. [WARBAND-GEAR-009]',
  guarded: '{figure} strikes at nobody and is on guard: +1 armour in this round. [WARBAND-MELEE-020]',
  rallied:
    '{figure} strikes at nobody and rallies the hirelings: +2 on their morale in this round. [WARBAND-MELEE-021]',
  spellDeclared: '{figure} begins to cast {spell, quoted}{on, given, yes { upon #}}. [WARBAND-SPELL-004]',
  spellCast:
    '{figure} casts {spell, quoted}{on, given, yes { upon #}}{came, given, yes { at once: #}}{to, plural, =0 {} other {; it lasts to the End of round #}}. [{rule}]',
  spellDelayed: '{figure} needs longer for {spell, quoted}, to the Ritual{came, given, yes {: #}}. [WARBAND-SPELL-007]',
  spellLost: '{figure} was disturbed, and nothing comes of {spell, quoted}. It stays prepared. [WARBAND-SPELL-008]',
  spellGivenUp: '{figure} fights instead, and gives {spell, quoted} up. It stays prepared. [WARBAND-SPELL-013]',
  effectOver: 'The effect of {name, quoted}{on, given, yes { on #}} is over. [WARBAND-PHASE-008]',
  fell: {
    slain: '{figure} is slain. [WARBAND-VANQUISH-001]',
    dead: '{figure} is dead. [WARBAND-HEALTH-008]',
    subdued: '{figure} is subdued, alive and a captive. [WARBAND-SUBDUE-003]',
  },
  atDeathsDoor: '{figure} is at 0 HP: a death save will tell. [WARBAND-HEALTH-003]',
  bledToDeath: '{figure} bleeds to death. [WARBAND-HEALTH-007]',
  gotMight: 'This death makes {figure} stronger: +1 Might. [WARBAND-HEALTH-019]',
  deathSaved:
    '{lives, select, yes {{figure} lives{came, given, yes {: #}}. But the wound bleeds: without first aid it is over in two rounds. [WARBAND-HEALTH-005]} other {{figure} dies{came, given, yes {: #}}. [WARBAND-HEALTH-004]}}',
  aided:
    '{figure} {worked, select, yes {stops} other {cannot stop}} the bleeding{patient, given, yes { of #}}{came, given, yes {: #}}. [{rule}]',
  triggered: {
    third:
      '{thirds, plural, one {A third} other {Two thirds}} of {group} {thirds, plural, one {is} other {are}} lost: morale is checked. [WARBAND-MORALE-004]',
    leader: 'The loss of their leader shakes {group}. [WARBAND-MORALE-005]',
    ambush: 'The ambush shakes {group}. [WARBAND-MORALE-006]',
    horror: 'The horror of it shakes {group}. [WARBAND-MORALE-007]',
    allies: 'Their friends give up, and that shakes {group}. [WARBAND-MORALE-008]',
    held: 'The grip shakes {group}. [WARBAND-GRAPPLE-017]',
  },
  leaderLost: '{figure} leads nobody any more. [WARBAND-MORALE-005]',
  circumstancesSaid: 'The referee on the circumstances of {group}: {by, signed}. [WARBAND-MORALE-014]',
  checkedMorale: {
    holds: 'Morale of {group}{face, given, yes {: #, at most {chance} needed}}. It holds. [WARBAND-MORALE-019]',
    fails: 'Morale of {group}{face, given, yes {: #, at most {chance} needed}}. It fails. [WARBAND-MORALE-015]',
    disorder: 'Morale of {group}: a 12, the worst there is. [WARBAND-MORALE-018]',
  },
  retreats:
    '{figures, and} {figures, select, many {retreat} other {retreats}} {disorder, select, yes {in disorder. [WARBAND-MORALE-018]} other {in good order. [WARBAND-MORALE-015]}}',
  offersSurrender: 'There is no way out: surrender is offered by {group}. [WARBAND-MORALE-016]',
  surrendered:
    '{figures, and} {figures, select, many {surrender and are prisoners} other {surrenders and is a prisoner}}. [WARBAND-MORALE-037]',
  toTheDeath:
    'No quarter: {figures, and} {figures, select, many {fight} other {fights}} to the death. [WARBAND-MORALE-017]',
  horror: 'Something horrible is seen by {group}. [WARBAND-MORALE-007]',
  thresholdSet:
    'From now on priority goes to {band} on {threshold, plural, =0 {no throw at all} =1 {a 1} other {1 to #}}. [WARBAND-PRIORITY-003]',
  blinded:
    '{figure} is blinded {rounds, plural, one {for this round} other {for # rounds, this one included}}. [WARBAND-MOD-018]',
  healed: '{figure} gets {points} HP back. [WARBAND-HEALTH-027]',
  restored: '{figure} has the {what} again. [WARBAND-GEAR-009]',
  roused: '{figures, and} {figures, select, many {know} other {knows}} of the enemy now. [WARBAND-VANQUISH-009]',
  quiet:
    '{n, plural, one {A round without a fight} other {# rounds without a fight}}: after {most} in a row it is over. [WARBAND-ROUND-010]',
  ended: {
    won: 'Nobody of {loser} is left to fight. Victory for {winner}. [WARBAND-ROUND-009]',
    bothGone: 'Nobody is left to fight on either side, and nobody has won. [WARBAND-ROUND-009]',
    agreed: 'Both sides have had enough, and nobody has won. [WARBAND-ROUND-010]',
    quiet: 'Nobody wants to fight any more, and nobody has won. [WARBAND-ROUND-010]',
  },
  foundAfter:
    '{lives, select, yes {{figure} is found alive among the fallen} other {{figure} is dead}}{came, given, yes {: #}}. [WARBAND-SAGA-013]',
  woundSided: 'The Wound of {figure} {at}: on the {side, select, left {left} other {right}}. [WARBAND-SAGA-012]',
  renamed: '{was} is now called {name}.',
  /** Groups that check morale together. */
  group: {
    graded: 'the {grade, select, weak {untrained} strong {seasoned} other {trained}} of {band}',
    called: 'the {called} of {band}',
  },
  sums: {
    save: 'Save of {figure}',
    aid: 'First aid by {figure}',
    morale: 'Morale of {group}',
  },
  thrownFor: {
    priority: 'priority',
    row: '{way, select, shot {{by} shoots at {target}} throw {{by} throws at {target}} other {{by} strikes at {target}}}',
    allyDie: 'whom the stray dice of {by} strike',
    woundDie: 'where {figure} is wounded',
    whichHand: 'which hand of {figure} it is',
    hinderDie: 'whether {by} keeps {target} down',
    riseContest: '{figure} against {over}, to get up',
    riseReply: '{over} against {figure}, to keep the place',
    retreatSave: 'whether {figure} gets out of the melee',
    gambitDie: '{by} tries {what}',
    contest: '{by} grapples with {target}',
    contestReply: '{target} resists {by}',
    breakOutDice: '{figure} tries to break free',
    spellSave: 'whether {figure} casts at once',
    deathSave: 'whether {figure} lives',
    deathWound: 'which Wound {figure} keeps',
    survival: 'whether {figure} is found alive',
    woundSide: 'on which side {figure} is wounded',
    aidTest: 'first aid by {figure}{patient, given, yes { for #}}',
    moraleDie: 'the morale of {group}',
  },
  results: {
    critical: 'critical',
    hit: 'hit',
    miss: 'miss',
    ally: 'into an ally',
    holds: 'holding out',
    fails: 'failing',
    disorder: 'disorder',
  },
  verdicts: {
    row: { success: 'a hit', failure: 'no hit', chance: 'a hit' },
    morale: { success: 'it holds', failure: 'it fails', chance: 'holding out' },
    priority: { success: 'side A', failure: 'side B', chance: 'priority for side A' },
    hinder: { success: 'kept down', failure: 'in vain', chance: 'keeping them down' },
    retreat: { success: 'unharmed', failure: 'hit on the way', chance: 'getting away unharmed' },
    gambit: { success: 'it works', failure: 'it fails', chance: 'success' },
    spell: { success: 'at once', failure: 'in the Ritual', chance: 'a quick spell' },
    death: { success: 'alive', failure: 'dead', chance: 'staying alive' },
    aid: { success: 'stabilised', failure: 'in vain', chance: 'success' },
    survival: { success: 'alive', failure: 'dead', chance: 'being found alive' },
    hand: { success: 'the left one', failure: 'the right one', chance: 'the left hand' },
  },
  outcome: {
    ended:
      '{winner, given, yes {Victory for #} no {Nobody won}} in round {rounds}: {ending}. The fight took {minutes} minutes.',
    band: '{name}: {standing, plural, =0 {nobody} other {#}} of {all} still standing.',
    gone: '{fate, capital}: {figures, and}.',
    hurt: '{figure}: {hp} of {most} HP{wounds, given, yes {, wounded: {wounds, commas}}}.',
    wound: '{wound}{permanent, given, yes { (permanent)}}',
    captured: 'Prisoners: {figures, and}.',
  },
} as const;
