import type { SameKeys } from '@warmoot/words/say';
import type { WAR as ENGLISH } from './warWords.en.js';

export const WAR = {
  duel: {
    footwork: {
      title: 'Fußarbeit',
      text: 'Jede Runde beginnt mit einem Wurf auf Fußarbeit. Wer verliert, geht zuerst, 0 oder 1 Feld; dann die andere Seite, 1 oder 2. Wo ihr endet, bestimmt die Distanz, aus der alle handeln.',
    },
    act: {
      title: 'Eine Aktion, versiegelt',
      text: 'Alle wählen verdeckt eine Aktion, und erst dann fallen Würfel. Jede Aktion geschieht; keine kommt einer anderen zuvor. Die Prozente sagen, wie oft deine gegen jede Verteidigung stark ausgeht; auch schwach tut sie, was bei ihr steht.',
    },
    defend: {
      title: 'Wähl eine Verteidigung',
      text: 'Du weißt, welche Aktion kommt, nicht aber die Würfel. Offen sind nur die Verteidigungen, die bei ihr stehen. Wer ausweicht, geht ein Feld weg, ob es hilft oder nicht.',
    },
    protect: {
      title: 'Einen Körperteil schützen',
      text: 'Der schnelle Angriff ist stark: Du darfst einen Körperteil nennen, ehe die leichte Wunde gesetzt wird. Die andere Seite wählt unter den übrigen.',
    },
    part: {
      title: 'Wohin die Wunde geht',
      text: 'Eine leichte Wunde am Kopf kostet 2 auf jede Kampffertigkeit, anderswo zunächst nichts. Die dritte am selben Teil macht dort eine schwere: Ein Arm wird unbrauchbar, mit einem Bein liegt man am Boden, mit Kopf oder Rumpf ist man kampfunfähig.',
    },
    dodge: {
      title: 'Nach dem Ausweichen',
      text: 'Wer ausweicht, geht ein Feld weg, und wer angreift, darf dann um eines folgen. So ändert sich die Distanz für die nächste Runde, wenn die Aktionen dieser vorbei sind.',
    },
    surrender: {
      title: 'Weiterkämpfen oder nicht',
      text: 'Vor jeder Runde darfst du dich ergeben und bist sofort aus dem Kampf. Was daraus folgt, regeln die Spielenden. Beide Seiten können auch gemeinsam abbrechen; dann hat niemand gewonnen.',
    },
    weakening: {
      title: 'Die Deckung sinkt',
      text: 'Nach Runde 2, 4, 6 und so weiter verliert jede Verteidigung 1 mehr, bei allen, die von Anfang an kämpfen. Aktionen und Fußarbeit behalten ihre Werte; je länger es dauert, desto öfter kommen Hiebe durch.',
    },
    distance: {
      title: 'Die Distanz',
      text: 'Jede Waffe hat ihre Distanz: Dolch, Schwert oder Speer. Eine Aktion auf anderer Distanz hat −1, zu nah wie zu fern, und ebenso eine Parade mit einer solchen Waffe.',
    },
  },
  battle: {
    muster: {
      title: 'Die Einheiten stehen fest',
      text: 'Die Regeln teilen die Truppen in Einheiten; neun beim größeren Heer. Aus beiden Heeren folgt die Verlustzahl, ein Drittel einer durchschnittlichen Einheit: So viele verliert, wer ein Gefecht verliert.',
    },
    place: {
      title: 'Stell deine Einheiten auf',
      text: 'Wer verteidigt, stellt zuerst auf, alles offen, eine Einheit je Feld. Das Aufstellen gilt als alle Bewegung der Runde 1: Was dann neben einem Feind steht, kämpft sofort.',
    },
    line: {
      title: 'Nenn eine Reihe',
      text: 'Wer verteidigt, nennt eine gerade Reihe von Feldern, mit einer eigenen Einheit darauf und allen anderen auf einer Seite. Der Angreifer stellt auf dieser Reihe auf oder dahinter.',
    },
    quick: {
      title: 'Schnelle Einheiten',
      text: 'Beide Seiten nennen verdeckt die Hälfte ihrer Einheiten, und beides wird zugleich gezeigt. Schnelle ziehen vor allen anderen, zuerst die der Seite mit der Initiative. Sie wechselt jede Runde.',
    },
    move: {
      title: 'An den Feind',
      text: 'Wer neben einen Feind kommt, hält an, und beide ziehen in dieser Runde nicht mehr. Wer neben einem beginnt, darf noch weggehen. Die Prozente an einem Feld sind die Chance, dort das Gefecht zu gewinnen.',
    },
    clusters: {
      title: 'Wer gegen wen',
      text: 'Jede Einheit neben einem Feind kämpft, eins gegen eins, wo immer es geht. Wo nicht, steht eine gegen mehrere und muss jeden Wurf gewinnen. Hier bleibt mehr als eine Einteilung, und du wählst.',
    },
    aim: {
      title: 'Schießen',
      text: 'Bogenschützen schießen vor den Gefechten, 4 Felder weit über offenes Land, wenn kein Feind neben ihnen steht und sie höchstens 1 Feld gezogen sind. Je näher das Ziel, desto größer sein Verlust; vor Pfeilen weicht niemand.',
    },
    fights: {
      title: 'Ein Wurf je Gefecht',
      text: 'Stärke gegen Stärke. Wer gewinnt, verliert nichts; wer verliert, büßt die Verlustzahl ein und weicht ein Feld. Die Fahne an jedem Gefecht sagt, wie oft deine Einheit es gewinnt.',
    },
    order: {
      title: 'Die Folge der Gefechte',
      text: 'Die Seite mit der Initiative nennt jedes Mal das nächste Gefecht. Die Stärken stehen fest, aber wer weicht, nimmt denen nach ihm Platz oder lässt ihnen welchen.',
    },
    fallBack: {
      title: 'Weichen',
      text: 'Die geschlagene Einheit geht auf ein freies Feld weg vom Sieger; wem sie gehört, wählt welches. Es darf neben anderen Feinden liegen. Gibt es keines, verdoppelt sich der Verlust.',
    },
    press: {
      title: 'Eine gegen mehrere',
      text: 'Eine der mehreren hat ihren Wurf gewonnen: Die einzelne trägt den Verlust einmal. Du nennst die Einheit, vor der sie weichen muss, auch eine, vor der kein Weg bleibt; dann verdoppelt sich der Verlust.',
    },
    declare: {
      title: 'Vor der Runde',
      text: 'Jede Seite darf abziehen, sich ergeben oder anbieten abzubrechen. Wer abzieht, behält alle Verluste, und was nicht fortkommt, kämpft weiter; die andere bekommt die Hälfte zurück, nach einer Kapitulation beide. Vernichtete Einheiten bleiben es.',
    },
    champions: {
      title: 'Ein Zweikampf',
      text: 'Zwei dürfen im Zweikampf aufeinandertreffen, wenn beide Seiten zustimmen: vor einer Runde, zwischen Phasen oder zwischen Gefechten. Die Schlacht wartet und geht unverändert weiter; nur die beiden tragen die Folgen.',
    },
  },
  command: {
    turns: {
      title: 'Zuerst oder danach',
      text: 'Dein Wurf für die Führung war höher: Du sagst, wer in jeder Runde zuerst am Zug ist. Wer danach kommt, stellt zuerst auf, das ganze Heer. In den Kämpfen selbst gibt es keine Würfel.',
    },
    deploy: {
      title: 'Aufstellen',
      text: 'Wer danach am Zug ist, stellt das ganze Heer auf, dann die andere Seite. Alles liegt offen: Einheiten, Güte, Punkte und Schaden beider Seiten.',
    },
    points: {
      title: 'Punkte',
      text: 'Jede Einheit hat eigene Punkte und zahlt damit Befehle und ihr Standhalten. Sie kommen nie zurück, und niemand kann welche leihen. Wer nichts von dem zahlen kann, was ihm offensteht, flieht.',
    },
    move: {
      title: 'Je ein Befehl',
      text: 'Jede Einheit nimmt genau einen der Befehle zur Bewegung, in beliebiger Folge, jeder zu Ende, ehe der nächste kommt. Der Preis steht daneben. Auf einen Feind vorzurücken kostet nichts, neben einem zu bleiben auch nicht. Halten, fern vom Feind, kostet 1; manche Klassen dürfen umsonst warten.',
    },
    shot: {
      title: 'Unter Pfeilen',
      text: 'Deine Einheit zahlt 1 Punkt und erträgt es, oder sie nimmt 1 Schaden. Bei vier Schaden flieht sie. Jede Salve wird für sich beantwortet.',
    },
    charged: {
      title: 'Von Reitern attackiert',
      text: 'Attackierte Infanterie zahlt 1 Punkt und bleibt, oder sie flieht. Im Kampf selbst zählt die Attacke nichts, aber die Reiterei muss nun angreifen.',
    },
    attacks: {
      title: 'Angriffe ansagen',
      text: 'Ein Angriff auf einen Nachbarn kostet 1 Punkt. Freunde neben beiden dürfen ihn umsonst unterstützen, sobald das Ziel sich verteidigt. Die höhere Summe aus Stoßkraft und Unterstützung siegt, ohne Würfel.',
    },
    attacked: {
      title: 'Du wirst angegriffen',
      text: 'Verteidigen kostet nichts und stellt sich dem Angriff später in diesem Zug. Plänkler und berittene Bogenschützen dürfen für 2 Punkte eine Finte machen: Der Angriff verpufft, und sie gehen ein Feld weg. Fliehen geht immer.',
    },
    supports: {
      title: 'Beistand',
      text: 'Die Seite, die nicht am Zug ist, darf nun helfen: Eine Einheit neben einem verteidigenden Freund und neben irgendeinem Feind gibt umsonst ihre Unterstützung. Sie zählt bei jedem Angriff auf diesen Freund in diesem Zug.',
    },
    lost: {
      title: 'Ein verlorener Kampf',
      text: 'Die erste Einheit der Verlierer zahlt 2 Punkte, nimmt 1 Schaden und bleibt; mit weniger als 2 flieht sie. Wer sie unterstützt hat, erleidet nichts.',
    },
    morale: {
      title: 'Andere sind geflohen',
      text: 'Jede Einheit von geringerer Güte als ein geflohener Freund zahlt 1 Punkt und bleibt, oder sie flieht auch; und das ruft die von noch geringerer Güte auf. Gleiche und höhere Güte wird nicht gefragt.',
    },
  },
  sortie: {
    orders: {
      title: 'Befehle, verdeckt',
      text: 'Beide Seiten geben jeder Einheit einen Befehl, und alle werden zugleich gezeigt. Entfernung zählt in halben Zügen; von ihr hängt ab, womit eine Einheit beginnen darf. Wer angegriffen wird, muss antworten.',
    },
    plans: {
      title: 'Manöver und Einsatz',
      text: 'Für jeden Wurf versiegelst du ein Manöver und wie viele Würfel deiner Einheit du setzt. Gesetztes ist weg, was immer daraus wird. Die Tafel zeigt, welches Manöver gegen welches Würfel bringt.',
    },
    joins: {
      title: 'Zwei gegen eine',
      text: 'Greifen mehrere eine an, hat jede ihr eigenes Gefecht mit ihr und 1 bis 3 Bonuswürfel, je nachdem, wie weit ihre Fronten auseinanderliegen. Die einzelne hat ein Manöver gegen alle.',
    },
    pools: {
      title: 'Die Würfel',
      text: 'Drei Würfel zählen. Jeder Vorteil und jeder Nachteil ist ein Würfel mehr; sie heben sich eins zu eins auf. Bleiben Bonuswürfel, zählen die höchsten drei, bleiben Strafwürfel, die niedrigsten.',
    },
    effects: {
      title: 'Was der Sieg bewirkt',
      text: 'Das Manöver des Siegers sagt, was geschieht, und wie viel, hängt am Vorsprung: irgendeiner, 4 oder mehr, oder das Doppelte der anderen Summe. Das Manöver des Verlierers bewirkt dann nichts.',
    },
    withdraw: {
      title: 'Ein Stück zurück',
      text: 'Wer eben Würfel verloren hat, darf stattdessen Boden geben: Ein halber Zug hebt einen davon auf. Der Gegner darf dann nachdrängen und am Feind bleiben.',
    },
    press: {
      title: 'Nachdrängen oder nicht',
      text: 'Sie haben Boden gegeben. Drängst du nach, bleibt ihr aneinander; sonst liegt Abstand zwischen euch, über den nicht jedes Manöver beginnen kann.',
    },
    escape: {
      title: 'Am Ende, noch nicht gefangen',
      text: 'Einmal darf eine Einheit, die am Ende ist, mit ihren übrigen Bonuswürfeln zu entkommen suchen: Ein Wurf mit ihnen allein muss die Summe übertreffen, an der sie gescheitert ist.',
    },
  },
  skirmish: {
    announce: {
      title: 'Sag deine Wege an',
      text: 'Die Seite ohne Vorrang sagt für jede Figur, die gehen soll, den ganzen Weg an; dann handelt zuerst die andere. Du darfst später kürzer gehen, aber nicht anders. Wer keinen angesagt hat, geht nicht.',
    },
    opening: {
      title: 'Die Eröffnung',
      text: 'Eine Figur geht, schießt oder sagt einen Zauber an, eines davon. Wer außer Reichweite aller Gegner beginnt, darf doppelt so weit gehen. Alles gilt sofort, Figur für Figur.',
    },
    divide: {
      title: 'Angriffe verteilen',
      text: 'Die Angriffe einer Figur werden gleichmäßig auf die Gegner in Reichweite verteilt: Keine zwei Zahlen liegen um mehr als 1 auseinander. Jeder ist ein W12; 8 weniger Rüstung oder niedriger trifft, für 1 Schaden.',
    },
    guard: {
      title: 'Schlagen, Abwehr, sammeln',
      text: 'Vor den Hieben darf eine Figur ihre Angriffe hergeben, um mit mehr Rüstung in Abwehr zu gehen oder Truppen für ihre nächste Moralprobe zu sammeln. Sonst schlägt sie, wenn sie dran ist.',
    },
    charge: {
      title: 'Ein Ansturm',
      text: 'Ein Ansturm wird gegen einen Gegner angesagt, beginnt außer Reichweite aller, seine letzten zwei Schritte liegen in einer Linie, und am Ende ist das Ziel in Reichweite. Wer angestürmt ist, schlägt zuerst. Verkürzt ist er ein Gang wie jeder andere.',
    },
    first: {
      title: 'Wer zuerst schlägt',
      text: 'Erstschläge kommen vor allen anderen: von denen, die angestürmt sind, und denen an Flanke oder Rücken. Von der Flanke ist die Chance um 1 höher, von hinten ist es ein Würfel mehr.',
    },
    morale: {
      title: 'Die Moral',
      text: 'Ist ein Drittel einer Gruppe weg oder wer sie führt, wirft sie am Ende der Runde einen W12: höchstens 5, 7 oder 9, je nach Güte. Misslingt es, zieht sie ab, oder sie ergibt sich, wo kein Weg bleibt.',
    },
  },
  lines: {
    announce: {
      title: 'Sag deine Wege an',
      text: 'Die Seite ohne Vorrang sagt für jede Einheit, die ziehen soll, den ganzen Weg an; dann handelt zuerst die andere. Du darfst später kürzer ziehen, aber nicht anders. Was keinen angesagt hat, zieht nicht.',
    },
    opening: {
      title: 'Einheiten ziehen',
      text: 'Einheiten ziehen als Ganzes und blicken in eine Richtung; einzelne Figuren dürfen für sich gehen. Was nach der Eröffnung einen Feind berührt, kämpft. Eine Reihe hat höchstens fünf Figuren, eine Einheit drei Reihen.',
    },
    divide: {
      title: 'Eine Schlachtreihe',
      text: 'Wo zwei Einheiten aneinander sind, kämpfen die vorderen Reihen: Jede Figur erreicht die drei nächsten Gegner vor ihr, Speere auch aus der zweiten Reihe. Eine Reihe zählt als eines, mit allen Würfeln und allem Schaden.',
    },
    charge: {
      title: 'Reiter im Ansturm',
      text: 'Fußvolk, auf das Reiter anstürmen, probt bei der Berührung seine Moral. Misslingt es, bricht die Ordnung, und die Reiter haben einen Angriff mehr; zeigt der Würfel 3 oder weniger, darf es die Speere stemmen und hat selbst einen mehr.',
    },
    surplus: {
      title: 'Was zu viel ist',
      text: 'Schaden wird an der Reihe vermerkt; sooft er die Punkte einer Figur erreicht, fällt eine. Ist eine Reihe weg, trifft der Rest die nächste.',
    },
    tide: {
      title: 'Die Woge',
      text: 'Am Ende jeder Runde schiebt die größere Einheit einer Schlachtreihe die andere ein Feld zurück und folgt. Sind beide gleich, tut es die mit mehr Treffern. Ohne Platz rührt sich niemand.',
    },
    morale: {
      title: 'Die Moral',
      text: 'Ist ein Drittel einer Einheit weg oder fällt, wer führt, wirft sie am Ende der Runde einen W12: höchstens 5, 7 oder 9, je nach Güte. Misslingt es, zieht sie ab, oder sie ergibt sich, wo kein Weg bleibt.',
    },
    technique: {
      title: 'Zweikampf der Anführer',
      text: 'Beide wählen verdeckt Parade, Ausfall oder Finte, jede Runde neu. Parade schlägt Ausfall mit 2 Rüstung, Ausfall schlägt Finte mit einem Angriff mehr, Finte schlägt Parade mit 2 auf die Chance zu treffen. Bei gleichen haben es beide.',
    },
  },
} as const satisfies SameKeys<typeof ENGLISH>;
