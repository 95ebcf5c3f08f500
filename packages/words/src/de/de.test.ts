import { enter, type Input, openSession, type Refusal, type RefusalCode, type Result } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf, type Passage } from '../account.js';
import { awaitedOf } from '../awaited.js';
import { de } from '../languages.js';
import { refusalText } from '../refusal.js';
import { declined, type Noun } from '../say/grammar.js';
import { speak } from '../say/index.js';
import { GERMAN } from './german.js';
import { TERMS } from './terms.js';

type Case = 'nom' | 'acc' | 'dat';

const ACTS: Readonly<Record<string, Noun>> = TERMS.acts.terms;
const BODY_PARTS: Readonly<Record<string, Noun>> = TERMS.parts.terms;
const HAND_NOUNS: Readonly<Record<string, Noun>> = TERMS.hands.terms;
const ITEMS: Readonly<Record<string, Noun>> = TERMS.items.terms;
const { chance, decimal } = de;

const inForm =
  (form: string) =>
  (noun: Noun | undefined, as: Case): string =>
    declined(GERMAN, noun as Noun, form, as);
const [the, a, bare] = [inForm('the'), inForm('a'), inForm('alone')];
const at = (noun: Noun): string => declined(GERMAN, noun, 'am', 'dat');

const SAYS = {
  and: '{names, and}',
  or: '{names, or}',
  possessive: '{name, possessive}',
  quoted: '{text, quoted}',
} as const;
const says = speak<typeof SAYS>(GERMAN, SAYS);
const and = (names: readonly string[]): string => says.and({ names });
const or = (names: readonly string[]): string => says.or({ names });
const possessive = (name: string): string => says.possessive({ name });
const quoted = (text: string): string => says.quoted({ text });

describe('grammar', () => {
  const CASES: readonly Case[] = ['nom', 'acc', 'dat'];
  const all = (form: (as: Case) => string): readonly string[] => CASES.map(form);

  test('nouns with an adjective, after each kind of article and without', () => {
    const { quickAttack } = ACTS;
    const { leftLeg } = BODY_PARTS;
    const { left } = HAND_NOUNS;
    expect(all((as) => the(quickAttack, as))).toEqual([
      'der Schnelle Angriff',
      'den Schnellen Angriff',
      'dem Schnellen Angriff',
    ]);
    expect(all((as) => a(quickAttack, as))).toEqual([
      'ein Schneller Angriff',
      'einen Schnellen Angriff',
      'einem Schnellen Angriff',
    ]);
    expect(all((as) => bare(quickAttack, as))).toEqual(['Schneller Angriff', 'Schnellen Angriff', 'Schnellem Angriff']);
    expect(all((as) => the(leftLeg, as))).toEqual(['das linke Bein', 'das linke Bein', 'dem linken Bein']);
    expect(all((as) => a(leftLeg, as))).toEqual(['ein linkes Bein', 'ein linkes Bein', 'einem linken Bein']);
    expect(all((as) => bare(leftLeg, as))).toEqual(['linkes Bein', 'linkes Bein', 'linkem Bein']);
    expect(all((as) => the(left, as))).toEqual(['die linke Hand', 'die linke Hand', 'der linken Hand']);
    expect(all((as) => a(left, as))).toEqual(['eine linke Hand', 'eine linke Hand', 'einer linken Hand']);
    expect(all((as) => bare(left, as))).toEqual(['linke Hand', 'linke Hand', 'linker Hand']);
    expect(all((as) => the(ITEMS.axe, as))).toEqual(['die Axt', 'die Axt', 'der Axt']);
  });

  test('where on the body: no part is feminine', () => {
    expect(Object.values(BODY_PARTS).map(at)).toEqual([
      'am linken Arm',
      'am rechten Arm',
      'am linken Bein',
      'am rechten Bein',
      'am Rumpf',
      'am Kopf',
    ]);
    expect(Object.values(BODY_PARTS).filter(({ gender }) => gender === 'f')).toEqual([]);
  });

  test('whose, lists and quotations', () => {
    expect(['Ella', 'Hans', 'Max', 'Fritz', 'Grace', 'Wache 2'].map(possessive)).toEqual([
      'Ellas',
      'Hans’',
      'Max’',
      'Fritz’',
      'Grace’',
      'Wache 2’s',
    ]);
    expect([and(['a']), and(['a', 'b', 'c']), or(['a', 'b'])]).toEqual(['a', 'a, b und c', 'a oder b']);
    expect(quoted(' ein Sturz. ')).toBe('„ein Sturz“');
  });
});

test('chances with the decimal comma', () => {
  expect(decimal(33.125, 1)).toBe('33,1');
  expect(chance({ ways: 107n, of: 160n })).toBe('66,9 Prozent, 107 von 160');
  expect(chance({ ways: 1n, of: 1n })).toBe('100 Prozent');
  expect(chance({ ways: 1n, of: 16777216n })).toBe('unter 0,1 Prozent, 1 von 16777216');
  expect(chance({ ways: 16777215n, of: 16777216n })).toBe('über 99,9 Prozent, 16777215 von 16777216');
  expect(chance({ ways: 1n, of: 10n ** 30n })).toBe('unter 0,1 Prozent');
});

describe('a check is told to somebody at the table', () => {
  const value = <A>(result: Result<A>): A => {
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    return result.value;
  };
  const answer = (seat: string, choice: unknown): Input => ({ input: 'answer', seat, choice });
  const inputs: readonly Input[] = [
    answer('bo', { choose: 'propose', value: 2 }),
    answer('ana', { choose: 'propose', value: { failure: 'ein Sturz.' } }),
    answer('bo', { choose: 'object' }),
    answer('ana', { choose: 'vote', vote: 'for' }),
    answer('bo', { choose: 'vote', vote: 'abstain' }),
    answer('ana', { choose: 'roll' }),
    { input: 'dice', faces: [2, 6, 1], from: 'table' },
  ];
  const setup = {
    kind: 'unopposed',
    seats: ['ana', 'bo'],
    action: 'klettert die Klippe hinauf',
    acting: { name: 'Ana', seat: 'ana', skill: 'jumpClimb', rating: 3 },
  };
  let session = value(openSession(saga.check.checkScene(saga.edition), { setup }, null));
  const asRun = (): Passage['after'] => session.run as unknown as Passage['after'];
  const told = (seat: string): readonly string[] =>
    passages.flatMap((passage) => {
      const { lead, lines } = accountOf(de, passage, seat);
      return [...lead, ...lines];
    });
  const passages: Passage[] = [{ entry: session.entries[0] as Passage['entry'], before: null, after: asRun() }];
  const awaited: string[] = [awaitedOf(de, asRun(), 'bo').lead];
  for (const input of inputs) {
    const before = asRun();
    session = value(enter(session, input));
    passages.push({ entry: session.entries.at(-1) as Passage['entry'], before, after: asRun() });
    awaited.push(awaitedOf(de, asRun(), 'bo').lead);
  }

  test('as "du"', () => {
    expect(told('bo')).toEqual([
      'Eine Probe: Ana mit Springen/Klettern 3: „klettert die Klippe hinauf“.',
      'Zu klären von dir: die Schwierigkeit. Schlägt niemand etwas anderes vor: Schwierigkeit 3.',
      'Du schlägst vor: Schwierigkeit 2.',
      'Geklärt: Schwierigkeit 2.',
      'Zu klären von ana und dir: was ein Fehlschlag bringt.',
      'ana schlägt vor: ein Fehlschlag bringt „ein Sturz“.',
      'Du widersprichst. Es wird abgestimmt.',
      'ana hat gewählt.',
      'Die Abstimmung: ana dafür, du Enthaltung. Der Vorschlag gilt.',
      'Geklärt: ein Fehlschlag bringt „ein Sturz“.',
      'ana hat gewählt.',
      'ana wirft 2d8 + d10z: 2, 6, 1.',
      'Die Chance auf Erfolg war 58,6 Prozent, 75 von 128.',
      'Ana scheitert: 12, nötig 16. Das bringt „ein Sturz“.',
    ]);
  });

  test('with what is awaited', () => {
    expect(awaited).toEqual([
      'Erwartet von dir: die Schwierigkeit.',
      'Erwartet von ana oder dir: was ein Fehlschlag bringt.',
      'Erwartet von dir: was ein Fehlschlag bringt.',
      'Erwartet von ana und dir, verdeckt: eine Stimme zu: ein Fehlschlag bringt „ein Sturz“.',
      'Erwartet von dir, verdeckt: eine Stimme zu: ein Fehlschlag bringt „ein Sturz“.',
      'Erwartet von ana: ob gewürfelt wird.',
      'Erwartet von ana: die Würfel, 2d8 + d10z.',
      'Die Szene ist zu Ende.',
    ]);
  });
});

type Sample = { readonly [C in RefusalCode]: readonly [Extract<Refusal, { code: C }>, string] };

/** One of every code, and what is said. */
const SAMPLES: Sample = {
  BAD_SHAPE: [
    {
      code: 'BAD_SHAPE',
      path: 'setup.acting.rating',
      expected: { want: 'integer', least: 0, most: 10 },
      found: { is: 'nothing' },
    },
    'setup.acting.rating: erwartet eine ganze Zahl von 0 bis 10; gefunden nichts.',
  ],
  NOT_JSON: [{ code: 'NOT_JSON', why: 'Unexpected end.' }, 'Das ist kein JSON: Unexpected end.'],
  NOT_AWAITED: [
    { code: 'NOT_AWAITED', seat: 'bo', as: 'Ella', awaited: ['ana', 'cid'] },
    'Von bo für Ella wird keine Antwort erwartet. Erwartet: ana oder cid.',
  ],
  NOT_A_CHOICE: [
    { code: 'NOT_A_CHOICE', seat: 'bo', as: 'bo', step: 'decide', open: 1 },
    'Das steht bo bei „decide“ nicht offen. 1 Antwort steht offen.',
  ],
  BROKEN_RULE: [
    { code: 'BROKEN_RULE', rule: 'SAGA-DUEL-ACT-006', what: 'duel.noBareHand', facts: { act: 'viciousAttack' } },
    'Brutaler Angriff mit bloßen Händen braucht eine gesunde, leere Hand. Lass etwas fallen, oder nimm, was du hältst. [SAGA-DUEL-ACT-006]',
  ],
  NO_DICE_NOW: [
    { code: 'NO_DICE_NOW', awaited: ['ana'] },
    'Jetzt werden keine Würfel erwartet, sondern eine Antwort von ana.',
  ],
  DICE_FIRST: [
    { code: 'DICE_FIRST', dice: ['d8', 'd8', 'd10z'] },
    'Erst die Würfel: 2 × d8 (1 bis 8), d10z (0 bis 9).',
  ],
  WRONG_FACES: [
    { code: 'WRONG_FACES', dice: ['d8', 'd00'], found: [4], at: null },
    '2 Augenzahlen nötig, in dieser Reihenfolge: d8 (1 bis 8), d00 (0 bis 90 in Schritten von 10). Gegeben: 1 (4).',
  ],
  BAD_DICE: [
    { code: 'BAD_DICE', notation: '2w8', at: 'w8' },
    '„2w8“ lässt sich nicht als Würfel lesen, ab „w8“. Schreib 2d8+d10z, 4d6kh3 oder d00: Mit z zählt ein Würfel ab 0, kh und kl behalten die höchsten oder niedrigsten.',
  ],
  OVER: [
    { code: 'OVER' },
    'Die Szene ist zu Ende und nimmt nichts mehr an. Zurück geht es nur zu einem früheren Eintrag.',
  ],
  UNKNOWN_SCENE: [
    { code: 'UNKNOWN_SCENE', scene: 'saga/tea', known: ['a', 'b'] },
    'Die Szene „saga/tea“ gibt es nicht. Es gibt a und b.',
  ],
  UNKNOWN_SEAT: [
    { code: 'UNKNOWN_SEAT', seat: 'dora', known: ['ana', 'bo'] },
    'Den Platz „dora“ gibt es nicht. Es gibt ana und bo.',
  ],
  NO_SUCH_ENTRY: [
    { code: 'NO_SUCH_ENTRY', entry: 9, last: 3 },
    'Zu Eintrag 9 führt kein Weg zurück: Es gibt ihn nicht, oder er ist selbst zurückgenommen. Der letzte ist 3.',
  ],
  NO_SUCH: [{ code: 'NO_SUCH', what: 'character', id: 'c9' }, 'Die Figur „c9“ gibt es in dieser Kampagne nicht.'],
  NOT_YOURS: [
    { code: 'NOT_YOURS', what: 'unit', id: 'u2', owner: 'bo' },
    'Das gehört bo. Nur bo kann das tun; andere können es vorschlagen.',
  ],
  TABLE_DECIDES: [
    { code: 'TABLE_DECIDES', rule: 'SAGA-CHECK-005' },
    'Darüber entscheidet der Tisch (SAGA-CHECK-005): Schlag es vor.',
  ],
  DEAD: [{ code: 'DEAD', name: 'Olaf', day: 12 }, 'Olaf ist am Tag 12 gestorben und kann nichts mehr tun.'],
  NO_CAMPAIGN: [{ code: 'NO_CAMPAIGN' }, 'An diesem Tisch gibt es noch keine Kampagne. Gründe zuerst eine.'],
  CAMPAIGN_FOUNDED: [
    { code: 'CAMPAIGN_FOUNDED', name: 'Fjord' },
    'An diesem Tisch läuft schon die Kampagne „Fjord“. Eine weitere braucht einen eigenen Tisch.',
  ],
  OTHER_VERSION: [
    { code: 'OTHER_VERSION', scene: 'saga/check', played: '1', here: '2' },
    'Gespielt wurde nach saga/check 1; hier gilt 2, und das kann anders entscheiden.',
  ],
  UNKNOWN_VERSION: [
    { code: 'UNKNOWN_VERSION', of: 'campaign', found: '3.0.0', known: ['1.0.0', '2.0.0'] },
    'Diese Kampagne wurde von Version 3.0.0 ihrer Regeln geschrieben. Hier lesbar ist 1.0.0 und 2.0.0.',
  ],
  REPLAY_DIVERGED: [
    {
      code: 'REPLAY_DIVERGED',
      entry: 2,
      what: 'heard',
      expected: '[{"event":{"by":"a"}}]',
      found: '[{"event":{"by":"b"}}]',
    },
    'Eintrag 2: Es folgt etwas anderes. Bei [0].event.by ergeben die Regeln "a", im Protokoll steht "b".',
  ],
};

test.each(Object.entries(SAMPLES))('%s is refused in German', (_, [refusal, sentence]) => {
  expect(refusalText(de, refusal)).toBe(sentence);
});
