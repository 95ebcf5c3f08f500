import { campaignDe } from './campaign.js';
import { characterDe } from './character.js';
import { packDe } from './pack.js';
import type { Texts } from './texts.js';

export const de: Texts = {
  undone: (line) => `(zurückgenommen) ${line}`,
  outcome: (text) => `Ausgang: ${text}`,
  otherAnswers: (scene) => `(auch andere Antworten sind möglich: warmoot schema ${scene})`,
  howToGiveDice: 'Die Würfel lassen sich mit --dice, mit --seed oder im Skript angeben.',
  whereDiceComeFrom: 'Gib sie im Skript, mit --dice oder mit --seed an.',

  roller: 'Die Figur',
  opponent: 'die Gegenseite',
  unnamed: 'ohne Angabe',
  agreed: 'was vereinbart war',

  kept: (take, count) => {
    if (count === 1) return take === 'highest' ? 'der höchste zählt' : 'der niedrigste zählt';
    return `die ${take === 'highest' ? 'höchsten' : 'niedrigsten'} ${count} zählen`;
  },
  sameSeed: '(mit --seed fällt damit dasselbe noch einmal)',

  atLeast: 'mindestens',
  atMost: 'höchstens',
  exactly: 'genau',
  counting: (from) => `gezählt werden Würfel, die ${from} oder mehr zeigen`,
  tooLong: '(siehe --json)',
  total: 'Summe',
  count: 'Anzahl',
  chance: 'Chance',
  orMore: 'oder mehr',
  margin: 'Vorsprung',
  byMargin: (rules) => `Erfolg bei einer Probe nach ${rules}, je nach Vorsprung (Wert minus Gegenwert):`,
  against: (rating, opposing) => `${rating} gegen ${opposing}.`,
  needed: (dice, hits, least, target) =>
    `${dice}, ${hits ? 'Treffer: ' : ''}${least ? `mindestens ${target} nötig` : `höchstens ${target} erlaubt`}.`,
  success: (chance) => `Erfolg: ${chance}.`,

  seats: (least, most) => `${least} bis ${most}`,
  sceneHeads: ['Szene', 'Version', 'Plätze', ''],

  logHolds: (file, scene) => `${file}: ${scene}, das Protokoll stimmt.`,
  throws: (count) => `${count} ${count === 1 ? 'Wurf' : 'Würfe'}`,
  checked: {
    entries: ['Einträge', 'noch einmal gespielt; was folgte und jede Prüfsumme ist gleich'],
    seeded: ['Würfel aus dem Startwert', 'wie sie der hinterlegte Startwert ergibt'],
    typed: ['Würfel eingetippt', 'mögliche Augenzahlen, und mehr lässt sich nicht sagen'],
    sealed: ['Würfel noch versiegelt', 'zu prüfen, wenn die Szene zu Ende und ihr Startwert gezeigt ist'],
    scene: 'die Szene',
    over: 'zu Ende',
    notOver: 'nicht zu Ende',
  },

  sitting: {
    leftOff: 'Hier aufgehört; der Kampf ist nicht zu Ende.',
    logIsIn: (file) => `Das Protokoll steht in ${file}.`,
    passOn: (seat) => `Gebt die Tastatur an ${seat}. ${seat}: drück Enter `,
    asked: (seat, as, question) => `${seat}, für ${as}: ${question}.`,
    enter: (text) => `Enter: ${text}`,
    sealed: 'Verdeckt gewählt.',
    unchanged: 'Nichts hat sich geändert.',
    noTakingBack: 'Nichts lässt sich zurücknehmen: Seither sind Würfel gefallen, oder andere haben gewählt.',
    numberExpected: 'Erwartet wird eine Zahl aus der Liste oder einer der Buchstaben darunter.',
  },

  plain: {
    help: [
      'Eine Zahl wählt; Eingabe wählt, wo es nur eines zu wählen gibt. Jede andere Antwort kann als Daten getippt',
      'werden: Nicht immer steht alles in der Liste, und warmoot schema sagt, was eine Szene annimmt.',
      '?3 erklärt Wahl 3: den Wurf, zu dem sie führt, seine Summe und seine Chancen; ? erklärt alle.',
      's das Spielfeld   m die Auswahl   u nimmt die letzte Wahl zurück, wo das geht   q hört auf, das Protokoll bleibt',
    ],
    keys: 'Zahl oder Daten  ?n erklären  s Spielfeld  m Auswahl  u zurück  q Ende  h Hilfe',
  },

  duel: {
    fighterHeads: ['', 'Kontr.', 'Kampfs.', 'Schnell.', 'Stärke', 'Rüstung', 'rechts, links, dabei'],
    help: [
      'Eine Zahl wählt; Enter wählt das Übliche, wo es das gibt. Ein Feld lässt sich als 9,8 tippen.',
      'Bei einer Aktion: "3 drop left" lässt fallen, was die linke Hand hält, "3 release left" lässt los, wen sie hält.',
      '?3 erklärt Wahl 3 mit Rechnung, Chancen und Wirkung; ? erklärt alle.',
      't die Tabelle deiner Aktion gegen jede der anderen   s das Spielfeld   m die Auswahl   r die Hände füllen',
      'u nimmt deine letzte Wahl zurück, wo das sicher ist   q hört auf und behält das Protokoll',
    ],
    allFightOn: (round, names) => `Runde ${round}: Kämpfen alle weiter? ${names}.`,
    allFightOnKeys: 'Enter: alle kämpfen weiter   c: alle wählen verdeckt   s: das Spielfeld   q: aufhören',
    keys: 'Zahl  ?n erklären  t Tabelle  s Spielfeld  m Auswahl  u zurück  q Ende  h Hilfe',
    tableWhen: 'Die Tabelle gibt es bei der Wahl einer Aktion.',
    inNoCombat: (name) => `${name} ist in keinem Gefecht.`,
    strong: 'stark',
    against: 'gegen',
    nothing: 'nichts',
    ready: (ways) => `r  Bereitmachen: ${ways} ${ways === 1 ? 'Weg' : 'Wege'}, die Hände zu füllen`,
  },

  campaign: campaignDe,
  pack: packDe,
  character: characterDe,

  battle: {
    help: [
      'Eine Zahl wählt; Enter wählt das Übliche, wo es das gibt. Felder tippt man als Reihe,Spalte: 12,8.',
      'Ein Zug: a3 12,8. Der Name allein, a3, zeigt, wohin er gehen kann: + frei, ! neben einem Feind.',
      'Aufstellen: a1 12,8 a2 12,9 und so weiter, oder 1 a3 10,5 für eine Änderung an 1. Schnelle Einheiten: a1 a3 a4.',
      '?3 erklärt Wahl 3, ?a3 12,8 einen Zug: wer gegen wen kämpfen würde, mit Rechnung und genauen Chancen.',
      's die Karte   m die Auswahl   u nimmt deine letzte Wahl zurück, wo das sicher ist   q hört auf',
    ],
    keys: 'Zahl oder Einheit  ?… erklären  s Karte  m Auswahl  u zurück  q Ende  h Hilfe',
    howToMove: 'Tipp eine Einheit und ein Feld, etwa a3 12,8; eine Einheit allein zeigt, wohin sie gehen kann.',
    howToPlace: 'Oder tipp alle Einheiten mit ihrem Feld, etwa a1 12,8 a2 12,9; 1 a3 10,5 ändert etwas an 1.',
    howToNameQuick: 'Oder tipp die Namen der Einheiten, etwa a1 a3 a4.',
    wins: 'siegt',
    distance: 'Abstand',
    losses: 'Verluste',
    either: (won, lost) => `${won} oder ${lost}`,
    noWayBack: 'kein Weg zurück: doppelte Verluste',
    reach: (unit) => `Wohin ${unit} gehen kann: + frei, ! neben einem Feind.`,
    cannotMove: (unit) => `${unit} kann jetzt nicht ziehen.`,
    alone: (unit) => `${unit} wäre in keinem Gefecht.`,
    fight: (lone, many, chance) => `${lone} gegen ${many}: ${lone} siegt mit ${chance}.`,
    ways: (ways) => `Es gibt ${ways} Aufteilungen; die Seite mit Initiative wählt.`,
    threat: (enemy, place, chance) => `${enemy} könnte nach ${place} kommen und siegt mit ${chance}, eins gegen eins.`,
    shot: (target, distance, chance, won, lost) =>
      `Schuss auf ${target} möglich, Abstand ${distance}: Sieg mit ${chance}, Verluste ${won} oder ${lost}.`,
  },
};
