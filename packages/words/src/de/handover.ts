import type { HANDOVER as ENGLISH } from '../en/handover.js';
import type { SameKeys } from '../say/index.js';

export const HANDOVER = {
  rows: {
    role: 'Wer steht',
    distance: 'Distanz',
    footwork: 'Fußarbeit',
    place: 'Ort',
    fleeing: 'Verfolgung',
    wounds: 'Wunden',
    prisoners: 'Gefangene',
    losses: 'Verluste',
    surprise: 'Überraschung',
    days: 'Tage',
    weariness: 'Müdigkeit',
  },
  stands: {
    role: {
      ambush: '{attacker} {attacker, select, many {überfallen} other {überfällt}} {defender}.',
      attack:
        '{defender} {defender, select, many {stehen} other {steht}}; {attacker} {attacker, select, many {greifen} other {greift}} an.',
      meeting: '{attacker} und {defender} begegnen einander.',
      caught: '{attacker} {attacker, select, many {haben} other {hat}} {defender} eingeholt, weit auseinandergezogen.',
    },
    distance: '{distance}distanz.',
    footwork: {
      won: '{of} {of, select, many {sind} other {ist}} im Vorteil.',
      contested: 'Niemand ist im Vorteil.',
    },
    place: '{place}.',
    fleeing:
      '{name} {name, select, many {weichen} other {weicht}} zurück{people, plural, =1 {} other {, # an der Zahl}}.',
    wounds: '{name}: {wounds, and}.',
    wound: '{severity, select, minor {leicht} major {schwer}} {part, am, dat}',
    prisoners: '{name}, in den Händen von {of}.',
    losses: '{name} {lost}',
    surprise: {
      nobody: 'Niemand. Beide Seiten wissen voneinander.',
      somebody: '{who} {who, select, many {ahnten} other {ahnte}} nichts.',
    },
    days: '{days, plural, one {Ein Tag} other {# Tage}}, bis {date}.',
    weary: '{name} {steps}',
    wearied: 'In Stufen: {all, and}.',
  },
  nothing: 'Ohne Wirkung.',
  nobodyLeft: 'Daraus folgt nichts von selbst.',
  does: {
    onTheMarch: '{defender} {defender, select, many {werden} other {wird}} auf dem Marsch überfallen.',
    inCamp: '{defender} {defender, select, many {werden} other {wird}} im Lager überfallen.',
    standing:
      '{defender} {defender, select, many {stehen} other {steht}} und {defender, select, many {kämpfen} other {kämpft}}; {attacker} {attacker, select, many {greifen} other {greift}} an.',
    starts: 'Alle Kämpfe beginnen auf {distance}distanz.',
    firstRoundWon: 'In der ersten Runde {of, select, many {gewinnen} other {gewinnt}} {of} die Fußarbeit ohne Wurf.',
    contested: 'Um die erste Fußarbeit wird wie sonst gewürfelt.',
    fieldFits: 'Das Schlachtfeld passt zum Ort.',
    fromGap: 'Die Verfolgung beginnt bei Abstand {gap}. Wer eingeholt wird, ist auf dem Marsch überfallen.',
    lapses: 'Verfolgen kann man nur heute, von Abstand {gap} an.',
    speechless: 'Wer eine schwere Wunde am Kopf hat, kann nicht sprechen.',
    unfit: 'Sie zählen im Kampf; wer eine schwere Wunde am Kopf hat, bleibt ihm fern.',
    count: 'Sie zählen im Kampf.',
    carried: 'Wer eine schwere Wunde an Kopf oder Rumpf hat, wird getragen oder zurückgelassen.',
    slow: 'Wer hinkt, reitet oder wird getragen, sonst haben alle am Tag nur 1 Bewegung, und der freie Weg ist versperrt.',
    fromGapOne: 'Wer als Gefangener hinausgeht, wird von Abstand 1 an verfolgt.',
    stayLost: 'Sie bleiben verloren bis zur Abrechnung.',
    lasts: 'Das bleibt so, solange sie den Tag höchstens zwei Strecken voneinander beenden.',
    noEarlier: 'Niemand von ihnen kann in einer früheren Szene sein.',
    lessInAll: 'Für jede Stufe eins weniger in allen Proben unterwegs; ein Tag Rast nimmt eine Stufe.',
  },
  next: {
    fight: '{attacker} gegen {defender}',
    pursuit: 'Ihnen nach',
    talk: 'Danach',
  },
  about: {
    fight: '{kind}{place, given, yes {, #}}',
    pursuit: 'Verfolgung von {quarry}, von Abstand {gap} an, nur heute',
    talk: '{kind} unter denen, die dabei waren',
  },
  titles: {
    fight: '{attacker} gegen {defender}',
    pursuit: 'Verfolgung von {quarry}',
    talk: '{place, given, yes {Gespräch, #} no {Nach {title}}}',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
