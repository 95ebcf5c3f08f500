import type { SameKeys } from '@warmoot/words/say';
import type { PEOPLE as ENGLISH } from './peopleWords.en.js';

export const PEOPLE = {
  discussion: {
    motive: {
      title: 'Zusammenhang, Thema, Beweggrund',
      text: 'Wähl ein Anliegen, oder schreib Zusammenhang, Thema und Vorschlag auf; dann wähl einen der achtzehn Beweggründe der anderen Seite. Dessen Wert darf ihr W12 höchstens zeigen: Mit 8 ist sie in acht von zwölf Fällen bewegt, wenn du sie erst erreicht hast.',
    },
    agree: {
      title: 'Der Tisch stimmt zu',
      text: 'Fertigkeit, Beweggrund und Schwierigkeit sind so, wie vorgeschlagen, wenn der Tisch es nicht anders will. Treibt die andere Seite in dieser Sache schon etwas an, setzt die Regel die Schwierigkeit: den Wert, mit dem das gegeben wurde, und mindestens 3.',
    },
    make: {
      title: 'Zwei Würfe',
      text: 'Erst deine Probe: drei Würfel und deine Fertigkeit gegen 14 und die Schwierigkeit. Reicht es nicht, ändert sich nichts, doch ein Appell mehr ist gehört. Reicht es, wirft die andere Seite einen W12: Zeigt er höchstens den Wert des Beweggrunds, so treibt der sie an.',
    },
    listen: {
      title: 'Zuhören oder weghören',
      text: 'Wer in dieser Unterredung drei Appelle gehört hat, darf beim nächsten weghören: Dann fallen keine Würfel, und er zählt nicht. Das wird bei jedem Appell neu gewählt; auch zuhören darf man noch.',
    },
    walkOut: {
      title: 'Jemand geht hinaus',
      text: 'Zwischen Appellen darf jede Figur gehen. Hält niemand sie auf, ist sie fort; wer ihr nachgeht, beginnt eine Verfolgung mit Abstand 1. Eingeholt ist sie wieder im Gespräch und hört noch einen Appell, ehe sie es erneut versuchen kann.',
    },
    join: {
      title: 'Jemand zieht blank',
      text: 'Wer einen Appell nicht hören will, kann zur Waffe greifen. Sag für jede deiner Figuren, ob sie mitkämpft und auf welcher Seite. Die Unterredung wartet, bis der Kampf vorbei ist.',
    },
    appeal: {
      title: 'Reden, oder ein Appell',
      text: 'Niemand ist an der Reihe: Sag, was deine Figur sagt, wann immer du willst. Was du von jemandem willst, bringst du als Appell vor, mit einer Probe von dir und einem Würfel der anderen Seite. Vor dem dritten gehörten Appell darf im Raum niemand weghören.',
    },
    driving: {
      title: 'Was jemanden antreibt',
      text: 'Ein angenommener Appell ist in diesem Zusammenhang und zu diesem Thema nun das Leitmotiv der Figur, und was sie in der Sache tut, soll dazu passen. Wie, bleibt bei dem, der sie spielt: Sie muss nicht tun, was vorgeschlagen war.',
    },
    hearings: {
      title: 'Dreimal zuhören',
      text: 'Jede Figur zählt die Appelle, die sie gehört hat, angenommen oder nicht, von wem und worüber auch immer. Ab drei darf sie beim nächsten weghören, bis eine neue Unterredung beginnt.',
    },
    noMore: {
      title: 'Wann es endet',
      text: 'Jemand hat vorerst nichts mehr zu sagen. Hat niemand mehr etwas zu sagen, ist die Unterredung vorbei; nach dem nächsten Appell werden alle wieder gefragt. Eine neue zum selben Thema vor denselben Ohren braucht eine veränderte Lage.',
    },
  },
  march: {
    pace: {
      title: 'Weg und Gangart',
      text: 'Jeden Morgen wählen alle Gruppen beides geheim, dann ziehen alle zugleich. Vorsichtig kostet 1 Bewegung und gibt +1 auf Verbergen und Bemerken; der Eilmarsch umgekehrt, und wer abends an Ausdauer scheitert, wird müde. Wer den Tag über bleibt, rastet.',
    },
    watchers: {
      title: 'Wachen',
      text: 'Die Wachen achten heimlich auf einen Zugang; wer ungesehen vorbei will, wählt heimlich auch einen. Dann gilt Verbergen gegen Bemerken, mit +1 auf Bemerken am beachteten Zugang, −1 an jedem anderen. Wer gesehen wird, weiß es vielleicht nicht.',
    },
    weary: {
      title: 'Müdigkeit',
      text: 'Jede Stufe Müdigkeit ist −1 auf jede Probe unterwegs, höchstens drei Stufen. Mit dreien ist kein Eilmarsch möglich. Ein Tag Rast nimmt eine weg.',
    },
    aware: {
      title: 'Du hast sie bemerkt',
      text: 'Das bleibt, solange beide den Tag höchstens zwei Strecken voneinander beenden; sonst endet es mit dem Tag. Jede Gruppe probt für sich, Bemerken gegen Verbergen: Ob sie dich bemerkt haben, ist ein anderer Wurf.',
    },
    fog: {
      title: 'Was du siehst',
      text: 'Von anderen Gruppen siehst du nur, was deine bemerkt hat; die Karte zeigt, wo sie zuletzt gesehen wurden. Was sie gewählt haben und ob sie dich bemerkt haben, wissen nur sie. Wem eine Probe misslingt, der erfährt davon nichts.',
    },
    intend: {
      title: 'Angehen, halten, ausweichen',
      text: 'Wer die anderen bemerkt hat, wählt eines geheim, und beides wird zugleich gezeigt. Wer nichts bemerkt hat, wird nicht gefragt: Dann ist Angehen ein Hinterhalt, wer hält, liegt auf der Lauer, und wer ausweicht, entschlüpft.',
    },
    side: {
      title: 'Eine Begegnung',
      text: 'Taktik gegen Taktik ist gewonnen: Wer gewonnen hat, sagt, welche Seite angreift und auf welcher der beiden Strecken. Die andere Seite stellt sich und verteidigt.',
    },
    handOver: {
      title: 'Jetzt oder später',
      text: 'Zwei Gruppen sind aufeinandergetroffen. Jetzt: Der Kampf wird sofort gespielt, und wer übrig ist, zieht am nächsten Tag von hier weiter. Später: Der Marsch beider endet hier, und der Kampf folgt als eigene Szene, nach der Art des Krieges, die dafür gewählt wird.',
    },
    parley: {
      title: 'Ein Patt',
      text: 'Heute zieht keine Seite mehr, und keine darf auf die Strecke der anderen. Jede darf um ein Gespräch bitten, eine Unterredung; die andere darf ablehnen.',
    },
    giveChase: {
      title: 'Nachsetzen oder ziehen lassen',
      text: 'Eine Verfolgung läuft über einen Abstand von 0, eingeholt, bis 4, entkommen, Etappe um Etappe. Nach einem Abzug beginnt sie bei 2, nach einer Flucht aus dem Zweikampf bei 1. Beide Seiten kostet sie den Rest des Tages.',
    },
  },
  chase: {
    way: {
      title: 'Wähl einen Weg',
      text: 'Auf jeder Etappe wählst du geheim Frei, Gedeckt oder Rau, und die Verfolger raten. Dein Weg sagt, was gewürfelt wird: Tempo, Verbergen gegen Bemerken, oder Springen/Klettern (beritten: Reiten). Richtig geraten haben sie +1, falsch geraten −1.',
    },
    guess: {
      title: 'Rate ihren Weg',
      text: 'Die Verfolgten wählen geheim Frei, Gedeckt oder Rau, und du rätst. Ihr Weg sagt, was gewürfelt wird: Tempo, Verbergen gegen Bemerken, oder Springen/Klettern (beritten: Reiten). Richtig geraten hast du +1, falsch geraten −1.',
    },
    ends: {
      title: 'Genug',
      text: 'Vor jeder Etappe dürfen die Verfolgten sich stellen: eine Begegnung unter gleichen Bedingungen. Die Verfolger dürfen aufgeben: Dann trennt man sich. Was jedes Ende bringt, steht bei den Etappen.',
    },
    gap: {
      title: 'Der Abstand',
      text: 'Der Wurf der Verfolgten ändert den Abstand: um eins größer, wenn er gelingt, um eins kleiner, wenn nicht. Bei 0 sind sie eingeholt, bei 4 entkommen. Größe und Müdigkeit zählen, das Tempo des Marsches nicht.',
    },
    breath: {
      title: 'Außer Atem',
      text: 'Nach jeder dritten Etappe proben beide Seiten Ausdauer gegen 3, die Verfolgten zuerst. Wer scheitert, hat −1 auf alle späteren Proben dieser Verfolgung, und das summiert sich.',
    },
  },
} as const satisfies SameKeys<typeof ENGLISH>;
