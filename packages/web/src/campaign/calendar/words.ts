import { both } from '../../words/bilingual.js';

/** What the page of the calendar says. */
export const CALENDAR = {
  title: both('Calendar', 'Kalender'),
  month: both('Month', 'Monat'),
  list: both('List', 'Liste'),
  view: both('View', 'Ansicht'),
  whose: both('Whose', 'Wessen'),
  all: both('everybody’s', 'alles'),
  ofPlayers: both('Players', 'Mitspieler'),
  ofCast: both('Cast', 'Figuren'),
  earlier: both('The month before', 'Der Monat davor'),
  later: both('The month after', 'Der Monat danach'),
  yearBefore: both('The year before', 'Das Jahr davor'),
  yearAfter: both('The year after', 'Das Jahr danach'),
  today: both('Today', 'Heute'),
  plan: both('Plan something', 'Etwas planen'),
  planOn: both(
    (date: string) => `Plan something on ${date}`,
    (date) => `Etwas am ${date} planen`,
  ),
  ics: both('Save as a calendar file', 'Als Kalenderdatei speichern'),
  empty: both('Nothing stands here.', 'Hier steht nichts.'),
  emptyDays: both('Days without entries', 'Tage ohne Einträge'),
  more: both(
    (count: number) => `Show ${count} more`,
    (count) => `${count} weitere zeigen`,
  ),
  onDay: both(
    (date: string, count: number) =>
      `${date}, ${count === 0 ? 'nothing' : count === 1 ? 'one entry' : `${count} entries`}`,
    (date, count) => `${date}, ${count === 0 ? 'nichts' : count === 1 ? 'ein Eintrag' : `${count} Einträge`}`,
  ),
  keys: both(
    'Arrows go from day to day, Page Up and Page Down by months. Enter plans something. On an entry, M picks it up: arrows choose the day, Enter puts it down, Escape leaves it.',
    'Pfeile gehen von Tag zu Tag, Bild auf und Bild ab um Monate. Eingabe plant etwas. Auf einem Eintrag nimmt M ihn auf: Pfeile wählen den Tag, Eingabe legt ihn ab, Escape lässt ihn.',
  ),
  pickedUp: both(
    (title: string) => `${title} picked up`,
    (title) => `${title} aufgenommen`,
  ),
  putDown: both(
    (title: string, date: string) => `${title} moved to ${date}`,
    (title, date) => `${title} auf ${date} verlegt`,
  ),
  left: both('Left where it was', 'Bleibt, wo es war'),
  state: both('State', 'Stand'),
  when: both('When', 'Wann'),
  where: both('Where', 'Wo'),
  who: both('Who', 'Wer'),
  change: both('Change it', 'Ändern'),
  drop: both('Drop it', 'Streichen'),
  up: both('Earlier in the day', 'Früher am Tag'),
  down: both('Later in the day', 'Später am Tag'),
  runBy: both(
    (name: string) => `Who runs ${name}`,
    (name) => `Wer ${name} führt`,
  ),
  asUsual: both('as the rules offer', 'wie die Regeln es anbieten'),
  readIt: both('Read how it went', 'Nachlesen, wie es ging'),
} as const;
