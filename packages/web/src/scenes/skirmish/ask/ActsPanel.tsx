import { useState } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { useWords } from '../../../words/WordsProvider.js';
import { TabLine } from '../../shared/TabLine.js';
import { byKey } from '../model.js';
import { Others } from '../panel/Follows.js';
import { isSpreadShot } from './bow.js';
import { spreadsIn } from './chosen.js';
import { attackOf, oddOf } from './division.js';
import { SkirmishFoot } from './Foot.js';
import { FighterHead } from './Head.js';
import { type Act, actsOf, NOTHING, type Picked, shortest, usualAct } from './offers.js';
import { actNote, faresText, outlookOf, toldInFull } from './outlook.js';
import { StrikeDetail } from './StrikeDetail.js';
import { actTitle, choiceTitle, type Telling } from './titles.js';
import type { PanelProps } from './types.js';
import { ActDetail } from './WayDetail.js';

interface Plan {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly closed: boolean;
  readonly picks: Picked;
}

/** What stands open before it is asked for; the rest waits behind one press. */
const PLAIN = new Set([
  'move',
  'charge',
  'retreat',
  'rise',
  'shoot',
  'throw',
  'attack',
  'grapple',
  'guard',
  'rally',
  'challenge',
  'yield',
  'hold',
  'letGo',
  'throwDown',
  'breakOut',
  'tighten',
  'drag',
  'hinder',
  'firstAid',
  'spell',
  'reload',
]);

const MANY = 7;

/** A shot or a throw may be made to subdue, where the table lets it. */
const shotPlans = ({ open, telling }: PanelProps, ui: Parameters<typeof faresText>[1]): readonly Plan[] => {
  const { chosen, picked } = open;
  if (chosen === null || (chosen.choose !== 'shoot' && chosen.choose !== 'throw')) return [];
  if (telling.view.given.options['warband.rangedSubdue'] === 'off') return [];
  const { subdue: _was, ...shot } = chosen;
  const outlook = outlookOf(telling, picked.subdue ? shot : { ...shot, subdue: true });
  const title = picked.subdue ? telling.t.shootKillRow : telling.t.shootSubdueRow;
  const text = outlook === null ? '' : faresText(telling, ui, outlook);
  return [{ key: 'subdue', title, text, closed: false, picks: { ...picked, subdue: !picked.subdue } }];
};

/** Other divisions of the same attacks: the odd die elsewhere, to subdue, only on some. */
const divisionPlans = ({ open, telling }: PanelProps, ui: Parameters<typeof faresText>[1]): readonly Plan[] => {
  const { view, fighters, t } = telling;
  const { act, fighter, picked } = open;
  if (act === null || fighter === null || act.word !== 'attack') return [];
  const spreads = spreadsIn(view, fighter, act);
  const spread = spreads[picked.set] ?? spreads[0];
  if (spread === undefined || spread.fixed !== null) return [];
  const plan = (key: string, title: string, picks: Picked): Plan => {
    const of = spreads[picks.set] ?? spread;
    const outlook = outlookOf(telling, attackOf(view, fighter.index, of, picks));
    return { key, title, text: outlook === null ? '' : faresText(telling, ui, outlook), closed: false, picks };
  };
  const odd = oddOf(view, fighter.index, spread, picked);
  const elsewhere =
    spread.odd === 1 && spread.targets.length > 1
      ? spread.targets.flatMap((target) => {
          const one = fighters[target];
          if (one === undefined || odd.includes(one.key)) return [];
          return [plan(`odd ${one.key}`, t.oddRow({ who: one.short }), { ...picked, odd: [one.key] })];
        })
      : [];
  const others = spreads.flatMap((of, set) =>
    set === picked.set
      ? []
      : [
          plan(`set ${set}`, t.setRow({ names: of.targets.map((target) => fighters[target]?.short ?? '') }), {
            ...picked,
            set,
            odd: null,
          }),
        ],
  );
  return [
    ...elsewhere,
    ...others,
    plan('subdue', picked.subdue ? t.killRow : t.subdueRow, { ...picked, subdue: !picked.subdue }),
  ];
};

const declared = (telling: Telling, seat: string, { choices }: Act): string =>
  choices[0] === undefined ? '' : toldInFull(telling, seat, choices[0]);

const actPlan = ({ open, telling }: PanelProps, ui: Parameters<typeof actNote>[1], act: Act): Plan => ({
  key: act.key,
  title: actTitle(telling, act),
  text: actNote(telling, ui, act) || (open.decision.step === 'declare' ? declared(telling, open.asked.seat, act) : ''),
  closed: false,
  // A charge that is named has a way already; another may be tapped.
  picks: {
    ...NOTHING,
    figure: open.picked.figure,
    act: act.key,
    end: act.word === 'charge' ? shortest(telling.view, act) : null,
  },
});

/** What a figure does: who is in hand, what is picked of it, and what might be done instead. */
export const ActsPanel = (props: PanelProps) => {
  const { open, telling, people, busy, give } = props;
  const { ui } = useWords();
  const { t, view, fighters } = telling;
  const { decision, fighter, act, chosen, picked, onPick } = open;
  const [isAll, setAll] = useState(false);
  const outlook = outlookOf(telling, chosen);
  const spreads = spreadsIn(view, fighter, act);
  const last = ({ key }: Act): number => (key.endsWith('leave') ? 1 : 0);
  const own = actsOf(decision, picked.figure)
    .filter((one) => one.key !== picked.act && !isSpreadShot(one))
    .sort((one, other) => last(one) - last(other));
  const [plain, more] = [own.filter(({ word }) => PLAIN.has(word)), own.filter(({ word }) => !PLAIN.has(word))];
  const shown = isAll || plain.length + more.length <= MANY ? own : plain;
  const isMelee = decision.step === 'strikes' || decision.step === 'blows';
  const plans: readonly Plan[] = [
    ...divisionPlans(props, ui),
    ...shotPlans(props, ui),
    ...shown.map((one) => actPlan(props, ui, one)),
    ...(isMelee && decision.step === 'blows'
      ? [{ key: 'guard', title: t.closed.guard, text: t.closed.guardWhy, closed: true, picks: picked }]
      : []),
  ];
  const isAnnouncing = decision.step === 'announce';
  const pass = decision.rest.find(({ choose }) => choose === 'pass');
  const passTitle = isAnnouncing
    ? t.acts.passAnnouncing
    : decision.step === 'declare'
      ? t.acts.passDeclaring
      : t.acts.pass;
  const isPass = act === null && pass !== undefined;
  const going = pass === undefined ? decision.figures.flatMap((key) => byKey(fighters, key) ?? []) : [];
  const mustGo = going.filter(({ now }) => now.retreating !== 'no').map(({ short }) => short);
  const title = act === null ? '' : actTitle(telling, act, chosen);
  const off = chosen !== null ? null : act?.goes ? (picked.end === null ? t.pickSpace : t.pickWay) : t.pickSpace;
  return (
    <>
      <div className="field-body">
        <div className="skirmish-who">
          <TabLine
            label={t.whoActs}
            at={picked.figure ?? ''}
            onGo={(key) => onPick({ ...NOTHING, figure: key, act: usualAct(decision, key)?.key ?? null })}
            tabs={decision.figures.map((key) => {
              const name = byKey(fighters, key)?.short ?? key;
              return { key, long: name, short: name };
            })}
          />
        </div>
        {mustGo.length === 0 ? null : <p className="scene-lead">{t.mustGo({ names: mustGo, n: mustGo.length })}</p>}
        {fighter === null ? null : <FighterHead telling={telling} fighter={fighter} people={people} yours />}
        {outlook !== null ? (
          <StrikeDetail {...props} outlook={outlook} spread={spreads[picked.set] ?? spreads[0] ?? null} />
        ) : (
          <ActDetail {...props} />
        )}
        {plans.length === 0 ? null : (
          <div className="skirmish-others">
            <Others
              caption={act !== null ? t.inPlace : decision.step === 'declare' ? t.mayDeclare : t.mayDo}
              rows={plans}
              onPick={(key) => {
                const plan = plans.find((one) => one.key === key);
                if (plan !== undefined) onPick(plan.picks);
              }}
            />
            {shown.length < own.length ? (
              <Button small kind="quiet" onClick={() => setAll(true)}>
                {t.more({ n: own.length - shown.length })}
              </Button>
            ) : null}
          </div>
        )}
      </div>
      <SkirmishFoot
        act={isPass ? passTitle : isAnnouncing ? t.announces({ act: title }) : title}
        off={isPass ? null : off}
        busy={busy}
        onAct={() => {
          if (isPass) give(pass);
          else if (chosen !== null) give(chosen);
        }}
      >
        {decision.rest
          .filter((choice) => !isPass || choice !== pass)
          .map((choice) => (
            <Button
              key={choice.choose}
              kind={choice.choose === 'pass' ? 'line' : 'quiet'}
              small={choice.choose !== 'pass'}
              busy={busy}
              data-end={choice.choose}
              onClick={() => give(choice)}
            >
              {choice === pass ? passTitle : choiceTitle(telling, choice)}
            </Button>
          ))}
      </SkirmishFoot>
    </>
  );
};
