import type { DISCUSSION_TELLING as ENGLISH } from '../../en/discussion/telling.js';
import type { SameKeys } from '../../say/index.js';

export const DISCUSSION_TELLING = {
  opening: '{use, given, yes {#. }}{place, given, yes {{place, line} }}Anwesend: {people, and}.',
  one: '{name}{is, select, crowd { (eine Menge)} army { (ein Heer)} other {}}',
  matter: '{context, quoted}, {topic, quoted}',
  said: '{as, given, yes {#: {text, spoken}} no {{text, line}}}',
  stated: '{listener} hat von {topic, quoted} schon gehört. Was sich seither geändert hat: {changed, quoted}.',
  reopened: 'Mit {listener} kann wieder über {topic, quoted} gesprochen werden. [SAGA-TALK-021]',
  staysClosed:
    'Solange sich nichts geändert hat, wird mit {listener} nicht über {topic, quoted} gesprochen. [SAGA-TALK-017]',
  motivesOf: '{who}: {told}',
  appealed:
    '{talker} richtet einen Appell an {alone, select, yes {sich selbst} other {{to, and}}}: {response, quoted}. Die Sache: {matter}.{other, given, yes { Für #.}}{changed, given, yes { Was sich geändert hat: {changed, quoted}.}}',
  otherMatter: '{who} ist es {matter}',
  listens: '{who} hört zu.',
  ignores: '{who} hat genug gehört und geht nicht darauf ein. [SAGA-TALK-014]',
  made: '{who, select, you {Du bringst} other {# bringt}} den Appell vor.',
  heard: {
    reached: 'Er erreicht {who, and}{came, given, yes {: #}}.',
    missed: 'Er erreicht {who, and} nicht{came, given, yes {: #}}. Nichts ändert sich.',
    several:
      'Ein Wurf für alle{total, given, yes {, #}}: {reached, given, yes {er erreicht {reached, and}} no {er erreicht niemanden}}{missed, given, yes {, nicht aber {missed, and}}}.',
    withDifficulty: '{who}{difficulty, given, yes { (Schwierigkeit #)}}',
  },
  moved:
    '{who} ist bewegt{came, given, yes {: #}}. Von jetzt an ist {motive} das Leitmotiv von {who} in {matter}{by, given, yes {, geweckt von #{rating, given, yes { mit #}}}}. [{rule}]',
  unmoved: '{who} hat es gehört und bleibt unbewegt{came, given, yes {: #}}.',
  ended: {
    withdrawn: 'Der Appell bleibt liegen. Niemand hat ihn gehört. [SAGA-TALK-019]',
    ignored: 'Niemand hört zu, also wird nicht gewürfelt, und niemand hat ihn gehört. [SAGA-TALK-019]',
    closed: 'In der Sache hat sich nichts geändert, also unterbleibt der Appell. [SAGA-TALK-017]',
  },
  noMore: '{who, select, you {Du hast} other {# hat}} vorerst nichts mehr zu sagen.',
  leaving: '{who, and} {n, plural, one {geht} other {gehen}} zur Tür.',
  letGo: '{who, select, you {Du lässt} other {# lässt}} sie gehen.',
  stopped: '{by, select, you {Du versuchst} other {# versucht}}, {who, and} aufzuhalten.',
  goesAfter: '{by, select, you {Du gehst} other {# geht}} {who, and} nach.',
  cameBack:
    '{who, and} {n, plural, one {ist} other {sind}} wieder da. Was gehört wurde, zählt weiter, und vor dem nächsten Versuch wird noch ein Appell gehört. [SAGA-MOVE-035]',
  sending: '{by, select, you {Du willst} other {# will}} {who, and} aus dem Raum haben: {how, quoted}.',
  staysHere: '{who, and} {n, plural, one {bleibt} other {bleiben}} im Raum.',
  away: {
    left: '{who, and} {n, plural, one {ist} other {sind}} gegangen.',
    sentAway: '{who, and} {n, plural, one {ist} other {sind}} fort: {how, quoted}.',
  },
  drewSteel: '{attackers, and} {n, plural, one {geht} other {gehen}} auf {against, and} los.',
  tookSides: {
    none: '{who, select, you {Du hältst dich} other {# hält sich}} aus dem Kampf heraus.',
    joined: '{names, and} {n, plural, one {steht} other {stehen}} {beside, and} bei.',
  },
  fought: 'Der Kampf ist vorbei.{gone, given, yes { Nicht mehr im Raum: {gone, and}.}} Wer da ist, spricht weiter.',
  over: 'Niemand hat noch etwas zu sagen. Die Unterredung ist vorbei.',
  outcome: {
    driven: '{motive} ist jetzt das Leitmotiv von {who} in {matter}{by, given, yes {, geweckt von #}}.',
    nobody: 'Niemand hat ein neues Leitmotiv.',
    appeals:
      '{n, plural, =0 {Kein Appell wurde vorgebracht.} one {# Appell wurde vorgebracht.} other {# Appelle wurden vorgebracht.}}',
    gone: 'Nicht mehr im Raum: {names, and}.',
  },
  replies: {
    moved: {
      one: 'Zu {topic, inner}: Das spricht {motive, my, acc} an.',
      two: '{motive, my, nom, capital} hat dich gehört. So sei es, zu {topic, inner}.',
      three: 'Bei {topic, inner} halte ich mich von jetzt an an {motive, my, acc}.',
    },
    unmoved: {
      one: 'Zu {topic, inner}: Ich habe dich gehört, doch {motive, my, nom} schweigt.',
      two: 'Gut gesprochen über {topic, inner}. Für {motive, my, acc} ist es nicht genug.',
      three: 'Du sprachst zu {motive, my, dat}. Bei {topic, inner} bleibe ich, wie ich bin.',
    },
    missed: {
      one: 'Zu {topic, inner}: Das erreicht {motive, my, acc} nicht.',
      two: 'Du suchst {motive, my, acc}. Mit {topic, inner} ist da nichts zu finden.',
      three: '{topic, inner}? Das hat {motive, my, dat} nichts zu sagen.',
    },
    ignored: {
      one: 'Ich habe genug gehört. Kein Wort mehr über {topic, inner}.',
      two: 'Lass {motive, my, acc} in Ruhe; von {topic, inner} höre ich nichts mehr an.',
      three: '{topic, inner}: nichts mehr davon.',
    },
  },
} as const satisfies SameKeys<typeof ENGLISH>;
