import { enter, hashOf, openSession, type Result, type SceneTypes, type SeatId, type Session } from '@warmoot/kernel';
import { TABLE_FORMAT, type TableEvent, type TableFile, type TableRecord, tableHash } from '@warmoot/protocol';
import { saga, sceneRules, table } from '@warmoot/rules';

const PLAYERS = ['ana', 'bo'] as const;
const NOON = Date.UTC(2026, 0, 31, 12);

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

type Cause = Extract<TableEvent, { readonly did: 'campaign' }>['cause'];

/** A table with a campaign, written as a server would write it, and its file. */
export class CampaignTable {
  campaign: saga.campaign.Campaign = saga.campaign.UNFOUNDED;
  readonly records: TableRecord[] = [];
  private scenes = 0;

  constructor() {
    const options = { ...table.USUAL_OPTIONS, dice: 'typed' } as const;
    this.put({ did: 'opened', format: TABLE_FORMAT, title: 'Wednesdays', options });
    for (const seat of PLAYERS) {
      const name = seat === 'ana' ? 'Ana' : 'Bo';
      this.put({ did: 'seated', seat, name, role: 'player', holder: 'person', player: null });
    }
    this.put({ did: 'hosted', seat: 'ana' });
  }

  put(what: TableEvent, by: SeatId | null = null, seenBy: readonly SeatId[] | null = null): void {
    const how = by === null ? 'table' : 'person';
    this.records.push({ seq: this.records.length, at: NOON, by, how, command: null, seenBy, what });
  }

  private happened(cause: Cause, events: readonly saga.campaign.CampaignEvent[], by: SeatId | null): void {
    const own = events.every(({ event }) => event === 'goalsWritten' || event === 'noteWritten');
    const seenBy = own && by !== null ? [by] : null;
    this.put({ did: 'campaign', version: saga.campaign.CAMPAIGN_VERSION, cause, events, more: false }, by, seenBy);
    this.campaign = saga.campaign.evolveAll(this.campaign, events);
  }

  do(seat: SeatId | null, raw: object): this {
    const deed = value(saga.campaign.campaignDeed.parse(raw));
    const decided = seat === null;
    this.happened(
      { by: 'deed', deed, decided },
      value(saga.campaign.obeyDeed(this.campaign, deed, { seat, decided, players: PLAYERS })),
      seat,
    );
    return this;
  }

  /** A scene without answers, with the dice that are typed in. */
  play(raw: object, ...thrown: readonly (readonly number[])[]): this {
    const play = value(saga.campaign.campaignPlay.parse(raw)) as Extract<Cause, { by: 'play' }>['play'];
    const staged = value(
      saga.campaign.stageScene(this.campaign, play, { players: PLAYERS, referee: null, decided: true }),
    );
    const { entry } = staged;
    const number = saga.campaign.playedAs(saga.campaign.evolveAll(this.campaign, staged.events), entry, ++this.scenes);
    // A check is part of a scene that is being played, and gives it no number.
    const begun = play.play === 'check' ? staged.events : [...staged.events, number];
    this.happened({ by: 'play', play, decided: true, entry }, begun, null);
    let session: Session<SceneTypes> = value(openSession(value(sceneRules(staged.scene)), staged, null));
    const scene = this.scenes;
    const line = () => ({
      entry: session.entries.at(-1) as never,
      bookmark: session.bookmarks.at(-1) as never,
      no: session.entries.length - 1,
      back: null,
      reveals: false,
      stepSeenBy: null,
    });
    this.put({ did: 'began', scene, header: session.header, seed: null, ...line() });
    for (const faces of thrown) {
      session = value(enter(session, { input: 'dice', faces, from: 'table' }));
      this.put({ did: 'played', scene, ...line() });
    }
    const outcome = session.run.outcome() as never;
    this.put({ did: 'ended', scene, seed: null, hash: hashOf(session.run.state), outcome });
    this.happened({ by: 'scene', scene }, saga.campaign.writeBack(this.campaign, { entry, outcome, own: {} }), null);
    return this;
  }

  get file(): TableFile {
    const records = JSON.parse(JSON.stringify(this.records)) as TableRecord[];
    return { format: TABLE_FORMAT, table: 'wednesdaysab', records, hash: tableHash(records) };
  }
}
