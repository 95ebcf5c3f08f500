import type { AID as ENGLISH_AID, HEALING as ENGLISH_HEALING } from '../en/healing.js';
import type { SameKeys } from '../say/index.js';

export const HEALING = {
  opening: 'Die Genesung von {patient} mit {wounds, plural, one {# Wunde} other {# Wunden}}.',
  dayBegan: 'Tag {day}. {healer, given, yes {#} no {Niemand}} behandelt {patient}.',
  cannotHeal: '{wound} kann heute nicht heilen: {reasons, and}.',
  wound: 'Die {severity, select, minor {leichte} major {schwere}} Wunde {part, am, dat}',
  someWound: 'Eine Wunde',
  reason: '{why} [{rule}]',
  bars: {
    'SAGA-DUEL-HEAL-001': 'niemand behandelt sie',
    'SAGA-DUEL-HEAL-002': 'das Verbandszeug dafür fehlt',
    'SAGA-DUEL-HEAL-010': 'sie ist eben erst leicht geworden',
    'SAGA-DUEL-HEAL-013': 'sie ist noch keinen Tag alt',
    'SAGA-DUEL-HEAL-014': 'die verwundete Person kann niemanden behandeln',
    'SAGA-DUEL-HEAL-016': 'Essen, Wasser oder Schlaf fehlte',
    'SAGA-DUEL-HEAL-017': 'sie ist nass oder schmutzig',
    'SAGA-DUEL-HEAL-019': 'das Bett wurde verlassen',
    'SAGA-DUEL-HEAL-020': 'die verwundete Person ist umhergegangen',
    'SAGA-DUEL-HEAL-021': 'der Arm wurde gebraucht',
  },
  barred: 'verhindert',
  checkSucceeded:
    '{healer} hat an Tag {day} bei den {severity, select, minor {leichten} major {schweren}} Wunden Erfolg.',
  checkFailed: 'Kein Erfolg an Tag {day} bei den {severity, select, minor {leichten} major {schweren}} Wunden.',
  marked: '{wound} hat {marks, plural, one {# Erfolg} other {# Erfolge}} von 4.',
  becameMinor: '{wound} ist jetzt eine leichte.',
  healed: '{wound} ist verheilt.',
  recovered: '{patient} ist an Tag {day} genesen.',
  left: 'eine {severity, select, minor {leichte} major {schwere}} Wunde {part, am, dat}{marks, plural, =0 {} one { (# Erfolg)} other { (# Erfolge)}}',
  stillHas: 'Nach Tag {day} hat {patient} noch {wounds, and}.',
  tally: { base: 'Grundwert', difficulty: 'Schwierigkeit', treatingOneself: 'Selbstbehandlung' },
  broken: {
    'healing.twoMajors':
      'Zwei schwere Wunden {part, given, yes {{part, am, dat}} no {am selben Körperteil}}; mehr als eine hat ein Körperteil nie.',
  },
} as const satisfies SameKeys<typeof ENGLISH_HEALING>;

export const AID = {
  opening: '{victim} hat eine schwere Wunde am Kopf und stirbt binnen einer Stunde. Minute {minute}.',
  waited: '{helper} wartet.',
  aidFailed: '{helper} kann es in Minute {minute} nicht aufhalten{came, given, yes {: #}}.',
  saved: '{helper} rettet {victim} in Minute {minute}{came, given, yes {: #}}.',
  timePassed: 'Es vergeht Zeit: Minute {minute}.',
  died: '{victim} stirbt in Minute {minute}.',
  giveAid: 'ob {victim} geholfen wird',
  thrownFor: 'Erste Hilfe für {victim}',
  board: {
    hour: 'Die Stunde',
    dies: '{victim} stirbt in Minute {hour}, wenn niemand hilft. Es ist Minute {minute}.',
    helpers: 'Wer helfen kann',
    helper:
      '{name}: {state, select, had {war in diesen zehn Minuten schon an der Reihe} bare {hat nichts zum Behandeln} late {ist ab Minute {from} da} other {kann jetzt helfen}}.',
  },
  choices: { aid: 'helfen', wait: 'warten' },
  wasSaved: '{by, given, yes {#} no {Jemand}} hat {victim} in Minute {minute} gerettet.',
  hasDied: '{victim} ist in Minute {minute} gestorben.',
  tally: { base: 'Grundwert', difficulty: 'Schwierigkeit' },
  broken: {
    'aid.victimCannot':
      '{who} hat eine schwere Wunde am Kopf und kann niemandem helfen, sich selbst am wenigsten. Nenne jemand anderen.',
  },
} as const satisfies SameKeys<typeof ENGLISH_AID>;
