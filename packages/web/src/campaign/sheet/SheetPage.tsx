import { saga } from '@warmoot/rules';
import { campaignNames } from '@warmoot/words';
import { useMemo, useState } from 'react';
import { Button, ButtonLink } from '../../design/forms/Button.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useCampaignIn } from '../useCampaign.js';
import { historyOf } from './history.js';
import { useWriting } from './useWriting.js';
import { Written } from './Writing.js';
import { SHEET } from './words.js';
import '../../design/panels/leaf.css';
import { Empty } from '../../design/states/Loading.js';
import { useSpoken } from '../../words/speech.js';
import { About, Relations } from './About.js';
import { Body } from './Body.js';
import { Carries } from './Carries.js';
import { Decisions } from './Decisions.js';
import { Drives } from './Drives.js';
import { Head } from './Head.js';
import { Motives } from './Motives.js';
import { maySheet } from './open.js';
import { PaperSheet } from './PaperSheet.js';
import { Skills } from './Skills.js';
import './sheet.css';
import './numbers.css';
import './sheet-parts.css';
import './sheet-narrow.css';
import { usePrinting } from '../../browser/usePrinting.js';

const FIRST = 8;

/** Every change of the sheet with its day, its reason and its rules; the last one first. */
const Changes = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t, words, dateText, seen, people } = useCampaignIn(SHEET);
  const names = useMemo(() => campaignNames(words, seen, (seat) => people[seat]?.name ?? seat), [words, seen, people]);
  const [whole, setWhole] = useState(false);
  const groups = useMemo(() => historyOf(words, t, who.history), [words, t, who.history]);
  const shown = whole ? groups : groups.slice(0, FIRST);
  return (
    <section className="history">
      <h2>{t.history}</h2>
      {groups.length === 0 ? <p className="soft">{t.noHistory}</p> : null}
      <ol>
        {shown.map(({ key, day, what, reason, rules, entry }) => (
          <li key={key}>
            <span className="lab">{dateText(day)}</span>
            <div>
              <b className="strong">{what.join(', ')}</b>
              <p className="small soft">
                {reason}
                {entry === null ? null : `, ${words.campaign.history.after({ title: names.entry(entry) })}`}{' '}
                {rules.map((rule) => (
                  <RuleRef key={rule} id={rule} />
                ))}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {shown.length < groups.length ? (
        <Button kind="quiet" small onClick={() => setWhole(true)}>
          {t.earlier({ count: groups.length - shown.length })}
        </Button>
      ) : null}
    </section>
  );
};

const MOST = 20_000;

/** SAGA-DRAFT-010: what the owner alone reads. Nobody else is shown so much as the place for it. */
const Goals = ({ who }: { readonly who: saga.campaign.SeenCharacter }) => {
  const { t, seen, seat } = useCampaignIn(SHEET);
  const { write } = useWriting();
  const { own } = seen;
  if (who.owner !== seat || own === null) return null;
  const { id: character } = who;
  return (
    <section className="goals">
      <h2>{t.wants}</h2>
      <Written
        label={t.wants}
        text={own.goals[character] ?? ''}
        empty={t.noGoals}
        may
        long
        most={MOST}
        className="note"
        lead={<em>{t.onlyYou} </em>}
        onSave={(text) => write({ deed: 'goals', character, text })}
      />
      <h3 className="lab">{t.note}</h3>
      <Written
        label={t.note}
        text={own.notes[character] ?? ''}
        empty={t.noNote}
        may
        long
        most={MOST}
        className="note"
        onSave={(text) => write({ deed: 'privateNote', character, text })}
      />
    </section>
  );
};

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
