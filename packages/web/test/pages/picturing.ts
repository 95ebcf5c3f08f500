import { type AnyRules, innermost, type SeatId } from '@warmoot/kernel';
import { kindOf, manifests } from '@warmoot/rules';
import type { DeskTable } from '@warmoot/table/testing/desk';
import { expect, test } from 'vitest';
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

/** Pages of games as whoever is asked is shown them. */
class Photographer {
  readonly album = new Album();
  readonly met = new Set<string>();
  private readonly language: Language;
  private looked: Looked | null = null;

  constructor(language: Language) {
    this.language = language;
  }

  /** Takes a picture of each kind of question that was not met yet, and where else it is wanted, until it is enough. */
  async follow(
    { name, begin }: Games[number],
    isWorthIt: (entry: number) => boolean,
    isEnough: () => boolean,
  ): Promise<void> {
    const game = begin();
    for (let entry = 0; entry < MOST_ENTRIES && !(entry > 0 && isEnough()); entry++) {
      const asks = asksFor(game);
      const isWanted = !this.met.has(asks) || isWorthIt(entry);
      if (isWanted) await this.picture(game, `${asks}, entry ${entry} of ${name}`);
      if (isWanted && asks.endsWith(OVER)) await this.result(game, name);
      this.met.add(asks);
      if (!game.goOn()) break;
    }
    await this.lookAway();
  }

  private async picture(game: Game, title: string): Promise<void> {
    const seat = lookerAt(game);
    const { page } = await this.lookedAtBy(seat, game);
    this.album.add(`${title}, for ${seat}`, page.tree('main'));
  }

  /** The page of a scene that is over. */
  private async result({ desk }: Game, name: string): Promise<void> {
    const [{ seat }] = desk.facts.seats as readonly [DeskTable['facts']['seats'][number]];
    await this.lookAway();
    const page = await openPage(`/t/desk/scene/${desk.facts.scenes.length}`, this.language, new DeskLine(desk, [seat]));
    this.album.add(`the result of ${name}, for ${seat}`, page.tree('main'));
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
    this.looked = { seat, line, page: await openPage('/t/desk', this.language, line) };
    return this.looked;
  }

  private async lookAway(): Promise<void> {
    await this.looked?.page.close();
    this.looked = null;
  }
}

/**
 * A test for each kind of scene in each language: its pages are those of its album, and every kind of question is among
 * them but for those that are told never to come.
 */
export const pictureTests = (games: Games, never: readonly string[] = []): void => {
  const rulesOf = new Map(manifests().map(({ kind, rules }) => [kind, rules]));
  const tests = [...rulesOf.keys()].flatMap((kind) => {
    const its = games.filter(({ scene }) => kindOf(scene) === kind);
    return its.length === 0 ? [] : LANGUAGES.map((language) => ({ kind, language, its }));
  });
  test.each(tests)('$kind, $language', async ({ kind, language, its }) => {
    const photographer = new Photographer(language);
    // How each game begins that people can begin.
    const isOpening = (entry: number, { isOffered }: Games[number]): boolean =>
      entry === 0 && isOffered && language === 'en';
    const wanted = kindsOf(rulesOf.get(kind) as AnyRules).filter((one) => !never.includes(one));
    const isEnough = (): boolean => wanted.every((one) => photographer.met.has(one));
    for (const game of its) await photographer.follow(game, (entry) => isOpening(entry, game), isEnough);
    await expect(photographer.album.text).toMatchFileSnapshot(`albums/${kind}.${language}.txt`);
    expect(wanted.filter((one) => !photographer.met.has(one))).toEqual([]);
  });
};

/** A test for each game: its pages at every step. */
export const stepTests = (games: Games): void => {
  test.each(games)('$name', async (game) => {
    const photographer = new Photographer('en');
    await photographer.follow(
      game,
      () => true,
      () => false,
    );
    await expect(photographer.album.text).toMatchFileSnapshot(`albums/steps/${game.name}.txt`);
  });
};
