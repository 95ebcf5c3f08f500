/** What cannot be done in a fight, why, and what could be done instead. */
export const DUEL_REFUSALS = {
  /** What stands for a thing that the list does not know. */
  unknown: {
    terms: { act: 'this action', item: 'thing', part: 'part' },
  },
  broken: {
    // The setup.
    'duel.notTwoHanded':
      '{who} cannot hold the {item} in both hands: it is no two-handed weapon. Put it in "left" or "right".',
    'duel.handsFull':
      '{who} has no hand left: the {item} takes both. Leave "left" and "right" empty, or carry the rest.',
    'duel.ratingOutOfRange': '{who} has {skill} {rating}; a skill runs from 0 to 10.',
    'duel.twoMajors': '{who} has two Major Wounds on the {part}; a part never has more than one.',
    'duel.incapableCannotEnter':
      '{who} has a Major Wound on the {part} and cannot enter a fight. Leave {who} out until it is healed.',
    'duel.incapableWithoutWound':
      '{who} cannot lie incapable without a Major Wound that makes so. Give the wound, or another standing.',
    'duel.placeWhoeverIsThere':
      'Whoever fights or lies on the ground has a square ("at"); whoever fled or surrendered has none. Look at {who}.',
    'duel.gripNotBeside':
      '{who} cannot grip {victim}: both must be in the fight, on different sides and beside each other.',
    'duel.tooQuiet':
      'Before round {round} there cannot have been {quiet, plural, one {# quiet round} other {# quiet rounds}} in a row: so many were not fought, or it was over after {most}.',
    'duel.penaltyOver': '{who} has a penalty until the end of round {until}, and this is round {round}. Leave it out.',
    'duel.gripWithoutHand': '{who} has no such hand free to grip {victim}.',
    'duel.placeAllOrNone': 'Some people are placed and others are not. Give everybody a square ("at"), or nobody.',
    'duel.noSuchSquare': '({x}, {y}) is a wall or off the board. Name a square that can be stood on.',
    'duel.squareTaken': '{who} cannot start at ({x}, {y}): somebody else does. Name another square.',
    'duel.wallInTheLineUp':
      'The wall at ({x}, {y}) is where somebody would line up. Move the wall, or give everybody a square ("at").',
    'duel.notACombat':
      'An individual combat has one fighter on one side and one to four on the other, each in one combat only.',
    'duel.noSuchFighter': 'There is nobody of that name in this fight.',

    // Pairing and joining.
    'duel.notUnpaired':
      '{own} and {enemy} cannot be paired: one of your own and one enemy are wanted, both not yet paired.',
    'duel.noEnemyToJoin': 'That is no enemy who is still in the fight. Name one who is, or stay out of it.',
    'duel.tooFarToJoin': 'That enemy is more than three squares away. Come nearer as a free character first.',
    'duel.combatIsFull': 'Four are against that enemy already, and there is no room for a fifth. Go against another.',
    'duel.notWhereFewestAttack':
      'Whoever joins goes into a combat that has the fewest attackers of all, and never as a fifth. Name such a combat.',

    // Actions.
    'duel.freeCharacter':
      '{act} needs an enemy in the same combat, and this fighter is in none. Join one at the start of a round.',
    'duel.notYourEnemy': '{act} can only be aimed at an enemy of one’s own combat who is in the fight.',
    'duel.apart': 'The two are Apart: nothing can be aimed so far. Come nearer in Footwork before a {act}.',
    'duel.cannotMoveToReach':
      'Somebody who cannot move reaches no farther than the weapon, and the enemy is farther off. Before a {act}: get free or up, or take a longer weapon.',
    'duel.wallBetween': 'A wall stands between the two. Move to where the way is open before a {act}.',
    'duel.noImplement':
      '{act} cannot be made with that: a weapon in a sound hand is wanted. Name the hand that holds one, or bare hands.',
    'duel.shieldMakesNoAction':
      'A shield makes no action. Name the hand that holds a weapon for the {act}, or bare hands.',
    'duel.lameHand':
      'That arm has a Major Wound and what it holds is useless for a {act}. Use the other hand, or Ready the weapon into it.',
    'duel.noBareHand': '{act} with bare hands needs a sound, empty hand. Drop something, or use what is held.',
    'duel.noFreeHand': '{act} needs a free hand: sound, empty and gripping nobody. Drop something with the action.',
    'duel.noPushWhenDown': 'Nobody pushes while PRONE. Stand Up first.',
    'duel.noPushWhenTackled': 'Nobody pushes while TACKLED. Break Tackle first.',
    'duel.alreadyGripped': 'The enemy is gripped that way already; another {act} would change nothing.',
    'duel.notBothHands':
      'Both hands go only on a two-handed weapon whose other hand is on a grip. Leave "both" out, or name that weapon.',
    'duel.notProne': 'Only somebody PRONE can Stand Up.',
    'duel.lameLeg': 'A leg with a Major Wound does not carry: no Stand Up before it is healed.',
    'duel.notGripped': 'Break Hold is for somebody HELD by the one named.',
    'duel.notTackled': 'Break Tackle is for somebody TACKLED by the one named.',
    'duel.notIncapable': 'Only an enemy who was incapable before the actions were chosen can be killed.',
    'duel.killOutOfReach': 'The enemy lies too far off to be killed. Come within reach first.',
    'duel.cannotFlee':
      'Only somebody who can move and is Apart from every enemy of the combat can Flee. Open the distance first, or surrender.',
    'duel.nothingToDrop': 'That hand holds nothing to drop.',
    'duel.nobodyToRelease': 'That hand grips nobody.',
    'duel.readyIsAnAction':
      'Readying does not fit here: as the table plays, it is either an action of its own or free with every action (saga.duel.ready).',
    'duel.notAtHand': 'Only what is in hand, carried, or lies on the own square or beside it can be taken.',
    'duel.readyNothing': 'The hands hold just that already. Arrange them otherwise, or choose another action.',
    'duel.lameArm': 'An arm with a Major Wound takes nothing up. Use the other hand.',

    // Defences.
    'duel.notADefence': 'That defence does not serve against this action. Choose one of those listed, or none.',
    'duel.cannotDodge': 'Nobody dodges while PRONE or TACKLED. Parry where that serves, or leave it undefended.',
    'duel.cannotDodgeHeld': 'Nobody dodges away while HELD. Parry where that serves, or leave it undefended.',
    'duel.noRoomToDodge':
      'A Dodge goes to a free square beside one’s own, one farther from the attacker. Name such a square, or defend otherwise.',
    'duel.oneDodge': 'There is one Dodge a round, to one square for all who are dodged. Name the same square.',
    'duel.twoParries': 'Against many only two actions can be parried in a round. Dodge, or leave it undefended.',
    'duel.nothingToParryWith': 'A Parry needs a weapon or shield in that hand, and the arm sound. Name the other hand.',
    'duel.enemyIsArmed': 'Bare hands parry only an attacker who is unarmed too.',
    'duel.rockCannotParry': 'A rock cannot parry. Use the other hand, or dodge.',

    // Wounds and moves.
    'duel.woundNotDeclined': 'The wound must be placed: name a part.',
    'duel.partNotOpen': 'The {part} is protected or has a Major Wound already. Name another part.',
    'duel.cannotLeave': 'The edge of the board cannot be crossed here. Name a square.',
    'duel.squareOutOfReach':
      '({x}, {y}) is taken, or farther than {most} {most, plural, one {step} other {steps}} over free squares. Name a nearer one.',
    'duel.move.push': '({x}, {y}) is no free square one farther from the one who pushes.',
    'duel.move.dodge': '({x}, {y}) is no free square one farther from everybody who is dodged.',
    'duel.move.closing': '({x}, {y}) is not among the nearest free squares beside the victim.',
    'duel.move.following': '({x}, {y}) is no free square one nearer to the dodger. Stay, or name such a square.',
  },
} as const;
