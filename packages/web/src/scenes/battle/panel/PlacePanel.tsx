import { saga } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import type { Placed } from '../../../boards/hex/offers.js';
import { placeTheRest, putDown } from '../../../boards/hex/placing.js';
import { useTray } from '../../../boards/hex/useTray.js';
import { placeText } from '../../../boards/terrain/naming.js';
import { Button } from '../../../design/forms/Button.js';
import { UnitName } from '../../../design/lit/lit.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { formationsOf, placeChoice } from '../offers.js';
import { UnitPicture } from '../troops.js';
import { BattleFoot } from './BattleFoot.js';
import type { PanelProps } from './types.js';

const ruleText = ({ view, open, t }: PanelProps): string => {
  const ambush = view.given.defence !== 'standing';
  if (open.side === 0) return ambush ? t.placeAmbush : t.placeAttacker;
  if (!ambush) return t.placeStanding;
  if (view.open.waived || view.given.options['saga.battle.ambushShape'] === 'free') return t.placeFree;
  return view.given.defence === 'onTheMarch' ? t.placeColumn : t.placeCamp;
};

/** Deployment: units are dragged or pressed into place, and the rules are asked about the whole. */
export const PlacePanel = (props: PanelProps) => {
  const { open, view, run, units, busy, give, t, words } = props;
  const { decision, picked, asked, side } = open;
  const own = units.filter((unit) => unit.side === side);
  const left = own.filter(({ name }) => !picked.placed.some(({ unit }) => unit === name));
  const choice = placeChoice(picked.placed);
  const accepted = left.length > 0 ? null : run.accepts(asked, choice);
  const off =
    accepted === null ? t.toPlace({ n: left.length }) : accepted.ok ? null : refusalText(words, accepted.refusal);
  const put = (placed: typeof picked.placed): void => open.onPick({ ...picked, unit: null, placed });
  const formations = formationsOf(decision);
  const titles = formations.map((one) => words.scenes['saga/battle']?.formation?.(view, one) ?? '');
  // Two of one name are told apart by where their first unit stands.
  const nameOf = (one: Placed, n: number): string => {
    const title = titles[n] ?? '';
    const [first] = one;
    const isTwice = titles.filter((other) => other === title).length > 1;
    return isTwice && first !== undefined ? `${title}, ${placeText(t, first.at)}` : title;
  };
  const isLegal = (placed: typeof picked.placed): boolean => run.accepts(asked, placeChoice(placed)).ok;
  const { grip } = useTray((unit, at) => {
    const place = saga.battle.groundOf(view).places[at];
    if (place === undefined || !saga.battle.openToPlace(view, side).includes(at)) return;
    put(putDown(picked.placed, unit, place));
  });
  return (
    <>
      <div className="battle-body">
        <SceneHead title={t.placeHead} aside={left.length === 0 ? t.allPlaced : t.toPlace({ n: left.length })} />
        <p className="scene-lead">{ruleText(props)}</p>
        <p className="scene-wait">{t.placeHow}</p>
        {formations.length === 0 ? null : (
          <div className="idea-row">
            <span className="lab">{t.formations}</span>
            {formations.map((formation, n) => (
              <Button key={JSON.stringify(formation)} small onClick={() => put(formation)}>
                {nameOf(formation, n)}
              </Button>
            ))}
            {left.length > 0 && picked.placed.length > 0 ? (
              <Button small kind="ink" onClick={() => put(placeTheRest(formations, picked.placed, own, isLegal))}>
                {t.placeRest}
              </Button>
            ) : null}
            {picked.placed.length > 0 ? (
              <Button small kind="quiet" onClick={() => put([])}>
                {t.takeAllUp}
              </Button>
            ) : null}
          </div>
        )}
        <ul className="unit-rows" data-rows="" aria-label={t.tray}>
          {own.map((unit) => {
            const at = picked.placed.find((one) => one.unit === unit.name)?.at ?? null;
            return (
              <li key={unit.name}>
                <button
                  type="button"
                  data-row=""
                  onPointerDown={grip(unit.name)}
                  aria-pressed={picked.unit === unit.name}
                  onClick={() => open.onPick({ ...picked, unit: picked.unit === unit.name ? null : unit.name })}
                >
                  <UnitPicture side={unit.side} troop={unit.troop} size={26} />
                  <UnitName unit={unit} />
                  <span className="soft">{at === null ? t.strong({ men: unit.size }) : placeText(t, at)}</span>
                </button>
                {at === null ? null : (
                  <button
                    type="button"
                    className="unit-up"
                    onClick={() => put(putDown(picked.placed, unit.name, null))}
                  >
                    {t.takeUp}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <BattleFoot
        act={left.length === own.length && formations.length > 0 ? t.placeRest : t.placeDone}
        off={left.length === own.length && formations.length > 0 ? null : off}
        busy={busy}
        onAct={() => {
          if (left.length === own.length) put(formations[0] ?? []);
          else give(choice);
        }}
      />
    </>
  );
};
