import type { Heard, Json, SeatId, Vote } from '@warmoot/kernel';
import { saga, table } from '@warmoot/rules';
import { campaignLines, deedText, playText } from '../campaign/told.js';
import type { ProposalTelling, TableTelling, TableWords } from '../catalogue/tableWords.js';
import { plainData } from '../plain.js';
import type { Person } from '../say/index.js';
import { factsOf, keyedSentences, person, type Speech } from '../speech.js';

type NameOf = (seat: SeatId) => string;

/** What the table refuses, told by what the refusal carries. */
const tellTableRefusals = ({ t: { tableRefusals } }: Speech): TableWords['refusals'] =>
  keyedSentences(tableRefusals, (carried) => ({
    ...factsOf(carried),
    kilobytes: Math.floor(Number(carried.most) / 1024),
  })) as unknown as TableWords['refusals'];

interface Spoken {
  readonly event: string;
  readonly by: SeatId;
  readonly votes: Readonly<Record<SeatId, Vote>>;
  readonly stands: boolean;
}

/** What is said of a table. */
export const tellTable = (speech: Speech): TableWords => {
  const { table: t, scenes } = speech.t;
  const sceneNames: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(scenes.names).flatMap(([scene, name]) => [
      [scene, name],
      ...(scene.startsWith('saga/')
        ? [[scene.replace(/^saga\//, 'saga-1e/'), scenes.firstEdition({ name })] as const]
        : []),
    ]),
  );
  const players: Readonly<Record<string, string>> = t.players;

  /** By the name that people go by now; nobody in particular is the table. */
  const who = (seat: SeatId | null, { hearer, nameOf }: TableTelling): Person =>
    seat === null ? { person: t.theTable, isHearer: false } : person(seat, hearer, nameOf(seat));

  const playerIn = (value: Json | undefined): string => players[String(value)] ?? String(value);

  /** A computer by name, and by which of them it is where the name does not say so. */
  const computerIn = (name: string, player: string | null | undefined): string => {
    const which = playerIn(player ?? '');
    return t.computer({ name, which: name.includes(which) ? null : which });
  };

  const duration = (seconds: number): string => {
    if (seconds < 120) return t.seconds({ n: seconds });
    if (seconds < 7200) return t.minutes({ n: Math.round(seconds / 60) });
    return seconds < 172_800 ? t.hours({ n: Math.round(seconds / 3600) }) : t.days({ n: Math.round(seconds / 86_400) });
  };

  const after = (seconds: number | null): string | null => (seconds === null ? null : duration(seconds));

  /** How the table plays; where it is known how it has played so far, what changes in that. */
  const optionsTold = (options: table.TableOptions, nameOf: NameOf, now?: table.TableOptions): string => {
    const { dice, hideMade, referee, deadline, absence, standIn } = { ...table.USUAL_OPTIONS, ...options };
    const parts: Readonly<Record<keyof table.TableOptions, string>> = {
      dice: t.options.dice({ dice }),
      hideMade: t.options.hideMade({ hideMade }),
      referee: t.options.referee({ referee: referee === null ? null : nameOf(referee) }),
      deadline: t.options.deadline({ after: after(deadline) }),
      absence: t.options.absence({ after: after(absence) }),
      standIn: t.options.standIn({ after: after(standIn) }),
    };
    const all = Object.keys(parts) as (keyof table.TableOptions)[];
    const changed = all.filter((key) => options[key] !== now?.[key]);
    return (changed.length > 0 ? changed : all).map((key) => parts[key]).join('; ');
  };

  const spokenOne = ({ event, by, votes, stands }: Spoken, falls: boolean, telling: TableTelling): string => {
    switch (event) {
      case 'objected':
        return t.spoken.objected({ who: who(by, telling), falls });
      case 'agreed':
      case 'proposed':
        return t.spoken[event]({ who: who(by, telling) });
      case 'voted': {
        const cast = Object.entries(votes).map(([seat, vote]) => t.spoken.cast({ name: telling.nameOf(seat), vote }));
        return t.spoken.voted({ votes: cast.join(', '), stands });
      }
      default:
        return '';
    }
  };

  const spoken = (heard: readonly Heard[], telling: TableTelling): string => {
    const words = heard.map(({ event }) => event as unknown as Spoken);
    const falls = words.some(({ event }) => event === 'settled');
    return words
      .map((word) => spokenOne(word, falls, telling))
      .filter((sentence) => sentence !== '')
      .join(' ');
  };

  const proposals: TableWords['proposals'] = {
    undo: ({ to }) => t.proposals.undo({ to: String(to) }),
    pause: () => t.proposals.pause,
    goOn: () => t.proposals.goOn,
    options: (value, { nameOf, now }) =>
      t.proposals.options({ options: optionsTold(value as unknown as table.TableOptions, nameOf, now) }),
    regent: ({ seat, player }, { nameOf }) =>
      t.proposals.regent({ player: playerIn(player), name: nameOf(String(seat)) }),
    host: ({ seat }, { nameOf }) => t.proposals.host({ name: nameOf(String(seat)) }),
    handOut: ({ seat }, { nameOf }) => t.proposals.handOut({ name: nameOf(String(seat)) }),
    openLog: () => t.proposals.openLog,
    abandon: () => t.proposals.abandon,
    // What somebody left out in a proposal is as it usually is; what has another form by now is told as it stands.
    campaign: ({ deed = null }, { campaign }) => {
      const read = saga.campaign.campaignDeed.parse(deed);
      return read.ok ? deedText(read.value, campaign) : plainData(deed);
    },
    play: ({ play = null }, { campaign }) => {
      const read = saga.campaign.campaignPlay.parse(play);
      return read.ok ? playText(read.value, campaign) : plainData(play);
    },
    scene: ({ scene }) => t.proposals.scene({ scene: sceneNames[String(scene)] ?? String(scene) }),
  };

  const told = (about: table.ProposalKind, value: Json, telling: ProposalTelling): string =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? proposals[about](value as Readonly<Record<string, Json>>, telling)
      : t.staysInside;

  return {
    refusals: tellTableRefusals(speech),
    events: {
      opened: ({ title }) => t.opened({ title }),
      seated: ({ seat, role, holder, player }, telling) => {
        if (holder === 'computer') return t.computerSits({ computer: computerIn(telling.nameOf(seat), player) });
        return (role === 'spectator' ? t.watches : t.sits)({ who: who(seat, telling) });
      },
      hosted: ({ seat }, telling) => t.hosted({ who: who(seat, telling) }),
      keyed: ({ seat, how }, telling) =>
        how === 'handed' ? t.handed({ name: telling.nameOf(seat) }) : t.keyed({ who: who(seat, telling) }),
      renamed: ({ seat, name }, { hearer }) => t.renamed({ who: person(seat, hearer), name }),
      held: ({ seat, holder, player }, telling) =>
        holder === 'person'
          ? t.back({ who: who(seat, telling) })
          : t.playsFor({ player: playerIn(player ?? ''), who: who(seat, telling) }),
      left: ({ seat }, telling) => t.left({ who: who(seat, telling) }),
      freed: ({ seat }, telling) => t.freed({ who: who(seat, telling) }),
      kept: ({ seat }, telling) => t.kept({ who: who(seat, telling) }),
      titled: ({ title }) => t.titled({ title }),
      shelved: ({ away }) => (away ? t.putAway : t.takenOut),
      switched: ({ options }, { nameOf }) => t.switched({ options: optionsTold(options, nameOf) }),
      paused: () => t.paused,
      wentOn: () => t.wentOn,
      said: ({ text }) => text,
      began: ({ name }) => t.began({ scene: sceneNames[name] ?? name }),
      ended: ({ outcome }) => (outcome === null ? t.brokenOff : t.ended),
      logOpened: () => t.logOpened,
      fileOpened: () => t.fileOpened,
      campaign: ({ events }, { campaign }) => campaignLines(events, campaign).join(' '),
      proposed: ({ about, value }, telling) =>
        t.proposed({ who: who(telling.by, telling), what: told(about, value, telling) }),
      answered: ({ heard }, telling) => spoken(heard, telling),
      settled: ({ about, value, why }, telling) =>
        t.settled({ why, what: value === null || why !== 'agreed' ? null : told(about, value, telling) }),
    },
    proposals,
    asItIs: t.asItIs,
    scenes: sceneNames,
    players,
  };
};
