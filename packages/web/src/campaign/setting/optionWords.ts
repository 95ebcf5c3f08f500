import type { CampaignOptions } from '@warmoot/rules';
import { type Both, both } from '../../scenes/shared/bilingual.js';

type Flag = { [K in keyof CampaignOptions]-?: CampaignOptions[K] extends boolean ? K : never }[keyof CampaignOptions];
type Choice = 'saga.generation.others' | 'saga.wealth.timing' | 'saga.carry.awkwardShape';

/** The options of a campaign in words. */
export const OPTIONS = {
  /** Answered by yes or no. */
  flags: {
    'saga.table.openSheets': both('Sheets lie open to all', 'Bögen liegen für alle offen'),
    'saga.check.allowRetry': both('The same check may be made again', 'Dieselbe Probe darf wiederholt werden'),
    'saga.events.plagueDeaths': both('A plague can kill', 'Eine Seuche kann töten'),
    'saga.events.magic': both('Events may bring magic', 'Ereignisse dürfen Magie bringen'),
    'saga.carry.mirrorObjects': both('Objects may be flipped over', 'Gegenstände dürfen gewendet werden'),
    'saga.first.borrowMissing': both(
      'First edition: what it lacks is borrowed',
      'Erste Ausgabe: Was ihr fehlt, wird geborgt',
    ),
    'saga.first.retireDriving': both(
      'First edition: what drives somebody can be played out',
      'Erste Ausgabe: Was jemanden treibt, kann ausgespielt werden',
    ),
  } satisfies Record<Flag, Both<string>>,
  /** With a few answers each. */
  choices: {
    'saga.generation.others': both('Ratings of other characters', 'Werte anderer Figuren'),
    'saga.wealth.timing': both('Wealth moves', 'Reichtum ändert sich'),
    'saga.carry.awkwardShape': both('An awkward object is', 'Ein sperriger Gegenstand ist'),
  } satisfies Record<Choice, Both<string>>,
  answers: {
    distribution: both('by the distribution', 'nach der Verteilung'),
    guide: both('by the guide', 'nach dem Leitfaden'),
    mainDice: both('by the dice of main characters', 'mit den Würfeln der Hauptfiguren'),
    byHand: both('by hand', 'von Hand'),
    thirdScene: both('with the third scene', 'mit der dritten Szene'),
    yearly: both('at the reckoning', 'bei der Abrechnung'),
    hook: both('a hook of four', 'ein Haken aus vier'),
    three: both('three in a row', 'drei in einer Reihe'),
  },
  castSize: both('Main characters for each player', 'Hauptfiguren für jeden Spieler'),
  least: both('Fewest', 'Wenigste'),
  most: both('Most', 'Meiste'),
  reckoningDay: both('Day of the reckoning', 'Tag der Abrechnung'),
  lastDay: both('Number in the year; empty is the last day', 'Nummer im Jahr; leer ist der letzte Tag'),
  months: both('Months', 'Monate'),
  seasons: both('Seasons', 'Jahreszeiten'),
  partsHint: both(
    'One to a line, name and days. Months and seasons add up to the same year; left empty, they are the usual ones.',
    'Je Zeile einer, Name und Tage. Monate und Jahreszeiten ergeben dasselbe Jahr; leer sind es die üblichen.',
  ),
  wrong: both('these do not go together', 'das passt nicht zusammen'),
  coins: both('Coins that make one small thing', 'Münzen, die ein kleines Ding ausmachen'),
} as const;
