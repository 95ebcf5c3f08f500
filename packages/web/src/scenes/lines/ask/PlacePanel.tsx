import { Button } from '../../../design/forms/Button.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { TabLine } from '../../shared/TabLine.js';
import { SkirmishFoot } from '../../skirmish/ask/Foot.js';
import { NOTHING, usualAct } from '../acts/offers.js';
import { choiceTitle, named } from '../acts/titles.js';
import { Facing } from './Facing.js';
import type { PanelProps } from './types.js';
import { UnitHead } from './UnitHead.js';

/** Which unit stands where: one after the other on the board, or all at once. */
export const PlacePanel = ({ open, telling, people, busy, give }: PanelProps) => {
  const { t } = telling;
  const { decision, unit, chosen, picked, onPick } = open;
  const all = decision.rest.find(({ choose }) => choose === 'placeAll');
  const end = chosen?.choose === 'place' ? chosen.at : null;
  const who = unit?.name ?? '';
  const act =
    end !== null ? t.acts.placeAt({ at: t.space(end) }) : all === undefined ? t.pickSpace : choiceTitle(telling, all);
  return (
    <>
      <div className="field-body">
        <SceneHead title={t.acts.place({ unit: who })} />
        <div className="skirmish-who">
          <TabLine
            label={t.whoActs}
            at={picked.unit ?? ''}
            onGo={(key) => onPick({ ...NOTHING, unit: key, act: usualAct(decision, key)?.key ?? null })}
            tabs={decision.units.map((key) => ({ key, long: named(telling, key), short: named(telling, key) }))}
          />
        </div>
        {unit === null ? null : <UnitHead telling={telling} unit={unit} people={people} yours />}
        <p className="scene-lead">{t.tapPlace({ who })}</p>
        {end === null ? null : (
          <div className="lines-facing">
            <Facing telling={telling} facing={picked.facing} onFacing={(facing) => onPick({ ...picked, facing })} />
          </div>
        )}
      </div>
      <SkirmishFoot
        act={act}
        off={end === null && all === undefined ? t.pickSpace : null}
        busy={busy}
        onAct={() => {
          const choice = end === null ? all : chosen;
          if (choice != null) give(choice);
        }}
      >
        {end === null || all === undefined ? null : (
          <Button busy={busy} onClick={() => give(all)}>
            {choiceTitle(telling, all)}
          </Button>
        )}
      </SkirmishFoot>
    </>
  );
};
