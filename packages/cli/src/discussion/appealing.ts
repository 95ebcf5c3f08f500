import type { SeatId, View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { Screen } from '../sitting/screen.js';
import type { Speech } from '../texts/texts.js';
import { Prompts } from './prompts.js';

export type TalkView = View<saga.discussion.Discussion>;
type AppealSetUp = saga.discussion.AppealSetUp;
type Matter = saga.discussion.Matter;
type Terms = Pick<AppealSetUp, 'skill' | 'motive' | 'difficulty' | 'note'>;

const { drivingOf, heardAgain, isSameMatter, isUsual, motivesOf, peopleHere, personNamed, skillOf } = saga.discussion;
const { ALL_MOTIVES } = saga.character;

/** Something that is set up question by question: what is known so far. */
type Draft = Partial<AppealSetUp>;
type Ask = (draft: Draft) => Draft | null;

/** Those of a seat who are there and have a voice. */
const talkersOf = (view: TalkView, seat: SeatId): readonly string[] =>
  saga.discussion.ownHere(view, seat).filter((name) => personNamed(view, name).is === 'person');

/** A matter that can be picked, with the response where somebody has said what they want of it. */
interface Known {
  readonly matter: Matter;
  readonly response: string | null;
  readonly text: string;
}

/** What drives the listeners already, what the talker wants of them, and what the Discussion is about; each once. */
const mattersFor = (
  { texts, words }: Speech,
  view: TalkView,
  talker: string,
  to: readonly string[],
): readonly Known[] => {
  const t = texts.discussion;
  const called = ({ context, topic }: Matter): string => `${context}, ${topic}`;
  const wants = personNamed(view, talker).wants.filter(
    ({ to: whom }) => whom.length === 0 || whom.some((one) => to.includes(one)),
  );
  const wantIn = (matter: Matter): string | null => wants.find((one) => isSameMatter(one, matter))?.response ?? null;
  const driving = to.flatMap((who) =>
    drivingOf(view, who).map(({ context, topic, motive }) => ({
      matter: { context, topic },
      response: wantIn({ context, topic }),
      text: t.drives({ matter: called({ context, topic }), motive: words.discussion.motives[motive], who }),
    })),
  );
  const wanted = wants.map(({ context, topic, response }) => ({
    matter: { context, topic },
    response,
    text: t.wanted({ matter: called({ context, topic }), response }),
  }));
  const about = view.given.about.map(({ context, topic }) => ({
    matter: { context, topic },
    response: null,
    text: called({ context, topic }),
  }));
  return [...driving, ...wanted, ...about].filter(
    ({ matter }, at, all) => all.findIndex((one) => isSameMatter(one.matter, matter)) === at,
  );
};

/** The questions by which an appeal is set up, one after the other. */
export class AppealSetup {
  private readonly screen: Screen;
  private readonly view: TalkView;
  readonly prompts: Prompts;

  constructor(screen: Screen, view: TalkView) {
    this.screen = screen;
    this.view = view;
    this.prompts = new Prompts(screen);
  }

  private get t(): Speech['texts']['discussion'] {
    return this.screen.texts.discussion;
  }

  /** An appeal of somebody of this seat; null where it is forgotten. */
  appeal(seat: SeatId): AppealSetUp | null {
    const { prompts, t, view } = this;
    const talker: Ask = (draft) => {
      const names = talkersOf(view, seat);
      const at = prompts.one(t.talker, names);
      return at === null ? null : { ...draft, talker: names[at] as string };
    };
    const listeners: Ask = (draft) => {
      const others = peopleHere(view).filter((name) => name !== draft.talker);
      const to = prompts.some(t.listeners, others.length === 0 ? [draft.talker as string] : others);
      return to === null ? null : { ...draft, to: to.map((who) => ({ who, pair: null })) };
    };
    const words: Ask = (draft) => {
      const text = prompts.writeOrNot(t.words);
      return text === null ? null : { ...draft, words: text };
    };
    return this.asked([talker, listeners, this.matter, this.response, this.terms, this.changed, words]);
  }

  /** Other terms for an appeal that is on. */
  proposal({ talker, hearings, context, topic }: saga.discussion.Appeal): Terms | null {
    const to = hearings.map(({ who, matter }) => ({ who, pair: matter }));
    const { skill, motive, difficulty, note = null } = this.terms({ talker, to, context, topic }) ?? {};
    return difficulty === undefined ? null : ({ skill, motive, difficulty, note } as Terms);
  }

  private asked(asks: readonly Ask[]): AppealSetUp | null {
    const all = asks.reduce<Draft | null>((draft, ask) => (draft === null ? null : ask(draft)), {});
    return all === null ? null : ({ modifiers: [], besides: [], note: null, changed: null, ...all } as AppealSetUp);
  }

  // SAGA-TALK-037: one of the pairs that are there, or a new one.
  private readonly matter: Ask = (draft) => {
    const { prompts, t, view, screen } = this;
    const known = mattersFor(screen, view, draft.talker as string, namesIn(draft));
    const names = [...known.map(({ text }) => text), t.newMatter];
    const at = prompts.one(t.matter, names);
    if (at === null) return null;
    const { matter, response } = known[at] ?? { matter: null, response: null };
    if (matter !== null) return { ...draft, ...matter, ...(response === null ? {} : { response }) };
    const context = prompts.write(t.context);
    const topic = context === null ? null : prompts.write(t.topic);
    return context === null || topic === null ? null : { ...draft, context, topic };
  };

  private readonly response: Ask = (draft) => {
    const response = this.prompts.write(this.t.response, draft.response ?? null);
    return response === null ? null : { ...draft, response };
  };

  // SAGA-TALK-041: every skill and every motivation in the order of the book; none is called best.
  private readonly terms: Ask = (draft) => {
    const asks = [this.skill, this.motive, this.difficulty];
    return asks.reduce<Draft | null>((known, ask) => (known === null ? null : ask(known)), draft);
  };

  private readonly skill: Ask = (draft) => {
    const { words } = this.screen;
    const person = personNamed(this.view, draft.talker as string);
    const { USUAL_SKILLS } = saga.discussion;
    const all = [...USUAL_SKILLS, ...saga.ALL_SKILLS.filter((skill) => !USUAL_SKILLS.includes(skill as never))];
    const isOpen = !this.view.closed?.includes(person.name);
    const rows = USUAL_SKILLS.map((skill, at) => [
      `${at + 1}`,
      words.skills[skill],
      isOpen ? `${skillOf(person, skill)}` : '',
    ]);
    const at = this.prompts.pick(
      this.t.skill,
      rows,
      all.map((skill) => words.skills[skill]),
      { listed: rows.length },
    );
    return at === null ? null : { ...draft, skill: all[at] as saga.Skill };
  };

  private readonly motive: Ask = (draft) => {
    const { motives } = this.screen.words.character;
    const [only, ...others] = namesIn(draft);
    const isOpen = only !== undefined && others.length === 0 && !this.view.closed?.includes(only);
    const rated = isOpen ? motivesOf(this.view, only) : null;
    const cell = (motive: saga.character.Motive): readonly string[] => [
      `${ALL_MOTIVES.indexOf(motive) + 1}`,
      `${motives[motive]}${rated === null ? '' : ` ${rated[motive]}`}`,
    ];
    const rows = saga.character.MOTIVE_PAIRS.map((pair) => pair.flatMap(cell));
    const at = this.prompts.pick(
      this.t.motive,
      rows,
      ALL_MOTIVES.map((motive) => motives[motive]),
    );
    return at === null ? null : { ...draft, motive: ALL_MOTIVES[at] as saga.character.Motive };
  };

  private readonly difficulty: Ask = (draft) => {
    const { prompts, t, view, screen } = this;
    const pair = { context: draft.context as string, topic: draft.topic as string };
    const driven = (draft.to ?? []).map((one) =>
      drivingOf(view, one.who).some((it) => isSameMatter(it, one.pair ?? pair)),
    );
    const [least, usual] = saga.discussion.USUAL_DIFFICULTIES;
    if (driven.every((is) => is)) {
      screen.lines(['', t.drivenDifficulty]);
      return { ...draft, difficulty: usual };
    }
    for (;;) {
      const text = prompts.write(`${t.difficulty} (${least}, ${usual})`, `${usual}`);
      if (text === null) return null;
      if (/^\d{1,3}$/.test(text)) {
        const difficulty = Number(text);
        // SAGA-TALK-029: other values with a note.
        const note = isUsual(difficulty) ? null : prompts.write(t.note({ difficulty }));
        return note === null && !isUsual(difficulty) ? null : { ...draft, difficulty, note };
      }
      screen.line(t.expected);
    }
  };

  // SAGA-TALK-021: what has changed, where a listener has heard of it in an earlier Discussion.
  private readonly changed: Ask = (draft) => {
    const who = heardAgain(this.view, draft as AppealSetUp);
    if (who.length === 0) return draft;
    const changed = this.prompts.write(this.t.changed({ who }));
    return changed === null ? null : { ...draft, changed };
  };
}

const namesIn = ({ to = [] }: Draft): readonly string[] => to.map(({ who }) => who);

/** The exact odds of an appeal, listener by listener, where the table shows them. */
export const oddsLines = (
  { words, texts }: Speech,
  view: TalkView,
  {
    talker,
    terms,
    to,
  }: {
    readonly talker: string;
    readonly terms: saga.discussion.Terms;
    readonly to: readonly { readonly who: string; readonly matter: Matter }[];
  },
): readonly string[] => {
  const t = texts.discussion;
  if (!view.given.options['saga.talk.showOdds']) return [t.oddsHidden];
  if ([talker, ...to.map(({ who }) => who)].some((name) => view.closed?.includes(name))) return [t.oddsClosed];
  const edition = saga.EDITIONS[view.given.edition];
  return saga.discussion
    .appealOdds(edition, view, { talker, terms }, to)
    .map(({ who, difficulty, check, motive, success }) =>
      t.odds({
        who,
        difficulty,
        check: words.chance(check),
        motive: words.chance(motive),
        success: words.chance(success),
      }),
    );
};
