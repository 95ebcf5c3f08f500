import type { COMMAND_TELLING as ENGLISH } from '../../en/command/telling.js';
import type { SameKeys } from '../../say/index.js';

export const COMMAND_TELLING = {
  opening:
    'Eine Schlacht: {north} im Norden gegen {south} im Süden, zusammen {units, plural, one {# Einheit} other {# Einheiten}}. Jeder Befehl hat seinen Preis, und Punkte kommen nicht zurück.{ambush, given, yes { Im Hinterhalt: #.}}{objectives, plural, =0 {} one { Es gibt # Ziel.} other { Es gibt # Ziele.}}',
  part: 'Runde {number}.',
  paid: '{cost, plural, one {# Punkt} other {# Punkte}}, es {left, plural, one {bleibt} other {bleiben}} {left}',
  led: 'Führung von {army}: {total}. [{rule}]',
  tied: 'Die Summen sind gleich: Beide würfeln noch einmal. [COMMAND-SETUP-005]',
  turnsTaken: 'Erster Zug: {other}, nach {own, select, yes {eigener Wahl} other {Wahl von {army}}}. [COMMAND-TURN-001]',
  deployed: '{unit} {unit, select, many {stellen} other {stellt}} sich auf {to} auf.',
  deployedMany: 'Aufgestellt: {n, plural, one {# Einheit} other {# Einheiten}} von {army}.',
  roundBegan: 'Runde {round}.',
  turnBegan: 'Zug von {army}.',
  stageBegan: 'Phase {stage} von 5, {name}: {army}.',
  stageEnded:
    'Ende der Phase für {army}: {n, plural, one {{held, and} {held, select, many {halten} other {hält}}} other {# Einheiten halten}} umsonst. [COMMAND-TURN-005]',
  volleyed:
    '{unit} {unit, select, many {schießen} other {schießt}} eine Salve auf {target}, Entfernung {away} ({paid}). [COMMAND-VOLLEY-001]',
  held: '{unit} {unit, select, many {halten} other {hält}}{paid, given, yes { (#). [COMMAND-MOVE-007]} no {.}}',
  engaged: '{unit} {unit, select, many {bleiben} other {bleibt}} am Feind.',
  waited: '{unit} {unit, select, many {nehmen} other {nimmt}} eine Wartestellung ein.',
  advanced:
    '{unit} {unit, select, many {rücken} other {rückt}} {n, plural, one {# Feld} other {# Felder}} vor nach {to}{beside, given, yes {, neben {beside, and}}}.',
  manoeuvred:
    '{unit} {unit, select, many {ziehen} other {zieht}} im Manöver {n, plural, one {# Feld} other {# Felder}} nach {to}{beside, given, yes {, neben {beside, and}}} ({paid}). [COMMAND-MOVE-011]',
  movedMany: 'Für {army} rücken {units, and} vor.',
  charged:
    '{unit} {unit, select, many {reiten} other {reitet}} eine Attacke auf {target}, {n, plural, one {# Feld} other {# Felder}} nach {to}, und {unit, select, many {müssen} other {muss}} angreifen. [COMMAND-CHARGE-005]',
  disengaged:
    '{unit} {unit, select, many {lösen} other {löst}} sich und {unit, select, many {gehen} other {geht}} nach {to} ({paid}). [COMMAND-DISENGAGE-001]',
  pursued: '{unit} {unit, select, many {setzen} other {setzt}} {after} nach, bis {to}.',
  allowedDisengagement:
    '{unit} {unit, select, many {lassen} other {lässt}} {of} ziehen ({paid}). [COMMAND-DISENGAGE-008]',
  enduredMissiles:
    '{unit} {unit, select, many {ertragen} other {erträgt}} die Salve von {by} ({paid}). [COMMAND-VOLLEY-008]',
  enduredCharge:
    '{unit} {unit, select, many {ertragen} other {erträgt}} die Attacke von {by} ({paid}). [COMMAND-CHARGE-007]',
  damaged:
    '{unit} {unit, select, many {nehmen} other {nimmt}} 1 Schaden {of, select, missiles {durch die Salve von} other {im Kampf mit}} {by}: {damage} von 4. [{of, select, missiles {COMMAND-VOLLEY-009} other {COMMAND-HEALTH-002}}]',
  attacked: '{unit} {unit, select, many {greifen} other {greift}} {target} an ({paid}). [COMMAND-ATTACK-001]',
  defended: '{unit} {unit, select, many {verteidigen} other {verteidigt}} sich gegen {by}.',
  feinted:
    '{unit} {unit, select, many {weichen} other {weicht}} mit einer Finte nach {to} aus, und der Angriff von {by} geht ins Leere ({paid}). [COMMAND-DEFEND-003]',
  supportedAttack:
    '{unit} {unit, select, many {unterstützen} other {unterstützt}} den Angriff von {attacker} auf {target}.',
  supportedDefence: '{unit} {unit, select, many {unterstützen} other {unterstützt}} die Verteidigung von {defender}.',
  attackLapsed: 'Der Angriff von {unit} auf {target} verfällt. [COMMAND-DEFEND-007]',
  attackIgnored:
    'Der Angriff von {unit} auf {target} entfällt: {gone} {gone, select, many {sind} other {ist}} fort. [{rule}]',
  supportLapsed: 'Die Unterstützung von {unit} für {attacker} verfällt. [COMMAND-DEFEND-007]',
  clashed:
    '{unit} gegen {target}: {attack} zu {defence}. {loser, given, yes {# {loser, select, many {verlieren} other {verliert}}.} no {Niemand gewinnt.}} [{rule}]',
  sums: { attack: 'Angriff von {unit}', defence: 'Verteidigung von {unit}', health: 'Gesundheit von {army}' },
  lostAttack: '{unit} {unit, select, many {tragen} other {trägt}} die Niederlage ({paid}). [COMMAND-RESOLVE-012]',
  routed: {
    chosen: '{unit} {unit, select, many {fliehen} other {flieht}}.',
    forced:
      '{unit} {unit, select, many {müssen} other {muss}} fliehen: Mit {points, plural, =0 {0 Punkten} one {# Punkt} other {# Punkten}} bleibt nichts anderes. [COMMAND-POINTS-010]',
    damage:
      '{unit} {unit, select, many {fliehen} other {flieht}}: 4 Schaden erträgt keine Einheit. [COMMAND-HEALTH-003]',
  },
  checkedMorale:
    '{unit} {unit, select, many {sehen} other {sieht}} die Flucht von {routed} und {unit, select, many {bleiben} other {bleibt}} ({paid}). [COMMAND-MORALE-002]',
  slaughtered:
    '{unit} {unit, select, many {machen} other {macht}} nieder, was von {routed} bleibt, und {unit, select, many {verlassen} other {verlässt}} damit das Feld. [COMMAND-SURVIVOR-003]',
  letEscape:
    '{unit} {unit, select, many {lassen} other {lässt}} entkommen, was von {routed} bleibt ({paid}). [COMMAND-SURVIVOR-004]',
  conceded: 'Die Schlacht wird von {army} aufgegeben.',
  challenged: 'Ein Zweikampf, vorgeschlagen von {army}: {own} gegen {enemy}.',
  challengeRefused: 'Abgelehnt von {army}.',
  duelFought: 'Der Zweikampf ist vorbei, und die Schlacht geht weiter.',
  steadied:
    '{unit} {unit, select, many {sehen} other {sieht}} {champion} verlieren und {unit, select, many {bleiben} other {bleibt}} ({paid}). [COMMAND-SAGA-014]',
  quarterSaid: 'Von {army} werden {given, select, yes {} other {keine }}Gefangene gemacht. [COMMAND-SAGA-011]',
  cameAway:
    '{who} {captured, select, yes {gerät in Gefangenschaft} other {entkommt}}{part, given, yes { mit einer {severity, select, minor {leichten} other {schweren}} Wunde {part, am, dat}} no {{captured, select, yes {} other { unverletzt}}}}. [COMMAND-SAGA-013]',
  renamed: '{was} {was, select, many {heißen} other {heißt}} jetzt {name}.',
  quiet: '{n, plural, one {Eine ruhige Runde} other {# ruhige Runden in Folge}}. [COMMAND-END-009]',
  ended: {
    fieldWon: 'Von {loser} steht niemand mehr auf dem Feld. Sieg für {winner}. [COMMAND-END-001]',
    bothGone:
      'Niemand steht mehr auf dem Feld. {winner, given, yes {Mehr Einheiten von # sind ungebrochen gegangen: Sieg für #} no {Auf beiden Seiten sind gleich viele ungebrochen gegangen: unentschieden}}. [COMMAND-END-002]',
    conceded: 'Sieg für {winner}. [COMMAND-END-005]',
    roundLimit:
      'Die letzte Runde ist vorbei.{objectives, given, yes { Ziele: #.}} Gesundheit: {health}. {winner, given, yes {Sieg für #} no {Unentschieden}}. [{objectives, given, yes {COMMAND-END-006} no {COMMAND-END-004}}]',
    quiet:
      'Zu lange hat sich nichts gerührt.{objectives, given, yes { Ziele: #.}} Gesundheit: {health}. {winner, given, yes {Sieg für #} no {Unentschieden}}. [COMMAND-END-009]',
  },
  outcome: {
    ended:
      '{winner, given, yes {Sieg für #} no {Unentschieden}} in Runde {rounds}{ending, select, fieldWon {: Das andere Heer hatte keine Einheit mehr} bothGone {: Niemand stand mehr auf dem Feld} conceded {: Das andere Heer hat aufgegeben} roundLimit {, der letzten} other {: Es rührte sich nichts mehr}}{by, select, objectives {, durch Ziele} even {, durch Gesundheit bei gleich vielen Zielen} health {, durch Gesundheit} other {}}.',
    army: '{name}: {standing} von {units, plural, one {# Einheit} other {# Einheiten}} ungebrochen, Gesundheit {health}{objectives, given, yes {, {objectives, plural, one {# Ziel} other {# Ziele}}}}.{gone, given, yes { Fort: {gone, and}.}}{lost, plural, =0 {} other { # Soldaten verloren.}}{prisoners, plural, =0 {} other { Davon # gefangen.}}',
    gone: '{unit} ({fate})',
    champion: '{name}: {standing, select, incapable {kampfunfähig} dead {tot} fled {geflohen} surrendered {gefangen}}.',
  },
  thrownFor: {
    lead: 'Führung von {army}',
    getAway: 'ob {who} entkommt',
    wounded: 'wo {who} getroffen wird',
  },
  board: {
    unit: '{class} {grade}, {points, plural, one {# Punkt} other {# Punkte}}{damage, plural, =0 {} other {, # Schaden}}, Stoßkraft {assault}, Unterstützung {support}',
    at: 'auf {place}',
    undeployed: 'noch nicht aufgestellt',
    acts: 'muss noch handeln',
    bound: 'muss {target} angreifen',
    attacks: 'greift {target} an',
    helps: 'unterstützt {attacker}',
    defends: 'unterstützt die Verteidigung von {defender}',
    ground: 'Das Gelände',
    legend:
      '. offen, # unpassierbar{objectives, given, yes {, ! ein Ziel}}. Ungerade Reihen stehen ein halbes Feld weiter rechts.',
    barriers: 'Hindernisse, die niemand überschreitet: {edges}.',
    state: 'Die Schlacht',
    before: 'Die Heere sind noch nicht aufgestellt.',
    stage: 'Runde {round} von {limit}, Zug von {army}, Phase {stage} von 5: {name}.',
    turn: 'Runde {round} von {limit}, Zug von {army}.',
    attack: '{attacker} gegen {target}: {attack} zu {defence}.',
    health: 'Gesundheit: {health}.',
    objectives: 'Ziele: {objectives}.',
  },
  forecast: {
    points: '{n, plural, one {# Punkt} other {# Punkte}}',
    damage: '{n} Schaden',
    units: '{n, plural, one {# Einheit} other {# Einheiten}}',
    nothing: 'nichts',
    all: '{parts, and}',
    price: '{army} {price}',
    fork: 'Oder aber: {ways, or}.',
    total: 'Zusammen kostet es: {prices}.',
    alone: 'Ohne Unterstützung der Verteidigung: {prices}.',
    over: 'Damit ist die Schlacht zu Ende.',
    supposes: 'Angenommen ist, dass jeder zahlt, der kann.',
  },
  aloud: {
    before: 'Vor der Schlacht: {stage}.',
    stand: 'Runde {round}, {own, select, yes {dein Zug} other {Zug von {army}}}, Phase {stage} von 5, {name}.',
    unit: '{unit}, {class} {grade}, {points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}}, {damage, plural, =0 {kein Schaden} other {# Schaden}}, auf {place}{touches, given, yes {, berührt {touches, and}}}{does, given, yes {, #}}.',
    gone: '{unit}: {fate}.',
    own: 'Deine: {units, plural, one {# Einheit} other {# Einheiten}} auf dem Feld.',
    army: '{army}: {units, plural, one {# Einheit} other {# Einheiten}} auf dem Feld.',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
