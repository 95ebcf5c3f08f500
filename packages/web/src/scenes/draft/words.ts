import { both, type Spoken } from '../../words/bilingual.js';

/** All that the draft's page says of its own. */
export const DRAFT = {
  draft: both('The draft', 'Die Auswahl der Hauptfiguren'),
  order: both('Who picks when', 'Wer wann wählt'),
  orderNote: both('A d20 each; the highest picks first.', 'Ein W20 für jeden; der höchste wählt zuerst.'),
  place: both(
    (place: number) => `place ${place}`,
    (place) => `Platz ${place}`,
  ),
  toThrow: both('still to throw', 'würfelt noch'),
  then: both('then', 'dann'),
  thrown: both('has thrown', 'hat gewürfelt'),
  again: both('throws again', 'würfelt noch einmal'),
  round: both(
    (nth: number) => `Round ${nth}`,
    (nth) => `Runde ${nth}`,
  ),
  pickNow: both('picks now', 'wählt jetzt'),
  youPick: both('your pick', 'du wählst'),
  tookSet: both(
    (name: string, set: number) => `${name}, set ${set}`,
    (name, set) => `${name}, Satz ${set}`,
  ),
  sets: both('The sets', 'Die Sätze'),
  set: both(
    (number: number) => `Set ${number}`,
    (number) => `Satz ${number}`,
  ),
  setsLeft: both(
    (left: number, all: number) => `${left} of ${all} left`,
    (left, all) => `${left} von ${all} übrig`,
  ),
  beingThrown: both(
    (set: number, all: number) => `Set ${set} of ${all} is being thrown.`,
    (set, all) => `Satz ${set} von ${all} wird gewürfelt.`,
  ),
  sortBy: both('Best first', 'Beste zuerst'),
  asThrown: both('as thrown', 'wie gewürfelt'),
  wholeGroup: both(
    (group: string) => `${group}, the group`,
    (group) => `${group}, die Gruppe`,
  ),
  before: both('The set before', 'Der Satz davor'),
  after: both('The next set', 'Der nächste Satz'),
  takenBy: both(
    (name: string, owner: string) => `${name}, of ${owner}`,
    (name, owner) => `${name}, von ${owner}`,
  ),
  pick: both('Your pick', 'Deine Wahl'),
  prepare: both('Get your pick ready', 'Bereite deine Wahl vor'),
  prepareNote: both(
    'What you write here stays in this browser until it is your turn.',
    'Was du hier schreibst, bleibt in diesem Browser, bis du dran bist.',
  ),
  noSet: both('Pick a set among the cards.', 'Wähle einen Satz unter den Karten.'),
  gone: both(
    (set: number) => `Set ${set} is gone. Pick another.`,
    (set) => `Satz ${set} ist weg. Wähle einen anderen.`,
  ),
  name: both('Name', 'Name'),
  nameHint: both(
    'All that is needed now. The rest can be written later.',
    'Mehr braucht es jetzt nicht. Der Rest hat Zeit.',
  ),
  nameTaken: both('Another character is called so.', 'So heißt schon eine andere Figur.'),
  more: both('More about them', 'Mehr über sie'),
  words: {
    context: both('Context', 'Umstände'),
    home: both('Home', 'Heimat'),
    ties: both('Ties to others', 'Bindungen zu anderen'),
    trade: both('Trade or standing', 'Beruf oder Stand'),
    past: both('Past', 'Vergangenheit'),
  },
  goals: both('What they want', 'Was sie wollen'),
  goalsHint: both(
    'Only you will ever read this. Nobody else is sent it.',
    'Nur du wirst das je lesen. Niemand sonst bekommt es geschickt.',
  ),
  pickAs: both(
    (set: number, name: string) => `Set ${set} as ${name}`,
    (set, name) => `Satz ${set} als ${name}`,
  ),
  take: both('Take it', 'Nehmen'),
  setFirst: both('Pick a set first', 'Erst einen Satz wählen'),
  nameFirst: both('Give a name first', 'Erst einen Namen geben'),
  waiting: both(
    (who: string) => `${who} is picking.`,
    (who) => `${who} wählt.`,
  ),
  untilYou: both(
    (n: number) => (n === 1 ? 'You are next.' : `You are next but ${n - 1}.`),
    (n) => (n === 1 ? 'Du bist als Nächstes dran.' : `Vor dir noch ${n - 1}.`),
  ),
  noMore: both('You have all your characters.', 'Du hast alle deine Figuren.'),
  watching: both('You are watching.', 'Du siehst zu.'),
  over: both('The cast is drafted', 'Alle Figuren sind vergeben'),
  read: both('Read it as text', 'Als Text lesen'),
  groupRating: both(
    (group: string, rating: string) => `${group}, group rating ${rating}`,
    (group, rating) => `${group}, Gruppenwert ${rating}`,
  ),
  against: both(
    (left: string, a: string, right: string, b: string) => `${left} ${a}, ${right} ${b}`,
    (left, a, right, b) => `${left} ${a}, ${right} ${b}`,
  ),
} as const;

export type DraftWords = Spoken<typeof DRAFT>;
