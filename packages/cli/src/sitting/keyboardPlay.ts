import { type Asked, innermost, type SceneTypes, type SeatId } from '@warmoot/kernel';
import { awaitedOf, boardOf, calledAs, PAGE, type Passage, refusalText, wrapped } from '@warmoot/words';
import { columns } from '../layout.js';
import type { PlayTexts } from '../texts/texts.js';
import type { Menu, Typed } from './menu.js';
import type { Screen } from './screen.js';
import type { Sitting } from './sitting.js';

const RULE = '-'.repeat(PAGE);

/** What all know who sit at one keyboard. */
export interface Desk {
  /** Who looks at the screen. */
  holder: SeatId | null;
  /** How much of what passed each has been told. */
  readonly told: Record<SeatId, number>;
}

/**
 * People at one keyboard. Each sees what their seat may see, and nobody what another has sealed. What a question looks
 * like and what can be typed at it is the scene's own.
 */
export abstract class KeyboardPlay<T extends SceneTypes, C, M extends Menu<C>> {
  protected readonly sitting: Sitting<T>;
  protected readonly screen: Screen;
  protected readonly desk: Desk;

  constructor(sitting: Sitting<T>, screen: Screen, desk: Desk) {
    this.sitting = sitting;
    this.screen = screen;
    this.desk = desk;
  }

  /** What the scene says at the keyboard. */
  protected abstract get texts(): PlayTexts;
  protected abstract menuFor(asked: Asked): M;
  /** What is shown before a question. */
  protected abstract before(menu: M): void;
  protected abstract readonly menuLines: (menu: M) => readonly string[];
  protected abstract readonly read: (menu: M, text: string) => Typed<C>;
  protected abstract readonly explanation: (menu: M, choice: C, title: string) => readonly string[];

  /** The offers that `?` explains. */
  protected explained({ offers }: M): M['offers'] {
    return offers;
  }

  /** Answers several questions at once: true if that was done, false if somebody quit, null if each is asked alone. */
  protected together(): boolean | null {
    return null;
  }

  /** Who is asked next of those at the keyboard. */
  protected next(): Asked {
    return this.sitting.openHere()[0] as Asked;
  }

  /** Has the next question answered; false if somebody quits. */
  goOn(): boolean {
    return this.together() ?? this.askOne(this.next());
  }

  protected news(seat: SeatId, isSealed: boolean): void {
    const { passages, stood, book } = this.sitting;
    for (const { run, given } of stood.splice(0)) {
      const told = book.told(this.screen.words, run, given);
      if (told !== null) this.screen.line(told);
    }
    const fresh: readonly Passage[] = passages.slice(this.desk.told[seat] ?? 0);
    this.screen.account(fresh, seat);
    // What is told before a sealed choice is wiped with it, and told again to the next; so is what only some may know.
    for (const person of isSealed || this.sitting.isApart ? [seat] : this.sitting.persons)
      this.desk.told[person] = passages.length;
  }

  /** Brings the one who is asked before the screen, behind a curtain where something is sealed. */
  private bringUp(seat: SeatId): void {
    const { sitting, screen } = this;
    const isHidden = sitting.sealedByOthers(seat) || (this.desk.holder !== null && sitting.isApart);
    if (this.desk.holder !== seat && isHidden) {
      screen.wipe();
      screen.ask(screen.texts.sitting.passOn({ seat }));
      screen.wipe();
    }
    this.desk.holder = seat;
  }

  protected board(seat: SeatId): void {
    this.screen.sections(boardOf(this.screen.words, this.sitting.run, seat).slice(1));
  }

  private askOne(asked: Asked): boolean {
    const { sitting, screen } = this;
    const { awaits } = sitting.session.run;
    const isSealed = awaits.need === 'answers' && awaits.together;
    this.bringUp(asked.seat);
    this.news(asked.seat, isSealed);
    const menu = this.menuFor(asked);
    this.before(menu);
    this.question(menu);
    for (;;) {
      this.keys(menu);
      const done = this.oneLine(menu);
      if (done === 'quit') return false;
      if (done === 'done' && isSealed) screen.line(screen.texts.sitting.sealed);
      if (done === 'done' || done === 'back') return true;
    }
  }

  private question(menu: M): void {
    const { screen } = this;
    const { seat } = menu.asked;
    const as = calledAs(screen.words, this.sitting.run, menu.asked, seat);
    const { question } = awaitedOf(screen.words, this.sitting.run, seat);
    screen.line();
    screen.strong(screen.texts.sitting.asked({ seat, as, question }));
    screen.lines(this.menuLines(menu));
  }

  private keys({ usual }: M): void {
    const { screen } = this;
    if (usual !== null) screen.line(screen.texts.sitting.enter({ text: usual.text }));
    screen.faint(this.texts.keys);
  }

  private oneLine(menu: M): 'done' | 'back' | 'again' | 'quit' {
    const { screen } = this;
    const text = screen.ask('');
    if (text === null) return 'quit';
    const typed = this.read(menu, text);
    switch (typed.typed) {
      case 'choice':
        return this.answer(menu, typed.choice);
      case 'gesture':
        return this.entered(this.sitting.gesture(menu.asked.seat, typed.gesture)) ? 'back' : 'again';
      case 'explain':
        screen.lines(['', ...this.explanation(menu, typed.choice, typed.title)]);
        return 'again';
      case 'explainAll':
        for (const { choice, text: title, number } of this.explained(menu)) {
          screen.lines(['', ...this.explanation(menu, choice, `${number}  ${title}`)]);
        }
        return 'again';
      case 'shown':
        screen.lines(typed.lines);
        return 'again';
      case 'board':
        this.board(menu.asked.seat);
        return 'again';
      case 'menu':
        this.question(menu);
        return 'again';
      case 'help':
        screen.lines(this.texts.help);
        return 'again';
      case 'standing':
        return this.standing(menu.asked, typed.row);
      case 'undo':
        return this.takeBack(menu.asked.seat);
      case 'another':
        return 'back';
      case 'quit':
        return 'quit';
      case 'nothing':
        screen.line(typed.why);
        return 'again';
    }
  }

  private answer(menu: M, choice: C): 'done' | 'again' {
    const { sitting } = this;
    const { run } = sitting;
    if (!this.entered(sitting.answer(menu.asked, choice))) return 'again';
    sitting.book.byHand(run, menu.asked, choice);
    return 'done';
  }

  /** Lists the answers that may stand; by its number one is let stand, or asked for again. */
  private standing(asked: Asked, number: number | null): 'back' | 'again' {
    const { screen, sitting } = this;
    const { run, book } = sitting;
    const t = screen.texts.sitting;
    const ways = book.ways(run);
    const told = screen.words.scenes[innermost(run).rules.scene]?.standing;
    if (!sitting.mayStand || ways.length === 0 || told === undefined) {
      screen.line(sitting.mayStand ? t.noneStands : t.standsAlone);
      return 'again';
    }
    const row = number === null ? undefined : ways[number - 1];
    if (number !== null && row === undefined) screen.line(t.numberExpected);
    if (row !== undefined) book.toggle(run, asked.seat, row);
    const rows = ways.flatMap(({ id, way }, nth) => {
      const words = told.answers[id];
      const [first = '', ...more] = wrapped(`${words?.ways[way]}, ${words?.when}`, PAGE - 20);
      const head = [`f ${nth + 1}`, book.isSet(run, { id, way }) ? t.stands : t.askMe, first];
      return [head, ...more.map((line) => ['', '', line])];
    });
    screen.lines([...columns(rows, ['right', 'left', 'left']), ...wrapped(told.asksAnew)]);
    return row !== undefined && book.given(run, asked) !== null ? 'back' : 'again';
  }

  /** Whether it was taken; else it is said why not. */
  private entered(result: ReturnType<Sitting<T>['answer']>): boolean {
    if (result.ok) return true;
    const { words, texts } = this.screen;
    this.screen.lines([RULE, ...wrapped(refusalText(words, result.refusal)), texts.sitting.unchanged, RULE]);
    return false;
  }

  private takeBack(seat: SeatId): 'back' | 'again' {
    const to = this.sitting.safeReturn(seat);
    if (to === null) {
      this.screen.line(this.screen.texts.sitting.noTakingBack);
      return 'again';
    }
    this.sitting.takeBack(to);
    return 'back';
  }
}
