import type { CAMPAIGN_REFUSALS as ENGLISH } from '../../en/campaign/refusals.js';
import type { SameKeys } from '../../say/index.js';

export const CAMPAIGN_REFUSALS = {
  thisEntry: 'dieser Eintrag',
  title: '{title, quoted}',
  someSoldiers: 'Soldaten einer Art',
  broken: {
    'campaign.castSize': 'Wer spielt, hat {least} bis {most} Hauptfiguren, nicht {characters}.',
    'campaign.drafted': 'Die Hauptfiguren sind ausgewählt; eine zweite Auswahl gibt es nicht.',
    'campaign.partTaken': 'Dieser Teil der Welt ist schon aufgenommen.',
    'campaign.noSuchPart': 'Dieser Teil der Welt ist nicht aufgenommen.',
    'campaign.partStands':
      'Sobald die Hauptfiguren ausgewählt werden, steht die Welt: was ihr nicht wollt, streicht ihr einzeln.',
    'campaign.calledSo': 'So heißt schon jemand: {name}. An den Namen erkennt man die Leute.',
    'campaign.noNumbers': 'Sagt zuerst, wer wie viele Hauptfiguren hat.',
    'campaign.pairOverTwelve': '{left} und {right} kommen zusammen auf höchstens 12, nicht auf {sum}.',
    'campaign.terrainTooLate':
      'Ein Gelände benennt man, wenn die Figur entsteht; {name} war seither in einer Szene und kennt keines am besten.',
    'campaign.terrainFixed': 'Das Gelände ist benannt und bleibt es: {terrain}.',
    'campaign.noRatings': '{name} hat noch keine Werte. Lasst sie zuerst auswürfeln.',
    'campaign.noMotives': '{name} hat noch keine Beweggründe. Lasst sie zuerst auswürfeln.',
    'campaign.hasRatings': '{name} hat schon alle Werte; nichts wird neu gewürfelt.',
    'campaign.neverEnds': 'In der früheren Ausgabe bleibt ein Leitmotiv, wenn die Optionen es nicht anders sagen.',
    'campaign.noGrowth': 'In der früheren Ausgabe ändern sich Beweggründe nicht.',
    'campaign.regretted': 'Das ist hierfür schon bereut und zählt einmal: {scene}.',
    'campaign.notPlayed': 'Daraus ist noch nichts geworden; nenne eine gespielte Szene: {scene}.',
    'campaign.lowest': '{motive} steht auf 2 und sinkt nicht weiter.',
    'campaign.fromTheDraft':
      'Hauptfiguren kommen aus der Wahl oder an die Stelle einer toten. Nehmt {name} als andere Figur auf.',
    'campaign.mainOfNobody': '{name} braucht jemanden am Tisch: Hauptfiguren werden geführt.',
    'campaign.isMain': '{name} ist schon eine Hauptfigur.',
    'campaign.notLost': '{name} ist keine tote Hauptfigur; niemand tritt an diese Stelle.',
    'campaign.replaced': '{by} steht schon anstelle von {name}.',
    'campaign.mainCharacter': '{name} ist eine Hauptfigur und wird von niemand anderem geführt.',
    'campaign.past': 'Tag {day} ist vorbei; heute ist Tag {today}.',
    'campaign.notPlanned': 'Nur was noch geplant ist, wird geändert oder gestrichen: {title}.',
    'campaign.notRunning': 'Das wird gerade nicht gespielt: {title}.',
    'campaign.notPaused': 'Das ist nicht unterbrochen: {title}.',
    'campaign.playedAtTable': 'Das wird am Tisch nach seinen Regeln gespielt und endet dort von selbst: {title}.',
    'campaign.notSetUp': 'Bei {title} hat noch niemand gesagt, wer kämpft. Ändert zuerst den Plan.',
    'campaign.pauseTable':
      '{title} wird am Tisch gespielt. Schlag eine Pause des Tisches vor: Dort wartet es, wie es steht.',
    'campaign.notMorning':
      'Nur am Morgen kann warten: {title}. Wer darum bittet, hat Weg und Gangart noch nicht versiegelt.',
    'campaign.notDue': 'An Tag {day} noch nicht fällig: {title}. Unterwegs wartet man nur auf Fälliges.',
    'campaign.nothingDue': 'Bis Tag {day} ist nichts anderes fällig; weiter geht es: {title}.',
    'campaign.resumeIt': 'Das wartet am Tisch, wie es stand: {title}. Es geht weiter und beginnt nicht neu.',
    'campaign.missedOnRoad':
      'Jemand darin wartet unterwegs, und das geht mit Tag {day} weiter: {title}. Länger kann es nicht gedauert haben.',
    'campaign.fightsInOuter': '{name} kämpft schon in {outer} und nimmt an keinem zweiten Kampf darin teil.',
    'campaign.triedBefore':
      '{name} hat das an Tag {day} versucht, in {title}: {action, quoted}. Noch einmal geht es erst, wenn sich etwas geändert hat; sag, was.',
    'campaign.heardBefore':
      '{name} hat an Tag {day} schon davon gehört, in {title}: {topic, quoted}. Erst muss sich etwas geändert haben, bevor darüber neu verhandelt wird; sagt, was.',
    'campaign.innerFirst': '{title, capital} wird darin noch gespielt. Das geht erst zu Ende.',
    'campaign.checkFirst':
      'Am Tisch läuft noch eine Probe von {title}. Beendet sie zuerst, oder lasst den Tisch sie abbrechen.',
    'campaign.playedByWord': 'Das wird in Worten gespielt: {title}. Beginnt es, und schließt es, wenn es zu Ende ist.',
    'campaign.isScene': 'Eine Szene wird gespielt und geschieht nicht von selbst: {title}.',
    'campaign.over': 'Das ist zu Ende: {title}.',
    'campaign.tookLonger':
      'Das dauert schon {days, plural, one {# Tag} other {# Tage}} und kann nicht kürzer gewesen sein: {title}.',
    'campaign.leavesLater': 'Wer an Tag {day} ankommt ({place}), kann nicht später aufbrechen.',
    'campaign.notAsked': 'Was hierauf folgt, fragt niemand mehr: {title}.',
    'campaign.notDying': '{name} liegt nicht im Sterben.',
    'campaign.oneOwner': 'Die Bögen sind zu: Werte werden für die Figuren eines Spielers auf einmal geworfen.',
    'campaign.poolTells':
      'Die Bögen sind zu, und nach der ersten Ausgabe verrät die Zahl der Würfel die Werte: lasst den Server werfen.',
    'campaign.showsSheets': 'Die Bögen sind zu, und „{title}“ geht nach Regeln, die sie zeigen würden.',
    'campaign.aidFirst': 'Zuerst ist zu klären, ob für {name} rechtzeitig Hilfe kam.',
    'campaign.aidByCheck': 'An diesem Tisch braucht Hilfe eine Heilprobe: Spielt die Stunde von {name}.',
    'campaign.todayOnly': 'Das geht nur am Tag {day}: Wer flieht, ist am nächsten fort.',
    'campaign.fightToday': 'Sie stehen sich am Tag {day} gegenüber: Gekämpft wird dann oder gar nicht.',
    'campaign.healFirst':
      'Macht zuerst die Heilproben von {name}: {days, plural, one {# Tag} other {# Tage}}, ab Tag {from}.',
    'campaign.notYetPassed':
      'An Heilung für {name} lassen sich jetzt spielen: {due, plural, one {# Tag} other {# Tage}}, nicht {asked}.',
    'campaign.playFirst': 'An Tag {day} kommt zuerst: {title}. Spielt, verschiebt oder streicht es.',
    'campaign.scenesFirst': 'Die Abrechnung kommt nach den Szenen ihres Jahres; an Tag {day} wartet noch: {title}.',
    'campaign.dayReckoned':
      'An Tag {day} ist nach seinen Szenen das Jahr abgerechnet worden. Die nächste Szene kann am Tag danach sein.',
    'campaign.yearFixed':
      'Wie lang Monate und Jahreszeiten sind, steht fest, sobald Tage vergangen sind; ihre Namen lassen sich ändern.',
    'campaign.reckonFirst': 'Rechnet zuerst Jahr {year} ab, an Tag {day}.',
    'campaign.settleFirst': 'Zuerst muss {unit} das Jahr ausgleichen: {excess} mehr, als sich unterhalten lässt.',
    'campaign.onlyAtReckoning': 'Was {unit} hat, ändert sich bei der Abrechnung und durch Verluste, und sonst nicht.',
    'campaign.whoseWealth': 'Eigener Reichtum gehört jemandem: Sag, wem.',
    'campaign.ownWealth': '{name} ist jemandes eigener Reichtum und geht auf niemanden über.',
    'campaign.levelStands':
      'Die Stufe von {unit} wurde mit der Welt festgelegt; jetzt bewegt sie sich nur noch durch Szenen.',
    'campaign.dropFirst': '{name} trägt mehr, als sich unterbringen lässt. Zuerst muss etwas abgelegt werden.',
    'campaign.incapable':
      '{name} hat eine schwere Wunde am Kopf und kann nichts tun, bis eine leichte daraus geworden ist.',
    'campaign.noTroops': 'Bei einem Heer, das zu keinem Gemeinwesen gehört, müssen die Soldaten dabeistehen.',
    'campaign.nobodyMarches': 'Von {unit} würde niemand ausziehen. Ein Heer braucht wenigstens einen Soldaten.',
    'campaign.moreThanTheyHave': '{unit} hat {has} {troop}, nicht {asked}.',
    'campaign.noUnitWithKey': 'Das Heer wird keine Einheit {unit} haben: Leute stehen bei Einheiten, die es aufstellt.',
    'campaign.tooHurtToFight': '{name} hat eine schwere Wunde an Kopf oder Rumpf und bleibt diesem Kampf fern.',
    'campaign.noBannerHere': 'Einheit {unit} hat {has} Figuren: Ein Banner steht einer mit {full} zu.',
    'campaign.tooManyUnits':
      'Steht eine Figur für {scale} Leute, hat das Heer {units} Einheiten; Platz ist für {most}. Lass eine Figur für mehr Leute stehen.',
    'campaign.notDivided':
      'Von {has} {troop} lassen sich nicht {heads} abteilen: Geteilt wird eine Einheit ab {from} Köpfen, und in jedem Teil bleibt jemand.',
    'campaign.notBorrowed':
      'Die frühere Ausgabe hat dafür keine Regeln, und dieser Tisch leiht keine aus. {scene, select, draft {Schreibt Hauptfiguren durch einen Beschluss des Tisches auf, oder schaltet saga.first.borrowMissing ein.} other {Spielt es als freie Szene, oder schaltet saga.first.borrowMissing ein.}}',
  },
  forms: {
    'campaign.castRange': 'eine kleinste Zahl, die nicht über der größten liegt',
    'campaign.eachOnce': 'eine Aufstellung, in der alle nur einmal stehen, und nur auf einer Seite',
    'campaign.inTheTalk': 'Leute und Mengen, die daran teilnehmen',
    'campaign.leads': 'jemanden, der mit der Schar geht',
    'campaign.noUses': 'nichts: Die erste Ausgabe kennt keine Liste von Anlässen',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
