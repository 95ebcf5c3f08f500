import type { Heard, Json, SeatId, Vote } from '@warmoot/kernel';
import type { CampaignDeed, CampaignPlay, TableOptions } from '@warmoot/rules';
import { campaignLines, deedText, playText } from '../campaign/told.js';
import type { ProposalTelling, TableTelling, TableWords } from '../tableWords.js';
import { count, quoted } from './grammar.js';
import { tableRefusals as refusals } from './tableRefusals.js';

type NameOf = (seat: SeatId) => string;

/** Subject and verb, by the name that people go by now: "Du stimmst", "Ana stimmt". */
const does = (seat: SeatId | null, { hearer, nameOf }: TableTelling, du: string, they: string): string =>
  seat !== null && seat === hearer ? `Du ${du}` : `${seat === null ? 'Der Tisch' : nameOf(seat)} ${they}`;

const SCENES: Readonly<Record<string, string>> = {
  'saga/duel': 'Zweikampf',
  'saga/check': 'Probe',
  'saga/healing': 'Heilung',
  'saga/aid': 'Erste Hilfe',
  'saga/battle': 'Schlacht',
  'saga-1e/battle': 'Schlacht, erste Ausgabe',
  'saga-1e/duel': 'Zweikampf, erste Ausgabe',
  'saga-1e/check': 'Probe, erste Ausgabe',
  'saga-1e/healing': 'Heilung, erste Ausgabe',
  'saga-1e/aid': 'Erste Hilfe, erste Ausgabe',
  'saga/generation': 'Werte',
  'saga/draft': 'Auswahl der Hauptfiguren',
  'saga-1e/generation': 'Werte, erste Ausgabe',
  'saga-1e/draft': 'Auswahl der Hauptfiguren, erste Ausgabe',
  'saga/event': 'Äußeres Ereignis',
  'saga-1e/event': 'Äußeres Ereignis, erste Ausgabe',
};

const PLAYERS: Readonly<Record<string, string>> = { recruit: 'Rekrut', captain: 'Hauptmann' };

const playerIn = (value: Json | undefined): string => PLAYERS[String(value)] ?? String(value);

/** A computer by name, and by which of them it is where the name does not say so. */
const computerIn = (name: string, player: string | null | undefined): string => {
  const which = playerIn(player ?? '');
  return name.includes(which) ? `${name}, der Computer,` : `${name}, der Computer (${which}),`;
};

const duration = (seconds: number): string => {
  if (seconds < 120) return count(seconds, 'Sekunde', 'Sekunden');
  if (seconds < 7200) return count(Math.round(seconds / 60), 'Minute', 'Minuten');
  return seconds < 172_800
    ? count(Math.round(seconds / 3600), 'Stunde', 'Stunden')
    : count(Math.round(seconds / 86_400), 'Tag', 'Tagen');
};

const optionsTold = ({ hideMade, dice, referee, deadline }: TableOptions, nameOf: NameOf): string =>
  [
    dice === 'typed' ? 'gewürfelt wird mit echten Würfeln' : 'die Würfel kommen aus dem Startwert',
    hideMade ? 'niemand erfährt, wer schon gewählt hat' : 'alle erfahren, wer schon gewählt hat',
    referee === null ? 'es gibt keinen Schiedsrichter' : `${nameOf(referee)} ist Schiedsrichter`,
    deadline === null
      ? 'Schweigen gilt nie als Zustimmung'
      : `Schweigen gilt nach ${duration(deadline)} als Zustimmung`,
  ].join('; ');

const VOTES: Readonly<Record<Vote, string>> = { for: 'dafür', against: 'dagegen', abstain: 'enthält sich' };

const spoken = (heard: readonly Heard[], telling: TableTelling): string =>
  heard
    .map(({ event }) => {
      const said = event as unknown as {
        readonly event: string;
        readonly by: SeatId;
        readonly votes: Readonly<Record<SeatId, Vote>>;
        readonly stands: boolean;
      };
      switch (said.event) {
        case 'agreed':
          return `${does(said.by, telling, 'stimmst', 'stimmt')} zu.`;
        case 'objected':
          return `${does(said.by, telling, 'widersprichst', 'widerspricht')}. Es wird abgestimmt.`;
        case 'proposed':
          return `${does(said.by, telling, 'schlägst', 'schlägt')} etwas anderes vor.`;
        case 'voted': {
          const votes = Object.entries(said.votes).map(([seat, vote]) => `${telling.nameOf(seat)} ${VOTES[vote]}`);
          return `Die Abstimmung: ${votes.join(', ')}. Der Vorschlag ${said.stands ? 'gilt' : 'fällt durch'}.`;
        }
        default:
          return '';
      }
    })
    .filter((sentence) => sentence !== '')
    .join(' ');

const proposals: TableWords['proposals'] = {
  undo: ({ to }) => `Zurück zu Eintrag ${to}`,
  pause: () => 'Pause machen',
  goOn: () => 'Weiterspielen',
  options: (value, { nameOf }) => `Den Tisch ändern: ${optionsTold(value as unknown as TableOptions, nameOf)}`,
  regent: ({ seat, player }, { nameOf }) => `${playerIn(player)} spielt für ${nameOf(String(seat))}`,
  host: ({ seat }, { nameOf }) => `${nameOf(String(seat))} wird Gastgeber`,
  openLog: () => 'Das Protokoll dieser Szene öffnen, samt Geheimnissen',
  abandon: () => 'Diese Szene abbrechen',
  campaign: ({ deed }, { campaign }) => deedText(deed as unknown as CampaignDeed, campaign),
  play: ({ play }, { campaign }) => playText(play as unknown as CampaignPlay, campaign),
  scene: ({ scene }) => `Anfangen: ${SCENES[String(scene)] ?? scene}`,
};

const told = (about: keyof typeof proposals, value: Json, telling: ProposalTelling): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? proposals[about](value as Readonly<Record<string, Json>>, telling)
    : 'alles bleibt, wie es ist';

const AND_SO = {
  agreed: 'Beschlossen',
  fell: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
  impossible: 'Beschlossen, aber nicht mehr möglich',
};

/** What is said of a table, in German. */
export const table: TableWords = {
  refusals,
  events: {
    opened: ({ title }) => `Der Tisch ist eröffnet: ${quoted(title)}.`,
    seated: ({ seat, role, holder, player }, telling) => {
      if (holder === 'computer') return `${computerIn(telling.nameOf(seat), player)} setzt sich dazu.`;
      return role === 'spectator'
        ? `${does(seat, telling, 'schaust', 'schaut')} zu.`
        : `${does(seat, telling, 'setzt dich', 'setzt sich')} dazu.`;
    },
    hosted: ({ seat }, telling) => `${does(seat, telling, 'bist', 'ist')} Gastgeber.`,
    keyed: ({ seat, how }, telling) =>
      how === 'handed'
        ? `Der Platz von ${telling.nameOf(seat)} wurde neu vergeben.`
        : `${does(seat, telling, 'sitzt', 'sitzt')} nun auch an einem anderen Gerät.`,
    renamed: ({ seat, name }, { hearer }) => (seat === hearer ? `Du heißt nun ${name}.` : `${seat} heißt nun ${name}.`),
    held: ({ seat, holder, player }, telling) =>
      holder === 'person'
        ? `${does(seat, telling, 'bist', 'ist')} wieder da.`
        : `${playerIn(player ?? '')} spielt für ${seat === telling.hearer ? 'dich' : telling.nameOf(seat)}.`,
    left: ({ seat }, telling) => `${does(seat, telling, 'verlässt', 'verlässt')} den Tisch.`,
    titled: ({ title }) => `Der Tisch heißt nun ${quoted(title)}.`,
    switched: ({ options }, { nameOf }) => `Von nun an: ${optionsTold(options, nameOf)}.`,
    paused: () => 'Der Tisch macht Pause.',
    wentOn: () => 'Es geht weiter.',
    said: ({ text }) => text,
    began: ({ name }) => `${SCENES[name] ?? name}: Es fängt an.`,
    ended: ({ outcome }) => (outcome === null ? 'Die Szene ist abgebrochen.' : 'Die Szene ist vorbei.'),
    logOpened: () => 'Das Protokoll dieser Szene steht allen offen.',
    fileOpened: () => 'Die ganze Datei dieses Tisches, samt allem Privaten, steht nun allen offen, die hier sitzen.',
    campaign: ({ events }, { campaign }) => campaignLines(events, campaign).join(' '),
    proposed: ({ about, value }, telling) =>
      `${does(telling.by, telling, 'schlägst', 'schlägt')} vor: ${told(about, value, telling)}.`,
    answered: ({ heard }, telling) => spoken(heard, telling),
    settled: ({ about, value, why }, telling) =>
      value === null || why !== 'agreed' ? `${AND_SO[why]}.` : `${AND_SO[why]}: ${told(about, value, telling)}.`,
  },
  proposals,
  asItIs: 'Alles bleibt, wie es ist',
  scenes: SCENES,
  players: PLAYERS,
};
