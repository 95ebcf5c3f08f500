import { d, dz } from '@warmoot/kernel';
import { Dice } from '../../design/chance/Dice.js';
import { useSpoken } from '../../words/speech.js';
import { GUIDE } from './words.js';

/** SAGA-CHECK-015: the dice of every check. */
export const CHECK_DICE = [d(8), d(8), dz(10)] as const;

interface ThrowPictureProps {
  /** What is added up, and what that has to reach. */
  readonly adds: string;
  readonly against: string;
}

/** The dice of a check as they lie, and what they are held against. */
export const ThrowPicture = ({ adds, against }: ThrowPictureProps) => {
  const { t } = useSpoken(GUIDE);
  return (
    <div className="pic pic-dice">
      <Dice dice={CHECK_DICE} faces={[7, 6, 4]} size={72} />
      <p>
        {adds} <em>{t.reach}</em> {against}
      </p>
    </div>
  );
};
