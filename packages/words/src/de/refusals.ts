import type { REFUSALS as ENGLISH_REFUSALS, REFUSED as ENGLISH_REFUSED } from '../en/refusals.js';
import type { SameKeys } from '../say/index.js';

export const REFUSALS = {
  NOT_JSON: 'Das ist kein JSON: {why}.',
  NOT_AWAITED: 'Von {seat}{as, given, yes { für #}} wird keine Antwort erwartet. Erwartet: {awaited, or}.',
  NOT_A_CHOICE:
    'Das steht {seat}{as, given, yes { für #}} bei „{step}“ nicht offen. {open, plural, one {# Antwort steht} other {# Antworten stehen}} offen.',
  NO_DICE_NOW:
    '{awaited, given, yes {Jetzt werden keine Würfel erwartet, sondern eine Antwort von {awaited, or}} no {Es werden keine Würfel erwartet: Die Szene ist zu Ende}}.',
  DICE_FIRST: 'Erst die Würfel: {wanted}.',
  BAD_DICE:
    '„{notation}“ lässt sich nicht als Würfel lesen{at, given, yes {, ab „#“}}. Schreib 2d8+d10z, 4d6kh3 oder d00: Mit z zählt ein Würfel ab 0, kh und kl behalten die höchsten oder niedrigsten.',
  OVER: 'Die Szene ist zu Ende und nimmt nichts mehr an. Zurück geht es nur zu einem früheren Eintrag.',
  UNKNOWN_SCENE: 'Die Szene „{scene}“ gibt es nicht. Es gibt {known, and}.',
  UNKNOWN_SEAT: 'Den Platz „{seat}“ gibt es nicht. Es gibt {known, and}.',
  NO_SUCH_ENTRY:
    'Zu Eintrag {entry} führt kein Weg zurück: Es gibt ihn nicht, oder er ist selbst zurückgenommen. Der letzte ist {last}.',
  NO_SUCH:
    '{what, select, character {Die Figur} entry {Den Eintrag} unit {Das Gemeinwesen} note {Die Notiz} region {Die Region} page {Die Seite} sitting {Die Sitzung} driving {Das Leitmotiv} seat {Den Platz} other {#}} „{id}“ gibt es in dieser Kampagne nicht.',
  NOT_YOURS:
    'Das gehört {owner, given, yes {#. Nur # kann das tun; andere können es vorschlagen} no {niemandem; nur wem es gehört, kann das tun}}.',
  TABLE_DECIDES:
    '{rule, select, SAGA-CAMPAIGN-004 {Die Bögen sind geschlossen, und dies würde allen Werte zeigen. } other {}}Darüber entscheidet der Tisch ({rule}): Schlag es vor.',
  DEAD: '{name} ist am Tag {day} gestorben und kann nichts mehr tun.',
  NO_CAMPAIGN: 'An diesem Tisch gibt es noch keine Kampagne. Gründe zuerst eine.',
  CAMPAIGN_FOUNDED: 'An diesem Tisch läuft schon die Kampagne „{name}“. Eine weitere braucht einen eigenen Tisch.',
  OTHER_VERSION: 'Gespielt wurde nach {scene} {played}; hier gilt {here}, und das kann anders entscheiden.',
  UNKNOWN_VERSION: 'Diese Kampagne wurde von Version {found} ihrer Regeln geschrieben. Hier lesbar ist {known, and}.',
} as const satisfies SameKeys<typeof ENGLISH_REFUSALS>;

export const REFUSED = {
  range: '{low} bis {top}{step, plural, =1 {} other { in Schritten von #}}',
  facesWanted:
    '{n, plural, one {# Augenzahl} other {# Augenzahlen}} nötig, in dieser Reihenfolge: {wanted}. Gegeben: {found, given, yes {{count} (#)} no {keine}}.',
  faceWrong: 'Augenzahl {nth} von {of} ist {face}, aber ein {die} zeigt {range}.',
  notAllowed: 'Nicht erlaubt: {what}{facts, given, yes { (#)}}.',
  diverged: {
    entry: 'Eintrag {entry}: {how}',
    nothing: 'nichts',
    apart: '{path, given, yes {Bei # ergeben die Regeln} no {Die Regeln ergeben}} {left}, im Protokoll steht {right}.',
    input: 'Die Eingabe ist nicht, was sie sein muss. {apart}',
    inputRefused: 'Die Eingabe wird abgelehnt. {why}',
    dice: 'Das sind nicht die Würfel des Startwerts. Er ergibt {expected}, im Protokoll steht {found}.',
    diceRefused: 'Diese Würfel kann es nicht geben. {why}',
    thrown: 'Die Würfel ergeben etwas anderes. {apart}',
    heard: 'Es folgt etwas anderes. {apart}',
    chain: 'Die Prüfsumme passt nicht zu dem, was vorher war. Sie müsste {expected} sein, im Protokoll steht {found}.',
    seed: 'Der Startwert ist nicht der hinterlegte. Zu ihm gehört {expected}, das Protokoll begann {found, given, yes {mit #} no {ohne Hinterlegung}}.',
    unshown:
      'Die Würfel kommen aus einem Startwert, den das Protokoll nicht zeigt, und lassen sich nicht prüfen. Der Startwert wird gezeigt, wenn die Szene zu Ende ist.',
    share:
      'Der Anteil, der hier gezeigt wird, ist nicht der nächste seiner Kette. Der davor war {expected}, im Protokoll steht {found}.',
    shareMissing: 'Diese Würfel wurden ohne den Anteil von {who, and} gezogen.',
    end: 'Der Stand danach hat eine andere Prüfsumme. Sie müsste {expected} sein, im Protokoll steht {found}.',
  },
  shapes: {
    whole: '(das Ganze)',
    unknownField: '{place}: kein solches Feld; bekannt sind {known}.',
    expected: '{place}: erwartet {wanted}; gefunden {found}.',
    integer: 'eine ganze Zahl',
    integerFrom: 'eine ganze Zahl ab {least}',
    integerTo: 'eine ganze Zahl bis {most}',
    integerBetween: 'eine ganze Zahl von {least} bis {most}',
    text: 'ein Text von {least, plural, =0 {höchstens} other {# bis}} {most} Zeichen',
    list: 'eine Liste von {least} bis {most}',
    name: 'ein Name aus 1 bis 60 Buchstaben, Ziffern, Leerzeichen, Punkten, Apostrophen oder Strichen',
    flag: 'true oder false',
    json: 'einfaches JSON',
    object: 'ein Objekt',
    fields: 'ein Objekt mit {known}',
    oneOf: '{n, plural, one {} other {eines von }}{values}',
    nothing: 'nichts',
    listOf: 'eine Liste von {length}',
  },
  forms: {
    'log.hash': '64 Hexadezimalziffern',
    'log.result': 'ein Ergebnis oder eine Liste mit einem für jeden Würfel',
    'script.input': 'eine Antwort {answer}, Würfel {dice} oder {bare} oder eine Rücknahme {undo}',
    'table.personName': 'ein Name mit einem Buchstaben oder einer Ziffer, in einer Zeile',
    'table.title': 'ein Titel in einer Zeile',
    'setup.differentNames': 'jeder Name und jeder Platz nur einmal',
    'move.span': 'der Schlüssel einer Strecke dieser Karte',
    'move.twoSpans': 'zwei verschiedene Strecken',
    'move.oneWay': 'nur ein Weg zwischen zwei Strecken',
    'move.reachable': 'eine Strecke, zu der von {from} aus Wege führen',
    'move.noWay': 'ein Weg zu dieser Strecke',
    'duel.somebodyHere': 'der Name von jemandem in diesem Kampf',
    'duel.stillFought': 'auf jeder Seite jemand, der noch kämpft',
    'battle.mapRows': '{rows} Reihen, wie der Tisch spielt',
    'battle.rowLength': '{length} Felder in dieser Reihe',
    'battle.groundSign': 'ein Zeichen für Gelände: "." offen, "*" eng, "#" unpassierbar',
    'battle.onTheMap': 'ein Feld auf der Karte',
    'battle.heightOnce': 'jedes Feld einmal',
    'battle.betweenNeighbours': 'zwei benachbarte Felder',
    'battle.oneBarrier': 'höchstens ein Hindernis an einer Kante',
    'battle.troopsOrPosition': 'Soldaten zum Aufstellen oder eine Stellung, und nicht beides',
    'battle.roomForBoth': 'Platz, um beide Heere aufzustellen',
    'battle.freeHex': 'ein Feld, auf dem man stehen kann und niemand anderes steht',
    'battle.someLeft': 'weniger Verluste als Soldaten',
    'battle.offTheMap':
      'ein Feld, für eine Einheit, die weder vernichtet ist noch zu einem Heer gehört, das sich zurückgezogen hat',
    'battle.someOnTheMap': 'von jedem Heer eine Einheit auf der Karte',
    'battle.championNamed': 'der Name eines Vorkämpfers',
    'battle.unitsOfBoth': 'eine bis neun Einheiten von jedem Heer',
    'war.unitName': 'ein Name aus einem oder zwei Wörtern, in einfachen Buchstaben',
    'war.nameOnce': 'ein Name, den keine andere Einheit hat oder hatte',
    'war.ownUnit': 'eine eigene Einheit',
    'carry.object': 'ein Gegenstand der Liste, oder ein eigener mit Namen',
    'carry.picture':
      'eine Form in einem Stück, höchstens 8 mal 8, gezeichnet mit "x" und ".", ohne leere Zeile oder Spalte am Rand',
    'carry.categoryOrPicture': 'eine Größe (category) oder eine Form (picture), nicht beides',
    'carry.differentIds': 'jede Kennung (id) einmal',
    'check.ruleId': 'die Kennung einer Regel',
    'healing.becameMinor': 'ein Tag nach dem der Verwundung, bei einer Wunde, die jetzt leicht ist',
    'healing.patientSeat': '{seat}, der Platz von {name}',
  },
} as const satisfies SameKeys<typeof ENGLISH_REFUSED>;
