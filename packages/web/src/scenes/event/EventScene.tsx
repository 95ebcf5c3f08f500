import type { Run, View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { outcomeText } from '@warmoot/words';
import { useMemo } from 'react';
import '../shared/scene.css';
import './event.css';
import { Chance } from '../../design/chance/Chance.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Happening } from '../shared/Happening.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { EVENT } from './words.js';

type EventView = View<saga.event.External>;

/** Who has thrown against the plague so far: the dice go in the order of those exposed. */
const fateOf = (view: EventView, run: Run<saga.event.External>, at: number): 'died' | 'spared' | 'toRoll' => {
  const { given, open } = view;
  const { id } = given.characters[given.exposed[at] as number] as (typeof given.characters)[number];
  if (open.deaths.includes(id)) return 'died';
  const left = run.state.agenda.filter(({ step }) => step === 'rollPlague').length;
  return at < given.exposed.length - left ? 'spared' : 'toRoll';
};

const Plague = ({ view, run }: { readonly view: EventView; readonly run: Run<saga.event.External> }) => {
  const { t, words } = useSpoken(EVENT);
  const { given, open } = view;
  if (open.event !== 'plague' || !given.options['saga.events.plagueDeaths']) return null;
  return (
    <section className="plague">
      <h2>{t.plague}</h2>
      <p className="small soft">{t.plagueNote({ each: words.chance(saga.event.plagueOdds(1).each) })}</p>
      <ul>
        {given.exposed.map((place, at) => {
          const fate = fateOf(view, run, at);
          return (
            <li key={place} data-fate={fate}>
              <b>{given.characters[place]?.name}</b> <span>{t[fate]}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const Table = ({ view }: { readonly view: EventView }) => {
  const { t, words } = useSpoken(EVENT);
  const { open, given } = view;
  const odds = useMemo(() => saga.event.eventOdds(given.options), [given.options]);
  const again = open.event === null ? open.rolls : open.rolls.slice(0, -1);
  return (
    <table className="event-table">
      <thead>
        <tr>
          <th scope="col">{t.roll}</th>
          <th scope="col">{t.what}</th>
          <th scope="col">{t.chance}</th>
        </tr>
      </thead>
      <tbody>
        {saga.event.EVENTS.map(({ event, upTo }, at) => {
          const from = (saga.event.EVENTS[at - 1]?.upTo ?? -1) + 1;
          return (
            <tr key={event} data-fell={open.event === event || undefined}>
              <td className="fig">{t.upTo({ from, to: upTo })}</td>
              <td>
                {words.events[event]}
                {again.some((roll) => roll >= from && roll <= upTo) ? (
                  <em className="small soft">{t.rolledAgain}</em>
                ) : null}
              </td>
              <td>
                <Chance of={(odds[at] as (typeof odds)[number]).chance} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** An external event: the dice, the table with what they brought, and whom a plague takes. */
export const EventScene = (props: SceneProps) => {
  const { seat } = props;
  const run = props.run as unknown as Run<saga.event.External>;
  const view = props.view as unknown as EventView;
  const { t, words } = useSpoken(EVENT);
  const { shown } = useOnStage();
  return (
    <div className="event-scene">
      <section className="event-told">
        <h1>{t.title}</h1>
        {props.run.over && shown === null ? <p className="story">{outcomeText(words, props.run, seat)}</p> : null}
        <Happening {...props} />
        <Plague view={view} run={run} />
        {shown === null ? <DicePanel {...props} /> : null}
      </section>
      <section className="event-rows">
        <Table view={view} />
        <p className="small">
          <RuleRef id="SAGA-EVENT-004" />
        </p>
      </section>
    </div>
  );
};
