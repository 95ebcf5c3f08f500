import { saga } from '@warmoot/rules';
import { type ReactNode, useId, useState } from 'react';
import { Arms } from '../../design/base/Arms.js';
import { Button } from '../../design/forms/Button.js';
import { Popover } from '../../design/panels/Popover.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { ALL_CHARGES, armsText, type Shield as Borne, colourNumber, shieldOf } from '../../people/shield.js';
import { TINCTURES } from '../../people/tinctures.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import type { SheetWords } from './history.js';
import { stateOf } from './open.js';
import { Shield } from './Shield.js';
import { useWriting } from './useWriting.js';
import { Lines, WritingForm } from './Writing.js';
import { whereIs } from './where.js';
import { SHEET } from './words.js';

interface RowProps {
  readonly legend: string;
  readonly options: readonly { readonly key: string; readonly label: string; readonly shield: Borne }[];
  readonly at: string;
  readonly onPick: (shield: Borne) => void;
}

/** Shields to choose from, side by side: native radios, so that arrows move. */
const Row = ({ legend, options, at, onPick }: RowProps) => {
  const name = useId();
  return (
    <fieldset className="arms-row">
      <legend className="lab">{legend}</legend>
      {options.map(({ key, label, shield }) => (
        <label key={key}>
          <input type="radio" className="vh" name={name} checked={key === at} onChange={() => onPick(shield)} />
          <Arms colour={colourNumber(shield.tincture)} charge={shield.charge} size={34} />
          <span className="small">{label}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** The shield of a character; its owner chooses field and charge. */
const ChooseArms = ({ who }: { readonly who: saga.campaign.SeenCharacter }) => {
  const { t, people } = useCampaignIn(SHEET);
  const { write } = useWriting();
  const now = shieldOf(people, who);
  const pick = (shield: Borne): void => void write({ deed: 'arms', character: who.id, arms: armsText(shield) });
  return (
    <Popover
      label={t.chooseArms}
      triggerLabel={t.chooseArms}
      triggerClass="arms-open"
      trigger={<Shield of={who} people={people} size={70} />}
    >
      <h3>{t.chooseArms}</h3>
      <Row
        legend={t.field}
        options={TINCTURES.map((key) => ({ key, label: t.tinctures[key], shield: { ...now, tincture: key } }))}
        at={now.tincture}
        onPick={pick}
      />
      <Row
        legend={t.charge}
        options={ALL_CHARGES.map((key) => ({ key, label: t.charges[key], shield: { ...now, charge: key } }))}
        at={now.charge}
        onPick={pick}
      />
    </Popover>
  );
};

const FLAT = { row: 0, column: 0, turn: 0, flipped: false } as const;

/** How many spaces an object takes. */
const spacesOf = ({ picture }: saga.carry.Piece): number => saga.carry.cellsAt(picture, FLAT).length;

/** The load in figures; pressed, it opens to what takes how many spaces, and where the grid comes from. */
const LoadNumber = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t, words, seen } = useCampaignIn(SHEET);
  const { options } = seen.open;
  const endurance = saga.campaign.enduranceOf(who);
  const { taken, spaces } = saga.carry.summaryOf(who.load, endurance, options);
  const label = t.loadWhy({ taken, spaces });
  const nameOf = ({ item: { object } }: saga.carry.Piece): string =>
    typeof object === 'string' ? words.carry.objects[object] : object.name;
  return (
    <Popover label={label} triggerLabel={label} trigger={t.ofSpaces({ taken, spaces })} triggerClass="n">
      <table className="whence">
        <caption>{label}</caption>
        <tbody>
          {saga.carry.piecesOf(who.load, options).map((piece) => (
            <tr key={piece.item.id}>
              <th scope="row">{nameOf(piece)}</th>
              <td>{spacesOf(piece)}</td>
            </tr>
          ))}
          <tr className="whence-sum">
            <th scope="row">{t.whence.sum}</th>
            <td>{taken}</td>
          </tr>
          <tr>
            <th scope="row">
              <RuleRef id="SAGA-CARRY-004" className="tally-line">
                {t.grid({ endurance: words.skills.endurance, rating: endurance })}
              </RuleRef>
            </th>
            <td>{spaces}</td>
          </tr>
        </tbody>
      </table>
      <p className="small soft">{t.noSpace}</p>
    </Popover>
  );
};

/** What has befallen them, in a sentence; null where there is nothing to say. */
export const fateText = (
  t: SheetWords,
  who: saga.campaign.SeenCharacter,
  dateText: (day: number) => string,
): string | null => {
  if (who.dead !== null) {
    const why = t.deaths[who.dead.why as keyof SheetWords['deaths']] ?? who.dead.why;
    return t.diedOn({ date: dateText(who.dead.day), why });
  }
  if (who.dying !== null) return t.dying;
  return who.captive === null ? null : t.captive({ by: who.captive });
};

const Renaming = ({ who, onDone }: { readonly who: saga.campaign.SeenCharacter; readonly onDone: () => void }) => {
  const { t } = useSpoken(SHEET);
  const { write } = useWriting();
  const [name, setName] = useState(who.name);
  const rename = async (): Promise<void> => {
    if (name.trim() !== '' && (await write({ deed: 'rename', character: who.id, name: name.trim() }))) onDone();
  };
  return (
    <WritingForm onLeave={onDone} onSend={rename}>
      <Lines label={t.name} quiet begin value={name} onValue={setName} most={60} />
    </WritingForm>
  );
};

const Facts = ({ who }: { readonly who: saga.campaign.SeenCharacter }) => {
  const { t, seen, people, dateText } = useCampaignIn(SHEET);
  const facts: (readonly [string, ReactNode])[] = [
    [t.where, whereIs(seen, who) || t.unknown],
    [t.day, dateText(Math.max(1, who.through))],
    [t.owner, who.owner === null ? t.nobody : (people[who.owner]?.name ?? who.owner)],
  ];
  // SAGA-MOVE-043: it stands on the sheet until enough days of rest have passed.
  const weary = saga.campaign.isOpenSheet(who) ? saga.campaign.wearyOn(seen, who, seen.open.today) : 0;
  if (weary > 0) facts.push([t.weary, t.wearyBy({ steps: weary })]);
  if (saga.campaign.isOpenSheet(who)) facts.push([t.load, <LoadNumber key="load" who={who} />]);
  return (
    <dl>
      {facts.map(([name, said]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Shield, name, who they are in a sentence, where and whose they are, and what has befallen them. */
export const Head = ({ who, may }: { readonly who: saga.campaign.SeenCharacter; readonly may: boolean }) => {
  const { t, people, dateText, nameOf } = useCampaignIn(SHEET);
  const [renaming, setRenaming] = useState(false);
  const fate = fateText(t, who, dateText);
  const after =
    saga.campaign.isOpenSheet(who) && who.inPlaceOf !== null ? `, ${t.inPlaceOf({ name: nameOf(who.inPlaceOf) })}` : '';
  return (
    <header className="sheet-head" data-state={stateOf(who)}>
      {may ? <ChooseArms who={who} /> : <Shield of={who} people={people} size={70} />}
      <div className="sheet-title">
        {renaming ? (
          <Renaming who={who} onDone={() => setRenaming(false)} />
        ) : (
          <h1>
            {who.name}
            {may ? (
              <Button kind="quiet" small aria-label={t.writeWhat({ what: t.name })} onClick={() => setRenaming(true)}>
                {t.change}
              </Button>
            ) : null}
          </h1>
        )}
        <p className="story">{who.words.context || `${who.main ? t.main : t.other}${after}`}</p>
        {fate === null ? null : (
          <p className="fate">
            <b>{t.states[stateOf(who)]}.</b> {fate}
          </p>
        )}
      </div>
      <Facts who={who} />
    </header>
  );
};
