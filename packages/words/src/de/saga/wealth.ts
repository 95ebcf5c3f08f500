import type { Json } from '@warmoot/kernel';
import { LADDER } from '@warmoot/rules';
import { plainData } from '../../plain.js';
import type { BrokenWords, WealthWords } from '../../sagaWords.js';
import type { FormWords } from '../../words.js';
import { and, count } from '../grammar.js';

/** 1, 1,25, 11,5. */
const rating = (hundredths: number): string => `${hundredths / 100}`.replace('.', ',');

const ratingOf = (level: number): string => rating(LADDER[level - 1] ?? 0);

const credits = (n: number): string => count(n, 'Gutschrift', 'Gutschriften');

const KINDS = { raise: 'zum Steigen', lower: 'zum Sinken' } as const;

const ARMY = 'Heer, in Truppenkosten';

export const wealth: WealthWords = {
  rating,
  army: ARMY,
  events: {
    credited: ({ kind, credits: n }, { unit }) =>
      `Eine Gutschrift ${KINDS[kind]} des Reichtums von ${unit}: jetzt ${n}.`,
    notRecorded: ({ kind }, { unit }) =>
      `Der Reichtum von ${unit} steht am ${kind === 'raise' ? 'oberen' : 'unteren'} Ende der Leiter; die Gutschrift wird nicht vermerkt.`,
    waits: ({ until }, { unit }) =>
      until === 'reckoning'
        ? `Die Gutschriften von ${unit} warten auf die Abrechnung.`
        : `Der Reichtum von ${unit} hat sich in diesem Jahr schon geändert; die Gutschriften warten auf das nächste.`,
    cancelled: ({ credits: n }, { unit }) => `Für ${unit} heben sich je ${credits(n)} auf.`,
    moved: ({ from, to }, { unit }) =>
      `Der Reichtum von ${unit} ${to > from ? 'steigt' : 'sinkt'} von ${ratingOf(from)} auf ${ratingOf(to)}.`,
    dropped: ({ credits: n }, { unit }) => `${unit} steht am Ende der Leiter; übrig und verfallen: ${credits(n)}.`,
    tookEffect: ({ from, to }, { unit }) =>
      `Was ${unit} unterhält, richtet sich jetzt nach ${ratingOf(to)} statt nach ${ratingOf(from)}.`,
    gaveUp: ({ what, amount }, { unit, support }) => `${unit} gibt ab: ${amount} (${support(what)}).`,
    broughtUp: ({ what, amount }, { unit, support }) => `${unit} stockt auf: ${amount} (${support(what)}).`,
    lost: ({ what, amount }, { unit, support }) => `${unit} verliert: ${amount} (${support(what)}).`,
  },
  supported: ({ what, now, supported, excess, room }, { support }) => {
    const line = `${support(what)}: ${now}, unterhalten werden ${supported}`;
    if (excess > 0) return `${line}; abzugeben ${excess}.`;
    return room > 0 ? `${line}; Raum für ${room}.` : `${line}.`;
  },
};

const text = (fact: Json | undefined): string => plainData(fact ?? null);
const what = (fact: Json | undefined): string => (fact === undefined || fact === null ? ARMY : text(fact));

export const wealthBroken: BrokenWords = {
  'wealth.oneRecord': () => 'Der Reichtum ist hier schon vermerkt; mehr als einen Vermerk gibt es nie.',
  'wealth.rulesUnit': () => 'Wer ein Gemeinwesen regiert, hält dessen Reichtum und hat keinen eigenen Vermerk.',
  'wealth.noSubsystem': () =>
    'Nur Gespräch, umkämpfte Bewegung, Zweikampf und Schlacht ändern den Reichtum; diese Szene ist nichts davon.',
  'wealth.notOver': () => 'Gutgeschrieben wird eine Szene, wenn sie zu Ende ist, und diese ist es nicht.',
  'wealth.creditedOnce': () => 'Diese Szene ist auf diese Weise schon gutgeschrieben.',
  'wealth.anothersCost': () => 'Eine Szene, die einen Reichtum hebt, kann nur einen anderen senken.',
  'wealth.overBudget': ({ cost, budget }) =>
    `Dieses Heer kostet ${text(cost)}, unterhalten werden nur ${text(budget)}. Nehmt weniger oder billigere Truppen.`,
  'wealth.notNow': () => 'Vor der nächsten Abrechnung wird nichts abgegeben oder aufgestockt.',
  'wealth.notSupported': ({ what: of, supported, after }) =>
    `${what(of)}: unterhalten werden höchstens ${text(supported)}, nicht ${text(after)}.`,
  'wealth.notOwed': ({ what: of, now, supported, after }) =>
    `${what(of)}: da sind ${text(now)}, unterhalten werden ${text(supported)}; auf ${text(after)} zu gehen gibt mehr ab als nötig.`,
  'wealth.nothingNew': () => 'Ein Heer, das schrumpfen muss, nimmt niemanden auf.',
};

export const wealthForms: FormWords = {
  'wealth.everySupport': ({ supports }) => `eine Menge für ${and((supports as readonly string[]) ?? [])}`,
  'wealth.support': () => 'etwas, das das Gemeinwesen hat',
  'wealth.noMoreThanThere': ({ now }) => `eine Menge von 0 bis ${text(now)}`,
};
