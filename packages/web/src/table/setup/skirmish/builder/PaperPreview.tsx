import { nameIn } from '@warmoot/words';
import { Button } from '../../../../design/forms/Button.js';
import { shortName } from '../../../../people/names.js';
import { useSpoken } from '../../../../words/speech.js';
import { Portrait } from '../Portrait.js';
import { SCENE } from '../skirmishStart.js';
import { chargeIn, copyOf } from './copy.js';
import type { BuilderProps } from './props.js';
import { BAND_BUILDER } from './words.js';

/** How many cards a sheet has. */
const A_SHEET = 6;

interface PreviewProps extends Pick<BuilderProps, 'side' | 'shown' | 'campaign'> {
  readonly units: BuilderProps['band']['units'];
}

/** The first sheet as it will lie on paper, and the button that prints all of them. */
export const PaperPreview = ({ side, units, shown, campaign }: PreviewProps) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const names = shown.map(({ called }) => nameIn(words, SCENE, called));
  const sheets = Math.max(1, Math.ceil(units.length / A_SHEET));
  return (
    <>
      <div className="bb-sheet" aria-hidden="true">
        {units.slice(0, A_SHEET).map((unit, nth) => {
          const one = shown[nth];
          return one === undefined ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what a figure goes by.
            <div key={nth}>
              <Portrait side={side} shown={one} brought={copyOf(unit)?.of.wounds} charge={chargeIn(unit, campaign)} />
              <b>{shortName(names[nth] ?? '', names)}</b>
              <span>{'▮'.repeat(Math.min(8, one.state.mostHp))}</span>
            </div>
          );
        })}
      </div>
      <div>
        <h3 className="bb-h">{t.paper}</h3>
        <p className="small soft">{t.paperHow({ sheets })}</p>
        <Button small onClick={() => window.print()}>
          {t.printBand}
        </Button>
      </div>
    </>
  );
};
