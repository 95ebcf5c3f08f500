import type { WEALTH as ENGLISH } from '../en/wealth.js';
import type { SameKeys } from '../say/index.js';

export const WEALTH = {
  army: 'Heer, in Truppenkosten',
  credited:
    'Eine Gutschrift {kind, select, raise {zum Steigen} lower {zum Sinken}} des Reichtums von {unit}: jetzt {credits}.',
  notRecorded:
    'Der Reichtum von {unit} steht am {kind, select, raise {oberen} other {unteren}} Ende der Leiter; die Gutschrift wird nicht vermerkt.',
  waitsForReckoning: 'Die Gutschriften von {unit} warten auf die Abrechnung.',
  waitsForYear:
    'Der Reichtum von {unit} hat sich in diesem Jahr schon geändert; die Gutschriften warten auf das nächste.',
  cancelled: 'Für {unit} heben sich je {credits, plural, one {# Gutschrift} other {# Gutschriften}} auf.',
  moved: 'Der Reichtum von {unit} {rises, select, yes {steigt} no {sinkt}} von {from} auf {to}.',
  dropped:
    '{unit} steht am Ende der Leiter; übrig und verfallen: {credits, plural, one {# Gutschrift} other {# Gutschriften}}.',
  tookEffect: 'Was {unit} unterhält, richtet sich jetzt nach {to} statt nach {from}.',
  gaveUp: '{unit} gibt ab: {amount} ({what}).',
  broughtUp: '{unit} stockt auf: {amount} ({what}).',
  lost: '{unit} verliert: {amount} ({what}).',
  supported: '{what}: {now}, unterhalten werden {supported}.',
  supportedLess: '{what}: {now}, unterhalten werden {supported}; abzugeben {excess}.',
  supportedMore: '{what}: {now}, unterhalten werden {supported}; Raum für {room}.',
  broken: {
    'wealth.oneRecord': 'Der Reichtum ist hier schon vermerkt; mehr als einen Vermerk gibt es nie.',
    'wealth.rulesUnit': 'Wer ein Gemeinwesen regiert, hält dessen Reichtum und hat keinen eigenen Vermerk.',
    'wealth.noSubsystem':
      'Nur Unterredung, umkämpfte Bewegung, Zweikampf und Schlacht ändern den Reichtum; diese Szene ist nichts davon.',
    'wealth.notOver': 'Gutgeschrieben wird eine Szene, wenn sie zu Ende ist, und diese ist es nicht.',
    'wealth.creditedOnce': 'Diese Szene ist auf diese Weise schon gutgeschrieben.',
    'wealth.anothersCost': 'Eine Szene, die einen Reichtum hebt, kann nur einen anderen senken.',
    'wealth.overBudget':
      'Dieses Heer kostet {cost}, unterhalten werden nur {budget}. Nehmt weniger oder billigere Truppen.',
    'wealth.notNow': 'Vor der nächsten Abrechnung wird nichts abgegeben oder aufgestockt.',
    'wealth.notSupported': '{what}: unterhalten werden höchstens {supported}, nicht {after}.',
    'wealth.notOwed':
      '{what}: da sind {now}, unterhalten werden {supported}; auf {after} zu gehen gibt mehr ab als nötig.',
    'wealth.nothingNew': 'Ein Heer, das schrumpfen muss, nimmt niemanden auf.',
  },
  forms: {
    'wealth.everySupport': 'eine Menge für {supports, and}',
    'wealth.support': 'etwas, das das Gemeinwesen hat',
    'wealth.noMoreThanThere': 'eine Menge von 0 bis {now}',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
