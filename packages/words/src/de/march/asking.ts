import type { MARCH_ASKING as ENGLISH } from '../../en/march/asking.js';
import type { SameKeys } from '../../say/index.js';

export const MARCH_ASKING = {
  questions: {
    plan: 'Weg und Gangart des Tages{party, given, yes { für #}}',
    intend: 'Angehen, Halten oder Ausweichen{party, given, yes { für #}}{of, given, yes { vor #}}',
    pickSide: 'wer angreift und wer sich stellt, und wo',
    handOver: 'wie {attacker} gegen {defender} gespielt wird (Ort: {at})',
    giveChase: 'ob {quarry} verfolgt wird',
    getAway: 'wohin, fort von {from}',
    holdThere: 'ob {span} gegen {other} gehalten wird',
    attackThere: 'ob {first} angegriffen wird (Ort: {span})',
    askParley: 'ob um eine Unterredung gebeten wird',
    takeParley: 'ob die Unterredung gewährt wird, um die {by} bittet',
  },
  choices: {
    giveUp: 'aufgeben',
    close: 'Angehen',
    hold: 'Halten',
    evade: 'Ausweichen{to, given, yes { nach #}}',
    attack: 'angreifen, Ort: {at}',
    stand: 'sich stellen, Ort: {at}',
    battle: 'jetzt als Schlacht spielen',
    duel: 'jetzt als Zweikampf spielen, Distanz {distance}',
    later: 'einer anderen Szene überlassen',
    chase: 'nachsetzen',
    letGo: 'ziehen lassen',
    go: 'nach {to}',
    parley: 'reden',
    silence: 'nicht reden',
  },
  matters: { contact: 'wie es endet: wer überfallen wird, wer sich stellt, und aus welcher Distanz' },
  settled: {
    none: 'keine Begegnung{note, given, yes {: {note, quoted}}}',
    ambush:
      '{attacker} {attacker, select, many {überfallen} other {überfällt}} {defender} auf dem Marsch, Distanz {distance}{note, given, yes {: {note, quoted}}}',
    inCamp:
      '{attacker} {attacker, select, many {überfallen} other {überfällt}} {defender} im Lager, Distanz {distance}{note, given, yes {: {note, quoted}}}',
    stands:
      '{attacker} {attacker, select, many {greifen} other {greift}} an, {defender} {defender, select, many {stellen} other {stellt}} sich, Distanz {distance}{note, given, yes {: {note, quoted}}}',
    meeting: '{attacker} und {defender} begegnen einander, Distanz {distance}{note, given, yes {: {note, quoted}}}',
  },
  thrownFor: {
    ownCheck: '{party}: {check}',
    notice: '{party}: Bemerken gegen das Verbergen von {of}',
    getPast: '{party}: Verbergen, vorbei an {of}',
    feelSeen: '{party}: Bemerken, ob man sich gesehen fühlt',
    tactics: 'Taktik: {attacker} gegen {defender}',
    arriveFirst: 'wer zuerst da ist ({span}): {one} gegen {other}',
    behindTheScreen: 'ein Würfel hinter dem Schirm; er entscheidet nichts',
  },
  verdicts: {
    own: { success: 'Erfolg', failure: 'Fehlschlag', chance: 'Erfolg' },
    notice: { success: 'bemerkt', failure: 'nicht bemerkt', chance: 'Bemerken' },
    past: { success: 'vorbei', failure: 'gesehen', chance: 'ungesehenes Vorbeikommen' },
    felt: { success: 'gespürt', failure: 'nicht gespürt', chance: 'Gespür' },
    tactics: { success: 'gewonnen', failure: 'verloren', chance: 'Gewinn' },
    first: { success: 'zuerst', failure: 'danach', chance: 'den ersten Platz' },
  },
  part: 'Tag {number}.',
  tally: {
    base: 'Grundwert',
    rating: 'Wert',
    modifier: 'Modifikator',
    difficulty: 'Schwierigkeit',
    'move.numbers': 'viele machen Lärm',
    'move.weary': 'Müdigkeit',
    'move.led': 'durch Führen',
    'move.marked': 'auf dem bewachten Zugang',
    'move.unmarked': 'nicht auf dem bewachten Zugang',
    'move.forcedBefore': 'Tage im Eilmarsch davor',
  },
  fields: {
    seats: 'Plätze',
    roads: 'Wegekarte',
    parties: 'Scharen',
    day: 'Erster Tag',
    due: 'Tag, an dem etwas anderes ansteht',
    closedSheets: 'Bögen sind geschlossen',
    duelOptions: 'Regeln eines Kampfes, falls es dazu kommt',
    battleOptions: 'Regeln einer Schlacht, falls es dazu kommt',
  },
  broken: {
    'move.noWay': 'Von {from} führt kein Weg nach {to}. Geh über Strecken, die aneinanderstoßen.',
    'move.noCrossing': '{span} ist unpassierbar, und kein benannter Weg führt hinüber.',
    'move.crossingLast':
      'Der Übergang nach {span} dauert den ganzen Tag. Lass den Weg dort enden und plane morgen weiter.',
    'move.restStays':
      '{pace}: Wer den ganzen Tag bleibt, hält Rast, und wer sich bewegt, nicht. Wähle Rast ohne Weg oder eine andere Gangart mit einem.',
    'move.tooWeary': 'Wer {weary} Stufen müde ist, kann keinen Eilmarsch wählen. Ein Tag Rast nimmt eine davon.',
    'move.lame':
      'In {party} geht jemand mit einer schweren Wunde am Bein: kein Eilmarsch. Tragt die Person oder setzt sie auf ein Pferd.',
    'move.marks':
      '{approaches, plural, =0 {Diese Schar bewacht keinen Zugang und wählt keinen.} other {Wer wacht, wählt jeden Morgen einen seiner # Zugänge.}}',
    'move.watchers':
      'Von {of} ist kein bewachter Zugang mit dieser Nummer bekannt. Nenne eine Wache, von der deine Schar weiß.',
    'move.noLead': '{party}: Führen wurde heute schon versucht oder ist in dieser Szene misslungen.',
    'move.nothingToLead': 'Führen wird für {check} versucht, und heute gibt es keine solche Probe.',
    'move.noForage': '{pace}: So lebt niemand vom Land. Wähle dafür Vorsichtig oder Rast.',
    'move.notAfloat': '{party}: Heute geht es nicht im Boot, da hilft kein Wind.',
    'move.judged':
      'Sag, wer angreift und wer angegriffen wird, zwei verschiedene Scharen; oder keine, wo man sich nicht begegnet.',
    'move.unopposed':
      '{parties, plural, one {Nur eine Schar} other {Nur # Scharen}}: Eine Reise, die niemand hindert, ist keine Szene. Trag mindestens zwei ein.',
    'move.nobodyWants': 'Keine Schar will etwas, das eine andere verhindern würde. Sag, was eine von ihnen will.',
    'move.helpless':
      '{who} hat eine schwere Wunde an Kopf oder Rumpf und kann nicht gehen: Lass die Person tragen, oder lass sie aus {party} heraus.',
    'move.twoParties': '{who} ist in zwei Scharen. In einer Szene ist jede Person in genau einer.',
  },
  forms: {
    'move.party': 'der Name einer anderen Schar',
    'move.somebody': 'jemand in der Schar, mit Namen oder ohne',
    'move.bearers': 'jemand, der die Getragenen tragen kann',
    'move.member': 'der Name von jemandem in der Schar',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
