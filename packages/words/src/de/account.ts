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
    hits: 'Treffer',
    rating: 'Wert',
    opposing: 'Gegenwert',
    success: 'Erfolg',
    failure: 'Fehlschlag',
    thrown: '{who, given, yes {{who, select, you {Du wirfst} other {# wirft}}} no {Geworfen:}} {dice}: {faces}.',
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
    nothing: 'Die Szene ist zu Ende.',
    unseen: 'Andere sind am Zug.',
  },
  account: {
    chose: '{who, select, you {Du wählst} other {# wählt}}{as, given, yes { für #}}: {choice}.',
    hasChosen: '{who, select, you {Du hast} other {# hat}}{as, given, yes { für #}} gewählt.',
    undid: 'Zurück zu Eintrag {to}. Was danach kam, gilt nicht mehr.',
    newRules: 'Ab hier gelten die Regeln der Version {version}.',
    aside: '[nur für {to, and}] {sentence}',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
