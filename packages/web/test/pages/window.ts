import { PropertySymbol, Window } from 'happy-dom';

/** What Node has of its own, and the programs beside a page need as it is. */
const NODES = new Set([
  ...['AbortController', 'AbortSignal', 'Buffer', 'Headers', 'Request', 'Response', 'TextDecoder', 'TextEncoder'],
  ...['URL', 'URLSearchParams', 'clearImmediate', 'clearInterval', 'clearTimeout', 'console', 'constructor', 'crypto'],
  ...['eval', 'fetch', 'performance', 'process', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'],
  ...['structuredClone', 'undefined', 'NaN', 'Infinity', 'global', 'globalThis', 'window', 'self', 'parent', 'top'],
]);

/** What Node has too, but a page's own is meant: its events, its files and its storage. */
const PAGES = new Set(['Blob', 'CustomEvent', 'Event', 'EventTarget', 'File', 'FormData', 'Navigator', 'Storage']);

const namesIn = (window: Window): ReadonlySet<string> => {
  const names = new Set<string>();
  for (let at: object = window; at !== Object.prototype && at !== null; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  return names;
};

const isClass = (name: string): boolean => /^[A-Z]/.test(name);

/** A window for pages that are drawn in Node: what they reach for is there, and nothing is painted. */
const openWindow = (): void => {
  const window = new Window({ url: 'http://localhost/', width: 1440, height: 900 });
  const all = window as unknown as Readonly<Record<string, unknown>>;
  for (const name of namesIn(window)) {
    if (NODES.has(name) || (isClass(name) && name in globalThis && !PAGES.has(name))) continue;
    const own = all[name];
    const value = typeof own === 'function' && !isClass(name) ? own.bind(window) : own;
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  }
  Object.assign(globalThis, { window: globalThis, self: globalThis, top: globalThis, parent: globalThis });
};

openWindow();

/** What a node takes from the one it is put into, besides whether it is on the page. */
const TAKEN = ['ownerDocument', 'rootNode', 'styleNode', 'textAreaNode', 'formNode', 'selectNode'] as const;

/**
 * React puts a page together from its leaves up, and happy-dom goes through all that stands in a node each time the node is
 * put somewhere: not where nothing changes by that.
 */
const onlyNews = (): void => {
  const all = Node.prototype as unknown as Record<symbol, unknown>;
  const connected = all[PropertySymbol.connectedToNode] as () => void;
  all[PropertySymbol.connectedToNode] = function (this: Record<symbol, unknown>) {
    const parent = this[PropertySymbol.parentNode] as Record<symbol, unknown> | null;
    const isNews =
      parent === null ||
      parent[PropertySymbol.isConnected] !== this[PropertySymbol.isConnected] ||
      TAKEN.some((name) => (parent[PropertySymbol[name]] ?? null) !== (this[PropertySymbol[name]] ?? null));
    if (isNews) connected.call(this);
  };
};

onlyNews();

/** Nothing moves: whatever would is where it goes at once. */
Element.prototype.animate = () => ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;

/** A popover is open as soon as it is shown, until it is hidden: nothing lies over or beside anything here. */
Object.assign(HTMLElement.prototype, {
  showPopover: () => undefined,
  hidePopover(this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  },
});

/** What a field is labelled by: asked for by each field alone, every answer would be a way through the whole page. */
const labelsOf = (field: HTMLElement): readonly HTMLLabelElement[] => {
  const all = field.id === '' ? [] : [...document.querySelectorAll<HTMLLabelElement>('label[for]')];
  const around = field.closest('label');
  return [...all.filter((label) => label.getAttribute('for') === field.id), ...(around === null ? [] : [around])];
};

for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return labelsOf(this);
    },
  });
}

/** What pages set up is drawn from a fresh seed of 16 bytes: here from the same one in every run. */
const atRandom = crypto.getRandomValues.bind(crypto);
Object.assign(crypto, {
  getRandomValues: <A extends ArrayBufferView>(bytes: A): A =>
    bytes instanceof Uint8Array && bytes.length === 16 ? bytes.fill(7) : atRandom(bytes as never),
});
