import { type AnyRules, innermost, type SeatId } from '@warmoot/kernel';
import { kindOf, manifests } from '@warmoot/rules';
import type { DeskTable } from '@warmoot/table/testing/desk';
import { describe, expect, test } from 'vitest';
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

/** Pages of games as whoever is asked is shown them. */
class Photographer {
  readonly albums: Albums = { en: new Album(), de: new Album() };
  readonly met = new Set<string>();
  private readonly languages: readonly Language[];
  private looked: Looked | null = null;

  constructor(languages: readonly Language[]) {
    this.languages = languages;
  }

  /**
   * Takes a picture of each kind of question that was not met yet in all languages, and where else it is wanted in the first,
   * until it is enough.
   */
  async follow(
    { name, begin }: Games[number],
    isWorthIt: (entry: number) => boolean,
    isEnough: () => boolean,
  ): Promise<void> {
    const game = begin();
    for (let entry = 0; entry < MOST_ENTRIES && !(entry > 0 && isEnough()); entry++) {
      const asks = asksFor(game);
      const isNew = !this.met.has(asks);
      if (isNew || isWorthIt(entry)) {
        const languages = isNew ? this.languages : this.languages.slice(0, 1);
        await this.picture(game, `${asks}, entry ${entry} of ${name}`, languages);
        if (asks.endsWith(OVER)) await this.result(game, name, languages);
      }
      this.met.add(asks);
      if (!game.goOn()) break;
    }
    await this.lookAway();
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

  private async lookAway(): Promise<void> {
    await this.looked?.page.close();
    this.looked = null;
  }
}

/**
 * For each kind of scene a test a game, of which pictures are taken: the pages in each language are those of the albums, and
 * every kind of question is among them but for those that are told never to come.
 */
export const pictureTests = (games: Games, never: readonly string[] = []): void => {
  const rulesOf = new Map(manifests().map(({ kind, rules }) => [kind, rules]));
  const tests = [...rulesOf.keys()].flatMap((kind) => {
    const its = games.filter(({ scene }) => kindOf(scene) === kind);
    return its.length === 0 ? [] : [{ kind, its }];
  });
  describe.each(tests)('$kind', ({ kind, its }) => {
    const photographer = new Photographer(LANGUAGES);
    const { albums, met } = photographer;
    const wanted = kindsOf(rulesOf.get(kind) as AnyRules).filter((one) => !never.includes(one));
    const isEnough = (): boolean => wanted.every((one) => met.has(one));
    // How each game begins that people can begin.
    test.each(its)('$name', (game) => photographer.follow(game, (entry) => entry === 0 && game.isOffered, isEnough));
    test.each(LANGUAGES)('its album, %s', async (language) => {
      await expect(albums[language].text).toMatchFileSnapshot(`albums/${kind}.${language}.txt`);
    });
    test('every kind of question came', () => expect(wanted.filter((one) => !met.has(one))).toEqual([]));
  });
};

/** A test for each game: its pages at every step. */
export const stepTests = (games: Games): void => {
  test.each(games)('$name', async (game) => {
    const photographer = new Photographer(['en']);
    await photographer.follow(
      game,
      () => true,
      () => false,
    );
    await expect(photographer.albums.en.text).toMatchFileSnapshot(`albums/steps/${game.name}.txt`);
  });
};
