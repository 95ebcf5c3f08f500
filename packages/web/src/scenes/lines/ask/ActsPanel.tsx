import { useRef, useState } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { TabLine } from '../../shared/TabLine.js';
import { SkirmishFoot } from '../../skirmish/ask/Foot.js';
import { Others } from '../../skirmish/panel/Follows.js';
import { tiedIn } from '../acts/chosen.js';
import { type Act, actsOf, NOTHING, type Picked, shortest, usualAct } from '../acts/offers.js';
import { actTitle, choiceTitle, named, toldInFull } from '../acts/titles.js';
import { isHere, linesOf, unitBy } from '../model.js';
import { ActDetail } from './ActDetail.js';
import { DuelOf } from './DuelOf.js';
import { LineDetail } from './LineDetail.js';
import { actNote } from './outlook.js';
import type { PanelProps } from './types.js';
import { UnitHead } from './UnitHead.js';

interface Plan {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly closed: boolean;
  readonly picks: Picked;
}

/** What stands open before it is asked for, of the whole unit; the rest waits behind one press. */
const PLAIN = new Set([
  'move',
  'charge',
  'retreat',
  'shoot',
  'throw',
  'attack',
  'manoeuvre',
  'endWall',
  'challenge',
  'breakOff',
  'guard',
  'rally',
  'spell',
]);
const MANY = 8;
/** What matters most stands first; to leave the map stands last. */
const ORDER = ['attack', 'charge', 'shoot', 'throw', 'retreat', 'move', 'challenge'];

const orderOf = ({ key, word, figure, unit }: Act): number => {
  if (key.endsWith('leave')) return ORDER.length * 2 + 1;
  const nth = ORDER.indexOf(word);
  return (nth < 0 ? ORDER.length : nth) + (figure === unit ? 0 : ORDER.length);
};

/** Whether an act stands open at once: what the unit does, and what its ranks shoot and its leaders say. */
const isPlain = ({ word, figure, unit }: Act): boolean =>
  PLAIN.has(word) && (figure === unit || !['move', 'charge', 'retreat'].includes(word));

const actPlan = ({ open, telling }: PanelProps, act: Act): Plan => ({
  key: act.key,
  title: actTitle(telling, act),
  text:
    actNote(telling, act) ||
    ((open.decision.step === 'declare' || open.decision.step === 'challenges') && act.choices[0] !== undefined
      ? toldInFull(telling, open.asked.seat, act.choices[0])
      : ''),
  closed: false,
  // A charge that is named has a way already; another may be tapped.
  picks: {
    ...NOTHING,
    unit: open.picked.unit,
    act: act.key,
    end: act.word === 'charge' ? shortest(telling.view, act) : null,
  },
});

/** To subdue or to kill, and where those strike that are as near to two units. */
const mannerPlans = ({ open, telling }: PanelProps): readonly Plan[] => {
  const { act, chosen, picked } = open;
  const { t, view } = telling;
  if (act === null || chosen === null) return [];
  const plan = (key: string, title: string, picks: Picked): Plan => ({ key, title, text: '', closed: false, picks });
  const other = { ...picked, subdue: !picked.subdue };
  if (act.word === 'attack')
    return [
      ...tiedIn(act)
        .filter((key) => key !== picked.tied)
        .map((key) =>
          plan(`tied ${key}`, `${t.tied}: ${t.tiedTo({ who: named(telling, key) })}`, { ...picked, tied: key }),
        ),
      plan('subdue', picked.subdue ? t.killRow : t.subdueRow, other),
    ];
  const isShot = chosen.choose === 'shoot' || chosen.choose === 'throw';
  if (!isShot || view.given.options['warband.rangedSubdue'] === 'off') return [];
  return [plan('subdue', picked.subdue ? t.shootKillRow : t.shootSubdueRow, other)];
};

/** What a unit does: which is in hand, what is picked of it, and what might be done instead. */
export const ActsPanel = (props: PanelProps) => {
  const { open, telling, people, busy, give } = props;
  const { t, view, forces } = telling;
  const { decision, unit, act, chosen, picked, onPick } = open;
  const [isAll, setAll] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const own = actsOf(decision, picked.unit)
    .filter((one) => one.key !== picked.act)
    .sort((one, other) => orderOf(one) - orderOf(other));
  const shown = isAll || own.length <= MANY ? own : own.filter(isPlain);
  const plans: readonly Plan[] = [...mannerPlans(props), ...shown.map((one) => actPlan(props, one))];
  const isAnnouncing = decision.step === 'announce';
  const pass = decision.rest.find(({ choose }) => choose === 'pass');
  const passTitle = isAnnouncing
    ? t.acts.passAnnouncing
    : decision.step === 'declare'
      ? t.acts.passDeclaring
      : decision.step === 'challenges'
        ? t.acts.passChallenging
        : t.acts.pass;
  const isPass = act === null && pass !== undefined;
  const going = pass === undefined ? decision.units.flatMap((key) => unitBy(forces, key) ?? []) : [];
  const mustGo = going
    .filter(({ index }) => ['retreating', 'disorder'].includes(view.open.groups[index]?.mood ?? ''))
    .map(({ name }) => name);
  const title = act === null ? '' : actTitle(telling, act, chosen);
  const challenge = own.find(({ word }) => word === 'challenge');
  const dueller = act?.word === 'challenge' ? act : challenge;
  const lines = unit === null ? [] : linesOf(view, unit.index);
  const isInLine =
    unit !== null && lines.length > 0 && (act === null || act.word === 'attack' || act.word === 'challenge');
  return (
    <>
      <div className="field-body" ref={body}>
        <div className="skirmish-who">
          <TabLine
            label={t.whoActs}
            at={picked.unit ?? ''}
            onGo={(key) => onPick({ ...NOTHING, unit: key, act: usualAct(decision, key)?.key ?? null })}
            tabs={decision.units.map((key) => ({ key, long: named(telling, key), short: named(telling, key) }))}
          />
        </div>
        {mustGo.length === 0 ? null : <p className="scene-lead">{t.mustGo({ names: mustGo, n: mustGo.length })}</p>}
        {isInLine ? (
          lines
            .filter(({ units }) => units.every((one) => forces.units[one] !== undefined && isHere(forces.units[one])))
            .map((line) => <LineDetail key={line.units.join(' ')} {...props} unit={unit} line={line} />)
        ) : unit === null ? null : (
          <UnitHead telling={telling} unit={unit} people={people} yours />
        )}
        {dueller === undefined ? null : <DuelOf telling={telling} mine={dueller.figure} other={dueller.target ?? ''} />}
        {act === null || act.word === 'attack' ? null : <ActDetail {...props} />}
        {plans.length === 0 ? null : (
          <div className="skirmish-others">
            <Others
              caption={act !== null ? t.inPlace : decision.step === 'declare' ? t.mayDeclare : t.mayDo}
              rows={plans}
              onPick={(key) => {
                const plan = plans.find((one) => one.key === key);
                if (plan === undefined) return;
                onPick(plan.picks);
                // On a small screen what was picked stands above the rows.
                requestAnimationFrame(() =>
                  body.current?.querySelector('.skirmish-act, .ln-head')?.scrollIntoView({ block: 'nearest' }),
                );
              }}
            />
            {shown.length < own.length ? (
              <Button small kind="quiet" onClick={() => setAll(true)}>
                {t.more({ n: own.length - shown.length })}
              </Button>
            ) : null}
          </div>
        )}
        <p className="lines-rest">
          {decision.rest
            .filter((choice) => choice !== pass)
            .map((choice) => (
              <Button
                key={choice.choose}
                kind="quiet"
                small
                busy={busy}
                data-end={choice.choose}
                onClick={() => give(choice)}
              >
                {choiceTitle(telling, choice)}
              </Button>
            ))}
        </p>
      </div>
      <SkirmishFoot
        act={isPass ? passTitle : isAnnouncing ? t.announces({ act: title }) : title}
        off={isPass || chosen !== null ? null : t.pickSpace}
        busy={busy}
        onAct={() => {
          if (isPass) give(pass);
          else if (chosen !== null) give(chosen);
        }}
      >
        {challenge?.choices[0] === undefined || act?.word === 'challenge' ? null : (
          <Button busy={busy} onClick={() => onPick({ ...NOTHING, unit: picked.unit, act: challenge.key })}>
            {choiceTitle(telling, challenge.choices[0])}
          </Button>
        )}
        {pass === undefined || isPass ? null : (
          <Button busy={busy} data-end="pass" onClick={() => give(pass)}>
            {passTitle}
          </Button>
        )}
      </SkirmishFoot>
    </>
  );
};
