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

  duel: {
    fighterHeads: ['', 'Kontr.', 'Kampfs.', 'Schnell.', 'Stärke', 'Rüstung', 'rechts, links, dabei'],
    leftOff: 'Hier aufgehört; der Kampf ist nicht zu Ende.',
    logIsIn: (file) => `Das Protokoll steht in ${file}.`,
    help: [
      'Eine Zahl wählt; Enter wählt das Übliche, wo es das gibt. Ein Feld lässt sich als 9,8 tippen.',
      'Bei einer Aktion: "3 drop left" lässt fallen, was die linke Hand hält, "3 release left" lässt los, wen sie hält.',
      '?3 erklärt Wahl 3 mit Rechnung, Chancen und Wirkung; ? erklärt alle.',
      't die Tabelle deiner Aktion gegen jede der anderen   s das Spielfeld   m die Auswahl   r die Hände füllen',
      'u nimmt deine letzte Wahl zurück, wo das sicher ist   q hört auf und behält das Protokoll',
    ],
    passOn: (seat) => `Gebt die Tastatur an ${seat}. ${seat}: drück Enter `,
    allFightOn: (round, names) => `Runde ${round}: Kämpfen alle weiter? ${names}.`,
    allFightOnKeys: 'Enter: alle kämpfen weiter   c: alle wählen verdeckt   s: das Spielfeld   q: aufhören',
    asked: (seat, as, question) => `${seat}, für ${as}: ${question}.`,
    enter: (text) => `Enter: ${text}`,
    keys: 'Zahl  ?n erklären  t Tabelle  s Spielfeld  m Auswahl  u zurück  q Ende  h Hilfe',
    sealed: 'Verdeckt gewählt.',
    unchanged: 'Nichts hat sich geändert.',
    tableWhen: 'Die Tabelle gibt es bei der Wahl einer Aktion.',
    inNoCombat: (name) => `${name} ist in keinem Gefecht.`,
    noTakingBack: 'Nichts lässt sich zurücknehmen: Seither sind Würfel gefallen, oder andere haben gewählt.',
    numberExpected: 'Erwartet wird eine Zahl aus der Liste oder einer der Buchstaben darunter.',
    strong: 'stark',
    against: 'gegen',
    nothing: 'nichts',
    ready: (ways) => `r  Bereitmachen: ${ways} ${ways === 1 ? 'Weg' : 'Wege'}, die Hände zu füllen`,
  },
};
