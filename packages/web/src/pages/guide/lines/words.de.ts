import type { SameKeys } from '@warmoot/words/say';

export const LINES_GUIDE = {
  units: {
    title: 'Einheiten',
    text: 'Bis zu {ranks} Reihen zu {abreast} sind eine Einheit. Sie zieht als Ganzes, blickt in eine Richtung und schlägt nach vorn. Eine Reihe zählt als eines.',
    picture: 'Eine Einheit von {figures} in {ranks} Reihen, vorn ihr Anführer, dahinter ein Banner',
  },
  round: {
    title: 'Die Runde',
    text: 'Ein W6 sagt, wer zuerst kommt: bis {priority} ist es Seite A. In der Eröffnung wird gezogen und geschossen; wer dann einen Feind berührt, kämpft.',
    picture: 'Eine Runde: {list}',
    phases: [
      { name: 'Vortritt', what: 'ein W6' },
      { name: 'Eröffnung', what: 'Züge, Sturm, Salven' },
      { name: 'Nahkampf', what: 'Duelle, Erstschläge, Hiebe' },
      { name: 'Ritual', what: 'langsame Zauber' },
      { name: 'Ende', what: 'Woge und Moral' },
    ],
  },
  move: {
    title: 'Bewegung',
    text: 'Geradeaus oder schräg, am Ende eine Vierteldrehung. Kehrtmachen, andere Reihen, ein Schildwall: Das sind Manöver, und dabei müssen die Nerven halten.',
    picture: 'Eine Einheit stürmt: geradeaus in die Front einer anderen',
    charge: 'Sturm',
  },
  lines: {
    title: 'Schlachtreihen',
    text: 'Jede Figur hat ihre Angriffe als Würfel, verteilt auf die Feinde in Reichweite. Speere schlagen auch aus der zweiten Reihe. Was zu viel ist, trifft die nächste.',
    picture: 'Fünf Speere und fünf dahinter schlagen auf fünf Leute vom Aufgebot: {dice} Würfel',
    dice: '{n} Würfel',
  },
  leaders: {
    title: 'Anführer',
    text: 'Wer mehr Kampfkraft hat als alle, führt: Moral {leader} besser. Vorn dürfen Anführer zum Zweikampf antreten. Zu {full} trägt man ein Banner: {banner} mehr.',
    picture: 'Zwei Anführer treffen sich zwischen ihren Einheiten',
  },
  nerve: {
    title: 'Woge und Moral',
    text: 'Am Ende schiebt die größere Einheit die andere zurück. Ein Drittel verloren, ein Anführer tot: Ein W12 bis {weak}, {average} oder {strong}, sonst läuft sie.',
    picture: 'Was aus Einheiten wird',
    fates: {
      fails: { who: 'Misslungen', what: 'sie weicht in ihren Reihen' },
      twelve: { who: 'Eine 12', what: 'sie flieht, Hiebe im Rücken' },
      cornered: { who: 'Kein Ausweg', what: 'sie will sich ergeben' },
      back: { who: 'Ruhige Runde', what: 'sie kann zurückkommen' },
    },
  },
  trial: {
    title: 'Eine Schlachtreihe',
    mine: 'Zehn Speere in zwei Reihen',
    theirs: 'Zehn vom Aufgebot in zwei Reihen',
    how: 'Wie sie sich trafen',
    hows: { stand: 'Beide stehen', charge: 'Die Speere haben gestürmt' },
    needs: '{dice} Würfel der vorderen Reihe, jeder bis {chance}',
    reasons: 'Nach ihr schlägt die zweite Reihe, dann schlägt das Aufgebot zurück.',
    hits: '{n, plural, =0 {Kein Treffer} one {1 Treffer} other {# Treffer}}',
  },
} as const satisfies SameKeys<typeof import('./words.en.js').LINES_GUIDE>;
