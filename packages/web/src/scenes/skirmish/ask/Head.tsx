import { listed } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { Person } from '../../../people/person.js';
import { capital } from '../../../words/text.js';
import { type Fighter, SCENE } from '../model.js';
import { Actor, TwoActions } from '../panel/Actor.js';
import { SumNumber } from '../panel/SumNumber.js';
import type { ActionPart } from '../parts.js';
import type { Telling } from './titles.js';

const partsOf = ({ t, view }: Telling, { now }: Fighter): readonly ActionPart[] => {
  const { phase } = view.open;
  const isAfter = phase === 'ritual' || phase === 'end';
  const part = (title: string, done: warband.Act | null, isNow: boolean, isPast: boolean): ActionPart => {
    if (done !== null) return { title, text: t.did[done], state: 'done' };
    if (now.wholeRound) return { title, text: t.wholeRound, state: 'givenUp' };
    if (isNow) return { title, text: t.nowOpen, state: 'now' };
    return { title, text: isPast ? t.none : t.toCome, state: isPast ? 'done' : 'ahead' };
  };
  const opening = part(t.opening, now.opening, phase === 'opening' || phase === 'before', phase === 'melee' || isAfter);
  const said = now.announced !== null && now.opening === null ? t.will[now.announced.what] : null;
  return [
    said === null ? opening : { ...opening, text: t.announcedIt({ act: said }) },
    part(t.melee, now.melee, phase === 'melee', isAfter),
  ];
};

interface HeadProps {
  readonly telling: Telling;
  readonly fighter: Fighter;
  readonly people: Readonly<Record<string, Person>>;
  readonly yours: boolean;
}

/** Who is in hand: arms, name, HP and numbers, and the two actions of the round. */
export const FighterHead = ({ telling, fighter, people, yours }: HeadProps) => {
  const { t, words, view } = telling;
  const { row, now, index, side, name } = fighter;
  const kind = row.like === null ? '' : capital(words.skirmish.profiles[row.like]);
  const person = people[row.seat];
  const isHigh = (view.given.field.heights[now.at] ?? 0) > 0;
  const of = person?.you === true ? t.yoursNote({ kind }) : t.note({ kind, who: person?.name ?? row.seat });
  const number = { words, scene: SCENE, who: name };
  const armour = listed(warband.armourAgainst(view, index, { by: index, way: 'melee' }));
  return (
    <>
      <Actor
        arms={{ colour: side, shape: side === 1 ? 'pavise' : 'eared' }}
        name={name}
        note={isHigh ? `${of}. ${capital(t.highGround)}.` : `${of}.`}
        hp={{ left: now.hp, most: now.mostHp }}
        numbers={[
          {
            key: 'armour',
            label: t.armour,
            value: <SumNumber {...number} of={armour} what={t.armour} />,
          },
          {
            key: 'attacks',
            label: t.attacks,
            value: <SumNumber {...number} of={listed(warband.attacksOf(view, index))} what={t.attacks} />,
          },
          {
            key: 'speed',
            label: t.speed,
            value: <SumNumber {...number} of={listed(warband.speedOf(view, index))} what={t.speed} />,
          },
        ]}
      />
      {view.open.round === 0 ? null : <TwoActions parts={partsOf(telling, fighter)} yours={yours} />}
    </>
  );
};
