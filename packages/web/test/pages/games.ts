import { readdirSync, readFileSync } from 'node:fs';
import { type Asked, facesOf, innermost, type Json, type Start, stream } from '@warmoot/kernel';
import { type Deed, parseScript, type Script, type ScriptInput } from '@warmoot/protocol';
import { manifests } from '@warmoot/rules';
import { ANY_START, RARE_GAMES } from '@warmoot/rules/testing';
import { DeskTable } from '@warmoot/table/testing/desk';
import fc from 'fast-check';
import { readyScene } from '../kit/scenes.js';
import { SCENARIOS } from '../lab/scenarios.js';
import { lift } from './line.js';

/** A game that goes on by one answer, throw or word each time it is asked to, until there is no more of it. */
export interface Game {
  readonly desk: DeskTable;
  readonly goOn: () => boolean;
}

/** Games, each begun anew whenever it is asked for. */
export type Games = readonly {
  readonly name: string;
  /** The scene that is played. */
  readonly scene: string;
  /** Whether its beginning is worth a picture: people can begin so. */
  readonly isOffered: boolean;
  readonly begin: () => Game;
}[];

const EXAMPLES = new URL('../../../../docs/examples/', import.meta.url);

const did = (desk: DeskTable, seat: string, deed: Deed): void => {
  const refusal = desk.do(seat, deed);
  if (refusal !== null) throw new Error(`${JSON.stringify(deed)}: ${JSON.stringify(refusal)}`);
};

const asked = (desk: DeskTable, seat: string, as: string): string =>
  desk.due(seat).find((one) => one.as.includes(as))?.question ?? 'none';

/** Whoever is to throw does, and these faces fall. */
const throws = (desk: DeskTable, seats: readonly string[], faces: readonly number[]): true => {
  const seat = seats.find((one) => asked(desk, one, 'dice') !== 'none') ?? (seats[0] as string);
  did(desk, seat, { do: 'dice', question: asked(desk, seat, 'dice'), faces: [...faces] });
  return true;
};

/** What a script puts in is done at the table by whom it names. */
const put = (desk: DeskTable, seats: readonly string[], input: ScriptInput): void => {
  if (input.input === 'answer') {
    const { seat, as = seat, choice } = input;
    did(desk, seat, { do: 'answer', question: asked(desk, seat, as), as, choice: choice as never });
  } else if (input.input === 'gesture') {
    did(desk, input.seat, { do: 'gesture', scene: 1, gesture: input.gesture as never });
  } else if (input.input === 'dice') {
    throws(desk, seats, input.faces);
  }
};

const scriptIn = (file: string): Script => {
  const script = parseScript(readFileSync(new URL(file, EXAMPLES), 'utf8'));
  if (!script.ok) throw new Error(`${file}: ${JSON.stringify(script.refusal)}`);
  return script.value;
};

const recorded = ({ rules, scene, setup, options, inputs }: Script): Game => {
  const { seats } = setup as { readonly seats: readonly string[] };
  const desk = new DeskTable(seats, { dice: 'typed' });
  did(desk, seats[0] as string, { do: 'begin', scene: `${rules}/${scene}`, setup, options } as Deed);
  let next = 0;
  return {
    desk,
    goOn: () => {
      const input = inputs[next++];
      if (input === undefined) return false;
      put(desk, seats, input);
      return true;
    },
  };
};

/** The games of the documentation, as they were recorded, throw by throw. */
export const recordedGames = (): Games =>
  readdirSync(EXAMPLES)
    .filter(
      (file) =>
        file.endsWith('.json') &&
        !file.startsWith('march-') &&
        'inputs' in JSON.parse(readFileSync(new URL(file, EXAMPLES), 'utf8')),
    )
    .sort()
    .map((file) => {
      const script = scriptIn(file);
      const scene = `${script.rules}/${script.scene}`;
      return { name: file.replace('.json', ''), scene, isOffered: false, begin: () => recorded(script) };
    });

type Wishes = (typeof RARE_GAMES)[string]['wishes'];

/**
 * A scene played on by what is wished of whoever is asked, and by answers that are drawn from a fixed seed. Where something
 * is wished, all dice show their lowest faces.
 */
const drawn = (name: string, deed: Deed, seats: readonly string[], wishes: Wishes = []): Game => {
  const desk = new DeskTable(seats, { dice: wishes.length > 0 ? 'typed' : 'seed' });
  did(desk, seats[0] as string, deed);
  lift(desk);
  let made = 0;
  const answered = ({ seat, as }: Asked, sample: () => Json): true => {
    const question = asked(desk, seat, as);
    const answer = (choice: object | Json): Deed => ({ do: 'answer', question, as, choice: choice as Json });
    const fitting = wishes.filter(({ as: whose = as }) => whose === as);
    if (!fitting.some(({ choice }) => desk.do(seat, answer(choice)) === null)) did(desk, seat, answer(sample()));
    return true;
  };
  const goOn = (): boolean => {
    const run = desk.facts.scene?.session.run;
    if (run?.awaits.need === 'dice') {
      return throws(
        desk,
        seats,
        run.awaits.throw.dice.map((die) => facesOf(die)[0] as number),
      );
    }
    if (run?.awaits.need !== 'answers') return false;
    const { sealed } = innermost(run).state;
    const one = run.awaits.asked.find(({ as }) => sealed[as] === undefined);
    return one !== undefined && answered(one, () => run.sample(one, stream(`${name} ${made++}`)) as Json);
  };
  return {
    desk,
    goOn: () => {
      const went = goOn();
      lift(desk);
      return went;
    },
  };
};

const SEATS = ['ana', 'bo', 'cy', 'di'];

/** The scenes that developers try pages with. */
const labGames = (): Games =>
  Object.entries(SCENARIOS).map(([name, { scene, start }]) => {
    const deed = { do: 'begin', scene, setup: start.setup, options: start.options ?? {} } as Deed;
    return { name, scene, isOffered: true, begin: () => drawn(name, deed, SEATS) };
  });

/** Games from setups and with options of any kind that the rules allow, each by the number it is drawn with. */
export const anyGames = (chosen: Readonly<Record<string, readonly number[]>>): Games =>
  Object.entries(chosen).flatMap(([scene, numbers]) =>
    numbers.map((number): Games[number] => {
      const starts = ANY_START[scene] as fc.Arbitrary<Start>;
      const [{ setup, options = {} }] = fc.sample(starts, { seed: number, numRuns: 1 }) as [Start];
      const { seats } = setup as { readonly seats: readonly string[] };
      const deed = { do: 'begin', scene, setup, options } as Deed;
      const name = `${scene.replace('/', '-')}-any-${number}`;
      return { name, scene, isOffered: false, begin: () => drawn(name, deed, seats) };
    }),
  );

/** Games that ask for what hardly any other does. */
export const rareGames = (): Games =>
  Object.entries(RARE_GAMES).map(([name, { scene, setup, options = {}, wishes }]) => {
    const deed = { do: 'begin', scene, setup, options } as Deed;
    return { name, scene, isOffered: false, begin: () => drawn(name, deed, ['ana', 'bo'], wishes) };
  });

/** Every start that is ready-made. */
const readyGames = (): Games =>
  manifests().flatMap((one) =>
    one.starts.map((start): Games[number] => {
      const { scene } = one.rules;
      const name = `${scene.replace('/', '-')}-${start.name}`;
      const seats = SEATS.slice(0, Math.max(start.seats.least, Math.min(2, start.seats.most)));
      const deed = readyScene(scene, start.name)(...seats);
      return { name, scene, isOffered: true, begin: () => drawn(name, deed, seats) };
    }),
  );

/** All games that need nobody to draw a start. */
export const fixedGames = (): Games => [...recordedGames(), ...labGames(), ...readyGames()];
