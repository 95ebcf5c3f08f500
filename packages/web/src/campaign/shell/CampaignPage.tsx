import { saga } from '@warmoot/rules';
import { useMemo } from 'react';
import { type CampaignPageName, placesAt } from '../../design/shell/places.js';
import { Shell } from '../../design/shell/Shell.js';
import { Loading } from '../../design/states/Loading.js';
import { doingAt } from '../../net/awaiting.js';
import type { Sitting } from '../../net/sitting.js';
import { sittingKey, useNet } from '../../net/store.js';
import { useDo } from '../../net/useSitting.js';
import { presentAt } from '../../people/people.js';
import { LineBanner } from '../../table/page/LineBanner.js';
import { Seated } from '../../table/page/Seated.js';
import { AtDoor, CodeLine } from '../../table/people/Door.js';
import { Asked } from '../../table/rulings/Proposals.js';
import { Strip } from '../../table/Strip.js';
import { DATES } from '../../words/dates.js';
import { useSpoken } from '../../words/speech.js';
import '../../table/page/table.css';
import { usePeople, useWhoActs } from '../../table/page/useTablePage.js';
import { calendarFor, dayText } from '../../words/days.js';
import { useWords } from '../../words/WordsProvider.js';
import { CampaignContext, useCampaign } from '../useCampaign.js';
import '../campaign.css';
import { useSpine } from '../../table/useSpine.js';
// The pages come together and after the styles of all: whoever opens one goes on to the others.
import { CalendarPage } from '../calendar/CalendarPage.js';
import { CastPage } from '../cast/CastPage.js';
import { BeforeFounding } from '../founding/BeforeFounding.js';
import { FoundingPage } from '../founding/FoundingPage.js';
import { HandoverPage } from '../handover/HandoverPage.js';
import { kindOf } from '../handover/offers.js';
import { NEXT } from '../handover/words.js';
import { HomePage } from '../home/HomePage.js';
import { JournalPage } from '../journal/JournalPage.js';
import { SettingPage } from '../setting/SettingPage.js';
import { SheetPage } from '../sheet/SheetPage.js';
import { SHEET } from '../sheet/words.js';
import { StoryGoesOn } from '../stories/StoryGoesOn.js';

interface At {
  readonly at: CampaignPageName;
  /** Which character, on the page of a sheet; which scene, on the page after it. */
  readonly id: string | null;
}

const Place = ({ at, id }: At) => {
  const { seen } = useCampaign();
  switch (at) {
    case 'campaign':
      if (saga.campaign.isFounding(seen)) return <FoundingPage />;
      return seen.open.founding?.story === undefined ? <HomePage /> : <HomePage first={<StoryGoesOn />} />;
    case 'calendar':
      return <CalendarPage />;
    case 'journal':
      return <JournalPage />;
    case 'setting':
      return <SettingPage />;
    case 'cast':
      return id === null ? <CastPage /> : <SheetPage key={id} id={id} />;
    case 'next':
      return <HandoverPage id={id ?? ''} />;
  }
};

/** What stands under the place: whom the table waits for; else whose sheet it is, or after which scene. */
const useHeading = (sitting: Sitting, who: string, { at, id }: At): { scene?: string; sub?: string } => {
  const { t } = useSpoken(SHEET);
  const { t: next } = useSpoken(NEXT);
  const { t: dates, words } = useSpoken(DATES);
  const { seen, scene, campaign } = sitting;
  const name = at === 'cast' && id !== null ? campaign?.open.characters[id]?.name : undefined;
  const over = campaign !== null && at === 'next' && id !== null ? campaign.open.entries[id] : undefined;
  const place = over === undefined ? name : next.after[kindOf(over)];
  const date =
    campaign === null || over === undefined
      ? undefined
      : dayText(words, dates, calendarFor(campaign.open.options), saga.calendar.lastDay(over), true);
  const isAsked = seen?.proposals.some(({ due }) => due !== null && !due.made) === true;
  const sub =
    scene !== null || isAsked || seen?.paused === true ? who : (date ?? (name === undefined ? undefined : t.sheet));
  return { ...(place === undefined ? {} : { scene: place }), ...(sub === undefined ? {} : { sub }) };
};

const InCampaign = ({ sitting, at, id }: At & { readonly sitting: Sitting }) => {
  const { ui } = useWords();
  const { table, seat, seen, campaign } = sitting;
  const atTable = useDo(table, seat);
  const people = usePeople(sitting);
  const who = useWhoActs(sitting, people);
  const spine = useSpine(campaign);
  const heading = useHeading(sitting, who, { at, id });
  const refused = useNet((net) => net.refused[sittingKey(table, seat)]);
  const place = useMemo(() => ({ sitting, people, atTable }), [sitting, people, atTable]);
  if (seen === null) return <Loading text={ui.table.loading} />;
  return (
    <CampaignContext value={place}>
      <Shell
        at={at === 'next' ? 'campaign' : at}
        saga={campaign?.open.name ?? seen.title}
        {...heading}
        places={placesAt(table, { hasCampaign: campaign !== null })}
        calendar={spine}
        people={presentAt(seen, people)}
        doing={doingAt(sitting)}
        back={
          at === 'campaign' ? `/t/${table}` : at === 'cast' && id !== null ? `/t/${table}/cast` : `/t/${table}/campaign`
        }
        banner={<LineBanner />}
      >
        <div className="campaign" data-at={at}>
          <div className="table-notes">
            <Strip hindrance={refused?.refusal} waited={refused?.waited} />
            <AtDoor sitting={sitting} act={atTable} />
            <CodeLine sitting={sitting} />
            {(at === 'campaign' || at === 'next') && campaign !== null ? null : (
              <Asked sitting={sitting} people={people} act={atTable} />
            )}
          </div>
          {campaign === null ? <BeforeFounding sitting={sitting} atTable={atTable} /> : <Place at={at} id={id} />}
        </div>
      </Shell>
    </CampaignContext>
  );
};

export interface CampaignPageProps extends At {
  readonly table: string;
}

/** The pages of the campaign that is played at a table. */
export const CampaignPage = ({ table, at, id }: CampaignPageProps) => (
  <Seated table={table}>{({ sitting }) => <InCampaign key={sitting.seat} sitting={sitting} at={at} id={id} />}</Seated>
);
