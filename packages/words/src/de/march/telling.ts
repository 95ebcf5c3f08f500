import type { MARCH_TELLING as ENGLISH } from '../../en/march/telling.js';
import type { SameKeys } from '../../say/index.js';

export const MARCH_TELLING = {
  opening:
    'Umkämpfte Bewegung, {roads, quoted}: {parties, and}.{wants, given, yes { {wants, line}}}{due, given, yes { An Tag # steht etwas anderes im Kalender.}}',
  freeForm: 'Es wird frei gespielt: Der Tisch urteilt. [SAGA-MOVE-049]',
  wants: '{party} {party, select, many {wollen} other {will}} {wants}.',
  dayBegan: 'Tag {day}.',
  dayOver: 'Tag {day} ist vorüber.',
  planned: '{party}: {plan}.',
  gaveUp: '{party} {party, select, many {geben} other {gibt}} auf.',
  ownChecked: {
    lead: '{success, select, yes {{party}: Führen hilft} other {{party}: Führen hilft nicht und wird in dieser Szene nicht mehr versucht}}{came, given, yes {: #}}. [SAGA-MOVE-005]',
    sail: '{party}: {success, select, yes {guter Wind, Bewegung +1} other {schlechter Wind, Bewegung −1}}{came, given, yes {: #}}. [SAGA-MOVE-013]',
    survive:
      '{party}: {success, select, yes {der Weg durch die Wildnis ist gefunden} other {der Weg ist verloren, und die Bewegung ist heute um 1 geringer}}{came, given, yes {: #}}. [SAGA-MOVE-014]',
    cross:
      '{party}: {success, select, yes {der Übergang gelingt} other {heute kein Hinüberkommen}}{came, given, yes {: #}}{worse, given, yes {; #}}. [SAGA-MOVE-013]',
    forced:
      '{party}: {success, select, yes {frisch trotz des Eilmarschs} other {um eine Stufe müder}}{came, given, yes {: #}}. [SAGA-MOVE-010]',
    forage:
      '{party}: {success, select, yes {das Land gibt bis zu 15 Leuten zu essen und zu trinken} other {das Land gibt nichts her}}{came, given, yes {: #}}. [SAGA-MOVE-012]',
  },
  marched:
    '{party} {party, select, many {sind} other {ist}} bis hierher gekommen: {at}{into, given, yes {, und halb drüben: #}}.',
  noticed:
    '{party} {party, select, many {bemerken} other {bemerkt}} {of}, Ort: {at}; {strength}{leader, given, yes {, geführt von #}}{came, given, yes {; #}}.',
  meets:
    '{party} {party, select, many {müssen} other {muss}} sich vor {of} entscheiden: Angehen, Halten oder Ausweichen.',
  intended: '{party}, vor {of}: {intent}{to, given, yes {, nach #}}.',
  exchanged: {
    meeting: '{party} und {of} gehen einander an: eine Begegnung. [SAGA-MOVE-018]',
    attack:
      '{of} {of, select, many {halten und stellen} other {hält und stellt}} sich; {party} {party, select, many {greifen} other {greift}} an. [SAGA-MOVE-018]',
    pursuit:
      '{of} {of, select, many {weichen} other {weicht}} aus; {party} {party, select, many {verfolgen} other {verfolgt}}. [SAGA-MOVE-018]',
    ambush:
      '{of} {of, select, many {haben} other {hat}} nichts gesehen und {of, select, many {geraten} other {gerät}} in den Hinterhalt von {party}. [SAGA-MOVE-018]',
    attacked:
      '{of} {of, select, many {gehen} other {geht}} an; {party} {party, select, many {stellen} other {stellt}} sich. [SAGA-MOVE-018]',
    standOff: '{party} und {of} halten beide: ein Patt. Heute bewegt sich keine Seite mehr. [SAGA-MOVE-020]',
    parting: '{party} und {of} trennen sich. [SAGA-MOVE-020]',
    wait: '{of} {of, select, many {haben} other {hat}} nichts gesehen.',
    pursued:
      '{of} {of, select, many {gehen} other {geht}} an: {party} {party, select, many {werden} other {wird}} verfolgt. [SAGA-MOVE-018]',
    slip: '{of} {of, select, many {haben} other {hat}} nichts gesehen: {party} {party, select, many {entschlüpfen} other {entschlüpft}}. [SAGA-MOVE-020]',
    ambushed: '{party} {party, select, many {geraten} other {gerät}} in den Hinterhalt von {of}. [SAGA-MOVE-018]',
    waitedFor: '{of} {of, select, many {lauern} other {lauert}} auf {party}. [SAGA-MOVE-019]',
    slipped: '{of} {of, select, many {entschlüpfen} other {entschlüpft}}. [SAGA-MOVE-020]',
    unseen: '{party} und {of} gehen ungesehen aneinander vorbei. [SAGA-MOVE-018]',
  },
  slippedPast:
    '{party} {party, select, many {sind} other {ist}} an {of} vorbei, über {approach, quoted}. [SAGA-MOVE-024]',
  feltSeen:
    '{party} {party, select, many {fühlen} other {fühlt}} sich von {of} gesehen{came, given, yes {: #}}. [SAGA-MOVE-025]',
  met: {
    ambush:
      '{attacker} {attacker, select, many {überfallen} other {überfällt}} {defender} {inCamp, select, yes {im Lager} other {auf dem Marsch}}: {at}.',
    attack:
      '{attacker} {attacker, select, many {greifen} other {greift}} {defender} an; {defender} {defender, select, many {stellen} other {stellt}} sich: {at}.',
    meeting: '{attacker} und {defender} begegnen einander: {at}.',
    caught:
      '{attacker} {attacker, select, many {haben} other {hat}} {defender} eingeholt, auseinandergezogen auf dem Marsch: {at}.',
  },
  played: {
    battle: 'Es wird als Schlacht gespielt.',
    duel: 'Es wird als Zweikampf gespielt, Distanz {distance}{first, given, yes {; die erste Fußarbeit gilt als gewonnen von #}}.',
    later: 'Es bleibt einer anderen Szene überlassen: Vorher zieht keine Seite weiter.',
  },
  parleyAsked: '{by} {by, select, many {bitten} other {bittet}} um eine Unterredung.',
  parleyRefused: '{by} {by, select, many {lehnen} other {lehnt}} die Unterredung ab.',
  parleyed: 'Die Unterredung ist vorüber.',
  chased: {
    caught: 'Die Verfolgung ist vorüber: eingeholt.',
    away: 'Die Verfolgung ist vorüber: entkommen. Keine Seite weiß mehr, wo die andere ist. [SAGA-MOVE-041]',
    atBay: 'Die Verfolgung ist vorüber: Die Verfolgten stellen sich. [SAGA-MOVE-031]',
    gaveUp: 'Die Verfolgung ist vorüber: Die Verfolger geben auf. [SAGA-MOVE-031]',
    stopped: 'Die Verfolgung ist vorüber: Die Verfolgten bleiben stehen.',
  },
  fought:
    'Der Kampf ist vorüber.{left, given, yes { Übrig von {party}: {n, plural, one {eine Person} other {# Leute}}.} no { Von {party} ist niemand übrig.}}',
  letGo: {
    winner: '{party} {party, select, many {lassen} other {lässt}} {of} ziehen.',
    quarry: '{of} {of, select, many {setzen} other {setzt}} nicht nach.',
  },
  gotAway:
    '{party} {party, select, many {entkommen} other {entkommt}} vor {from}{to, given, yes {, nach #}}. [SAGA-MOVE-041]',
  lostSight:
    '{party} {party, select, many {wissen} other {weiß}} nicht mehr, wo {of} {of, select, many {sind} other {ist}}.',
  cameToNothing:
    'Zwischen {party} und {of} wird nichts daraus: Eine der beiden Seiten hat heute mit anderen zu tun. [SAGA-MOVE-046]',
  first:
    '{party} {party, select, many {sind} other {ist}} vor {before} am Ziel: {span}{came, given, yes {; #}}. [SAGA-MOVE-034]',
  liesInWait:
    '{party} {party, select, many {lauern} other {lauert}} auf {of}, heute und an Tag {until}. [SAGA-MOVE-019]',
  evening:
    '{party}, Abend, Ort: {at}; {spans, given, yes {über {spans, commas}} no {nicht bewegt}}; müde {weary}, Essen {food}, Wasser {water}{into, given, yes {; halb drüben: #}}{aware, given, yes {; weiß von {aware, and}}}.',
  settledUp: {
    going: '{party} {party, select, many {ziehen} other {zieht}} weiter.',
    got: '{party} {party, select, many {haben} other {hat}} erreicht, was {party, select, many {sie wollten} other {gewollt war}}. [SAGA-MOVE-038]',
    stopped: '{party} {party, select, many {sind} other {ist}} aufgehalten. [SAGA-MOVE-038]',
    gaveUp: '{party} {party, select, many {haben} other {hat}} aufgegeben. [SAGA-MOVE-038]',
  },
  judged: {
    none: 'Urteil: Es kommt zu keiner Begegnung.{note, given, yes { {note, line}}}',
    ambush:
      'Urteil: {attacker} {attacker, select, many {überfallen} other {überfällt}} {defender} auf dem Marsch, Distanz {distance}.{note, given, yes { {note, line}}}',
    inCamp:
      'Urteil: {attacker} {attacker, select, many {überfallen} other {überfällt}} {defender} im Lager, Distanz {distance}.{note, given, yes { {note, line}}}',
    stands:
      'Urteil: {attacker} {attacker, select, many {greifen} other {greift}} an, {defender} {defender, select, many {stellen} other {stellt}} sich, Distanz {distance}.{note, given, yes { {note, line}}}',
    meeting:
      'Urteil: {attacker} und {defender} begegnen einander, Distanz {distance}.{note, given, yes { {note, line}}}',
  },
  ended: 'Die Bewegung ist vorüber.',
  outcome: {
    days: 'Die Bewegung endete an Tag {day}.',
    party: '{name}, Ort: {at}{state, given, yes {, #}}{weary, given, yes {, müde #}}.',
    met: '{attacker} und {defender} begegneten einander an Tag {day}, Ort: {at}.',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
