import { both } from '../../words/bilingual.js';

/** What the journal says of itself. */
export const JOURNAL = {
  title: both('Journal', 'Chronik'),
  write: both('Write a page', 'Eine Seite schreiben'),
  change: both('Change the page', 'Die Seite ändern'),
  changeNamed: both(
    (title: string) => `Change the page “${title}”`,
    (title) => `Die Seite „${title}“ ändern`,
  ),
  heading: both('Heading', 'Überschrift'),
  text: both('Text', 'Text'),
  textHint: both('Plain text; an empty line parts paragraphs.', 'Nur Text; eine leere Zeile trennt Absätze.'),
  save: both('Put it in the journal', 'In die Chronik setzen'),
  remove: both('Take the page out', 'Die Seite herausnehmen'),
  needsText: both('needs a text', 'braucht einen Text'),
  by: both(
    (name: string) => `by ${name}`,
    (name) => `von ${name}`,
  ),
  years: both('Years', 'Jahre'),
  months: both('Months', 'Monate'),
  empty: both('Nothing has happened in this year yet.', 'In diesem Jahr ist noch nichts geschehen.'),
  earlier: both(
    (count: number) => `Show ${count} earlier`,
    (count) => `${count} frühere zeigen`,
  ),
  markdown: both('Save the story as Markdown', 'Die Geschichte als Markdown speichern'),
  file: both('Save the whole campaign as a file', 'Die ganze Kampagne als Datei speichern'),
  print: both('Print it', 'Drucken'),
  readIt: both('Read how it went', 'Nachlesen, wie es ging'),
  whole: both('Propose to open it whole', 'Vorschlagen, sie ganz zu öffnen'),
  sealed: both(
    'What others keep to themselves is sealed in it until the table opens it.',
    'Was andere für sich behalten, ist darin versiegelt, bis der Tisch es öffnet.',
  ),
  sittings: both('Sittings', 'Sitzungen'),
  stillSitting: both('still sitting', 'sitzt noch'),
  present: both('Who is here', 'Wer da ist'),
  sit: both('Begin a sitting', 'Eine Sitzung beginnen'),
  rise: both('End the sitting', 'Die Sitzung beenden'),
  written: both('Written down', 'Aufgeschrieben'),
} as const;
