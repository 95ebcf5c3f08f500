import type { SameKeys } from '@warmoot/words/say';
import type { MARCH_GUIDE as ENGLISH } from './words.en.js';

export const MARCH_GUIDE = {
  road: {
    title: 'Straßen',
    text: 'Wege zählen in Strecken, je einen halben Tagesmarsch. Zu Fuß hast du {foot} Bewegung am Tag, beritten {mounted}; offen kostet {open}, eng {closed}.',
    picture: 'Eine Straße aus vier Strecken: offen, eng, offen, und das Ziel',
    spans: { open: 'offen {cost}', closed: 'eng {cost}' },
  },
  pace: {
    title: 'Weg und Gangart',
    text: 'Jeden Morgen wählen alle beides geheim; dann ziehen alle zugleich. Was du an Bewegung gewinnst, verlierst du an Augen und Stille.',
    paces: {
      careful: { name: 'Vorsichtig', does: '−{by} Bewegung, +{by} Verbergen, Bemerken' },
      steady: { name: 'Stetig', does: 'wie du bist' },
      forced: { name: 'Eilmarsch', does: '+{by} Bewegung, −{by} Verbergen, Bemerken; macht müde' },
      rest: { name: 'Rast', does: 'du bleibst und wirst frischer' },
    },
  },
  notice: {
    title: 'Wer wen sieht',
    text: 'Wer sich nahe kommt, probt Bemerken gegen Verbergen, jeder für sich. Wem es misslingt, dem sagt es niemand, und niemand fragt ihn.',
    yours: 'Würfel + Bemerken',
    theirs: '{base} + Verbergen',
  },
  meet: {
    title: 'Ran, halten, ausweichen',
    text: 'Wer die anderen sieht, wählt eines geheim, und beides wird zugleich gezeigt. Vor Leuten, die nichts gesehen haben:',
    fates: {
      close: { name: 'Ran', does: 'ein Hinterhalt' },
      hold: { name: 'Halten', does: 'du liegst auf der Lauer' },
      evade: { name: 'Ausweichen', does: 'du entschlüpfst' },
      both: { name: 'Beide sehen', does: 'Begegnung, Verfolgung, Patt' },
    },
  },
  stores: {
    title: 'Brot und müde Beine',
    text: 'Proviant reicht {food} Tage, {skins} Wasserschläuche einen. Wer darbt oder am Eilmarsch scheitert, ist müde: −1 auf alles, höchstens {weary} Stufen.',
    food: 'Tage je Proviant',
    foodBy: 'oder was das Land gibt',
    weary: 'Stufen, nicht mehr',
    wearyBy: 'ein Tag Rast nimmt eine',
  },
  ends: {
    title: 'Was daraus wird',
    text: 'Es endet, wenn die Gruppe, die etwas wollte, es hat, aufgehalten ist oder aufgibt. Unterwegs gibt es andere Szenen:',
    fates: {
      fight: { name: 'Ein Kampf', does: 'Zweikampf, ab 15 eine Schlacht' },
      chase: { name: 'Eine Verfolgung', does: 'Etappe um Etappe, bis zum Abend' },
      talk: { name: 'Ein Gespräch', does: 'wenn beide abwarten' },
      past: { name: 'An Wachen vorbei', does: 'Verbergen gegen Bemerken' },
    },
  },
  trial: {
    title: 'An der Wache vorbei',
    approach: 'Wren geht über',
    marks: 'Die Wache achtet auf',
    watch: 'Die Wache',
    ford: 'Die Furt',
    weir: 'Das Wehr',
    wren: 'Verbergen {hide}, allein',
    hugo: 'Bemerken {notice}: +{by}, wo sie achten, −{by} sonst',
    success: 'Vorbei',
    failure: 'Gesehen',
    succeeding: 'vorbeizukommen',
    adds: 'ihr Verbergen',
    total: 'Summe',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
