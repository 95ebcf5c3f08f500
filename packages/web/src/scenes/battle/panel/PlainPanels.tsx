import { saga, war } from '@warmoot/rules';
import { useMemo } from 'react';
import { viewBoxOf } from '../../../boards/hex/layout.js';
import { pickedOffer } from '../../../boards/hex/offers.js';
import { terrainOf } from '../../../boards/terrain/paint.js';
import { TerrainHigh, TerrainLow } from '../../../boards/terrain/Terrain.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { mapOf, type Side } from '../model.js';
import { TROOP_ICONS } from '../troops.js';
import type { BattleWords } from '../words.js';
import { OfferFoot } from './BattleFoot.js';
import { OfferPanel } from './OfferPanel.js';
import type { PanelProps } from './types.js';

const titleOf = (t: BattleWords, choice: saga.battle.BattleChoice): string => {
  switch (choice.choose) {
    case 'grow':
      return t.troops[choice.troop];
    case 'challenge':
      return t.challenge({ own: choice.own, enemy: choice.enemy });
    default:
      return (t.choices as Readonly<Record<string, string>>)[choice.choose] ?? choice.choose;
  }
};

const notesOf = ({ view, units, t }: PanelProps, choice: saga.battle.BattleChoice, side: Side): readonly string[] => {
  switch (choice.choose) {
    case 'fightOn':
      return [t.notes.fightOn];
    case 'surrender':
      return [t.notes.surrender];
    case 'breakOff':
      return [t.notes.breakOff];
    case 'retreat': {
      const mine = units.filter((unit) => unit.side === side && unit.at >= 0);
      return [t.notes.retreat({ can: saga.battle.ableToLeave(view, side).length, all: mine.length })];
    }
    default:
      return [];
  }
};

/** Questions whose answers are a short list of words. */
export const PlainPanel = (props: PanelProps) => {
  const { open, t } = props;
  const { decision, picked } = open;
  const offer = pickedOffer(decision, picked);
  const head = (t.plainHeads as Readonly<Record<string, string>>)[decision.step] ?? t.decide;
  return (
    <OfferPanel
      of={props}
      head={head}
      rows={decision.offers.map(({ key, choice }) => ({
        key,
        title: titleOf(t, choice),
        ...(choice.choose === 'grow' ? { icon: TROOP_ICONS[choice.troop] } : {}),
        notes: notesOf(props, choice, open.side),
      }))}
      act={offer === null ? t.confirm : titleOf(t, offer.choice)}
    />
  );
};

/** The straight row beyond which the attacker places. */
export const LinePanel = (props: PanelProps) => {
  const { open, view, units, t } = props;
  const { decision } = open;
  const rows = useMemo(() => {
    const taken = units.filter((unit) => unit.side === 1).map((unit) => unit.at);
    return decision.offers.flatMap(({ key, choice }) => {
      if (choice.choose !== 'line') return [];
      const { axis, at, side } = choice;
      const line: saga.battle.Line = { axis, at, side };
      const name = axis === 'r' ? t.lineAxes.r({ at }) : t.lineAxes[axis];
      return [
        {
          key,
          title: `${name}, ${side === 'lower' ? (axis === 'r' ? t.sides.above : t.sides.left) : axis === 'r' ? t.sides.below : t.sides.right}`,
          notes: [t.lineRoom({ n: saga.battle.attackersPart(saga.battle.groundOf(view), line, taken).length })],
        },
      ];
    });
  }, [decision, units, view, t]);
  return <OfferPanel of={props} head={t.lineHead} note={t.lineNote} rows={rows} act={t.lineTake} />;
};

/** A field by its own name, by its landscape, or by its number. */
const fieldTitle = (t: BattleWords, field: war.Field, number: number): string => {
  if (field.field === 'plain') return t.plainField;
  const landscape = war.LANDSCAPES.find((kind) => kind === field.name);
  return landscape === undefined ? field.name || t.fieldName({ n: number + 1 }) : t.landscapes[landscape];
};

/** Which of the fields is fought on, each with its picture. */
export const FieldPanel = (props: PanelProps) => {
  const { open, view, busy, give, t } = props;
  const { decision, picked } = open;
  const offer = pickedOffer(decision, picked);
  return (
    <>
      <div className="battle-body">
        <SceneHead title={t.fieldHead} />
        <ul className="field-cards" data-rows="">
          {decision.offers.map(({ key, choice }) => {
            const number = choice.choose === 'field' ? choice.field : 0;
            const map = mapOf(view, number);
            const terrain = terrainOf(map);
            const name = fieldTitle(t, map.field, number);
            return (
              <li key={key}>
                <button
                  type="button"
                  data-row=""
                  aria-pressed={picked.key === key}
                  onClick={() => open.onPick({ ...picked, key })}
                >
                  <svg viewBox={viewBoxOf(map.size)} aria-hidden="true">
                    <TerrainLow terrain={terrain} />
                    <TerrainHigh terrain={terrain} />
                  </svg>
                  <b>{name}</b>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <OfferFoot act={t.fieldTake} offer={offer} busy={busy} give={give} t={t} />
    </>
  );
};
