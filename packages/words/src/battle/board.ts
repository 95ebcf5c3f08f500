import type { View } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import type { SceneWords, Section } from '../catalogue/words.js';
import { wrapped } from '../lines.js';
import type { Speech } from '../speech.js';
import { armyName, hexText, isLost, soldiersOf } from './facts.js';
import { mapLines } from './map.js';
import type { BattlePhrases } from './phrases.js';

/** What is said on the board of a battle, and what troops are called. */
type BattleBoardWords = Speech['t']['battle']['board'] & Pick<Speech['t']['battle'], 'troops'>;
type Said = BattleBoardWords & { readonly phrases: BattlePhrases };

const unitLine = (words: Said, sight: saga.battle.BattleSight, unit: number): string => {
  const { open } = sight;
  const { troop } = war.unitAt(sight, unit);
  const [left, size] = soldiersOf(sight, unit);
  const where = war.isOnTheMap(sight, unit)
    ? words.at({ place: hexText(sight, open.at[unit] as number) })
    : isLost(sight, unit)
      ? words.lost
      : open.round === 0
        ? words.unplaced
        : words.left;
  const marks = [...(open.quick[unit] === 1 ? [words.quick] : []), ...(open.pinned[unit] === 1 ? [words.pinned] : [])];
  return [
    words.phrases.signed(sight, unit),
    words.troops[troop],
    left === size ? `${size}` : words.soldiers({ left, size }),
    where,
    ...marks,
  ].join(', ');
};

const armySection = (words: Said, sight: saga.battle.BattleSight, side: war.Side): Section => ({
  title: armyName(sight, side),
  lines: war.unitsOf(sight, side).flatMap((unit) => wrapped(unitLine(words, sight, unit), 80, 3)),
});

const barrierLines = (words: BattleBoardWords, { given, open }: saga.battle.BattleSight): readonly string[] => {
  const field = given.fields[open.field];
  if (field?.field !== 'drawn') return [];
  return (['soft', 'hard'] as const).flatMap((kind) => {
    const edges = field.barriers
      .filter((barrier) => barrier.kind === kind)
      .map(({ from, to, oneWay }) => `${war.placeText(from)}–${war.placeText(to)}${oneWay ? ` ${words.oneWay}` : ''}`);
    return edges.length === 0 ? [] : wrapped(words.barriers[kind]({ edges: edges.join('; ') }), 80, 2);
  });
};

const stateLines = (words: Said, sight: saga.battle.BattleSight): readonly string[] => {
  const { open } = sight;
  if (open.round === 0) return [words.before];
  const clusters = open.clusters.map(
    ({ lone, many }) =>
      `${words.phrases.unit(sight, lone).named} – ${words.phrases
        .names(sight, many)
        .map(({ named }) => named)
        .join(', ')}`,
  );
  return [
    words.round({
      round: open.round,
      proactive: armyName(sight, saga.battle.proactive(sight)),
      lossNumber: open.lossNumber,
    }),
    ...(clusters.length === 0 ? [] : [words.clusters({ clusters: clusters.join('; ') })]),
  ].flatMap((line) => wrapped(line, 80, 2));
};

/** A battle in words, as a seat sees it: its own side, the other side, the ground, how it stands. */
export const battleBoard =
  (boardWords: BattleBoardWords, phrases: BattlePhrases): NonNullable<SceneWords<saga.battle.Battle>['board']> =>
  (view: View<saga.battle.Battle>) => {
    const words: Said = { ...boardWords, phrases };
    const own: war.Side = view.given.armies.findIndex(({ seat }) => seat === view.seat) === 1 ? 1 : 0;
    const ground =
      view.open.field < 0
        ? []
        : [{ title: words.ground, lines: [...mapLines(view), ...wrapped(words.legend), ...barrierLines(words, view)] }];
    return [
      armySection(words, view, own),
      armySection(words, view, war.otherSide(own)),
      ...ground,
      { title: words.state, lines: stateLines(words, view) },
    ].filter(({ lines }) => lines.length > 0);
  };
