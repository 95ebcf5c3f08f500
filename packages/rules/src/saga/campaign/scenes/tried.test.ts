import { describe, expect, test } from 'vitest';
import { founded, joined, type Story, talkOn } from '../testing/story.js';

const CLIFF = { difficulty: 3 };

/** Morten, who climbs 3, in a scene at the cliff; Ella is there too. */
const atTheCliff = (options: Readonly<Record<string, unknown>> = {}, edition = 'saga'): Story => {
  const people = joined(joined(founded(options, edition), 'Ella', 'ana'), 'Morten', 'bo', { jumpClimb: 3 });
  const story = talkOn(people, 2, 'cliff', ['Ella', 'Morten'], { place: 'the coast' });
  return story.as('ana', { deed: 'start', entry: story.id('cliff') });
};

const climb = (story: Story, more: Readonly<Record<string, unknown>> = {}, scene = 'cliff') => ({
  play: 'check',
  entry: story.id(scene),
  acting: { character: story.id('Morten'), skill: 'jumpClimb' },
  action: 'climb the cliff',
  ...CLIFF,
  ...more,
});

/** Plays the climb by the ledger's third example: 2, 6, 1 is 9 and 3 is 12 against 17: a failure. */
const failed = (story: Story, play = climb(story)): Story =>
  story.play(play, (table) =>
    table
      .answer('ana', { choose: 'propose', value: { failure: 'he falls' } })
      .answer('bo', { choose: 'agree' })
      .answer('cy', { choose: 'agree' })
      .answer('bo', { choose: 'roll' })
      .dice(...(story.campaign.open.edition === 'saga' ? [2, 6, 1] : [4])),
  );

const REFUSED = {
  code: 'BROKEN_RULE',
  rule: 'SAGA-CHECK-023',
  what: 'campaign.triedBefore',
  facts: { name: 'Morten', action: 'climb the cliff', day: 2, success: false, title: 'cliff' },
};

describe('a campaign remembers what was tried', () => {
  test.each(['saga', 'saga-1e'])(
    'SAGA-CHECK-023 the same check is refused, with what was tried and when: %s',
    (edition) => {
      const tried = failed(atTheCliff({}, edition));
      expect(tried.entry('cliff').tried).toMatchObject([{ action: 'climb the cliff', day: 2, success: false }]);
      expect(tried.stageRefusal(climb(tried))).toMatchObject(REFUSED);
    },
  );

  test('SAGA-CHECK-023 other words for the same, another difficulty or a bonus are no change', () => {
    const tried = failed(atTheCliff());
    for (const more of [
      { action: '  Climb  the cliff!' },
      { difficulty: 2 },
      { acting: { ...climb(tried).acting, modifiers: [{ by: 2, why: 'a rope' }] } },
    ]) {
      expect(tried.stageRefusal(climb(tried, more))).toMatchObject(REFUSED);
    }
  });

  test('SAGA-CHECK-023 with a change it is put to the table, which may deny it', () => {
    const tried = failed(atTheCliff());
    const rope = climb(tried, { changed: 'he has a rope', difficulty: 2 });
    expect(tried.stage(rope).setup).toMatchObject({ repeats: { changed: 'he has a rope' } });
    const denied = tried.play(rope, (table) =>
      table
        .answer('ana', { choose: 'object' })
        .answer('ana', { choose: 'vote', vote: 'against' })
        .answer('bo', { choose: 'vote', vote: 'for' })
        .answer('cy', { choose: 'vote', vote: 'against' }),
    );
    expect(denied.entry('cliff').tried).toHaveLength(1);
    expect(denied.entry('cliff').outcome).toMatchObject([{ by: 'dice' }, { by: 'notAllowed' }]);
  });

  test('SAGA-CHECK-023 other people, other skills, other opponents and other deeds are other checks', () => {
    const tried = failed(atTheCliff());
    const { acting } = climb(tried);
    for (const more of [
      { acting: { ...acting, character: tried.id('Ella') } },
      { acting: { ...acting, skill: 'strength' } },
      { opposing: { character: tried.id('Ella'), skill: 'strength' } },
      { action: 'climb down again' },
    ]) {
      expect(tried.stage(climb(tried, more)).setup).toMatchObject({ repeats: null });
    }
  });

  test('SAGA-CHECK-023 a new scene is no change, but another place is', () => {
    const tried = failed(atTheCliff());
    const closed = tried.as('ana', { deed: 'close', entry: tried.id('cliff') });
    for (const [place, isRefused] of [
      ['the coast', true],
      ['', true],
      ['the fell', false],
    ] as const) {
      const planned = talkOn(closed, 3, 'again', ['Morten'], { place });
      const again = planned.as('ana', { deed: 'start', entry: planned.id('again') });
      if (isRefused) expect(again.stageRefusal(climb(again, {}, 'again'))).toMatchObject(REFUSED);
      else expect(again.stage(climb(again, {}, 'again')).setup).toMatchObject({ repeats: null });
    }
  });

  test('SAGA-CHECK-014 SAGA-CHECK-023 what needed no dice, or was broken off, was not tried', () => {
    const story = atTheCliff();
    const free = story.play(climb(story), (table) =>
      table
        .answer('ana', { choose: 'propose', value: { failure: null } })
        .answer('bo', { choose: 'agree' })
        .answer('cy', { choose: 'agree' }),
    );
    const left = story.begin(climb(story)).end(story.id('cliff'), null);
    for (const one of [free, left]) {
      expect(one.entry('cliff').tried).toBeUndefined();
      expect(one.stage(climb(one)).setup).toMatchObject({ repeats: null });
    }
  });

  test('SAGA-CHECK-023 the option saga.check.allowRetry lets them try again', () => {
    const tried = failed(atTheCliff({ 'saga.check.allowRetry': true }));
    expect(failed(tried).entry('cliff').tried).toHaveLength(2);
  });
});
