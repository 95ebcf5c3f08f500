import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Switch } from '../../design/forms/Switches.js';
import { areNoticesWanted, wantNotices } from '../../net/notify.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import { useSpoken } from '../../words/speech.js';
import { TABLE } from '../words.js';
import { Options } from './Options.js';
import { isPlayer, proposeTo } from './propose.js';

/** Notices of the browser: only where somebody switches them on. */
const NoticeSwitch = () => {
  const { t } = useSpoken(TABLE);
  const [isOn, setOn] = useState(areNoticesWanted);
  const [isDenied, setDenied] = useState(false);
  if (!('Notification' in window)) return null;
  const go = async (wanted: boolean): Promise<void> => {
    const granted = await wantNotices(wanted);
    setOn(wanted && granted);
    setDenied(wanted && !granted);
  };
  return (
    <section className="notices">
      <Switch
        legend={t.notices}
        options={[
          { key: 'on', label: t.noticesOn },
          { key: 'off', label: t.noticesOff },
        ]}
        at={isOn ? 'on' : 'off'}
        onGo={(key) => void go(key === 'on')}
      />
      {isDenied ? <p className="small">{t.noticesDenied}</p> : null}
    </section>
  );
};

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
