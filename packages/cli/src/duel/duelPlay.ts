import type { Asked, SceneTypes, SeatId, View } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { boardOf, gridLines, wrapped } from '@warmoot/words';
import { KeyboardPlay } from '../sitting/keyboardPlay.js';
import type { DuelTexts } from '../texts/texts.js';
import { type DuelMenu, explanation, isOnTheGround, isReady, marksOf, menuFor, menuLines } from './menu.js';
import { readTyped } from './typed.js';

/** A fight at the keyboard: by itself, or inside a scene that waits for it. */
export class DuelPlay<T extends SceneTypes> extends KeyboardPlay<T, saga.duel.DuelChoice, DuelMenu> {
  protected readonly menuLines = menuLines;
  protected readonly read = readTyped;
  protected readonly explanation = explanation;
  private boardShownIn = -1;

  protected get texts(): DuelTexts {
    return this.screen.texts.duel;
  }

  protected menuFor(asked: Asked): DuelMenu {
    return menuFor(this.screen, this.sitting, asked);
  }

  protected before(menu: DuelMenu): void {
    const { seat } = menu.asked;
    if (menu.step.step === 'declare') this.showBoardOnce(seat);
    if (menu.step.step === 'chooseActs') this.groundOnly(seat);
    else if (isOnTheGround(menu)) this.screen.lines(['', ...gridLines(menu.view, marksOf(menu))]);
  }

  protected override explained({ offers }: DuelMenu): DuelMenu['offers'] {
    return offers.filter((offer) => !isReady(offer));
  }

  private showBoardOnce(seat: SeatId): void {
    const { open, given } = this.sitting.seenBy(seat).view as unknown as View<saga.duel.Duel>;
    if (this.boardShownIn === open.round) return;
    this.boardShownIn = open.round;
    const isCrowd = given.fighters.length > 2;
    if (isCrowd && open.round > 1) this.groundOnly(seat);
    else this.board(seat);
  }

  private groundOnly(seat: SeatId): void {
    this.screen.sections(boardOf(this.screen.words, this.sitting.run, seat).slice(-1));
  }

  /**
   * At the start of a round, where several people are asked whether to fight on, one key says yes for all of them.
   * Null where it is not that moment, or somebody would rather choose in secret.
   */
  protected override together(): boolean | null {
    const { sitting, screen, texts } = this;
    const { awaits } = sitting.run;
    const open = sitting.open();
    if (awaits.need !== 'answers' || awaits.step !== 'declare' || open.length < 2) return null;
    if (sitting.sealedBySomebody) return null;
    const seat = open[0]?.seat as SeatId;
    this.desk.holder = seat;
    this.news(seat, false);
    this.showBoardOnce(seat);
    const { round } = (sitting.seenBy(seat).view as unknown as View<saga.duel.Duel>).open;
    for (;;) {
      screen.line();
      screen.lines(wrapped(texts.allFightOn({ round, names: open.map(({ as }) => as).join(', ') })));
      screen.faint(texts.allFightOnKeys);
      const typed = screen.ask('');
      if (typed === null || typed === 'q') return false;
      if (typed === 'c') return null;
      if (typed === 's') this.board(seat);
      else if (typed === '') {
        for (const asked of open) sitting.answer(asked, { choose: 'fightOn' });
        return true;
      } else screen.line(screen.texts.sitting.keyExpected);
    }
  }
}
