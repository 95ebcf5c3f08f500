import type { TABLE as ENGLISH, TABLE_REFUSALS as ENGLISH_REFUSALS } from '../en/table.js';
import type { SameKeys } from '../say/index.js';

export const TABLE = {
  theTable: 'Der Tisch',
  players: { recruit: 'Rekrut', captain: 'Hauptmann' },
  computer: '{name}, der Computer{which, given, yes { (#)}},',
  seconds: '{n, plural, one {# Sekunde} other {# Sekunden}}',
  minutes: '{n, plural, one {# Minute} other {# Minuten}}',
  hours: '{n, plural, one {# Stunde} other {# Stunden}}',
  days: '{n, plural, one {# Tag} other {# Tagen}}',
  options: {
    dice: '{dice, select, typed {gewürfelt wird mit echten Würfeln} shared {die Würfel kommen aus dem Startwert und dem, was alle dazugeben} other {die Würfel kommen aus dem Startwert}}',
    hideMade: '{hideMade, select, yes {niemand erfährt} no {alle erfahren}}, wer schon gewählt hat',
    referee: '{referee, given, yes {# ist Schiedsrichter} no {es gibt keinen Schiedsrichter}}',
    deadline: 'Schweigen gilt {after, given, yes {nach #} no {nie}} als Zustimmung',
    absence: 'bei dem, was jemandem gehört, gilt Schweigen {after, given, yes {nach #} no {nie}}',
    standIn: 'für Abwesende spielt der Computer {after, given, yes {frühestens nach #} no {nur, wenn sie es sagen}}',
  },
  spoken: {
    agreed: '{who, select, you {Du stimmst} other {# stimmt}} zu.',
    objected:
      '{who, select, you {Du widersprichst} other {# widerspricht}}. {falls, select, yes {Es geht um Eigenes, also ist es abgelehnt} no {Es wird abgestimmt}}.',
    proposed: '{who, select, you {Du schlägst} other {# schlägt}} etwas anderes vor.',
    cast: '{name} {vote, select, for {dafür} against {dagegen} abstain {enthält sich}}',
    voted: 'Die Abstimmung: {votes}. Der Vorschlag {stands, select, yes {gilt} no {fällt durch}}.',
  },
  proposals: {
    undo: 'Zurück zu Eintrag {to}',
    pause: 'Pause machen',
    goOn: 'Weiterspielen',
    options: 'Den Tisch ändern: {options}',
    regent: '{player} spielt für {name}',
    host: '{name} wird Gastgeber',
    handOut: 'Der Gastgeber darf den Platz von {name} neu vergeben',
    openLog: 'Das Protokoll dieser Szene öffnen, samt Geheimnissen',
    abandon: 'Diese Szene abbrechen',
    scene: 'Anfangen: {scene}',
  },
  staysInside: 'alles bleibt, wie es ist',
  asItIs: 'Alles bleibt, wie es ist',
  settled:
    '{why, select, agreed {Beschlossen} fell {Abgelehnt} withdrawn {Zurückgezogen} impossible {Beschlossen, aber nicht mehr möglich} changed {Hinfällig, denn die Szene wurde inzwischen geändert}}{what, given, yes {: #}}.',
  opened: 'Der Tisch ist eröffnet: {title, quoted}.',
  computerSits: '{computer} setzt sich dazu.',
  watches: '{who, select, you {Du schaust} other {# schaut}} zu.',
  sits: '{who, select, you {Du setzt dich} other {# setzt sich}} dazu.',
  hosted: '{who, select, you {Du bist} other {# ist}} Gastgeber.',
  handed: 'Der Platz von {name} wurde neu vergeben.',
  keyed: '{who, select, you {Du sitzt} other {# sitzt}} nun auch an einem anderen Gerät.',
  renamed: '{who, select, you {Du heißt} other {# heißt}} nun {name}.',
  back: '{who, select, you {Du bist} other {# ist}} wieder da.',
  playsFor: '{player} spielt für {who, select, you {dich} other {#}}.',
  left: '{who, select, you {Du verlässt} other {# verlässt}} den Tisch.',
  freed:
    'Der Gastgeber darf {who, select, you {deinen Platz} other {den Platz von #}} neu vergeben, bis {who, select, you {du} other {#}} dort etwas {who, select, you {tust} other {tut}}.',
  kept: '{who, select, you {Du behältst deinen} other {# behält den}} Platz.',
  putAway: 'Der Tisch ist weggeräumt.',
  takenOut: 'Der Tisch ist wieder hervorgeholt.',
  titled: 'Der Tisch heißt nun {title, quoted}.',
  switched: 'Von nun an: {options}.',
  paused: 'Der Tisch macht Pause.',
  wentOn: 'Es geht weiter.',
  began: '{scene}: Es fängt an.',
  brokenOff: 'Die Szene ist abgebrochen.',
  ended: 'Die Szene ist vorbei.',
  logOpened: 'Das Protokoll dieser Szene steht allen offen.',
  fileOpened: 'Die ganze Datei dieses Tisches, samt allem Privaten, steht nun allen offen, die hier sitzen.',
  proposed: '{who, select, you {Du schlägst} other {# schlägt}} vor: {what}.',
} as const satisfies SameKeys<typeof ENGLISH>;

export const TABLE_REFUSALS = {
  NO_SUCH_TABLE: 'Diesen Tisch gibt es nicht.',
  NOT_YOUR_SEAT:
    '{seat, given, yes {Der Platz von # gehört nicht zu diesem Gerät. Bitte den Gastgeber um einen Link.} no {Du hast hier keinen Platz. Setz dich mit einem Code dazu.}}',
  HOST_ONLY: 'Das darf nur der Gastgeber. Du kannst es dem Tisch vorschlagen.',
  PLAYERS_ONLY: 'Das dürfen nur Mitspieler; du schaust zu.',
  PAUSED: 'Der Tisch macht Pause. Schlag vor, weiterzuspielen.',
  NO_SCENE: 'Es wird keine Szene gespielt.',
  SCENE_RUNNING: 'Es wird noch eine Szene gespielt. Sie muss erst enden.',
  STALE:
    '{now, given, yes {Inzwischen wird etwas anderes gefragt. Sieh noch einmal hin und wähle dann.} no {Danach wurde nicht mehr gefragt, als es am Tisch ankam.}}',
  NO_SUCH_PROPOSAL: 'Dieser Vorschlag liegt nicht mehr auf dem Tisch.',
  ALREADY_PROPOSED: 'Ein solcher Vorschlag liegt schon auf dem Tisch. Äußere dich zu jenem.',
  LINK_GONE: 'Dieser Code ist verbraucht, zurückgezogen, zu alt oder vertippt. Prüfe ihn oder bitte um einen neuen.',
  CODE_WRONG: 'Diesen Code hat hier kein Tisch. Prüfe ihn: sechs Zeichen, und nie 0, O, 1, I oder L.',
  CODE_OVER:
    'Dieser Code gilt nicht mehr: Seine Zeit ist um, die Plätze sind besetzt, oder die Tür wurde geschlossen. Bitte um einen neuen.',
  NO_VISITOR: 'Dort steht niemand mehr vor der Tür.',
  NO_SUCH_ASK: 'Das ist schon beantwortet oder zurückgenommen.',
  PUT_OUT: 'Du wurdest vom Tisch genommen. Du kannst wiederkommen, wenn der Gastgeber neu einlädt.',
  OWN_SEAT:
    'Dieser Platz gehört {seat}. Schlag dem Tisch vor, ihn neu zu vergeben: Dazu braucht es das Ja von {seat} oder langes Schweigen.',
  OWNER_GONE:
    'Das würde öffnen, was {seat} geheim hält, und {seat} ist gegangen und kann nicht gefragt werden. Also bleibt es zu.',
  OTHER_MATTER: 'Das ginge andere an als der Vorschlag auf dem Tisch. Schlag es für sich vor.',
  TABLE_FULL: 'Der Tisch ist voll: Er hat {most} Plätze.',
  NAME_NEEDED: 'Zum Hinsetzen braucht es einen Namen.',
  NAME_TAKEN: 'Am Tisch heißt schon jemand {name}. Nimm einen anderen Namen.',
  UNKNOWN_PLAYER: 'Einen Computerspieler „{player}“ gibt es nicht, nur {known, and}.',
  SEAT_IN_PLAY: '{seat} spielt in dieser Szene mit. Sie muss erst enden, oder jemand springt ein.',
  LAST_HOST: 'Der Gastgeber kann nicht gehen. Mach erst jemand anderen dazu.',
  SEALED:
    'Dieses Protokoll ist versiegelt: Die Szene läuft noch, oder jemand hält darin etwas geheim. Es wird lesbar, wenn alle es öffnen.',
  SEALED_FILE: 'Diese Datei enthält nur, was {seat} sehen konnte. Daraus wird kein Tisch.',
  OTHER_HASH: 'Diese Datei wurde nachträglich verändert: Ihr Fingerabdruck passt nicht.',
  TAMPERED:
    '{of, select, campaign {Was Datensatz {number} dieser Datei von der Kampagne sagt, ist nicht so zustande gekommen} scene {Szene {number} dieser Datei wurde nicht so gespielt, wie es dort steht} other {Vorschlag {number} dieser Datei wurde nicht so gespielt, wie es dort steht}}.',
  UNREADABLE: 'Zeile {record} dieser Datei passt nicht zu dem, was davor steht.',
  OTHER_RULES:
    'Die Regeln dieses Servers können Zeile {record} dieses Tisches nicht lesen. Verloren ist nichts: Eine andere Version kann es.',
  NO_SHARE:
    '{why, select, off {Die Würfel dieser Szene nehmen von deinem Platz keinen Anteil.} notNow {Von deinem Platz wird jetzt kein Anteil an den Würfeln erwartet.} other {Das ist nicht der nächste Anteil der Kette, die dein Platz begonnen hat.}}',
  NOT_TAKEN_BACK:
    '{why, select, others {Seither hat jemand anders gehandelt: Es lässt sich nicht zurücknehmen. Schlag vor zurückzugehen.} dice {Seither sind Würfel gefallen: Es lässt sich nicht zurücknehmen. Schlag vor zurückzugehen.} shown {Seither wurde Verdecktes gezeigt: Es lässt sich nicht zurücknehmen. Schlag vor zurückzugehen.} sealed {Es ist versiegelt und lässt sich ändern, bis alle gewählt haben.} other {Von dir gibt es nichts zurückzunehmen.}}',
  CANNOT_STAND:
    '{answer, given, yes {Diese Antwort kann so nicht stehen bleiben.} no {Eine Szene dieser Art wird hier nicht gespielt.}}',
  NOT_TYPED: 'Die Würfel dieser Szene kommen aus ihrem Startwert; es werden keine eingetippt.',
  OTHER_PROTOCOL: 'Diese Seite ist älter oder neuer als der Server. Lade sie neu.',
  TOO_FAST: 'Das war zu viel auf einmal. Warte {seconds, plural, one {# Sekunde} other {# Sekunden}}.',
  TOO_MANY:
    '{what, select, sockets {Von deiner Adresse kommen zu viele Verbindungen} tables {Von deiner Adresse wurden zu viele Tische eröffnet} joins {Von deiner Adresse haben sich in einer Stunde zu viele Leute gesetzt} codes {Es wurden zu viele Codes versucht, die nichts öffnen. Warte eine Weile, oder bitte um den Link, der immer geht} visitors {Vor dieser Tür stehen zu viele Leute} asks {Du bittest um zu vieles auf einmal} proposals {Zu viele Vorschläge von dir warten auf den Tisch} gestures {In dieser Szene wurde ungefragt schon genug gesagt und getan} scenes {An diesem Tisch gab es zu viele Szenen} imports {Von deiner Adresse kamen in einer Stunde zu viele Dateien} watched {Auf dieser Seite sind zu viele Tische offen}}: höchstens {most}.',
  TOO_LARGE: 'Das ist zu groß: höchstens {kilobytes} KB.',
  TOO_MUCH:
    '{what, select, sending {Diese Datei zu senden dauerte länger, als der Server wartet} time {Diese Datei brauchte länger, als der Server einer zugesteht} memory {Diese Datei brauchte mehr Speicher, als der Server einer zugesteht}}. Nichts ist geschehen.',
  SEATED_ONLY:
    'Dieser Server nimmt Dateien nur von Leuten, die an einem seiner Tische sitzen. Eröffne einen Tisch oder setz dich an einen, dann bring die Datei.',
  OPERATOR_ONLY: 'Nur wer diesen Server betreibt, bringt Dateien auf ihn. Frag dort nach.',
  ID_USED: 'Das wurde schon einmal als etwas anderes geschickt. Mach es noch einmal.',
  NOT_FOUND: 'Unter {path} ist nichts.',
  OTHER_ORIGIN: 'Das kam von einer fremden Seite und wird nicht angenommen.',
  OTHER_HOST:
    'Unter dieser Adresse ist dieser Server nicht zu erreichen. Öffne ihn unter seiner eigenen; wer ihn betreibt, kann als PUBLIC_URL eine andere nennen.',
  TRY_AGAIN:
    '{why, select, store {Der Server erreicht seinen Speicher nicht} stopping {Der Server wird angehalten} crowded {An diesem Tisch haben zu viele zugleich gehandelt} full {Der Server hat so viele Verbindungen, wie er halten kann} busy {Der Server ist mit einer anderen Datei beschäftigt}}. Nichts ist geschehen; versuch es noch einmal.',
  FAULT: 'Bei uns ist etwas kaputtgegangen. Die Nummer ist {fault}.',
} as const satisfies SameKeys<typeof ENGLISH_REFUSALS>;
