/** Was denen gesagt wird, die eine fertige Geschichte spielen. */
export const STORY = {
  chapter: '{nth}. Kapitel',
  soFar: 'Wie es dazu kam',
  youPlay: 'Was du spielst',
  watches: 'Du siehst zu.',
  begin: 'An den Tisch',
  share: 'Wer spielt wen',
  playedBy: 'Gespielt von',
  computer: 'Computer',
  computerAs: '{part}: Computer',
  personAs: '{part}: {name}',
  start: 'Die Geschichte beginnen',
  needsPerson: 'Jemand, der hier ist, spielt wenigstens eine davon.',
  hostBegins: '{host} beginnt. Wer eine andere Rolle will, bittet oben darum.',
  rest: 'Niemand muss kommen: Was niemand genommen hat, spielt der Computer.',
  together: 'Zwei können auf derselben Seite stehen oder gegeneinander.',
  other: 'Etwas anderes spielen',
  goesOn: 'Die Geschichte geht weiter',
  after: '{title} ist vorbei.',
  waits: '{title} ist vorbei. „{next}“ steht im Kalender: {date}.',
  whatNext: 'Was als Nächstes kommt',
  raid: {
    parts: {
      lady: { name: 'Herrin Ella', who: 'Ella Avitch, Herrin der Tarnhalle, die ihre Karren wiederhaben will' },
      house: { name: 'Ihr Haus', who: 'Jorun von den Reitern; Wren, die den Wald kennt; Hedda, die die Bücher führt' },
      town: { name: 'Die Stadt', who: 'Casimir Dorrow und sein Waffenmeister Joris in Hobskreuz' },
    },
    chapters: { council: 'Rat', march: 'Marsch', battle: 'Schlacht', parley: 'Unterhandlung' },
    plays: {
      council: {
        lady: 'Ella bittet um Reiter, um einen Weg und um Silber, und hört, worum man sie bittet.',
        house: 'Jorun, Wren und Hedda sagen ja oder nein, und jede von ihnen will auch etwas.',
        town: 'Die Stadt ist nicht dabei. Wer sie spielt, hört mit; ihre Leute wissen von nichts.',
      },
      march: {
        lady: 'Ella führt die Reiter: welchen Weg, wie schnell, und wann sie rasten.',
        house: 'Jorun reitet mit, und Wren, wenn sie gewonnen wurde. Ella führt.',
        town: 'Die Wache von Hobskreuz: wo sie wacht, und was sie tut, wenn sie etwas sieht.',
      },
      battle: {
        lady: 'Ella befehligt die Reiter.',
        house: 'Wer vom Haus mitritt, kämpft, wo Ella ihn hinstellt.',
        town: 'Die Stadt befehligt ihre Wache und alle, die die Glocke gerufen hat. Joris ist ihre beste Klinge.',
      },
      parley: {
        lady: 'Ella sagt, was sie haben will, und hört den Preis der anderen.',
        house: 'Das Haus steht neben ihr und spricht, wann es mag.',
        town: 'Casimir sagt, was er haben will, und Joris steht neben ihm.',
      },
    },
    combat: {
      saga: 'Zweikampf: Vor einer Runde und zwischen ihren Teilen kann jemand einen Feind fordern, vor allem Joris. Nimmt die andere Seite an, kämpfen die beiden, und die Schlacht wartet.',
      command:
        'Zweikampf: Zwei, deren Einheiten zu Beginn eines Zuges nebeneinanderstehen, können gegeneinander antreten, und die Schlacht wartet. Die Einheit des Verlierers zahlt dafür oder flieht.',
      sortie: 'Kein Zweikampf: Auf diese Art führen die Leute Einheiten und kämpfen nicht mit eigener Hand.',
      lines:
        'Zweikampf: Die Anführer zweier Einheiten, die gegeneinander kämpfen, können zum Zweikampf antreten. Wer ablehnt, stellt die Moral seiner Einheit auf die Probe.',
    },
  },
} as const;
