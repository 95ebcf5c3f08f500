import { command } from '@warmoot/rules';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import { offerTo } from '../../../boards/hex/offers.js';
import { useTray } from '../../../boards/hex/useTray.js';
import { placeText } from '../../../boards/terrain/naming.js';
import { Button } from '../../../design/forms/Button.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { placeAt } from '../BoardPane.js';
import { CLASS_ICONS } from '../classes.js';
import { unitNamed } from '../model.js';
import { CommandFoot } from './CommandFoot.js';
import type { PanelProps } from './types.js';

/** Deployment: a unit is in hand, a press on a hex puts it there; the rest can take the places that suggest themselves. */
export const Deploy = (props: PanelProps) => {
  const { open, view, units, busy, give, isResting, onRest, t } = props;
  const { decision, picked, side } = open;
  const own = units.filter((unit) => unit.side === side);
  const left = own.filter(({ name }) => decision.units.includes(name));
  const unit = unitNamed(units, picked.unit);
  const first = decision.offers.find((offer) => offer.unit === picked.unit) ?? decision.offers[0];
  const { grip } = useTray((key, at) => {
    const place = command.groundOf(view).places[at];
    const offer = offerTo(decision, { ...picked, unit: key }, place ?? null);
    if (offer !== null && !busy) give(offer.choice);
  });
  const rule =
    view.given.ambush === side ? t.deployAmbush : t.deployRows({ n: view.given.options['command.deployRows'] });
  return (
    <>
      <div className="field-body">
        <SceneHead title={t.deployHead} aside={t.toDeploy({ n: left.length })} />
        <p className="scene-lead">{rule}</p>
        <p className="scene-wait">{t.deployNote}</p>
        <ul className="command-able" data-rows="">
          {own.map((one) => {
            const isLeft = left.includes(one);
            return (
              <li key={one.name}>
                {isLeft ? (
                  <button
                    type="button"
                    data-row=""
                    aria-pressed={one.name === picked.unit}
                    onPointerDown={grip(one.name)}
                    onClick={() => open.onPick({ ...picked, unit: one.name, key: null })}
                  >
                    <CounterPicture side={side} icon={CLASS_ICONS[one.class]} size={24} />
                    <b>{one.called}</b>
                    <span className="soft">{`${one.class} ${one.grade}, ${t.pointsOf({ n: one.points })}`}</span>
                  </button>
                ) : (
                  <span className="command-placed">
                    <CounterPicture side={side} icon={CLASS_ICONS[one.class]} size={24} />
                    <b>{one.called}</b>
                    <span className="soft">{placeAt(t, view, one.at)}</span>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <CommandFoot
        act={
          isResting
            ? t.deploying
            : unit === null || first?.to == null
              ? t.deployHead
              : t.deploySuggested({ who: unit.called, place: placeText(t, first.to) })
        }
        off={isResting ? t.deploying : first === undefined ? t.pickUnit : null}
        busy={busy}
        onAct={() => {
          if (first !== undefined) give(first.choice);
        }}
        others={
          <Button data-rest="" onClick={() => onRest(!isResting)}>
            {isResting ? t.stopDeploying : t.deployRest}
          </Button>
        }
      />
    </>
  );
};
