import { type AnyRules, innermost, type SeatId } from '@warmoot/kernel';
import { kindOf, manifests } from '@warmoot/rules';
import type { DeskTable } from '@warmoot/table/testing/desk';
import { afterAll, describe, expect, test } from 'vitest';
import { Album } from './album.js';
import type { Game, Games } from './games.js';
import { DeskLine } from './line.js';
import { type Language, openPage, type Page } from './page.js';

/** A game is played on so far at most. */
const MOST_ENTRIES = 400;

const LANGUAGES: readonly Language[] = ['en', 'de'];

const OVER = 'over';

/** A kind of question: the scene and what it asks for; of a scene inside another only that it is there. */
const asksFor = ({ desk }: Game): string => {
  const { scene, scenes } = desk.facts;
  const outer = kindOf(scenes.at(-1)?.name ?? '');
  if (scene === null) return `${outer}: ${OVER}`;
  const { state, rules } = innermost(scene.session.run);
  const kind = kindOf(rules.scene);
  return kind === outer ? `${kind}: ${state.agenda.at(-1)?.step ?? OVER}` : `${outer}: ${kind}`;
};

/** All kinds of questions that the rules of a scene ask. */
const kindsOf = ({ scene, procedures }: AnyRules): readonly string[] => {
  const steps = Object.keys(procedures).filter((step) => /^asks/.test(procedures[step]?.verb ?? ''));
  return [...steps, OVER].map((step) => `${kindOf(scene)}: ${step}`);
};

/** Whoever is asked, else whoever sits first. */
const lookerAt = ({ desk }: Game): SeatId => {
  const seats = desk.facts.scene?.session.run.state.seats ?? desk.facts.seats.map(({ seat }) => seat);
  return seats.find((seat) => desk.due(seat).length > 0) ?? (seats[0] as SeatId);
};

/** A page that somebody looks at while a game goes on. */
interface Looked {
  readonly seat: SeatId;
  readonly line: DeskLine;
  readonly page: Page;
}

/** The pictures of a kind of scene in each language. */
type Albums = Readonly<Record<Language, Album>>;

/** A picture that is to be taken of a game. */
interface Shot {
  readonly game: Games[number];
  readonly entry: number;
  readonly asks: string;
  readonly languages: readonly Language[];
}

const titleOf = ({ game, entry, asks }: Shot): string => `${asks}, entry ${entry} of ${game.name}`;

/** When a picture is wanted where one of its kind was met already, and when there are enough. */
interface Wishes {
  readonly isWorthIt: (game: Games[number], entry: number) => boolean;
  readonly isEnough: (met: ReadonlySet<string>) => boolean;
}

/**
 * The pictures to be taken of games, found by playing them without a page: of each kind of question that was not met yet in
 * all languages, and where else it is wanted in the first, until it is enough.
 */
const shotsOf = (games: Games, { isWorthIt, isEnough }: Wishes): readonly Shot[] => {
  const met = new Set<string>();
  return games.flatMap((one) => {
    const game = one.begin();
    const shots: Shot[] = [];
    for (let entry = 0; entry < MOST_ENTRIES && !(entry > 0 && isEnough(met)); entry++) {
      const asks = asksFor(game);
      const isNew = !met.has(asks);
      const languages = isNew ? LANGUAGES : LANGUAGES.slice(0, 1);
      if (isNew || isWorthIt(one, entry)) shots.push({ game: one, entry, asks, languages });
      met.add(asks);
      if (!game.goOn()) break;
    }
    return shots;
  });
};

/** A game that is being played, and how far it is. */
interface Played {
  readonly of: Games[number];
  readonly game: Game;
  entry: number;
}

/** Pages of games as whoever is asked is shown them. */
class Photographer {
  readonly albums: Albums = { en: new Album(), de: new Album() };
  private played: Played | null = null;
  private looked: Looked | null = null;

  /** Plays on to where a picture is wanted, and takes it. */
  async take(shot: Shot): Promise<void> {
    const { game: of, entry, asks, languages } = shot;
    if (this.played?.of !== of) {
      await this.lookAway();
      this.played = { of, game: of.begin(), entry: 0 };
    }
    const { played } = this;
    for (; played.entry < entry; played.entry++) played.game.goOn();
    await this.picture(played.game, titleOf(shot), languages);
    if (asks.endsWith(OVER)) await this.result(played.game, of.name, languages);
  }

  private async picture(game: Game, title: string, languages: readonly Language[]): Promise<void> {
    const seat = lookerAt(game);
    const { page } = await this.lookedAtBy(seat, game);
    await this.add(`${title}, for ${seat}`, page, languages);
  }

  private async add(title: string, page: Page, languages: readonly Language[]): Promise<void> {
    for (const language of languages) {
      await page.speak(language);
      this.albums[language].add(title, page.tree('main'));
    }
    await page.speak('en');
  }

  /** The page of a scene that is over. */
  private async result({ desk }: Game, name: string, languages: readonly Language[]): Promise<void> {
    const [{ seat }] = desk.facts.seats as readonly [DeskTable['facts']['seats'][number]];
    await this.lookAway();
    const page = await openPage(`/t/desk/scene/${desk.facts.scenes.length}`, 'en', new DeskLine(desk, [seat]));
    await this.add(`the result of ${name}, for ${seat}`, page, languages);
    await page.close();
  }

  /** The page that stands open for a seat, or a new one. */
  private async lookedAtBy(seat: SeatId, { desk }: Game): Promise<Looked> {
    const { looked } = this;
    if (looked?.seat === seat) {
      await looked.page.does(() => looked.line.tell());
      return looked;
    }
    await this.lookAway();
    const line = new DeskLine(desk, [seat]);
    this.looked = { seat, line, page: await openPage('/t/desk', 'en', line) };
    return this.looked;
  }

  async lookAway(): Promise<void> {
    await this.looked?.page.close();
    this.looked = null;
  }
}

/**
 * For each kind of scene a test a picture: the pages in each language are those of the albums, and every kind of question is
 * among them but for those that are told never to come.
 */
export const pictureTests = (games: Games, never: readonly string[] = []): void => {
  const rulesOf = new Map(manifests().map(({ kind, rules }) => [kind, rules]));
  for (const [kind, rules] of rulesOf) {
    const its = games.filter(({ scene }) => kindOf(scene) === kind);
    if (its.length === 0) continue;
    const wanted = kindsOf(rules).filter((one) => !never.includes(one));
    const shots = shotsOf(its, {
      // How each game begins that people can begin.
      isWorthIt: ({ isOffered }, entry) => entry === 0 && isOffered,
      isEnough: (met) => wanted.every((one) => met.has(one)),
    });
    describe(kind, () => {
      const photographer = new Photographer();
      afterAll(() => photographer.lookAway());
      test.each(shots.map((shot) => [titleOf(shot), shot] as const))('%s', (_, shot) => photographer.take(shot));
      test.each(LANGUAGES)('its album, %s', async (language) => {
        await expect(photographer.albums[language].text).toMatchFileSnapshot(`albums/${kind}.${language}.txt`);
      });
      test('every kind of question came', () => {
        const met = new Set(shots.map(({ asks }) => asks));
        expect(wanted.filter((one) => !met.has(one))).toEqual([]);
      });
    });
  }
};

/** A test for each game: its pages at every step. */
export const stepTests = (games: Games): void => {
  test.each(games)('$name', async (game) => {
    const photographer = new Photographer();
    const shots = shotsOf([game], { isWorthIt: () => true, isEnough: () => false });
    for (const shot of shots) await photographer.take({ ...shot, languages: ['en'] });
    await photographer.lookAway();
    await expect(photographer.albums.en.text).toMatchFileSnapshot(`albums/steps/${game.name}.txt`);
  });
};
