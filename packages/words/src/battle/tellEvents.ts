import { saga, war } from '@warmoot/rules';
import type { SceneWords } from '../catalogue/words.js';
import type { Speech } from '../speech.js';
import { armyName, championName, clusterOf, hexText, musteredGroups, sizesText } from './facts.js';
import type { BattlePhrases } from './phrases.js';

type Events = SceneWords<saga.battle.Battle>['events'];

export const tellBattleEvents = ({ t: { battle: t } }: Speech, phrases: BattlePhrases): Events => {
  const { unit: unitText, unit: nameOf, names, cluster, line, field: fieldText } = phrases;
  return {
    fieldPicked: ({ field }, { sight }) => t.fieldPicked({ field: fieldText(sight.given.fields[field]) }),
    musterBegan: () => '',
    grew: () => '',
    mustered: ({ units }, { sight }) => {
      const groups = musteredGroups(units).map((group) =>
        t.group({
          names: group.keys.map((key) => phrases.keyed(sight, key)),
          troop: t.troops[group.troop],
          sizes: sizesText(group.sizes),
        }),
      );
      return t.mustered({
        army: armyName(sight, units[0]?.side ?? 0),
        n: units.length,
        groups: groups.join('; '),
      });
    },
    lossNumberSet: ({ lossNumber }) => t.lossNumberSet({ n: lossNumber }),
    mannerSet: ({ waived }, { sight }) => {
      const army = armyName(sight, 1);
      return waived ? t.anyShape({ army }) : t.fittingShape({ army, defence: sight.given.defence });
    },
    placed: ({ side, units, at }, { sight }) => {
      const placed = units.map((unit, i) =>
        t.unitAt({ unit: nameOf(sight, unit), place: hexText(sight, at[i] as number) }),
      );
      return t.placed({ army: armyName(sight, side), units: placed.join(', ') });
    },
    lineNamed: ({ line: named }, { sight }) => t.lineNamed({ army: armyName(sight, 1), line: line(named) }),
    roundBegan: ({ round }, { sight }) => t.roundBegan({ round, army: armyName(sight, saga.battle.proactive(sight)) }),
    declared: ({ side, declaration }, { sight }) =>
      declaration === 'fightOn' ? '' : t.declared({ army: armyName(sight, side), declaration }),
    retreated: ({ side }, { sight }) => t.retreated({ army: armyName(sight, side) }),
    surrendered: ({ side }, { sight }) => t.surrendered({ army: armyName(sight, side) }),
    left: ({ units }, { sight }) => t.left({ units: names(sight, units) }),
    quickChosen: ({ units }, { sight }) => {
      const sides = [0, 1].map((side) => {
        const own = units.filter((unit) => war.unitAt(sight, unit).side === side);
        return t.quickOf({ army: armyName(sight, side), units: names(sight, own) });
      });
      return t.quickChosen({ sides: sides.join('; ') });
    },
    phaseBegan: ({ phase }, { sight }) => {
      const { proactive, quick } = saga.battle.MOVEMENT_PHASES[phase - 1] ?? { proactive: true, quick: true };
      const first = saga.battle.proactive(sight);
      return t.phaseBegan({ phase, army: armyName(sight, proactive ? first : war.otherSide(first)), quick });
    },
    moved: ({ unit, path, pins }, { sight }) =>
      t.moved({
        unit: unitText(sight, unit),
        n: path.length,
        to: hexText(sight, path.at(-1) ?? -1),
        pins: pins.map((enemy) => unitText(sight, enemy)),
      }),
    movementEnded: () => '',
    clustered: ({ clusters }, { sight }) =>
      t.engaged({ clusters: clusters.map((one) => cluster(sight, one)).join('; ') }),
    aimed: ({ unit, target }, { sight }) =>
      target === null
        ? t.holdsFire({ unit: unitText(sight, unit) })
        : t.aimed({ unit: unitText(sight, unit), target: unitText(sight, target) }),
    shot: ({ unit, target, won, losses }, { sight, came }) =>
      t.shot({
        unit: nameOf(sight, unit),
        target: nameOf(sight, target),
        won,
        losses,
        came: came?.text ?? null,
      }),
    lossesTaken: ({ unit, losses }, { sight }) => {
      const { size } = war.unitAt(sight, unit);
      const left = size - (sight.open.losses[unit] ?? 0);
      return t.lossesTaken({ unit: unitText(sight, unit), losses, left, size });
    },
    destroyed: ({ unit }, { sight }) => t.destroyed({ unit: unitText(sight, unit) }),
    meleeBegan: () => t.meleeBegan,
    clusterNamed: ({ cluster: at }, { sight }) => t.clusterNamed({ cluster: cluster(sight, clusterOf(sight, at)) }),
    // SAGA-BATTLE-MELEE-002: the unit of the proactive side rolls, so it is told as won or lost from there.
    clashed: ({ lone, other, winner }, { sight, came }) => {
      const loneRolls = war.unitAt(sight, lone).side === saga.battle.proactive(sight);
      const [roller, opposing] = loneRolls ? [lone, other] : [other, lone];
      return t.clashed({
        one: unitText(sight, roller),
        other: unitText(sight, opposing),
        won: winner === roller,
        came: came?.text ?? null,
      });
    },
    pressed: ({ lone, by }, { sight }) => t.pressed({ lone: nameOf(sight, lone), by: nameOf(sight, by) }),
    boxedIn: ({ unit }, { sight }) => t.boxedIn({ unit: nameOf(sight, unit) }),
    fellBack: ({ unit, to }, { sight }) => t.fellBack({ unit: nameOf(sight, unit), to: hexText(sight, to) }),
    stepped: ({ unit, to }, { sight }) => t.stepped({ unit: nameOf(sight, unit), to: hexText(sight, to) }),
    clusterDone: () => '',
    challenged: ({ side, own, enemy }, { sight }) =>
      t.challenged({
        army: armyName(sight, side),
        own: championName(sight, own),
        enemy: championName(sight, enemy),
      }),
    challengeRefused: ({ side }, { sight }) => t.challengeRefused({ army: armyName(sight, side) }),
    duelsDeclined: ({ side }, { sight }) => t.duelsDeclined({ army: armyName(sight, side) }),
    duelFought: () => t.duelFought,
    renamed: ({ unit, name }, { was }) => t.renamed({ was: unitText(was, unit), name: phrases.called(name) }),
    roundEnded: () => '',
    ended: ({ ending }) => t.endings[ending],
  };
};

/** A placing names no places, and moves in a row are one: unless one of them stops an enemy. */
export const tellBattleInShort = (
  { t: { battle: t } }: Speech,
  phrases: BattlePhrases,
): NonNullable<SceneWords<saga.battle.Battle>['inShort']> => ({
  placed: (events, { sight }) =>
    t.placedMany({
      army: armyName(sight, events[0]?.side ?? 0),
      n: events.reduce((all, { units }) => all + units.length, 0),
    }),
  moved: (events, { sight }) => {
    const units = [...new Set(events.map(({ unit }) => unit))];
    if (units.length < 2 || events.some(({ pins }) => pins.length > 0)) return null;
    return t.movedMany({
      army: armyName(sight, war.unitAt(sight, units[0] as number).side),
      units: units.map((unit) => phrases.unit(sight, unit)),
    });
  },
});
