import type { CHASE as ENGLISH } from '../en/chase.js';
import type { SameKeys } from '../say/index.js';

export const CHASE = {
  ways: { open: 'Frei', cover: 'Gedeckt', rough: 'Rau' },
  meaning: { open: 'Tempo', cover: 'Verbergen', rough: 'Hindernisse' },
  sides: { quarry: 'Verfolgte', pursuers: 'Verfolger' },
  ends: {
    caught: 'eingeholt',
    away: 'entkommen',
    atBay: 'gestellt: eine Begegnung',
    gaveUp: 'aufgegeben: man trennt sich',
    stopped: 'von selbst stehen geblieben',
  },
  opening:
    '{pursuers} {pursuers, select, many {setzen} other {setzt}} {quarry} nach{from, select, discussion {, aus einer Unterredung heraus} duel {, aus einem Kampf heraus} battle {, vom Schlachtfeld weg} other {}}. Der Abstand ist {gap} von 4: Bei 0 sind die Verfolgten eingeholt, bei 4 entkommen.{ways, given, yes { #}}',
  placed: '{way}: {words, quoted}.',
  freeForm: 'Es wird frei gespielt: Der Tisch urteilt. [SAGA-MOVE-049]',
  legBegan: 'Etappe {leg}.',
  revealed:
    '{quarry} {quarry, select, many {wählen} other {wählt}} {way}. {pursuers} {pursuers, select, many {rieten} other {riet}} {guess}{right, select, yes {, und richtig} other {}}.',
  led: '{party}: {success, select, yes {Führen hilft} other {Führen hilft nicht und wird nicht mehr versucht}}{came, given, yes {: #}}. [SAGA-MOVE-005]',
  ran: {
    success:
      '{quarry} {quarry, select, many {gewinnen} other {gewinnt}} Boden{came, given, yes {: #}}. Der Abstand ist {gap} von 4. [SAGA-MOVE-029]',
    failure:
      '{quarry} {quarry, select, many {verlieren} other {verliert}} Boden{came, given, yes {: #}}. Der Abstand ist {gap} von 4. [SAGA-MOVE-029]',
  },
  breathed: {
    success: '{party}: noch bei Atem{came, given, yes {: #}}. [SAGA-MOVE-030]',
    failure:
      '{party}: außer Atem, \u2212{spent} in allen späteren Proben dieser Verfolgung{came, given, yes {: #}}. [SAGA-MOVE-030]',
  },
  turned: {
    atBay: '{quarry} {quarry, select, many {stellen} other {stellt}} sich. [SAGA-MOVE-031]',
    stop: '{quarry} {quarry, select, many {bleiben stehen und sind} other {bleibt stehen und ist}} wieder in der Unterredung. [SAGA-MOVE-035]',
  },
  gaveUp: '{pursuers} {pursuers, select, many {geben} other {gibt}} auf. [SAGA-MOVE-031]',
  ended: {
    caught: '{quarry} {quarry, select, many {sind} other {ist}} eingeholt.',
    away: '{quarry} {quarry, select, many {sind} other {ist}} entkommen.',
    atBay: 'Es kommt zu einer Begegnung.',
    gaveUp: 'Man trennt sich.',
    stopped: 'Die Verfolgung ist vorüber.',
  },
  contact: {
    ambushed:
      '{massCombat, select, yes {Die Verfolgten werden in der Schlacht auf dem Marsch überfallen.} other {Ein Kampf begänne auf Schwertdistanz; die erste Fußarbeit gilt als von den Verfolgern gewonnen.}}',
    meeting:
      '{massCombat, select, yes {Eine Begegnung zweier Heere: Eine Probe auf Taktik entscheidet, wer angreift.} other {Ein Kampf begänne auf Speerdistanz.}}',
  },
  outcome: {
    caught: 'Die Verfolgten wurden eingeholt{legs, plural, =0 {} one {, nach einer Etappe} other {, nach # Etappen}}.',
    away: 'Die Verfolgten entkamen{legs, plural, =0 {} one {, nach einer Etappe} other {, nach # Etappen}}.',
    atBay: 'Die Verfolgten stellten sich{legs, plural, =0 {} one {, nach einer Etappe} other {, nach # Etappen}}.',
    gaveUp: 'Die Verfolger gaben auf{legs, plural, =0 {} one {, nach einer Etappe} other {, nach # Etappen}}.',
    stopped:
      'Die Verfolgten blieben von selbst stehen{legs, plural, =0 {} one {, nach einer Etappe} other {, nach # Etappen}}.',
  },
  questions: {
    way: 'ein Weg für {party}',
    guess: 'welchen Weg {party} rät',
    rally: 'ob {party} vor dem Atemholen Führen versucht',
  },
  choices: {
    way: '{way}{words, given, yes {: {words, quoted}}}{lead, select, yes {, mit Führen} other {}}',
    guess: '{way} raten{words, given, yes {: {words, quoted}}}',
    atBay: 'sich stellen: das ist eine Begegnung',
    stop: 'stehen bleiben und wieder in die Unterredung',
    giveUp: 'aufgeben: man trennt sich',
    lead: 'Führen versuchen',
    breathe: 'ohne Führen Atem holen',
  },
  matters: { caught: 'ob die Verfolgten eingeholt werden' },
  settled: '{caught, select, yes {die Verfolgten werden eingeholt} other {die Verfolgten entkommen}}',
  thrownFor: {
    leg: '{quarry}: {way}, gegen {pursuers}',
    lead: '{party}: Führen',
    breath: '{party}: Ausdauer, um bei Atem zu bleiben',
  },
  verdicts: {
    leg: { success: 'Boden gewonnen', failure: 'Boden verloren', chance: 'Bodengewinn' },
    lead: { success: 'geholfen', failure: 'nicht geholfen', chance: 'Hilfe' },
    breath: { success: 'bei Atem', failure: 'außer Atem', chance: 'genug Atem' },
  },
  part: 'Etappe {number}.',
  tally: {
    'move.twiceTheMoves': 'zweimal die Bewegung eines Tages',
    'move.spent': 'außer Atem',
    'move.lead': 'durch Führen',
    'move.guessedRight': 'richtig geraten',
    'move.guessedWrong': 'falsch geraten',
  },
  fields: {
    seats: 'Plätze',
    quarry: 'Verfolgte',
    pursuers: 'Verfolger',
    gap: 'Abstand am Anfang',
    from: 'Wovon die Verfolgten ausbrechen',
    words: 'Die drei Wege an diesem Ort',
    onWater: 'Auf dem Wasser',
    leadTried: 'Führen heute versucht',
  },
  broken: {
    'move.stopInstead':
      '{party} ist aus einer Unterredung gegangen: Man kann stehen bleiben und wieder darin sein, sich stellen nicht.',
    'move.atBayInstead': '{party} kann sich stellen; stehen bleiben kann nur, wer aus einer Unterredung gegangen ist.',
    'move.openBarred':
      '{who} geht mit einer schweren Wunde am Bein, und der freie Weg ist {party} verwehrt. Nimm Gedeckt oder Rau.',
    'move.leadNotHere': 'Führen hilft {party} nur bei Proben mit dem Wert der Schwächsten.',
    'move.lead.today': '{party} hat Führen heute schon versucht.',
    'move.lead.failed': '{party} ist am Führen gescheitert und versucht es in dieser Szene nicht mehr.',
    'move.gapFrom':
      'Von dort beginnt eine Verfolgung mit Abstand {gap}. Lass den Abstand weg, oder sag nicht, woher sie kommt.',
  },
  board: {
    stand: 'Etappe {leg}, Abstand {gap} von 4',
    posts: { caught: 'eingeholt', away: 'entkommen' },
    side: '{side, capital}: {name}, {strength}{weary, plural, =0 {} other {, müde #}}{spent, plural, =0 {} other {, außer Atem #}}{lead, select, no {, Führen noch möglich} other {}}',
    legs: 'Etappen bisher',
    leg: 'Etappe {leg}: {way}, geraten {guess}; Abstand {before} auf {after}',
    ways: 'Chancen, dass der Abstand wächst',
    guessed: 'erraten',
    missed: 'nicht erraten',
    taken: 'am besten gewählt',
    bestGuess: 'am besten geraten',
    barred: 'durch eine Beinwunde verwehrt',
    best: 'Beide so gut sie können: {leg} je Etappe, {away} zu entkommen',
    ends: 'Wo es endet',
    ifCaught: 'Eingeholt: {contact}',
    ifMeeting: 'Gestellt: {contact}',
  },
  aloud: {
    stand: 'Etappe {leg}, Abstand {gap} von 4.',
    you: 'Du: {name}, {going}{spent, plural, =0 {} other {, außer Atem #}}.',
    way: '{way}: {guessed} Prozent, wenn sie es erraten, {missed}, wenn nicht.',
    guess: '{way}: Sie gewinnen Boden mit {guessed} Prozent, wenn du es errätst, mit {missed}, wenn nicht.',
    barred: '{way} ist verwehrt.',
    chosen: '{name} {name, select, many {haben} other {hat}} gewählt.',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
