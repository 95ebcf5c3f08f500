import { enter, openSession, type SceneTypes, type Session, sameJson } from '@warmoot/kernel';
import { parseScript } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { boardOf, en, outcomeText, type Passage, type Section, type Words, wrapped } from '@warmoot/words';
import { beginsPart, passageLines } from '../../src/sitting/screen.js';
import { valueIn } from '../../src/stop.js';

const RULE = '='.repeat(80);
const THIN = '-'.repeat(80);

const sectionLines = (sections: readonly Section[]): readonly string[] =>
  sections.flatMap(({ title, lines }) => ['', ...(title === '' ? [] : [title]), ...lines]);

/** What two seats know is the same, but for whose it is. */
const knowTheSame = (run: Passage['after'], one: string, other: string): boolean =>
  sameJson({ ...run.view(one), seat: null }, { ...run.view(other), seat: null });

/** Each seat's view. Where a seat knows no more and no less than the first, that is said. */
const viewLines = ({ run }: Session<SceneTypes>, title: string, words: Words): readonly string[] => {
  const [first = '', ...others] = run.state.seats;
  const view = (seat: string): readonly string[] => {
    const [awaited, ...board] = boardOf(words, run, seat);
    return ['', `${seat} sees, ${title}:`, ...(awaited?.lines ?? []), ...sectionLines(board)];
  };
  const rest = others.flatMap((seat) =>
    knowTheSame(run, first, seat) && !run.over ? ['', `${seat} sees the same, with the own side first.`] : view(seat),
  );
  return ['', THIN, ...view(first), ...rest, '', THIN];
};

const roundOf = (session: Session<SceneTypes>): number => (session.run.state.open as { round: number }).round;

/** The account of a script, with every seat's view at the end of each round: what a golden replay holds. */
export const goldenText = (name: string, file: string, words: Words = en): string => {
  const script = valueIn(parseScript(file));
  const rules = valueIn(sceneRules(`${script.rules}/${script.scene}`));
  let session: Session<SceneTypes> = valueIn(openSession(rules, script, null));
  const lines: string[] = [name, RULE];
  const entry = session.entries[0] as Passage['entry'];
  lines.push(...passageLines(words, { entry, before: null, after: session.run }, null));
  for (const input of script.inputs) {
    if (input.input === 'undo') throw new Error('a golden replay takes nothing back');
    const before = session;
    session = valueIn(enter(session, input), { path: `inputs[${before.entries.length - 1}]` });
    const last = session.entries.at(-1) as Passage['entry'];
    const passage = { entry: last, before: before.run, after: session.run };
    const told = passageLines(words, passage, null);
    const next = told.findIndex(beginsPart(words, passage));
    if (roundOf(session) === roundOf(before)) lines.push(...told);
    else {
      const round = roundOf(before);
      const when = round === 0 ? 'before the first round' : `at the end of round ${round}`;
      lines.push(...told.slice(0, next - 1), ...viewLines(session, when, words));
      lines.push(...told.slice(next - 1));
    }
  }
  const end = session.run.over ? wrapped(`Outcome: ${outcomeText(words, session.run)}`, 80, 2) : [];
  lines.push(...viewLines(session, 'at the end', words), ...end);
  return `${lines.join('\n')}\n`;
};
