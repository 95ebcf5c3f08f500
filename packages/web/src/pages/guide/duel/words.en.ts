/** The guide to the duel. Figures are filled in. */
export const DUEL_GUIDE = {
  footwork: {
    title: 'Footwork',
    text: 'Each round begins with a throw for Footwork. The loser steps {loserLeast} or {loserMost}, then the winner {winnerLeast} or {winnerMost}. A weapon away from its own distance has {away}.',
    picture: 'Two fighters from above, one empty square between them: Sword distance',
    distances: { dagger: 'Dagger', sword: 'Sword', spear: 'Spear' },
  },
  secret: {
    title: 'Choose in secret',
    text: 'One action each, sealed. Attacks wound. Feint, Trip, Bash, Hold and the rest weaken the other for the rounds to come.',
  },
  defend: {
    title: 'Defend',
    text: 'The seals break. Against what is coming you pick a defence, most often one of these two. Armour adds to both.',
    dodge: 'Dodge',
    dodgeBy: 'Speed, and a step back',
    parry: 'Parry',
    parryBy: 'weapon or shield',
  },
  throw: {
    title: 'Throw',
    text: 'Two eights and a ten that counts from 0. Reach it: strong. Fall short: weak. Weak is not a miss; each action says what it still does.',
    yours: 'dice + yours',
    theirs: '{base} + theirs',
  },
  wounds: {
    title: 'Wounds stay',
    text: 'A Minor Wound on the head costs {head} on every skill; elsewhere nothing at once. At number {minors} on one part it has a Major:',
    picture: 'Joris with a Minor Wound on his right leg',
    majors: {
      head: { part: 'Head', does: 'out; dies in an hour without aid' },
      body: { part: 'Body', does: 'out of the fight' },
      arm: { part: 'Arm', does: 'useless, with what it holds' },
      leg: { part: 'Leg', does: 'prone until healed' },
    },
  },
  ends: {
    title: 'It ends',
    text: 'When a side is out, by a wound, by flight or by surrender. Every second round all defences drop by 1, so nobody hides for long.',
    picture: 'What every defence has, round by round: {list}',
    round: 'round',
  },
  trial: {
    title: 'Try one exchange',
    act: 'Ella’s action',
    defence: 'Joris’s defence',
    acts: { quickAttack: 'Quick', viciousAttack: 'Vicious', controlledAttack: 'Controlled' },
    defences: { dodge: 'Dodge', parry: 'Parry with the axe' },
    ella: 'Speed {speed}, Strength {strength}, sword',
    joris: 'Speed {speed}, Control {control}, mail',
    strong: 'Strong',
    weak: 'Weak',
    succeeding: 'strong',
    adds: 'her action',
  },
} as const;
