import type { LINES_FIGHTING as ENGLISH } from '../../en/lines/fighting.js';
import type { SameKeys } from '../../say/index.js';

export const LINES_FIGHTING = {
  placed: '{unit} {unit, select, many {stehen} other {steht}} auf {at}, Front nach {facing}. [WARBAND-ROUND-008]',
  placedMany: 'Aufgestellt für {army}: {n, plural, one {# Einheit} other {# Einheiten}}.',
  announced: {
    move: '{unit} {unit, select, many {wollen} other {will}} {at, given, yes {nach #} no {die Karte verlassen}}. [WARBAND-MOVE-003]',
    turn: '{unit} {unit, select, many {wollen} other {will}} stehen bleiben. [WARBAND-MOVE-003]',
    charge:
      '{unit} {unit, select, many {wollen} other {will}} auf {target} anstürmen, bis {at, given, yes {nach #} no {zum Kartenrand}}. [WARBAND-MOVE-003]',
    retreat:
      '{unit} {unit, select, many {wollen} other {will}} sich {at, given, yes {nach # zurückziehen} no {von der Karte zurückziehen}}. [WARBAND-MOVE-003]',
    manoeuvre:
      '{unit} {unit, select, many {wollen} other {will}} ein Manöver versuchen: {kind}{at, given, yes {, bis nach #}}. [WARBAND-MOVE-003]',
    swap: '{unit} {unit, select, many {wollen} other {will}} den Platz mit {target, dat} tauschen. [WARBAND-MOVE-032]',
  },
  moved: {
    move: '{unit} {unit, select, many {rücken} other {rückt}} nach {at}, Front nach {facing}{short, given, yes {; weiter ist der Weg versperrt}}. [{rule}]',
    turn: '{unit} {unit, select, many {wenden} other {wendet}} die Front nach {facing}. [WARBAND-BMOVE-015]',
    stays:
      '{unit} {unit, select, many {kommen} other {kommt}} keinen Schritt weit: Der Weg ist versperrt. [WARBAND-MOVE-004]',
    charge: '{unit} {unit, select, many {stürmen} other {stürmt}} nach {at}. [WARBAND-MOVE-031]',
    retreat: '{unit} {unit, select, many {lösen} other {löst}} sich nach {at}. [WARBAND-MOVE-026]',
    manoeuvre:
      '{unit} {unit, select, many {ziehen} other {zieht}} geordnet nach {at}, Front nach {facing}. [WARBAND-TACTIC-032]',
    pushed: '{unit} {unit, select, many {müssen} other {muss}} nach {at} weichen. [WARBAND-TIDE-002]',
    followed: '{unit} {unit, select, many {rücken} other {rückt}} nach {at} nach. [WARBAND-TIDE-002]',
  },
  charged:
    '{unit} {unit, select, many {sind} other {ist}} bei {target, dat} und {unit, select, many {haben} other {hat}} den Erstschlag. [WARBAND-LINE-033]',
  left: '{unit} {unit, select, many {haben} other {hat}} die Karte verlassen und {unit, select, many {sind} other {ist}} aus der Schlacht. [WARBAND-MOVE-024]',
  cornered:
    '{unit} {unit, select, many {finden} other {findet}} keinen Ausweg und {unit, select, many {stellen} other {stellt}} sich. [WARBAND-MORALE-038]',
  partedAlone: '{figure} verlässt {unit} und geht allein. [WARBAND-BMOVE-016]',
  parted:
    'Von {unit, dat} {n, plural, one {löst sich eine Figur} other {lösen sich # Figuren}}. Der neue Name: {part}. [WARBAND-BMOVE-016]',
  obstacle:
    '{passed, select, yes {{unit} {unit, select, many {kommen} other {kommt}} über das Hindernis} other {{unit} {unit, select, many {bleiben} other {bleibt}} vor dem Hindernis stecken}}{came, given, yes {: #}}. [WARBAND-BMOVE-012]',
  tearsAway:
    '{figure} reißt sich los: Von {dice, plural, one {# Fangwurf} other {# Fangwürfen}} {failed, plural, =0 {misslingt keiner} one {misslingt einer} other {misslingen #}}. [WARBAND-BMOVE-013]',
  swapSaved:
    '{saved, select, yes {Der Fangwurf gelingt} other {Der Fangwurf misslingt}}, für {figure}{came, given, yes {: #}}. [WARBAND-BMOVE-005]',
  swapped: {
    clean: '{figure} und {partner} tauschen die Plätze. [WARBAND-BMOVE-008]',
    late: '{figure} und {partner} tauschen die Plätze, verlieren aber den Rest der Runde. [WARBAND-BMOVE-006]',
    not: '{figure} und {partner} stehen einander im Weg: Alle bleiben, wo sie sind, und verlieren den Rest der Runde. [WARBAND-BMOVE-007]',
  },
  unrolled: {
    banner:
      'Das Banner steht für {unit} ein: {what, select, end {Die Moralprobe} cavalry {Der Ansturm der Reiter} manoeuvre {Das Manöver} other {Die Rückkehr}} braucht dieses eine Mal keinen Würfel. [WARBAND-TACTIC-015]',
    fearless:
      'Furcht ist {unit, dat} fremd: {what, select, end {Die Moralprobe} cavalry {Der Ansturm der Reiter} manoeuvre {Das Manöver} other {Die Rückkehr}} braucht keinen Würfel. [WARBAND-TACTIC-026]',
  },
  manoeuvre: {
    holds:
      'Moralprobe bei {unit, dat}, {kind}{face, given, yes {: #, höchstens {chance} erlaubt}}. Es gelingt. [WARBAND-TACTIC-031]',
    fails:
      'Moralprobe bei {unit, dat}, {kind}{face, given, yes {: #, höchstens {chance} erlaubt}}. Es misslingt, und niemand rührt sich. [WARBAND-TACTIC-033]',
  },
  wallFormed:
    'Schildwall bei {unit, dat}: halbe Geschwindigkeit, und Geschosse richten nichts aus. [WARBAND-TACTIC-034]',
  wallEnded: {
    wish: 'Der Schildwall von {unit, dat} öffnet sich, wie gewünscht. [WARBAND-TACTIC-035]',
    charge: 'Der Schildwall von {unit, dat} öffnet sich für den Ansturm. [WARBAND-TACTIC-035]',
    broken: 'Der Schildwall von {unit, dat} zerbricht mit der Ordnung. [WARBAND-TACTIC-035]',
    nerve: 'Der Schildwall von {unit, dat} zerbricht mit dem Mut. [WARBAND-TACTIC-035]',
    shields:
      'Der Schildwall von {unit, dat} ist vorbei: Die vordere Reihe hat keine Schilde mehr. [WARBAND-TACTIC-035]',
  },
  turned: '{unit} {unit, select, many {machen} other {macht}} kehrt, Front nach {facing}. [WARBAND-TACTIC-032]',
  reformed:
    '{unit} {unit, select, many {stellen} other {stellt}} sich neu auf: {n, plural, one {eine Reihe} other {# Reihen}} zu {sizes, and}. [WARBAND-TACTIC-032]',
  cavalry: {
    holds:
      'Moralprobe bei {unit, dat} vor dem Ansturm von {by, dat}{face, given, yes {: #, höchstens {chance} erlaubt}}. Der Mut reicht. [WARBAND-TACTIC-021]',
    fails:
      'Moralprobe bei {unit, dat} vor dem Ansturm von {by, dat}{face, given, yes {: #, höchstens {chance} erlaubt}}. Der Mut reicht nicht. [WARBAND-TACTIC-021]',
  },
  braced:
    '{unit} {unit, select, many {stemmen} other {stemmt}} die Speere in den Boden: ein Würfel mehr für jeden Speer gegen die Reiter. [WARBAND-TACTIC-023]',
  broke:
    '{unit} {unit, select, many {brechen} other {bricht}} auseinander: ein Würfel mehr für jeden Reiter in dieser Runde. [WARBAND-TACTIC-022]',
  line: 'Eine Schlachtreihe: {a} gegen {b}. [WARBAND-LINE-001]',
  taken: '{unit} {unit, select, many {fassen} other {fasst}} {other} {where}. [WARBAND-GRID-010]',
  noBlows:
    '{unit} {unit, select, many {können} other {kann}} dort nicht gegen {other} zurückschlagen. [WARBAND-LINE-001]',
  lot: {
    reach: 'Das Los sagt, wen {agent} erreicht: {lot, select, 0 {links} other {rechts}}. [WARBAND-LINE-021]',
    odd: 'Das Los sagt, wohin ein übriger Würfel von {agent, dat} geht: nach {lot, select, 0 {links} other {rechts}}. [WARBAND-LINE-023]',
  },
  marked: 'Auf {figure} {points, plural, one {kommt ein Punkt} other {kommen # Punkte}} Schaden. [WARBAND-LINE-012]',
  strayed:
    'Was bei {by, dat} in die Irre ging, trifft {rank}: {points, plural, one {# Punkt} other {# Punkte}}. [WARBAND-RANGED-016]',
  thinned:
    'In {figure, dat} {removed, plural, one {fällt eine Figur} other {fallen # Figuren}}{damage, plural, =0 {} one {; ein Punkt bleibt auf der Reihe} other {; # Punkte bleiben auf der Reihe}}{carried, plural, =0 {} one {; ein Punkt geht auf die nächste Reihe über} other {; # Punkte gehen auf die nächste Reihe über}}{lost, plural, =0 {} one {; ein Punkt verpufft} other {; # Punkte verpuffen}}. [{rule}]',
  shaken:
    'Auf {figure, dat} {damage, plural, one {bleibt ein Punkt} other {bleiben # Punkte}}, zu wenig für eine ganze Figur. [WARBAND-LINE-027]',
  wasted:
    'In {figure, dat} {lost, plural, one {trifft ein Punkt} other {treffen # Punkte}} niemanden mehr. [WARBAND-LINE-029]',
  stepsUp: 'Bei {unit, dat} tritt die nächste Reihe nach vorn. [WARBAND-LINE-032]',
  gone: 'Von {unit, dat} ist niemand mehr übrig. [WARBAND-LINE-029]',
  bannerLost: 'Das Banner von {unit, dat} ist verloren. [WARBAND-TACTIC-020]',
  leads: '{figure} führt {unit}. [WARBAND-TACTIC-001]',
  leaderless: 'Bei {unit, dat} führt niemand mehr. [WARBAND-TACTIC-003]',
  challenged: '{figure} fordert {target} zum Zweikampf, vor beiden Einheiten. [WARBAND-TACTIC-006]',
  duelBegan:
    '{a} und {b} treten zum Zweikampf an, und ihre Einheiten sehen zu: In jeder Runde wird verdeckt eine Technik gewählt. [WARBAND-TACTIC-007]',
  duelRefused:
    '{figure} lehnt den Zweikampf mit {target} ab: Das kostet die Einheit eine Moralprobe. [WARBAND-TACTIC-008]',
  brokenOff: 'Der Zweikampf wird von {unit, dat} abgebrochen; das zählt als Ablehnung. [WARBAND-TACTIC-036]',
  tide: {
    strength:
      'Die Woge der Schlacht: Stärke {sa} bei {a, dat}, {sb} bei {b, dat}. {winner} {winner, select, many {drängen} other {drängt}} {loser} zurück. [WARBAND-TIDE-003]',
    hits: 'Die Woge der Schlacht: {a} und {b} sind gleich stark, bei {ha} zu {hb} Treffern. {winner} {winner, select, many {drängen} other {drängt}} {loser} zurück. [WARBAND-TIDE-002]',
    even: 'Die Woge der Schlacht: {a} und {b} sind gleich stark und haben je {ha, plural, =0 {keinen Treffer} one {einen Treffer} other {# Treffer}}. Niemand weicht. [WARBAND-TIDE-006]',
  },
  noRoom: 'Hinter {unit, dat} ist kein Platz, und niemand rückt. [WARBAND-TIDE-007]',
  retreats:
    '{unit} {unit, select, many {ziehen} other {zieht}} sich {disorder, select, yes {kopflos zurück. [WARBAND-MORALE-018]} other {geordnet zurück. [WARBAND-MORALE-015]}}',
  surrendered:
    '{unit} {unit, select, many {ergeben} other {ergibt}} sich und {unit, select, many {sind} other {ist}} gefangen. [WARBAND-MORALE-037]',
  toTheDeath: 'Keine Gnade: {unit} {unit, select, many {kämpfen} other {kämpft}} bis zum Tod. [WARBAND-MORALE-017]',
  return: {
    holds:
      'Moralprobe bei {unit, dat}, um zurückzukehren{face, given, yes {: #, höchstens {chance} erlaubt}}. Der Mut reicht. [WARBAND-MORALE-033]',
    fails:
      'Moralprobe bei {unit, dat}, um zurückzukehren{face, given, yes {: #, höchstens {chance} erlaubt}}. Der Mut reicht nicht. [WARBAND-MORALE-033]',
    disorder:
      'Moralprobe bei {unit, dat}, um zurückzukehren: eine 12, und die Flucht ist kopflos. [WARBAND-MORALE-033]',
  },
  cameBack: '{unit} {unit, select, many {kehren} other {kehrt}} in die Schlacht zurück. [WARBAND-MORALE-032]',
  wentAlong: '{figure} geht mit {unit, dat}. [WARBAND-MORALE-040]',
  stayed: '{figure} bleibt und kämpft weiter, ohne {unit}. [WARBAND-MORALE-040]',
  casualty:
    'Unter den Gefallenen von {unit, dat}: {lives, select, yes {eine Figur lebt} other {eine Figur ist tot}}{came, given, yes {: #}}. [WARBAND-CASUALTY-001]',
  casualties:
    'Nach {n, plural, one {# Gefallenen} other {# Gefallenen}} wird gesehen: {alive, plural, =0 {niemand lebt} one {eine Figur lebt} other {# leben}}. [WARBAND-CASUALTY-001]',
  sums: {
    strength: 'Stärke von {unit, dat}',
    morale: 'Moral bei {unit, dat}',
    chance: 'Chance von {figure, dat}',
    save: 'Rettungswurf von {figure, dat}',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
