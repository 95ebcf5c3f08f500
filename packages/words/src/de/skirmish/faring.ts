import type { SKIRMISH_FARING as ENGLISH } from '../../en/skirmish/faring.js';
import type { SameKeys } from '../../say/index.js';

export const SKIRMISH_FARING = {
  opening:
    'Ein Scharmützel: {a} gegen {b}, {figures} Figuren auf {width} mal {height} Feldern. {surprised, given, yes {Überrascht: #. }}Jede Runde hat eine Eröffnung, den Nahkampf, das Ritual und ihr Ende.',
  part: 'Runde {number}.',
  roundBegan: 'Runde {round}.',
  surprise: 'Überraschung! Diese Runde gehört {band} allein. [WARBAND-ROUND-001]',
  priorityWon: 'Vorrang für {band}{came, given, yes {: #}}. [WARBAND-PRIORITY-002]',
  phaseBegan: {
    opening: 'Die Eröffnung: Wege, Schüsse und Zauber.',
    melee: 'Der Nahkampf: Hiebe fallen.',
    ritual: 'Das Ritual: langsame Zauber.',
  },
  tiredOfIt: 'Genug davon für {band}: Sagt es auch die andere Seite, ist der Kampf vorbei. [WARBAND-ROUND-010]',
  readied: '{figure} macht {item, the, acc} bereit: {kept}. [WARBAND-ACTION-005]',
  tookItem: '{figure} nimmt {item, the, acc}{from, given, yes { von {from, dat}}}: {kept}. [WARBAND-ACTION-006]',
  used: '{figure} benutzt {item, the, acc}{gone, given, yes {, bis nichts mehr übrig ist}}. [WARBAND-ACTION-007]',
  didOther: '{figure}: {text, quoted}. [WARBAND-ACTION-009]',
  dismounted: '{figure} ist jetzt zu Fuß. [WARBAND-GEAR-011]',
  protects: '{figure} stellt sich vor {ally} und fängt in dieser Runde jeden Hieb auf. [WARBAND-ACTION-010]',
  works: {
    reload: '{figure} verwendet die ganze Runde darauf, {item, the, acc} zu laden. [WARBAND-ACTION-011]',
    search: '{figure} verwendet die ganze Runde darauf, {item, the, acc} zu suchen. [WARBAND-ACTION-013]',
  },
  workDone: {
    reload: '{figure} hat {item, the, acc} geladen. [WARBAND-ACTION-011]',
    search: '{figure} hat {item, the, acc} gefunden: {kept}. [WARBAND-ACTION-013]',
  },
  depleted: '{figure} verbraucht {item, the, acc}. [WARBAND-GEAR-009]',
  guarded: '{figure} schlägt nicht zu und geht in Abwehr: Rüstung +1 in dieser Runde. [WARBAND-MELEE-020]',
  rallied: '{figure} schlägt nicht zu und sammelt die Söldner: +2 auf ihre Moral in dieser Runde. [WARBAND-MELEE-021]',
  spellDeclared: '{figure} beginnt mit dem Zauber {spell, quoted}{on, given, yes { auf #}}. [WARBAND-SPELL-004]',
  spellCast:
    '{figure} wirkt {spell, quoted}{on, given, yes { auf #}}{came, given, yes {, und zwar sofort: #}}{to, plural, =0 {} other {; das hält bis zum Ende von Runde # an}}. [{rule}]',
  spellDelayed:
    '{figure} braucht für {spell, quoted} länger, bis zum Ritual{came, given, yes {: #}}. [WARBAND-SPELL-007]',
  spellLost:
    '{figure} ist gestört worden, und aus {spell, quoted} wird nichts. Der Zauber bleibt vorbereitet. [WARBAND-SPELL-008]',
  spellGivenUp:
    '{figure} kämpft lieber und gibt {spell, quoted} auf. Der Zauber bleibt vorbereitet. [WARBAND-SPELL-013]',
  effectOver: 'Die Wirkung von {name, quoted}{on, given, yes { auf #}} ist vorbei. [WARBAND-PHASE-008]',
  fell: {
    slain: '{figure} fällt. [WARBAND-VANQUISH-001]',
    dead: '{figure} ist tot. [WARBAND-HEALTH-008]',
    subdued: '{figure} ist überwältigt, am Leben und gefangen. [WARBAND-SUBDUE-003]',
  },
  atDeathsDoor: '{figure} hat keine TP mehr: Ein Todeswurf entscheidet. [WARBAND-HEALTH-003]',
  bledToDeath: '{figure} verblutet. [WARBAND-HEALTH-007]',
  gotMight: 'Dieser Tod macht {figure} stärker: Kampfkraft +1. [WARBAND-HEALTH-019]',
  deathSaved:
    '{lives, select, yes {{figure} lebt{came, given, yes {: #}}. Aber die Wunde blutet: Ohne Erste Hilfe ist es in zwei Runden vorbei. [WARBAND-HEALTH-005]} other {{figure} stirbt{came, given, yes {: #}}. [WARBAND-HEALTH-004]}}',
  aided:
    '{worked, select, yes {{figure} stillt die Blutung{patient, given, yes { bei #}}} other {{figure} kann die Blutung{patient, given, yes { bei #}} nicht stillen}}{came, given, yes {: #}}. [{rule}]',
  triggered: {
    third:
      'Bei {group} {thirds, plural, one {ist ein Drittel} other {sind zwei Drittel}} verloren: eine Moralprobe. [WARBAND-MORALE-004]',
    leader: 'Der Verlust der Führung fährt {group} in die Glieder. [WARBAND-MORALE-005]',
    ambush: 'Der Hinterhalt fährt {group} in die Glieder. [WARBAND-MORALE-006]',
    horror: 'Das Grauen fährt {group} in die Glieder. [WARBAND-MORALE-007]',
    allies: 'Dass die eigenen Leute aufgeben, fährt {group} in die Glieder. [WARBAND-MORALE-008]',
    held: 'Der Griff des Gegners fährt {group} in die Glieder. [WARBAND-GRAPPLE-017]',
    refused: 'Ein Zweikampf wurde ausgeschlagen: Moralprobe bei {group}. [WARBAND-TACTIC-008]',
    banner: 'Das Banner ist verloren: Moralprobe bei {group}. [WARBAND-TACTIC-017]',
    duel: 'Im Zweikampf ist gefallen, wer anführte: Das fährt {group} in die Glieder. [WARBAND-TACTIC-010]',
  },
  leaderLost: '{figure} führt niemanden mehr. [WARBAND-MORALE-005]',
  circumstancesSaid: 'Die Spielleitung zu den Umständen bei {group}: {by, signed}. [WARBAND-MORALE-014]',
  checkedMorale: {
    holds:
      'Moralprobe bei {group}{face, given, yes {: #, höchstens {chance} erlaubt}}. Der Mut reicht. [WARBAND-MORALE-019]',
    fails:
      'Moralprobe bei {group}{face, given, yes {: #, höchstens {chance} erlaubt}}. Der Mut ist dahin. [WARBAND-MORALE-015]',
    disorder: 'Moralprobe bei {group}: eine 12, und das ist das Schlimmste. [WARBAND-MORALE-018]',
  },
  retreats:
    '{figures, and} {figures, select, many {ziehen} other {zieht}} sich {disorder, select, yes {kopflos zurück. [WARBAND-MORALE-018]} other {geordnet zurück. [WARBAND-MORALE-015]}}',
  offersSurrender:
    'Es gibt keinen Ausweg mehr, und von {group} kommt das Angebot, sich zu ergeben. [WARBAND-MORALE-016]',
  surrendered:
    '{figures, and} {figures, select, many {ergeben} other {ergibt}} sich und {figures, select, many {sind} other {ist}} gefangen. [WARBAND-MORALE-037]',
  toTheDeath:
    'Keine Gnade: {figures, and} {figures, select, many {kämpfen} other {kämpft}} bis zum Tod. [WARBAND-MORALE-017]',
  horror: 'Etwas Grauenhaftes zeigt sich {group}. [WARBAND-MORALE-007]',
  thresholdSet:
    'Von jetzt an geht der Vorrang an {band} bei {threshold, plural, =0 {keinem Wurf} =1 {einer 1} other {1 bis #}}. [WARBAND-PRIORITY-003]',
  gotAdvantage: '{figure} ist in dieser Runde im Vorteil. [WARBAND-MOD-016]',
  blinded:
    '{figure} ist geblendet, {rounds, plural, one {in dieser Runde} other {# Runden lang, mit dieser}}. [WARBAND-MOD-018]',
  healed: '{figure} bekommt {points} TP zurück. [WARBAND-HEALTH-027]',
  restored: '{figure} hat {what, the, acc} wieder. [WARBAND-GEAR-009]',
  roused: '{figures, and} {figures, select, many {wissen} other {weiß}} jetzt vom Gegner. [WARBAND-VANQUISH-009]',
  quiet:
    '{n, plural, one {Eine Runde ohne Kampf} other {# Runden ohne Kampf}}: Nach {most} in Folge ist es vorbei. [WARBAND-ROUND-010]',
  ended: {
    won: 'Von {loser} kämpft niemand mehr. Sieg für {winner}. [WARBAND-ROUND-009]',
    bothGone: 'Auf keiner Seite kämpft noch jemand, und niemand hat gewonnen. [WARBAND-ROUND-009]',
    agreed: 'Beide Seiten haben genug, und niemand hat gewonnen. [WARBAND-ROUND-010]',
    quiet: 'Niemand will mehr kämpfen, und niemand hat gewonnen. [WARBAND-ROUND-010]',
  },
  tookLonger: 'Mit allem, was danach kam, hat es {minutes} Minuten gedauert. [WARBAND-MORALE-030]',
  foundAfter:
    '{lives, select, yes {{figure} liegt lebend unter den Gefallenen} other {{figure} ist tot}}{came, given, yes {: #}}. [WARBAND-SAGA-013]',
  woundSided: 'Die Wunde von {figure} {at}: {side, select, left {links} other {rechts}}. [WARBAND-SAGA-012]',
  renamed: '{was} heißt jetzt {name}.',
  group: {
    graded: '{grade, select, weak {den Ungeübten} strong {den Erprobten} other {den Geübten}} von {band}',
    called: '{called} von {band}',
  },
  sums: {
    save: 'Rettungswurf von {figure, dat}',
    aid: 'Erste Hilfe von {figure}',
    morale: 'Moral bei {group}',
  },
  thrownFor: {
    priority: 'Vorrang',
    row: '{way, select, shot {{by} schießt auf {target}} throw {{by} wirft auf {target}} other {{by} greift {target} an}}',
    allyDie: 'wen die verirrten Würfel von {by, dat} treffen',
    woundDie: 'wo {figure} verwundet ist',
    whichHand: 'welche Hand von {figure} es ist',
    hinderDie: 'ob {by} {target} am Boden hält',
    riseContest: '{figure} gegen {over}, um aufzustehen',
    riseReply: '{over} gegen {figure}, um den Platz zu halten',
    retreatSave: 'ob {figure} aus dem Nahkampf kommt',
    gambitDie: '{by} versucht, {what}',
    contest: '{by} ringt mit {target}',
    contestReply: '{target} wehrt sich gegen {by}',
    breakOutDice: '{figure} will sich losreißen',
    spellSave: 'ob {figure} sofort zaubert',
    deathSave: 'ob {figure} lebt',
    deathWound: 'welche Wunde {figure} behält',
    survival: 'ob {figure} noch lebt',
    woundSide: 'auf welcher Seite {figure} verwundet ist',
    aidTest: 'Erste Hilfe von {figure}{patient, given, yes { für #}}',
    moraleDie: 'die Moral bei {group}',
  },
  results: {
    critical: 'kritisch',
    hit: 'Treffer',
    miss: 'daneben',
    ally: 'in die eigenen Leute',
    holds: 'Standhalten',
    fails: 'Wanken',
    disorder: 'kopflose Flucht',
  },
  verdicts: {
    row: { success: 'ein Treffer', failure: 'kein Treffer', chance: 'einen Treffer' },
    morale: { success: 'sie hält', failure: 'sie bricht', chance: 'Standhalten' },
    priority: { success: 'Seite A', failure: 'Seite B', chance: 'Vorrang für Seite A' },
    hinder: { success: 'am Boden gehalten', failure: 'vergebens', chance: 'das Niederhalten' },
    retreat: { success: 'heil heraus', failure: 'getroffen', chance: 'ein heiles Entkommen' },
    gambit: { success: 'es gelingt', failure: 'es misslingt', chance: 'Erfolg' },
    spell: { success: 'sofort', failure: 'im Ritual', chance: 'einen schnellen Zauber' },
    death: { success: 'am Leben', failure: 'tot', chance: 'das Überleben' },
    aid: { success: 'gestillt', failure: 'vergebens', chance: 'Erfolg' },
    survival: { success: 'am Leben', failure: 'tot', chance: 'das Überleben' },
    hand: { success: 'die linke', failure: 'die rechte', chance: 'die linke Hand' },
  },
  outcome: {
    ended:
      '{winner, given, yes {Sieg für #} no {Niemand hat gewonnen}}, Runde {rounds}: {ending, capital}. Der Kampf hat {minutes} Minuten gedauert.',
    band: '{name}: {standing, plural, =0 {niemand} other {#}} von {all} noch auf den Beinen.',
    gone: '{fate, capital}: {figures, and}.',
    alive: 'Unter den Gefallenen am Leben, schwer verletzt: {figures, and}.',
    hurt: '{figure}: {hp} von {most} TP{wounds, given, yes {, verwundet: {wounds, commas}}}.',
    wound: '{wound}{permanent, given, yes { (bleibend)}}',
    captured: 'Gefangen: {figures, and}.',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
