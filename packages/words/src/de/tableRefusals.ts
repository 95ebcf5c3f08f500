import type { TableWords } from '../tableWords.js';
import { and, count } from './grammar.js';

const TOO_MANY = {
  sockets: 'Von deiner Adresse kommen zu viele Verbindungen',
  tables: 'Von deiner Adresse wurden zu viele Tische eröffnet',
  watched: 'Auf dieser Seite sind zu viele Tische offen',
};

const AGAIN = {
  store: 'Der Server erreicht seinen Speicher nicht',
  stopping: 'Der Server wird angehalten',
  crowded: 'An diesem Tisch haben zu viele zugleich gehandelt',
};

/** What a table refuses, in German. */
export const tableRefusals: TableWords['refusals'] = {
  NO_SUCH_TABLE: () => 'Diesen Tisch gibt es nicht.',
  NOT_YOUR_SEAT: ({ seat }) =>
    seat === null
      ? 'Du hast hier keinen Platz. Setz dich mit einem Code dazu.'
      : `Der Platz von ${seat} gehört nicht zu diesem Gerät. Bitte den Gastgeber um einen Link.`,
  HOST_ONLY: () => 'Das darf nur der Gastgeber. Du kannst es dem Tisch vorschlagen.',
  PLAYERS_ONLY: () => 'Das dürfen nur Mitspieler; du schaust zu.',
  PAUSED: () => 'Der Tisch macht Pause. Schlag vor, weiterzuspielen.',
  NO_SCENE: () => 'Es wird keine Szene gespielt.',
  SCENE_RUNNING: () => 'Es wird noch eine Szene gespielt. Sie muss erst enden.',
  STALE: ({ now }) =>
    now.length === 0
      ? 'Danach wurde nicht mehr gefragt, als es am Tisch ankam.'
      : 'Inzwischen wird etwas anderes gefragt. Sieh noch einmal hin und wähle dann.',
  NO_SUCH_PROPOSAL: () => 'Dieser Vorschlag liegt nicht mehr auf dem Tisch.',
  ALREADY_PROPOSED: () => 'Ein solcher Vorschlag liegt schon auf dem Tisch. Äußere dich zu jenem.',
  LINK_GONE: () =>
    'Dieser Code ist verbraucht, zurückgezogen, zu alt oder vertippt. Prüfe ihn oder bitte um einen neuen.',
  TABLE_FULL: ({ most }) => `Der Tisch ist voll: Er hat ${most} Plätze.`,
  NAME_NEEDED: () => 'Zum Hinsetzen braucht es einen Namen.',
  NAME_TAKEN: ({ name }) => `Am Tisch heißt schon jemand ${name}. Nimm einen anderen Namen.`,
  UNKNOWN_PLAYER: ({ player, known }) => `Einen Computerspieler „${player}“ gibt es nicht, nur ${and(known)}.`,
  SEAT_IN_PLAY: ({ seat }) => `${seat} spielt in dieser Szene mit. Sie muss erst enden, oder jemand springt ein.`,
  LAST_HOST: () => 'Der Gastgeber kann nicht gehen. Mach erst jemand anderen dazu.',
  SEALED: () =>
    'Dieses Protokoll ist versiegelt: Die Szene läuft noch, oder jemand hält darin etwas geheim. Es wird lesbar, wenn alle es öffnen.',
  SEALED_FILE: ({ seat }) => `Diese Datei enthält nur, was ${seat} sehen konnte. Daraus wird kein Tisch.`,
  OTHER_HASH: () => 'Diese Datei wurde nachträglich verändert: Ihr Fingerabdruck passt nicht.',
  TAMPERED: ({ of, number }) =>
    of === 'campaign'
      ? `Was Datensatz ${number} dieser Datei von der Kampagne sagt, ist nicht so zustande gekommen.`
      : `${of === 'scene' ? 'Szene' : 'Vorschlag'} ${number} dieser Datei wurde nicht so gespielt, wie es dort steht.`,
  UNREADABLE: ({ record }) => `Zeile ${record} dieser Datei passt nicht zu dem, was davor steht.`,
  OTHER_RULES: ({ record }) =>
    `Die Regeln dieses Servers können Zeile ${record} dieses Tisches nicht lesen. Verloren ist nichts: Eine andere Version kann es.`,
  NOT_TYPED: () => 'Die Würfel dieser Szene kommen aus ihrem Startwert; es werden keine eingetippt.',
  OTHER_PROTOCOL: () => 'Diese Seite ist älter oder neuer als der Server. Lade sie neu.',
  TOO_FAST: ({ seconds }) => `Das war zu viel auf einmal. Warte ${count(seconds, 'Sekunde', 'Sekunden')}.`,
  TOO_MANY: ({ what, most }) => `${TOO_MANY[what]}: höchstens ${most}.`,
  TOO_LARGE: ({ most }) => `Das ist zu groß: höchstens ${Math.floor(most / 1024)} KB.`,
  ID_USED: () => 'Das wurde schon einmal als etwas anderes geschickt. Mach es noch einmal.',
  NOT_FOUND: ({ path }) => `Unter ${path} ist nichts.`,
  OTHER_ORIGIN: () => 'Das kam von einer fremden Seite und wird nicht angenommen.',
  TRY_AGAIN: ({ why }) => `${AGAIN[why]}. Nichts ist geschehen; versuch es noch einmal.`,
  FAULT: ({ fault }) => `Bei uns ist etwas kaputtgegangen. Die Nummer ist ${fault}.`,
};
