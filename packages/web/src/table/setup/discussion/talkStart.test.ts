import { beginState } from '@warmoot/kernel';
import { manifestsOf, type saga } from '@warmoot/rules';
import { de, en, writtenIn } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { newPerson, OWN, type TalkWish, talkForm, talkSlate, talkStart } from './talkStart.js';

const EDITIONS = manifestsOf('discussion').map((one) => [one.rules.scene, one] as const);

describe.each(EDITIONS)('%s, set up at a table', (scene, manifest) => {
  const wishFor = (start: string, more: Partial<TalkWish> = {}): TalkWish => {
    const form = talkForm(manifest, start, writtenIn(en, scene));
    return {
      ...form,
      edition: scene.startsWith('saga/') ? 'saga' : 'saga-1e',
      seats: ['ana', 'bo'],
      playedBy: form.people.map((_, at) => (at % 2 === 0 ? 'ana' : 'bo')),
      groupAppeal: 'oneRoll',
      showOdds: true,
      ...more,
    };
  };
  const begun = (wish: TalkWish) => {
    const state = beginState(manifest.rules, talkStart(wish));
    if (!state.ok) throw new Error(JSON.stringify(state.refusal));
    return state.value as unknown as { readonly given: saga.discussion.Discussion['given'] };
  };

  test.each([...manifest.starts.map(({ name }) => name), OWN])('%s begins as the form shows it', (start) => {
    const wish = wishFor(start);
    expect(begun(wish).given.people.map(({ name }) => name)).toEqual(wish.people.map(({ name }) => name));
    // The slate takes what the form writes, and gives the same back.
    expect(talkSlate.people.parse(wish.people, '')).toEqual({ ok: true, value: wish.people });
  });

  test('the same council in the language of whoever sets it up', () => {
    const wantsIn = (words: typeof en) =>
      talkForm(manifest, 'council', writtenIn(words, scene)).people[0]?.wants[0]?.response;
    expect(wantsIn(en)).toBe('Send him home unharmed, with our terms');
    expect(wantsIn(de)).toBe('Schick ihn unversehrt heim, mit unseren Bedingungen');
  });

  test('what is changed by hand is what begins: seats, ratings, a want, a crowd, the options', () => {
    const crowd = newPerson(' The salters ', 'crowd');
    const want = { context: 'The ford', topic: 'The toll', response: 'Lift it', to: ['Joris', 'Nobody'] };
    const ella = {
      ...newPerson('Ella'),
      skills: { lead: 6 },
      wants: [want, { ...want, response: ' ' }],
      like: 'scout' as const,
    };
    const { given } = begun(
      wishFor(OWN, {
        people: [ella, newPerson('Joris'), crowd],
        playedBy: ['bo', 'ana', 'ana'],
        use: 'parley',
        groupAppeal: 'rollEach',
        showOdds: false,
      }),
    );
    expect(given.people.map(({ name, seat, is }) => [name, seat, is])).toEqual([
      ['Ella', 'bo', 'person'],
      ['Joris', 'ana', 'person'],
      ['The salters', 'ana', 'crowd'],
    ]);
    expect(given.people[0]).toMatchObject({ skills: { lead: 6 }, motives: null, fighter: { like: 'scout' } });
    // A want without words was not meant; nobody is asked who is not there.
    expect(given.people[0]?.wants).toEqual([{ ...want, to: ['Joris'] }]);
    expect(given.use).toBe(scene === 'saga/discussion' ? 'parley' : undefined);
    expect(given.options).toMatchObject({ 'saga.talk.groupAppeal': 'rollEach', 'saga.talk.showOdds': false });
  });
});
