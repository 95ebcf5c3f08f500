import { both } from '../../words/bilingual.js';

/** What the panels of the duel's page say: choosing, sealing, moving, the end. */
export const CHOOSING = {
  // Choosing.
  chooseInSecret: both('Choose in secret', 'Wähle verdeckt'),
  chooseDefence: both('Answer in secret', 'Antworte verdeckt'),
  chooseDefenceOpen: both('Your defence', 'Deine Verteidigung'),
  footworkHead: both('Footwork', 'Fußarbeit'),
  decide: both('Yours to decide', 'Du entscheidest'),
  forWhom: both('For whom', 'Für wen'),
  mineTab: both('What you can do', 'Was du kannst'),
  mineTabShort: both('Yours', 'Deins'),
  theirsTab: both(
    (who: string) => `What ${who} can do`,
    (who: string) => `Was ${who} kann`,
  ),
  theirsTabShort: both('Theirs', 'Gegner'),
  crossTab: both('Act against act', 'Aktion gegen Aktion'),
  crossTabShort: both('Both', 'Beide'),
  rating: both('Rating', 'Wert'),
  ifItLands: both('If it lands', 'Wenn es gelingt'),
  ifNot: both('If not', 'Sonst'),
  /** Above the columns of the defences. */
  percentOver: both('lands in percent, against', 'trifft in Prozent, gegen'),
  percentLead: both(
    'Percent that it lands, by the defence it meets; the best answer marked.',
    'Prozent, dass es gelingt, je nach Verteidigung; die beste Antwort ist markiert.',
  ),
  crossLead: both(
    (me: string, foe: string) =>
      `Down: ${me}. Across: ${foe}. In each cell the chance that ${me}’s act is strong, then ${foe}’s, each met by its best answer. A cell opens its sums.`,
    (me: string, foe: string) =>
      `Abwärts: ${me}. Quer: ${foe}. In jedem Feld die Chance, dass ${me} stark trifft, dann ${foe}, jeweils gegen die beste Antwort. Ein Feld öffnet seine Summen.`,
  ),
  effects: {
    youExposed: both(
      (by: string) => `you ${by}`,
      (by: string) => `du ${by}`,
    ),
    theyExposed: both(
      (by: string) => `their defences ${by}`,
      (by: string) => `Verteidigung ${by}`,
    ),
    quick: both('Minor Wound; one part shielded', 'leichte Wunde; ein Teil geschützt'),
    quickWeak: both('Minor', 'leichte'),
    onBoth: both(
      (by: string) => `${by} on both`,
      (by: string) => `${by} auf beide`,
    ),
    vicious: both('Two Minor or one Major, by die', 'zwei leichte oder eine schwere, per Würfel'),
    controlled: both('Major Wound, placed at will', 'schwere Wunde nach Wahl'),
    held: both('Held', 'festgehalten'),
    tackled: both('Tackled', 'niedergerungen'),
    pushed: both('Pushed back', 'zurückgestoßen'),
    prone: both('Prone', 'am Boden'),
    nothing: both('nothing', 'nichts'),
    others: {
      breakHold: both('Free of the Hold', 'frei vom Griff'),
      breakTackle: both('Free of the Tackle', 'frei'),
      kill: both('Dead', 'Tot'),
      standUp: both('On your feet', 'Auf den Beinen'),
      ready: both('Other things in hand at the end of the round', 'Am Ende der Runde anderes in der Hand'),
      flee: both('Out of the fight at the end of the round', 'Am Ende der Runde aus dem Kampf'),
      pass: both('Nothing is done', 'Nichts wird getan'),
    },
  },
  noCheck: both('No check', 'Keine Probe'),
  certain: both('happens without dice', 'geschieht ohne Würfel'),
  metBy: both(
    (act: string, by: string) => `${act}, met by ${by}`,
    (act: string, by: string) => `${act} gegen ${by}`,
  ),
  target: both('Against', 'Gegen'),
  using: both('With', 'Womit'),
  rightHand: both('Right hand', 'Rechte Hand'),
  leftHand: both('Left hand', 'Linke Hand'),
  nothing: both('nothing', 'nichts'),
  bare: both('bare hands', 'bloße Hände'),
  withoutImplement: both('nothing in hand', 'nichts in der Hand'),
  inBoth: both(
    (what: string) => `${what}, in both hands`,
    (what: string) => `${what}, mit beiden Händen`,
  ),
  whereTo: both('Where to', 'Wohin'),
  withIt: both('With it', 'Dazu'),
  drop: both(
    (what: string) => `Drop the ${what}`,
    (what: string) => `Fallen lassen: ${what}`,
  ),
  release: both(
    (who: string) => `Let go of ${who}`,
    (who: string) => `${who} loslassen`,
  ),
  readyFree: both('Take in hand', 'In die Hand nehmen'),
  asTheyAre: both('as they are', 'wie sie sind'),
  best: both('best answer', 'beste Antwort'),
  unlisted: both('no answer of that kind', 'keine solche Antwort'),
  needs: both(
    (n: number, dice: string) => `You need ${n} on ${dice}.`,
    (n: number, dice: string) => `Du brauchst ${n} mit ${dice}.`,
  ),
  theyNeed: both(
    (who: string, n: number, dice: string) => `${who} needs ${n} on ${dice}.`,
    (who: string, n: number, dice: string) => `${who} braucht ${n} mit ${dice}.`,
  ),
  // Sealing and answering.
  atWorst: both(
    (chance: string, by: string) => `${chance} at worst, against ${by}`,
    (chance: string, by: string) => `schlechtestens ${chance}, gegen ${by}`,
  ),
  landsChance: both('The chance that it lands, by your answer', 'Die Chance, dass es trifft, je nach deiner Antwort'),
  landsWith: both(
    (chance: string) => `It lands with ${chance}`,
    (chance: string) => `Es trifft mit ${chance}`,
  ),
  moveTo: both(
    (at: string) => `Move to ${at}`,
    (at: string) => `Auf ${at} gehen`,
  ),
  stayAt: both(
    (at: string) => `Stay at ${at}`,
    (at: string) => `Auf ${at} bleiben`,
  ),
  pushTo: both(
    (who: string, at: string) => `Push ${who} to ${at}`,
    (who: string, at: string) => `${who} auf ${at} stoßen`,
  ),
  pickAct: both('Pick an action first', 'Erst eine Aktion wählen'),
  pickDefence: both('Pick a defence first', 'Erst eine Verteidigung wählen'),
  pickFirst: both('Pick one first', 'Erst etwas wählen'),
  pickSquareFirst: both('Pick a square first', 'Erst ein Feld wählen'),
  notMade: both('Nothing picked yet', 'Noch nichts gewählt'),
  protectHead: both('Protect one part', 'Schütze ein Körperteil'),
  placeHead: both('Place the wound', 'Setze die Wunde'),
  protectNothing: both('Protect nothing', 'Nichts schützen'),
  plainActs: both('Without a check', 'Ohne Probe'),
  hiddenLocks: both(
    (who: string) => `The choices of calculation of ${who} are hidden; these are a guess.`,
    (who: string) => `Die Berechnungen von ${who} sind verborgen; das ist geschätzt.`,
  ),
  pickSquare: both(
    'Pick a square on the board, drag, or use the list.',
    'Wähle ein Feld auf dem Spielfeld, ziehe, oder nimm die Liste.',
  ),
  doIt: both('Decide', 'Entscheiden'),
  // The end.
  outcome: both('How it ended', 'Wie es ausging'),
  whatItMeans: both('What is left of everybody', 'Was von allen bleibt'),
  newWounds: both('Taken here', 'Hier erlitten'),
  unbeaten: both('Unbeaten', 'Unbesiegt'),
  prisoner: both('a prisoner', 'gefangen'),
  hasWon: both(
    (who: string) => `${who} has won`,
    (who: string) => `${who} hat gewonnen`,
  ),
  sideWon: both(
    (who: string) => `The side of ${who} has won`,
    (who: string) => `Die Seite von ${who} hat gewonnen`,
  ),
  forSide: both('for your side', 'für deine Seite'),
  draw: both('A draw', 'Unentschieden'),
  noWinner: both('No winner', 'Kein Sieger'),
} as const;
