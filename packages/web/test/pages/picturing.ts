import { innermost } from '@warmoot/kernel';
import { kindOf } from '@warmoot/rules';
import { beforeAll, expect, test } from 'vitest';
import { Album } from './album.js';
import type { Game, Games } from './games.js';
import { DeskLine } from './line.js';
import { type Language, openPage } from './page.js';

/** A game is played on so far at most. */
const MOST_ENTRIES = 200;

/** So many games show the same kind of question, in each language. */
const TIMES: Readonly<Record<Language, number>> = { en: 2, de: 1 };

const LANGUAGES: readonly Language[] = ['en', 'de'];

/** What a game waits for, as a scene and its step. */
const asksFor = (game: Game): string => {
  const { scene, scenes } = game.desk.facts;
  if (scene === null) return `${kindOf(scenes.at(-1)?.name ?? '')}: over`;
  const { state, rules } = innermost(scene.session.run);
  return `${kindOf(rules.scene)}: ${state.agenda.at(-1)?.step ?? 'over'}`;
};

/** Shows a game before each of its entries. */
const playThrough = async (game: Game, look: (entry: number) => Promise<void> | void): Promise<void> => {
  let entry = 0;
  do await look(entry++);
  while (entry < MOST_ENTRIES && game.goOn());
};

type Plan = ReadonlyMap<string, ReadonlySet<Language>>;

/** Which entries of which games are pictured: each kind of question, and each kind of end, as often as is worth it. */
const planFor = async (games: Games): Promise<Plan> => {
  const plan = new Map<string, ReadonlySet<Language>>();
  const times = new Map<string, number>();
  for (const [name, begin] of games) {
    const game = begin();
    const met = new Set<string>();
    await playThrough(game, (entry) => {
      const asks = asksFor(game);
      if (met.has(asks)) return;
      met.add(asks);
      const before = times.get(asks) ?? 0;
      times.set(asks, before + 1);
      const wanted = LANGUAGES.filter((language) => before < TIMES[language]);
      plan.set(`${name} ${entry}`, new Set(wanted));
    });
  }
  return plan;
};

/** Whoever is asked, else whoever sits first. */
const lookerAt = ({ desk }: Game): string => {
  const seats = desk.facts.scene?.session.run.state.seats ?? desk.facts.seats.map(({ seat }) => seat);
  return seats.find((seat) => desk.due(seat).length > 0) ?? (seats[0] as string);
};

/** A test for each game: its pages, as whoever is asked is shown them, are those of its album. */
export const pictureTests = (games: Games): void => {
  let plan: Plan;
  beforeAll(async () => {
    plan = await planFor(games);
  });
  test.each(games)('%s', async (name, begin) => {
    const game = begin();
    const albums = { en: new Album(), de: new Album() };
    await playThrough(game, async (entry) => {
      const seat = lookerAt(game);
      for (const language of plan.get(`${name} ${entry}`) ?? []) {
        const page = await openPage('/t/desk', language, new DeskLine(game.desk, [seat]));
        albums[language].add(`${asksFor(game)}, for ${seat}, entry ${entry}`, page.tree('main'));
        await page.close();
      }
    });
    for (const language of LANGUAGES) {
      await expect(albums[language].text).toMatchFileSnapshot(`albums/${name}.${language}.txt`);
    }
  });
};
