import { stream } from '@warmoot/kernel';
import { always, partly } from '@warmoot/kernel/testing';
import type { Deed, ServerMessage, TableRecord } from '@warmoot/protocol';
import { manifests } from '@warmoot/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Feed } from '../room/feed.js';
import { tellFeeds } from '../room/feed.js';
import { DeskTable } from '../testing/deskTable.js';
import { DUEL, SKIRMISH } from '../testing/games.js';
import { seeds } from '../testing/seeds.js';
import { askedIn } from './asked.js';
import type { RunningScene, TableFacts } from './facts.js';
import { giveStanding, nameOfTurn, paceOf } from './giveStanding.js';
import { goBack } from './play.js';
import { questionsOf } from './questions.js';
import { invite, join } from './seating.js';
import { itemsOf, sceneSeen, tableSeen } from './seen.js';
import { standingTurns } from './standing.js';
import { noticesFor, summaryOf } from './summary.js';
import { fileFor, logFor } from './tableFiles.js';
import { readFile } from './takenFile.js';

const ALL_IN_DUEL = {
  fightOn: { way: 'on' },
  protect: { way: 'head' },
  follow: { way: 'follow' },
  dodgeBack: { way: 'straight' },
} as const;
const ALL_IN_BATTLE = {
  fightOn: { way: 'on' },
  fightOrder: { way: 'listed' },
  fallBack: { way: 'straight' },
  shoot: { way: 'hold' },
  lightStep: { way: 'stay' },
  challenge: { way: 'goOn' },
} as const;

const stand = (kind: string, answers: Extract<Deed, { do: 'stand' }>['answers']): Deed => ({
  do: 'stand',
  kind,
  answers,
});

/** A table of Ana and Bo, and Sue who watches, at which a scene has begun. */
const begun = (game = DUEL, options: Partial<TableFacts['options']> = {}): DeskTable => {
  const table = new DeskTable(['Ana', 'Bo'], options);
  table.act((desk) => invite(desk, 'Ana', 'spectator', 'watch'));
  table.act((desk) => join(desk, { secretHash: 'watch', hash: 'key Sue', me: 'Sue' }));
  expect(table.do('Ana', game.begin)).toBeNull();
  return table;
};

const turnsIn = (table: DeskTable) => standingTurns(table.facts, table.circumstances.here);

/** Gives all answers that stand, as if their time had come. */
const give = (table: DeskTable): void => table.act((desk) => giveStanding(desk, () => true));

/** Joris has a Major Wound. */
const wound = (table: DeskTable): void => {
  const { open } = sceneOf(table).session.run.state as never as { open: { combatants: { majors: number[] }[] } };
  (open.combatants[1] as { majors: number[] }).majors[0] = 1;
};

const sceneOf = ({ facts }: DeskTable): RunningScene => facts.scene as RunningScene;

/** Answers for a seat at random, as its first open question wants it. */
const answerAtRandom = (table: DeskTable, seat: string, seed: string, as?: string): void => {
  const scene = sceneOf(table);
  const due = table.due(seat).find((one) => !one.made) as { question: string; as: readonly string[] };
  const asked = { seat, as: as ?? (due.as[0] as string) };
  const choice = scene.session.run.sample(asked, stream(seed)) as never;
  expect(table.do(seat, { do: 'answer', question: due.question, as: asked.as, choice })).toBeNull();
};

/** Plays a duel to its end at random, by hand. No throw of it waits for anybody. */
const playOut = (table: DeskTable): void => {
  for (let n = 0; n < 200 && table.facts.scene !== null; n++) {
    expect(sceneOf(table).session.run.awaits.need).toBe('answers');
    const seat = ['Ana', 'Bo'].find((one) => table.due(one).some(({ made }) => !made)) as string;
    answerAtRandom(table, seat, `throws ${n}`);
  }
  expect(table.facts.scene).toBeNull();
};

const SHOT_AT_NOBODY = { choose: 'shoot', target: 'nobody' };

describe('an answer that stands', () => {
  test('is given for its seat, by its person as the log has it, and written as one that stood in the store alone', () => {
    const table = begun();
    expect(table.do('Bo', stand('duel', ALL_IN_DUEL))).toBeNull();
    expect(turnsIn(table)).toMatchObject([{ seat: 'Bo', as: 'Joris', choice: { choose: 'fightOn' } }]);
    give(table);
    expect(turnsIn(table)).toEqual([]);
    expect(table.due('Bo')).toMatchObject([{ made: true }]);
    answerAtRandom(table, 'Ana', 'a');
    expect(table.records.filter(({ how }) => how === 'standing')).toHaveLength(1);
    const told = JSON.stringify([...['Ana', 'Bo', 'Sue'].map((seat) => table.lines(seat)), table.file]);
    expect(told).not.toMatch(/"how":"standing"|stood/);
  });

  test('asks again when it matters, and remembers what was answered by hand', () => {
    const table = begun();
    table.do('Bo', stand('duel', ALL_IN_DUEL));
    wound(table);
    expect(turnsIn(table)).toEqual([]);
    const [due] = table.due('Bo');
    const choice = { choose: 'fightOn' };
    expect(table.do('Bo', { do: 'answer', question: due?.question ?? '', as: 'Joris', choice })).toBeNull();
    expect(sceneOf(table).memos.Bo?.duel?.all).toEqual({ fightOn: { Joris: { round: 1, majors: 1, out: 0 } } });
  });

  test('is set in private: nothing but the own seat sees another table', () => {
    const table = begun();
    const before = ['Ana', 'Sue', 'Bo'].map((seat) => JSON.stringify(tableSeen(table.facts, seat)));
    expect(table.do('Bo', stand('duel', ALL_IN_DUEL))).toBeNull();
    const after = ['Ana', 'Sue', 'Bo'].map((seat) => JSON.stringify(tableSeen(table.facts, seat)));
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(tableSeen(table.facts, 'Bo').stands).toEqual({ duel: ALL_IN_DUEL });
    expect(askedIn(table.facts, sceneOf(table), 'Bo')).toMatchObject([{ as: ['Joris'], stands: 'fightOn' }]);
    expect(askedIn(table.facts, sceneOf(table), 'Ana')[0]).not.toHaveProperty('stands');
  });

  test('is taken back one by one, or all at once; set again as it is, it writes nothing', () => {
    const table = begun();
    table.do('Bo', stand('duel', ALL_IN_DUEL));
    table.do('Bo', stand('duel', { fightOn: null }));
    expect(turnsIn(table)).toEqual([]);
    expect(tableSeen(table.facts, 'Bo').stands).toEqual({
      duel: { protect: ALL_IN_DUEL.protect, follow: ALL_IN_DUEL.follow, dodgeBack: ALL_IN_DUEL.dodgeBack },
    });
    const { length } = table.records;
    table.do('Bo', stand('duel', { protect: ALL_IN_DUEL.protect }));
    expect(table.records).toHaveLength(length);
    table.do('Bo', stand('duel', null));
    expect(table.facts.stands).toEqual({ Bo: {} });
  });

  test.each(['saga/battle', 'saga-1e/battle'])(
    'goes through the fights in the order that was set, and is remembered by the rules of its own edition: %s',
    (scene) => {
      const unit = (army: string, row: number, column: number) => {
        const troop = army === 'attacker' ? 'heavyInfantry' : 'mediumInfantry';
        return { army, troop, size: 100, at: { row, column } };
      };
      const rows = [4, 10, 16];
      const setup = {
        seats: ['Ana', 'Bo'],
        attacker: { name: 'Red', seat: 'Ana' },
        defender: { name: 'Blue', seat: 'Bo' },
        position: { round: 1, units: rows.flatMap((row) => [unit('defender', row, 5), unit('attacker', row, 6)]) },
      };
      const table = begun({ ...SKIRMISH, begin: { do: 'begin', scene, setup, options: {} } });
      const names = ['a3', 'a2', 'a1'];
      expect(table.do('Ana', stand('battle', { fightOrder: { way: 'listed', names } }))).toBeNull();
      // Nothing that happens in one fight matters to another, so nothing is asked: of the last there is no choice.
      for (let n = 0; n < 20 && (sceneOf(table).session.run.state.open as { round: number }).round === 1; n++) {
        give(table);
        const seat = ['Ana', 'Bo'].find((one) => table.due(one).some(({ made }) => !made)) as string;
        answerAtRandom(table, seat, `back ${n}`);
      }
      const fought = table.records.flatMap(({ how, what }) =>
        what.did === 'played' && what.entry.input.input === 'answer'
          ? [{ how, ...(what.entry.input.choice as object) }]
          : [],
      );
      expect(fought.filter((one) => 'choose' in one && one.choose === 'fight')).toEqual([
        { how: 'standing', choose: 'fight', unit: 'a3' },
        { how: 'standing', choose: 'fight', unit: 'a2' },
      ]);
    },
  );

  test('is refused where there is none such, in that kind of scene or in that way', () => {
    const table = begun();
    const { facts, records } = table;
    const { length } = records;
    const refusals = [
      stand('chess', {}),
      stand('__proto__', {}),
      stand('duel', { surrender: { way: 'on' } }),
      stand('duel', { constructor: { way: 'on' } }),
      stand('duel', { fightOn: { way: 'surrender' } }),
      stand('duel', { fightOn: { way: 'on' }, follow: { way: 'toString' } }),
      stand('battle', { protect: { way: 'head' } }),
    ].map((deed) => table.do('Bo', deed)?.code);
    expect(new Set(refusals)).toEqual(new Set(['CANNOT_STAND']));
    // Whoever watches is asked nothing, and whoever is not there has no seat.
    expect(table.do('Sue', stand('duel', ALL_IN_DUEL))?.code).toBe('PLAYERS_ONLY');
    expect(table.do('Cy', stand('duel', ALL_IN_DUEL))?.code).toBe('NOT_YOUR_SEAT');
    expect([table.facts, table.records.length]).toEqual([facts, length]);
  });

  test('acts in no scene that is over, and in the next of its kind as if nothing had been', () => {
    const table = begun();
    const [before] = table.due('Bo');
    playOut(table);
    expect(table.do('Bo', stand('duel', { fightOn: { way: 'on' } }))).toBeNull();
    expect(turnsIn(table)).toEqual([]);
    const late = {
      do: 'answer',
      question: before?.question ?? '',
      as: 'Joris',
      choice: { choose: 'fightOn' },
    } as const;
    expect(table.do('Bo', late)?.code).toBe('NO_SCENE');
    expect(table.do('Ana', DUEL.begin)).toBeNull();
    expect(turnsIn(table)).toMatchObject([{ seat: 'Bo', choice: { choose: 'fightOn' } }]);
    expect(sceneOf(table).memos).toEqual({});
  });

  test('remembers nothing of an answer that is refused, whatever was sent', () => {
    const at = (row: number, column: number) => ({ row, column });
    const setup = {
      seats: ['Ana', 'Bo'],
      attacker: { name: 'Red', seat: 'Ana' },
      defender: { name: 'Blue', seat: 'Bo' },
      position: {
        round: 1,
        units: [
          { army: 'attacker', troop: 'bowmen', size: 100, at: at(6, 5) },
          { army: 'defender', troop: 'bowmen', size: 100, at: at(6, 8) },
        ],
      },
    };
    const options = { 'saga.battle.firstRoundShooting': true };
    const table = begun({ ...SKIRMISH, begin: { do: 'begin', scene: 'saga/battle', setup, options } });
    expect(table.do('Ana', stand('battle', { shoot: { way: 'last' } }))).toBeNull();
    const [due] = table.due('Ana');
    const { length } = table.records;
    for (const choice of [null, 7, [], 'shoot', {}, { choose: 'shoot' }, { choose: 'shoot', target: { of: [1] } }]) {
      const refusal = table.do('Ana', { do: 'answer', question: due?.question ?? '', as: 'Red', choice });
      expect(refusal?.code).toBe('BAD_SHAPE');
    }
    expect(
      table.do('Ana', { do: 'answer', question: due?.question ?? '', as: 'Red', choice: SHOT_AT_NOBODY })?.code,
    ).toBe('BROKEN_RULE');
    expect(table.records).toHaveLength(length);
    expect(sceneOf(table).memos.Ana?.battle?.all).toEqual({ shoot: {} });
  });

  test('waits while its person is away, rests, is doubted, or the table pauses', () => {
    const table = begun();
    table.do('Bo', stand('duel', ALL_IN_DUEL));
    table.away.add('Bo');
    expect(turnsIn(table)).toEqual([]);
    table.away.delete('Bo');
    expect(turnsIn(table)).toHaveLength(1);
    table.act((desk) => desk.put({ did: 'held', seat: 'Bo', holder: 'regent', player: 'recruit' }));
    expect(turnsIn(table)).toEqual([]);
    table.do('Bo', { do: 'back' });
    expect(turnsIn(table)).toHaveLength(1);
    table.act((desk) => desk.put({ did: 'freed', seat: 'Bo' }));
    expect(turnsIn(table)).toEqual([]);
    table.act((desk) => desk.put({ did: 'kept', seat: 'Bo' }));
    table.propose('Ana', 'regent', { seat: 'Bo', player: 'recruit' });
    expect(turnsIn(table)).toEqual([]);
    table.act((desk) => desk.put({ did: 'settled', proposal: 1, about: 'regent', value: null, why: 'fell' }));
    table.act((desk) => desk.put({ did: 'paused' }));
    expect(turnsIn(table)).toEqual([]);
  });

  test('is not inherited by whoever is handed the seat', () => {
    const table = begun();
    table.do('Bo', stand('duel', ALL_IN_DUEL));
    table.act((desk) => desk.put({ did: 'keyed', seat: 'Bo', key: 'another', how: 'handed' }));
    expect(tableSeen(table.facts, 'Bo')).not.toHaveProperty('stands');
  });

  test('does not answer what the table has gone back to: that is asked by hand, and nothing of later is remembered', () => {
    const table = begun();
    table.do('Bo', stand('duel', ALL_IN_DUEL));
    wound(table);
    const [due] = table.due('Bo');
    const by = { do: 'answer', question: due?.question ?? '', as: 'Joris', choice: { choose: 'fightOn' } } as const;
    expect(table.do('Bo', by)).toBeNull();
    expect(sceneOf(table).memos.Bo?.duel?.no).toBe(1);
    answerAtRandom(table, 'Ana', 'a');
    table.act((desk) => goBack(desk, 0));
    expect(sceneOf(table).memos.Bo?.duel).toBeUndefined();
    expect(table.due('Bo')).toMatchObject([{ made: false }]);
    expect(turnsIn(table)).toEqual([]);
  });
});

test('every answer that the rules know is among those that are tried here', () => {
  const ids = (scene: string) =>
    manifests()
      .find(({ rules }) => rules.scene === scene)
      ?.standing.map(({ id }) => id);
  expect(ids('saga/duel')).toEqual(Object.keys(ALL_IN_DUEL));
  expect(ids('saga/battle')).toEqual(Object.keys(ALL_IN_BATTLE));
});

test('no throw waits for a press: the table throws with the answer that called for it', () => {
  const table = begun();
  playOut(table);
  expect(JSON.stringify(table.lines('Ana'))).toContain('"from":"seed"');
});

describe('the pace of an answer that stands', () => {
  const secrets = seeds('pace');

  test('is that of a quick hand where anybody else could notice, drawn anew each time; at once for one alone', () => {
    const table = begun();
    table.do('Bo', stand('duel', ALL_IN_DUEL));
    const [turn] = turnsIn(table);
    if (turn === undefined) throw new Error('nothing stands');
    const drawn = Array.from({ length: 200 }, () => paceOf(table.facts, turn, secrets()));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(1200);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(3200);
    expect(new Set(drawn).size).toBeGreaterThan(150);
    expect(Math.max(...drawn) - Math.min(...drawn)).toBeGreaterThan(1500);
    const alone = { ...table.facts, seats: table.facts.seats.filter(({ seat }) => seat === 'Bo') };
    expect(paceOf(alone, turn, secrets())).toBe(0);
  });

  test('a notice goes to whoever is not there to let it stand, and only after a while', () => {
    const table = begun();
    const notices = (later: number) =>
      noticesFor('desk', summaryOf(table.facts), 'key Bo', table.now + later).map(({ question }) => question);
    expect(notices(0)).toHaveLength(1);
    table.do('Bo', stand('duel', ALL_IN_DUEL));
    expect(notices(0)).toEqual([]);
    expect(notices(10_000)).toHaveLength(1);
  });
});

/** What is done at a moment, by hand or by standing. */
interface Act {
  readonly seat: string;
  readonly as: string;
  readonly question: string;
  readonly choice: never;
}

/** After how many moves all is looked at again. */
const LOOKS = 3;

/** Everything that reaches Ana and Sue: frames, answers, files and notices. */
class Eyes {
  readonly seen: string[] = [];
  private told = 0;
  private before: TableFacts;
  private readonly table: DeskTable;
  private readonly feeds: Set<Feed>;

  constructor(table: DeskTable) {
    this.table = table;
    this.before = table.facts;
    this.told = table.records.length;
    const send = (message: ServerMessage): void => void this.seen.push(JSON.stringify(message));
    this.feeds = new Set(['Ana', 'Sue'].map((seat) => ({ seat, key: `key ${seat}`, send, write: () => undefined })));
  }

  look(): void {
    const { facts, records, circumstances } = this.table;
    const fresh: readonly TableRecord[] = records.slice(this.told);
    if (fresh.length > 0) tellFeeds('desk', this.feeds, this.before, facts, fresh);
    for (const seat of ['Ana', 'Sue']) {
      const { rules, now } = circumstances;
      const all = [
        tableSeen(facts, seat),
        sceneSeen(facts, seat),
        questionsOf(facts, seat),
        itemsOf(records, seat, 0),
        noticesFor('desk', summaryOf(facts), `key ${seat}`, now + 60_000),
        fileFor(facts, seat, records, rules),
        logFor(facts, seat, 1, records, rules),
      ];
      this.seen.push(JSON.stringify(all));
    }
    this.before = facts;
    this.told = records.length;
  }
}

describe('two worlds: in one the answers of Bo stand, in the other he gives the same ones by hand', () => {
  const DEEDS = { 'saga/duel': stand('duel', ALL_IN_DUEL), 'saga/battle': stand('battle', ALL_IN_BATTLE) };
  const GAMES = { 'saga/duel': DUEL, 'saga/battle': SKIRMISH };

  /** Plays so many moves with standing answers, and gives what was done by whom. */
  const played = (table: DeskTable, eyes: Eyes, game: keyof typeof DEEDS, { seed, moves }: Plan): Act[] => {
    const acts: Act[] = [];
    const source = stream(`order ${seed}`);
    expect(table.do('Bo', DEEDS[game])).toBeNull();
    for (let n = 0; n < moves && table.facts.scene !== null; n++) {
      table.now += 1000;
      const scene = sceneOf(table);
      const { run } = scene.session;
      if (run.awaits.need !== 'answers') throw new Error('nobody is asked');
      const open = run.awaits.asked.filter(({ as }) => run.state.sealed[as] === undefined);
      const asked = open[source.below(open.length)] as (typeof open)[number];
      const question = scene.questions.find(({ seat, as }) => seat === asked.seat && as === asked.as)?.question ?? '';
      const turn = turnsIn(table).find(({ seat, as }) => seat === asked.seat && as === asked.as);
      const choice = (turn?.choice ?? run.sample(asked, stream(`${seed} ${n}`))) as never;
      acts.push({ ...asked, question, choice });
      if (turn !== undefined) table.act((desk) => giveStanding(desk, (name) => name === nameOfTurn(turn)));
      else expect(table.do(asked.seat, { do: 'answer', question, as: asked.as, choice })).toBeNull();
      // What he sets meanwhile is no news to anybody.
      if (source.below(4) === 0)
        table.do('Bo', stand(game === 'saga/duel' ? 'duel' : 'battle', { fightOn: { way: 'on' } }));
      if (n % LOOKS === 0) eyes.look();
    }
    return acts;
  };

  interface Plan {
    readonly seed: number;
    readonly moves: number;
    readonly hideMade: boolean;
  }

  test.each(['saga/duel', 'saga/battle'] as const)(
    '%s: every frame, answer and file for others is the same',
    (game) => {
      let stood = 0;
      always(
        fc.property(
          fc.record({
            seed: fc.integer({ min: 0, max: 2 ** 31 }),
            moves: fc.integer({ min: 5, max: game === 'saga/duel' ? 40 : 60 }),
            hideMade: fc.boolean(),
          }),
          (plan) => {
            const [one, other] = [
              begun(GAMES[game], { hideMade: plan.hideMade }),
              begun(GAMES[game], { hideMade: plan.hideMade }),
            ];
            const [standing, byHand] = [new Eyes(one), new Eyes(other)];
            const acts = played(one, standing, game, plan);
            for (const [n, { seat, ...act }] of acts.entries()) {
              other.now += 1000;
              expect(other.do(seat, { do: 'answer', ...act })).toBeNull();
              if (n % LOOKS === 0) byHand.look();
            }
            expect(byHand.seen).toEqual(standing.seen);
            expect(one.file).toEqual(other.file);
            stood += one.records.filter(({ how }) => how === 'standing').length;
          },
        ),
        4,
      );
      expect(stood).toBeGreaterThanOrEqual(partly(10));
    },
  );

  test('a file of a table at which answers stood is taken like any other', async () => {
    const table = begun();
    const eyes = new Eyes(table);
    played(table, eyes, 'saga/duel', { seed: 7, moves: 300, hideMade: false });
    expect(table.facts.scene).toBeNull();
    expect(table.records.some(({ how }) => how === 'standing')).toBe(true);
    expect((await readFile(table.file, table.circumstances.rules)).ok).toBe(true);
  });
});
