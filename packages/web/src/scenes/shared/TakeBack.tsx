import { useContext } from 'react';
import { Button } from '../../design/forms/Button.js';
import { useSpoken } from '../../words/speech.js';
import { TakeBackContext } from './takingBack.js';
import { SHARED } from './words.js';

/** The way back from one's last act, as long as nobody else has acted: where one waits, else among small tools. */
export const TakeBack = ({ waiting = false }: { readonly waiting?: boolean }) => {
  const { t } = useSpoken(SHARED);
  const takeBack = useContext(TakeBackContext);
  if (takeBack === null) return null;
  return waiting ? (
    <p className="scene-wait take-back">
      <Button onClick={takeBack} data-next="">
        {t.takeItBack}
      </Button>
    </p>
  ) : (
    <Button kind="quiet" small className="take-back-tool" onClick={takeBack}>
      {t.takeItBack}
    </Button>
  );
};
