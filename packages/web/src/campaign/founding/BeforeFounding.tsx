import type { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Switch } from '../../design/forms/Switches.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import { isHost, isPlayer } from '../../table/rulings/propose.js';
import { DATES } from '../../words/dates.js';
import { dayText } from '../../words/days.js';
import { useSpoken } from '../../words/speech.js';
import { FOUND } from '../home/foundWords.js';
import { calendarOfBook, firstWorld, foundDeed, leftIn, USUAL_RULES, type Wish, worldCalled, yearsIn } from './book.js';
import { WorldStep, YearStep } from './Choices.js';
import { AtHand, Frame } from './Frame.js';
import { HouseRulesFields } from './HouseRulesFields.js';
import { mapOfParts } from './map.js';
import { Steps } from './Steps.js';
import { type Step, stepsOf } from './steps.js';
import { WorldPanel } from './WorldPanel.js';
import { FOUNDING } from './words.js';

interface BeforeFoundingProps {
  readonly sitting: Sitting;
  readonly atTable: Do;
}

/** The first sentence of what a world is. */
const firstOf = (lead: string): string => /^[^.]*\.?/.exec(lead)?.[0] ?? '';

/** A table without a campaign: all of one stands here already, and one press founds it. */
export const BeforeFounding = ({ sitting, atTable }: BeforeFoundingProps) => {
  const { t, words } = useSpoken(FOUNDING);
  const { t: said } = useSpoken(FOUND);
  const { t: dates } = useSpoken(DATES);
  const { language } = words;
  const [wish, setWish] = useState<Wish>(() => ({
    name: sitting.seen?.title ?? firstWorld(language).campaign,
    edition: 'saga',
    year: 'farm',
    world: firstWorld(language).key,
    left: null,
    options: USUAL_RULES,
  }));
  const [at, setAt] = useState<Step>('name');
  const [busy, setBusy] = useState(false);
  const plays = isPlayer(sitting);
  // Anybody who plays may found it; it waits for whoever laid the table.
  const hosts = isHost(sitting);
  const years = yearsIn(language);
  const year = years.find(({ key }) => key === wish.year) ?? (years[0] as (typeof years)[number]);
  const world = worldCalled(language, wish.world);
  const left = leftIn(wish, world);
  const calendar = calendarOfBook(year);
  const taken = world.parts.filter(({ part }) => !left.includes(part.key)).map(({ part }) => part);
  const toggle = (part: string): void =>
    setWish({ ...wish, left: left.includes(part) ? left.filter((one) => one !== part) : [...left, part] });
  const found = async (begins: boolean): Promise<void> => {
    setBusy(true);
    const refusal = await atTable({ do: 'campaign', deed: foundDeed(language, wish) });
    if (refusal === null && begins) await atTable({ do: 'campaign', deed: { deed: 'begin' } });
    setBusy(false);
  };
  const off = wish.name.trim() === '' ? said.needsName : null;
  const without = left.length;
  const says: Readonly<Record<Step, string>> = {
    name: wish.name.trim() === '' ? t.noName : wish.name,
    year: year.name,
    world: world.parts.length > 0 && without > 0 ? t.worldWithout({ name: world.name, left: without }) : world.name,
    people: taken.some(({ people }) => people.length > 0) ? t.peopleToDraft : t.peopleToThrow,
    scene: t.sceneSays({
      title: world.first.titles.duel,
      date: dayText(words, dates, calendar, world.first.day),
    }),
  };
  const step = at === 'people' || at === 'scene' ? 'name' : at;
  return (
    <Frame
      name={wish.name.trim() === '' ? world.campaign : wish.name}
      lead={t.lead({ date: dayText(words, dates, calendar, 1), motto: firstOf(world.lead) })}
      calendar={calendar}
      marked={year.days}
      houses={taken.flatMap(({ units }) => units)}
      steps={
        <Steps
          steps={stepsOf(null)}
          at={step}
          onGo={setAt}
          says={says}
          isMine={hosts}
          whose={({ step: one }) => (one === 'name' ? (hosts ? t.yourTurn : t.anyone) : t.asItCame)}
        >
          {plays ? (
            <div className="founding-begin">
              <p>{t.stands}</p>
              <Button off={off} busy={busy} onClick={() => void found(true)}>
                {t.begin}
              </Button>
            </div>
          ) : null}
        </Steps>
      }
      world={
        <WorldPanel
          world={world}
          places={mapOfParts(taken)}
          isTaken={(part) => !left.includes(part)}
          onToggle={plays ? toggle : null}
          onOthers={() => setAt('world')}
          by={[]}
        />
      }
    >
      {step === 'year' ? (
        <YearStep
          books={years}
          stands={wish.year}
          picked={wish.year}
          onPick={(key) => setWish({ ...wish, year: key as Wish['year'] })}
          onTake={null}
        />
      ) : null}
      {step === 'world' ? (
        <WorldStep
          books={[firstWorld(language), worldCalled(language, 'blank')]}
          stands={wish.world}
          picked={wish.world}
          onPick={(key) => setWish({ ...wish, world: key, left: null })}
          onTake={null}
        />
      ) : null}
      {step === 'name' ? (
        <AtHand title={t.nameTitle} note={t.nameNote}>
          {plays ? (
            <form
              className="plan-form"
              onSubmit={(event) => {
                event.preventDefault();
                if (off === null && !busy) void found(false);
              }}
            >
              <div className="plan-row">
                <Field
                  label={said.name}
                  maxLength={120}
                  value={wish.name}
                  className="field-wide"
                  onText={(name) => setWish({ ...wish, name })}
                />
                <Switch<saga.EditionName>
                  legend={said.edition}
                  options={said.editions}
                  at={wish.edition}
                  onGo={(edition) => setWish({ ...wish, edition })}
                />
              </div>
              <HouseRulesFields rules={wish.options} onChange={(options) => setWish({ ...wish, options })} />
            </form>
          ) : (
            <p>{t.onlyPlayers}</p>
          )}
        </AtHand>
      ) : null}
      {plays ? (
        <footer className="founding-foot">
          <div>
            <b>{wish.name.trim() === '' ? t.noName : wish.name}</b>
            <span>{t.foundNote({ year: year.name, world: world.name })}</span>
          </div>
          <Button kind={hosts ? 'act' : 'line'} off={off} busy={busy} onClick={() => void found(false)}>
            {t.found}
          </Button>
        </footer>
      ) : null}
    </Frame>
  );
};
