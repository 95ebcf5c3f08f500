import type { STANDING as ENGLISH } from '../en/standing.js';
import type { SameKeys } from '../say/index.js';

export const STANDING = {
  duel: {
    answers: {
      fightOn: {
        ways: { on: 'Weiterkämpfen' },
        when: 'in jeder Runde',
        told: { on: 'Du kämpfst weiter, wie festgelegt.' },
      },
      protect: {
        ways: {
          head: 'Bei einem Treffer den Kopf schützen',
          body: 'Bei einem Treffer den Rumpf schützen',
          rightLeg: 'Bei einem Treffer das rechte Bein schützen',
          leftLeg: 'Bei einem Treffer das linke Bein schützen',
          rightArm: 'Bei einem Treffer den rechten Arm schützen',
          leftArm: 'Bei einem Treffer den linken Arm schützen',
        },
        when: 'solange dort keine schwere Wunde ist',
        told: {
          head: 'Du schützt den Kopf, wie festgelegt.',
          body: 'Du schützt den Rumpf, wie festgelegt.',
          rightLeg: 'Du schützt das rechte Bein, wie festgelegt.',
          leftLeg: 'Du schützt das linke Bein, wie festgelegt.',
          rightArm: 'Du schützt den rechten Arm, wie festgelegt.',
          leftArm: 'Du schützt den linken Arm, wie festgelegt.',
        },
      },
      follow: {
        ways: { follow: 'Ausweichenden folgen', stay: 'Ausweichenden nie folgen' },
        when: 'wenn ein Feld frei ist',
        told: { follow: 'Du folgst, wie festgelegt.', stay: 'Du bleibst stehen, wie festgelegt.' },
      },
      dodgeBack: {
        ways: { straight: 'Gerade zurück ausweichen' },
        when: 'wenn das genannte Feld besetzt und dieses frei ist',
        told: { straight: 'Du weichst gerade zurück aus, wie festgelegt.' },
      },
    },
    rare: { surrender: 'Sich ergeben', breakOff: 'Abbruch anbieten' },
    asksAnew:
      'Du wirst neu gefragt nach einer schweren Wunde, wenn ein Abbruch angeboten wird, wenn jemand auf deiner Seite ausscheidet, nach fünf Runden, oder wenn eine Antwort nicht offensteht.',
  },
  battle: {
    answers: {
      fightOn: {
        ways: { on: 'Weiterkämpfen, niemand zieht sich zurück' },
        when: 'in jeder Runde',
        told: { on: 'Du kämpfst weiter, wie festgelegt.' },
      },
      fightOrder: {
        ways: { listed: 'In dieser Reihenfolge kämpfen' },
        when: 'wie aufgeführt, bis ein Kampf ändert, was ein späterer bringen würde',
        told: { listed: 'Der nächste Kampf kommt der Reihe nach, wie festgelegt.' },
      },
      fallBack: {
        ways: { straight: 'Gerade zurückweichen' },
        when: 'wenn geschlagen; Frage, wenn das Feld besetzt ist oder an Feinde grenzt',
        told: { straight: 'Deine Einheit weicht gerade zurück, wie festgelegt.' },
      },
      shoot: {
        ways: { last: 'Auf das letzte Ziel schießen', hold: 'Nicht schießen' },
        when: 'solange es zu sehen ist',
        told: {
          last: 'Sie schießen auf das letzte Ziel, wie festgelegt.',
          hold: 'Sie schießen nicht, wie festgelegt.',
        },
      },
      lightStep: {
        ways: { stay: 'Leichte Infanterie bleibt nach einem Kampf stehen' },
        when: 'statt ihres Schritts',
        told: { stay: 'Deine leichte Infanterie bleibt stehen, wie festgelegt.' },
      },
      challenge: {
        ways: { goOn: 'Niemand fordert zum Zweikampf heraus' },
        when: 'solange dieselben antreten können',
        told: { goOn: 'Du machst ohne Herausforderung weiter, wie festgelegt.' },
      },
    },
    rare: { surrender: 'Sich ergeben', retreat: 'Rückzug', breakOff: 'Abbruch anbieten' },
    asksAnew:
      'Du wirst neu gefragt, wenn eine Einheit verloren ist, wenn ein Abbruch angeboten wird, nach fünf Runden, oder wenn eine Antwort nicht offensteht.',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
