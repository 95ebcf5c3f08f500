import type { DUEL_EVENTS as ENGLISH_EVENTS, DUEL_OUTCOME as ENGLISH_OUTCOME } from '../../en/duel/events.js';
import type { SameKeys } from '../../say/index.js';

export const DUEL_EVENTS = {
  round: 'Runde {number}.',
  opening: 'Ein Kampf: {side1, and} gegen {side2, and}.{ambusher, given, yes { # liegt im Hinterhalt.}}',
  side: '{name, possessive} Seite',
  combat: '{side1, and} gegen {side2, and}',
  combats: 'Die Gefechte: {combats}.{free, given, yes { In keinem Gefecht: {free, and}.}}',
  splits: 'Das Gefecht teilt sich danach, wo alle stehen. {now}',
  distanceFrom:
    '{distance, select, same {auf demselben Feld wie} dagger {Dolchdistanz zu} sword {Schwertdistanz zu} spear {Speerdistanz zu} other {fern von}} {name}',
  conditions: { prone: 'AM BODEN', held: 'GEHALTEN', tackled: 'NIEDERGERUNGEN' },
  pickedFirst:
    '{side} {why, select, numbers {hat mehr Leute} best {hat den besten Kampfsinn} total {hat zusammen mehr Kampfsinn} lot {gewinnt das Los}} und nennt das erste Paar.',
  paired: '{one} und {other} sind ein Paar.',
  joinedUp: '{name} schließt sich an{combat, given, yes {: #}}.',
  placedAt: '{name} auf {square}',
  linedUp: 'Sie stehen {distance, given, yes {auf #distanz} no {wie aufgestellt}}: {places, and}.',
  surrendered: '{name} ergibt sich und scheidet aus.',
  refusedQuarter: '{name, possessive} Kapitulation wird abgelehnt; der Kampf geht weiter.',
  offeredToBreakOff: '{names, and} {n, plural, one {bietet} other {bieten}} an, den Kampf abzubrechen; er geht weiter.',
  joined:
    '{fights, select, yes {{one} greift in das Gefecht gegen {other} ein} no {{one} beginnt ein Gefecht mit {other}}}.',
  footworkWon: {
    dice: '{one} {won, select, yes {gewinnt} other {verliert}} die Fußarbeit gegen {other}{came, given, yes {: #}}.',
    ambush: '{one} kommt aus dem Hinterhalt und gewinnt die erste Fußarbeit gegen {other}.',
    unopposed: '{other} ist {conditions, and}: {one} gewinnt die Fußarbeit kampflos.',
  },
  thrownFor: {
    contest: 'Fußarbeit gegen {other}',
    check:
      '{act, alone} {act, select, quickAttack {auf} viciousAttack {auf} controlledAttack {auf} breakHold {von} breakTackle {von} other {gegen}} {victim}{by, select, dodge { (weicht aus)} parry { (pariert)} other {}}',
  },
  wonAgainstAll: '{name} hat gegen alle gewonnen und darf ziehen.',
  notAgainstAll: '{name} hat nicht gegen alle gewonnen und bleibt. Wer gewonnen hat, darf ein Feld weit ziehen.',
  moved:
    '{name} {why, select, push {wird} dodge {weicht} closing {rückt} following {folgt} other {zieht}} von {from} nach {to}{why, select, push { gestoßen} dodge { aus} closing { heran} other {}}{distances, given, yes {: #}}.',
  doesNotFollow: '{name} folgt nicht.',
  stayed: '{name} bleibt auf {square}.',
  leftTheField: '{name} verlässt das Spielfeld und ist geflohen.',
  gripEnded: {
    broken: '{victim} kommt von {holder} frei. {free}',
    distance: '{holder} ist nicht mehr neben {victim}. {free}',
    released: '{holder} lässt {victim} los. {free}',
    handUsed: '{holder} braucht die Hand und lässt {victim} los. {free}',
    armLost: '{holder} kann den Arm nicht mehr gebrauchen, der {victim} hielt. {free}',
    holderOut: '{holder} scheidet aus und lässt {victim} los. {free}',
  },
  free: '{victim} ist nicht mehr {grip, select, held {GEHALTEN} tackled {NIEDERGERUNGEN}}{prone, select, yes {, aber AM BODEN} other {}}.',
  gripOver: '{holder, possessive} Griff an {victim} ist gelöst.',
  revealed: '{name}: {act}{letting}.',
  defended: '{who} gegen {attacker, possessive} {act, alone, acc}: {answer}.',
  checked:
    '{actor, possessive} {act} {act, select, quickAttack {auf} viciousAttack {auf} controlledAttack {auf} breakHold {von} breakTackle {von} other {gegen}} {victim} ist {result, select, strong {stark} weak {schwach}}{came, given, yes {: #}}.{still, given, yes { #}}',
  still: {
    wounds: 'Eine Wunde gibt es trotzdem.',
    hinders: 'Einen Nachteil bringt das trotzdem.',
    nothing: 'Es bringt nichts ein.',
  },
  protected: '{name} schützt {part, given, yes {{part, the, acc}} no {nichts}}.',
  landed: {
    attacker:
      '{attacker} wählt {victim, possessive} {part, alone, acc}: eine {severity, select, minor {leichte} major {schwere}} Wunde am Ende der Runde.',
    victim:
      '{victim} wählt {part, the, acc}: eine {severity, select, minor {leichte} major {schwere}} Wunde am Ende der Runde.',
    dice: '{attacker} trifft {victim, possessive} {part, alone, acc}: eine {severity, select, minor {leichte} major {schwere}} Wunde am Ende der Runde.',
  },
  woundLost: '{victim} hat keinen Körperteil mehr, an den diese Wunde gehen könnte: Sie entfällt.',
  stoodUp: '{name} steht auf.',
  wounded: '{name, possessive} {part} hat jetzt {wounds, given, yes {{wounds, and}} no {keine Wunde}}.',
  aMajor: 'eine schwere Wunde',
  minors: '{n, plural, one {# leichte Wunde} other {# leichte Wunden}}',
  turned: 'Die dritte leichte Wunde hat aus den ersten beiden eine schwere gemacht.',
  costSkills: 'Das sind {skills} auf alle vier Fertigkeiten.',
  costArm: 'Der Arm ist unbrauchbar{item, given, yes {, und mit ihm {item, the, nom}}}.',
  fellProne: {
    stays: '{name} bleibt AM BODEN.',
    leg: '{name} stürzt und bleibt AM BODEN, bis das Bein geheilt ist.',
    tackle: 'Niemand steht neben {name}, um niederzuhalten: {name} stürzt und ist AM BODEN.',
    other: '{name} stürzt und ist AM BODEN.',
  },
  incapacitated:
    '{name} ist mit einer schweren Wunde {part, am, dat} kampfunfähig und scheidet aus.{dying, select, yes { Ohne Hilfe kommt der Tod binnen einer Stunde.} other {}}',
  gripped: '{victim} wird von {holder} mit {hand, the, dat} {grip, select, held {GEHALTEN} tackled {NIEDERGERUNGEN}}.',
  allDefences: 'alle Verteidigungen',
  penalty: '{by} auf {on, and}',
  hindered: '{name} hat {penalties, and}, bis zum Ende von Runde {until}.',
  penaltiesEnded: 'Vorbei für {name}: {penalties, and}.',
  weakened: 'Deckungsschwäche: {each, commas} auf alle Verteidigungen, bis zum Ende des Kampfes.',
  nowHolds: '{item, given, yes {{item, the, acc}} no {nichts}} in {hand, the, dat}',
  readied: '{name} hat jetzt {each, and}.',
  killed: '{name} wird getötet.',
  kills: '{by} tötet {name}.',
  fled: '{name} flieht und scheidet aus.',
  spared: '{name} wird verschont.',
  quiet: 'Ruhige Runden bisher: {quiet}. Nach {limit} endet der Kampf ohne Sieg.',
  won: '{side} hat gewonnen.',
  ended: {
    draw: 'Niemand ist mehr im Kampf: unentschieden.',
    quiet: 'Es ist so lange nichts geschehen, dass der Kampf ohne Sieg endet.',
    brokenOff: 'Beide Seiten brechen ab. Der Kampf endet ohne Sieg.',
  },
} as const satisfies SameKeys<typeof ENGLISH_EVENTS>;

export const DUEL_OUTCOME = {
  when: '{rounds, plural, =0 {vor der ersten Runde} other {in Runde #}}',
  wins: '{side} gewinnt {when}.',
  draw: 'Unentschieden {when}.',
  brokenOff: 'Kein Sieg: Beide Seiten brachen {when} ab.',
  quiet: 'Kein Sieg: Ende ohne Ergebnis {when}.',
  standing: { incapable: 'kampfunfähig', dead: 'tot', fled: 'geflohen', surrendered: 'hat sich ergeben' },
  noNewWound: 'keine neue Wunde',
  taken:
    '{many, plural, one {eine} other {#}} {severity, select, minor {leichte} major {schwere}} {many, plural, one {Wunde} other {Wunden}} {part, am, dat}',
  wounds: '{all, and}',
  dying: 'stirbt ohne Hilfe binnen einer Stunde nach Runde {round}',
  prisoner: 'gefangen',
  leftLying: 'Liegen geblieben: {items, and}.',
} as const satisfies SameKeys<typeof ENGLISH_OUTCOME>;
