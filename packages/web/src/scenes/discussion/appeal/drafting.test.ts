import { beginState, Run, type SceneRules, type SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import {
  addressed,
  appealOf,
  asAppeal,
  type Draft,
  freshDraft,
  heardAgainIn,
  isMade,
  listenersFor,
  stillGood,
  wantingIn,
} from './drafting.js';
import { isTaken, offersFor, taken } from './offers.js';

type Talk = saga.discussion.Discussion;
const rules = saga.discussion.discussionScene(saga.edition) as SceneRules<Talk>;

const MOTIVES = Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6]));
const PRISONER = { context: 'The prisoner', topic: 'Whether he lives' };

const ELLA = {
  name: 'Ella',
  seat: 'ana',
  skills: { lead: 7, convince: 4 },
  motives: MOTIVES,
  wants: [{ ...PRISONER, response: 'Send him home', to: ['Morten'] }],
};
const MORTEN = {
  name: 'Morten',
  seat: 'bo',
  motives: MOTIVES,
  driving: [{ ...PRISONER, motive: 'avenging', rating: 5, by: 'Jorun' }],
};
const HEDDA = { name: 'Hedda', seat: 'cy', motives: MOTIVES };

const begin = (setup: object = {}, options: object = {}): Run<Talk> => {
  const begun = beginState(rules, {
    setup: { seats: ['ana', 'bo', 'cy'], people: [ELLA, MORTEN, HEDDA], ...setup } as never,
    options: options as never,
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return new Run(rules, begun.value);
};

const viewOf = (run: Run<Talk>, seat: SeatId) => run.view(seat);

const tapped = (run: Run<Talk>, ...taps: readonly ((was: Draft) => Draft)[]): Draft =>
  taps.reduce((draft, tap) => tap(draft), asAppeal(viewOf(run, 'ana'), 'ana', freshDraft(viewOf(run, 'ana'), 'ana')));

const take =
  (run: Run<Talk>, kind: string) =>
  (was: Draft): Draft => {
    const view = viewOf(run, 'ana');
    const offer = offersFor(view, 'ana', was).find((one) => one.kind === kind);
    if (offer === undefined) throw new Error(`no ${kind} is offered`);
    return taken(view, was, offer);
  };

const put = (run: Run<Talk>, draft: Draft) =>
  run.accepts({ seat: 'ana', as: 'ana' }, appealOf(viewOf(run, 'ana'), draft));

describe('a draft', () => {
  test('SAGA-TALK-025 a want fills context, topic, what is asked and of whom; a skill and a motivation make it an appeal', () => {
    const run = begin();
    const want = tapped(run, take(run, 'want'));
    expect(want).toMatchObject({ talker: 'Ella', to: ['Morten'], ...PRISONER, response: 'Send him home' });
    expect(wantingIn(viewOf(run, 'ana'), want)).toBe('skill');
    const whole: Draft = { ...want, skill: 'lead', motive: 'proud', words: ' It takes a lord. ' };
    expect(wantingIn(viewOf(run, 'ana'), whole)).toBe(null);
    expect(appealOf(viewOf(run, 'ana'), whole)).toMatchObject({
      choose: 'appeal',
      words: 'It takes a lord.',
      to: [{ who: 'Morten', pair: null }],
      skill: 'lead',
      motive: 'proud',
      difficulty: 3,
      note: null,
      changed: null,
    });
    expect(put(run, whole).ok).toBe(true);
  });

  test('SAGA-TALK-041 no skill and no motivation is picked beforehand', () => {
    const run = begin();
    expect(tapped(run, take(run, 'want'))).toMatchObject({ skill: null, motive: null });
  });

  test('says what is missing, one thing after the other', () => {
    const run = begin();
    const view = viewOf(run, 'ana');
    const steps: readonly Partial<Draft>[] = [
      { talker: 'Ella' },
      { to: ['Hedda'] },
      { context: 'the hall', topic: 'the toll' },
      { response: 'halve it' },
      { skill: 'convince' },
      { motive: 'generous' },
    ];
    let draft: Draft = { ...tapped(run), talker: null };
    const missing = steps.map((step) => {
      const wanting = wantingIn(view, draft);
      draft = { ...draft, ...step };
      return wanting;
    });
    expect(missing).toEqual(['talker', 'to', 'matter', 'response', 'skill', 'motive']);
    expect(wantingIn(view, draft)).toBe(null);
  });

  test('SAGA-TALK-037 the pairs of those addressed are offered, each matter once, a want first', () => {
    const run = begin({ about: [PRISONER, { context: 'The ford', topic: 'The toll' }] });
    const kinds = (draft: Draft): readonly string[] =>
      offersFor(viewOf(run, 'ana'), 'ana', draft).map(({ kind, matter }) => `${kind} ${matter.topic}`);
    expect(kinds(tapped(run))).toEqual(['want Whether he lives', 'about The toll']);
    const other = begin({ people: [{ ...ELLA, wants: [] }, MORTEN, HEDDA], about: [PRISONER] });
    const toMorten = tapped(other, (was) => addressed(was, 'Morten'));
    expect(offersFor(viewOf(other, 'ana'), 'ana', toMorten)).toMatchObject([
      { kind: 'pair', whose: 'Morten', matter: PRISONER, motive: 'avenging' },
    ]);
    const picked = tapped(other, (was) => addressed(was, 'Morten'), take(other, 'pair'));
    expect(isTaken(picked, offersFor(viewOf(other, 'ana'), 'ana', picked)[0] as never)).toBe(true);
  });

  test('SAGA-TALK-029 an unusual difficulty needs a note, but not where the rules give the difficulty', () => {
    const run = begin();
    const view = viewOf(run, 'ana');
    const unusual: Draft = { ...tapped(run, take(run, 'want')), skill: 'lead', motive: 'proud', difficulty: 6 };
    // Morten is driven in this matter already: the table does not choose (SAGA-TALK-030).
    expect(wantingIn(view, unusual)).toBe(null);
    expect(appealOf(view, unusual).note).toBe(null);
    const both = addressed(unusual, 'Hedda');
    expect(wantingIn(view, both)).toBe('note');
    expect(appealOf(view, { ...both, note: 'he is drunk' })).toMatchObject({ difficulty: 6, note: 'he is drunk' });
  });

  test('another difficulty of one listener goes with it, where it is another and the table sets it', () => {
    const run = begin();
    const draft = { ...tapped(run, take(run, 'want')), to: ['Morten', 'Hedda'] };
    const besides = { Morten: 2, Hedda: 2 };
    expect(appealOf(viewOf(run, 'ana'), { ...draft, besides }).besides).toEqual([{ who: 'Hedda', difficulty: 2 }]);
    expect(appealOf(viewOf(run, 'ana'), { ...draft, difficulty: 2, besides }).besides).toEqual([]);
  });

  test('SAGA-TALK-021 a topic heard of in an earlier Discussion needs what has changed', () => {
    const heardBefore = [{ listener: 'Morten', topic: PRISONER.topic }];
    const run = begin({ heardBefore });
    const view = viewOf(run, 'ana');
    const draft: Draft = { ...tapped(run, take(run, 'want')), skill: 'lead', motive: 'proud' };
    expect(heardAgainIn(view, draft)).toEqual(['Morten']);
    expect(wantingIn(view, draft)).toBe('changed');
    expect(appealOf(view, { ...draft, changed: ' a rider has come ' }).changed).toBe('a rider has come');
    // Of another topic it is not asked, and an old answer does not go with it.
    const other = { ...draft, topic: 'The ransom', changed: 'a rider has come' };
    expect(appealOf(view, other).changed).toBe(null);
  });

  test('SAGA-TALK-005 alone, talker and listener are the same', () => {
    const run = begin({ seats: ['ana'], people: [ELLA] });
    const view = viewOf(run, 'ana');
    expect(listenersFor(view, 'Ella')).toEqual(['Ella']);
    const draft = freshDraft(view, 'ana');
    expect(draft).toMatchObject({ talker: 'Ella', to: ['Ella'] });
    const whole: Draft = {
      ...asAppeal(view, 'ana', draft),
      context: 'the road',
      topic: 'going back',
      response: 'go on',
      skill: 'convince',
      motive: 'valourous',
    };
    expect(put(run, whole).ok).toBe(true);
  });

  test('SAGA-TALK-024 a crowd speaks, and an appeal is somebody else’s', () => {
    const run = begin({ people: [{ name: 'The crowd', seat: 'ana', is: 'crowd', motives: MOTIVES }, ELLA, MORTEN] });
    const view = viewOf(run, 'ana');
    const spoken = { ...freshDraft(view, 'ana'), talker: 'The crowd', speech: 'Hang him!' };
    expect(asAppeal(view, 'ana', spoken)).toMatchObject({ talker: 'Ella', words: 'Hang him!', speech: '' });
  });

  test('who has gone neither speaks nor listens any more', () => {
    const run = begin();
    const draft = { ...tapped(run), to: ['Morten', 'Hedda'] };
    const view = viewOf(run, 'ana');
    const people = view.open.people.map((one) => (one.name === 'Morten' ? { ...one, gone: 'left' as const } : one));
    const later = { ...view, open: { ...view.open, people } };
    expect(stillGood(later, 'ana', draft).to).toEqual(['Hedda']);
    expect(stillGood(view, 'ana', draft)).toBe(draft);
  });

  test('is over once it stands among the appeals, and not because an earlier one was the same', () => {
    const run = begin();
    const draft: Draft = { ...tapped(run, take(run, 'want')), skill: 'lead', motive: 'proud' };
    expect(isMade(viewOf(run, 'ana'), draft)).toBe(false);
    expect(run.answer({ seat: 'ana', as: 'ana' }, appealOf(viewOf(run, 'ana'), draft))).toBe(null);
    const view = viewOf(run, 'ana');
    expect(isMade(view, draft)).toBe(true);
    expect(isMade(view, { ...draft, since: view.open.appeals.length })).toBe(false);
  });
});
