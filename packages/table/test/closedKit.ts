import { imagine, innermostSeen, Run, type SceneTypes, stream } from '@warmoot/kernel';
import type { Deed } from '@warmoot/protocol';
import { expect } from 'vitest';
import { agreed, BY_HAND, readEverything } from './campaignKit.js';
import type { Reader } from './secretsKit.js';

/** Three who play, the first of them the host, and somebody who watches. */
export type Four = [Reader, Reader, Reader, Reader];

export const CLOSED = { ...BY_HAND, 'saga.table.openSheets': false };

type Source = ReturnType<typeof stream>;

/** The innermost scene as somebody can imagine it from what they see. */
const runOf = (reader: Reader): Run<SceneTypes> => {
  const scene = reader.scene as NonNullable<Reader['scene']>;
  const { rules, view } = innermostSeen(reader.rules(), scene.view);
  return new Run<SceneTypes>(rules, imagine(rules, { ...view, made: [] }, stream('typed')));
};

/** The answers that somebody may give for one of theirs, where they can be listed. */
export const choicesOf = (reader: Reader, as: string): readonly object[] =>
  (runOf(reader).choices({ seat: reader.place.seat, as }) ?? []) as readonly object[];

/**
 * Faces that succeed or fail whatever the ratings are. Other dice fall as they may, or as high as they can where it is
 * settled how checks come out.
 */
const facesOf = (reader: Reader, source: Source, isHigh: Playing['isHigh']): readonly number[] => {
  const { awaits } = runOf(reader);
  if (awaits.need !== 'dice') throw new Error('no dice are awaited');
  const { dice } = awaits.throw;
  const isCheck = dice.length === 3;
  const high = isCheck ? (isHigh?.(awaits.by) ?? source.below(2) === 0) : isHigh !== undefined;
  return dice.map(({ sides, low }) => (high ? low + sides - 1 : isCheck ? low : low + source.below(sides)));
};

/** What is answered in some steps, whatever chance says; null where chance decides. */
export type Settled = Readonly<Record<string, (reader: Reader, as: string, move: number) => object | null>>;

const deedOf = (reader: Reader, source: Source, { settled = {}, isHigh }: Playing, move: number): Deed | null => {
  const [due] = reader.due;
  if (due === undefined) return null;
  if (due.as[0] === 'dice') return { do: 'dice', question: due.question, faces: facesOf(reader, source, isHigh) };
  const deed = reader.randomDeed(source);
  if (deed?.do !== 'answer') return deed;
  const choice = settled[reader.step ?? '']?.(reader, deed.as, move) ?? null;
  return choice === null ? deed : { ...deed, choice: choice as never };
};

/** How a scene is played: for how many moves, what is settled in it, and what else is done before a move. */
export interface Playing {
  readonly most: number;
  readonly settled?: Settled;
  /** Whether whoever throws a check succeeds; chance decides where this is left out. */
  readonly isHigh?: (by: string | null) => boolean;
  readonly before?: (move: number) => Promise<void>;
  /** Whoever seals something else first, while others are still asked. */
  readonly wavers?: Reader | null;
}

/** Somebody seals another answer than they will stand by; nobody else is to know. */
const waver = async (reader: Reader, others: readonly Reader[], move: number): Promise<void> => {
  const open = others.some((one) => one !== reader && one.due.length > 0);
  if (reader.due[0]?.as[0] === 'dice' || !open || !reader.isTogether()) return;
  const deed = reader.randomDeed(stream(`wavers ${move}`));
  if (deed !== null) expect(await reader.do(deed)).toBeNull();
};

/** The scene is played for so many moves, and looked at by everybody now and then; then the table breaks it off. */
export const playSome = async (all: Four, name: string, playing: Playing): Promise<void> => {
  const { most, before, wavers } = playing;
  const source = stream(name);
  const players = all.slice(0, 3);
  const [host, ...others] = players as [Reader, ...Reader[]];
  for (let move = 0; move < most; move++) {
    for (const one of all) await one.settled();
    if (!players.some(({ scene }) => scene !== null)) break;
    await before?.(move);
    const asked = players.find(({ due }) => due.some(({ made }) => !made));
    const deed = asked === undefined ? null : deedOf(asked, source, playing, move);
    if (asked === undefined || deed === null) break;
    if (asked === wavers) await waver(asked, players, move);
    expect(await asked.do(deed)).toBeNull();
    if (move % 9 === 0) for (const one of all) await readEverything(one);
  }
  await host.settled();
  if (host.scene !== null) await agreed(host, others, 'abandon', {});
  for (const one of all) await one.until(() => one.scene === null);
  for (const one of all) await readEverything(one);
};

/** Everything that has reached somebody, without what is new in every world by chance. */
export const seenBy = ({ received, bodies, place }: Reader): readonly string[] =>
  [...received, ...bodies]
    .filter((text) => !text.includes('"send":"pong"') && !/^(connection|content-security)/m.test(text))
    .map((text) => text.replaceAll(place.table, 'TABLE').replace(/"build":"[^"]*"|asked-\d+/g, ''));

/** What stands where two texts part; nothing where they are one. */
export const parting = (a: string, b: string): string => {
  if (a === b) return '';
  const at = [...a].findIndex((sign, i) => sign !== b[i]);
  return `${a.slice(Math.max(0, at - 300), at + 80)}\n${b.slice(Math.max(0, at - 300), at + 80)}`;
};
