import { describe, expect, test } from 'vitest';
import { hush, interrupt, readOn, SILENT, say } from './voice.js';

/** 50 letters: three seconds of reading at sixteen letters a second. */
const sentence = (word: string): string => word.padEnd(50, '.');
const [ONE, TWO, THREE, FOUR] = ['one', 'two', 'three', 'four'].map(sentence) as [string, string, string, string];

describe('what is read aloud', () => {
  test('comes one sentence after the other: the second waits until the first can have been heard', () => {
    const both = say(say(SILENT, ONE, 0), TWO, 800);
    expect(both.now?.text).toBe(ONE);
    expect(readOn(both, 2_900).now?.text).toBe(ONE);
    expect(readOn(both, 3_000).now?.text).toBe(TWO);
    expect(readOn(readOn(both, 3_000), 6_000).now).toBeNull();
  });

  test('is dropped when it is old', () => {
    const all = [ONE, TWO, THREE, FOUR].reduce((voice, text, nth) => say(voice, text, nth * 100), SILENT);
    let voice = readOn(all, 3_000);
    expect(voice.now?.text).toBe(TWO);
    voice = readOn(voice, 6_000);
    expect(voice.now?.text).toBe(THREE);
    // The fourth has waited for more than eight seconds.
    expect(readOn(voice, 9_000)).toEqual(SILENT);
  });

  test('is told whatever it has waited for where it is a result', () => {
    const ten = [...'abcdefghij'].map(sentence);
    const voice = ten.reduce((all, text) => say(all, text, 0), say(SILENT, ONE, 0, 'result'));
    expect(interrupt(voice, 'Yours.', 0).now?.text).toBe([ONE, ...ten.slice(2), 'Yours.'].join(' '));
    const result = say(say(say(SILENT, ONE, 0), TWO, 0), THREE, 0, 'result');
    expect(readOn(readOn(result, 3_000), 20_000).now?.text).toBe(THREE);
  });

  test('ends with a key that is pressed, and the next sentence is read', () => {
    const voice = hush(say(say(SILENT, ONE, 0), TWO, 0), 500);
    expect(voice.now?.text).toBe(TWO);
    expect(say(hush(voice, 600), THREE, 700).now?.text).toBe(THREE);
  });

  test('what interrupts says first what was cut short, newest last, and no more than eight sentences of it', () => {
    const voice = say(say(SILENT, ONE, 0), TWO, 100);
    expect(interrupt(voice, 'Yours.', 200).now?.text).toBe(`${ONE} ${TWO} Yours.`);
    // What has been heard is not said again.
    expect(interrupt(voice, 'Yours.', 3_500).now?.text).toBe(`${TWO} Yours.`);
    expect(interrupt(voice, 'Yours.', 20_000).now?.text).toBe('Yours.');
    // How things stood is no news.
    expect(interrupt(say(voice, 'Sealed.', 0, 'state'), 'Yours.', 200).now?.text).toBe(`${ONE} ${TWO} Yours.`);
    // What was asked before it is not asked any more.
    const asked = interrupt(voice, 'Yours: to fight on.', 200);
    expect(interrupt(asked, 'Yours: to move.', 300).now?.text).toBe(`${ONE} ${TWO} Yours: to move.`);
    const ten = [...'abcdefghij'].map(sentence);
    const many = ten.reduce((all, text) => say(all, text, 0), SILENT);
    const said = interrupt(many, 'Yours.', 0);
    expect(said.now?.text).toBe([...ten.slice(2), 'Yours.'].join(' '));
    expect(said.waiting).toEqual([]);
  });

  test('how it ended is not said twice, where the news has ended with it', () => {
    const won = say(SILENT, 'Hedda has 16. Joris comes first.', 0, 'result');
    expect(interrupt(won, 'Joris comes first.', 100).now?.text).toBe('Hedda has 16. Joris comes first.');
    // Once that has been heard to its end, it is all there is to say.
    expect(interrupt(won, 'Joris comes first.', 10_000).now?.text).toBe('Joris comes first.');
  });

  test('the echo of one’s own hand takes the place of the one before, and of no news', () => {
    const moved = say(say(SILENT, ONE, 0, 'echo'), TWO, 100, 'echo');
    expect(moved.now?.text).toBe(TWO);
    expect(moved.waiting).toEqual([]);
    const told = say(say(say(SILENT, ONE, 0), TWO, 100, 'echo'), THREE, 200, 'echo');
    expect(told.now?.text).toBe(ONE);
    expect(readOn(told, 3_000).now?.text).toBe(THREE);
    // Whoever is asked something hears no more of what the hand did.
    expect(interrupt(moved, 'Yours.', 200).now?.text).toBe('Yours.');
  });
});
