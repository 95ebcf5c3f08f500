import type { SeatId } from '@warmoot/kernel';
import { type YearKey, yearBook } from '@warmoot/words';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
import { awaitingAt } from '../../net/awaiting.js';
import { Proposals } from '../../table/rulings/Proposals.js';
import { useSpoken } from '../../words/speech.js';
import { isDrafting } from '../drafting.js';
import { FOUND } from '../home/foundWords.js';
import { charactersIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { firstWorld, worldCalled, yearsIn } from './book.js';
import { WorldStep, YearStep } from './Choices.js';
import { AtHand, Frame } from './Frame.js';
import { mapOfCampaign } from './map.js';
import { PeopleStep } from './PeopleStep.js';
import { SceneStep } from './SceneStep.js';
import { Steps } from './Steps.js';
import { firstSceneIn, type Step, type StepSeen, stepsOf } from './steps.js';
import { useParts } from './useParts.js';
import { WorldPanel } from './WorldPanel.js';
import { FOUNDING } from './words.js';

/** The name, which the table may change together. */
const NameStep = () => {
  const { t, seen, plays, act } = useCampaignIn(FOUNDING);
  const { t: said } = useSpoken(FOUND);
  const [name, setName] = useState(seen.open.name);
  return (
    <AtHand title={t.nameTitle} note={t.nameNote}>
      {plays ? (
        <Form
          className="plan-row"
          act={t.rename}
          off={name.trim() === '' ? said.needsName : null}
          onSend={() => act({ deed: 'name', name: name.trim() })}
        >
          <Field label={said.name} maxLength={120} value={name} className="field-wide" onText={setName} />
        </Form>
      ) : (
        <p className="story">{seen.open.name}</p>
      )}
    </AtHand>
  );
};

const YearAtHand = () => {
  const { words, seen, plays, act } = useCampaignIn(FOUNDING);
  const stands = seen.open.founding?.year ?? null;
  const [picked, setPicked] = useState(stands);
  const take = (): void => {
    const { key, months, seasons, days } = yearBook(words.language, (picked ?? 'farm') as YearKey);
    void act({ deed: 'year', key, months: [...months], seasons: [...seasons], days: [...days] });
  };
  return (
    <YearStep
      books={yearsIn(words.language)}
      stands={stands}
      picked={picked}
      onPick={setPicked}
      onTake={plays ? take : null}
    />
  );
};

const WorldAtHand = () => {
  const { words, plays } = useCampaignIn(FOUNDING);
  const { world, change } = useParts();
  const [picked, setPicked] = useState(world.key);
  return (
    <WorldStep
      books={[firstWorld(words.language), worldCalled(words.language, 'blank')]}
      stands={world.key}
      picked={picked}
      onPick={setPicked}
      onTake={plays ? () => void change(picked) : null}
    />
  );
};

/** What each step is filled with. */
const useSays = (): Readonly<Record<Step, string>> => {
  const { t, words, seen, sitting, dateText } = useCampaignIn(FOUNDING);
  const { founding, world, isTaken } = useParts();
  const left = world.parts.filter(({ part }) => !isTaken(part.key)).length;
  const mains = charactersIn(seen).filter(({ main }) => main).length;
  const view = sitting.scene?.view as
    | { readonly open?: { readonly picked?: readonly unknown[]; readonly sets?: readonly unknown[] } }
    | undefined;
  const year = founding.year === null ? null : yearsIn(words.language).find(({ key }) => key === founding.year);
  const first = firstSceneIn(seen);
  return {
    name: seen.open.name,
    year: year?.name ?? t.ownYear,
    world: left > 0 ? t.worldWithout({ name: world.name, left }) : world.name,
    people: isDrafting(seen)
      ? t.peopleDrafting({ picked: view?.open?.picked?.length ?? 0, all: view?.open?.sets?.length ?? 0 })
      : mains > 0
        ? t.peopleThere({ n: mains })
        : Object.keys(founding.people).length > 0
          ? t.peopleToDraft
          : t.peopleToThrow,
    scene: t.sceneSays({
      title: first?.title ?? world.first.titles.duel,
      date: dateText(first?.day ?? world.first.day),
    }),
  };
};

/** A campaign that is being founded: the five steps, whoever takes them, in the sight of all. */
export const FoundingPage = () => {
  const { t, seen, sitting, seat, people, plays, calendar, atTable, act, dateText } = useCampaignIn(FOUNDING);
  const { founding, world, isTaken, toggle } = useParts();
  const says = useSays();
  const steps = stepsOf(seen);
  const now = steps.find(({ state }) => state === 'now')?.step ?? 'scene';
  const [open, setOpen] = useState<{ readonly step: Step; readonly when: Step } | null>(null);
  // What somebody opened stays open until the founding has come a step further.
  const at = open !== null && open.when === now ? open.step : now;
  const nameOf = (one: SeatId): string => people[one]?.name ?? one;
  const { mine, others } = awaitingAt(sitting);
  const proposal = sitting.seen?.proposals.find(({ about }) => about === 'campaign');
  const whose = ({ step, state, by }: StepSeen): string => {
    if (state === 'done') return by.length === 0 ? t.asItCame : t.doneBy({ names: by.map(nameOf) });
    if (step === 'people' && isDrafting(seen)) return mine ? t.yourTurn : t.turnOf({ who: nameOf(others[0] ?? seat) });
    if (step === 'scene' && proposal !== undefined) return t.proposes({ who: nameOf(proposal.by) });
    return state === 'now' ? t.anyone : t.waits;
  };
  return (
    <Frame
      name={seen.open.name}
      lead={t.lead({ date: dateText(1), motto: seen.open.setting.split('\n')[0]?.slice(0, 120) ?? '' })}
      calendar={calendar}
      marked={seen.open.marked ?? []}
      houses={Object.values(seen.open.units)}
      steps={
        <Steps
          steps={steps}
          at={at}
          onGo={(step) => setOpen({ step, when: now })}
          says={says}
          whose={whose}
          isMine={plays && (mine || (!isDrafting(seen) && proposal === undefined))}
        >
          {plays ? (
            <div className="founding-begin">
              <p>{t.stands}</p>
              <Button onClick={() => void act({ deed: 'begin' })}>{t.begin}</Button>
            </div>
          ) : null}
        </Steps>
      }
      world={
        <WorldPanel
          world={world}
          places={mapOfCampaign(seen)}
          isTaken={isTaken}
          onToggle={plays ? toggle : null}
          onOthers={() => setOpen({ step: 'world', when: now })}
          by={(founding.by.world ?? founding.by.name ?? []).map(nameOf)}
        />
      }
    >
      <Proposals sitting={sitting} people={people} act={atTable} />
      {at === 'name' ? <NameStep /> : null}
      {at === 'year' ? <YearAtHand key={founding.year} /> : null}
      {at === 'world' ? <WorldAtHand key={world.key} /> : null}
      {at === 'people' ? <PeopleStep /> : null}
      {at === 'scene' ? <SceneStep /> : null}
    </Frame>
  );
};
