import type { Asked, SceneTypes } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { wrapped } from '@warmoot/words';
import { indented } from '../layout.js';
import { KeyboardPlay } from '../sitting/keyboardPlay.js';
import { listedFor, type Menu, numbered, type Typed } from '../sitting/menu.js';
import { listLines, readPlain } from '../sitting/plainPlay.js';
import type { DiscussionTexts } from '../texts/texts.js';
import { AppealSetup, oddsLines, type TalkView } from './appealing.js';
import { LEAVING } from './leaving.js';
import { saidIn } from './saying.js';

type Letter = keyof DiscussionTexts['letters'];
type Choice = saga.discussion.DiscussionChoice;

/** What one who is asked in a Discussion can choose. */
interface TalkMenu extends Menu<unknown> {
  readonly step: saga.discussion.Discussion['step'];
  readonly view: TalkView;
  /** What is set up by questions, each by its letter. */
  readonly letters: readonly Letter[];
}

/** What Enter chooses: to let others speak, or to agree. Nothing that dice decide is usual. */
const USUAL: ReadonlySet<Choice['choose']> = new Set(['noMore', 'agree']);

/** A Discussion at the keyboard: what is set up is asked for line by line, and anybody may say something at any time. */
export class DiscussionPlay extends KeyboardPlay<SceneTypes, unknown, TalkMenu> {
  private isShown = false;
  /** So many of those at the keyboard have let others speak first. */
  private passed = 0;

  protected get texts(): DiscussionTexts {
    return this.screen.texts.discussion;
  }

  protected override next(): Asked {
    const open = this.sitting.openHere();
    return open[this.passed % open.length] as Asked;
  }

  protected menuFor(asked: Asked): TalkMenu {
    const view = this.sitting.seenBy(asked.seat).view as unknown as TalkView;
    const step = view.agenda.at(-1) as TalkMenu['step'];
    const offers = numbered(listedFor<unknown>(this.screen, this.sitting, asked));
    const usual = offers.find(({ choice }) => USUAL.has((choice as Choice).choose)) ?? null;
    return { speech: this.screen, asked, view, step, offers, usual, letters: this.lettersAt(step, view) };
  }

  private lettersAt({ step }: TalkMenu['step'], { open }: TalkView): readonly Letter[] {
    const isShared = this.sitting.openHere().length > 1;
    if (step === 'talk') return ['a', 'w', 'x', 'v', ...(isShared ? (['o'] as const) : [])];
    if (step === 'decide') return open.ruling?.about === 'terms' ? ['p'] : [];
    return step === 'join' ? ['j'] : [];
  }

  /** The whole board once; afterwards what happens is told, and the board is there for the asking. */
  protected before({ asked }: TalkMenu): void {
    if (this.isShown) return;
    this.isShown = true;
    this.board(asked.seat);
  }

  protected readonly menuLines = (menu: TalkMenu): readonly string[] => [
    ...listLines(menu),
    ...menu.letters.map((letter) => `${letter}  ${this.texts.letters[letter]}`),
  ];

  protected readonly read = (menu: TalkMenu, text: string): Typed<unknown> => {
    const said = saidIn(this.texts, menu.view, menu.asked.seat, text);
    if (said !== null) return said;
    const letter = menu.letters.find((one) => one === text.toLowerCase());
    return letter === undefined ? readPlain(menu, text) : this.setUp(menu, letter);
  };

  /** What a letter stands for, after the questions that it asks. */
  private setUp(menu: TalkMenu, letter: Letter): Typed<unknown> {
    const { screen } = this;
    if (letter === 'o') {
      this.passed++;
      return { typed: 'another' };
    }
    const asking = new AppealSetup(screen, menu.view);
    const other = this.asked(asking, menu, letter);
    if (other !== null) return { typed: 'choice', choice: other };
    return asking.prompts.ended ? { typed: 'quit' } : { typed: 'nothing', why: this.texts.forgotten };
  }

  private asked(asking: AppealSetup, menu: TalkMenu, letter: Exclude<Letter, 'o'>): Choice | null {
    if (letter === 'a') return this.appeal(asking, menu);
    if (letter === 'p') return proposalOf(asking, menu.view);
    return LEAVING[letter](asking.prompts, this.texts, menu.view, menu.asked.seat);
  }

  /** An appeal, shown once more before it is made; its odds for the asking. */
  private appeal(asking: AppealSetup, { view, asked, speech }: TalkMenu): Choice | null {
    const { screen, texts } = this;
    const set = asking.appeal(asked.seat);
    if (set === null) return null;
    const { talker, to, response, skill, motive, context, topic } = set;
    const { words } = screen;
    const told = { talker, to: to.map(({ who }) => who), response };
    screen.line();
    screen.lines(
      wrapped(texts.setUp({ ...told, skill: words.skills[skill], motive: words.character.motives[motive] })),
    );
    for (;;) {
      screen.faint(texts.confirm);
      const typed = screen.ask('');
      if (typed === null) asking.prompts.ended = true;
      if (typed === null || typed === '!') return null;
      if (typed === '') return { choose: 'appeal', ...set };
      const listeners = to.map(({ who, pair }) => ({ who, matter: pair ?? { context, topic } }));
      if (typed === '?') screen.lines(oddsLines(speech, view, { talker, terms: set, to: listeners }));
      else screen.line(screen.texts.sitting.keyExpected);
    }
  }

  /** The odds of the appeal that is on; other choices say all there is to say. */
  protected readonly explanation = (menu: TalkMenu, choice: unknown, title: string): readonly string[] => {
    const appeal = saga.discussion.appealOn(menu.view);
    if ((choice as Choice).choose !== 'make' || appeal === null) return [title];
    const to = saga.discussion.hearersOf(appeal);
    const { talker, terms } = appeal as saga.discussion.Appeal;
    return [title, ...indented(oddsLines(menu.speech, menu.view, { talker, terms, to }), 2)];
  };
}

const proposalOf = (asking: AppealSetup, view: TalkView): Choice | null => {
  const appeal = saga.discussion.appealOn(view);
  const value = appeal === null ? null : asking.proposal(appeal as saga.discussion.Appeal);
  return value === null ? null : ({ choose: 'propose', value } as unknown as Choice);
};
