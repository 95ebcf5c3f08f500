import type { Rated } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import { nameIn } from '@warmoot/words';
import { useState } from 'react';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import { DicePopover, diceSaid } from '../../../design/chance/SumLines.js';
import { Select } from '../../../design/forms/Select.js';
import { iconOf } from '../../../scenes/sortie/model.js';
import { useSpoken } from '../../../words/speech.js';
import { capital } from '../../../words/text.js';
import { Adding, type Listing, UnitList } from '../war/UnitList.js';
import { SCENE, type Shown } from './sortieStart.js';
import { UnitFields } from './UnitFields.js';
import { type Other, UnitMore } from './UnitMore.js';
import { keyOf, kindOf, type UnitWish, unitOf } from './unit.js';
import { SORTIE_SETUP } from './words.js';

/** What a unit is, in words: "heavy infantry with bows". */
export const useKinds = (): ((unit: UnitWish) => string) => {
  const { words } = useSpoken(SORTIE_SETUP);
  return ({ mount, weight, archers }) => words.sortie.kind({ weight, mount, archers: archers ? 1 : null });
};

interface FiguresProps {
  readonly who: string;
  readonly shown: Shown;
}

/** What a unit begins with and what it always has: numbers of dice that open to their sums. */
const Figures = ({ who, shown }: FiguresProps) => {
  const { t } = useSpoken(SORTIE_SETUP);
  const figure = (what: string, of: Rated, label: string) => (
    <span>
      <span className="lab" aria-hidden="true">
        {what}
      </span>{' '}
      <DicePopover scene={SCENE} what={what} of={of} label={label} />
    </span>
  );
  const { starting, standing } = shown;
  return (
    <span className="sortie-figures">
      {figure(t.floating, starting, t.floatingOf({ who, n: diceSaid(starting.total) }))}
      {figure(t.standing, standing, t.standingOf({ who, n: diceSaid(standing.total) }))}
    </span>
  );
};

interface BelowProps {
  readonly unit: UnitWish;
  readonly who: string;
  readonly shown: Shown | undefined;
  readonly friends: readonly Other[];
  readonly enemies: readonly Other[];
  readonly onChange: (unit: UnitWish) => void;
}

/** What a unit is and begins with; folded away, all that can be said of it. */
const Below = ({ unit, who, shown, friends, enemies, onChange }: BelowProps) => {
  const { t } = useSpoken(SORTIE_SETUP);
  const told = useKinds();
  // Most units of a long list are never opened.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="war-unit sortie-unit">
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary aria-label={t.change({ who })}>{t.about({ heads: unit.heads, kind: told(unit) })}</summary>
        {isOpen ? (
          <>
            <UnitFields unit={unit} onChange={onChange} />
            <details className="sortie-more">
              <summary>{t.more}</summary>
              <UnitMore unit={unit} friends={friends} enemies={enemies} onChange={onChange} />
            </details>
          </>
        ) : null}
      </details>
      {shown === undefined ? null : <Figures who={who} shown={shown} />}
    </div>
  );
};

interface RosterProps {
  readonly side: 0 | 1;
  readonly army: string;
  readonly units: readonly UnitWish[];
  readonly shown: readonly Shown[];
  readonly others: readonly Shown[];
  readonly onChange: (units: readonly UnitWish[]) => void;
}

/** The units of an army, in the order that holds for the whole battle: SORTIE-UNIT-006. */
export const Roster = ({ side, army, units, shown, others, onChange }: RosterProps) => {
  const { t, words } = useSpoken(SORTIE_SETUP);
  const told = useKinds();
  const [mount, setMount] = useState<sortie.Mount>('infantry');
  const [weight, setWeight] = useState<sortie.Weight>('light');
  const { mounts, weights } = words.sortie;
  const named = (of: 0 | 1, all: readonly Shown[]): readonly Other[] =>
    all.map(({ called }, nth) => ({ key: keyOf(of, nth), label: nameIn(words, SCENE, called) }));
  const friends = named(side, shown);
  const enemies = named(side === 0 ? 1 : 0, others);
  const listing: Listing<UnitWish> = {
    scene: SCENE,
    isOrdered: true,
    told: (unit) => capital(told(unit)),
    kind: kindOf,
    picture: (unit) => <CounterPicture side={side} icon={iconOf({ kinds: [unit] })} size={26} />,
    below: (unit, { nth, who, onChange: change }) => (
      <Below
        unit={unit}
        who={who}
        shown={shown[nth]}
        friends={friends.filter(({ key }) => key !== keyOf(side, nth))}
        enemies={enemies}
        onChange={change}
      />
    ),
  };
  return (
    <UnitList army={army} units={units} called={shown} others={others} listing={listing} onChange={onChange}>
      <Adding
        units={units}
        most={sortie.MOST_UNITS}
        next={() => unitOf({ mount, weight, commander: {} })}
        onChange={onChange}
      >
        <Select
          aria-label={t.addKind}
          options={sortie.MOUNTS.map((key) => ({ key, label: capital(mounts[key]) }))}
          at={mount}
          onPick={setMount}
        />
        <Select
          aria-label={t.addWeight}
          options={sortie.WEIGHTS.map((key) => ({ key, label: weights[key] }))}
          at={weight}
          onPick={setWeight}
        />
      </Adding>
    </UnitList>
  );
};
