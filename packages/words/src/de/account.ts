import type { ACCOUNT as ENGLISH } from '../en/account.js';
import type { SameKeys } from '../say/index.js';

export const ACCOUNT = {
  chance: {
    told: '{percent} Prozent{ways, given, yes {, # von {of}}}',
    under: 'unter {percent}',
    over: 'über {percent}',
  },
  throws: {
    dice: 'Würfel',
    total: 'Summe',
    target: 'Zielwert',
    most: 'höchstens',
    hits: 'Treffer',
    rating: 'Wert',
    opposing: 'Gegenwert',
    success: 'Erfolg',
    failure: 'Fehlschlag',
    thrown: '{who, given, yes {{who, select, you {Du wirfst} other {# wirft}}} no {Geworfen:}} {dice}: {faces}.',
    unread:
      '{who, given, yes {{who, select, you {Du wirfst} other {# wirft}}} no {Geworfen:}} {dice}, bei geschlossenen Bögen.',
    counted: '{n, plural, other {# Treffer}}',
    result: '{result, capital}.',
    score: 'Summe {got}.',
    band: '{got}: {result}.',
    against: '{got} gegen {target}: {result}.',
    atLeast: '{got}, mindestens {target} nötig: {result}.',
    atMost: '{got}, {target, plural, other {höchstens #}} erlaubt: {result}.',
    hitsAtMost: '{got}, {target, plural, =0 {keiner} other {höchstens #}} erlaubt: {result}.',
    had: 'Die Chance auf {result} war {chance}.',
  },
  awaited: {
    whose: '{who, select, you {dir} other {#}}{as, given, yes { für #}}',
    anyOf: 'Erwartet von {whose, or}: {question}.',
    allOf: 'Erwartet von {whose, and}, verdeckt: {question}.',
    made: '{names, and} {n, plural, one {hat} other {haben}} gewählt.',
    dice: 'Erwartet{who, given, yes { von {who, select, you {dir} other {#}}}}: die Würfel, {dice}.',
    prospect: 'Die Chance auf {result} ist {chance}.',
    eachDie: 'Jeder Würfel von {dice}: {results}.',
    ofOne: '{result} {chance}',
    atLeastOne: 'Die Chance auf mindestens einmal {result} ist {chance}.',
    closed: 'Die Bögen sind zu (SAGA-CAMPAIGN-004): Was die Würfel erreichen müssen, wird nicht gezeigt.',
    nothing: 'Die Szene ist zu Ende.',
    unseen: 'Andere sind am Zug.',
  },
  account: {
    chose: '{who, select, you {Du wählst} other {# wählt}}{as, given, yes { für #}}: {choice}.',
    hasChosen: '{who, select, you {Du hast} other {# hat}}{as, given, yes { für #}} gewählt.',
    undid: 'Zurück zu Eintrag {to}. Was danach kam, gilt nicht mehr.',
    reseeded:
      'Diese Szene wurde von anderswo hergebracht. Ab hier kommen ihre Würfel aus einem neuen Startwert, den dieser Server hinterlegt hat.',
    shares: 'Ab dem nächsten Wurf gibt {who} einen eigenen Anteil zu den Würfeln.',
    sharesNoMore: '{who} gibt zu den Würfeln nichts mehr dazu.',
    newRules: 'Ab hier gelten die Regeln der Version {version}.',
    part: 'Runde {number}.',
    aside: '[nur für {to, and}] {sentence}',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
