import { type Entry, Impossible, type SeatId, sha256 } from '@warmoot/kernel';
import { PLAYERS } from '@warmoot/players';
import { type AnyRefusal, type Deed, deed as deedShape, openTable, type TableFile } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { LooseTable } from '@warmoot/table';
import { type CampaignNames, campaignNames, followingTold, storyFound, storyTold } from '@warmoot/words';
import { notTaken } from '../files.js';
import type { Seating } from '../sitting/sitting.js';
import type { Teller } from '../speech.js';
import { Stop, valueIn } from '../stop.js';
import { refusedWith } from './inFile.js';

/** The ways in which the battle of a story can be fought. */
export const WAYS = ['saga', 'command', 'sortie', 'warband'] as const;
export type Way = (typeof WAYS)[number];

type Seen = saga.campaign.SeenCampaign;
type Chapter = saga.campaign.NextScene;

/** A chapter that may come next, in words. */
export type Offer = ReturnType<typeof followingTold>[number];

/** Who plays, where it is kept, and where its dice come from. */
interface Founder {
  readonly me: string;
  /** The computer player that takes the other parts. */
  readonly against: string;
  readonly seed: string;
  readonly now: number;
}

interface Opened {
  readonly table: LooseTable;
  readonly host: SeatId;
  readonly statusOf: (refusal: AnyRefusal) => number;
}

const STORY = 'raid';

/** What the last chapter of a story is called: it is told, and nobody plays it. */
export const END = 'end';

type Entries = readonly saga.campaign.Entry[];

/** Whether something on the calendar is of the story that is told: one of its chapters, or its end. */
const isOfStory = (seen: Seen, entry: saga.campaign.Entry): boolean =>
  saga.campaign.storyChapter(seen, entry) !== null ||
  (entry.kind === 'happening' && entry.chapter === END && saga.campaign.storyLast(seen) !== null);

/** What is on the calendar of the story and not over yet. */
const underWay = (seen: Seen): Entries =>
  saga.campaign
    .entriesOf(seen)
    .filter((entry) => entry.state !== 'done' && entry.state !== 'dropped' && isOfStory(seen, entry));

/** What of the story stands on the calendar, to be begun or to be taken up again; null where nothing does. */
export const chapterWaiting = (seen: Seen): saga.campaign.Entry | null =>
  underWay(seen).find(({ state }) => state !== 'running') ?? null;

/** The chapters that may come next in a story, the likeliest first; none where it tells none, or one is under way. */
export const chaptersNext = (seen: Seen, names: CampaignNames): readonly Offer[] => {
  if (underWay(seen).length > 0) return [];
  const last = saga.campaign.storyLast(seen);
  if (last !== null) return followingTold(seen, names, last).filter(({ next }) => next.chapter !== undefined);
  const next = saga.campaign.storyOpens(seen, storyTold(names.words.language, seen.open.founding?.story));
  if (next?.told === undefined) return [];
  return [{ ...next.told, day: seen.open.today, refusal: null, carried: [], next }];
};

/** A story at a table in a file: what comes next in it, and what is done about that. */
export class StoryTable {
  private readonly io: Teller;
  private readonly table: LooseTable;
  private readonly host: SeatId;
  private readonly statusOf: Opened['statusOf'];
  readonly told: saga.campaign.StoryTold;

  private constructor(io: Teller, given: Opened) {
    this.io = io;
    this.table = given.table;
    this.host = given.host;
    this.statusOf = given.statusOf;
    this.told = storyTold(io.words.language, STORY);
  }

  /** Takes up the story in a file, or begins it where there is none. */
  static async open(io: Teller, path: string, kept: unknown, founder: Founder): Promise<StoryTable> {
    // Not before it is needed: it is much to load for `warmoot --help`.
    const { LooseTable, newFile, newTableId, readFile, statusOf } = await import('@warmoot/table');
    const { me, seed, now } = founder;
    const title = storyTold(io.words.language, STORY)('name');
    const file = kept ?? newFile(valueIn(openTable.parse({ me, title })), newTableId(), now);
    const checked = await readFile(file);
    if (!checked.ok) throw notTaken(checked.refusal, path);
    const secret = (records: number): string => sha256(`${STORY} ${seed} ${records}`);
    const table = new LooseTable(checked.value, { now, secret });
    const opened = new StoryTable(io, { table, host: checked.value.host, statusOf });
    if (kept === null) opened.found(founder);
    else if (opened.table.facts.campaign?.open.founding?.story !== STORY) {
      throw new Stop(2, ({ texts }) => texts.raid.another, { file: path });
    }
    table.wake();
    return opened;
  }

  get file(): TableFile {
    return this.table.file;
  }

  get seen(): Seen {
    const { campaign, options } = this.table.facts;
    return saga.campaign.seenCampaign(campaign as saga.campaign.Campaign, {
      seat: this.host,
      referee: options.referee,
    });
  }

  get names(): CampaignNames {
    const { seats } = this.table.facts;
    return campaignNames(this.io.words, this.seen, (seat) => seats.find((one) => one.seat === seat)?.name ?? seat);
  }

  /** The scene that is being played: its log, its seed, and who plays in it. */
  get running() {
    const { scene, seats } = this.table.facts;
    if (scene === null) return null;
    const player = (seat: SeatId): string | null => seats.find((one) => one.seat === seat)?.player ?? null;
    const seating: Seating = Object.fromEntries(
      scene.session.run.state.seats.map((seat) => [seat, PLAYERS[player(seat) ?? ''] ?? 'person']),
    );
    // Where others have a say at the table, they would have to be asked before anything is taken back.
    const isAlone = this.table.people.every((seat) => seat === this.host);
    return { session: scene.session, seed: scene.seed ?? '', seating, isAlone };
  }

  /** Whoever began the story lets a computer play for them, or plays again. */
  rest(player: string | null): void {
    const { seats } = this.table.facts;
    const has = seats.find(({ seat }) => seat === this.host)?.player ?? null;
    if (has !== player) this.do(player === null ? { do: 'back' } : { do: 'rest', player });
  }

  /** Lets the computers play on until a person is asked. */
  letPlay(): void {
    this.table.letPlay();
  }

  writeDown(entries: readonly Entry[]): void {
    const written = this.table.writeDown(entries);
    if (!written.ok) throw refusedWith(written.refusal, 409, '');
  }

  /** The chapter that was played last. */
  get last(): saga.campaign.Entry | null {
    return saga.campaign.storyLast(this.seen);
  }

  /** The chapters that may follow, the likeliest first. */
  get offers(): readonly Offer[] {
    return chaptersNext(this.seen, this.names);
  }

  /** Whether nothing is left of it: no chapter is under way, and none may come. */
  get isOver(): boolean {
    return underWay(this.seen).length === 0 && this.offers.length === 0;
  }

  /** SAGA-CAL-014: of whom it is open whether aid came in time. */
  get dying(): readonly saga.campaign.SeenCharacter[] {
    return Object.values(this.seen.open.characters).filter(({ dying }) => dying !== null);
  }

  /** The table says whether aid came in time to somebody. */
  settleAid(character: string, came: boolean): void {
    this.do({ do: 'propose', about: 'campaign', value: { deed: { deed: 'aid', character, came } } });
  }

  /** Puts a chapter on the calendar, on the first day on which it can be played, and begins it. */
  take({ next, title }: Offer, way: Way): void {
    this.needsAidSettled(next);
    const { scene, characters, place, chapter, matters, told } = next;
    const common = { day: this.dayFor(next), title, characters, chapter };
    const plan = scene === 'battle' && way !== 'saga' ? { ...(next.plan as object), by: way } : next.plan;
    this.obey(
      next.next === 'end'
        ? { deed: 'happening', ...common, text: told?.text ?? '' }
        : { deed: 'plan', ...common, scene, place, plan, ...(matters && { matters }) },
    );
    // The end may have come about already, as it was written.
    if (!this.begin() && next.next !== 'end') throw new Impossible('a chapter that was offered is none', chapter);
  }

  /**
   * Begins what of the story stands on the calendar, where something does; false where nothing does. The end is not
   * played: its day comes, and it has come about.
   */
  begin(): boolean {
    const waiting = chapterWaiting(this.seen);
    if (waiting === null) return false;
    const { id: entry, kind, state } = waiting;
    if (state === 'paused') this.obey({ deed: 'resume', entry });
    else if (kind === 'scene') this.do({ do: 'propose', about: 'play', value: { play: { play: 'entry', entry } } });
    else this.obey({ deed: 'happened', entry });
    return true;
  }

  /** SAGA-CAL-014: who lives is settled before whatever they are in: it is not put off to a later day instead. */
  private needsAidSettled(next: Chapter): void {
    const { last, seen } = this;
    if (last === null) return;
    const refusal = saga.campaign.refusesNext(seen, next, { day: saga.calendar.lastDay(last), after: last });
    if (refusal?.code === 'BROKEN_RULE' && refusal.rule === 'SAGA-CAL-014') throw refusedWith(refusal, 409, '');
  }

  /** The first day on which a chapter can be played. */
  dayFor(next: Chapter): number {
    const { last, seen } = this;
    const { today } = seen.open;
    if (last === null) return today;
    const first = Math.max(today, saga.calendar.lastDay(last));
    const days = Array.from({ length: 30 }, (_, n) => first + n);
    return days.find((day) => saga.campaign.refusesNext(seen, next, { day, after: last }) === null) ?? first;
  }

  private found({ against }: Founder): void {
    const story = saga.campaign.STORIES.find(({ key }) => key === STORY) as saga.campaign.Story;
    const me = this.table.facts.seats[0]?.name ?? '';
    const [lady, ...others] = story.parts;
    const named = ['roads.hall', 'roads.town'].map((key) => (this.told(key) === me ? `${me} 2` : this.told(key)));
    for (const name of named) this.do({ do: 'seatComputer', name, player: against });
    const seats = this.table.facts.seats.map(({ seat }) => seat);
    const parts = Object.fromEntries([lady as string, ...others].map((part, at) => [part, seats[at] as SeatId]));
    this.obey(storyFound(this.io.words.language, story, parts));
  }

  private obey(deed: object): void {
    this.do({ do: 'campaign', deed });
  }

  private do(raw: object): void {
    const deed: Deed = valueIn(deedShape.parse(raw), { path: 'deed' });
    const { table } = this.table.facts;
    const done = this.table.obey({ id: 'file', table, seat: this.host, deed });
    if (!done.ok) throw refusedWith(done.refusal, this.statusOf(done.refusal), '');
  }
}
