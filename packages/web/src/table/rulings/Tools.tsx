import { Button } from '../../design/forms/Button.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import { useSpoken } from '../../words/speech.js';
import { NoticeSwitch } from '../NoticeSwitch.js';
import { TABLE } from '../words.js';
import { Options } from './Options.js';
import { isPlayer, proposeTo } from './propose.js';

/** What the table can settle among itself, and the proof that its dice are honest. */
export const Tools = ({ sitting, act }: { readonly sitting: Sitting; readonly act: Do }) => {
  const { t } = useSpoken(TABLE);
  const { seen, scene } = sitting;
  const head = seen?.scenes.find((one) => one.scene === scene?.scene);
  return (
    <div className="tools">
      {isPlayer(sitting) ? (
        <section>
          <h2>{t.propose}</h2>
          <p className="small soft">{t.proposeNote}</p>
          <p className="stack">
            {scene === null && !seen?.paused ? null : (
              <Button small onClick={() => proposeTo(sitting, act, seen?.paused ? 'goOn' : 'pause', {})}>
                {seen?.paused ? t.goOn : t.pause}
              </Button>
            )}
            {scene === null ? null : (
              <>
                <Button small onClick={() => proposeTo(sitting, act, 'openLog', {})}>
                  {t.openLog}
                </Button>
                <Button small onClick={() => proposeTo(sitting, act, 'abandon', {})}>
                  {t.abandon}
                </Button>
              </>
            )}
          </p>
          <details open={scene === null}>
            <summary>{t.options}</summary>
            <Options sitting={sitting} act={act} />
          </details>
        </section>
      ) : null}
      {head?.commitment ? (
        <section>
          <h2>{t.commitment}</h2>
          <p className="hash">{head.commitment}</p>
          <p className="small soft">{t.commitmentNote}</p>
        </section>
      ) : null}
      <NoticeSwitch />
    </div>
  );
};
