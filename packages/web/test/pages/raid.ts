import { sha256 } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import {
  type DeskTable,
  DeskWatcher,
  invited,
  joined,
  letComputersPlay,
  ServedTable,
} from '@warmoot/table/testing/desk';
import { storyFound, storyTold } from '@warmoot/words';
import { putDown } from '../../src/campaign/handover/offers.js';
import { BO } from './begun.js';
import { Device } from './device.js';
import { textOf } from './forms.js';
import { lift } from './line.js';
import { act, allOf, one } from './look.js';
import { comes, openedAsking, partComes } from './opened.js';
import type { Page } from './page.js';

/**
 * What is drawn by this seed has Ella move Jorun and Wren, and nobody is moved to anything else in the council; on the salt
 * road the guard hears her coming and stands.
 */
const SEED = sha256('one e');
const HOST = 'Guest';

/** In a fight a computer's thoughts have a clock. */
const CERTAIN = new Set(['saga/discussion', 'saga/march']);

class RaidTable extends ServedTable {
  override get circumstances(): DeskTable['circumstances'] {
    return { ...super.circumstances, secret: () => SEED };
  }
}

const sitDown = (desk: DeskTable): void => {
  const invitation = invited(desk, HOST, { opens: 'player' });
  joined(desk, invitation.ok ? invitation.value.secret : '', BO);
};

/** A device at the table of the raid, where computers do what they are asked. */
export class RaidDevice extends Device {
  constructor(desk: DeskTable | null = null, seats: readonly string[] = []) {
    super(desk, seats, true);
  }

  protected override laid(...wanted: ConstructorParameters<typeof ServedTable>): DeskTable {
    return new RaidTable(...wanted);
  }

  /** The same table as it stands now, which goes on by itself from here. */
  apart(...seats: readonly string[]): RaidDevice {
    const { facts, records, now } = this.desk;
    const desk = new RaidTable(HOST, '');
    Object.assign(desk, { facts, now });
    desk.records.splice(0, desk.records.length, ...records);
    return new RaidDevice(desk, seats.length === 0 ? this.seats : seats);
  }

  /** Somebody else at the same table. */
  of(...seats: readonly string[]): RaidDevice {
    return new RaidDevice(this.desk, seats);
  }

  /** Lets computers play, and dice fall of which nobody may know, until people are asked. */
  override letPlay(): void {
    do letComputersPlay(this.desk, (scene) => CERTAIN.has(scene));
    while (lift(this.desk));
    this.tell();
  }

  get campaign(): saga.campaign.CampaignOpen {
    const { campaign } = this.desk.facts;
    if (campaign === null) throw new Error('nothing is told yet');
    return campaign.open;
  }

  /** The campaign as it is seen from the host's seat. */
  get seen(): saga.campaign.SeenCampaign {
    const { campaign } = new DeskWatcher(this.desk, HOST).whole();
    if (campaign === null) throw new Error('nothing is told yet');
    return campaign;
  }

  /** Something done in the campaign; what is left out is as the rules have it. */
  writes(said: object): void {
    const deed = saga.campaign.campaignDeed.parse(JSON.parse(JSON.stringify(said)));
    if (!deed.ok) throw new Error(JSON.stringify(deed.refusal));
    this.do(HOST, { do: 'campaign', deed: deed.value });
  }

  /** A chapter as the calendar has it. */
  chapter(chapter: string): saga.campaign.Entry {
    const found = Object.values(this.campaign.entries).find((entry) => entry.chapter === chapter);
    if (found === undefined) throw new Error(`there is no ${chapter}`);
    return found;
  }

  /** The chapters on the calendar, each with how it stands. */
  get chapters(): readonly (readonly [chapter: string, state: string])[] {
    return Object.values(this.campaign.entries).flatMap(({ chapter, state }) =>
      chapter === undefined ? [] : [[chapter, state] as const],
    );
  }

  /** Who was moved to what in a Discussion, appeal by appeal. */
  movedIn(chapter: string): readonly string[] {
    const { appeals } = this.chapter(chapter).outcome as unknown as {
      readonly appeals: readonly { response: string; hearings: readonly { who: string; moved: boolean | null }[] }[];
    };
    return appeals.flatMap(({ response, hearings }) =>
      hearings.flatMap(({ who, moved }) => (moved === true ? [`${who}: ${response}`] : [])),
    );
  }

  /** Computers sit in for these until the chapter is over. */
  rest(...seats: readonly string[]): void {
    for (const seat of seats) this.do(seat, { do: 'rest', player: 'captain' });
    this.letPlay();
    for (const seat of seats) this.do(seat, { do: 'back' });
  }

  /** Whoever sits there answers what they are asked. */
  answer(seat: string, choice: object): void {
    const due = this.desk.due(seat).find(({ made }) => !made);
    if (due === undefined) throw new Error(`${seat} is not asked`);
    this.do(seat, { do: 'answer', question: due.question, as: due.as[0] ?? seat, choice: choice as never });
    this.letPlay();
  }

  /** Answers by the first that may be, and by what is liked at a step, until this is asked of somebody. */
  until(step: string, likes: Readonly<Record<string, object>> = {}): void {
    for (let made = 0; made < 200; made++) {
      this.letPlay();
      const run = this.desk.facts.scene?.session.run;
      if (run === undefined || run.awaits.need !== 'answers') break;
      const asked = run.awaits.asked.find(({ as, seat }) =>
        this.desk.due(seat).some((due) => !due.made && due.as.includes(as)),
      );
      if (asked === undefined) break;
      if (run.awaits.step === step) return;
      const question = this.desk.due(asked.seat).find((due) => due.as.includes(asked.as))?.question ?? '';
      const choice = likes[run.awaits.step] ?? run.choices(asked)?.[0];
      this.do(asked.seat, { do: 'answer', question, as: asked.as, choice: choice as never });
    }
    throw new Error(`it never comes to ${step}`);
  }
}

export const leafOf = (): HTMLElement | null => document.querySelector<HTMLElement>('dialog[open] .chapter-leaf');

/** What the leaf before a chapter says, which is closed then. */
export const readLeaf = async (page: Page): Promise<string> => {
  const leaf = await comes(page, leafOf);
  const said = textOf(leaf);
  await page.in(leaf).press(['button', 'To the table']);
  return said;
};

/** From a chapter that is over to what comes next. */
export const whatComesNext = async (page: Page): Promise<void> => {
  const after = await partComes(page, '.after');
  await page.press(page.the('link', 'What comes next', after));
  await partComes(page, '.handover');
};

/** Takes the row with these words of what may come next, and plays on. */
export const playOn = async (page: Page, row: string): Promise<void> => {
  await page.press(one(page, '.comes-row', row));
  await page.press(['button', 'Play on now']);
  await partComes(page, '.table-scene');
};

/** Lets the story end where it stands, and comes to the journal. Gives its last words. */
export const letEnd = async (page: Page): Promise<string> => {
  await page.press(one(page, '.comes-row', 'The end'));
  const words = textOf(one(page, '.handover-ending'));
  await page.press(['button', 'Let it end here']);
  await partComes(page, '.journal-main');
  return words;
};

interface Appeal {
  readonly to: string;
  readonly want: string;
  readonly skill: string;
  readonly motive: string;
}

const pick = async (page: Page, label: HTMLElement): Promise<void> => {
  const input = label.querySelector('input');
  if (input?.checked !== true) await page.press(label);
};

/** An appeal to whose terms the computers agree; it is made, and this stands in its margin. Others agree where they are asked. */
export const appealMade = async (
  page: Page,
  { to, want, skill, motive }: Appeal,
  agree: () => void = () => undefined,
): Promise<string> => {
  const before = allOf(page, '.hearing-figures').length;
  await page.press(['button', 'Make an appeal']);
  await pick(page, one(page, '.composer .appeal-whom label', to));
  await pick(page, one(page, '.composer .chips-lines label', want));
  await pick(page, one(page, '.composer .appeal-terms label', skill));
  const moves = allOf(page, 'button.motive').find((button) => button.querySelector(`i[title^="${motive}"]`) !== null);
  if (moves === undefined) throw new Error(`${motive} moves nobody`);
  await page.press(moves);
  await page.press(['button', 'Put it to the table']);
  await page.does(agree);
  await page.press(act(page));
  return textOf(await comes(page, () => allOf(page, '.hearing-figures')[before]));
};

const RIDERS = { to: 'Jorun', want: 'Bring your thirty riders', skill: 'Lead', motive: 'Avenging' };
const WAY = { to: 'Wren', want: 'Show us the way', skill: 'Lead', motive: 'Prudent' };

/** The raid, begun alone by one press of the first page. */
export const beginAlone = async (): Promise<{ readonly device: RaidDevice; readonly page: Page }> => {
  const device = new RaidDevice();
  const page = await openedAsking('/', device);
  await page.press(['button', 'Begin the story']);
  await comes(page, leafOf);
  return { device, page };
};

/**
 * The raid with a friend who has the town, up to the leaf before the council; the house is the computer's. Gives also what
 * Bo read before it was begun.
 */
export const beginWithBo = async (): Promise<{ readonly device: RaidDevice; readonly waiting: readonly string[] }> => {
  const device = new RaidDevice();
  const page = await openedAsking('/', device);
  await page.press(['button', 'with friends, by link']);
  await comes(page, () => page.all('heading', 'Who plays whom')[0]);
  sitDown(device.desk);
  await page.does(() => device.letPlay());
  const playedBy = (part: string): HTMLElement =>
    page.the('combobox', /^Played by/, one(page, '.story-parts li', part));
  await page.choose(playedBy('The town'), BO);
  await page.choose(playedBy('Her house'), 'the computer');
  await page.close();
  const bos = await openedAsking('/t/desk', device.of(BO));
  const waiting = [bos.room, ...allOf(bos, '.story-parts li[data-mine]')].map(textOf);
  await bos.close();
  const begins = await openedAsking('/t/desk', device);
  await begins.press(['button', 'Begin the story']);
  await comes(begins, leafOf);
  await begins.close();
  return { device, waiting };
};

/** The council by the page: Ella asks Jorun for her thirty and Wren for the way, and computers hear the rest of it. */
export const holdCouncil = async (page: Page, device: RaidDevice): Promise<readonly string[]> => {
  const margins = [await appealMade(page, RIDERS), await appealMade(page, WAY)];
  await page.does(() => device.rest(HOST));
  return margins;
};

/** The march by the page: the salt road at a steady pace, straight at the guard, and the fight is left for later. */
export const rideToTheTown = async (page: Page): Promise<void> => {
  await page.press(act(page));
  await page.press(one(page, '.intents label', 'Close'));
  await page.press(act(page));
  await page.press(one(page, '.march-contact .choice', 'Leave it for later'));
  await page.press(act(page));
};

const [STORY] = saga.campaign.STORIES as readonly [saga.campaign.Story];
const told = storyTold('en', STORY.key);

/** What Ella asks for in the council, and of whom. */
const asking = (who: string, what: string, motive: string): object => ({
  ...{ choose: 'appeal', talker: told('people.ella'), to: [{ who: told(`people.${who}`), pair: null }], words: '' },
  ...{ context: told('council.context'), topic: told(`council.${what}.topic`) },
  ...{ response: told(`council.${what}.response`), skill: 'lead', motive, modifiers: [] },
  ...{ difficulty: 3, besides: [], note: null, changed: null },
});

/** The way of Ella's riders along the salt road. */
const SALT_ROAD = {
  ...{ choose: 'plan', route: ['pasture', 'gallows', 'salt-3', 'bridge', 'salt-5', 'town'], pace: 'steady' },
  ...{ marks: null, past: [], forage: false, sail: false, lead: null },
};

/** The raid as it is begun, without a page. */
const begun = (friends: readonly string[]): RaidDevice => {
  const desk = new RaidTable(HOST, told('name'));
  desk.now = Date.now();
  const device = new RaidDevice(desk, [HOST]);
  if (friends.includes(BO)) sitDown(desk);
  const [house, town] = [told('roads.hall'), told('roads.town')];
  for (const name of friends.includes(BO) ? [house] : [house, town])
    device.do(HOST, { do: 'seatComputer', name, player: 'captain' });
  device.writes(storyFound('en', STORY, { lady: HOST, house, town: friends.includes(BO) ? BO : town }));
  return device;
};

/** Puts a chapter on the calendar and plays it. */
const plays = (device: RaidDevice, next: saga.campaign.NextScene | null | undefined, after: string | null): void => {
  if (next === null || next === undefined) throw new Error('it is not offered');
  const put = putDown(next, { day: device.campaign.today, title: next.told?.title ?? '', place: next.place });
  device.writes(after === null ? { deed: 'plan', ...put } : { deed: 'follow', entry: after, next: put });
  device.do(HOST, { do: 'play', play: { play: 'entry', entry: device.chapter(next.chapter ?? '').id } as never });
  device.letPlay();
};

/** The same raid up to the beginning of the march: the council was held as above. */
const setOut = (friends: readonly string[]): RaidDevice => {
  const device = begun(friends);
  plays(device, saga.campaign.storyOpens(device.seen, told), null);
  for (const appeal of [asking('jorun', 'riders', 'avenging'), asking('wren', 'way', 'prudent')]) {
    device.answer(HOST, appeal);
    for (const friend of friends) device.answer(friend, { choose: 'agree' });
    device.answer(HOST, { choose: 'make' });
  }
  device.rest(HOST, ...friends);
  const council = device.chapter('council');
  const offered = saga.campaign.nextScenes(device.seen, council, told);
  plays(
    device,
    offered.find(({ chapter }) => chapter === 'march'),
    council.id,
  );
  return device;
};

/** The march as above; a computer keeps the watch for friends. */
const marchOn = (device: RaidDevice, friends: readonly string[]): RaidDevice => {
  for (const friend of friends) device.do(friend, { do: 'rest', player: 'captain' });
  device.letPlay();
  for (const choice of [SALT_ROAD, { choose: 'close' }, { choose: 'later' }]) device.answer(HOST, choice);
  for (const friend of friends) device.do(friend, { do: 'back' });
  return device;
};

const once = (make: () => RaidDevice): (() => RaidDevice) => {
  let made: RaidDevice | null = null;
  return () => {
    made ??= make();
    return made.apart();
  };
};

/** The raid at the beginning of its march and after it, where Ella's player is alone, and with Bo. */
export const setOutAlone = once(() => setOut([]));
export const setOutWithBo = once(() => setOut([BO]));
export const riddenWithBo = once(() => marchOn(setOutWithBo(), [BO]));
export const ridden = once(() => marchOn(setOutAlone(), []));

const fight = (device: RaidDevice): RaidDevice => {
  const march = device.chapter('march');
  const offered = saga.campaign.nextScenes(device.seen, march, told);
  plays(
    device,
    offered.find(({ chapter }) => chapter === 'battle'),
    march.id,
  );
  return device;
};

/** The battle by the saga, as it is begun: alone, and with Bo. */
export const fighting = once(() => fight(ridden()));
export const fightingWithBo = once(() => fight(riddenWithBo()));

/** The battle is over: Ella has given up in a duel with Joris, and computers have fought the rest. */
export const fought = once(() => {
  const device = fighting();
  device.until('challenge', { declare: { choose: 'fightOn' } });
  device.answer(HOST, { choose: 'challenge', own: told('people.ella'), enemy: told('people.joris') });
  device.answer(HOST, { choose: 'surrender' });
  device.rest(HOST);
  return device;
});

/** The page after the march, on which the battle may be played. */
export const afterMarch = async (device: RaidDevice): Promise<Page> => {
  const page = await openedAsking(`/t/desk/next/${device.chapter('march').id}`, device);
  await partComes(page, '.handover');
  return page;
};
