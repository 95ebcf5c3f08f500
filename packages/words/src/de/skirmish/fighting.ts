import type { SKIRMISH_FIGHTING as ENGLISH } from '../../en/skirmish/fighting.js';
import type { SameKeys } from '../../say/index.js';

export const SKIRMISH_FIGHTING = {
  place: '({x}, {y})',
  placed: '{figure} steht auf {at}, Blick nach {facing}. [WARBAND-ROUND-008]',
  placedMany: 'Aufgestellt für {band}: {n, plural, one {# Figur} other {# Figuren}}.',
  announced: {
    move: '{figure} will {at, given, yes {nach #} no {die Karte verlassen}}. [WARBAND-MOVE-003]',
    turn: '{figure} will stehen bleiben und sich umsehen. [WARBAND-MOVE-003]',
    charge: '{figure} will auf {target} anstürmen, bis nach {at}. [WARBAND-MOVE-003]',
    retreat:
      '{figure} will sich {at, given, yes {nach # zurückziehen} no {von der Karte zurückziehen}}. [WARBAND-MOVE-003]',
    rise: '{figure} will aufstehen{at, given, yes { und nach # gehen}}. [WARBAND-MOVE-003]',
  },
  moved: {
    move: '{figure} geht nach {at}, Blick nach {facing}{short, given, yes {; weiter ist der Weg versperrt}}. [{rule}]',
    turn: '{figure} wendet den Blick nach {facing}. [WARBAND-GRID-006]',
    stays: '{figure} kommt keinen Schritt weit: Der Weg ist versperrt. [WARBAND-MOVE-004]',
    charge: '{figure} stürmt nach {at}. [WARBAND-MOVE-031]',
    retreat: '{figure} löst sich nach {at}. [WARBAND-MOVE-026]',
    rise: '{figure} geht weiter nach {at}, Blick nach {facing}. [WARBAND-MOD-011]',
    flight: '{figure} flieht nach {at}. [WARBAND-MORALE-025]',
    drag: '{figure} schleift {held} mit nach {at}. [WARBAND-GRAPPLE-015]',
    pushed: '{figure} muss nach {at} weichen. [WARBAND-MOD-012]',
  },
  charged: '{figure} ist bei {target} und hat den Erstschlag. [WARBAND-MELEE-011]',
  left: '{figure} hat die Karte verlassen und ist aus dem Kampf. [WARBAND-MOVE-024]',
  rose: '{figure} steht auf. [WARBAND-MOD-011]',
  hindered:
    '{held, select, yes {{by} hält {figure} am Boden} other {{by} will {figure} am Boden halten, vergebens}}{came, given, yes {: #}}. [WARBAND-MOD-010]',
  roseAgainst:
    '{figure} stemmt sich gegen {over} hoch, {total} zu {other}: {won, select, yes {{over} muss weichen} other {{figure} bleibt liegen}}. [WARBAND-MOD-012]',
  cornered: '{figure} findet keinen Ausweg und stellt sich. [WARBAND-MORALE-038]',
  retreatSaved:
    '{saved, select, yes {Mit dem Fangwurf kommt {figure} heil heraus} other {Der Fangwurf misslingt, und {figure} kommt nicht heil heraus}}{came, given, yes {: #}}. [WARBAND-MOVE-030]',
  divided:
    '{figure} {way, select, shot {schießt} throw {wirft} other {schlägt zu}}: {dice, commas}{kept, given, yes {; aufgespart: {kept, commas}}}. [{rule}]',
  diceOn: '{n, plural, other {# Würfel}} gegen {target}',
  struck: {
    melee:
      '{by} greift {target} an{first, select, yes {, mit Erstschlag} other {}}{subdue, given, yes {, um zu überwältigen}}: {rolled, plural, other {# Würfel}} auf höchstens {chance}, {came}. [WARBAND-MELEE-006]',
    shot: '{by} schießt mit {weapon, the, dat} auf {target}{subdue, given, yes {, um zu überwältigen}}: {rolled, plural, other {# Würfel}} auf höchstens {chance}, {came}. [WARBAND-RANGED-002]',
    throw:
      '{by} wirft {weapon, the, acc} auf {target}{subdue, given, yes {, um zu überwältigen}}: {rolled, plural, other {# Würfel}} auf höchstens {chance}, {came}. [WARBAND-RANGED-018]',
    grapple:
      '{by} schlägt im Griff auf {target} ein{subdue, given, yes {, um zu überwältigen}}: {rolled, plural, other {# Würfel}} auf höchstens {chance}, {came}. [WARBAND-GRAPPLE-034]',
  },
  came: '{points, plural, =0 {kein Treffer} one {ein Treffer} other {# Treffer}}{criticals, plural, =0 {} one {{points, plural, one {, und er ist kritisch} other {, einer davon kritisch}}} other {, # davon kritisch}}{allies, plural, =0 {} one {, und einer geht in die Irre} other {, und # gehen in die Irre}}',
  hitAutomatically: {
    deathBlow:
      '{by} stößt zu, und {target} kann nicht ausweichen: {points, plural, one {# Punkt} other {# Punkte}} ohne Würfel. [WARBAND-MOD-005]',
    price:
      '{target} steht den Hieben von {by} offen: {points, plural, one {# Punkt} other {# Punkte}} ohne Würfel. [WARBAND-GRAPPLE-020]',
    unaware:
      '{by} fällt über {target} her, ahnungslos bis eben: {points, plural, one {# Punkt} other {# Punkte}} ohne Würfel. [WARBAND-VANQUISH-005]',
  },
  lostDice:
    '{figure} verliert {n, plural, other {# Würfel}} gegen {target}: nicht mehr zu erreichen. [WARBAND-MELEE-028]',
  strayed:
    'Was bei {by, dat} in die Irre ging, trifft {ally}: {points, plural, one {# Punkt} other {# Punkte}}. [WARBAND-RANGED-014]',
  helmetGiven:
    '{figure} gibt den Helm dafür: {for, select, wound {keine Wunde} other {ein Punkt weniger}}. [WARBAND-CRIT-005]',
  shieldGiven: '{figure} opfert den Schild: ein Punkt weniger. [WARBAND-GEAR-006]',
  mountGiven: '{figure} verliert das Reittier, das einen Punkt auf sich nimmt. [WARBAND-MOD-021]',
  wounded:
    '{figure} hat eine {lasting, given, yes {bleibende }}Wunde {at}: {hurts}{later, given, yes {, ab dem Ende der Phase}}. [{rule}]',
  opening: 'Gegner treffen mit 1 mehr Chance',
  scarred: '{figure} ist wieder {at} getroffen, wo die Wunde schon war: nur eine Narbe. [WARBAND-WOUND-005]',
  dropped: '{figure} lässt {items, and} fallen. [WARBAND-GEAR-003]',
  theItem: '{item, the, acc}',
  harmed:
    '{figure} nimmt {points, plural, one {einen Punkt} other {# Punkte}} Schaden und hat {hp, plural, =0 {keine TP mehr} other {noch # TP}}. [WARBAND-HEALTH-001]',
  slainAtOnce: '{by} geht sicher: {figure} ist auf der Stelle tot. [WARBAND-VANQUISH-004]',
  tried: '{by} versucht{helpers, given, yes { mit {helpers, and}}}, {what}: {odds} von 6. [WARBAND-GRAPPLE-007]',
  trying: {
    disarm: '{target} zu entwaffnen',
    trip: '{target} ein Bein zu stellen',
    push: '{target} wegzustoßen',
    hold: '{target} zu packen',
    free: 'sich von {target} loszureißen',
    other: 'etwas gegen {target} auszurichten: {text, quoted}',
  },
  gambitCame:
    '{worked, select, yes {Es gelingt} other {Es misslingt}}{face, given, yes {: # auf dem Würfel, höchstens {odds} erlaubt}}. [WARBAND-GRAPPLE-003]',
  disarmed: '{figure} ist entwaffnet: {item, the, capital} fällt zu Boden. [WARBAND-GRAPPLE-011]',
  felled: '{figure} geht zu Boden. [WARBAND-GRAPPLE-011]',
  pushed: '{figure} wird nach {at} gestoßen. [WARBAND-GRAPPLE-011]',
  grappled: '{by} versucht{joiners, given, yes { mit {joiners, and}}} im Ringen, {what}. [WARBAND-GRAPPLE-012]',
  contested:
    '{by} {total}, {target} {other}: {result, select, won {{by} gewinnt} tie {niemand gewinnt die Oberhand} other {{by} scheitert}}. [WARBAND-GRAPPLE-013]',
  held: '{controller} hält {held} fest{total, plural, =0 {} other {; zum Losreißen braucht es mehr als #}}. [WARBAND-GRAPPLE-014]',
  letGo: {
    letGo: '{controller} lässt {held} los. [WARBAND-GRAPPLE-015]',
    brokeFree: '{held} reißt sich von {controller} los. [WARBAND-GRAPPLE-016]',
    over: '{controller} hält {held} nicht mehr. [WARBAND-GRAPPLE-040]',
  },
  triedToBreak: '{figure} will sich losreißen: {total}, nötig ist mindestens {needs}. [WARBAND-GRAPPLE-016]',
  thrownDown: '{by} wirft {figure} auf {at} zu Boden. [WARBAND-GRAPPLE-015]',
  tightens: '{figure} verwendet die ganze Runde darauf, den Griff zu verstärken. [WARBAND-GRAPPLE-018]',
  holds: '{figure} hält fest. [WARBAND-GRAPPLE-015]',
  tightened:
    '{controller} verstärkt den Griff um {held}: {points, plural, one {# Punkt} other {# Punkte}}. [WARBAND-GRAPPLE-018]',
  pricePaid: {
    hits: '{figure} zahlt dafür: Was {foe} noch auszuteilen hat, trifft alles. [WARBAND-GRAPPLE-020]',
    held: '{figure} zahlt dafür: Jetzt hat {foe} den Griff. [WARBAND-GRAPPLE-021]',
    thrown: '{figure} zahlt dafür: von {foe} zu Boden geworfen und verwundet. [WARBAND-GRAPPLE-022]',
  },
  challenged: '{figure} fordert {target} zum Zweikampf. [WARBAND-DUEL-010]',
  duelBegan:
    '{a} und {b} treten zum Zweikampf an: In jeder Runde wird verdeckt eine Technik gewählt. [WARBAND-DUEL-001]',
  duelRefused: '{figure} lehnt den Zweikampf mit {target} ab. [WARBAND-DUEL-010]',
  duelEnded: {
    fallen: 'Der Zweikampf zwischen {a} und {b} ist entschieden. [WARBAND-DUEL-011]',
    disturbed: 'Jemand mischt sich ein: Der Zweikampf zwischen {a} und {b} ist vorbei. [WARBAND-DUEL-010]',
    yielded: 'Der Zweikampf zwischen {a} und {b} endet: Jemand gibt auf. [WARBAND-DUEL-011]',
    left: '{a} und {b} haben einander verloren: Ihr Zweikampf ist vorbei. [WARBAND-DUEL-011]',
  },
  techniquesShown: {
    won: '{winner} wählt {technique}, {loser} {other}: {gains} für {winner}. [{rule}]',
    same: '{a} und {b} wählen beide {technique}: {gains} für jeden von ihnen. [WARBAND-DUEL-006]',
  },
  gains: { parry: 'Rüstung +2', assault: 'ein Angriff mehr', feint: 'Trefferchance +2' },
} as const satisfies SameKeys<typeof ENGLISH>;
