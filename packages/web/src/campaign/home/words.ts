import { both } from '../../words/bilingual.js';
import type { Way } from './agenda.js';

/** What the first page of a campaign says. */
export const HOME = {
  next: both('What comes next', 'Was als Nächstes kommt'),
  nothingNext: both('Nothing stands on the calendar.', 'Im Kalender steht nichts.'),
  plan: both('Plan something', 'Etwas planen'),
  wholeCalendar: both('The whole calendar', 'Der ganze Kalender'),
  more: both(
    (count: number) => `${count} more on the calendar`,
    (count) => `${count} weitere im Kalender`,
  ),
  months: both('The months of the year', 'Die Monate des Jahres'),
  about: {
    running: both('Being played.', 'Wird gespielt.'),
    paused: both(
      (kind: string, day: number, days: number) => `${kind}, paused on day ${day} of ${days}.`,
      (kind, day, days) => `${kind}, ruht an Tag ${day} von ${days}.`,
    ),
    days: both(
      (kind: string, days: number) => `${kind}, ${days} days.`,
      (kind, days) => `${kind}, ${days} Tage.`,
    ),
    at: both(
      (kind: string, place: string) => `${kind} at ${place}.`,
      (kind, place) => `${kind}, ${place}.`,
    ),
    happening: both('A happening; nothing to play.', 'Ein Ereignis; nichts zu spielen.'),
    arrival: both(
      (place: string) => `Arrival at ${place}.`,
      (place) => `Ankunft: ${place}.`,
    ),
  },
  ways: {
    play: both('Play it', 'Spielen'),
    start: both('Begin it', 'Beginnen'),
    resume: both('Take it up again', 'Wieder aufnehmen'),
    happened: both('It has happened', 'Es ist geschehen'),
    close: both('Close it', 'Abschließen'),
    pause: both('Pause it', 'Ruhen lassen'),
    check: both('Make a check', 'Eine Probe'),
    watch: both('Go to the table', 'Zum Tisch'),
  } satisfies Record<Way, unknown>,
  closeTitle: both(
    (title: string) => `Close “${title}”`,
    (title) => `„${title}“ abschließen`,
  ),
  cameOfIt: both('What came of it', 'Was dabei herauskam'),
  took: both('Days it took', 'Wie viele Tage es waren'),
  pass: both('Let time pass until', 'Zeit vergehen lassen bis'),
  passAct: both('Let it pass', 'Vergehen lassen'),
  event: both('External events', 'Äußere Ereignisse'),
  asked: both('Asked now', 'Jetzt gefragt'),
  follow: both(
    (title: string) => `What follows “${title}”?`,
    (title) => `Was folgt auf „${title}“?`,
  ),
  noneYet: both('Nothing yet', 'Noch nichts'),
  name: both('Name it', 'Benennen'),
  aid: both(
    (name: string) => `${name} bleeds: does aid come within the hour?`,
    (name) => `${name} blutet: Kommt binnen einer Stunde Hilfe?`,
  ),
  aidCame: both('Aid came', 'Hilfe kam'),
  aidLate: both('Nobody came', 'Niemand kam'),
  aidCheck: both('Roll for it', 'Darum würfeln'),
  heal: both(
    (name: string, days: number) => `${name}: ${days} ${days === 1 ? 'day' : 'days'} of healing to be rolled`,
    (name, days) => `${name}: ${days} ${days === 1 ? 'Heiltag' : 'Heiltage'} zu würfeln`,
  ),
  healAct: both('Roll the days', 'Die Tage würfeln'),
  healer: both('Healer', 'Heiler'),
  noHealer: both('nobody', 'niemand'),
  healDays: both('Days', 'Tage'),
  care: {
    food: both('food', 'Essen'),
    water: both('water', 'Wasser'),
    sleep: both('sleep', 'Schlaf'),
    sheltered: both('under a roof', 'unter einem Dach'),
    washed: both('washed', 'gewaschen'),
  },
  noHealing: both('As it stands no wound heals:', 'So heilt keine Wunde:'),
  lacks: {
    healer: both('nobody treats it.', 'niemand behandelt sie.'),
    materials: both(
      'bandages for cuts or splints for bones are missing.',
      'es fehlt Verbandszeug für Schnitte oder Schienen für Knochen.',
    ),
    dry: both('it stays wet or dirty.', 'sie bleibt nass oder schmutzig.'),
  },
  careLegend: both('What the patient has', 'Was der Verletzte hat'),
  spentLabel: both('The days are spent', 'Die Tage vergehen'),
  spent: {
    inBed: both('in bed', 'im Bett'),
    carried: both('carried', 'getragen'),
    riding: both('riding', 'reitend'),
    walking: both('walking', 'gehend'),
  },
  settle: both(
    (name: string) => `${name} has to settle what its wealth supports`,
    (name) => `${name} muss ordnen, was der Reichtum unterhält`,
  ),
  toYear: both('To the year', 'Zum Jahr'),
  reckon: both(
    (year: number) => `The reckoning of year ${year} is due`,
    (year) => `Die Abrechnung des Jahres ${year} steht an`,
  ),
  reckonAct: both('Reckon the year', 'Das Jahr abrechnen'),
  ratings: both(
    (names: string) => `Without ratings: ${names}`,
    (names) => `Ohne Werte: ${names}`,
  ),
  ratingsAct: both('Roll their ratings', 'Werte würfeln'),
  credit: both(
    (title: string) => `Whose wealth does “${title}” serve?`,
    (title) => `Wessen Reichtum dient „${title}“?`,
  ),
  isProposed: both('before the table', 'liegt dem Tisch vor'),
  creditNone: both('Nobody’s', 'Niemandes'),
  cast: both('The cast', 'Die Figuren'),
  nobodyYet: both('Nobody yet.', 'Noch niemand.'),
  you: both('you', 'du'),
  computer: both('the computer', 'der Computer'),
  awayNow: both('away', 'nicht da'),
  sharedOut: both('Shared out by the table', 'Vom Tisch verteilt'),
  others: both(
    (count: number) => `and ${count} more`,
    (count) => `und ${count} weitere`,
  ),
  states: {
    dying: both('Bleeding to death', 'Am Verbluten'),
    captive: both('A prisoner', 'Gefangen'),
    sound: both('Sound', 'Unverletzt'),
  },
  wound: both(
    (part: string, severity: 'minor' | 'major', count: number) =>
      `${part} ${severity === 'major' ? 'badly hurt' : 'hurt'}${count === 1 ? '' : count === 2 ? ' twice' : ` ${count} times`}`,
    (part, severity, count) =>
      `${part} ${count === 1 ? '' : `${count}-mal `}${severity === 'major' ? 'schwer verletzt' : 'verletzt'}`,
  ),
  houses: both('Houses and their wealth', 'Die Gemeinwesen und ihr Reichtum'),
  writeHouse: both('Write one down', 'Eines aufschreiben'),
  noHouses: both('No house has been written down yet.', 'Noch ist kein Gemeinwesen aufgeschrieben.'),
  level: both(
    (name: string, level: number, rating: string) => `${name}: level ${level} of 12, wealth ${rating}`,
    (name, level, rating) => `${name}: Stufe ${level} von 12, Reichtum ${rating}`,
  ),
  towardMore: both(
    (count: number) => `${count} of three scenes toward more`,
    (count) => `${count} von drei Szenen zu mehr`,
  ),
  towardLess: both(
    (count: number) => `${count} of three scenes toward less`,
    (count) => `${count} von drei Szenen zu weniger`,
  ),
} as const;
