import { useState } from 'react';
import { Switch } from '../design/forms/Switches.js';
import { areNoticesWanted, wantNotices } from '../net/notify.js';
import { useSpoken } from '../words/speech.js';
import { TABLE } from './words.js';

/** Notices of the browser: only where somebody switches them on. */
export const NoticeSwitch = () => {
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
