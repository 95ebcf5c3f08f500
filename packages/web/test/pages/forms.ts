import type { Json, SeatId } from '@warmoot/kernel';
import { DeskTable } from '@warmoot/table/testing/desk';
import { vi } from 'vitest';
import { DeskLine } from './line.js';
import { opened } from './opened.js';
import type { Hand, Language, Page } from './page.js';

/** Somebody else who plays by the computer sits down. */
export const seatComputer = (line: DeskLine, name: string): void =>
  line.do('Ana', { do: 'seatComputer', name, player: 'recruit' });

/** Ana's table, with computers at it. */
export const tableOf = (...computers: readonly string[]): DeskLine => {
  const line = new DeskLine(new DeskTable(['Ana']), ['Ana']);
  for (const name of computers) seatComputer(line, name);
  return line;
};

/** The page of a table on which a kind of scene is set up. */
export const openForm = (line: DeskLine, kind: string, language: Language = 'en'): Promise<Page> => {
  line.do('Ana', { do: 'set', field: 'kind', value: kind });
  return opened('/t/desk', line, language);
};

/** The scene that was begun, as the table was asked for it. */
export const askedFor = ({
  desk,
}: DeskLine): { readonly scene: string; readonly setup: Json; readonly options: Json } => {
  const { scene, scenes } = desk.facts;
  if (scene === null) throw new Error('nothing was begun');
  const { setup, options } = scene.session.header;
  return { scene: scenes.at(-1)?.name ?? '', setup: setup as Json, options: options as Json };
};

/** What a seat sees of the scene that was begun. */
export const sightOf = <V>({ desk }: DeskLine, seat: SeatId = 'Ana'): V => {
  const { scene } = desk.facts;
  if (scene === null) throw new Error('nothing was begun');
  return scene.session.run.view(seat) as unknown as V;
};

/** What stands there, in one line. */
export const textOf = (one: Element | null): string => (one?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** What was written or chosen there. */
export const writtenIn = (one: HTMLElement): string => (one as HTMLInputElement).value;

/** The only one that this selects. */
export const only = (hand: Hand, selector: string): HTMLElement => {
  const found = hand.room.querySelectorAll<HTMLElement>(selector);
  const [one] = found;
  if (one === undefined || found.length !== 1) throw new Error(`${found.length} of ${selector}`);
  return one;
};

/** Picks a file by this name, with this in it. */
export const load = (hand: Hand, picker: HTMLElement, content: Json | object, name = 'file.json'): Promise<void> =>
  hand.does(() => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    Object.defineProperty(picker, 'files', { configurable: true, value: [new File([text], name)] });
    picker.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** What a press hands the browser to save: the name of the file, and what is written in it. */
export const fileSavedBy = async (
  hand: Hand,
  button: HTMLElement,
): Promise<{ readonly name: string; readonly text: string }> => {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const urls = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return '#saved';
  });
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await hand.press(button);
  for (const spy of [urls, links]) spy.mockRestore();
  const [[blob], [name]] = [blobs, names];
  if (blob === undefined || name === undefined) throw new Error('nothing is saved');
  return { name, text: await blob.text() };
};

/** What a press hands the browser to save, as it is written. */
export const savedBy = async (hand: Hand, button: HTMLElement): Promise<string> =>
  (await fileSavedBy(hand, button)).text;

/** What would lie on paper. */
export const printed = async (hand: Hand): Promise<HTMLElement> => {
  await hand.does(() => void dispatchEvent(new Event('beforeprint')));
  const paper = document.body.cloneNode(true) as HTMLElement;
  await hand.does(() => void dispatchEvent(new Event('afterprint')));
  return paper;
};
