import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Sitting, seenFrom, sit, take } from '../../../test/lab/sitting.js';
import type { Person } from '../../people/person.js';
import { fetchTold } from '../../words/told.js';
import { bearingOf } from './bearing.js';
import { Conversation } from './Conversation.js';
import { Listener } from './Listener.js';
import type { TalkView } from './model.js';

// The page waits for the words of the rules.
beforeAll(() => fetchTold('en'));

const SIX = Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6]));
const COURT = { context: 'the court', topic: 'a rival who claims to be the better swordsman' };

/** Somebody whose motives are all 6 but for these. */
const somebody = (name: string, seat: SeatId, facts: object = {}, motives: object = {}): object => ({
  name,
  seat,
  motives: { ...SIX, ...motives },
  ...facts,
});

const ELLA = somebody('Ella', 'ana', { skills: { convince: 4, lead: 5 } });
const MORTEN = somebody('Morten', 'bo', {}, { proud: 10, modest: 2 });

const begun = (people: readonly object[], options: object = {}, more: object = {}): Sitting => {
  const seats = [...new Set(people.map((one) => (one as { readonly seat: SeatId }).seat))];
  const start = { setup: { seats, people, place: 'The mill at Kell.' }, options, ...more };
  return sit({ scene: 'saga/discussion', title: '', start: start as never, seat: 'ana' }, 'talk');
};

const ANSWERS: Readonly<Record<string, object>> = {
  decide: { choose: 'agree' },
  listen: { choose: 'listen' },
  make: { choose: 'make' },
};

/** Answers what is asked, as the table would that lets it go on, and lays these dice, until all may speak again. */
const settled = (from: Sitting, dice: readonly (readonly number[])[], answers: typeof ANSWERS = {}): Sitting => {
  const left = [...dice];
  let now = from;
  for (;;) {
    const { awaits } = now.session.run;
    if (now.refusal !== null) throw new Error(JSON.stringify(now.refusal));
    if (awaits.need === 'nothing' || (awaits.need === 'answers' && awaits.step === 'talk')) return now;
    if (awaits.need === 'dice') {
      now = take(now, { input: 'dice', faces: left.shift() ?? [], from: 'table' });
      continue;
    }
    const asked = awaits.asked.find(({ as }) => now.session.run.state.sealed[as] === undefined);
    if (asked === undefined) throw new Error('nobody is asked');
    now = take(now, { input: 'answer', ...asked, choice: { ...ANSWERS, ...answers }[awaits.step] });
  }
};

interface Told {
  readonly to?: readonly string[];
  readonly dice?: readonly (readonly number[])[];
  readonly answers?: typeof ANSWERS;
  readonly terms?: object;
}

const appealed = (
  from: Sitting,
  { to = ['Morten'], dice = [], answers = {}, terms = { skill: 'convince', motive: 'proud' } }: Told,
): Sitting => {
  const choice = {
    choose: 'appeal',
    talker: 'Ella',
    to: to.map((who) => ({ who })),
    ...COURT,
    response: 'Challenge him',
    ...terms,
  };
  return settled(take(from, { input: 'answer', seat: 'ana', as: 'ana', choice }), dice, answers);
};

const said = (from: Sitting, seat: SeatId, gesture: object): Sitting => take(from, { input: 'gesture', seat, gesture });

const PEOPLE: Readonly<Record<SeatId, Person>> = Object.fromEntries(
  ['ana', 'bo', 'cy', 'di'].map((seat, colour) => [
    seat,
    { seat, name: seat, colour, held: seat === 'di' ? 'computer' : 'person', here: true, you: seat === 'ana' },
  ]),
);

/** The entries as they are told to a seat: each between worlds that are imagined behind what it sees. */
const toldTo = ({ session, passages }: Sitting, seat: SeatId | null): readonly Passage[] => {
  const seen = (run: Passage['after']): Passage['after'] =>
    seenFrom({ session: { ...session, run }, passages, refusal: null }, seat).run;
  return passages.map(({ entry, before, after }) => ({
    entry,
    before: before === null ? null : seen(before),
    after: seen(after),
  }));
};

const propsOf = (sitting: Sitting, seat: SeatId | null) => {
  const { view, run } = seenFrom(sitting, seat);
  const { session } = sitting;
  const passages = toldTo(sitting, seat);
  return { rules: session.rules, view: view as unknown as TalkView, run, people: PEOPLE, passages, bears: undefined };
};

const textIn = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const conversation = (sitting: Sitting, seat: SeatId | null = 'ana'): string =>
  renderToStaticMarkup(<Conversation {...propsOf(sitting, seat)} />);

/** What stands in the margin of each appeal, listener by listener. */
const margins = (sitting: Sitting, seat: SeatId | null = 'ana'): readonly string[] =>
  [...conversation(sitting, seat).matchAll(/<div class="hearing".*?<\/em>/g)].map(([one]) => textIn(one));

const listener = (sitting: Sitting, looked: string, seat: SeatId | null = 'ana'): string =>
  renderToStaticMarkup(
    <Listener {...propsOf(sitting, seat)} looked={looked} onLook={() => {}} asking={null} asked={null} />,
  );

describe('the margin of an appeal', () => {
  test('SAGA-TALK-033: the first example: 17 against 17, then a 10 on 10', () => {
    expect(margins(appealed(begun([ELLA, MORTEN]), { dice: [[5, 6, 2], [10]] }))).toEqual([
      'To Morten’s pride 17 against 17, then 10 on 10 Heard and taken',
    ]);
  });

  test('SAGA-TALK-032, SAGA-TALK-034: whom the check does not reach throws nothing; a d12 above the rating moves nobody', () => {
    const once = appealed(begun([ELLA, MORTEN]), { dice: [[5, 6, 1]] });
    expect(margins(appealed(once, { dice: [[5, 6, 2], [11]] }))).toEqual([
      'To Morten’s pride 16 against 17 Not reached',
      'To Morten’s pride 17 against 17, then 11 on 10 Heard, not moved',
    ]);
  });

  test('SAGA-TALK-023: the fourth example: one speech to three, each against their own difficulty', () => {
    const driven = (rating: number) => ({ driving: [{ ...COURT, motive: 'honest', rating }] });
    const three = [somebody('Morten', 'bo'), somebody('Jorun', 'cy', driven(4)), somebody('Hedda', 'di', driven(7))];
    const all = appealed(begun([ELLA, ...three]), {
      to: ['Morten', 'Jorun', 'Hedda'],
      terms: { skill: 'lead', motive: 'proud' },
      dice: [[5, 6, 2], [6], [7]],
    });
    expect(margins(all)).toEqual([
      'To Morten’s pride 18 against 17, then 6 on 6 Heard and taken',
      'To Jorun’s pride 18 against 18, then 7 on 6 Heard, not moved',
      'To Hedda’s pride 18 against 21 Not reached',
    ]);
  });

  test('an appeal that is let lie, and one that is ignored by right, say so without dice', () => {
    const heard = [1, 2, 3].reduce((now) => appealed(now, { dice: [[1, 1, 0]] }), begun([ELLA, MORTEN]));
    const lies = appealed(heard, { answers: { make: { choose: 'withdraw' } } });
    const ignored = appealed(lies, { answers: { listen: { choose: 'ignore' } } });
    expect(margins(ignored).slice(3)).toEqual(['To Morten’s pride Withdrawn', 'To Morten’s pride Ignored']);
  });

  test('SAGA-TALK-005: whoever speaks to themselves is told so', () => {
    expect(margins(appealed(begun([ELLA]), { to: ['Ella'], dice: [[5, 6, 2], [6]] }))).toEqual([
      'To their own pride 17 against 17, then 6 on 6 Heard and taken',
    ]);
  });

  test('SAGA-CAMPAIGN-004: to whom sheets are closed it reads well without numbers', () => {
    const closed = begun([ELLA, MORTEN], {}, { closed: { Ella: ['ana'], Morten: ['bo'] } });
    const made = appealed(closed, { dice: [[5, 6, 2], [10]] });
    expect(margins(made, 'ana')).toEqual(['To Morten’s pride Heard and taken']);
    expect(margins(made, null)).toEqual(['To Morten’s pride Heard and taken']);
  });
});

describe('what is said', () => {
  test('it is shown as text, whatever is in it', () => {
    const text = '<img src=x onerror=alert(1)> **bold**';
    const page = conversation(said(begun([ELLA, MORTEN]), 'bo', { make: 'say', as: 'Morten', text }));
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; **bold**');
    expect(page).not.toContain('<img');
  });

  test('the place, somebody’s words, what is told, what is asked and who goes stand in order', () => {
    let now = said(begun([ELLA, MORTEN, somebody('Jorun', 'cy')]), 'bo', {
      make: 'say',
      as: 'Morten',
      text: 'A rope.',
    });
    now = said(now, 'ana', { make: 'say', as: null, text: 'The wheel groans.' });
    now = appealed(now, { dice: [[5, 6, 1]] });
    now = settled(
      take(now, { input: 'answer', seat: 'cy', as: 'cy', choice: { choose: 'walkOut', who: ['Jorun'] } }),
      [],
      { stopOrNot: { choose: 'letGo' } },
    );
    expect(textIn(conversation(now))).toBe(
      'The mill at Kell. Morten A rope. The wheel groans. Ella Context the court ' +
        'Topic a rival who claims to be the better swordsman What is asked Challenge him ' +
        'To Morten’s pride 16 against 17 Not reached Jorun leaves.',
    );
  });

  test('SAGA-TALK-039: a reply of a computer is marked as such, and names topic and motive', () => {
    const made = appealed(begun([ELLA, somebody('Hedda', 'di')]), { to: ['Hedda'], dice: [[5, 6, 2], [6]] });
    const page = textIn(conversation(said(made, 'di', { make: 'reply', as: 'Hedda', appeal: 1, manner: 'one' })));
    expect(page).toContain('Hedda the computer');
    const [, reply = ''] = page.split('the computer');
    expect(reply).toContain('a rival who claims to be the better swordsman');
    expect(reply.toLowerCase()).toContain('pride');
  });
});

describe('who listens', () => {
  test('SAGA-TALK-018, SAGA-TALK-035: how many they have heard, and what drives them, from whom and with which rating', () => {
    const page = textIn(listener(appealed(begun([ELLA, MORTEN]), { dice: [[5, 6, 2], [10]] }), 'Morten'));
    expect(page).toContain('Appeals heard 1 of 3');
    expect(page).toContain(
      'What drives Morten Proud/Arrogant the court, a rival who claims to be the better swordsman. ' +
        'From Ella, Convince 4, appeal 1.',
    );
  });

  test('SAGA-MOTIVE-010: what drives somebody is underlined among what moves them, and only the newest in a matter', () => {
    const came = { driving: [{ ...COURT, motive: 'honest', rating: 3, by: 'Jorun' }] };
    const before = begun([ELLA, somebody('Morten', 'bo', came, { proud: 10, modest: 2 })]);
    const drives = (page: string): readonly string[] =>
      [...page.matchAll(/data-drives="true".*?<i title="([^"]*)"/g)].map(([, name = '']) => name);
    expect(drives(listener(before, 'Morten'))).toEqual(['Honest']);
    expect(textIn(listener(before, 'Morten'))).toContain('From Jorun, with 3, before this talk.');
    expect(drives(listener(appealed(before, { dice: [[5, 6, 2], [10]] }), 'Morten'))).toEqual(['Proud/Arrogant']);
  });

  test('SAGA-CAMPAIGN-004: of a closed sheet there is no number, and it is said why', () => {
    const closed = begun([ELLA, MORTEN], {}, { closed: { Ella: ['ana'], Morten: ['bo'] } });
    const page = listener(appealed(closed, { dice: [[5, 6, 2], [10]] }), 'Morten', 'ana');
    expect(textIn(page)).toContain('sheet closed');
    expect(page).not.toContain('motive-pairs');
    // What has come to drive them here everybody has heard, and one's own rating one knows.
    expect(textIn(page)).toContain('From Ella, Convince 4, appeal 1.');
    expect(textIn(listener(appealed(closed, { dice: [[5, 6, 2], [10]] }), 'Morten', 'bo'))).toContain(
      'From Ella, appeal 1.',
    );
  });
});

test('those whom one seat plays bear its colour, each with another charge; who is played alone bears its arms', () => {
  const { view } = propsOf(begun([ELLA, somebody('Jorun', 'bo'), somebody('Hedda', 'bo')]), 'ana');
  const [ella, jorun, hedda] = ['Ella', 'Jorun', 'Hedda'].map((name) =>
    bearingOf({ view, people: PEOPLE, bears: undefined }, name),
  );
  expect(ella).toEqual({ colour: 0, charge: undefined, isComputer: false });
  expect([jorun?.colour, hedda?.colour]).toEqual([1, 1]);
  expect(jorun?.charge).not.toBe(hedda?.charge);
});
