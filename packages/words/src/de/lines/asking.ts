import type { LINES_ASKING as ENGLISH } from '../../en/lines/asking.js';
import type { SameKeys } from '../../say/index.js';

export const LINES_ASKING = {
  questions: {
    place: 'welche Einheit wo steht',
    announce: 'welche Einheit wohin will',
    opening: 'welche Einheit, Reihe oder Figur in der Eröffnung was tut',
    challenges: 'wer eine Einheit führt und zum Zweikampf fordert oder ihn abbricht',
    declare: 'wer in Abwehr geht oder sammelt',
    strikes: 'welche Einheiten zuerst zuschlagen',
    blows: 'welche Einheiten zuschlagen',
    challenge: 'ob {target} gegen {by} zum Zweikampf antritt, vor beiden Einheiten',
    goAlong: 'ob {figure} sich mit {unit, dat} {why, select, surrender {ergibt} other {zurückzieht}}',
  },
  choices: {
    place: '{unit} auf {at}{facing, given, yes {, Front nach #}}',
    placeAll: 'alle übrigen Einheiten aufstellen wie üblich',
    announce: {
      move: '{unit} {unit, select, many {wollen} other {will}} {at, given, yes {nach #} no {die Karte verlassen}}',
      turn: '{unit} {unit, select, many {wollen} other {will}} stehen bleiben',
      charge:
        '{unit} {unit, select, many {wollen} other {will}} auf {target} anstürmen, bis {at, given, yes {nach #} no {zum Kartenrand}}',
      retreat:
        '{unit} {unit, select, many {wollen} other {will}} sich {at, given, yes {nach # zurückziehen} no {von der Karte zurückziehen}}',
      manoeuvre:
        '{unit} {unit, select, many {wollen} other {will}} ein Manöver versuchen: {kind}{at, given, yes {, bis nach #}}',
      swap: '{unit} {unit, select, many {wollen} other {will}} den Platz mit {target, dat} tauschen',
    },
    passAnnouncing: 'nichts mehr ankündigen: Keine andere Einheit rückt',
    move: '{unit} {at, given, yes {{unit, select, many {rücken} other {rückt}} nach #} no {{unit, select, many {verlassen} other {verlässt}} die Karte und die Schlacht}}{facing, given, yes {, Front nach #}}',
    turn: '{unit} {unit, select, many {wenden} other {wendet}} die Front nach {facing}',
    stay: '{unit} {unit, select, many {bleiben} other {bleibt}} stehen',
    charge:
      '{unit} {unit, select, many {stürmen} other {stürmt}} auf {target} an, bis nach {at}, mit dem Erstschlag dort{weapon, given, yes {; unterwegs wirft jede Figur der vorderen Reihe {weapon, the, acc}}}',
    stopsShort: '{unit} {unit, select, many {rücken} other {rückt}} nur nach {at}, und das ist kein Ansturm mehr',
    retreat:
      '{unit} {unit, select, many {ziehen} other {zieht}} sich {at, given, yes {nach #} no {von der Karte}} zurück und {unit, select, many {tun} other {tut}} in dieser Runde nichts anderes',
    manoeuvre: {
      turn: '{unit} {unit, select, many {machen} other {macht}} kehrt{facing, given, yes {, Front nach #}}: eine Moralprobe',
      reform:
        '{unit} {unit, select, many {stellen} other {stellt}} sich neu auf, in {ranks, plural, one {einer Reihe} other {# Reihen}}: eine Moralprobe',
      pass: '{unit} {unit, select, many {ziehen} other {zieht}} hindurch, {at, given, yes {nach #} no {bis zum Kartenrand}}: eine Moralprobe',
      shieldwall:
        '{unit} {unit, select, many {bilden} other {bildet}} einen Schildwall{at, given, yes { und {unit, select, many {rücken} other {rückt}} nach #}}: eine Moralprobe; danach halbe Geschwindigkeit, und Geschosse richten nichts aus',
    },
    endWall: '{unit} {unit, select, many {lösen} other {löst}} den Schildwall auf, das kostet nichts',
    swap: '{figure} tauscht den Platz mit {partner, dat}: ein Fangwurf für beide',
    shoot:
      '{figure} schießt mit {weapon, the, dat}: {dice, commas}{with, given, yes {; in einer Salve mit {with, dat, and}}}{subdue, given, yes {, um zu überwältigen (−1)}}',
    throw:
      '{figure} wirft {weapon, the, acc}: {dice, commas}{with, given, yes {; zusammen mit {with, dat, and}}}{subdue, given, yes {, um zu überwältigen (−1)}}',
    attack:
      '{unit} {unit, select, many {schlagen} other {schlägt}} zu, mit allen Reihen, die den Gegner erreichen{tied, given, yes {; wer zwischen zweien steht, gegen #}}{subdue, given, yes {, um zu überwältigen (−1)}}',
    challenge: '{figure} fordert {target} zum Zweikampf, an Stelle des Kampfes beider Einheiten',
    breakOff: '{figure} bricht den Zweikampf ab; das zählt als Ablehnung',
    passChallenges: 'keine Forderung mehr',
    accept: 'zum Zweikampf antreten: Beide Einheiten sehen zu',
    refuse: 'den Zweikampf ablehnen: eine Moralprobe für die Einheit',
    goAlong: 'mit der Einheit gehen',
    stayBehind: 'die Einheit verlassen und weiterkämpfen',
    pass: 'diesen Teil beenden: Keine andere Einheit handelt',
    endFight: 'das Ende der Schlacht anbieten: Bietet es auch die andere Seite an, ist sie vorbei',
  },
  thrownFor: {
    rankRow:
      '{way, select, shot {{by} schießt auf {target}} throw {{by} wirft auf {target}} other {{by} greift {target} an}}',
    rankSave: 'wie {figure} aus dem Nahkampf kommt',
    obstacleTest: 'ob {unit} über das Hindernis {unit, select, many {kommen} other {kommt}}',
    manoeuvreDie: 'das Manöver von {unit, dat}: {kind}',
    cavalryDie: 'die Moral bei {unit, dat} vor dem Ansturm von {by, dat}',
    swapSave: 'ob {figure} geordnet den Platz tauscht',
    strayLot: 'welche Reihe die verirrten Würfel von {by, dat} treffen',
    lot: 'ein Los für die Würfel von {agent, dat}',
    returnDie: 'ob {unit} {unit, select, many {zurückkehren} other {zurückkehrt}}',
    casualtyDie: 'ob unter den Gefallenen von {unit, dat} eine Figur lebt',
  },
  verdicts: {
    obstacle: { success: 'darüber', failure: 'stecken geblieben', chance: 'das Überqueren' },
    save: { success: 'geordnet', failure: 'ungeordnet', chance: 'gute Ordnung' },
    lot: { success: 'links', failure: 'rechts', chance: 'links' },
    back: { success: 'zurück', failure: 'weiter auf der Flucht', chance: 'die Rückkehr' },
  },
} as const satisfies SameKeys<typeof ENGLISH>;
