import type { CHECK as ENGLISH_CHECK, RULING as ENGLISH_RULING } from '../en/check.js';
import type { SameKeys } from '../say/index.js';

export const RULING = {
  aRuling: 'eine Entscheidung',
  asked: 'Zu klären von {who, and}: {matter}.{otherwise, given, yes { Schlägt niemand etwas anderes vor: #.}}',
  entitled: '{who, select, you {dir} other {#}}',
  proposed: '{who, select, you {Du schlägst} other {# schlägt}} vor: {value}.',
  agreed: '{who, select, you {Du stimmst} other {# stimmt}} zu.',
  objected: '{who, select, you {Du widersprichst} other {# widerspricht}}. Es wird abgestimmt.',
  cast: '{who, select, you {du} other {#}} {vote, select, for {dafür} against {dagegen} abstain {Enthaltung}}',
  voted: 'Die Abstimmung: {votes}. Der Vorschlag {stands, select, yes {gilt} no {fällt}}.',
  settled: 'Geklärt: {value}.',
  vote: 'eine Stimme zu: {value}',
  agree: 'zustimmen: {value}',
  object: 'widersprechen: {value}',
  propose: 'vorschlagen: {value}',
  votes: { for: 'dafür stimmen', against: 'dagegen stimmen', abstain: 'Enthaltung' },
} as const satisfies SameKeys<typeof ENGLISH_RULING>;

export const CHECK = {
  matters: {
    difficulty: 'die Schwierigkeit',
    consequence: 'was ein Fehlschlag bringt',
    changed: 'ob sich die Lage geändert hat',
  },
  difficulty: 'Schwierigkeit {rating}',
  failure: '{failure, given, yes {ein Fehlschlag bringt {failure, quoted}} no {es gibt nichts zu verlieren}}',
  changed: 'die Lage hat sich {changed, select, yes {} other {nicht }}geändert',
  side: '{name} mit {skill, given, yes {# }}{sum}',
  opposed: 'Eine Probe: {acting} gegen {opposing}.',
  unopposed: 'Eine Probe: {acting}: {action, quoted}.',
  thrownFor: { opposed: '{acting} gegen {opposing}', unopposed: '{acting}: {action, quoted}' },
  contest: 'Ein Wettstreit um den ersten Platz: {rivals, and}.',
  nothingToLose: '{acting} hat ohne Würfel Erfolg, denn es gibt nichts zu verlieren. [SAGA-CHECK-014]',
  notAllowed: 'Nichts hat sich geändert, also wird die Probe nicht wiederholt. [SAGA-CHECK-023]',
  first: '{name} belegt den ersten Platz.',
  prevails: '{acting} setzt sich durch.',
  isBeaten: '{acting} scheitert, und {prevails} setzt sich durch.',
  succeeds: '{acting} hat Erfolg{came, given, yes {: #}}.',
  fails:
    '{acting} scheitert{came, given, yes {: #.{brings, given, yes { Das bringt {brings, quoted}.}}} no {{brings, given, yes {, und das bringt {brings, quoted}}}.}}',
  dice: '{one} {won, select, yes {setzt sich gegen {other} durch} other {scheitert gegen {other}}}: {came}.',
  declined:
    '{who, select, you {Du verzichtest} other {# verzichtet}} auf den Wurf: {change, quoted}. Die Bedingungen werden neu festgelegt.',
  totalled: '{name} kommt auf {total}.',
  tied: '{names, and} liegen gleichauf und werfen noch einmal.',
  placed: 'Das Los fällt auf {name}: der nächste Platz.',
  met: '{winner} schlägt {loser}.',
  dare: 'ob gewürfelt wird',
  roll: 'würfeln',
  decline: 'verzichten: {change, quoted}',
  dares: {
    mill: { does: 'klettert nachts auf die Mühle', fails: 'der Müller wacht auf, und seine Hunde auch' },
    river: { does: 'schwimmt im Frühling durch den Fluss', fails: 'die Strömung nimmt das Gepäck und fast noch mehr' },
    guards: { does: 'schleicht am Tor an den Wachen vorbei', fails: 'eine Wache ruft und versperrt den Weg' },
    colt: { does: 'reitet das Fohlen, das noch niemand geritten hat', fails: 'das Fohlen kommt allein nach Hause' },
    reef: { does: 'segelt in der Dämmerung durch das Riff', fails: 'das Riff reißt den Kiel auf' },
    toll: { does: 'redet dem Zöllner den Zoll aus', fails: 'der Zoll wird verdoppelt' },
    hound: { does: 'läuft vor dem Hund zur Mauer', fails: 'der Hund ist schneller' },
    fever: { does: 'bringt das Fieber eines Kindes herunter', fails: 'das Fieber bleibt noch eine Woche' },
  },
  tally: { base: 'Grundwert', rating: 'Wert', difficulty: 'Schwierigkeit', modifier: 'Modifikator' },
  broken: {
    'check.notInTheKit': '{die} gehört nicht zu den Würfeln dieser Regeln. Es gibt {kit, and}.',
    'check.unchanged':
      '{who} hat diese Probe schon gemacht, und seither hat sich nichts geändert. Sag in "repeats", was sich geändert hat, oder versuch etwas anderes.',
    'check.rollOrDecline': 'Würfle, oder verzichte und sag, was stattdessen geschieht.',
  },
} as const satisfies SameKeys<typeof ENGLISH_CHECK>;
