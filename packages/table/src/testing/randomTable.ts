import { drawThrow, type Json, type SeatId, type Stream, stream } from '@warmoot/kernel';
import type { Deed, TableRecord } from '@warmoot/protocol';
import { saga, sceneRules, table } from '@warmoot/rules';
import { think } from '../aside/think.js';
import { dueIn } from '../core/asked.js';
import { runOut } from '../core/clock.js';
import { type Circumstances, Desk, TABLE_ITSELF } from '../core/desk.js';
import { NO_TABLE, people, type TableFacts } from '../core/facts.js';
import { fold } from '../core/fold.js';
import { obey } from '../core/obey.js';
import { answer } from '../core/play.js';
import { invite, join, linkSeat, openTable } from '../core/seating.js';
import { headOf } from '../core/summary.js';
import { nextTurn } from '../core/turns.js';
import { playGestures, wantedOf } from '../room/computers.js';
import type { Store } from '../store/port.js';
import { CLIMB, DUEL, duelAgainst, firstEdition, SKIRMISH, TALK, talkWith } from './games.js';

/** What has happened at a table that was played at random, without a server. */
export interface RandomTable {
  readonly facts: TableFacts;
  /** As they come back from a store. */
  readonly records: readonly TableRecord[];
}

const A_DAY = 24 * 3600 * 1000;

const BEGIN: readonly Deed[] = [
  ...[DUEL, CLIMB, CLIMB, duelAgainst('recruit'), SKIRMISH, TALK, talkWith('recruit')],
  ...[DUEL, CLIMB, SKIRMISH, talkWith('recruit')].map(firstEdition),
].map(({ begin }) => begin);

const deedIn = (parsed: ReturnType<typeof saga.campaign.campaignDeed.parse>): Deed => {
  if (!parsed.ok) throw new Error('not a deed', { cause: parsed.refusal });
  return { do: 'campaign', deed: parsed.value };
};

class RandomPlay {
  facts: TableFacts = { ...NO_TABLE, table: 'randomtable1' };
  readonly records: TableRecord[] = [];
  private readonly source: Stream;
  private now = 1_000_000;
  private ids = 0;

  constructor(source: Stream) {
    this.source = source;
  }

  private circumstances(): Circumstances {
    const secret = (): string => `secret ${this.ids++}`;
    return { rules: sceneRules, now: this.now, secret, players: ['recruit'], here: () => true };
  }

  private keep({ facts, records }: Desk): void {
    this.facts = facts;
    this.records.push(...records);
  }

  /** Something that the table or the server does. */
  act(work: (desk: Desk) => unknown): void {
    const desk = new Desk(this.facts, this.circumstances(), TABLE_ITSELF);
    const done = work(desk) as { readonly ok?: boolean } | undefined;
    if (done?.ok !== false) this.keep(desk);
  }

  do(seat: SeatId, deed: Deed): boolean {
    this.now += 1 + this.source.below(5000);
    const command = { id: `c${this.ids++}`, table: this.facts.table, seat, deed };
    const obeyed = obey(this.facts, command, this.circumstances(), () => undefined);
    if (obeyed.ok) this.keep(obeyed.value.desk);
    return obeyed.ok;
  }

  private one<A>(items: readonly A[]): A {
    return items[this.source.below(items.length)] as A;
  }

  open(): void {
    const dice = this.source.below(4) === 0 ? 'typed' : 'seed';
    const options = { ...table.USUAL_OPTIONS, hideMade: this.source.below(2) === 0, dice } as const;
    this.act((desk) => openTable(desk, { me: 'Ana', title: 'Ash & Elm ⚔', options, hash: 'key of Ana' }));
    this.act((desk) => invite(desk, 'Ana', 'player', 'code'));
    for (const me of ['Bo', 'Cy']) this.act((desk) => join(desk, { secretHash: 'code', hash: `key of ${me}`, me }));
    this.do('Ana', { do: 'seatComputer', name: 'Rex', player: 'recruit' });
  }

  private proposal(): Deed {
    if (this.source.below(5) === 0) return { do: 'takeBack' };
    const { scene, proposals, options } = this.facts;
    const [one] = proposals;
    if (one !== undefined && this.source.below(6) === 0) return { do: 'withdraw', proposal: one.proposal };
    const last = scene?.nos.at(-1) ?? 0;
    const matters: readonly (readonly [Extract<Deed, { do: 'propose' }>['about'], Json])[] = [
      ['undo', { to: Math.max(0, last - this.source.below(6)) }],
      ['undo', { to: last }],
      ['pause', {}],
      ['goOn', {}],
      ['options', { ...options, hideMade: !options.hideMade, deadline: this.source.below(2) === 0 ? null : 60 }],
      ['regent', { seat: 'Cy', player: 'recruit' }],
      ['host', { seat: this.one(['Ana', 'Bo']) }],
      ['openLog', {}],
      ['abandon', {}],
      ['handOut', { seat: 'Bo' }],
    ];
    const [about, value] = this.one(matters);
    return { do: 'propose', about, value };
  }

  private speak(): boolean {
    for (const { proposal, session } of this.facts.proposals) {
      const { awaits } = session.run;
      if (awaits.need !== 'answers') continue;
      const { seat, as } = this.one(awaits.asked);
      const found = this.facts.proposals.find((one) => one.proposal === proposal) as TableFacts['proposals'][number];
      const question = dueIn(this.facts, found, seat)[0]?.question ?? '';
      return this.do(seat, {
        do: 'speak',
        proposal,
        question,
        choice: session.run.sample({ seat, as }, this.source) as Json,
      });
    }
    return false;
  }

  /** All agree that a seat may be handed out anew. */
  private free(seat: SeatId): void {
    this.do(this.facts.host ?? '', { do: 'propose', about: 'handOut', value: { seat } });
    for (const one of ['Ana', 'Bo', 'Cy']) {
      const found = this.facts.proposals.find(({ about }) => about === 'handOut');
      const question = found === undefined ? undefined : dueIn(this.facts, found, one)[0]?.question;
      if (found === undefined || question === undefined) continue;
      this.do(one, { do: 'speak', proposal: found.proposal, question, choice: { choose: 'agree' } });
    }
  }

  private computers(): boolean {
    this.act(playGestures);
    const turn = nextTurn(this.facts);
    if (turn === null) return false;
    const wanted = wantedOf(this.facts, turn, `thought ${this.ids++}`);
    const choice = 'choice' in wanted ? wanted.choice : think(wanted.thought, this.circumstances().rules);
    this.act((desk) => answer(desk, turn.seat, { ...turn, choice }, { by: turn.seat, how: 'computer' }));
    return true;
  }

  private answer(): boolean {
    const { scene } = this.facts;
    if (scene === null) return false;
    const { awaits } = scene.session.run;
    for (const { seat } of people(this.facts)) {
      for (const { question, as } of dueIn(this.facts, scene, seat)) {
        if (this.source.below(3) === 0) continue;
        if (awaits.need === 'dice') {
          const faces = drawThrow(`faces ${this.ids}`, 0, awaits.throw);
          return this.do(seat, { do: 'dice', question, faces });
        }
        const whom = this.one(as);
        const choice = scene.session.run.sample({ seat, as: whom }, this.source) as Json;
        return this.do(seat, { do: 'answer', question, as: whom, choice });
      }
    }
    return false;
  }

  /** Something in the campaign, at random; much of it is refused, which is as well. */
  private campaign(seat: SeatId): boolean {
    const { campaign } = this.facts;
    const ids = (things: object | undefined): readonly string[] => [...Object.keys(things ?? {}), 'x1'];
    const [character, entry] = [this.one(ids(campaign?.open.characters)), this.one(ids(campaign?.open.entries))];
    const text = `text ${this.ids}`;
    const day = (campaign?.open.today ?? 1) + this.source.below(9);
    const name = `Person ${this.ids}`;
    const deeds: readonly object[] = [
      { deed: 'found', name: text },
      { deed: 'castSize', seat, characters: 3 },
      { deed: 'note', title: text },
      { deed: 'add', name, owner: seat },
      { deed: 'add', name },
      { deed: 'goals', character, text },
      { deed: 'words', character, home: text },
      { deed: 'unit', name, level: 4, ruler: character === 'x1' ? null : character },
      { deed: 'plan', day, scene: 'freeForm', title: text, characters: character === 'x1' ? [] : [character] },
      { deed: 'happening', day, title: text },
      { deed: 'start', entry },
      { deed: 'close', entry, text },
      { deed: 'follow', entry, next: null },
      { deed: 'page', text },
      { deed: 'reckon' },
    ];
    const proposed: readonly (readonly ['campaign' | 'play', object])[] = [
      ['campaign', { deed: { deed: 'pass', to: day } }],
      ['campaign', { deed: { deed: 'die', character, why: text } }],
      ['play', { play: { play: 'event' } }],
    ];
    const plays: readonly object[] = [
      { play: 'draft' },
      { play: 'generation', characters: [character] },
      { play: 'entry', entry },
    ];
    const chance = this.source.below(20);
    if (campaign === null) return this.do(seat, deedIn(saga.campaign.campaignDeed.parse(deeds[0])));
    if (chance < 2) {
      const [about, value] = this.one(proposed);
      return this.do(seat, { do: 'propose', about, value: value as Json });
    }
    if (chance > 17) {
      const play = saga.campaign.campaignPlay.parse(this.one(plays));
      return play.ok && this.do(seat, { do: 'play', play: play.value });
    }
    return this.do(seat, deedIn(saga.campaign.campaignDeed.parse(this.one(deeds))));
  }

  /** Says something at the table, or in the scene: as somebody who may be theirs, or as nobody. */
  private say(seat: SeatId, text: string): boolean {
    const { scene } = this.facts;
    if (scene === null || this.source.below(2) === 0) return this.do(seat, { do: 'say', text });
    const as = this.one([null, 'Ella', 'Joris']);
    return this.do(seat, { do: 'gesture', scene: scene.scene, gesture: { make: 'say', as, text } });
  }

  step(): void {
    const { source, facts } = this;
    const seat = this.one(['Ana', 'Bo', 'Cy']);
    const chance = source.below(100);
    if (chance < 6) this.do(seat, this.proposal());
    else if (chance < 8 || (facts.scene !== null && chance > 95))
      this.say(seat, `line ${this.ids}\nand \u2028 “more” \ud83d\ude00`);
    else if (chance < 9) this.do(seat, { do: 'rename', name: `${seat} ${source.below(9)}` });
    else if (chance < 10) this.do('Cy', source.below(2) === 0 ? { do: 'rest', player: 'recruit' } : { do: 'back' });
    else if (chance < 11) {
      if (source.below(2) === 0) this.free('Bo');
      const hash = `link ${this.ids++}`;
      this.act((desk) => linkSeat(desk, facts.host ?? '', 'Bo', hash, this.now + 1e6));
      this.act((desk) => join(desk, { secretHash: hash, hash: `key ${this.ids++}`, me: undefined }));
    } else if (chance < 13) {
      this.now += source.below(4) === 0 ? A_DAY : 70_000;
      this.act((desk) => runOut(desk));
    } else if (chance < 25) this.campaign(seat);
    else if (facts.scene === null && chance < 45) this.do(facts.host ?? '', this.one(BEGIN));
    else if (facts.proposals.length > 0 && chance < 70) this.speak();
    else if (!this.computers()) this.answer();
  }
}

/** A table at which so much has happened at random: scenes, going back, proposals, links, computers. */
export const randomTable = (seed: string, steps: number): RandomTable => {
  const play = new RandomPlay(stream(seed));
  play.open();
  for (let step = 0; step < steps; step++) play.step();
  const records = play.records.map((record) => JSON.parse(JSON.stringify(record)) as TableRecord);
  const again = records.reduce((facts, record) => fold(facts, record, sceneRules), {
    ...NO_TABLE,
    table: play.facts.table,
  });
  return { facts: again, records };
};

/** Keeps such a table in a store, as a server would have. */
export const keepRandomTable = async (
  store: Store,
  table: string,
  seed: string,
  steps: number,
): Promise<RandomTable> => {
  const random = randomTable(seed, steps);
  const lines = random.records.map((record) => JSON.stringify(record));
  await store.append(table, 0, lines, headOf(random.facts));
  return random;
};
