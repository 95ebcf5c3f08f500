import { type Asked, approx, type Chance, chanceThat, type SceneTypes, type View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { wrapped } from '@warmoot/words';
import { columns } from '../layout.js';
import { KeyboardPlay } from '../sitting/keyboardPlay.js';
import { type Listed, listedFor, type Menu, numbered, numberIn, type Typed } from '../sitting/menu.js';
import { listLines, readPlain } from '../sitting/plainPlay.js';
import type { MarchTexts } from '../texts/texts.js';
import { planWith, routeTyped } from './planTyped.js';

type Choice = saga.march.MarchChoice;
type PlanChoice = Extract<Choice, { choose: 'plan' }>;
type MarchView = View<saga.march.March>;
type Book = saga.march.FixedBook;

interface MarchMenu extends Menu<unknown> {
  readonly view: MarchView;
  readonly step: string;
  readonly book: Book | null;
}

const { ALL_PACES, asSeen, bookIn, lastSeen, noticeThrow, paceBar, plainPlan } = saga.march;

/** Where a party would go, by what it wants and what it knows; null where that is nowhere. */
const bound = (view: MarchView, { wants }: Book): string | null => {
  if (wants === null || wants.want === 'avoid') return null;
  return wants.want === 'reach' ? wants.span : (lastSeen(view, wants.party)?.at ?? null);
};

/** The routes that somebody with a map would think of: to where the party wants, else to what lies next. */
const routesFor = (view: MarchView, book: Book): readonly (readonly string[])[] => {
  const { roads } = view.given;
  const goal = bound(view, book);
  const afloat = saga.march.isAfloat(roads, book);
  const found = goal === null ? [] : saga.roads.routesBetween(roads, book.at, goal, { afloat });
  // A crossing takes a day of its own: the way is laid up to it.
  const upTo = found.map(({ spans, crossings }) => {
    const at = spans.findIndex((span) => crossings.includes(span));
    return at < 0 ? spans : spans.slice(0, at === 0 ? 1 : at);
  });
  return upTo.length > 0 ? upTo : saga.march.nextSpans(view, book).map((span) => [span]);
};

const plansFor = (view: MarchView, party: string, book: Book): readonly PlanChoice[] => {
  const paces = ALL_PACES.filter((pace) => pace !== 'rest' && paceBar(view.given.roads, book, pace) === null);
  return [
    ...routesFor(view, book).flatMap((route) => paces.map((pace) => plainPlan(view, party, route, pace))),
    plainPlan(view, party, [], 'rest'),
  ] as readonly PlanChoice[];
};

/** A march at the keyboard: plans from a short list with their odds, or a way of one's own, span by span. */
export class MarchPlay extends KeyboardPlay<SceneTypes, unknown, MarchMenu> {
  private readonly shownTo = new Set<string>();

  protected get texts(): MarchTexts {
    return this.screen.texts.march;
  }

  protected menuFor(asked: Asked): MarchMenu {
    const view = this.sitting.seenBy(asked.seat).view as unknown as MarchView;
    const step = view.agenda.at(-1)?.step ?? '';
    const book = bookIn(view, asked.as);
    const listed = step === 'plan' && book !== null ? this.plans(view, asked.as, book) : null;
    const offers = numbered(listed ?? listedFor<unknown>(this.screen, this.sitting, asked));
    return { speech: this.screen, asked, view, step, book, offers, usual: null };
  }

  private plans(view: MarchView, party: string, book: Book): readonly Listed<unknown>[] {
    const { words, texts } = this.screen;
    const plans = plansFor(view, party, book);
    return [
      ...plans.map((choice) => ({ text: words.march.plan(view, party, choice), choice })),
      { text: texts.march.giveUp, choice: { choose: 'giveUp' } },
    ];
  }

  /** The whole board to each once; afterwards how it stands in a few sentences. */
  protected before({ asked, view }: MarchMenu): void {
    if (this.shownTo.has(asked.seat))
      this.screen.lines(['', ...this.screen.words.march.aloud(view).flatMap((line) => wrapped(line, 80, 2))]);
    else this.board(asked.seat);
    this.shownTo.add(asked.seat);
  }

  /** The chance that another notices the party at a pace while it goes Steady, and that the party notices it. */
  private noticing(menu: MarchMenu, pace: saga.march.Pace, of: string): readonly [Chance, Chance] | null {
    const { view, book } = menu;
    const seen = asSeen(lastSeen(view, of));
    if (book === null || seen === null) return null;
    const edition = saga.EDITIONS[view.given.edition];
    const mine = { party: book.party, pace };
    const theirs = { party: seen, pace: 'steady' } as const;
    return [
      chanceThat(noticeThrow(edition, theirs, mine), 'success'),
      chanceThat(noticeThrow(edition, mine, theirs), 'success'),
    ];
  }

  private known(view: MarchView): readonly string[] {
    return view.given.parties
      .map(({ name }) => name)
      .filter((name) => bookIn(view, name) === null && lastSeen(view, name) !== null);
  }

  private percent(chance: Chance): string {
    return `${this.screen.words.decimal(100 * approx(chance), 1)} %`;
  }

  protected readonly menuLines = (menu: MarchMenu): readonly string[] => {
    if (menu.step !== 'plan') return listLines(menu);
    const [first] = this.known(menu.view);
    const rows = menu.offers.map(({ number, text, choice }) => {
      const plan = choice as Choice;
      const odds = first === undefined || plan.choose !== 'plan' ? null : this.noticing(menu, plan.pace, first);
      return [`${number}`, odds === null ? '' : this.percent(odds[0]), text];
    });
    const head = rows.some(([, chance]) => chance !== '') ? [['', this.texts.noticed, '']] : [];
    return columns([...head, ...rows], ['right', 'right', 'left']);
  };

  protected readonly read = (menu: MarchMenu, text: string): Typed<unknown> => {
    if (menu.step !== 'plan') return readPlain(menu, text);
    const [first = '', ...extras] = text.split(';').map((part) => part.trim());
    if (extras.length === 0 && !first.includes('>') && !first.includes(',')) {
      const typed = readPlain(menu, text);
      const own = typed.typed === 'nothing' ? this.typedPlan(menu, first, []) : null;
      return own ?? typed;
    }
    return this.typedPlan(menu, first, extras) ?? readPlain(menu, text);
  };

  private typedPlan(menu: MarchMenu, first: string, extras: readonly string[]): Typed<unknown> | null {
    const { view, asked } = menu;
    const offered = numberIn(menu, first)?.choice as Choice | undefined;
    const { paces } = this.screen.words.march;
    const plan = offered?.choose === 'plan' ? offered : routeTyped(view, asked.as, paces, first);
    if (plan === null) return null;
    const whole = planWith(view, plan, extras);
    return whole === null ? { typed: 'nothing', why: this.texts.notUnderstood } : { typed: 'choice', choice: whole };
  }

  /** The odds of a plan against each of whom one knows; or what could come of an intent. */
  protected readonly explanation = (menu: MarchMenu, choice: unknown, title: string): readonly string[] => {
    const plan = choice as Choice;
    if (menu.step === 'intend') return [title, ...this.screen.words.march.aloud(menu.view).slice(-3)];
    if (plan.choose !== 'plan') return [title];
    const { words } = this.screen;
    return [
      title,
      ...this.known(menu.view).flatMap((of) => {
        const odds = this.noticing(menu, plan.pace, of);
        if (odds === null) return [`  ${this.texts.oddsClosed({ of })}`];
        const told = this.texts.odds({ of, noticed: words.chance(odds[0]), noticing: words.chance(odds[1]) });
        return wrapped(`  ${told}`, 80, 4);
      }),
    ];
  };
}
