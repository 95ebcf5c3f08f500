import { beginState, exact, Run, type SceneRules } from '@warmoot/kernel';
import { saga, saga1e } from '@warmoot/rules';
import { en } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../../words/lists.js';
import type { TalkView } from '../model.js';
import { appealOf, type Draft, EMPTY, freshDraft } from './drafting.js';
import { mayShowOdds, oddsOf, ofDraft, otherMotives, type Subject, subjectIn } from './odds.js';
import { reasonText } from './reasons.js';
import { APPEAL_WORDS } from './words.js';

type Talk = saga.discussion.Discussion;

const RIVAL = { context: 'the court', topic: 'a rival' };
const SIX = Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6]));
const ELLA = { name: 'Ella', seat: 'ana', skills: { convince: 4, lead: 6 }, motives: SIX };
const MORTEN = { name: 'Morten', seat: 'bo', motives: { ...SIX, proud: 10, modest: 2 } };
const DRIVEN = { ...MORTEN, driving: [{ ...RIVAL, motive: 'proud', rating: 4, by: 'Jorun Halfhand' }] };

const begin = (people: readonly object[], options: object = {}, edition: saga.Edition = saga.edition): Run<Talk> => {
  const rules = saga.discussion.discussionScene(edition) as SceneRules<Talk>;
  const begun = beginState(rules, { setup: { seats: ['ana', 'bo'], people } as never, options: options as never });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return new Run(rules, begun.value);
};

const viewOf = (run: Run<Talk>): TalkView => run.view('ana');

const draftOf = (view: TalkView, terms: Partial<Draft>): Draft => ({
  ...freshDraft(view, 'ana'),
  isAppeal: true,
  ...RIVAL,
  response: 'challenge him',
  ...terms,
});

const subjectOf = (view: TalkView, terms: Partial<Draft>): Subject => {
  const subject = ofDraft(view, draftOf(view, terms));
  if (subject === null) throw new Error('something is missing');
  return subject;
};

const chances = (view: TalkView, terms: Partial<Draft>): readonly string[] =>
  oddsOf(view, subjectOf(view, terms)).map(({ success }) => exact(success));

describe('odds of a draft', () => {
  // The worked examples of the ledger, 2.02.
  test('SAGA-TALK-038 Convince 4 against 3 to Proud 10 is 125/256; Lead 6 against a word given with 4 to Modest 2 is 107/960', () => {
    expect(chances(viewOf(begin([ELLA, MORTEN])), { skill: 'convince', motive: 'proud' })).toEqual(['125/256']);
    expect(chances(viewOf(begin([ELLA, DRIVEN])), { skill: 'lead', motive: 'modest' })).toEqual(['107/960']);
  });

  test('S1E-TALK-006 in the first edition Convince 4 against 3 to motivation 10 is 185/384', () => {
    const view = viewOf(begin([ELLA, MORTEN], {}, saga1e.edition));
    expect(chances(view, { skill: 'convince', motive: 'proud' })).toEqual(['185/384']);
  });

  test('there are none before skill, motivation and listener are named', () => {
    const view = viewOf(begin([ELLA, MORTEN]));
    expect(ofDraft(view, draftOf(view, { skill: 'lead' }))).toBe(null);
    expect(ofDraft(view, draftOf(view, { motive: 'proud' }))).toBe(null);
    expect(ofDraft(view, { ...draftOf(view, { skill: 'lead', motive: 'proud' }), to: [] })).toBe(null);
    expect(subjectIn(view, EMPTY)).toBe(null);
  });

  test('SAGA-TALK-041 other motivations stand in the order of the table, whatever their odds', () => {
    const view = viewOf(begin([ELLA, MORTEN]));
    const others = otherMotives(view, subjectOf(view, { skill: 'lead', motive: 'proud' })).map(({ motive }) => motive);
    expect(others).toEqual(saga.character.ALL_MOTIVES.filter((motive) => motive !== 'proud'));
  });

  test('are hidden where the table hid them, and where a sheet that they rest on is closed', () => {
    const terms = { skill: 'lead', motive: 'proud' } as const;
    const hidden = viewOf(begin([ELLA, MORTEN], { 'saga.talk.showOdds': false }));
    const view = viewOf(begin([ELLA, DRIVEN]));
    const may = (closed: readonly string[]): boolean => mayShowOdds({ ...view, closed }, subjectOf(view, terms));
    expect(mayShowOdds(hidden, subjectOf(hidden, terms))).toBe(false);
    expect([[], ['Ella'], ['Morten'], ['Jorun Halfhand'], ['Hedda']].map(may)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  test('an appeal that is on its way comes before what is drafted', () => {
    const run = begin([ELLA, MORTEN]);
    const draft = draftOf(viewOf(run), { skill: 'lead', motive: 'proud' });
    expect(run.answer({ seat: 'ana', as: 'ana' }, appealOf(viewOf(run), draft))).toBe(null);
    const other = { ...draft, motive: 'modest', since: 1 } as const;
    expect(subjectIn(viewOf(run), other)).toMatchObject({ number: 1, terms: { motive: 'proud' } });
  });
});

describe('why a difficulty is what it is', () => {
  const t = inLanguage(APPEAL_WORDS, 'en');
  const reason = (view: TalkView): string | null => {
    const subject = subjectOf(view, { skill: 'lead', motive: 'proud' });
    return reasonText(t, en, view, subject, subject.listeners[0] as Subject['listeners'][number]);
  };

  test('SAGA-TALK-029 nothing is said where the table sets it', () => {
    expect(reason(viewOf(begin([ELLA, MORTEN])))).toBe(null);
  });

  test('SAGA-TALK-030 the word that drives a listener already, and the rating it was given with', () => {
    expect(reason(viewOf(begin([ELLA, DRIVEN])))).toBe(
      '4, not 3: the word of Jorun, given with 4, drives Morten already.',
    );
    const low = { ...MORTEN, driving: [{ ...RIVAL, motive: 'proud', rating: 2 }] };
    expect(reason(viewOf(begin([ELLA, low])))).toBe('3: an earlier word drives Morten in this matter already.');
  });

  test('the skill is named where it was heard here, and nothing of it where the sheet of who gave it is closed', () => {
    const run = begin([ELLA, MORTEN]);
    const draft = draftOf(viewOf(run), { skill: 'lead', motive: 'proud' });
    const asked = (seat: string) => ({ seat, as: seat });
    for (const [seat, choice] of [
      ['ana', appealOf(viewOf(run), draft)],
      ['bo', { choose: 'agree' }],
      ['ana', { choose: 'make' }],
    ] as const) {
      expect(run.answer(asked(seat), choice)).toBe(null);
    }
    expect(run.dice([8, 8, 9])).toBe(null);
    expect(run.dice([1])).toBe(null);
    expect(reason(viewOf(run))).toBe('6, not 3: the word of Ella, given with Lead 6, drives Morten already.');
    expect(reason({ ...viewOf(run), closed: ['Ella'] })).toBe(
      'The rules give it: the word of Ella drives Morten already, and with which rating is on a closed sheet.',
    );
  });
});
