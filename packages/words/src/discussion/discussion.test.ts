import {
  apply,
  begin,
  enter,
  type Input,
  type Json,
  type Moved,
  openSession,
  type SceneTypes,
  type Session,
  stream,
} from '@warmoot/kernel';
import { randomInput, someOf } from '@warmoot/kernel/testing';
import { manifestOf, SCENES, saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf, outcomeText, type Passage } from '../account.js';
import { awaitedOf } from '../awaited.js';
import { boardOf } from '../board.js';
import type { Words } from '../catalogue/words.js';
import { de, en } from '../languages.js';
import { thrownForText, writtenIn } from '../sceneTold.js';

const SCENE = 'saga/discussion';
const rulesOf = (scene: string) => SCENES[scene] as NonNullable<(typeof SCENES)[string]>;
const SEATS = ['ana', 'bo', 'cy', 'di'];
const council = (): Json => manifestOf(rulesOf(SCENE)).starts[0]?.setup(SEATS, writtenIn(en, SCENE)) as Json;

const PRISONER = { context: 'The prisoner Joris Dorrow', topic: 'Whether he lives' };

/** Ella, Lead 7, to Morten's pride, which is 10. */
const APPEAL = {
  choose: 'appeal',
  talker: 'Ella Avitch',
  to: [{ who: 'Morten Avitch' }],
  words: 'Any man can hang a Dorrow, cousin. It takes a lord to send one home.',
  ...PRISONER,
  response: 'Send him home unharmed, with our terms',
  skill: 'lead',
  motive: 'proud',
};

const answer = (seat: string, choice: object, as = seat): Input => ({ input: 'answer', seat, as, choice });
const dice = (...faces: number[]): Input => ({ input: 'dice', faces, from: 'table' });
const says = (seat: string, as: string | null, text: string): Input =>
  ({ input: 'gesture', seat, gesture: { make: 'say', as, text } }) as Input;
const AGREED = ['bo', 'cy', 'di'].map((seat) => answer(seat, { choose: 'agree' }));
const MADE = answer('ana', { choose: 'make' });

interface Told {
  readonly lines: readonly string[];
  readonly session: Session<SceneTypes>;
  /** What was awaited before the last input. */
  readonly before: Passage['after'];
}

/** What is told of a Discussion that is played by these inputs. */
const told = (
  words: Words,
  inputs: readonly Input[],
  { setup = council(), options = {}, scene = SCENE }: { setup?: Json; options?: Json; scene?: string } = {},
): Told => {
  const opened = openSession(rulesOf(scene), { setup, options }, null);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  let session = opened.value as Session<SceneTypes>;
  let { run: before } = session;
  const passage = (was: Passage['before']): Passage => ({
    entry: session.entries.at(-1) as Passage['entry'],
    before: was,
    after: session.run,
  });
  const tell = (was: Passage['before']): readonly string[] => {
    const { lead, lines } = accountOf(words, passage(was));
    return [...lead, ...lines];
  };
  const lines = [...tell(null)];
  for (const input of inputs) {
    before = session.run;
    const entered = enter(session, input);
    if (!entered.ok) throw new Error(JSON.stringify(entered.refusal));
    session = entered.value;
    lines.push(...tell(before));
  }
  return { lines, session, before };
};

describe('an appeal reads as it was', () => {
  // Lead 7 against 3: 6 + 5 + 0 + 7 = 18 reaches 17. Pride 10: a 7 is enough, an 11 is not.
  const moved = [answer('ana', APPEAL), ...AGREED, MADE, dice(6, 5, 0), dice(7)];

  test('place and people, speech in quotation marks, the three texts, terms, dice and what came of them', () => {
    const { lines } = told(en, moved);
    expect(lines[0]).toBe(
      'Council. The mill at Kell, after dark. The wheel is still turning. Joris Dorrow sits against the flour bins with his hands tied, and everyone speaks as if he were not there. There: Ella Avitch, Morten Avitch, Jorun Halfhand and Hedda Quill.',
    );
    expect(lines).toContain('Ella Avitch: “Any man can hang a Dorrow, cousin. It takes a lord to send one home.”');
    expect(lines).toContain(
      'Ella Avitch appeals to Morten Avitch: “Send him home unharmed, with our terms”. The matter: “The prisoner Joris Dorrow”, “Whether he lives”.',
    );
    expect(lines).toContain('ana proposes: Lead, to pride, against 3.');
    expect(lines).toContain('Settled: Lead, to pride, against 3.');
    expect(lines).toContain('It reaches Morten Avitch: 18, needed 17.');
    expect(lines).toContain(
      'Morten Avitch is moved: 7, at most 10 needed. From now on pride drives Morten Avitch in “The prisoner Joris Dorrow”, “Whether he lives”, given by Ella Avitch with 7. [SAGA-TALK-035]',
    );
    // A check at margin +4: 13/16 = 0.8125.
    expect(lines).toContain('The chance of being heard was 81.3 percent, 13 in 16.');
  });

  test('in German too', () => {
    const { lines } = told(de, moved);
    expect(lines).toContain('ana schlägt vor: Führen, an den Stolz, gegen 3.');
    expect(lines).toContain('Er erreicht Morten Avitch: 18, nötig 17.');
    expect(lines).toContain(
      'Morten Avitch ist bewegt: 7, höchstens 10 erlaubt. Von jetzt an ist Stolz das Leitmotiv von Morten Avitch in „The prisoner Joris Dorrow“, „Whether he lives“, geweckt von Ella Avitch mit 7. [SAGA-TALK-035]',
    );
  });

  test('SAGA-TALK-032 SAGA-TALK-034 not reached and not moved', () => {
    const missed = told(en, [answer('ana', APPEAL), ...AGREED, MADE, dice(5, 4, 0)]).lines;
    expect(missed).toContain('It does not reach Morten Avitch: 16, needed 17. Nothing changes.');
    const unmoved = told(en, [answer('ana', APPEAL), ...AGREED, MADE, dice(6, 5, 0), dice(11)]).lines;
    expect(unmoved).toContain('Morten Avitch has heard it and is not moved: 11, at most 10 needed.');
  });

  test('SAGA-TALK-041 where the table has hidden the odds no chance is told, before the dice or after', () => {
    const hidden = { options: { 'saga.talk.showOdds': false } };
    const { lines } = told(en, moved, hidden);
    expect(lines.filter((line) => /chance|percent/.test(line))).toEqual([]);
    const waiting = told(en, moved.slice(0, -2), hidden).session.run;
    expect(awaitedOf(en, waiting).lines).toEqual([]);
    expect(awaitedOf(en, told(en, moved.slice(0, -2)).session.run).lines).toContain(
      'The chance of being heard is 81.3 percent, 13 in 16.',
    );
  });

  test('what the dice are for', () => {
    expect(thrownForText(en, told(en, moved.slice(0, -2)).session.run)).toBe('Lead, to the pride of Morten Avitch');
    expect(thrownForText(de, told(de, moved.slice(0, -1)).session.run)).toBe('Morten Avitch: Stolz');
  });

  test('S1E-TALK-004 the first edition records no rating', () => {
    // Lead 7 against 3: six d8, any 7 or 8 prevails.
    const first = 'saga-1e/discussion';
    const { use: _use, ...setup } = council() as { use: string };
    const { lines } = told(en, [answer('ana', APPEAL), ...AGREED, MADE, dice(1, 1, 1, 1, 1, 8), dice(7)], {
      scene: first,
      setup,
    });
    expect(lines.at(-1)).toMatch(/given by Ella Avitch\. \[S1E-TALK-004\]$/);
  });

  test('SAGA-TALK-023 one roll to several: whom it reaches, each with their own difficulty', () => {
    // The ledger's fourth example: Lead 5, total 18; no Driving Motivation, one given by 4, one given by 7.
    const { people } = council() as { people: { name: string; driving?: object[] }[] };
    const driven = (name: string, rating: number) => ({
      ...people.find((one) => one.name === name),
      driving: [{ ...PRISONER, motive: 'proud', rating }],
    });
    const setup = {
      seats: SEATS,
      people: [people[0], driven('Morten Avitch', 4), people[2], driven('Hedda Quill', 7)],
    } as unknown as Json;
    const talker = {
      talker: 'Jorun Halfhand',
      to: ['Ella Avitch', 'Morten Avitch', 'Hedda Quill'].map((who) => ({ who })),
    };
    const agreed = ['ana', 'bo', 'di'].map((seat) => answer(seat, { choose: 'agree' }));
    const { lines } = told(
      en,
      [answer('cy', { ...APPEAL, ...talker }), ...agreed, answer('cy', { choose: 'make' }), dice(6, 6, 1)],
      { setup },
    );
    expect(lines).toContain(
      'cy proposes: Lead, to pride, against 3, against what drives Morten Avitch and Hedda Quill already.',
    );
    expect(lines).toContain(
      'One roll for all, 18: it reaches Ella Avitch (difficulty 3) and Morten Avitch (difficulty 4), but not Hedda Quill (difficulty 7).',
    );
  });
});

describe('what people write', () => {
  const UNSAFE = 'He said: {name} <b>now</b> \u001b[31mred\u202e\nnext. "talk.known" noMore.';

  test('stands as it is, in one line, and is never taken for anything else', () => {
    const { lines, session } = told(en, [says('bo', 'Morten Avitch', UNSAFE)]);
    expect(lines.at(-1)).toBe('Morten Avitch: “He said: {name} <b>now</b> [31mred next. "talk.known" noMore.”');
    const board = boardOf(en, session.run, 'ana').flatMap((section) => section.lines);
    expect(board.join(' ')).toContain('{name} <b>now</b> [31mred next. "talk.known"');
  });

  test('nobody says it: it is told without quotation marks', () => {
    expect(told(en, [says('bo', null, 'The wheel stops.')]).lines.at(-1)).toBe('The wheel stops.');
  });
});

describe('the ready replies of a computer', () => {
  const reply = (manner: string): Input =>
    ({ input: 'gesture', seat: 'bo', gesture: { make: 'reply', as: 'Morten Avitch', appeal: 1, manner } }) as Input;
  const appeal = [answer('ana', APPEAL), ...AGREED, MADE];
  const ENDS = { moved: [dice(6, 5, 0), dice(7)], unmoved: [dice(6, 5, 0), dice(11)], missed: [dice(5, 4, 0)] };

  test.each([
    [en, 'pride'],
    [de, 'Stolz'],
  ] as const)('name topic and motive, each manner and each end with a sentence of its own: %#', (words, pride) => {
    const all = Object.values(ENDS).flatMap((end) =>
      saga.discussion.MANNERS.map((manner) => told(words, [...appeal, ...end, reply(manner)]).lines.at(-1) as string),
    );
    expect(new Set(all).size).toBe(9);
    for (const line of all) {
      expect(line).toContain('Whether he lives');
      expect(line).toContain(pride);
      expect(line.startsWith('Morten Avitch: ')).toBe(true);
    }
  });

  test('are what the page asks for too', () => {
    const { session } = told(en, [...appeal, ...ENDS.moved]);
    const line = { as: 'Morten Avitch', appeal: 1, manner: 'one' } as const;
    expect(en.discussion.reply(session.run.view('bo') as never, line)).toBe(
      'About ‘Whether he lives’: that speaks to my pride.',
    );
  });
});

describe('the board', () => {
  test('who is there, what moves each with the stronger side first, what drives them, and the last of the talk', () => {
    const { session } = told(en, [answer('ana', APPEAL), ...AGREED, MADE, dice(6, 5, 0), dice(7)]);
    const sections = boardOf(en, session.run, 'ana').slice(1);
    expect(sections.map(({ title }) => title)).toEqual([
      'Who is there',
      'Ella Avitch',
      'Morten Avitch',
      'Jorun Halfhand',
      'Hedda Quill',
      'The last of the talk',
    ]);
    expect(sections[0]?.lines).toContain('Morten Avitch (bo): 1 of 3 appeals heard');
    const morten = sections[2]?.lines.join(' ').replaceAll(/ +/g, ' ');
    expect(morten).toContain('Energetic 8, Lazy/Efficient 4; Avenging 9, Forgiving 3;');
    expect(morten).toContain('Proud/Arrogant 10, Modest/Humble 2;');
    expect(morten).toContain(
      'Pride drives them in “The prisoner Joris Dorrow”, “Whether he lives”, given by Ella Avitch with 7',
    );
    expect(sections.at(-1)?.lines.join(' ')).toContain('(moved: Morten Avitch)');
  });

  test('SAGA-CAMPAIGN-004 a closed sheet says so, and shows what is wanted openly', () => {
    const { session } = told(en, []);
    const view = { ...session.run.view('ana'), closed: ['Morten Avitch'] };
    const morten = en.scenes[SCENE]?.board?.(view as never)[2]?.lines.join(' ') ?? '';
    expect(morten).toContain('closed');
    expect(morten).toContain('Hang him from the gate of Kell');
    expect(morten).not.toMatch(/Proud|Lead|drives/);
  });
});

const CROWD = {
  seats: ['ana', 'bo'],
  people: [
    { name: 'Ella', seat: 'ana', fighter: { like: 'swordsman' } },
    { name: 'The hall', seat: 'bo', is: 'crowd' },
    { name: 'Joris', seat: 'bo', fighter: { like: 'raider' } },
  ],
  heardBefore: [{ listener: 'Joris', topic: 'the toll' }],
  changes: [{ listener: 'Joris', topic: 'the toll', changed: 'a rider has come' }],
};

const RANDOM = [
  [SCENE, council()],
  [SCENE, CROWD],
  ['saga-1e/discussion', CROWD],
] as const;

/** Names of the program, as they would stand in a line that no words were found for. */
const UNTOLD = /\b(reaches\d|throwAppeal|termsSettled|noMore|walkOut|sendAway|stopOrNot|undefined|NaN|\[object)\b/;

test.each(RANDOM.flatMap(([scene, setup]) => [en, de].map((words) => [scene, words.language, setup, words] as const)))(
  '%s in %s: whatever happens is told, whatever is asked has words, and boards keep to the page',
  (scene, _, setup, words) => {
    const rules = rulesOf(scene);
    const own = words.scenes[scene];
    const missing = new Set<string>();
    const note = (key: string, known: object | undefined): void => {
      if (known === undefined || !Object.hasOwn(known, key)) missing.add(key);
    };
    for (const game of someOf(4)) {
      const source = stream(`discussion ${game}`);
      let moved = begin(rules, { setup: setup as Json });
      for (let inputs = 0; inputs < 60 && moved.ok; inputs++) {
        const { run, heard } = moved.value as Moved<SceneTypes>;
        if (run.state.inner !== null) break;
        for (const { event, depth } of heard) if (depth === 0) note(event.event, own?.events);
        const { awaits } = run;
        if (awaits.need === 'answers') note(awaits.step, own?.questions);
        const tally = awaits.need === 'dice' ? awaits.throw.tally : null;
        for (const { what } of [...(tally?.plus ?? []), ...(tally?.against ?? [])]) note(what, own?.tally);
        const { lead, choices } = awaitedOf(words, run);
        const board = inputs % 6 === 0 ? boardOf(words, run, 'ana').flatMap((one) => one.lines) : [];
        const shown = [lead, ...choices.map(({ text }) => text), ...board];
        expect(shown.filter((line) => UNTOLD.test(line))).toEqual([]);
        expect(board.filter((line) => line.length > 80)).toEqual([]);
        if (awaits.need === 'dice') expect(thrownForText(words, run)).not.toBeNull();
        if (run.over) expect(outcomeText(words, run)).not.toMatch(UNTOLD);
        const input = randomInput(run, source);
        if (input === null) break;
        moved = apply(rules, run.state, input);
      }
      expect(moved.ok).toBe(true);
    }
    expect([...missing]).toEqual([]);
  },
);

test('every motivation is a word, and every use, and why somebody is gone', () => {
  for (const { discussion } of [en, de]) {
    expect(Object.keys(discussion.motives)).toEqual([...saga.character.ALL_MOTIVES]);
    expect(Object.keys(discussion.uses)).toEqual([...saga.discussion.USES]);
    expect(new Set(Object.values(discussion.motives)).size).toBe(18);
  }
});
