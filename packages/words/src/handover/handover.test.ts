import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { german } from '../de/language.js';
import { english } from '../en/language.js';
import { wordsIn } from '../wordsIn.js';

const en = wordsIn(english);
const de = wordsIn(german);
const told = {
  date: (day: number) => `day ${day}`,
  place: (at: string) => at,
  isPerson: (name: string) => name === 'Morten',
};

const met: saga.handover.Encounter = {
  ...{ kind: 'ambush', attacker: 'Morten', defender: 'Two riders', at: 'Kell Ford' },
  ...{ distance: 'dagger', ambusher: 'Morten', defence: 'inCamp' },
};

const standing: saga.handover.Standing = {
  met,
  fleeing: { name: 'Dorrow', people: 900, gap: 2 },
  wounded: [{ name: 'Ella', wounds: [{ part: 'rightLeg', severity: 'major' }] }],
  prisoners: [{ name: 'Joris', of: 'Ella' }],
  losses: [
    { name: 'Avitch', lost: 114 },
    { name: 'Dorrow', lost: 304 },
  ],
  days: { first: 9, last: 9 },
  weary: [{ name: 'Ella', steps: 1 }],
};

const lines = (words: typeof en, next: saga.handover.NextKind) =>
  saga.handover
    .carriedInto(standing, next)
    .map((row) => words.handover.carried(row, told))
    .map(({ what, stands, does }) => `${what} | ${stands} | ${does}`);

describe('what is carried into the next scene, in words', () => {
  test('in English, into a talk', () => {
    expect(lines(en, 'discussion')).toEqual([
      'Who stands | Two riders are ambushed by Morten. | No effect.',
      'Distance | Dagger distance. | No effect.',
      'Footwork | Morten comes first. | No effect.',
      'Place | Kell Ford. | No effect.',
      'Wounds | Ella: right leg Major. | No effect.',
      'Prisoners | Joris, in the hands of Ella. | A prisoner who walks out is pursued from gap 1.',
      'Losses | Avitch 114, Dorrow 304. | They stay lost until the reckoning.',
      'Pursuit | Dorrow falls back, 900 strong. | A pursuit is open today alone, from gap 2.',
      'Surprise | Two riders were not aware. | No effect.',
      'Days | One day, up to day 9. | Nobody here can be in an earlier scene.',
      'Weariness | By steps: Ella 1. | No effect.',
    ]);
  });

  test('in German, into a duel', () => {
    expect(lines(de, 'duel')).toEqual([
      'Wer steht | Morten überfällt Two riders. | Ohne Wirkung.',
      'Distanz | Dolchdistanz. | Alle Kämpfe beginnen auf Dolchdistanz.',
      'Fußarbeit | Morten ist im Vorteil. | In der ersten Runde gewinnt Morten die Fußarbeit ohne Wurf.',
      'Ort | Kell Ford. | Ohne Wirkung.',
      'Wunden | Ella: schwer am rechten Bein. | Sie zählen im Kampf.',
      'Gefangene | Joris, in den Händen von Ella. | Ohne Wirkung.',
      'Verluste | Avitch 114, Dorrow 304. | Sie bleiben verloren bis zur Abrechnung.',
      'Verfolgung | Dorrow weicht zurück, 900 an der Zahl. | Verfolgen kann man nur heute, von Abstand 2 an.',
      'Überraschung | Two riders ahnten nichts. | Ohne Wirkung.',
      'Tage | Ein Tag, bis day 9. | Niemand von ihnen kann in einer früheren Szene sein.',
      'Müdigkeit | In Stufen: Ella 1. | Ohne Wirkung.',
    ]);
  });

  test('every line has words for every scene that may follow, in both languages', () => {
    for (const words of [en, de]) {
      for (const next of saga.handover.NEXT_KINDS) {
        for (const kind of ['ambush', 'attack', 'meeting', 'caught'] as const) {
          for (const defence of ['standing', 'onTheMarch', 'inCamp'] as const) {
            const rows = saga.handover.carriedInto({ ...standing, met: { ...met, kind, defence } }, next);
            for (const row of rows) {
              for (const text of Object.values(words.handover.carried(row, told))) expect(text).toMatch(/^\S.*[^{}]$/);
            }
          }
        }
      }
    }
  });

  test('a talk goes on the calendar by its place, or by the scene before it', () => {
    const talk: saga.campaign.NextScene = {
      ...{ next: 'talk', kind: 'discussion', scene: 'discussion', sides: [], characters: ['c1'], plan: null },
      ...{ place: 'Kell Ford', todayOnly: false, leaving: null },
    };
    const title = (words: typeof en, place: string) =>
      words.handover.next({ ...talk, place }, { ...told, after: 'Raid' }).title;
    expect([title(en, 'Kell Ford'), title(en, '')]).toEqual(['Talk at Kell Ford', 'After Raid']);
    expect([title(de, 'Kell Ford'), title(de, '')]).toEqual(['Gespräch, Kell Ford', 'Nach Raid']);
  });
});
