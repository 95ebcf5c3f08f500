import { both } from '../../words/bilingual.js';

/** What the panels say while something is chosen. */
export const CHOOSING = {
  // Moving.
  pickUnit: both('Pick a unit that may move', 'Wähl eine Einheit, die ziehen darf'),
  pickUnitNote: both(
    'Gold plates may move. Press one, then a hex it can reach.',
    'Goldene Schilder dürfen ziehen. Drück eines, dann ein Feld in Reichweite.',
  ),
  mayGo: both(
    (n: number) => (n === 1 ? '1 unit may still move' : `${n} units may still move`),
    (n: number) => (n === 1 ? '1 Einheit darf noch ziehen' : `${n} Einheiten dürfen noch ziehen`),
  ),
  haltingAt: both(
    (place: string) => `Halting at ${place}`,
    (place: string) => `Halt auf ${place}`,
  ),
  inReach: both('in reach', 'in Reichweite'),
  standingAt: both(
    (place: string) => `Staying at ${place}`,
    (place: string) => `Bleibt auf ${place}`,
  ),
  goingTo: both(
    (place: string) => `Going to ${place}`,
    (place: string) => `Geht nach ${place}`,
  ),
  noFight: both('No enemy would be in contact.', 'Kein Feind stünde in Berührung.'),
  oneAgainst: both(
    (mine: number, theirs: number) => `${mine} against ${theirs}`,
    (mine: number, theirs: number) => `${mine} gegen ${theirs}`,
  ),
  againstWord: both('against', 'gegen'),
  moveTo: both(
    (place: string) => `Move to ${place}`,
    (place: string) => `Zieh nach ${place}`,
  ),
  move: both('Move', 'Ziehen'),
  pickHex: both('pick a hex it can reach', 'wähl ein Feld in Reichweite'),
  endMoves: both('End this move', 'Diesen Zug beenden'),
  halt: both('Halt', 'Halt'),
  fightItMakes: both('Fight it makes', 'Kampf, der daraus wird'),
  yours: both('Yours', 'Deine'),
  stay: both('Stay', 'Bleiben'),
  outAndBack: both('Out and back: ', 'Hin und zurück: '),
  alone: both(
    (enemy: string) => `Alone against ${enemy}`,
    (enemy: string) => `Allein gegen ${enemy}`,
  ),
  aloneMany: both(
    (n: number) => `Alone against ${n}`,
    (n: number) => `Allein gegen ${n}`,
  ),
  withFriends: both(
    (friends: string, enemy: string) => `With ${friends} against ${enemy}`,
    (friends: string, enemy: string) => `Mit ${friends} gegen ${enemy}`,
  ),
  otherHexes: both(
    (n: number) => (n === 1 ? '1 other hex, no contact' : `${n} other hexes, no contact`),
    (n: number) => (n === 1 ? '1 weiteres Feld, ohne Berührung' : `${n} weitere Felder, ohne Berührung`),
  ),
  waysOpen: both(
    (n: number, who: string) => `${n} ways to divide those in contact; ${who} will choose.`,
    (n: number, who: string) => `${n} Arten, die Berührten aufzuteilen; ${who} wird wählen.`,
  ),
  losesAndBack: both(
    (who: string, n: number) => `${who} loses ${n} and falls back.`,
    (who: string, n: number) => `${who} verliert ${n} und weicht zurück.`,
  ),
  eachLoses: both(
    (n: number) => `Each of theirs loses ${n} and falls back.`,
    (n: number) => `Jede von ihren verliert ${n} und weicht zurück.`,
  ),
  eachOfYours: both(
    (n: number) => `It beats all: each of yours loses ${n} and falls back.`,
    (n: number) => `Sie schlägt alle: jede von deinen verliert ${n} und weicht zurück.`,
  ),
  oneIsEnough: both('One roll won is enough.', 'Ein gewonnener Wurf genügt.'),
  allNeeded: both('It must win every roll.', 'Sie muss jeden Wurf gewinnen.'),
  exactly: both('Exactly', 'Genau'),
  threats: both('What the enemy could do next', 'Was der Feind als Nächstes könnte'),
  noThreats: both('No enemy can reach it with its next move.', 'Kein Feind kann sie mit dem nächsten Zug erreichen.'),
  threatFrom: both(
    (who: string, place: string) => `${who} from ${place}`,
    (who: string, place: string) => `${who} von ${place}`,
  ),
  theirs: both('Theirs', 'Ihre'),
  canShoot: both(
    (names: string) => `Could then shoot at ${names}.`,
    (names: string) => `Könnte dann auf ${names} schießen.`,
  ),
  noShotAfter: both('Too far to shoot this round.', 'Zu weit, um diese Runde zu schießen.'),
  // Shooting.
  shootHead: both(
    (who: string) => `${who} may shoot`,
    (who: string) => `${who} darf schießen`,
  ),
  shootAt: both(
    (who: string) => `Shoot at ${who}`,
    (who: string) => `Auf ${who} schießen`,
  ),
  hold: both('Hold fire', 'Nicht schießen'),
  shootNote: both(
    (away: number, won: number, lost: number) => `Distance ${away}. It loses ${won}, else ${lost}.`,
    (away: number, won: number, lost: number) => `Abstand ${away}. Sie verliert ${won}, sonst ${lost}.`,
  ),
  blocked: both('no clear line', 'keine freie Linie'),
  // Fights.
  chooseClusters: both('How those in contact are divided', 'Wie die Berührten aufgeteilt werden'),
  takeClusters: both('Divide them so', 'So aufteilen'),
  nextFight: both('Which fight comes next', 'Welcher Kampf als Nächster kommt'),
  fightThis: both('Fight this one', 'Diesen kämpfen'),
  pressHead: both('From whom the beaten unit moves back', 'Vor wem die geschlagene Einheit weicht'),
  pressNote: both(
    (who: string) => `${who} is beaten, and must move away from the one you name.`,
    (who: string) => `${who} ist geschlagen und muss vor der weichen, die du nennst.`,
  ),
  noWayBack: both('No way back from there: it loses double.', 'Von dort kein Weg zurück: sie verliert das Doppelte.'),
  pressBy: both(
    (who: string) => `From ${who}`,
    (who: string) => `Vor ${who}`,
  ),
  backHead: both('Where the beaten fall back', 'Wohin die Geschlagenen weichen'),
  backNote: both(
    'Each goes one hex away from whoever beat it.',
    'Jede geht ein Feld weg von der, die sie geschlagen hat.',
  ),
  backTo: both(
    (who: string, place: string) => `${who} to ${place}`,
    (who: string, place: string) => `${who} nach ${place}`,
  ),
  backBoxed: both(
    (who: string) => `${who}: no room, or nobody left`,
    (who: string) => `${who}: kein Platz, oder niemand übrig`,
  ),
  fallBack: both('Fall back', 'Zurückweichen'),
  stepHead: both('Light infantry may step', 'Leichtes Fußvolk darf einen Schritt'),
  stepNote: both('One hex, after its fight; or none.', 'Ein Feld, nach ihrem Kampf; oder keines.'),
  stepDo: both('Step there', 'Dorthin gehen'),
  noStep: both('No step', 'Kein Schritt'),
  // Placing.
  placeHead: both('Place your units', 'Stell deine Einheiten auf'),
  placeStanding: both(
    'Anywhere you can stand. You then name a straight row with one of yours on it and none beyond it.',
    'Überall, wo man stehen kann. Danach nennst du eine gerade Reihe, auf der eine von deinen steht und keine dahinter.',
  ),
  placeAttacker: both(
    'In the named row or beyond it: the light ground.',
    'In der genannten Reihe oder jenseits davon: der helle Grund.',
  ),
  placeColumn: both(
    'On the march: one connected column, nobody beside more than two others.',
    'Auf dem Marsch: eine zusammenhängende Kolonne, niemand neben mehr als zwei anderen.',
  ),
  placeCamp: both('In camp: one connected group.', 'Im Lager: eine zusammenhängende Gruppe.'),
  placeFree: both('In any shape you like.', 'In beliebiger Form.'),
  placeAmbush: both(
    'Anywhere that is not shut in by the defenders.',
    'Überall, wo die Verteidiger dich nicht einschließen.',
  ),
  formations: both('Ready-made', 'Fertig'),
  formation: both(
    (n: number) => `Formation ${n}`,
    (n: number) => `Aufstellung ${n}`,
  ),
  placeRest: both('Place the rest for me', 'Stell den Rest für mich'),
  takeUp: both('take up', 'aufheben'),
  takeAllUp: both('Take all up', 'Alle aufheben'),
  placeDone: both('Stand so', 'So stehen'),
  toPlace: both(
    (n: number) => (n === 1 ? '1 unit still to place' : `${n} units still to place`),
    (n: number) => (n === 1 ? 'Noch 1 Einheit aufzustellen' : `Noch ${n} Einheiten aufzustellen`),
  ),
  placeHow: both(
    'Drag a unit to a hex, or press a unit and then a hex.',
    'Zieh eine Einheit auf ein Feld, oder drück eine Einheit und dann ein Feld.',
  ),
  tray: both('Still to place', 'Noch aufzustellen'),
  allPlaced: both('All stand.', 'Alle stehen.'),
  // Quick units.
  quickHead: both(
    (n: number) => (n === 1 ? 'Name 1 quick unit' : `Name ${n} quick units`),
    (n: number) => (n === 1 ? 'Nenn 1 schnelle Einheit' : `Nenn ${n} schnelle Einheiten`),
  ),
  quickNote: both(
    'Quick units move before the others of both sides. Both choices are sealed, and opened together.',
    'Schnelle Einheiten ziehen vor den anderen beider Seiten. Beide Wahlen sind versiegelt und werden zusammen geöffnet.',
  ),
  quickSo: both(
    (n: number, all: number) => `${n} of ${all} named`,
    (n: number, all: number) => `${n} von ${all} genannt`,
  ),
  seal: both('Seal it', 'Versiegeln'),
  quickIdeas: {
    fastest: both('the fastest', 'die schnellsten'),
    slowest: both('the slowest', 'die langsamsten'),
    nearest: both('nearest the enemy', 'dem Feind am nächsten'),
    farthest: both('farthest away', 'am weitesten weg'),
  },
  // The row, the field, the word.
  lineHead: both('Name the row', 'Nenn die Reihe'),
  lineNote: both(
    'The attacker places in this row or beyond it. One of yours stands on it, none beyond it.',
    'Der Angreifer stellt sich in diese Reihe oder jenseits davon. Eine von deinen steht darauf, keine dahinter.',
  ),
  lineAxes: {
    r: both(
      (at: number) => `Row ${at}`,
      (at: number) => `Zeile ${at}`,
    ),
    q: both('The diagonal down to the right', 'Die Schräge nach rechts unten'),
    sum: both('The diagonal down to the left', 'Die Schräge nach links unten'),
  },
  sides: {
    above: both('attacker above', 'Angreifer oberhalb'),
    below: both('attacker below', 'Angreifer unterhalb'),
    left: both('attacker to the left', 'Angreifer links'),
    right: both('attacker to the right', 'Angreifer rechts'),
  },
  lineRoom: both(
    (n: number) => `${n} hexes for the attacker`,
    (n: number) => `${n} Felder für den Angreifer`,
  ),
  lineTake: both('Name this row', 'Diese Reihe nennen'),
  fieldHead: both('Pick the battlefield', 'Wähl das Schlachtfeld'),
  fieldTake: both('Fight here', 'Hier kämpfen'),
  fieldName: both(
    (n: number) => `Field ${n}`,
    (n: number) => `Feld ${n}`,
  ),
  plainField: both('The open plain', 'Die offene Ebene'),
  plainHeads: {
    grow: both('Which troops get one more unit', 'Welche Truppen eine Einheit mehr bekommen'),
    manner: both('How the ambushed must stand', 'Wie die Überfallenen stehen müssen'),
    declare: both('Fight on, or not', 'Weiterkämpfen oder nicht'),
    challenge: both('A duel between champions', 'Ein Zweikampf der Kämpen'),
    takeUp: both('You are challenged', 'Du wirst gefordert'),
  },
  choices: {
    insist: both('Insist on a marching or camping order', 'Auf Marsch- oder Lagerordnung bestehen'),
    waive: both('Let them stand in any shape', 'Sie stehen lassen, wie sie wollen'),
    fightOn: both('Fight on', 'Weiterkämpfen'),
    retreat: both('Retreat', 'Abziehen'),
    surrender: both('Surrender', 'Ergeben'),
    breakOff: both('Offer to break off', 'Abbrechen anbieten'),
    goOn: both('No challenge now', 'Jetzt keine Forderung'),
    noDuels: both('No duels this round', 'Diese Runde keine Zweikämpfe'),
    accept: both('Take it up', 'Annehmen'),
    refuse: both('Refuse', 'Ablehnen'),
  },
  challenge: both(
    (own: string, enemy: string) => `${own} challenges ${enemy}`,
    (own: string, enemy: string) => `${own} fordert ${enemy}`,
  ),
  notes: {
    fightOn: both('The round goes on.', 'Die Runde geht weiter.'),
    retreat: both(
      (can: number, all: number) => `${can} of your ${all} units can leave now. Your losses stay.`,
      (can: number, all: number) => `${can} von deinen ${all} Einheiten können jetzt weg. Deine Verluste bleiben.`,
    ),
    surrender: both(
      'The battle ends at once. Losses of both sides are halved; units fully lost stay lost.',
      'Die Schlacht endet sofort. Die Verluste beider Seiten halbieren sich; ganz verlorene Einheiten bleiben verloren.',
    ),
    breakOff: both(
      'If both say so, the battle ends and both halve their losses.',
      'Sagen es beide, endet die Schlacht, und beide halbieren ihre Verluste.',
    ),
  },
  confirm: both('Say so', 'So sagen'),
  pickFirst: both('Pick one', 'Wähl etwas'),
  odds: both('Odds', 'Chancen'),
  noOdds: both('No fight there.', 'Dort kein Kampf.'),
  oddsAt: both(
    (place: string, chance: string, exact: string) => `At ${place}: ${chance}, ${exact}.`,
    (place: string, chance: string, exact: string) => `Auf ${place}: ${chance}, ${exact}.`,
  ),
} as const;
