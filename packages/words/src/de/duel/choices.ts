import type { DUEL_CHOICES as ENGLISH } from '../../en/duel/choices.js';
import type { SameKeys } from '../../say/index.js';

export const DUEL_CHOICES = {
  bothEmpty: 'beide Hände leer',
  hands: 'links {left, given, yes {#} no {nichts}}, rechts {right, given, yes {#} no {nichts}}',
  bareHands: 'bloßen Händen',
  toolWith:
    '{item, given, yes {{item, the, dat}{twice, select, yes { in {hand, the, dat}} other {}}} no {{hand, the, dat}}}',
  toolDropped:
    '{item, given, yes {{item, the, acc}{twice, select, yes { in {hand, the, dat}} other {}}} no {{hand, the, acc}}}',
  acts: {
    ready: '{act}: {hands}',
    kill: '{target} töten',
    breakFree: '{act} von {target}',
    aimed:
      '{act} {act, select, quickAttack {auf} viciousAttack {auf} controlledAttack {auf} other {gegen}} {target}{tool, given, yes { mit #}}{both, select, yes { in beiden Händen} other {}}',
  },
  letting: {
    ready: 'bereitmachen ({hands})',
    drop: '{tools, and} fallen lassen',
    release: '{names, and} loslassen',
    all: '{all, given, yes {, dabei {all, and}}}',
  },
  answers: {
    dodge: 'Ausweichen nach {square}{distances, given, yes {: #}}',
    parry: 'Parade mit {tool}{both, select, yes { in beiden Händen} other {}}',
  },
  against: '{victim} gegen {attacker}',
  moves: {
    to: 'nach {square}',
    push: '{name} nach {square} stoßen{distances, given, yes {: #}}',
    stay: 'auf {square} bleiben{distances, given, yes {: #}}',
    move: 'nach {square} ziehen{distances, given, yes {: #}}',
  },
  plain: {
    done: 'niemand schließt sich mehr an',
    fightOn: 'weiterkämpfen',
    surrender: 'sich ergeben',
    breakOff: 'den Abbruch anbieten',
    accept: 'die Kapitulation annehmen',
    refuse: 'ablehnen und weiterkämpfen',
    wait: 'sich heraushalten',
    leave: 'vom Spielfeld gehen und fliehen',
    kill: 'töten',
    spare: 'verschonen',
  },
  pair: '{own} gegen {enemy} stellen',
  joinUp: '{who} schließt sich an{combat, given, yes {: #}}',
  join: 'gegen {enemy} antreten',
  protectNothing: 'nichts schützen',
  part: '{part, the, nom}',
  questions: {
    pair: 'wer gegen wen kämpft',
    joinUp: 'wer sich welchem Gefecht anschließt',
    declare: 'ob weitergekämpft wird',
    acceptSurrender: 'ob {name, possessive} Kapitulation angenommen wird',
    join: 'gegen wen {name} antritt, wenn überhaupt',
    move: 'wohin {name} zieht, {most, plural, =1 {0 oder 1 Feld} other {{least, plural, =0 {bis zu {most} Felder} other {# oder {most} Felder}}}}',
    chooseActs: 'eine Aktion',
    defend: 'eine Verteidigung',
    protect: 'welcher Körperteil vor {name, possessive} {act, alone, dat} geschützt wird',
    place: 'an welchem Körperteil {name, possessive} {severity, select, minor {leichte} major {schwere}} Wunde sitzt',
    goTo: {
      push: 'wohin {mover} gestoßen wird',
      dodge: 'wohin {mover} ausweicht, da das genannte Feld besetzt ist',
      closing: 'wohin {mover} an {other} heranrückt',
      following: 'ob {mover} {other} folgt',
    },
    finish: 'ob {name} getötet oder verschont wird',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
