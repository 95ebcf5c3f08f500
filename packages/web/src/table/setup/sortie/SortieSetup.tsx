import type { Json, Result } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import { useMemo } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { Choose } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import { Slated } from '../SlateNote.js';
import type { SetupProps } from '../setupProps.js';
import { useSlate } from '../slate.js';
import { type Both, useWar } from '../war/armies.js';
import { OptionRows } from '../war/OptionRows.js';
import type { OptionsWish } from '../war/options.js';
import { SetupFile } from '../war/SetupFile.js';
import { WarForm } from '../war/WarForm.js';
import { WAR_SETUP } from '../war/words.js';
import { ArmyCard } from './ArmyCard.js';
import { ArmyPaper } from './ArmyPaper.js';
import { wishFrom } from './fromFile.js';
import { SORTIE_OPTIONS } from './options.js';
import { afterChange } from './references.js';
import { type Brought, type Mustered, nothingBrought, sortieSlate, usualMusters } from './sortieSlate.js';
import { type SortieArmy, type SortieWish, shownIn, sortieStart } from './sortieStart.js';
import { SORTIE_SETUP } from './words.js';
import './sortie-setup.css';

const useSortie = (props: SetupProps) => {
  const slate = useSlate(props);
  return {
    war: useWar<Mustered>(props, slate, { form: sortieSlate.armies, usual: usualMusters }),
    ground: slate('ground', sortieSlate.ground, 'ordinary'),
    initiative: slate('initiative', sortieSlate.initiative, 'none'),
    brought: slate('brought', sortieSlate.brought as never, nothingBrought as never),
    options: slate('options', sortieSlate.options, {}),
  };
};

/** What a file has brought that the form has no lines for. */
const BroughtNote = ({ brought, onDrop }: { readonly brought: Brought; readonly onDrop: () => void }) => {
  const { t } = useSpoken(SORTIE_SETUP);
  const grounds = Array.isArray(brought.grounds) ? brought.grounds.length : 0;
  const course = brought.position as { readonly round?: number } | null;
  if (grounds === 0 && course === null) return null;
  return (
    <div className="row">
      {grounds === 0 ? null : <span>{t.broughtGrounds({ n: grounds })}</span>}
      {course === null ? null : <span>{t.broughtCourse({ round: course.round ?? 1 })}</span>}
      <Button small kind="quiet" onClick={onDrop}>
        {t.dropBrought}
      </Button>
    </div>
  );
};

/** The armies of a file: somebody commands each of them. */
const savedWith = ([a, b]: Both<SortieArmy>): Both<SortieArmy> => [
  { ...a, commander: a.commander || 'A' },
  { ...b, commander: b.commander || 'B' },
];

/** Sets up a battle of sorties: two armies, unit by unit, the ground, options. */
const SortieSetup = (props: SetupProps) => {
  const { sitting, act } = props;
  const { t, words } = useSpoken(SORTIE_SETUP);
  const { t: plain } = useSpoken(WAR_SETUP);
  const on = useSortie(props);
  const { armies, seats, change } = on.war;
  const wish: SortieWish = {
    armies,
    ground: on.ground.value,
    initiative: on.initiative.value,
    brought: on.brought.value as Brought,
    options: on.options.value as OptionsWish,
  };
  const start = sortieStart(wish);
  const wished = JSON.stringify(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown follows from what is wished for
  const shown = useMemo(() => shownIn(wish), [wished]);
  const saying: Readonly<Record<string, string>> = {
    [on.ground.field]: t.ground,
    [on.initiative.field]: t.initiative,
    [on.brought.field]: t.theBrought,
    [on.options.field]: plain.theOptions,
  };
  const ofOptions = on.initiative.asks.length > 0 ? on.initiative : on.options;
  const { grounds, options: names, answers } = words.sortie;
  const take = (said: { readonly setup: Json; readonly options: Json }): Result<unknown> => {
    const read = wishFrom(said, armies);
    if (!read.ok) return read;
    change(read.value.armies);
    on.ground.set(read.value.ground);
    on.initiative.set(read.value.initiative);
    on.brought.set(read.value.brought as never);
    on.options.set(read.value.options);
    return read;
  };
  return (
    <WarForm
      sitting={sitting}
      act={act}
      className="setup-sortie"
      war={on.war}
      card={(side) => (
        <ArmyCard
          key={side}
          side={side}
          army={armies[side]}
          shown={shown[side]}
          others={shown[side === 0 ? 1 : 0]}
          seats={seats}
          onChange={(army) => change(afterChange(armies, side, army))}
        />
      )}
      tools={<SetupFile start={sortieStart({ ...wish, armies: savedWith(armies) })} name="sortie.json" onRead={take} />}
      start={start}
      saying={saying}
      paper={<ArmyPaper armies={armies} shown={shown} />}
    >
      <BroughtNote brought={wish.brought} onDrop={() => on.brought.set(nothingBrought as never)} />
      <Slated sitting={sitting} of={on.ground} say={(ground) => `${t.ground}: ${grounds[ground]}`}>
        <Choose
          label={t.ground}
          options={sortie.ALL_GROUNDS.map((key) => ({ key, label: grounds[key] }))}
          at={wish.ground}
          onPick={on.ground.set}
        />
      </Slated>
      <Slated<Json> sitting={sitting} of={ofOptions as never} say={() => saying[ofOptions.field] ?? plain.theOptions}>
        <details>
          <summary>{plain.options}</summary>
          <OptionRows
            table={SORTIE_OPTIONS}
            names={names}
            answers={answers}
            options={wish.options}
            onChange={(options) => on.options.set(options)}
          >
            {wish.options['sortie.initiative'] === 'table' ? (
              <Choose
                label={t.initiative}
                options={[
                  { key: 'none', label: t.noInitiative },
                  { key: 'a', label: armies[0].name },
                  { key: 'b', label: armies[1].name },
                ]}
                at={wish.initiative}
                onPick={on.initiative.set}
              />
            ) : null}
          </OptionRows>
        </details>
      </Slated>
    </WarForm>
  );
};

export default SortieSetup;
