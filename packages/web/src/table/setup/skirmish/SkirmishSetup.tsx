import type { Json, Result } from '@warmoot/kernel';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { NumberField } from '../../../design/forms/NumberField.js';
import { Choose } from '../../../design/forms/Select.js';
import { Dialog } from '../../../design/panels/Dialog.js';
import { useSpoken } from '../../../words/speech.js';
import { Slated } from '../SlateNote.js';
import type { SetupProps } from '../setupProps.js';
import { type SlateField, useSlate } from '../slate.js';
import { type Both, useWar, withSide } from '../war/armies.js';
import { OptionRows } from '../war/OptionRows.js';
import type { OptionsWish } from '../war/options.js';
import { SetupFile } from '../war/SetupFile.js';
import { WarForm } from '../war/WarForm.js';
import { WAR_SETUP } from '../war/words.js';
import { BandCard } from './BandCard.js';
import { BandBuilder } from './builder/BandBuilder.js';
import { BandPaper } from './builder/BandPaper.js';
import { BAND_BUILDER } from './builder/words.js';
import { wishFrom } from './fromFile.js';
import { Ground } from './Ground.js';
import { SKIRMISH_OPTIONS } from './options.js';
import { READY } from './ready.js';
import { fieldIn, type Shown, shownIn } from './shown.js';
import {
  type Brought,
  GROUND_KINDS,
  type GroundPick,
  type Mustered,
  nothingBrought,
  skirmishSlate,
  usualMap,
  usualMusters,
} from './skirmishSlate.js';
import { type Band, groundOf, type SkirmishWish, skirmishStart } from './skirmishStart.js';
import { SKIRMISH_SETUP } from './words.js';
import './skirmish-setup.css';

const useSkirmish = (props: SetupProps) => {
  const slate = useSlate(props);
  return {
    war: useWar<Mustered>(props, slate, { form: skirmishSlate.armies, usual: usualMusters }),
    ground: slate('ground', skirmishSlate.ground, 'open'),
    map: slate('map', skirmishSlate.map, usualMap),
    surprised: slate('surprised', skirmishSlate.surprised, 'none'),
    referee: slate('referee', skirmishSlate.referee, ''),
    limit: slate('limit', skirmishSlate.limit, 0),
    brought: slate('brought', skirmishSlate.brought as never, nothingBrought as never),
    options: slate('options', skirmishSlate.options, {}),
  };
};

/** What is shown of bands that cannot be yet. */
const NOBODY_SHOWN: Both<readonly Shown[]> = [[], []];

/** The bands of a file: somebody plays each of them. */
const savedWith = ([a, b]: Both<Band>): Both<Band> => [
  { ...a, commander: a.commander || 'A' },
  { ...b, commander: b.commander || 'B' },
];

/** The field that somebody asks to change, else the first of them. */
const asked = (...fields: readonly SlateField<never>[]): SlateField<Json> =>
  (fields.find(({ asks }) => asks.length > 0) ?? fields[0]) as unknown as SlateField<Json>;

/** Sets up a skirmish: two bands, figure by figure, the ground, options. */
const SkirmishSetup = (props: SetupProps) => {
  const { sitting, act } = props;
  const { t, words } = useSpoken(SKIRMISH_SETUP);
  const { t: plain } = useSpoken(WAR_SETUP);
  const { t: builder } = useSpoken(BAND_BUILDER);
  const [building, setBuilding] = useState<0 | 1 | null>(null);
  const on = useSkirmish(props);
  const { armies, seats, change } = on.war;
  const isThere = seats.some(({ seat }) => seat === on.referee.value);
  const wish: SkirmishWish = {
    armies,
    ground: on.ground.value,
    map: on.map.value,
    surprised: on.surprised.value,
    referee: isThere ? on.referee.value : '',
    brought: on.brought.value as Brought,
    options: on.options.value as OptionsWish,
  };
  const start = skirmishStart(wish);
  const wished = JSON.stringify([armies.map(({ units }) => units), wish.options]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown follows from what is wished for
  const shown = useMemo(() => shownIn(armies, wish.options) ?? NOBODY_SHOWN, [wished]);
  const drawn = JSON.stringify([wish.ground, wish.map, wish.brought]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown follows from what is wished for
  const field = useMemo(() => fieldIn(wish), [drawn]);
  const kinds: readonly GroundPick[] = wish.ground === 'brought' ? [...GROUND_KINDS, 'brought'] : GROUND_KINDS;
  const saying: Readonly<Record<string, string>> = {
    [on.ground.field]: t.ground,
    [on.map.field]: t.theMap,
    [on.surprised.field]: t.surprised,
    [on.referee.field]: t.referee,
    [on.limit.field]: t.limit,
    [on.brought.field]: t.theBrought,
    [on.options.field]: plain.theOptions,
  };
  const of = asked(on.ground as never, on.map as never, on.surprised as never, on.referee as never, on.limit as never);
  const take = (said: { readonly setup: Json; readonly options: Json }): Result<unknown> => {
    const read = wishFrom(said, armies);
    if (!read.ok) return read;
    change(read.value.armies);
    on.ground.set(read.value.ground);
    on.map.set(read.value.map);
    on.surprised.set(read.value.surprised);
    on.brought.set(read.value.brought as never);
    on.options.set(read.value.options);
    return read;
  };
  const course = wish.brought.position as { readonly round?: number } | null;
  return (
    <WarForm
      sitting={sitting}
      act={act}
      className="setup-skirmish"
      calling="bands"
      war={on.war}
      card={(side) => (
        <BandCard
          key={side}
          side={side}
          band={armies[side]}
          otherBand={armies[side === 0 ? 1 : 0]}
          shown={shown[side]}
          others={shown[side === 0 ? 1 : 0]}
          seats={seats}
          limit={on.limit.value}
          onChange={(band) => change(withSide(armies, side, band))}
          onOpen={() => setBuilding(side)}
        />
      )}
      tools={
        <SetupFile start={skirmishStart({ ...wish, armies: savedWith(armies) })} name="skirmish.json" onRead={take} />
      }
      start={start}
      saying={saying}
      begins={t.begin}
      paper={<BandPaper armies={armies} shown={shown} only={building} campaign={sitting.campaign} />}
    >
      <Dialog
        open={building !== null}
        title={builder.title({ name: armies[building ?? 0].name })}
        onClose={() => setBuilding(null)}
      >
        <BandBuilder
          key={building}
          side={building ?? 0}
          band={armies[building ?? 0]}
          shown={shown[building ?? 0]}
          limit={on.limit.value}
          seats={seats}
          campaign={sitting.campaign}
          others={armies[building === 1 ? 0 : 1].units}
          options={wish.options}
          onUnits={(units) => change(withSide(armies, building ?? 0, READY.withUnits(armies[building ?? 0], units)))}
          onClose={() => setBuilding(null)}
        />
      </Dialog>
      {course === null ? null : (
        <div className="row">
          <span>{t.broughtCourse({ round: course.round ?? 1 })}</span>
          <Button small kind="quiet" onClick={() => on.brought.set({ ...wish.brought, position: null } as never)}>
            {t.dropBrought}
          </Button>
        </div>
      )}
      <Slated<Json> sitting={sitting} of={of} say={() => saying[of.field] ?? t.ground}>
        <Ground<GroundPick>
          kinds={kinds.map((key) => ({ key, label: t.grounds[key] }))}
          at={wish.ground}
          isOpen={wish.ground === 'open'}
          map={wish.map}
          size={groundOf(wish).map}
          field={field}
          onGround={on.ground.set}
          onMap={on.map.set}
        />
        <div className="skirmish-lines">
          <Choose
            label={t.surprised}
            options={[
              { key: 'none', label: t.nobody },
              { key: 'a', label: armies[0].name },
              { key: 'b', label: armies[1].name },
            ]}
            at={wish.surprised}
            onPick={on.surprised.set}
          />
          <Choose
            label={t.referee}
            options={[{ key: '', label: t.noReferee }, ...seats.map(({ seat, name }) => ({ key: seat, label: name }))]}
            at={wish.referee}
            onPick={on.referee.set}
          />
          <NumberField
            label={t.limit}
            hint={t.limitHint}
            value={on.limit.value}
            least={0}
            most={200}
            onNumber={on.limit.set}
          />
        </div>
      </Slated>
      <Slated<Json> sitting={sitting} of={on.options as never} say={() => plain.theOptions}>
        <details>
          <summary>{plain.options}</summary>
          <OptionRows
            table={SKIRMISH_OPTIONS}
            names={words.skirmish.options}
            answers={words.skirmish.answers as never}
            options={wish.options}
            onChange={(options) => on.options.set(options)}
          />
        </details>
      </Slated>
    </WarForm>
  );
};

export default SkirmishSetup;
