import { type Asked, approx, type Chance, type SceneTypes, type View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { columns } from '../layout.js';
import { KeyboardPlay } from '../sitting/keyboardPlay.js';
import { type Listed, listedFor, type Menu, type Offer, type Typed } from '../sitting/menu.js';
import { readPlain } from '../sitting/plainPlay.js';
import type { ChaseTexts } from '../texts/texts.js';

type Choice = saga.chase.ChaseChoice;
type ChaseView = View<saga.chase.Chase>;

interface ChaseMenu extends Menu<unknown> {
  readonly view: ChaseView;
  /** Whether ways are chosen or guessed. */
  readonly isLeg: boolean;
}

const { WAYS, legMatrix, positionIn } = saga.chase;

/** What leaves a pursuit, by its letter. */
const LETTERS: Readonly<Record<string, readonly Choice['choose'][]>> = { b: ['atBay', 'stop'], g: ['giveUp'] };

/** 1, 2 and 3 are the ways, whichever is barred; 4, 5 and 6 the same with Lead; what ends it comes after. */
const numberOf = (choice: Choice, at: number): number => {
  if (choice.choose === 'way') return WAYS.indexOf(choice.way) + 1 + (choice.lead ? WAYS.length : 0);
  if (choice.choose === 'guess') return WAYS.indexOf(choice.way) + 1;
  return 2 * WAYS.length + at;
};

const numberedWays = (listed: readonly Listed<unknown>[], isLeg: boolean): readonly Offer<unknown>[] => {
  if (!isLeg) return listed.map((one, at) => ({ number: at + 1, ...one }));
  const isWay = ({ choice }: Listed<unknown>): boolean => ['way', 'guess'].includes((choice as Choice).choose);
  const others = listed.filter((one) => !isWay(one));
  return [
    ...listed.filter(isWay).map((one) => ({ number: numberOf(one.choice as Choice, 0), ...one })),
    ...others.map((one, at) => ({ number: numberOf(one.choice as Choice, at + 1), ...one })),
  ].sort((a, b) => a.number - b.number);
};

/** A pursuit at the keyboard: the ways by their numbers, with their chances, and letters for what ends it. */
export class ChasePlay extends KeyboardPlay<SceneTypes, unknown, ChaseMenu> {
  private isShown = false;

  protected get texts(): ChaseTexts {
    return this.screen.texts.chase;
  }

  protected menuFor(asked: Asked): ChaseMenu {
    const view = this.sitting.seenBy(asked.seat).view as unknown as ChaseView;
    const isLeg = view.agenda.at(-1)?.step === 'choose';
    const offers = numberedWays(listedFor<unknown>(this.screen, this.sitting, asked), isLeg);
    return { speech: this.screen, asked, view, isLeg, offers, usual: null };
  }

  /** The whole board once; afterwards how it stands in a few sentences. */
  protected before({ asked, view }: ChaseMenu): void {
    if (this.isShown) this.screen.lines(['', this.screen.words.chase.aloud(view).slice(0, 2).join(' ')]);
    else this.board(asked.seat);
    this.isShown = true;
  }

  /** The chance that the gap widens: where the way is guessed, and where it is not. */
  private oddsOf({ view, isLeg }: ChaseMenu, choice: Choice): readonly string[] {
    if (!isLeg || (view.closed ?? []).length > 0) return ['', ''];
    if (choice.choose !== 'way' && choice.choose !== 'guess') return ['', ''];
    const isLed = choice.choose === 'way' && choice.lead;
    const { ways } = legMatrix(saga.EDITIONS[view.given.edition], positionIn(view), isLed);
    const odds = ways.find(({ way }) => way === choice.way);
    const missed = WAYS.find((way) => way !== choice.way) as saga.chase.Way;
    const text = (chance: Chance | undefined): string =>
      chance === undefined ? '' : `${this.screen.words.decimal(100 * approx(chance), 1)} %`;
    return [text(odds?.against[choice.way]), text(odds?.against[missed])];
  }

  protected readonly menuLines = (menu: ChaseMenu): readonly string[] => {
    const rows = menu.offers.map(({ number, text, choice }) => {
      const letter = Object.entries(LETTERS).find(([, all]) => all.includes((choice as Choice).choose))?.[0];
      return [menu.isLeg ? (letter ?? `${number}`) : `${number}`, ...this.oddsOf(menu, choice as Choice), text];
    });
    const head = menu.isLeg ? [['', this.texts.guessed, this.texts.missed, '']] : [];
    return columns([...head, ...rows], ['right', 'right', 'right', 'left']);
  };

  protected readonly read = (menu: ChaseMenu, text: string): Typed<unknown> => {
    const letter = text.toLowerCase();
    if (letter === 't') return { typed: 'shown', lines: this.table(menu) };
    const ended = menu.offers.find(({ choice }) => LETTERS[letter]?.includes((choice as Choice).choose));
    return ended === undefined ? readPlain(menu, text) : { typed: 'choice', choice: ended.choice };
  };

  private table({ view }: ChaseMenu): readonly string[] {
    if ((view.closed ?? []).length > 0) return [this.texts.oddsClosed];
    return this.screen.words.chase.table(view);
  }

  protected readonly explanation = (menu: ChaseMenu, _choice: unknown, title: string): readonly string[] => [
    title,
    ...this.table(menu),
  ];
}
