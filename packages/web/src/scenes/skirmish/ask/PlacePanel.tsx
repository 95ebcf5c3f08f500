import { Button } from '../../../design/forms/Button.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { TabLine } from '../../shared/TabLine.js';
import { byKey } from '../model.js';
import { SkirmishFoot } from './Foot.js';
import { FighterHead } from './Head.js';
import { NOTHING, usualAct } from './offers.js';
import { choiceTitle } from './titles.js';
import type { PanelProps } from './types.js';

/** Who stands where: one after the other on the board, or all at once. */
export const PlacePanel = ({ open, telling, people, busy, give }: PanelProps) => {
  const { t, fighters } = telling;
  const { decision, fighter, chosen, picked, onPick } = open;
  const all = decision.rest.find(({ choose }) => choose === 'placeAll');
  const end = chosen?.choose === 'place' ? chosen.at : null;
  return (
    <>
      <div className="field-body">
        <SceneHead title={t.acts.place({ figure: fighter?.short ?? '' })} />
        <div className="skirmish-who">
          <TabLine
            label={t.whoActs}
            at={picked.figure ?? ''}
            onGo={(key) => onPick({ ...NOTHING, figure: key, act: usualAct(decision, key)?.key ?? null })}
            tabs={decision.figures.map((key) => {
              const name = byKey(fighters, key)?.short ?? key;
              return { key, long: name, short: name };
            })}
          />
        </div>
        {fighter === null ? null : <FighterHead telling={telling} fighter={fighter} people={people} yours />}
        <p className="scene-lead">{t.tapPlace({ who: fighter?.short ?? '' })}</p>
      </div>
      <SkirmishFoot
        act={
          end === null
            ? all === undefined
              ? t.pickSpace
              : choiceTitle(telling, all)
            : t.acts.placeAt({ at: t.space(end) })
        }
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
