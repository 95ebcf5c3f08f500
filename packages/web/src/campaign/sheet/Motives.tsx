import type { saga } from '@warmoot/rules';
import { MotivePairs } from '../../design/motives/MotivePairs.js';
import { useSpoken } from '../../words/speech.js';
import { MotiveNumber } from './Whence.js';
import { SHEET } from './words.js';

export const Motives = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t } = useSpoken(SHEET);
  return (
    <>
      <h2>{t.moves}</h2>
      {who.motives === null ? (
        <p className="soft">{t.noMotives}</p>
      ) : (
        <MotivePairs
          motives={who.motives}
          driving={who.driving}
          numberOf={(motive) => <MotiveNumber who={who} motive={motive} />}
        />
      )}
    </>
  );
};
