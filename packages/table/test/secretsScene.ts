import {
  type AnyRules,
  asks,
  asksTogether,
  d,
  does,
  ok,
  opens,
  type Result,
  refused,
  rolls,
  type SceneRules,
  type SeatId,
  shape,
  sumOf,
} from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';

/** Everything of which a seat alone may know, in one scene: each seat's word marks it. */
interface Vault {
  setup: {
    readonly seats: readonly string[];
    readonly words: Readonly<Record<string, string>>;
    readonly rounds: number;
  };
  options: Record<never, never>;
  given: { readonly rounds: number };
  open: { round: number; shown: readonly string[]; talked: number };
  own: { word: string; notes: string[] };
  step:
    | { readonly step: 'round' }
    | { readonly step: 'hide'; readonly who: SeatId; readonly mark: string; readonly seenBy: readonly SeatId[] }
    | { readonly step: 'whisper'; readonly who: SeatId; readonly mark: string; readonly seenBy: readonly SeatId[] }
    | { readonly step: 'bid' }
    | { readonly step: 'talk' };
  event:
    | { readonly event: 'round' }
    | { readonly event: 'shown'; readonly texts: readonly string[] }
    | { readonly event: 'talked'; readonly texts: number };
  secret: { readonly event: 'noted'; readonly note: string };
  choice: { readonly choose: 'text'; readonly text: string };
  outcome: { readonly rounds: number };
}

interface Talk {
  setup: { readonly words: Readonly<Record<string, string>> };
  options: Record<never, never>;
  given: Record<never, never>;
  open: { said: number };
  own: { word: string; notes: string[] };
  step: { readonly step: 'talkOver' };
  event: { readonly event: 'said'; readonly texts: number };
  secret: { readonly event: 'noted'; readonly note: string };
  choice: { readonly choose: 'text'; readonly text: string };
  outcome: { readonly texts: number };
}

/** A text that the rules choke on: what they say then quotes every secret there is. */
export const BOOM = 'boom';

const TEXT = shape.union('choose', { text: { text: shape.text(1, 200) } });
const each = (seats: readonly SeatId[]) => seats.map((seat) => ({ seat, as: seat }));
const words = shape.dictionary(shape.text(1, 200));

const choke = (text: string, secrets: unknown): null => {
  if (text !== BOOM) return null;
  throw new Error(`choked on ${text}\n    at ${JSON.stringify(secrets)}\n    at ${String(secrets)}`);
};

const talk: SceneRules<Talk> = {
  scene: 'vault/talk',
  version: '1',
  setup: shape.record({ words }),
  options: shape.record({}),
  begin: (setup) =>
    ok({
      seats: Object.keys(setup.words),
      given: {},
      open: { said: 0 },
      own: Object.fromEntries(Object.entries(setup.words).map(([seat, word]) => [seat, { word, notes: [] }])),
      agenda: [{ step: 'talkOver' }],
    }),
  procedures: {
    talkOver: asksTogether({
      whom: ({ seats }) => each(seats),
      answer: TEXT,
      refuses: ({ own }, _step, { text }) => choke(text, own),
      then: ({ say, tell, own }, _step, answers) => {
        for (const { as: seat, choice } of answers) {
          tell(seat, { event: 'noted', note: `${own[seat]?.word} said ${choice.text}` });
        }
        say({ event: 'said', texts: answers.length });
      },
    }),
  },
  evolve: (open, { texts }) => {
    open.said += texts;
  },
  evolveOwn: (own, { note }) => {
    own.notes.push(note);
  },
  outcome: ({ open }) => ({ texts: open.said }),
  scenes: {},
  imagine: ({ seats }) => ({ own: Object.fromEntries(seats.map((seat) => [seat, { word: '', notes: [] }])) }),
};

/** Each round: hidden dice, hidden answers, sealed bids that are then shown, and a sealed talk in a scene inside. */
export const vault: SceneRules<Vault> = {
  scene: 'vault/vault',
  version: '1',
  setup: shape.record({ seats: shape.list(shape.name, 1, 6), words, rounds: shape.integer(1, 9) }),
  options: shape.record({}),
  begin: (setup) =>
    ok({
      seats: setup.seats,
      given: { rounds: setup.rounds },
      open: { round: 0, shown: [], talked: 0 },
      own: Object.fromEntries(setup.seats.map((seat) => [seat, { word: setup.words[seat] ?? '', notes: [] }])),
      agenda: [{ step: 'round' }],
    }),
  procedures: {
    round: does(({ seats, open, own, given, say, next }) => {
      if (open.round === given.rounds) return;
      say({ event: 'round' });
      for (const who of seats) {
        const mark = own[who]?.word ?? '';
        for (const step of ['hide', 'hide', 'whisper', 'whisper'] as const) next({ step, who, mark, seenBy: [who] });
      }
      next({ step: 'bid' });
      next({ step: 'talk' });
      next({ step: 'round' });
    }),
    hide: rolls({
      throws: () => sumOf([d(20)]),
      then: ({ tell }, { who, mark }, fell) => tell(who, { event: 'noted', note: `${mark} threw ${fell}` }),
    }),
    whisper: asks({
      whom: (_facts, { who }) => each([who]),
      answer: TEXT,
      refuses: ({ own }, _step, { text }) => choke(text, own),
      then: ({ tell }, { who }, { text }) => tell(who, { event: 'noted', note: text }),
    }),
    bid: asksTogether({
      whom: ({ seats }) => each(seats),
      answer: TEXT,
      refuses: ({ own }, _step, { text }) => choke(text, own),
      then: ({ say }, _step, answers) =>
        say({ event: 'shown', texts: answers.map(({ choice }) => choice.text).sort() }),
    }),
    talk: opens({
      opening: ({ own }) => ({
        scene: 'talk',
        setup: { words: Object.fromEntries(Object.entries(own).map(([seat, { word }]) => [seat, `${word}-inner`])) },
      }),
      then: ({ say }, _step, { texts }: Talk['outcome']) => say({ event: 'talked', texts }),
    }),
  },
  evolve: (open, event) => {
    if (event.event === 'round') open.round += 1;
    else if (event.event === 'shown') open.shown = event.texts;
    else open.talked += event.texts;
  },
  evolveOwn: (own, { note }) => {
    own.notes.push(note);
  },
  outcome: ({ open }) => ({ rounds: open.round }),
  scenes: { talk },
  imagine: ({ seats }) => ({ own: Object.fromEntries(seats.map((seat) => [seat, { word: '', notes: [] }])) }),
};

/** The same, but what people keep to themselves stays theirs when it is over. */
export const kept: SceneRules<Vault> = { ...vault, scene: 'vault/kept', staysSecret: true };

/** The rules that a server knows, with some more scenes. */
export const rulesWith =
  (...more: readonly AnyRules[]) =>
  (scene: string): Result<AnyRules> => {
    const found = more.find((rules) => rules.scene === scene);
    if (found !== undefined) return ok(found);
    return scene.startsWith('vault/') ? refused({ code: 'UNKNOWN_SCENE', scene, known: [] }) : sceneRules(scene);
  };
