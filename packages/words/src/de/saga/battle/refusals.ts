import type { Json } from '@warmoot/kernel';
import type { Battle, Troop } from '@warmoot/rules';
import { plainData } from '../../../plain.js';
import type { SceneWords } from '../../../words.js';
import { TROOP_NAMES } from './names.js';

type Facts = Readonly<Record<string, Json>>;

const fact = (facts: Facts, key: string): string => plainData(facts[key] ?? null);
const at = (facts: Facts): string => `(${fact(facts, 'row')}, ${fact(facts, 'column')})`;

/** What cannot be done in a battle, why, and what could be done instead. */
export const broken: SceneWords<Battle>['broken'] = {
  'battle.overBudget': (facts) =>
    `${fact(facts, 'who')} kostet ${fact(facts, 'cost')} Punkte, ausgemacht waren ${fact(facts, 'budget')}. Nimm weniger oder billigere Truppen.`,
  'battle.notTheLargest': ({ troop }) =>
    `Diese Truppe (${TROOP_NAMES[troop as Troop] ?? '–'}) hat nicht die größte Einheit. Nenne eine, die sie hat.`,

  // Placing.
  'battle.placeAll': (facts) => `Alle Einheiten werden auf einmal aufgestellt, jede einmal: ${fact(facts, 'units')}.`,
  'battle.cannotStand': (facts) =>
    `${fact(facts, 'unit')} kann nicht auf ${at(facts)} stehen: unpassierbar oder nicht auf der Karte.`,
  'battle.hexTaken': (facts) => `${fact(facts, 'unit')} kann nicht auf ${at(facts)} stehen: Dort steht schon jemand.`,
  'battle.noLegalRow': () =>
    'So gibt es keine gerade Reihe durch eine Einheit, die das Heer auf einer Seite lässt und dem Angreifer Platz gibt.',
  'battle.notALegalRow': () =>
    'Diese Reihe geht nicht: Eine Einheit muss auf ihr stehen, keine jenseits, und der Angreifer braucht Platz.',
  'battle.beyondTheLine': (facts) => `${at(facts)} liegt jenseits der genannten Reihe. Stelle auf ihr oder davor auf.`,
  'battle.notConnected': () => 'Ein überfallenes Heer steht beisammen: Jede Einheit muss eine andere berühren.',
  'battle.noColumn': () => 'Auf dem Marsch darf keine Einheit mehr als zwei andere berühren.',
  'battle.noRoomForAmbusher': (facts) =>
    `So bleibt kein Platz für die ${fact(facts, 'attackers')} Einheiten des Angreifers.`,
  'battle.surrounded': (facts) =>
    `${at(facts)} ist eingeschlossen: Von dort führt kein Weg zum Rand. Stelle anderswo auf.`,
  'battle.encircled': () => 'Mindestens eine überfallene Einheit muss einen Weg zum Rand behalten. Lass eine Lücke.',

  // The round.
  'battle.retreatingAlready': () =>
    'Dieses Heer zieht sich schon zurück: Wer kann, geht. Wer bleibt, darf sich ergeben.',
  'battle.noTruce': () => 'An diesem Tisch gibt es keinen Abbruch. Kämpfe weiter, zieh dich zurück oder ergib dich.',
  'battle.quickNumber': (facts) =>
    `${fact(facts, 'count')} schnelle Einheiten sind zu nennen, genannt sind ${fact(facts, 'named')}.`,
  'battle.notYourUnit': (facts) =>
    `${fact(facts, 'unit')} ist keine eigene Einheit auf der Karte oder doppelt genannt.`,
  'battle.pinned': (facts) => `${fact(facts, 'unit')} ist gebunden und kann in dieser Runde nicht mehr ziehen.`,
  'battle.notItsPhase': (facts) => `${fact(facts, 'unit')} zieht nicht in dieser Phase oder hat schon gezogen.`,
  'battle.outOfReach': (facts) => `${fact(facts, 'unit')} kann nicht nach ${at(facts)} kommen und dort stehen bleiben.`,
  'battle.notSimplest': () => 'Gefechte müssen so einfach wie möglich sein. Wähle eine solche Einteilung.',

  // Shooting and melee.
  'battle.noTarget': (facts) => `${fact(facts, 'target')} ist kein Gegner auf der Karte.`,
  'battle.outOfRange': (facts) => `${fact(facts, 'target')} ist außer Reichweite von ${fact(facts, 'unit')}.`,
  'battle.tooNear': (facts) =>
    `${fact(facts, 'target')} ist zu nah: An diesem Tisch wird auf Entfernung 1 nicht geschossen. Ziele anders oder gar nicht.`,
  'battle.noLine': (facts) =>
    `${fact(facts, 'unit')} hat kein freies Schussfeld auf ${fact(facts, 'target')}: Alle Felder müssen offen sein.`,
  'battle.noSuchCluster': (facts) =>
    `${fact(facts, 'unit')} ist nicht die erste eigene Einheit eines Gefechts, das noch aussteht.`,
  'battle.notInTheCluster': (facts) => `${fact(facts, 'unit')} ist kein Gegner in diesem Gefecht.`,
  'battle.notToMoveBack': (facts) => `${fact(facts, 'unit')} muss jetzt nicht weichen.`,
  'battle.nobodyLeft': (facts) =>
    `Von ${fact(facts, 'unit')} bleibt niemand, der weichen könnte: Es nimmt seine Verluste.`,
  'battle.intoContact': (facts) =>
    `${fact(facts, 'unit')} darf nicht neben einen anderen Gegner weichen, solange es einen anderen Weg gibt.`,
  'battle.notAway': (facts) =>
    `${fact(facts, 'unit')} muss auf ein freies Feld weichen, das 2 von ${fact(facts, 'from')} entfernt ist.`,
  'battle.noLightStep': (facts) =>
    `${fact(facts, 'unit')} kann nicht nach ${at(facts)} rücken: nur leichte Infanterie, auf ein freies Feld, aus engem oder in enges Gelände oder über ein leichtes Hindernis.`,
  'battle.noSuchChampion': (facts) =>
    `${fact(facts, 'own')} und ${fact(facts, 'enemy')} können nicht antreten: je eine kampffähige Person aus beiden Heeren.`,
};
