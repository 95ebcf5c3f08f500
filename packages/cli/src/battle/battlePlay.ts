import type { Asked, SeatId, View } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { mapLines } from '@warmoot/words';
import { KeyboardPlay } from '../sitting/keyboardPlay.js';
import type { BattleTexts } from '../texts/texts.js';
import { explanation } from './explain.js';
import { type BattleMenu, menuFor, menuLines } from './menu.js';
import { readTyped } from './typed.js';

/** Questions before which the whole board is shown, and those that need the map alone. */
const WHOLE: ReadonlySet<saga.battle.BattleStep['step']> = new Set(['place', 'nameLine', 'declare']);
const MAP: ReadonlySet<saga.battle.BattleStep['step']> = new Set([
  'quick',
  'move',
  'cluster',
  'fallBackChoice',
  'lightStep',
]);

/** A battle at the keyboard. */
export class BattlePlay extends KeyboardPlay<saga.battle.Battle, saga.battle.BattleChoice, BattleMenu> {
  protected readonly menuLines = menuLines;
  protected readonly read = readTyped;
  protected readonly explanation = explanation;
  /** For whom and at which moment something was last shown, so that it is not shown before every move. */
  private shown = '';

  protected get texts(): BattleTexts {
    return this.screen.texts.battle;
  }

  protected menuFor(asked: Asked): BattleMenu {
    return menuFor(this.screen, this.sitting, asked);
  }

  protected before(menu: BattleMenu): void {
    const { step, asked, view } = menu;
    const { round, phase, at } = view.open;
    const isWhole = WHOLE.has(step.step);
    if (!isWhole && !MAP.has(step.step)) return;
    const moment = JSON.stringify([asked.seat, round, step.step === 'move' ? phase : at]);
    if (this.shown === moment) return;
    this.shown = moment;
    if (isWhole) this.board(asked.seat);
    else this.map(asked.seat);
  }

  private map(seat: SeatId): void {
    this.screen.lines(['', ...mapLines(this.sitting.seenBy(seat).view as unknown as View<saga.battle.Battle>)]);
  }
}
