import type { SameKeys } from '@warmoot/words/say';
import type { SKIRMISH_GUIDE as ENGLISH } from './words.en.js';

export const SKIRMISH_GUIDE = {
  figures: {
    title: 'Figuren',
    text: 'Eine Figur ist eine Person. Kampfkraft sind ihre Trefferpunkte und Angriffe. Rüstung hält Hiebe ab: Ein Schild gibt {shield}, gegen Pfeile {arrows}.',
    picture: 'Figuren von oben, mit Kampfkraft und Rüstung: {list}',
    one: '{who} {might}, {armour}',
    might: 'Kampfkraft {might}',
    armour: 'Rüstung {armour}',
  },
  round: {
    title: 'Die Runde',
    text: 'Ein W6 sagt, wer beginnt: bis {priority} die Seite A. Eine Figur handelt in jeder Phase höchstens einmal, und niemand tauscht Schritte gegen Hiebe.',
    picture: 'Eine Runde: {list}',
    phases: [
      { name: 'Vorrang', what: 'ein W6' },
      { name: 'Eröffnung', what: 'Wege, Schüsse, schnelle Zauber' },
      { name: 'Nahkampf', what: 'Hiebe und Griffe' },
      { name: 'Ritual', what: 'langsame Zauber' },
      { name: 'Ende', what: 'Moral und Sterben' },
    ],
  },
  move: {
    title: 'Gehen',
    text: 'Tempo {speed} sind so viele Felder; weit weg von Gegnern {far}. Führen die letzten {straight} gerade auf einen zu, ist es ein Ansturm und schlägt zuerst.',
    picture: 'Ein Hauptmann stürmt an: Die letzten {straight} Felder führen gerade auf den Gegner zu',
    charge: 'Ansturm',
  },
  hit: {
    title: 'Treffen',
    text: 'Jeder Angriff ist ein W12: {base} weniger Rüstung oder niedriger trifft und kostet einen Punkt. Eine 1 trifft immer und verwundet, eine 12 nie.',
    picture: 'Was ein W12 zeigen muss: {list}',
    one: '{who}: höchstens {chance}',
  },
  place: {
    title: 'Von wo',
    text: 'Von der Flanke ist die Zahl um {flank} höher, von hinten ist es {rear} Würfel mehr. Beides schlägt zuerst zu: Wer dabei fällt, schlägt nicht zurück.',
    picture:
      'Eine Figur, die nach oben blickt: vor ihr drei Felder Front, neben ihr zwei Flanken, hinter ihr drei Felder Rücken',
    places: { front: 'Front', flank: 'Flanke', rear: 'Rücken' },
  },
  nerve: {
    title: 'Die Moral',
    text: 'Ist ein Drittel einer Gruppe weg oder wer sie führt, muss ein W12 höchstens {weak}, {average} oder {strong} zeigen, je nach Güte. Sonst geht sie.',
    picture: 'Was aus Figuren wird',
    fates: {
      slain: { who: '0 Punkte', what: 'gefallen, wenn die Phase vorbei ist' },
      hero: { who: 'Bei Helden', what: 'ein W12 bis {death}: lebt und blutet' },
      wound: { who: 'Eine Wunde', what: 'eine von {wounds}, für Wochen oder für immer' },
      twelve: { who: 'Eine 12 dabei', what: 'sie rennen und bieten den Rücken' },
    },
  },
  trial: {
    title: 'Ein Angriff',
    mine: 'Hauptmann, Kampfkraft {might}, Rüstung {armour}',
    theirs: 'Haudegen, Kampfkraft {might}, Rüstung {armour}',
    from: 'Wo der Hauptmann steht',
    froms: { front: 'Davor', flank: 'Daneben', rear: 'Dahinter' },
    how: 'Wozu',
    hows: { kill: 'Töten', subdue: 'Überwältigen' },
    needs: '{dice} Würfel, jeder höchstens {chance}{first, given, yes {, noch vor dem Haudegen}}',
    reasons: 'Der Haudegen schlägt zurück, wenn ihn kein Erstschlag gefällt hat.',
    hits: '{n, plural, =0 {Kein Treffer} one {1 Treffer} other {# Treffer}}',
    ends: { slain: 'gefallen', subdued: 'überwältigt', stands: 'steht' },
  },
} as const satisfies SameKeys<typeof ENGLISH>;
