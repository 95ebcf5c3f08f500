import { saga } from '@warmoot/rules';
import { number, signed, type Words } from '@warmoot/words';
import { type ReactNode, useState } from 'react';
import { Choose } from '../../design/forms/Select.js';
import { Popover } from '../../design/panels/Popover.js';
import '../../design/chance/tally.css';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { reasonOf, type SheetWords } from './history.js';
import { useWriting } from './useWriting.js';
import { AskingForm, Lines } from './Writing.js';
import type { Bank, PairDice, Whence, WhenceLine } from './why.js';
import { whenceMotive, whenceSkill } from './why.js';
import { SHEET } from './words.js';

type Told = {
  readonly t: SheetWords;
  readonly words: Words;
  readonly date: (day: number) => string;
};

const lineText = ({ from }: WhenceLine, { t, words, date }: Told): string => {
  switch (from.what) {
    case 'start':
      return t.whence.start({ group: words.character.groups[from.group] });
    case 'die':
      return t.whence.die({ nth: from.nth, face: from.face });
    case 'placed': {
      const [low, high] = from.pair;
      return t.whence.placed({ low, high });
    }
    case 'change':
      return `${reasonOf(words, from.change)}, ${date(from.change.day)}`;
    default:
      return t.whence[from.what];
  }
};

/** The lines of a number, each with its rule, and their sum. */
const Account = ({ title, of }: { readonly title: string; readonly of: Whence<unknown> }) => {
  const { t, words, dateText } = useCampaignIn(SHEET);
  const told: Told = { t, words, date: dateText };
  return (
    <table className="whence">
      <caption>{title}</caption>
      <tbody>
        {of.lines.map((line, nth) => {
          const text = lineText(line, told);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in the order in which they came about.
            <tr key={nth}>
              <th scope="row">
                {line.rule === null ? (
                  text
                ) : (
                  <RuleRef id={line.rule} className="tally-line">
                    {text}
                  </RuleRef>
                )}
              </th>
              <td>{nth === 0 ? number(line.by) : signed(line.by)}</td>
            </tr>
          );
        })}
        <tr className="whence-sum">
          <th scope="row">{t.whence.sum}</th>
          <td>{number(of.rating)}</td>
        </tr>
      </tbody>
    </table>
  );
};

/** How the group's rating was found, and every die of its bank; those that named this skill are marked. */
const BankDice = ({ bank, skill }: { readonly bank: Bank; readonly skill: saga.Skill }) => {
  const { t, words } = useSpoken(SHEET);
  const { groups, rated } = words.character;
  const last = saga.character.skillsIn(bank.group).length;
  return (
    <div className="bank small">
      <p>
        {groups[bank.group]}:{' '}
        {bank.origin.by === 'guide' ? (
          <RuleRef id="SAGA-WORLD-003" className="tally-line">
            {rated(bank.origin)}
          </RuleRef>
        ) : (
          rated(bank.origin)
        )}
        .
      </p>
      <p className="lab">
        {t.bankDice}, d{last}
      </p>
      <ol>
        {bank.dealt.map((die, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice stand in the order thrown.
          <li key={at} data-this={die.skill === skill || undefined} data-again={!die.counts || undefined}>
            <b>{die.face}</b> <span>{words.skills[die.skill]}</span>
            {die.counts ? null : <em> {t.again}</em>}
          </li>
        ))}
      </ol>
    </div>
  );
};

const PlacedDice = ({ dice }: { readonly dice: PairDice }) => {
  const { t } = useSpoken(SHEET);
  const { nth, placed, order } = dice;
  return (
    <div className="bank small">
      <p>{placed === null ? t.pairLast : t.pairPlaced({ nth, face: placed.face, among: placed.among })}</p>
      <p>{t.pairOrder({ face: order, isEven: order % 2 === 0 })}</p>
    </div>
  );
};

const RATINGS = Array.from({ length: 11 }, (_, rating) => ({ key: `${rating}`, label: `${rating}` }));

/** SAGA-SKILL-028: another rating by a decision of the table. */
const RateForm = ({ who, skill }: { readonly who: saga.campaign.Character; readonly skill: saga.Skill }) => {
  const { t } = useSpoken(SHEET);
  const { write } = useWriting();
  const [to, setTo] = useState(`${who.skills?.[skill] ?? 0}`);
  const [reason, setReason] = useState('');
  const send = () => write({ deed: 'rate', character: who.id, skill, to: Number(to), reason: reason.trim() });
  return (
    <details className="rate">
      <summary>{t.proposeRating}</summary>
      <p className="small soft">{t.ratingNote}</p>
      <AskingForm act={t.propose} off={reason.trim() === '' ? t.reason : null} onSend={send}>
        <Choose label={t.newRating} options={RATINGS} at={to} onPick={setTo} />
        <Lines label={t.reason} value={reason} onValue={setReason} most={200} />
      </AskingForm>
    </details>
  );
};

/** The rating of a skill; pressed, it opens to where it comes from. */
export const SkillNumber = ({
  who,
  skill,
  children,
}: {
  readonly who: saga.campaign.Character;
  readonly skill: saga.Skill;
  readonly children: ReactNode;
}) => {
  const { t, words, plays, seen } = useCampaignIn(SHEET);
  const whence = whenceSkill(who, skill, seen.open.edition);
  if (whence === null) return null;
  const label = t.why({ what: words.skills[skill], rating: whence.rating });
  return (
    <Popover label={label} triggerLabel={label} trigger={children} triggerClass="n">
      <Account title={label} of={whence} />
      <p className="small soft">{words.character.uses[skill]}</p>
      {whence.dice === null ? null : <BankDice bank={whence.dice} skill={skill} />}
      {plays && who.dead === null ? <RateForm who={who} skill={skill} /> : null}
    </Popover>
  );
};

/** The rating of a motivation; pressed, it opens to where it comes from. */
export const MotiveNumber = ({
  who,
  motive,
}: {
  readonly who: saga.campaign.Character;
  readonly motive: saga.character.Motive;
}) => {
  const { t, words } = useSpoken(SHEET);
  const whence = whenceMotive(who, motive);
  if (whence === null) return null;
  const label = t.why({ what: words.character.motives[motive], rating: whence.rating });
  return (
    <Popover label={label} triggerLabel={label} trigger={number(whence.rating)} triggerClass="n">
      <Account title={label} of={whence} />
      {whence.dice === null ? null : <PlacedDice dice={whence.dice} />}
    </Popover>
  );
};
