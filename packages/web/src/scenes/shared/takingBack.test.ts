import { describe, expect, it } from 'vitest';
import type { SceneProps } from '../contract.js';
import { mayTakeBack } from './takingBack.js';

type Heard = readonly { readonly to: readonly string[] | null }[];

const answered = (seat: string, heard: Heard = []) => ({ input: { input: 'answer', seat }, thrown: null, heard });
const DICE = { input: { input: 'dice', faces: [], from: 'seed' }, thrown: { score: 12 }, heard: [] };
const said = (seat: string) => ({ input: { input: 'gesture', seat, gesture: {} }, thrown: null, heard: [] });
const undone = (to: number) => ({ input: { input: 'undo', to }, thrown: null, heard: [] });

/** Whether Ana may, after these entries, against a person or a computer. */
const may = (bo: 'person' | 'computer', together: boolean, ...entries: readonly object[]): boolean =>
  mayTakeBack({
    run: { over: false, state: { seats: ['ana', 'bo'] }, awaits: { need: 'answers', together } },
    passages: [{ input: { input: 'begin' }, thrown: null, heard: [] }, ...entries].map((entry, seq) => ({
      entry: { seq, ...entry },
    })),
    seat: 'ana',
    people: { ana: { held: 'person' }, bo: { held: bo } },
  } as unknown as SceneProps);

describe('taking an act back is offered', () => {
  it('while nobody else has acted, no dice have fallen and nothing was told to some alone', () => {
    expect(may('person', false)).toBe(false);
    expect(may('person', false, answered('ana'))).toBe(true);
    expect(may('person', false, answered('ana'), answered('bo'))).toBe(false);
    expect(may('person', false, answered('ana'), DICE)).toBe(false);
    expect(may('person', false, answered('ana', [{ to: ['ana'] }]))).toBe(false);
    expect(may('person', true, answered('ana'))).toBe(false);
  });

  it('with computers alone also after their answers, up to the last dice', () => {
    expect(may('computer', true, answered('ana'), answered('bo'), answered('bo'))).toBe(true);
    expect(may('computer', false, answered('ana'), answered('bo'), DICE)).toBe(false);
    expect(may('computer', false, answered('bo'))).toBe(false);
  });

  it('not twice for one act', () => {
    expect(may('person', false, answered('ana'), undone(0))).toBe(false);
    expect(may('person', false, answered('ana'), answered('ana'), undone(1))).toBe(true);
  });

  it('whatever was said since', () => {
    expect(may('person', false, answered('ana'), said('ana'), said('bo'))).toBe(true);
    expect(may('person', false, answered('ana'), answered('bo'), said('ana'))).toBe(false);
    expect(may('person', false, said('ana'))).toBe(false);
  });
});
