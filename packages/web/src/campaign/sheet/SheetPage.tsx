import { saga } from '@warmoot/rules';
import { ButtonLink } from '../../design/forms/Button.js';
import '../../design/panels/leaf.css';
import { Empty } from '../../design/states/Loading.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { About, Relations } from './About.js';
import { Body } from './Body.js';
import { Carries } from './Carries.js';
import { Changes } from './Changes.js';
import { Decisions } from './Decisions.js';
import { Drives } from './Drives.js';
import { Goals } from './Goals.js';
import { Head } from './Head.js';
import { Motives } from './Motives.js';
import { maySheet } from './open.js';
import { PaperSheet } from './PaperSheet.js';
import { Skills } from './Skills.js';
import './sheet.css';
import './numbers.css';
import './sheet-parts.css';
import './sheet-narrow.css';
import { usePrinting } from './usePrinting.js';
import { SHEET } from './words.js';

const TABS = ['body', 'skills', 'motives', 'load', 'story'] as const;

/** On the phone: the parts of the sheet, one press away. */
const Parts = ({ open }: { readonly open: boolean }) => {
  const { t } = useSpoken(SHEET);
  const tabs = open ? TABS : (['body', 'story'] as const);
  return (
    <nav className="sheet-tabs" aria-label={t.parts}>
      {tabs.map((tab) => (
        <button key={tab} type="button" onClick={() => document.getElementById(tab)?.scrollIntoView()}>
          {t.tabs[tab]}
        </button>
      ))}
    </nav>
  );
};

const Sheet = ({ who }: { readonly who: saga.campaign.SeenCharacter }) => {
  const { t, seat, plays, people } = useCampaignIn(SHEET);
  const printing = usePrinting();
  const may = maySheet(who, seat, plays, people);
  const open = saga.campaign.isOpenSheet(who) ? who : null;
  return (
    <article className="sheet" data-dead={who.dead === null ? undefined : ''}>
      <Head who={who} may={may} />
      <Parts open={open !== null} />
      <div className="sheet-grid" data-closed={open === null ? '' : undefined}>
        <Body who={who} />
        {open === null ? (
          <p className="sheet-closed">{t.closed}</p>
        ) : (
          <>
            <Skills who={open} />
            <section className="sheet-motives leaf" id="motives">
              <Motives who={open} />
              <Drives who={open} />
              <Goals who={open} />
            </section>
            <Carries who={open} may={may && who.dead === null} />
          </>
        )}
      </div>
      <div className="sheet-lower" id="story">
        <About who={who} may={may} />
        <div>
          <Relations who={who} may={may} />
          {open === null ? null : <Decisions who={open} />}
        </div>
        {open === null ? null : <Changes who={open} />}
      </div>
      {printing ? <PaperSheet who={who} /> : null}
    </article>
  );
};

/** The sheet of one character. */
export const SheetPage = ({ id }: { readonly id: string }) => {
  const { t, seen, table } = useCampaignIn(SHEET);
  const who = seen.open.characters[id];
  if (who === undefined) {
    return <Empty act={<ButtonLink href={`/t/${table}/cast`}>{t.toCast}</ButtonLink>}>{t.gone}</Empty>;
  }
  return <Sheet who={who} />;
};
