import { type AnyRules, innermost, type SceneTypes } from '@warmoot/kernel';
import { kindOf } from '@warmoot/rules';
import { BattlePlay } from '../battle/battlePlay.js';
import { CommandPlay } from '../command/commandPlay.js';
import { DiscussionPlay } from '../discussion/discussionPlay.js';
import { DuelPlay } from '../duel/duelPlay.js';
import { LinesPlay } from '../lines/linesPlay.js';
import { ChasePlay } from '../movement/chasePlay.js';
import { MarchPlay } from '../movement/marchPlay.js';
import type { Desk, KeyboardPlay } from '../sitting/keyboardPlay.js';
import type { Menu } from '../sitting/menu.js';
import { PlainPlay } from '../sitting/plainPlay.js';
import type { Screen } from '../sitting/screen.js';
import type { Sitting } from '../sitting/sitting.js';
import { SkirmishPlay } from '../skirmish/skirmishPlay.js';
import { SortiePlay } from '../sortie/sortiePlay.js';

type Playing = Pick<KeyboardPlay<SceneTypes, unknown, Menu<unknown>>, 'goOn'>;
type Make = (sitting: Sitting<SceneTypes>, screen: Screen, desk: Desk) => Playing;

/** The kinds of scene that have keys and menus of their own. */
const PLAYS: Readonly<Record<string, Make>> = {
  duel: (sitting, screen, desk) => new DuelPlay(sitting, screen, desk),
  discussion: (sitting, screen, desk) => new DiscussionPlay(sitting, screen, desk),
  march: (sitting, screen, desk) => new MarchPlay(sitting, screen, desk),
  chase: (sitting, screen, desk) => new ChasePlay(sitting, screen, desk),
  battle: (sitting, screen, desk) => new BattlePlay(sitting as never, screen, desk),
  command: (sitting, screen, desk) => new CommandPlay(sitting, screen, desk),
  sortie: (sitting, screen, desk) => new SortiePlay(sitting, screen, desk),
  skirmish: (sitting, screen, desk) => new SkirmishPlay(sitting, screen, desk),
  lines: (sitting, screen, desk) => new LinesPlay(sitting, screen, desk),
};

const plain: Make = (sitting, screen, desk) => new PlainPlay(sitting, screen, desk);

/** Any scene at the keyboard, and the scenes that it opens inside. */
export class ScenePlay {
  private readonly sitting: Sitting<SceneTypes>;
  private readonly screen: Screen;
  private readonly desk: Desk = { holder: null, told: {} };
  private readonly outer: Playing;
  private inner: Playing | null = null;

  constructor(sitting: Sitting<SceneTypes>, screen: Screen) {
    this.sitting = sitting;
    this.screen = screen;
    this.outer = this.playing(sitting.run.rules);
  }

  /**
   * Plays until it is over or somebody quits. It pauses after every answer, and again when all that follows from it has come
   * about and nobody has been told yet: there it can be written down.
   */
  *moments(): Generator<undefined, void> {
    const { sitting } = this;
    for (;;) {
      sitting.goOnAlone();
      yield;
      if (sitting.over) break;
      if (!this.current().goOn()) return;
      yield;
    }
    this.tellAll();
  }

  private playing({ scene }: Pick<AnyRules, 'scene'>): Playing {
    return (PLAYS[kindOf(scene)] ?? plain)(this.sitting, this.screen, this.desk);
  }

  private current(): Playing {
    if (!this.sitting.isInside) {
      this.inner = null;
      return this.outer;
    }
    this.inner ??= this.playing(innermost(this.sitting.run).rules);
    return this.inner;
  }

  /** The end of the story, to everybody at the keyboard. */
  private tellAll(): void {
    const { desk, sitting, screen } = this;
    const { persons, passages } = sitting;
    // Where each was told something else, the end is told to all with whose it is.
    const seat = sitting.wasApart ? null : (desk.holder ?? persons[0] ?? null);
    const from = Math.min(...persons.map((person) => desk.told[person] ?? 0));
    screen.account(passages.slice(persons.length === 0 ? 0 : from), seat);
  }
}
