import type { COMMAND_REFUSALS as ENGLISH } from '../../en/command/refusals.js';
import type { SameKeys } from '../../say/index.js';

export const COMMAND_REFUSALS = {
  broken: {
    // Setting up.
    'command.tooManyRows':
      'Bei {deployRows, plural, one {# Reihe} other {# Reihen}} für jede Seite bleiben auf {rows} Reihen keine 2 dazwischen frei. Nimm weniger Reihen oder eine größere Karte.',
    'command.noRoom':
      'Für {units} Einheiten von {who} ist Platz für {room}. Nimm weniger Einheiten, mehr Reihen oder eine größere Karte.',
    'command.tooManyPoints': '{points} Punkte sind zu viele für Güte {grade}: höchstens {greatest}.',
    'command.tooMuchDamage': 'Eine Einheit mit {damage} Schaden ist geflohen: Sie kann nicht auf dem Feld stehen.',
    'command.tooManyUnits': '{units} Einheiten sind zu viele für ein Heer: höchstens {most}.',
    'command.tooLate': 'Runde {round} liegt nach der letzten, der Runde {most}.',
    'command.tooQuiet':
      'Davor kann es nicht {quiet, plural, one {# ruhige Runde} other {# ruhige Runden in Folge}} gegeben haben: So viele waren es nicht, oder nach {most} war es vorbei.',

    // Deployment.
    'command.notYours':
      '{unit} {unit, select, many {gehören} other {gehört}} nicht zu dem Heer, das sich jetzt aufstellt.',
    'command.isDeployed': '{unit} {unit, select, many {stehen} other {steht}} schon auf dem Feld.',
    'command.cannotStand':
      '{unit} {unit, select, many {können} other {kann}} nicht auf ({row}, {column}) stehen: unpassierbar oder nicht auf der Karte.',
    'command.hexTaken':
      '{unit} {unit, select, many {können} other {kann}} nicht nach ({row}, {column}): Dort steht schon jemand.',
    'command.notItsRows': '({row}, {column}) liegt nicht in den Reihen dieses Heeres. Stelle {unit} dort auf.',
    'command.tooNearForAmbush':
      '({row}, {column}) ist zu nah: Im Hinterhalt {unit, select, many {liegen} other {liegt}} {unit} mindestens {hexes} Felder von jedem Gegner entfernt.',

    // Who acts.
    'command.notOnTheField': '{unit} {unit, select, many {sind} other {ist}} nicht auf dem Feld.',
    'command.notItsStage':
      '{unit} {unit, select, many {handeln} other {handelt}} jetzt nicht: Die Phase gehört der anderen Seite.',
    'command.isAttacked':
      '{unit} {unit, select, many {werden angegriffen und können} other {wird angegriffen und kann}} in dieser Phase nichts tun.',
    'command.hasActed': '{unit} {unit, select, many {haben} other {hat}} in dieser Phase schon gehandelt.',
    'command.noSuchEnemy': '{target} {target, select, many {sind} other {ist}} kein Gegner auf dem Feld.',
    'command.notAsked': '{unit} {unit, select, many {sind} other {ist}} jetzt nicht gefragt. Gefragt: {asked, or}.',
    'command.cannotPay':
      '{unit} {unit, select, many {können} other {kann}} {cost, plural, one {# Punkt} other {# Punkte}} nicht zahlen. Was nicht ganz bezahlt werden kann, geht nicht.',
    'command.concedesLate': 'Aufgeben kann man zu Beginn eines eigenen Zuges, und der ist vorüber.',

    // Volleys.
    'command.noArchers': '{unit} {unit, select, many {sind} other {ist}} keine Bogenschützen: Nur die schießen Salven.',
    'command.inContact':
      '{unit} {unit, select, many {stehen} other {steht}} neben einem Gegner, und dort geht das nicht.',
    'command.outOfRange':
      '{target} {target, select, many {sind} other {ist}} {away} Felder von {unit} entfernt: Eine Salve reicht 4 weit.',

    // Movement.
    'command.offTheMap':
      '({row}, {column}) liegt nicht auf der Karte: {unit} {unit, select, many {können} other {kann}} sie nicht verlassen.',
    'command.standsThere':
      '{unit} {unit, select, many {stehen} other {steht}} schon auf ({row}, {column}): Ein Zug endet auf einem anderen Feld. Zu bleiben ist ein anderer Befehl.',
    'command.noWay':
      '{unit} {unit, select, many {können} other {kann}} ({row}, {column}) nicht in {hexes, plural, one {# Schritt} other {# Schritten}} über freie Felder erreichen.',
    'command.noCavalry': '{unit} {unit, select, many {sind} other {ist}} keine Reiterei: Nur die reitet Attacken.',
    'command.endsBeside': 'Die Attacke von {unit} muss neben {target} enden.',
    'command.notNearer':
      'Auf ({row}, {column}) {unit, select, many {kämen} other {käme}} {unit} keinem Gegner näher, der zählt. Vorrücken muss näher führen; ein Manöver nicht.',
    'command.notInContact': '{unit} {unit, select, many {stehen} other {steht}} neben keinem Gegner.',
    'command.besideEnemy':
      '({row}, {column}) liegt neben einem Gegner: {unit} {unit, select, many {müssen} other {muss}} sich auf ein Feld lösen, das an keinen grenzt.',
    'command.cannotHold':
      '{unit} {unit, select, many {können} other {kann}} ohne Punkt nicht halten. Rücke vor, warte oder fliehe.',
    'command.cannotWait':
      '{unit} {unit, select, many {können} other {kann}} keine Wartestellung einnehmen: Diese Klasse hat keine.',

    // Attacks and defences.
    'command.noFighters':
      '{unit} {unit, select, many {sind} other {ist}} eine Einheit Bogenschützen: Sie greifen nicht an und unterstützen nicht.',
    'command.isBound': '{unit} {unit, select, many {müssen} other {muss}} nach der Attacke {target} angreifen.',
    'command.notBeside': '{target} {target, select, many {stehen} other {steht}} nicht neben {unit}.',
    'command.noSuchAttack': 'Es steht kein Angriff von {attacker} auf {target}.',
    'command.notBesideBoth':
      '{unit} {unit, select, many {müssen} other {muss}} neben {attacker} und neben {target} stehen, um diesen Angriff zu unterstützen.',
    'command.cannotFeint':
      '{unit} {unit, select, many {können} other {kann}} keine Finte machen: Das können nur Plänkler und berittene Bogenschützen.',
    'command.notAwayFromIt':
      '{unit} {unit, select, many {müssen} other {muss}} auf ein freies Feld daneben ausweichen, 2 Felder vom Angreifer entfernt. ({row}, {column}) ist keines.',
    'command.notAttacked':
      '{defender} {defender, select, many {werden} other {wird}} nicht angegriffen: Da gibt es nichts zu unterstützen.',
    'command.notBesideAlly': '{unit} {unit, select, many {stehen} other {steht}} nicht neben {defender}.',

    // Champions.
    'command.noSuchPair':
      '{own} und {enemy} können nicht antreten: Beide müssen kampffähig sein, und ihre Einheiten müssen sich berühren.',
  },
  forms: {
    'command.placesChampions': 'Kämpen dieses Heeres, jeder bei einer Einheit',
    'command.ownUnitKey': 'der Schlüssel einer Einheit dieses Heeres, etwa N1 oder S3',
    'command.onTheMap': 'ein Feld auf der Karte',
    'command.mapSize': '{least} bis {most} Reihen und ebenso viele Spalten',
    'command.goneOrHere': 'ein Feld oder wie die Einheit gegangen ist, nicht beides',
    'command.freeHex': 'ein Feld, auf dem man stehen kann und niemand sonst steht',
    'command.someOnTheField': 'von jedem Heer eine Einheit auf dem Feld',
    'command.noFewerThanNow': 'mindestens so viele Punkte, wie sie jetzt hat',
    'command.notInThisStage': 'nichts davon in der laufenden Phase',
    'command.couldNotDeclare': 'was Einheiten, die so stehen, auch ansagen konnten',
    'command.unitsOrPosition': 'Einheiten zum Aufstellen oder eine Stellung zum Aufnehmen, nicht beides',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
