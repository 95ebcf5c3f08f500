import type { SaltCoastWords } from './saltCoast.en.js';

export const SALT_COAST: SaltCoastWords = {
  name: 'Die Salzküste',
  campaign: 'Die Salzkrone',
  lead: 'Zwei Häuser, eine Furt. Salz gilt hier mehr als Silber, und alles geht über einen Fluss.',
  setting:
    'Zwei Häuser, eine Furt.\n\nDie Salzküste, das sind neun Orte zwischen Meer und Hügeln. Eine Krone gibt es nicht mehr, seit der alte König mit seinem Schiff ertrunken ist, und es ging auch so: Vier Häuser halten so viel Frieden, wie da ist, die Abtei hält die Bücher, und alle anderen halten Schafe.\n\nSalz wird auf den Watten gesotten und geht mit Kahn und Maultier ins Land. Wer den Zoll darauf nimmt, ist reich; wer davon abgeschnitten ist, schlachtet im Herbst und vergräbt im Frühling das Fleisch.\n\nZaubern kann hier niemand. Man glaubt an Heilige, an Brunnen und an die Zahl Drei.',
  region: {
    name: 'Die Salzküste',
    text: 'Watten, Flusswiesen und kahle Hügel. Fast alle bestellen Felder, hüten Vieh oder sieden Salz.',
  },
  places: {
    kell: {
      name: 'Kell',
      text: 'Eine Stadt mit Mauern an der einzigen Furt für Karren. Ihr Markt macht den Salzpreis.',
    },
    skeld: {
      name: 'Skeld',
      text: 'Ein Hafen hinter einer Kiesbank: vierzig Dächer, sechzig Boote und eine Kette vor der Einfahrt.',
    },
    dorrow: {
      name: 'Dorrow',
      text: 'Ein Turm auf einem Felsen, älter als das Haus, das darin wohnt. Vom Dach sieht man das Meer.',
    },
    tarn: {
      name: 'Tarnhalle',
      text: 'Eine lange Halle an schwarzem Wasser. Die Häuser treffen sich dort, weil sonst niemand sie will.',
    },
    hild: { name: 'Sankt Hild', text: 'Eine Abtei mit Schreibstube, Krankensaal und der einzigen Uhr der Küste.' },
    fen: { name: 'Das Fenn', text: 'Schilf, Aale und Wege, die wandern. Wer dort lebt, zahlt, was er zahlen mag.' },
    hagWood: {
      name: 'Hagwald',
      text: 'Alte Eichen und ältere Geschichten. Köhler arbeiten am Rand und schlafen anderswo.',
    },
    pans: {
      name: 'Die Pfannen',
      text: 'Reihen von Bleipfannen auf dem Watt. Den Rauch sieht man zwei Tage weit auf See.',
    },
    bridge: { name: 'Ginsterbrücke', text: 'Eine halbe Brücke aus Stein, und für die andere Hälfte eine Seilfähre.' },
  },
  houses: {
    avitch: {
      name: 'Haus Avitch',
      text: 'Hält Kell und nimmt den Zoll an der Furt. Freigebig, verschuldet und sich des Rechts gewiss.',
    },
    dorrow: {
      name: 'Haus Dorrow',
      text: 'Herren der Hügel. Sie bewachen die Straße und sagen, der Wache gehöre der Zoll.',
    },
    skeld: {
      name: 'Skeld',
      text: 'Schiffsherren, die den reichsten unter sich wählen. Ihnen gehören die Boote, gern auch das Salz.',
    },
    fen: {
      name: 'Das Fennvolk',
      text: 'Kein Haus, sagt jedes Haus. Sie gruben die ersten Pfannen und haben es nicht vergessen.',
    },
  },
  people: {
    ella: {
      name: 'Ella Avitch',
      trade: 'Herrin von Kell',
      past: 'Erbte an einem Morgen eine Stadt, einen Zoll und die Schulden ihres Bruders.',
    },
    casimir: {
      name: 'Casimir Dorrow',
      trade: 'Herr der Hügel',
      past: 'Gewann drei Grenzkriege und verlor die Geduld beider Söhne.',
    },
    joris: {
      name: 'Joris Dorrow',
      trade: 'Das Schwert seines Hauses',
      past: 'Erschlug vor zwei Wintern einen Zöllner, und man lässt es ihn nicht vergessen.',
    },
    jorun: {
      name: 'Jorun Halbhand',
      trade: 'Hauptfrau der Stadtwache',
      past: 'Ließ zwei Finger und einen Mann an der Furt.',
    },
    wren: {
      name: 'Wren vom Hagwald',
      trade: 'Jägerin; kennt jede Furt',
      past: 'Wuchs bei Köhlern auf, die sie in einem Karren fanden.',
    },
    anselm: {
      name: 'Bruder Anselm',
      trade: 'Krankenmeister der Abtei',
      past: 'War Wundarzt bei den Heeren, bis er genug gezählt hatte.',
    },
    morten: {
      name: 'Morten Wehr',
      trade: 'Maurer an der Ginsterbrücke',
      past: 'Hat viermal denselben Bogen gebaut, jedes Mal für einen anderen Herrn.',
    },
    hedda: {
      name: 'Hedda Federkiel',
      trade: 'Verwalterin der Tarnhalle',
      past: 'Schreibt auf, was in der Halle gesagt wird, und was gemeint war.',
    },
    rurik: {
      name: 'Rurik von Skeld',
      trade: 'Hafenmeister',
      past: 'Kaufte sein erstes Schiff mit fremdem Silber und zahlte es zweimal zurück.',
    },
    maud: {
      name: 'Maud vom Fenn',
      trade: 'Vögtin des Fennvolks',
      past: 'Führte im Jahr der Flut die Ihren über die wandernden Wege.',
    },
    tove: {
      name: 'Tove Lerche',
      trade: 'Sängerin und Botin',
      past: 'Kennt ein Lied über jedes Haus und weiß, welches man wo singt.',
    },
    osric: {
      name: 'Osric Pell',
      trade: 'Schreiber, der Abt sein will',
      past: 'Führt der Abtei zwei Bücher; gezeigt wird nur eines.',
    },
  },
  quarrels: {
    ford: {
      title: 'Die Furt',
      text: 'Avitch nimmt Zoll an der Furt von Kell. Dorrow bewacht die Straße dorthin, seit drei Jahren ohne Lohn, und hat nun eine eigene Kette gespannt.',
    },
    salt: {
      title: 'Das Salz',
      text: 'Das Fennvolk grub die ersten Pfannen, Skeld bezahlte das Blei. Seit der Preis sich verdoppelt hat, soll der andere stets nur geholfen haben.',
    },
    abbot: {
      title: 'Der Stuhl des Abts',
      text: 'Der alte Abt liegt im Sterben. Anselm hat die Brüder, Osric hat die Bücher, und die Häuser fragen, was ein Abt kostet.',
    },
  },
  happenings: {
    burial: {
      title: 'Der alte Abt wird begraben',
      text: 'Alle vier Häuser schicken jemanden, und niemand darf Waffen tragen.',
    },
    barges: {
      title: 'Die neuen Salzkähne sind fertig',
      text: 'Zwölf Kähne an der Ginsterbrücke, und keine Einigkeit, wessen Salz zuerst geht.',
    },
    wedding: {
      title: 'Eine Hochzeit in der Tarnhalle',
      text: 'Heddas Nichte und ein Schiffersohn aus Skeld. Es kommt, wer sich zusammen sehen lassen kann.',
    },
    tolls: { title: 'Der Zoll wird neu verpachtet', text: 'Am Mittag läuft die Pacht der Furt aus.' },
    plague: { title: 'Eine Seuche zieht über die Watten', text: 'Erst die Maultiere, dann die Sieder.' },
  },
  first: {
    duel: 'Ein Zweikampf an der Furt von Kell',
    discussion: 'Eine Unterredung an der Furt von Kell',
    freeForm: 'An der Furt von Kell',
    place: 'Furt von Kell',
  },
};
