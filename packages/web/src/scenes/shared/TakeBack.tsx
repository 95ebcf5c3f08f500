import { useContext } from 'react';
import { Button } from '../../design/forms/Button.js';
import { useSpoken } from '../../words/speech.js';
import { TakeBackContext } from './takingBack.js';
import { SHARED } from './words.js';

/** The way back from one's last act, as long as nobody else has acted. */
export const TakeBack = () => {
  const { t } = useSpoken(SHARED);
  const takeBack = useContext(TakeBackContext);
  return takeBack === null ? null : (
    <Button kind="quiet" small className="take-back" onClick={takeBack}>
      {t.takeItBack}
    </Button>
  );
};
