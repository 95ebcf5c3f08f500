import type { FighterName } from '@warmoot/rules';
import { both } from '../../words/bilingual.js';

/** The ready-made fighters by name. */
const FIGHTER_WORDS = {
  militiaman: both('Militiaman', 'Milizionär'),
  brawler: both('Brawler', 'Raufbold'),
  swordsman: both('Swordsman', 'Schwertkämpfer'),
  knight: both('Knight', 'Ritter'),
  duellist: both('Duellist', 'Fechter'),
  halberdier: both('Halberdier', 'Hellebardier'),
  raider: both('Raider', 'Plünderer'),
  champion: both('Champion', 'Kämpe'),
  wrestler: both('Wrestler', 'Ringer'),
  scout: both('Scout', 'Kundschafter'),
} as const satisfies Record<FighterName, unknown>;

/** What the pages say on which scenes are set up. */
export const SETUP = {
  title: both('Set up a scene', 'Eine Szene aufbauen'),
  kinds: both('What is played', 'Was gespielt wird'),
  edition: both('Edition', 'Ausgabe'),
  second: both('second', 'zweite'),
  first: both('first', 'erste'),
  side: both(
    (nth: number) => `Side ${nth}`,
    (nth) => `Seite ${nth}`,
  ),
  add: both('Add somebody', 'Noch jemand'),
  remove: both(
    (name: string) => `Take ${name} out`,
    (name) => `${name} herausnehmen`,
  ),
  name: both('Name', 'Name'),
  kind: both('Fights as', 'Kämpft als'),
  playedBy: both('Played by', 'Gespielt von'),
  nobodyYet: both('nobody yet', 'noch niemandem'),
  distance: both('They begin at', 'Sie beginnen auf'),
  distances: {
    dagger: both('Dagger distance', 'Dolchabstand'),
    sword: both('Sword distance', 'Schwertabstand'),
    spear: both('Spear distance', 'Speerabstand'),
  },
  begin: both('Begin the duel', 'Den Zweikampf anfangen'),
  beginCheck: both('Begin the check', 'Die Probe anfangen'),
  beginScene: both('Begin the scene', 'Die Szene anfangen'),
  start: both('Ready-made start', 'Fertiger Anfang'),
  yes: both('yes', 'ja'),
  no: both('no', 'nein'),
  asData: both('As data', 'Als Daten'),
  notData: both('This is not JSON', 'Das ist kein JSON'),
  needsSeats: both(
    (least: number) => `Needs ${least} who play; add a computer player or invite somebody`,
    (least) => `Braucht ${least}, die spielen; setz einen Computer dazu oder lade jemanden ein`,
  ),
  proposeIt: both('Propose it', 'Vorschlagen'),
  emptyHands: both('bare hands', 'bloße Hände'),
  needsTwo: both(
    'Needs somebody on each side; add a computer player or invite somebody',
    'Braucht jemanden auf jeder Seite; setz einen Computer dazu oder lade jemanden ein',
  ),
  sameNames: both('Two people have one name', 'Zwei haben denselben Namen'),
  noName: both('Somebody has no name', 'Jemand hat keinen Namen'),
  opposed: both('against somebody', 'gegen jemanden'),
  unopposed: both('against a difficulty', 'gegen eine Schwierigkeit'),
  checkKind: both('The check is', 'Die Probe geht'),
  acting: both('Who acts', 'Wer handelt'),
  opposing: both('Who resists', 'Wer sich wehrt'),
  skill: both('Skill', 'Fertigkeit'),
  rating: both('Rating', 'Wert'),
  action: both('What they try', 'Was sie versuchen'),
  actionHint: both('Such as: climbs the mill by night', 'Etwa: klettert nachts auf die Mühle'),
  needAction: both('Say what they try', 'Sag, was sie versuchen'),
  addComputer: both('Add a computer player', 'Einen Computer dazusetzen'),
  recruit: both('Recruit: chooses at random', 'Rekrut: wählt zufällig'),
  captain: both('Captain: thinks ahead', 'Hauptmann: denkt voraus'),
  fighters: FIGHTER_WORDS,
} as const;
