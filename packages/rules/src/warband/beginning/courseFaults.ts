import { badForm, brokenRule, type Refusal } from '@warmoot/kernel';
import type { Figure, FigureRow, Position, SkirmishGiven, SkirmishOpen } from '../model/model.js';
import { areNear, calledAt, firstFault } from './faults.js';

const PATH = 'setup.position';

/** What two keys of a position stand for. */
interface Pair {
  readonly path: string;
  readonly one: string;
  readonly other: string;
}

const pairsIn = ({ charged, holds, duels }: Position): { readonly [what: string]: readonly Pair[] } => ({
  charged: charged.map(({ figure, target }, nth) => ({ path: `${PATH}.charged[${nth}]`, one: figure, other: target })),
  holds: holds.map(({ controller, held }, nth) => ({ path: `${PATH}.holds[${nth}]`, one: controller, other: held })),
  duels: duels.map(([one = '', other = ''], nth) => ({ path: `${PATH}.duels[${nth}]`, one, other })),
});

/** WARBAND-ROUND-011: why a fight cannot be taken up like this; null where it can. */
export const positionFault = (given: SkirmishGiven, open: SkirmishOpen, position: Position): Refusal | null => {
  const find = (key: string): number => open.roster.findIndex(({ name }) => name === key);
  const known = (path: string, keys: readonly string[]): Refusal | null => {
    const stranger = keys.find((key) => find(key) < 0);
    return stranger === undefined ? null : badForm(path, 'warband.figureKey', stranger);
  };
  const called = (key: string): string => calledAt(given, open, find(key));
  const rowOf = (key: string): FigureRow => open.roster[find(key)] as FigureRow;
  const stateOf = (key: string): Figure => open.figures[find(key)] as Figure;
  const foes = ({ path, one, other }: Pair): Refusal | null =>
    known(path, [one, other]) ??
    (rowOf(one).side === rowOf(other).side ? badForm(path, 'warband.pairOfFoes', `${one} ${other}`) : null);
  const near = ({ path, one, other }: Pair): Refusal | null =>
    areNear(given, stateOf(one), stateOf(other)) ? null : badForm(path, 'warband.besideEachOther', `${one} ${other}`);
  const once = (path: string, keys: readonly string[]): Refusal | null => {
    const twice = keys.find((key, nth) => keys.indexOf(key) !== nth);
    return twice === undefined ? null : badForm(path, 'warband.figureOnce', twice);
  };
  const { charged, holds, duels } = pairsIn(position);
  const pairs = { charged: charged ?? [], holds: holds ?? [], duels: duels ?? [] };
  const ends = (all: readonly Pair[]): readonly string[] => all.flatMap(({ one, other }) => [one, other]);
  const delayed = position.delayed.map(({ figure }) => figure);
  // WARBAND-SPELL-001: cast upon somebody, or upon nobody, as the spell is.
  const spellFault = ({ figure, spell, target }: Position['delayed'][number], nth: number): Refusal | null => {
    const path = `${PATH}.delayed[${nth}]`;
    const own = rowOf(figure).spells.find(({ name }) => name === spell);
    if (own === undefined) return badForm(`${path}.spell`, 'warband.ownSpell', spell);
    if (own.targeted !== (target === undefined)) return target === undefined ? null : known(`${path}.target`, [target]);
    return badForm(`${path}.target`, own.targeted ? 'warband.spellUpon' : 'warband.spellUponNobody', target ?? spell);
  };
  const groupFault = (): Refusal | null => {
    const alone = position.groups.find(({ figure }) => rowOf(figure).group === null);
    return alone === undefined
      ? null
      : brokenRule('WARBAND-MORALE-001', 'warband.neverChecks', { figure: called(alone.figure) });
  };
  const unplaced = open.roster.findIndex((_row, nth) => {
    const figure = open.figures[nth] as Figure;
    return figure.fate === 'fighting' && figure.at < 0;
  });
  const late = open.roster.findIndex((_row, nth) => (open.figures[nth] as Figure).criticalSince > position.round);
  const most = given.options['warband.quietRounds'] - 1;
  return firstFault(
    () => (unplaced < 0 ? null : badForm(PATH, 'warband.allPlaced', calledAt(given, open, unplaced))),
    () => (late < 0 ? null : badForm(PATH, 'warband.notYetCritical', calledAt(given, open, late))),
    () => known(`${PATH}.acted`, position.acted),
    ...pairs.charged.map((pair) => () => foes(pair)),
    () =>
      once(
        `${PATH}.charged`,
        pairs.charged.map(({ one }) => one),
      ),
    ...pairs.holds.map((pair) => () => foes(pair) ?? near(pair)),
    () => once(`${PATH}.holds`, ends(pairs.holds)),
    ...pairs.duels.map((pair) => () => foes(pair) ?? near(pair)),
    () => once(`${PATH}.duels`, ends(pairs.duels)),
    () => known(`${PATH}.delayed`, delayed) ?? once(`${PATH}.delayed`, delayed),
    ...position.delayed.map((one, nth) => () => spellFault(one, nth)),
    () =>
      known(
        `${PATH}.effects`,
        position.effects.flatMap(({ figure }) => figure ?? []),
      ),
    () =>
      known(
        `${PATH}.groups`,
        position.groups.map(({ figure }) => figure),
      ) ?? groupFault(),
    // WARBAND-ROUND-007: only a first round is one of surprise.
    () =>
      given.surprised !== null && position.round > 1
        ? brokenRule('WARBAND-ROUND-003', 'warband.surpriseIsFirst')
        : null,
    () =>
      position.quiet > most
        ? brokenRule('WARBAND-ROUND-010', 'warband.tooQuiet', { quiet: position.quiet, most })
        : null,
  );
};
