/** Answers that may stand, by kind of scene and id: what they are called by their ways, when they hold, and when they act. */
export const STANDING = {
  duel: {
    answers: {
      fightOn: { ways: { on: 'Fight on' }, when: 'each round', told: { on: 'You fight on, as standing.' } },
      protect: {
        ways: {
          head: 'If hit, protect the head',
          body: 'If hit, protect the body',
          rightLeg: 'If hit, protect the right leg',
          leftLeg: 'If hit, protect the left leg',
          rightArm: 'If hit, protect the right arm',
          leftArm: 'If hit, protect the left arm',
        },
        when: 'while it has no Major Wound',
        told: {
          head: 'You protect the head, as standing.',
          body: 'You protect the body, as standing.',
          rightLeg: 'You protect the right leg, as standing.',
          leftLeg: 'You protect the left leg, as standing.',
          rightArm: 'You protect the right arm, as standing.',
          leftArm: 'You protect the left arm, as standing.',
        },
      },
      follow: {
        ways: { follow: 'Follow who dodges', stay: 'Never follow who dodges' },
        when: 'when there is a square',
        told: { follow: 'You follow, as standing.', stay: 'You stay where you are, as standing.' },
      },
      dodgeBack: {
        ways: { straight: 'Dodge straight back' },
        when: 'when the square you named is taken and that one is free',
        told: { straight: 'You dodge straight back, as standing.' },
      },
    },
    rare: { surrender: 'Surrender', breakOff: 'Offer to break off' },
    asksAnew:
      'You are asked anew after a Major Wound, when terms are offered, when one on your side is out, after five rounds, or when an answer is not open.',
  },
  battle: {
    answers: {
      fightOn: {
        ways: { on: 'Fight on, nobody retreats' },
        when: 'each round',
        told: { on: 'You fight on, as standing.' },
      },
      fightOrder: {
        ways: { listed: 'Fight them in this order' },
        when: 'as listed, until a fight changes what a later one would bring',
        told: { listed: 'The next fight comes in order, as standing.' },
      },
      fallBack: {
        ways: { straight: 'Fall back straight' },
        when: 'when beaten; asked if that hex is taken or touches an enemy',
        told: { straight: 'Your unit falls back straight, as standing.' },
      },
      shoot: {
        ways: { last: 'Shoot at the last target', hold: 'Hold fire' },
        when: 'while it can be seen',
        told: { last: 'They shoot at the last target, as standing.', hold: 'They hold their fire, as standing.' },
      },
      lightStep: {
        ways: { stay: 'Light infantry stays after a fight' },
        when: 'instead of its step',
        told: { stay: 'Your light infantry stays, as standing.' },
      },
      challenge: {
        ways: { goOn: 'No champion challenges' },
        when: 'while the same champions can fight',
        told: { goOn: 'You go on without a challenge, as standing.' },
      },
    },
    rare: { surrender: 'Surrender', retreat: 'Retreat', breakOff: 'Offer to break off' },
    asksAnew:
      'You are asked anew when a unit is lost, when terms are offered, after five rounds, or when an answer is not open.',
  },
} as const;
