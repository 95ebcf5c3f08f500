import type { Asked, SeatId } from '@warmoot/kernel';
import type { DuelChoice } from '@warmoot/rules';
import {
  awaitedOf,
  boardOf,
  calledAs,
  duelTable,
  gridLines,
  PAGE,
  type Passage,
  refusalText,
  wrapped,
} from '@warmoot/words';
import { explanation, isOnTheGround, type Menu, marksOf, menuFor, menuLines, readyLines } from './menu.js';
import type { Screen } from './screen.js';
import type { Sitting } from './sitting.js';
import { readTyped } from './typed.js';

const RULE = '-'.repeat(PAGE);

/** People at one keyboard. Each sees what their seat may see, and nobody what another has sealed. */
export class KeyboardPlay {
  private readonly sitting: Sitting;
  private readonly screen: Screen;
  /** Who looks at the screen. */
  private holder: SeatId | null = null;
  /** How much of what passed each has been told. */
  private readonly told: Record<SeatId, number> = {};
  private boardShownIn = -1;

  constructor(sitting: Sitting, screen: Screen) {
    this.sitting = sitting;
    this.screen = screen;
  }

  /** Plays until the fight is over, true, or somebody quits, false. */
  play(): boolean {
    const { sitting } = this;
    for (;;) {
      sitting.goOnAlone();
      if (sitting.over) {
        this.tellAll();
        return true;
      }
      if (!(this.declareTogether() ?? this.askOne(sitting.open()[0] as Asked))) return false;
    }
  }

  private get persons(): readonly SeatId[] {
    return Object.keys(this.sitting.seating).filter((seat) => this.sitting.isPerson(seat));
  }

  /** The end of the story, to everybody at the keyboard. */
  private tellAll(): void {
    const seat = this.holder ?? this.persons[0] ?? null;
    const from = Math.min(...this.persons.map((person) => this.told[person] ?? 0));
    this.screen.account(this.sitting.passages.slice(seat === null ? 0 : from), seat);
  }

  private news(seat: SeatId, isSealed: boolean): void {
    const { passages } = this.sitting;
    const fresh: readonly Passage[] = passages.slice(this.told[seat] ?? 0);
    this.screen.account(fresh, seat);
    // What is told before a sealed choice is wiped with it, and told again to the next.
    for (const person of isSealed ? [seat] : this.persons) this.told[person] = passages.length;
  }

  /** Brings the one who is asked before the screen, behind a curtain where something is sealed. */
  private bringUp(seat: SeatId): void {
    const { sitting, screen } = this;
    if (this.holder !== seat && sitting.sealedByOthers(seat)) {
      screen.wipe();
      screen.ask(screen.texts.duel.passOn(seat));
      screen.wipe();
    }
    this.holder = seat;
  }

  private showBoardOnce(seat: SeatId): void {
    const { round } = this.sitting.session.run.state.open;
    if (this.boardShownIn === round) return;
    this.boardShownIn = round;
    const isCrowd = this.sitting.session.run.state.given.fighters.length > 2;
    if (isCrowd && round > 1) this.groundOnly(seat);
    else this.board(seat);
  }

  private board(seat: SeatId): void {
    this.screen.sections(boardOf(this.screen.words, this.sitting.run, seat).slice(1));
  }

  private groundOnly(seat: SeatId): void {
    this.screen.sections(boardOf(this.screen.words, this.sitting.run, seat).slice(-1));
  }

  /**
   * At the start of a round, where several people are asked whether to fight on, one key says yes for all of them.
   * Null where it is not that moment, or somebody would rather choose in secret.
   */
  private declareTogether(): boolean | null {
    const { sitting, screen } = this;
    const { awaits, state } = sitting.session.run;
    const texts = screen.texts.duel;
    const open = sitting.open();
    if (awaits.need !== 'answers' || awaits.step !== 'declare' || open.length < 2) return null;
    if (Object.values(state.sealed).some(({ seat }) => sitting.isPerson(seat))) return null;
    const seat = open[0]?.seat as SeatId;
    this.holder = seat;
    this.news(seat, false);
    this.showBoardOnce(seat);
    for (;;) {
      screen.line();
      screen.lines(wrapped(texts.allFightOn(state.open.round, open.map(({ as }) => as).join(', '))));
      screen.faint(texts.allFightOnKeys);
      const typed = screen.ask('');
      if (typed === null || typed === 'q') return false;
      if (typed === 'c') return null;
      if (typed === 's') this.board(seat);
      else if (typed === '') {
        for (const asked of open) sitting.answer(asked, { choose: 'fightOn' });
        return true;
      }
    }
  }

  private askOne(asked: Asked): boolean {
    const { sitting, screen } = this;
    const { awaits } = sitting.session.run;
    const isSealed = awaits.need === 'answers' && awaits.together;
    this.bringUp(asked.seat);
    this.news(asked.seat, isSealed);
    const menu = menuFor(screen, sitting, asked);
    if (menu.step.step === 'declare') this.showBoardOnce(asked.seat);
    this.ground(menu);
    this.question(menu);
    for (;;) {
      this.keys(menu);
      const done = this.oneLine(menu);
      if (done === 'quit') return false;
      if (done === 'done' && isSealed) screen.line(screen.texts.duel.sealed);
      if (done === 'done' || done === 'back') return true;
    }
  }

  private ground(menu: Menu): void {
    const { screen } = this;
    if (menu.step.step === 'chooseActs') this.groundOnly(menu.asked.seat);
    else if (isOnTheGround(menu)) screen.lines(['', ...gridLines(menu.view, marksOf(menu))]);
  }

  private question(menu: Menu): void {
    const { screen } = this;
    const { seat } = menu.asked;
    const as = calledAs(screen.words, this.sitting.run, menu.asked, seat);
    const { question } = awaitedOf(screen.words, this.sitting.run, seat);
    screen.line();
    screen.strong(screen.texts.duel.asked(seat, as, question));
    screen.lines(menuLines(menu));
  }

  private keys({ usual }: Menu): void {
    const { screen } = this;
    if (usual !== null) screen.lines(wrapped(screen.texts.duel.enter(usual.text), PAGE, 2));
    screen.faint(screen.texts.duel.keys);
  }

  private oneLine(menu: Menu): 'done' | 'back' | 'again' | 'quit' {
    const { sitting, screen } = this;
    const text = screen.ask('');
    if (text === null) return 'quit';
    const typed = readTyped(menu, text);
    switch (typed.typed) {
      case 'choice': {
        const answered = sitting.answer(menu.asked, typed.choice);
        if (answered.ok) return 'done';
        screen.lines([
          RULE,
          ...wrapped(refusalText(screen.words, answered.refusal)),
          screen.texts.duel.unchanged,
          RULE,
        ]);
        return 'again';
      }
      case 'explain':
        screen.lines(['', ...explanation(menu, typed.choice, typed.offer.text)]);
        return 'again';
      case 'explainAll':
        for (const { choice, text: title, number } of this.explained(menu)) {
          screen.lines(['', ...explanation(menu, choice, `${number}  ${title}`)]);
        }
        return 'again';
      case 'table':
        this.tables(menu);
        return 'again';
      case 'board':
        this.board(menu.asked.seat);
        return 'again';
      case 'menu':
        this.question(menu);
        return 'again';
      case 'ready':
        screen.lines(readyLines(menu));
        return 'again';
      case 'help':
        screen.lines(screen.texts.duel.help);
        return 'again';
      case 'undo':
        return this.takeBack(menu.asked.seat);
      case 'quit':
        return 'quit';
      case 'nothing':
        screen.line(typed.why);
        return 'again';
    }
  }

  private explained({ offers }: Menu): Menu['offers'] {
    const isReady = (choice: DuelChoice): boolean => choice.choose === 'act' && choice.act === 'ready';
    return offers.filter(({ choice }) => !isReady(choice));
  }

  private tables({ rules, view, asked, step }: Menu): void {
    const { screen } = this;
    if (step.step !== 'chooseActs') {
      screen.line(screen.texts.duel.tableWhen);
      return;
    }
    const me = view.given.fighters.findIndex(({ name }) => name === asked.as);
    const combat = view.open.combats.find(({ side1, side2 }) => side1.includes(me) || side2.includes(me));
    const foes = combat === undefined ? [] : combat.side1.includes(me) ? combat.side2 : combat.side1;
    if (foes.length === 0) screen.line(screen.texts.duel.inNoCombat(asked.as));
    for (const foe of foes) screen.lines(['', ...screen.words.duel.table(view, duelTable(rules, view, me, foe))]);
  }

  private takeBack(seat: SeatId): 'back' | 'again' {
    const to = this.sitting.safeReturn(seat);
    if (to === null) {
      this.screen.line(this.screen.texts.duel.noTakingBack);
      return 'again';
    }
    this.sitting.takeBack(to);
    return 'back';
  }
}
