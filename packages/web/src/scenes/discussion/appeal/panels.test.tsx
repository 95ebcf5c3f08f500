import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Sitting, seenFrom, sit, take } from '../../../../test/lab/sitting.js';
import type { Person } from '../../../people/person.js';
import { fetchTold } from '../../../words/told.js';
import { askingOf, firstOpen } from '../../shared/asking.js';
import type { TalkProps, TalkView } from '../model.js';
import { AppealPanel } from './AppealPanel.js';
import { DraftProvider } from './draft.js';
import { OddsPanel } from './OddsPanel.js';
import { OddsShownContext } from './oddsShown.js';

// The page waits for the words of the rules.
beforeAll(() => fetchTold('en'));

const SIX = Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6]));
const PRISONER = { context: 'the prisoner', topic: 'whether he lives' };
const ELLA = { name: 'Ella', seat: 'ana', skills: { lead: 7 }, motives: SIX, fighter: { like: 'swordsman' } };
const MORTEN = { name: 'Morten', seat: 'bo', motives: { ...SIX, proud: 10, modest: 2 }, fighter: { like: 'knight' } };
const JORUN = { name: 'Jorun', seat: 'cy', motives: SIX, fighter: { like: 'raider' } };

const begun = (setup: object = {}, options: object = {}): Sitting => {
  const start = { setup: { seats: ['ana', 'bo', 'cy'], people: [ELLA, MORTEN, JORUN], ...setup }, options };
  return sit({ scene: 'saga/discussion', title: '', start: start as never, seat: 'ana' }, 'talk');
};

const answered = (from: Sitting, seat: SeatId, choice: object, as: string = seat): Sitting => {
  const now = take(from, { input: 'answer', seat, as, choice } as never);
  if (now.refusal !== null) throw new Error(JSON.stringify(now.refusal));
  return now;
};

const APPEAL = {
  choose: 'appeal',
  talker: 'Ella',
  to: [{ who: 'Morten' }],
  ...PRISONER,
  response: 'send him home',
  skill: 'lead',
  motive: 'proud',
};

const agreed = (from: Sitting): Sitting =>
  answered(answered(from, 'bo', { choose: 'agree' }), 'cy', { choose: 'agree' });

/** An appeal that fails at its check: it counts as heard, and no d12 is thrown. */
const unheard = (from: Sitting): Sitting => {
  const made = answered(agreed(answered(from, 'ana', APPEAL)), 'ana', { choose: 'make' });
  return take(made, { input: 'dice', faces: [1, 1, 0], from: 'table' });
};

const PEOPLE: Readonly<Record<SeatId, Person>> = Object.fromEntries(
  ['ana', 'bo', 'cy'].map((seat, colour) => [
    seat,
    { seat, name: seat, colour, held: 'person', here: true, you: seat === 'ana' },
  ]),
);

const propsOf = (sitting: Sitting, seat: SeatId): TalkProps => {
  const { view, run } = seenFrom(sitting, seat);
  const asking = askingOf(run, seat);
  return {
    rules: sitting.session.rules,
    run,
    view: view as unknown as TalkView,
    seat,
    people: PEOPLE,
    passages: sitting.passages,
    answer: () => undefined,
    typeDice: null,
    devices: [],
    gesture: () => undefined,
    busy: false,
    asking,
    asked: asking === null ? null : firstOpen(asking),
    looked: 'Morten',
    onLook: () => undefined,
  };
};

const textIn = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const panel = (sitting: Sitting, seat: SeatId): string => {
  const props = propsOf(sitting, seat);
  return renderToStaticMarkup(
    <DraftProvider view={props.view} seat={seat}>
      <AppealPanel {...props} />
    </DraftProvider>,
  );
};

const odds = (sitting: Sitting, seat: SeatId, isShown: boolean): string => {
  const props = propsOf(sitting, seat);
  return textIn(
    renderToStaticMarkup(
      <DraftProvider view={props.view} seat={seat}>
        <OddsShownContext value={{ isShown, show: () => undefined }}>
          <OddsPanel {...props} />
        </OddsShownContext>
      </DraftProvider>,
    ),
  );
};

const gold = (markup: string): number => markup.split('btn-act').length - 1;

describe('what is asked in a Discussion', () => {
  test('between appeals one speaks as one’s own or as the narrator, and nothing is gold', () => {
    const markup = panel(begun(), 'ana');
    expect(textIn(markup)).toMatch(
      /Ella The narrator .*Say it.*Make an appeal.*Nothing more to say for now.*Draw steel/,
    );
    expect(textIn(markup)).not.toContain('Morten');
    expect(gold(markup)).toBe(0);
  });

  test('SAGA-TALK-026 the terms: agreed to with one press, and it says who has spoken; whoever waits sees no gold', () => {
    const asked = answered(answered(begun(), 'ana', APPEAL), 'bo', { choose: 'agree' });
    const mine = panel(asked, 'cy');
    expect(textIn(mine)).toMatch(/With Lead 7 To Proud\/Arrogant Difficulty 3/);
    expect(textIn(mine)).toMatch(/ana proposes it .*bo agrees .*cy has not spoken/);
    expect(textIn(mine)).toMatch(/Propose otherwise .*Object .*Agree/);
    expect(gold(mine)).toBe(1);
    const waits = panel(asked, 'ana');
    expect(textIn(waits)).toContain('cy has not spoken');
    expect(gold(waits)).toBe(0);
    // One can still speak.
    expect(textIn(waits)).toContain('Say it');
  });

  test('SAGA-TALK-019 once the table agrees the talker makes the appeal or lets it lie', () => {
    const markup = panel(agreed(answered(begun(), 'ana', APPEAL)), 'ana');
    expect(textIn(markup)).toMatch(/Let it lie .*Make the appeal/);
    expect(gold(markup)).toBe(1);
  });

  test('SAGA-TALK-014, SAGA-TALK-020 after three a listener is asked, with the reason, and appeal by appeal', () => {
    const heard = unheard(unheard(unheard(begun())));
    const text = textIn(panel(answered(heard, 'ana', APPEAL), 'bo'));
    expect(text).toContain('Does Morten listen?');
    expect(text).toContain('Morten has heard 3 appeals and may ignore this one. The next is asked about anew.');
    expect(text).toMatch(/Listen .*4th appeal.*Ignore it .*does not count as heard/);
  });

  test('SAGA-TALK-021 whether something has changed is asked with what is said to have changed', () => {
    const heardBefore = [{ listener: 'Morten', topic: PRISONER.topic }];
    const asked = answered(begun({ heardBefore }), 'ana', { ...APPEAL, changed: 'a rider has come' });
    expect(textIn(panel(asked, 'bo'))).toContain(
      'Morten has heard of “whether he lives” in an earlier Discussion. It is said to have changed: “a rider has come”',
    );
    const changes = [{ listener: 'Morten', topic: PRISONER.topic, changed: 'the river froze' }];
    expect(textIn(panel(begun({ heardBefore, changes }), 'bo'))).toContain(
      'Morten has heard of “whether he lives” in an earlier Discussion. It is said to have changed: “the river froze”',
    );
  });

  test('SAGA-TALK-010, SAGA-TALK-012 others let go or stop who walks out; the table says whether they are caught or taken away', () => {
    const freeForm = { 'saga.move.rules': 'freeForm' };
    const leaving = answered(begun({}, freeForm), 'bo', { choose: 'walkOut', who: ['Morten'] });
    expect(textIn(panel(leaving, 'ana'))).toMatch(/Morten walks out .*Let them go .*Stop them The table says/);
    expect(textIn(panel(answered(leaving, 'ana', { choose: 'stop' }), 'cy'))).toMatch(
      /Are they caught\? .*ana stops them.*Brought back, with as many appeals heard as before.*They get away/,
    );
    const sent = answered(begun(), 'ana', { choose: 'sendAway', who: ['Morten'], how: 'the guards lead him out' });
    expect(textIn(panel(sent, 'cy'))).toMatch(/Is it so\? .*“the guards lead him out”.*They stay/);
  });

  test('SAGA-MOVE-035 whoever stops them goes after them, and others may join in', () => {
    const leaving = answered(begun(), 'bo', { choose: 'walkOut', who: ['Morten'] });
    expect(textIn(panel(leaving, 'ana'))).toMatch(/Let them go .*Stop them You go after them: a pursuit from gap 1/);
    const stopped = answered(leaving, 'ana', { choose: 'stop' });
    expect(textIn(panel(stopped, 'cy'))).toMatch(/Stay out of it .*Go after them too/);
  });

  test('SAGA-TALK-011 when steel is drawn each of mine stays out or takes a side', () => {
    const drawn = answered(begun(), 'bo', {
      choose: 'violence',
      attackers: ['Morten'],
      against: ['Ella'],
      distance: 'sword',
    });
    expect(textIn(panel(drawn, 'cy'))).toMatch(
      /Morten against Ella\. Who of yours joins\? .*Jorun .*Stay out of it .*With Morten .*With Ella .*Stand by/,
    );
  });

  test('what was objected to is voted on', () => {
    const voted = answered(answered(begun(), 'ana', APPEAL), 'bo', { choose: 'object' });
    expect(textIn(panel(voted, 'cy'))).toMatch(/On the proposal of ana .*Lead 7.*For it .*Against it .*Seal the vote/);
  });
});

describe('the odds', () => {
  // Lead 7 against 3 is 13/16; with Proud 10: 65/96 = 67.7 %.
  test('SAGA-TALK-041 are shown to who asks, and to nobody where the table hid them', () => {
    const appeal = answered(begun(), 'ana', APPEAL);
    expect(odds(appeal, 'ana', false)).toMatch(/If Ella asks this .*Show the odds/);
    expect(odds(appeal, 'ana', false)).not.toMatch(/\d %/);
    expect(odds(appeal, 'ana', true)).toMatch(
      /The check, Lead 7 against 3 81\.3\s%.*Then a d12, 10 or less for Proud 83\.3\s%.*67\.7\s% .*65 in 96/,
    );
    const hidden = answered(begun({}, { 'saga.talk.showOdds': false }), 'ana', APPEAL);
    expect(odds(hidden, 'ana', true)).not.toMatch(/\d\s%|odds/);
  });

  test('SAGA-TALK-023 several listeners have a row each', () => {
    const appeal = answered(begun(), 'ana', { ...APPEAL, to: [{ who: 'Morten' }, { who: 'Jorun' }] });
    // To a motivation of 6: 13/32 = 40.6 %.
    expect(odds(appeal, 'ana', true)).toMatch(
      /Morten 81\.3\s% 83\.3\s% 67\.7\s% 65 in 96 Jorun 81\.3\s% 50\.0\s% 40\.6/,
    );
  });

  test('between appeals it says who may speak and who has no more to say', () => {
    const quiet = answered(begun(), 'bo', { choose: 'noMore' });
    expect(odds(quiet, 'ana', true)).toMatch(/ana may speak bo has no more to say for now cy may speak/);
  });
});
