import { type AnyRules, innermost } from '@warmoot/kernel';
import { kindOf, manifests } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { Album } from './album.js';
import type { Game, Games } from './games.js';
import { DeskLine } from './line.js';
import { type Language, openPage } from './page.js';

/** A game is played on so far at most. */
const MOST_ENTRIES = 400;

/** So many games show the same kind of question, in each language. */
const TIMES: Readonly<Record<Language, number>> = { en: 3, de: 1 };

/** A kind of question: the kind of its scene, and its step. */
interface Kind {
  readonly scene: string;
  readonly step: string;
}

const nameOf = ({ scene, step }: Kind): string => `${scene}: ${step}`;

const OVER = 'over';

/** What a game waits for. */
const asksFor = (game: Game): Kind => {
  const { scene, scenes } = game.desk.facts;
  if (scene === null) return { scene: kindOf(scenes.at(-1)?.name ?? ''), step: OVER };
  const { state, rules } = innermost(scene.session.run);
  return { scene: kindOf(rules.scene), step: state.agenda.at(-1)?.step ?? OVER };
};

/** All kinds of questions that rules ask, and those of the scenes inside them. */
const kindsIn = (rules: AnyRules): readonly Kind[] => {
  const scene = kindOf(rules.scene);
  const asked = Object.entries(rules.procedures).filter(([, { verb }]) => verb === 'asks' || verb === 'asksTogether');
  return asked.map(([step]) => ({ scene, step }));
};

/** A moment of a game that is pictured. */
interface Moment {
  readonly game: string;
  readonly entry: number;
  readonly kind: Kind;
  readonly languages: readonly Language[];
}

const LANGUAGES: readonly Language[] = ['en', 'de'];

/** Shows a game before each of its entries, as long as somebody looks. */
const playThrough = async (
  game: Game,
  look: (entry: number) => Promise<boolean | void> | boolean | void,
): Promise<void> => {
  let entry = 0;
  do if ((await look(entry++)) === false) return;
  while (entry < MOST_ENTRIES && game.goOn());
};

/** Which moments are pictured: of each kind of question, and each kind of end, as many as is worth it. */
const momentsOf = async (games: Games): Promise<readonly Moment[]> => {
  const moments: Moment[] = [];
  const times = new Map<string, number>();
  for (const { name, begin } of games) {
    const game = begin();
    const met = new Set<string>();
    await playThrough(game, (entry) => {
      const kind = asksFor(game);
      const asks = nameOf(kind);
      if (met.has(asks)) return;
      met.add(asks);
      const before = times.get(asks) ?? 0;
      times.set(asks, before + 1);
      const languages = LANGUAGES.filter((language) => before < TIMES[language]);
      if (languages.length > 0) moments.push({ game: name, entry, kind, languages });
    });
  }
  return moments;
};

/** Whoever is asked, else whoever sits first. */
const lookerAt = ({ desk }: Game): string => {
  const seats = desk.facts.scene?.session.run.state.seats ?? desk.facts.seats.map(({ seat }) => seat);
  return seats.find((seat) => desk.due(seat).length > 0) ?? (seats[0] as string);
};

/** Plays a game as far as its last moment, and takes a picture of each. */
const picture = async (game: Game, moments: readonly Moment[], language: Language, album: Album): Promise<void> => {
  let left = moments.length;
  await playThrough(game, async (entry) => {
    const moment = moments.find((one) => one.entry === entry);
    if (moment !== undefined) {
      const seat = lookerAt(game);
      const page = await openPage('/t/desk', language, new DeskLine(game.desk, [seat]));
      album.add(`${nameOf(moment.kind)}, for ${seat}, entry ${entry} of ${moment.game}`, page.tree('main'));
      await page.close();
      left--;
    }
    return left > 0;
  });
};

/** A test for each kind of scene in each language: its pages, as whoever is asked is shown them, are those of its album. */
export const pictureTests = async (title: string, games: Games): Promise<void> => {
  const moments = await momentsOf(games);
  const scenes = [...new Set(moments.map(({ kind }) => kind.scene))].sort();
  describe(title, () => {
    test('every kind of question came', () => {
      const came = new Set(moments.map(({ kind }) => nameOf(kind)));
      const all = manifests().filter(({ rules }) => games.some(({ scene }) => scene === rules.scene));
      expect(all.flatMap(({ rules }) => kindsIn(rules).map(nameOf)).filter((name) => !came.has(name))).toEqual([]);
      expect(all.map(({ kind }) => nameOf({ scene: kind, step: OVER })).filter((name) => !came.has(name))).toEqual([]);
    });
    const albums = scenes.flatMap((scene) => LANGUAGES.map((language) => [scene, language] as const));
    test.each(albums)('%s, %s', async (scene, language) => {
      const album = new Album();
      const its = moments.filter(({ kind, languages }) => kind.scene === scene && languages.includes(language));
      for (const { name, begin } of games) {
        const some = its.filter(({ game }) => game === name);
        if (some.length > 0) await picture(begin(), some, language, album);
      }
      await expect(album.text).toMatchFileSnapshot(`albums/${scene}.${language}.txt`);
    });
  });
};
