import type { SORTIE_TELLING as ENGLISH } from '../../en/sortie/telling.js';
import type { SameKeys } from '../../say/index.js';

export const SORTIE_TELLING = {
  opening:
    'Eine Schlacht: {a} gegen {b}, zusammen {units, plural, one {# Einheit} other {# Einheiten}}, auf {ground, select, clear {freiem} open {offenem} cluttered {verstelltem} rough {rauem} other {gewöhnlichem}} Boden. Die Pläne sind verdeckt, Würfel werden eingesetzt, und aufgedeckt wird alles zugleich.',
  part: 'Runde {number}.',
  hand: '{sign, select, bonus {{n} Würfel im Vorrat} penalty {{n} Strafwürfel} other {nichts im Vorrat}}',
  initiativeRolled: 'Initiative von {army}: {total}. [SORTIE-FLOAT-012]',
  initiativeWon: {
    roll: '{army, given, yes {Die Initiative geht an #: ein Würfel mehr im ersten Gefecht jeder Einheit. [SORTIE-FLOAT-007]} no {Die Summen sind gleich: Niemand hat die Initiative. [SORTIE-FLOAT-012]}}',
    table:
      '{army, given, yes {Der Tisch gibt die Initiative an #: ein Würfel mehr im ersten Gefecht jeder Einheit. [SORTIE-FLOAT-007]} no {Niemand hat die Initiative. [SORTIE-FLOAT-012]}}',
    surprise:
      'Eine Überraschung durch {army}: {n, plural, =2 {zwei} other {#}} Würfel mehr im ersten Gefecht jeder Einheit. [SORTIE-FLOAT-008]',
    ambush:
      'Ein Hinterhalt von {army}: {n, plural, =3 {drei} other {#}} Würfel mehr im ersten Gefecht jeder Einheit. [SORTIE-FLOAT-009]',
  },
  placed:
    '{unit} {unit, select, many {beginnen} other {beginnt}} in Entfernung {n} von jedem Gegner. [SORTIE-ROUND-006]',
  placedMany: 'Aufgestellt für {army}: {n, plural, one {# Einheit} other {# Einheiten}}.',
  roundBegan: 'Runde {round}.',
  orders: {
    engage: '{unit} {unit, select, many {suchen} other {sucht}} den Kampf mit {target}.',
    shoot: '{unit} {unit, select, many {schießen} other {schießt}} auf {target}.',
    close:
      '{unit} {unit, select, many {rücken} other {rückt}} einen {n, plural, one {halben} other {ganzen}} Zug auf {target} auf.',
    fallBack:
      '{unit} {unit, select, many {gehen} other {geht}} einen {n, plural, one {halben} other {ganzen}} Zug zurück.',
    stand: '{units, and} {units, select, many {bleiben} other {bleibt}} stehen.',
    take: '{unit} {unit, select, many {wollen} other {will}} {target} {fate, select, killed {niedermachen} other {gefangen nehmen}}.',
    join: '{unit} {unit, select, many {schließen} other {schließt}} sich {friend} an.',
    split:
      '{unit} {unit, select, many {teilen} other {teilt}} sich: {heads, plural, one {# Kopf geht} other {# Köpfe gehen}} für sich.',
  },
  met: {
    sorties: '{n, plural, one {Ein Gefecht} other {# Gefechte}}: {pairs, commas}. [SORTIE-ROUND-008]',
    pair: '{a} gegen {b}',
    shots: '{n, plural, one {Beschuss} other {# Mal Beschuss}}: {pairs, commas}.',
    shot: '{archers} auf {target}',
    lapsed: 'Nichts wird aus den Befehlen von {units, and}. [SORTIE-ROUND-008]',
    none: 'In dieser Runde kämpft niemand.',
  },
  beset:
    '{unit} {unit, select, many {sind} other {ist}} {fronts, select, two {an zwei Fronten bedrängt: zwei Würfel mehr} opposite {von zwei Seiten bedrängt: drei Würfel mehr} other {von mehreren an einer Front bedrängt: ein Würfel mehr}} für jeden davon. [{rule}]',
  planned: '{unit}: {plan}.',
  aimed:
    '{archers} {archers, select, many {schießen} other {schießt}} auf {target}: Würfel {net, signed}, nötig ist mehr als {needs}. [SORTIE-ARCHER-004]',
  shot: '{archers} {archers, select, many {werfen} other {wirft}} {total} gegen {needs}. {result, select, none {Es geschieht nichts} win {Das kostet {target} einen Würfel} plus4 {Das kostet {target} zwei Würfel} other {Das ist doppelt so viel, und {target} {target, select, many {sind} other {ist}} am Ende}}. [{rule}]',
  faced: '{a} ({ma}) gegen {b} ({mb}): {na, signed} Würfel gegen {nb, signed}. [SORTIE-MATRIX-001]',
  rolledPool: '{unit} {unit, select, many {werfen} other {wirft}} {total}.',
  fought: {
    won: '{winner} {winner, select, many {gewinnen} other {gewinnt}} gegen {loser}, {total} zu {other}{degree, select, double {: mindestens doppelt. [SORTIE-EFFECT-003]} plus4 {, um 4 oder mehr. [SORTIE-EFFECT-002]} other {. [SORTIE-EFFECT-001]}}',
    held: '{winner} {winner, select, many {halten} other {hält}} gegen {loser}: Gleiche Summen gehen an die Verteidigung. [SORTIE-POOL-011]',
    tied: '{a} und {b} stehen gleich, {total} zu {total}: Niemand gewinnt. [SORTIE-POOL-011]',
    gotAway:
      'Niemand hält den Rückzug von {winner} auf: {loser} {loser, select, many {verteidigen} other {verteidigt}} sich nur. [SORTIE-MATRIX-004]',
    bothAway: '{a} und {b} ziehen sich beide zurück, und niemand hält jemanden auf. [SORTIE-MATRIX-005]',
    bothFail: '{a} und {b} wollen einander umgehen: Daraus wird nichts. [SORTIE-MATRIX-006]',
  },
  follows: {
    all: '{parts, commas}.',
    gains: '{unit} {unit, select, many {gewinnen} other {gewinnt}} {n} Würfel [{rule}]',
    loses: '{unit} {unit, select, many {verlieren} other {verliert}} {n} Würfel [{rule}]',
    doubled: 'Strafwürfel von {unit} werden verdoppelt, falls es welche gibt [{rule}]',
    flanked: '{unit} {unit, select, many {sind} other {ist}} umgangen [{rule}]',
    fallen:
      '{unit} {unit, select, many {sind} other {ist}} {fate, select, destroyed {zersprengt} other {am Ende}} [{rule}]',
    away: '{unit} {unit, select, many {gewinnen} other {gewinnt}} einen {n, plural, one {halben} other {ganzen}} Zug Abstand [{rule}]',
  },
  applied: '{unit}: {parts, commas}; {hand}. [{rule}]',
  impact: {
    spent: '{n} Würfel eingesetzt',
    gained: '{n} Würfel gewonnen',
    lost: '{n} Würfel verloren',
    flanked: 'umgangen von {units, and}',
    free: 'nicht mehr umgangen von {units, and}',
  },
  finished: '{unit} {unit, select, many {sind} other {ist}} am Ende und aus der Schlacht. [SORTIE-STATE-015]',
  destroyed: '{unit} {unit, select, many {sind} other {ist}} zersprengt und aus der Schlacht. [SORTIE-STATE-022]',
  escaped:
    '{unit} {unit, select, many {brechen} other {bricht}}{total, given, yes { mit # gegen {needs}}} aus und {unit, select, many {fliehen} other {flieht}} vom Feld. [SORTIE-STATE-003]',
  caught:
    '{unit} {unit, select, many {kommen} other {kommt}} nicht davon{total, given, yes {: # ist nicht mehr als {needs}}}. [SORTIE-STATE-003]',
  fled: '{unit} {unit, select, many {fliehen} other {flieht}} vom Feld. [SORTIE-STATE-028]',
  stayed: '{unit} {unit, select, many {bleiben} other {bleibt}} auf dem Feld, am Ende. [SORTIE-STATE-028]',
  takenIn:
    'Für {unit} gibt es keinen Ausweg: {fate, select, killed {niedergemacht} other {gefangen}}. [SORTIE-STATE-023]',
  shifted: {
    pressed:
      '{unit} {unit, select, many {haben} other {hat}} alle geschlagen und {enemies, given, yes {{unit, select, many {drängen} other {drängt}} {enemies, and} einen halben Zug zurück} no {{unit, select, many {bleiben} other {bleibt}} am Feind}}. [SORTIE-MULTI-004]',
    towards:
      '{unit} {unit, select, many {stoßen} other {stößt}} weiter vor, einen halben Zug weg von {enemies, and}. [SORTIE-MULTI-005]',
    stayed: '{unit} {unit, select, many {bleiben} other {bleibt}} im Gefecht mit allen. [SORTIE-MULTI-015]',
    withdrew: '{unit} {unit, select, many {gehen} other {geht}} vor allen einen halben Zug zurück. [SORTIE-MULTI-005]',
    forced:
      '{unit} {unit, select, many {haben} other {hat}} gegen alle verloren und {unit, select, many {werden} other {wird}} einen halben Zug getrieben. [SORTIE-MULTI-006]',
    pinned:
      '{unit} {unit, select, many {haben} other {hat}} gegen alle verloren, von zwei Seiten umklammert: Die verlorenen Würfel verdoppeln sich. [SORTIE-MULTI-007]',
    through:
      '{unit} {unit, select, many {brechen} other {bricht}} durch und {unit, select, many {haben} other {hat}} alle auf einer Seite. [SORTIE-MULTI-010]',
  },
  movedApart: 'Halbe Züge auseinander: {pairs, commas}. [SORTIE-ROUND-010]',
  apart: '{one} und {other} {n}',
  inContact: 'Am Feind: {pairs, commas}. [SORTIE-ROUND-010]',
  contact: '{one} und {other}',
  leftWalls: '{units, and} {units, select, many {verlassen} other {verlässt}} die Mauern. [SORTIE-SITUATION-017]',
  passedThrough:
    '{unit} {unit, select, many {ziehen} other {zieht}} durch {friend} hindurch, und das kostet dort {n} Würfel. [SORTIE-THROUGH-002]',
  took: '{unit} {fate, select, killed {{unit, select, many {machen} other {macht}} {target} nieder} other {{unit, select, many {nehmen} other {nimmt}} {target} gefangen}}. [SORTIE-STATE-026]',
  joined:
    '{unit} {unit, select, many {gehen} other {geht}} in {into} auf: {heads, plural, one {# Kopf} other {# Köpfe}}, {hand}. [SORTIE-COMBINE-001]',
  split:
    '{unit} {unit, select, many {teilen} other {teilt}} sich: {stays, plural, one {# Kopf bleibt} other {# Köpfe bleiben}}, {goes, plural, one {# geht} other {# gehen}} als {part} für sich. [SORTIE-COMBINE-010]',
  withdrew:
    '{unit} {unit, select, many {weichen} other {weicht}} einen {n, plural, one {halben} other {ganzen}} Zug und {unit, select, many {retten} other {rettet}} {ignored} Würfel: {hand}. [{n, plural, one {SORTIE-STATE-009} other {SORTIE-STATE-010}}]',
  pressed: '{unit} {unit, select, many {drängen} other {drängt}} hinter {of} nach. [SORTIE-STATE-012]',
  letGo: '{unit} {unit, select, many {lassen} other {lässt}} {of} ziehen. [SORTIE-STATE-012]',
  recovered: 'Nach einer Runde ohne Angriff ein Strafwürfel weniger: {units, and}. [SORTIE-STATE-006]',
  leftField: '{units, and} {units, select, many {sind} other {ist}} abgezogen. [SORTIE-ROUND-012]',
  quiet:
    '{n, plural, one {Niemand wollte kämpfen: Noch so eine Runde beendet die Schlacht} other {Niemand wollte kämpfen, seit # Runden}}. [SORTIE-END-002]',
  ended: {
    fieldWon: 'Von {loser} ist niemand mehr in der Schlacht. Sieg für {winner}. [SORTIE-END-001]',
    bothGone:
      'Niemand ist mehr in der Schlacht. {winner, given, yes {Sieg für #} no {Niemand hat gewonnen}}. [SORTIE-END-001]',
    agreed: 'Beide Seiten haben genug. {winner, given, yes {Sieg für #} no {Niemand hat gewonnen}}. [SORTIE-END-002]',
    roundLimit:
      'Die letzte Runde ist vorbei, und die Schlacht bricht ab. {winner, given, yes {Sieg für #} no {Niemand hat gewonnen}}. [SORTIE-END-003]',
  },
  quarterSaid: 'Von {army} werden {given, select, yes {} other {keine }}Gefangene gemacht. [SORTIE-AFTER-005]',
  spoiled:
    '{target} {fate, select, killed {{target, select, many {werden} other {wird}} niedergemacht} other {{target, select, many {geraten} other {gerät}} in Gefangenschaft}}. [SORTIE-STATE-027]',
  reckoningDice: 'Die Würfel der Abrechnung',
  counted: {
    record: '{unit}: {injured} Verletzte und {dead} Tote für die verlorenen Würfel. [SORTIE-AFTER-003]',
  },
  reckoned:
    '{unit}: {losses, given, yes {{fit} heil, {injured} verletzt, {dead} tot oder fort} no {alle {fit} heil}}{prisoners, plural, =0 {} other {; # davon gefangen}}. [SORTIE-AFTER-014]',
  characterFate:
    '{who} {end, select, unhurt {bleibt unverletzt} minorWound {hat eine leichte Wunde} majorWound {hat eine schwere Wunde} other {ist tot}}{part, given, yes { ({part})}}. [SORTIE-SAGA-011]',
  renamed: '{was} {was, select, many {heißen} other {heißt}} jetzt {name}.',
  sums: {
    net: 'Würfel von {unit}',
    hand: 'Vorrat von {unit}',
    needs: 'Pfeile auf {unit} müssen übertreffen',
    injured: 'Verletzte von {unit}',
    dead: 'Tote oder Vermisste von {unit}',
  },
  thrownFor: {
    initiative: 'Initiative von {army}',
    targetDice: 'was Pfeile auf {unit} übertreffen müssen',
    shot: '{unit} {unit, select, many {schießen} other {schießt}} auf {target}',
    pool: '{unit} gegen {enemy}',
    escapeThrow: 'ob {unit} {unit, select, many {davonkommen} other {davonkommt}}',
    recordDice: 'die Verletzten von {unit}',
    fractionDie: 'was die Niederlage {unit} kostet',
    characterDie: 'wie es {who} ergangen ist',
    bodyPart: 'wo {who} getroffen ist',
  },
  results: {
    none: 'keine Wirkung',
    win: 'ein Würfel verloren',
    plus4: 'zwei Würfel verloren',
    double: 'das Ende des Ziels',
    unhurt: 'unverletzt',
    minorWound: 'eine leichte Wunde',
    majorWound: 'eine schwere Wunde',
    death: 'der Tod',
  },
  verdicts: {
    shot: { success: 'ein Treffer', failure: 'kein Treffer', chance: 'einen Treffer' },
    escape: { success: 'davongekommen', failure: 'gefasst', chance: 'das Davonkommen' },
    character: { success: 'unverletzt', failure: 'verletzt', chance: 'Unversehrtheit' },
  },
  outcome: {
    ended:
      '{winner, given, yes {Sieg für #} no {Niemand hat gewonnen}}, Runde {rounds}{ending, select, fieldWon {: Die andere Seite hatte keine Einheit mehr in der Schlacht} bothGone {: Niemand war mehr in der Schlacht} agreed {: Niemand wollte weiterkämpfen} other {, die letzte}}.',
    army: '{name}: {fit} von {heads} heil{injured, plural, =0 {} other {, # verletzt}}{dead, plural, =0 {} other {, # tot oder fort}}{prisoners, plural, =0 {} other {; # davon gefangen}}.',
    gone: '{fate, capital}: {units, and}.',
    character:
      '{who}: {end, select, unhurt {unverletzt} minorWound {eine leichte Wunde} majorWound {eine schwere Wunde} other {tot}}{captured, given, yes {, gefangen}}.',
    returns:
      'In einer Stadt sind die Verletzten nach {injured, plural, one {# Tag} other {# Tagen}} zurück und die Toten nach {dead, plural, one {# Tag} other {# Tagen}} ersetzt. [SORTIE-AFTER-011]',
    away: '{names, and}: Die Verletzten sind {days, plural, =0 {sofort} one {nach # Tag} other {nach # Tagen}} zurück.',
    forGood: 'Tote und Gefangene sind für immer verloren.',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
