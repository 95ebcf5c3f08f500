import { useMemo, useState } from 'react';
import { Switch } from '../../design/forms/Switches.js';
import type { Sitting } from '../../net/sitting.js';
import { type Coaching, isCoached, wishCoached } from '../../scenes/coach/coaching.js';
import { useSpoken } from '../../words/speech.js';
import { TABLE } from '../words.js';

/** Whether rules are explained at this table as they come up: a ready-made story does so unless that was switched off. */
export const useCoaching = ({ campaign }: Pick<Sitting, 'campaign'>): Coaching => {
  const isStory = campaign?.open.founding?.story !== undefined;
  const [wish, setWish] = useState<boolean | null>(null);
  const isOn = wish ?? isCoached(isStory);
  return useMemo(
    () => ({
      isOn,
      set: (next) => {
        wishCoached(next);
        setWish(next);
      },
    }),
    [isOn],
  );
};

/** The switch in the menu. */
export const CoachSwitch = ({ isOn, set }: Coaching) => {
  const { t } = useSpoken(TABLE);
  return (
    <Switch
      legend={t.explain}
      options={{ on: t.explainOn, off: t.explainOff }}
      at={isOn ? 'on' : 'off'}
      onGo={(key) => set(key === 'on')}
    />
  );
};
