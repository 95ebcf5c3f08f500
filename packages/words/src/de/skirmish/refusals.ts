import type { SKIRMISH_REFUSALS as ENGLISH } from '../../en/skirmish/refusals.js';
import type { SameKeys } from '../../say/index.js';

export const SKIRMISH_REFUSALS = {
  broken: {
    // Setting up.
    'warband.charactersAreSideA':
      'Spielercharaktere kämpfen auf Seite A. Stell sie dorthin, oder lass die Seiten tauschen.',
    'warband.oneInASpace':
      '{figure} und {other} können nicht auf einem Feld stehen, außer jemand liegt unter dem Gegner.',
    'warband.surpriseIsFirst': 'Überraschung gibt es nur in der ersten Runde.',
    'warband.tooQuiet':
      'Davor kann es nicht {quiet, plural, one {# ruhige Runde} other {# ruhige Runden}} gegeben haben: Nach {most} wäre der Kampf vorbei.',
    'warband.isPlaced': '{figure} hat schon einen Platz.',
    'warband.spaceTaken': 'Dort kann {figure} nicht stehen: Das Feld ist besetzt oder eine Mauer.',
    'warband.notYourColumns': '{figure} beginnt in den {columns} Spalten auf der eigenen Seite.',

    // The round.
    'warband.unaware': '{figure} weiß nichts vom Gegner und tut nichts.',
    'warband.onlyKeptDice': '{figure} hat nur noch die aufgesparten Würfel, für die Ziele von vorhin.',
    'warband.isHeld': '{figure} wird gehalten: Es bleibt nur das Losreißen oder ein Dolch.',
    'warband.holdsSomebody': '{figure} hält jemanden fest: mitschleifen oder erst loslassen.',
    'warband.blinded': '{figure} ist geblendet und kann das nicht.',
    'warband.retreats': '{figure} ist auf dem Rückzug und tut nichts anderes.',
    'warband.mustRetreat':
      '{figure} hat den Mut verloren und einen Ausweg: Der wird genommen, bevor dieser Teil endet.',
    'warband.hasAnnounced': '{figure} hat etwas angekündigt, und dabei bleibt es.',
    'warband.announcedNothing': '{figure} hat keinen Weg angekündigt und bleibt stehen, kann aber etwas anderes tun.',
    'warband.oneAnnouncement': '{figure} kann nur eines ankündigen: Weg, Ansturm, Rückzug oder Aufstehen.',
    'warband.outOfTheFight': '{figure} ist nicht mehr im Kampf.',
    'warband.fightIsOver': 'Der Kampf ist vorbei: zu sagen bleibt nur, wie lange er gedauert hat.',
    'warband.fightGoesOn': 'Wie lange der Kampf gedauert hat, wird gesagt, wenn er vorbei ist.',
    'warband.hasActed': '{figure} hat in dieser Phase schon gehandelt.',
    'warband.unitStrikesAsOne': 'Eine Einheit schlägt als Ganzes zu, mit allen, die können: nenne {unit}.',
    'warband.unitNoFirstStrike': 'Niemand von {unit} hat Erstschlag gegen jemanden, auf den sie trifft.',
    'warband.nobodyToStrike': 'Niemand von {unit} trifft auf einen Gegner, gegen den noch ein Hieb offen ist.',
    'warband.nobodyToSubdue': '{unit} erreicht niemanden, der hervorsticht, und Reihen lassen sich nicht überwältigen.',
    'warband.notTied': 'Keine Figur von {unit} ist {tied} so nahe wie einer anderen Einheit.',
    'warband.saidAlready': 'Das ist in dieser Runde schon gesagt.',
    'warband.otherPhase': 'Das gehört in eine andere Phase der Runde: {act}.',

    // Moving.
    'warband.notAStep': 'Ein Weg geht von Feld zu Feld, Schritt für Schritt. {figure} müsste springen.',
    'warband.wallInTheWay':
      '{target, given, yes {Zwischen {figure} und # steht eine Mauer.} no {{figure} kommt nicht durch eine Mauer.}}',
    'warband.cornerShut': '{figure} kommt zwischen zwei Gegnern oder Mauern nicht hindurch.',
    'warband.throughFoe': '{figure} kommt nicht durch einen Gegner hindurch.',
    'warband.tooNarrow': 'Dort ist es zu eng, als dass {figure} an jemandem vorbeikäme.',
    'warband.allyThere': '{figure} kann nicht stehen bleiben, wo jemand von den eigenen Leuten steht.',
    'warband.bound':
      '{figure} ist im Nahkampf und darf so keinen Gegner verlassen. Dafür braucht es einen Rückzug und die ganze Runde.',
    'warband.nearer': 'Ein Rückzug führt fort: {figure} käme einem Gegner näher.',
    'warband.stillInMelee': 'Ein Rückzug endet, wo kein Gegner hinreicht. Dort wäre {figure} noch im Nahkampf.',
    'warband.cannotLeave': '{figure} ist im Nahkampf und kann die Karte nicht einfach verlassen.',
    'warband.tooFar': 'Das ist zu weit: {figure} hat {allowance} Schritte, und rauer Boden zählt doppelt.',
    'warband.standsStill': 'Ein Rückzug führt irgendwohin: {figure} bliebe stehen.',
    'warband.liesDown': '{figure} liegt am Boden und muss erst aufstehen.',
    'warband.stands': '{figure} steht schon.',
    'warband.justFell': '{figure} ist erst in dieser Runde gestürzt und steht frühestens in der nächsten auf.',
    'warband.cannotHinder':
      '{figure} kann {target} nicht am Boden halten: Das kann nur, wer danebensteht, Vorrang hat und Aktion und Wagnis noch übrig.',
    'warband.notInMelee': '{figure} ist in keinem Nahkampf und braucht keinen Rückzug. Ein gewöhnlicher Weg genügt.',
    'warband.notHome': '{figure} hat den Mut verloren und will zum eigenen Rand der Karte.',
    'warband.otherWay': '{figure} bleibt auf dem angekündigten Weg, ganz oder ein Stück.',
    'warband.otherTarget': '{figure} hat einen Ansturm auf jemand anderen angekündigt.',
    'warband.noTarget': '{target} ist kein Gegner, der noch im Kampf ist.',
    'warband.chargeInMelee': '{figure} ist schon im Nahkampf. Ein Ansturm beginnt außerhalb.',
    'warband.chargeTooShort':
      'Ein Ansturm hat mindestens {steps, plural, one {# Schritt} other {# Schritte}}. {figure} hätte weniger.',
    'warband.chargeNotStraight':
      'Ein Ansturm endet geradeaus, {steps, plural, one {mit dem letzten Schritt} other {mit den letzten # Schritten}}. {figure} liefe einen Bogen.',
    'warband.chargeNoContact': 'Ein Ansturm endet neben seinem Ziel. {figure} käme nicht an {target} heran.',
    'warband.noThrowHere': 'Auf diesem Weg kann {figure} nichts werfen.',

    // Units that move.
    'warband.notAhead': '{figure} geht geradeaus oder schräg voran, wie Einheiten es tun.',
    'warband.noRoomForUnit': 'Dort ist kein Platz für {figure} mit allen Gliedern.',
    'warband.throughUnit': '{figure} kommt nur mit einem Manöver durch eine andere Einheit hindurch.',
    'warband.quarterTurn':
      'Am Ende eines Weges dreht sich {figure} höchstens um ein Viertel. Alles darüber ist ein Manöver.',
    'warband.noRoomToTurn': '{figure} hat keinen Platz, sich so zu drehen.',
    'warband.someHaveActed':
      'Ein Teil von {figure} hat in dieser Phase schon gehandelt: Als Ganzes geht es nicht mehr.',
    'warband.leadersDuel': '{figure} steht und sieht zu, solange die eigene Führung im Duell ist.',
    'warband.noManoeuvreAlone': '{figure} steht in keiner Formation und braucht kein Manöver.',
    'warband.noShields': 'Für einen Schildwall braucht das erste Glied Schilde: {figure} hat nicht für alle welche.',
    'warband.hasWall': '{figure} steht schon im Schildwall.',
    'warband.noWall': '{figure} steht in keinem Schildwall.',
    'warband.notSoManyRanks': '{figure} kann nicht in {ranks, plural, one {# Glied} other {# Gliedern}} stehen.',
    'warband.ranksUnlike': 'Die Glieder von {figure} sind von verschiedener Art und lassen sich nicht mischen.',
    'warband.passesNobody': '{figure} käme auf diesem Weg durch keine Einheit. Ein gewöhnlicher Weg genügt.',
    'warband.otherManoeuvre': '{figure} hat ein anderes Manöver angekündigt.',
    'warband.reformsInPlace': '{figure} ordnet die Glieder auf der Stelle neu und geht nirgendwohin.',
    'warband.turnsAbout': 'Bei diesem Manöver macht {figure} ganz kehrt.',
    'warband.isWholeUnit': '{figure} ist alles, was die Einheit noch hat. Zu nennen ist die Einheit.',
    'warband.partStays': '{figure} verlässt die eigene Einheit nur, um irgendwohin zu gehen.',
    'warband.oneUnitAnnouncement':
      '{figure} kann nur eines ankündigen: einen Weg, einen Ansturm, einen Rückzug oder ein Manöver.',

    // Blows.
    'warband.notInReach': '{figure} kann {target} nicht erreichen.',
    'warband.narrowTaken': 'Es ist zu eng: Auf {target} schlägt schon jemand anderes von dieser Seite ein.',
    'warband.standingFirst':
      '{figure} kann nicht auf {target} am Boden einschlagen, solange jemand in Reichweite steht.',
    'warband.dyingSpared': '{figure} schlägt nicht auf {target} mit 0 TP ein, solange andere in Reichweite sind.',
    'warband.allOnUnaware':
      '{figure} fällt über jemand Ahnungslosen her, mit {dice, plural, one {dem einen Angriff} other {allen # Angriffen}} und sonst nichts.',
    'warband.allAttacks':
      '{figure} hat {dice, plural, one {# Angriff} other {# Angriffe}} zu verteilen, nicht {given}.',
    'warband.unevenAttacks':
      '{figure} verteilt die Angriffe so gleichmäßig wie möglich: zwischen zwei Zielen höchstens einer Unterschied.',
    'warband.hasShot': '{figure} hat in dieser Runde geschossen oder geworfen und schlägt nicht auch noch zu.',
    'warband.noAttacks': '{figure} schlüge niemanden.',
    'warband.noFirstStrike': '{figure} hat gegen niemanden davon den Erstschlag. Das kommt mit den übrigen Hieben.',
    'warband.otherDiceKept': '{figure} hat Würfel für andere aufgespart und schlägt zu, wie sie verteilt sind.',

    // Shots and throws.
    'warband.noRangedSubdue': 'An diesem Tisch überwältigt man nicht mit Schüssen und Würfen.',
    'warband.outOfRange':
      '{target} ist {distance} Felder von {figure, dat} entfernt: {weapon, the, capital} reicht {range}.',
    'warband.noTargetForShot': 'Auf {target} wird nicht geschossen: nur auf Gegner, die noch im Kampf sind.',
    'warband.oneTarget': '{figure} kann die Würfel für {weapon, the, acc} nicht teilen: Das geht nur mit Bogen.',
    'warband.allDice': '{figure} hat dafür {dice, plural, other {# Würfel}}, nicht {given}.',
    'warband.shotInMelee': '{figure} ist im Nahkampf, und dort schießt und wirft niemand.',
    'warband.notForShooting': 'Mit {weapon, the, dat} schießt man nicht.',
    'warband.notForThrowing': 'Mit {weapon, the, dat} wirft man nicht.',
    'warband.weaponNotHeld': '{figure} hat {weapon, the, acc} nicht in der Hand.',
    'warband.notLoaded': '{figure} muss {weapon, the, acc} erst laden. Das dauert eine ganze Runde.',
    'warband.noAmmunition': '{figure} hat für {weapon, the, acc} keine Geschosse zur Hand.',
    'warband.notOnCharge': '{weapon, the, capital} wird nicht im Ansturm geworfen.',
    'warband.throwInMelee': '{figure} würfe aus dem Nahkampf heraus. Wirf früher auf dem Weg.',

    // Gear and other acts.
    'warband.itemNotInReach':
      '{figure} kommt nicht an {item, the, acc} heran: nur an das, was daneben liegt oder jemand von den eigenen Leuten daneben hält.',
    'warband.notWorn': '{figure} hat {item, the, acc} nicht am Gürtel, oder es braucht keine Hand dafür.',
    'warband.noFreeHand': '{figure} hat für {item, the, acc} keine Hand frei. Etwas fallen zu lassen kostet nichts.',
    'warband.noUse': '{item, the, capital} lässt sich so nicht benutzen.',
    'warband.notReadied': '{figure} hat {item, the, acc} nicht zur Hand.',
    'warband.notPacked': '{figure} hat {item, the, acc} nicht im Gepäck.',
    'warband.notHeldInHand': '{figure} hält {item, the, acc} nicht.',
    'warband.noFreeSlot': '{figure} hat für {item, the, acc} keinen Platz.',
    'warband.onFoot': '{figure} ist schon zu Fuß.',
    'warband.sayWhat': 'Sag, was {figure} tut.',
    'warband.noProtecting': 'An diesem Tisch fängt niemand Hiebe für andere auf.',
    'warband.cannotProtect': '{figure} kann {ally} nicht decken: Das geht nur Seite an Seite, und nur einer für jeden.',
    'warband.nothingToLoad': '{figure} hält keine Armbrust, die zu laden wäre.',
    'warband.castInMelee': '{figure} ist im Nahkampf, und dort zaubert niemand.',
    'warband.spellSpent': '{figure} hat diesen Zauber nicht vorbereitet oder schon verbraucht.',
    'warband.spellOnNobody': 'Dieser Zauber gilt niemandem.',
    'warband.spellNeedsTarget': 'Dieser Zauber gilt jemandem: Sag, wem.',
    'warband.notBleeding': '{patient} blutet nicht.',
    'warband.patientTooFar': '{patient} ist für {figure} nicht zu erreichen.',
    'warband.aidedAlready': '{patient} ist in dieser Runde schon versorgt worden. Es gibt einen Versuch je Runde.',
    'warband.noBandages': '{figure} hat kein Verbandszeug zur Hand.',
    'warband.neverChecks': 'Für {figure} gibt es keine Moralprobe.',
    'warband.unhurt': '{figure} ist unverletzt.',
    'warband.nothingToRestore': '{figure} hat nichts mit dem Namen {what, quoted} verbraucht.',
    'warband.ralliedAlready': 'Söldner werden einmal je Runde gesammelt, und auf dieser Seite ist das schon geschehen.',
    'warband.ralliesFromMelee': '{figure} ist in keinem Nahkampf: Gesammelt wird mitten aus dem Gewühl.',

    // Gambits, grapples, duels.
    'warband.gambit.outOfReach': '{figure} kann gegen {target} nichts versuchen: Das geht nur Seite an Seite.',
    'warband.gambit.oncePerRound': '{figure} hat in dieser Runde schon etwas gewagt.',
    'warband.gambit.notByGambit': 'Das lässt sich hier nicht durch ein Wagnis versuchen.',
    'warband.gambit.nothingHeld': '{target} hält keine Waffe, die fallen könnte.',
    'warband.gambit.naturalWeapons': 'Was die Natur gab, kann man {target} nicht nehmen.',
    'warband.gambit.liesAlready': '{target} liegt schon am Boden.',
    'warband.gambit.noRoom': 'Hinter {target} ist kein Platz.',
    'warband.gambit.notHeldByIt': '{figure} wird nicht von {target} festgehalten.',
    'warband.gambit.cannotHelp': '{figure} kann nicht mithelfen: keine Aktion mehr, oder nicht zur Stelle.',
    'warband.gambit.helpsOnce': '{figure} ist zweimal genannt.',
    'warband.grapple.byGambit': 'An diesem Tisch entscheiden Wagnisse über Griffe.',
    'warband.grapple.heldAlready': '{target} wird schon festgehalten.',
    'warband.grapple.holdsAlready': '{figure} ist schon in einem Griff.',
    'warband.grapple.spear': '{target} hält {figure} mit dem Speer ab. Im Ansturm gelingt dort kein Griff.',
    'warband.grapple.hasMoved':
      '{figure} ist gegangen und kann in dieser Runde niemanden packen, außer nach einem Ansturm dessen Ziel.',
    'warband.grapple.holdsNobody': '{figure} hält niemanden fest.',
    'warband.grapple.notHeld': 'Niemand hält {figure} fest.',
    'warband.grapple.noLanding': 'Dorthin kann {figure} niemanden werfen.',
    'warband.grapple.liesItself': '{figure} liegt am Boden und kann niemanden schleifen.',
    'warband.duel.notFaceToFace':
      '{figure} kann {target} nur Seite an Seite fordern, und nur, wenn eine Antwort möglich ist.',
    'warband.duel.duelsAlready': 'Einer von beiden steht schon in einem Zweikampf.',
    'warband.duel.challengedAlready': '{figure} hat in dieser Runde schon jemanden gefordert.',
    'warband.duel.surprised': 'Wer überrascht ist, antwortet auf keine Forderung.',
    'warband.duel.inNone': '{figure} steht in keinem Zweikampf.',
  },
  forms: {
    'warband.onTheMap': 'ein freies Feld auf der Karte',
    'warband.atMostHp': 'höchstens {most} TP',
    'warband.onlyCharactersAtZero': 'mehr als 0 TP: Nur Spielercharaktere kämpfen mit 0 weiter',
    'warband.downAtZero': 'ein Spielercharakter mit 0 TP',
    'warband.oneThingInAHand': 'ein Ding in jeder Hand',
    'warband.needsBothHands': 'beide Hände',
    'warband.fitsSlots': 'höchstens {most} Dinge: zehn haben Platz, abzüglich der Wunden',
    'warband.spellOnce': 'jeder Zauber einmal',
    'warband.someToFight': 'jemand, der kämpfen kann',
    'warband.sideBySide': 'zwei Felder nebeneinander',
    'warband.figureKey': 'der Schlüssel einer Figur, etwa A1 oder B2',
    'warband.pairOfFoes': 'die Schlüssel von zwei Gegnern',
    'warband.besideEachOther': 'zwei Figuren nebeneinander',
    'warband.figureOnce': 'jede Figur einmal',
    'warband.ownSpell': 'ein Zauber dieser Figur',
    'warband.spellUpon': 'jemand, auf den der Zauber gewirkt wird',
    'warband.spellUponNobody': 'niemand: Der Zauber gilt keiner Figur',
    'warband.allPlaced': 'ein Platz für jede Figur',
    'warband.notYetCritical': 'eine Runde, die schon war',
    'warband.severalFight': 'mehrere gegen mehrere: mindestens drei Figuren',
    'warband.tooMany': 'höchstens 30 Figuren auf einer Seite',
    'warband.inTheFight': 'jemand aus diesem Kampf, auf der Seite unter dieser Führung',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
