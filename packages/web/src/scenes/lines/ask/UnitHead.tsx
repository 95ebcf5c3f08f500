import { listed } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { Person } from '../../../people/person.js';
import { capital } from '../../../words/text.js';
import { Actor, TwoActions } from '../../skirmish/panel/Actor.js';
import { SumNumber } from '../../skirmish/panel/SumNumber.js';
import type { ActionPart } from '../../skirmish/parts.js';
import { agentName, type Telling } from '../acts/titles.js';
import { type Agent, type Formation, SCENE } from '../model.js';
import { moraleSum } from '../muster.js';

/** Ranks as they stand, and who leads. */
export const headNote = (telling: Telling, { now }: Formation): string => {
  const { t, forces } = telling;
  const leader = forces.agents[now.leader];
  const ranks = now.ranks.map(({ slots }) => `${slots.length}`);
  if (leader === undefined) return t.headNote({ ranks, leader: null });
  const { hp, mostHp } = leader.now;
  return t.headNote({ ranks, leader: t.leaderHp({ who: agentName(telling, leader), left: hp, most: mostHp }) });
};

const partsOf = ({ t, view }: Telling, { now, index }: Formation): readonly ActionPart[] => {
  const { phase } = view.open;
  const isAfter = phase === 'ritual' || phase === 'end';
  const hasStruck = view.open.lines.some(
    ({ units, struck }) =>
      units.includes(index) && now.ranks.some(({ body }) => struck.some(({ agent }) => agent === body)),
  );
  const part = (title: string, done: string | null, isNow: boolean, isPast: boolean): ActionPart => {
    if (done !== null) return { title, text: done, state: 'done' };
    if (isNow) return { title, text: t.nowOpen, state: 'now' };
    return { title, text: isPast ? t.none : t.toCome, state: isPast ? 'done' : 'ahead' };
  };
  const did = now.opening === null ? null : t.did[now.opening];
  const opening = part(t.opening, did, phase === 'opening' || phase === 'before', phase === 'melee' || isAfter);
  const said = now.announced !== null && now.opening === null ? t.will[now.announced.what] : null;
  return [
    said === null ? opening : { ...opening, text: t.announcedIt({ act: said }) },
    part(t.melee, hasStruck ? t.notes.blows : null, phase === 'melee', isAfter),
  ];
};

interface HeadProps {
  readonly telling: Telling;
  readonly people: Readonly<Record<string, Person>>;
}

const ofWhom = ({ t }: Telling, people: HeadProps['people'], seat: string, grade: string): string => {
  const person = people[seat];
  return person?.you === true ? t.yoursNote({ grade }) : t.ofNote({ grade, who: person?.name ?? seat });
};

/** The unit in hand: arms, name, ranks and numbers, and the two actions of the round. */
export const UnitHead = ({ telling, unit, people, yours }: HeadProps & { unit: Formation; yours: boolean }) => {
  const { t, words, view } = telling;
  const { now, index, side, name } = unit;
  const body = now.ranks.find((rank) => rank.body >= 0)?.body ?? -1;
  const grade = capital(words.skirmish.grades[view.open.groups[index]?.grade ?? 'average']);
  const number = { words, scene: SCENE, who: name };
  const own = view as never;
  const ofBody =
    body < 0
      ? []
      : [
          { key: 'armour', what: t.armour, of: listed(warband.armourAgainst(own, body, { by: body, way: 'melee' })) },
          { key: 'attacks', what: t.attacks, of: listed(warband.attacksOf(own, body)) },
        ];
  const numbers = [
    { key: 'morale', what: t.morale, of: moraleSum(view, index) },
    { key: 'speed', what: t.speed, of: listed(warband.unitSpeed(view, index)) },
    ...ofBody,
  ];
  return (
    <>
      <Actor
        arms={{ colour: side, shape: side === 1 ? 'pavise' : 'eared' }}
        name={name}
        note={`${headNote(telling, unit)}. ${ofWhom(telling, people, now.seat, grade)}.`}
        hp={null}
        numbers={numbers.map(({ key, what, of }) => ({
          key,
          label: what,
          value: <SumNumber {...number} what={what} of={of} />,
        }))}
      />
      {view.open.round === 0 ? null : <TwoActions parts={partsOf(telling, unit)} yours={yours} />}
    </>
  );
};

/** Somebody unique, or a rank, that a question is about. */
export const AgentHead = ({ telling, agent, people }: HeadProps & { agent: Agent }) => {
  const { t, words } = telling;
  const { row, now } = agent;
  const unit = telling.forces.units[agent.unit];
  const kind = row.like === null ? (unit?.name ?? '') : capital(words.skirmish.profiles[row.like]);
  const number = { words, scene: SCENE, who: agentName(telling, agent) };
  const armour = listed(warband.armourAgainst(telling.view as never, agent.index, { by: agent.index, way: 'melee' }));
  return (
    <Actor
      arms={{ colour: row.side, shape: row.side === 1 ? 'pavise' : 'eared' }}
      name={capital(agentName(telling, agent))}
      note={`${ofWhom(telling, people, row.seat, kind)}.`}
      hp={agent.name === '' ? null : { left: now.hp, most: now.mostHp }}
      numbers={[{ key: 'armour', label: t.armour, value: <SumNumber {...number} what={t.armour} of={armour} /> }]}
    />
  );
};
