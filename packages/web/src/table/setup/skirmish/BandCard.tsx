import { warband } from '@warmoot/rules';
import { useState } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { Select } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import { capital } from '../../../words/text.js';
import { ArmyFrame } from '../../army/ArmyFrame.js';
import type { War } from '../war/armies.js';
import { Adding, type Listing, UnitList } from '../war/UnitList.js';
import { BAND_BUILDER } from './builder/words.js';
import { FigurePicture } from './FigurePicture.js';
import { type FigureWish, figureOf, without } from './figure.js';
import { READY } from './ready.js';
import { type Shown, strengthOf } from './shown.js';
import { type Band, SCENE } from './skirmishStart.js';
import { useTold } from './useTold.js';
import { SKIRMISH_SETUP } from './words.js';

interface BandCardProps {
  readonly side: 0 | 1;
  readonly band: Band;
  readonly shown: readonly Shown[];
  readonly others: readonly Shown[];
  readonly otherBand: Band;
  readonly seats: War<unknown>['seats'];
  /** 0 where none is agreed on. */
  readonly limit: number;
  readonly onChange: (band: Band) => void;
  /** Opens the band figure by figure. */
  readonly onOpen: () => void;
}

const STOCK = Object.keys(warband.PROFILES) as readonly warband.ProfileKey[];

/** Names that the other band has are left to the game: a ready-made band may meet itself. */
const freed = (band: Band, other: Band): Band => ({
  ...band,
  units: band.units.map((unit) =>
    other.units.some(({ name }) => name !== undefined && name === unit.name)
      ? (without(unit, 'name') as FigureWish)
      : unit,
  ),
});

const Below = ({ unit, shown }: { readonly unit: FigureWish; readonly shown: Shown | undefined }) => {
  const { t } = useSpoken(SKIRMISH_SETUP);
  const told = useTold();
  return (
    <div className="war-unit band-unit">
      <span>
        {told.about(unit, shown)} · <span className="soft">{told.gear(shown)}</span>
      </span>
      {shown === undefined ? null : (
        <span className="band-numbers">
          <span className="lab">{t.might}</span> <b className="fig">{shown.state.might}</b>{' '}
          <span className="lab">{t.armour}</span> <b className="fig">{shown.armour.total}</b>
        </span>
      )}
    </div>
  );
};

/** A band: its name, who plays it, and every figure with what it is. */
export const BandCard = (props: BandCardProps) => {
  const { side, band, shown, others, otherBand, seats, limit, onChange, onOpen } = props;
  const { t, words } = useSpoken(SKIRMISH_SETUP);
  const { t: builder } = useSpoken(BAND_BUILDER);
  const told = useTold();
  const [stock, setStock] = useState<warband.ProfileKey>('spearman');
  const { bands, profiles } = words.skirmish;
  const points = strengthOf(shown);
  const listing: Listing<FigureWish> = {
    scene: SCENE,
    isOrdered: true,
    namedAfter: warband.PEOPLE,
    told: (unit) => capital(told.kind(unit)),
    kind: ({ like }) => (like === undefined ? 'fighter' : (warband.KIND_WORDS[like] ?? 'fighter')),
    picture: (unit) => <FigurePicture side={side} shown={shown[band.units.indexOf(unit)]} size={34} />,
    below: (unit, { nth }) => <Below unit={unit} shown={shown[nth]} />,
  };
  const figures = band.units.length;
  return (
    <ArmyFrame
      side={side}
      title={side === 0 ? t.sides.a : t.sides.b}
      label={t.band}
      ledBy={t.playedBy}
      name={band.name}
      commander={band.commander}
      seats={seats}
      readyMade={READY.kinds.map((kind) => ({ kind, name: bands[kind as warband.BandKind] }))}
      kind={band.kind}
      onName={(name) => onChange({ ...band, name })}
      onCommander={(commander) => onChange({ ...band, commander })}
      onKind={(kind) => onChange(freed(READY.picked(band, kind), otherBand))}
    >
      <UnitList
        army={band.name}
        units={band.units}
        called={shown}
        others={others}
        listing={listing}
        onChange={(units) => onChange(READY.withUnits(band, units))}
      >
        <Adding
          units={band.units}
          most={warband.MOST_FIGURES}
          next={() => figureOf({ like: stock })}
          onChange={(units) => onChange(READY.withUnits(band, units))}
        >
          <Select
            aria-label={t.addFigure}
            options={STOCK.map((key) => ({ key, label: capital(profiles[key]) }))}
            at={stock}
            onPick={setStock}
          />
        </Adding>
      </UnitList>
      <p className="army-cost war-sum" data-over={(limit > 0 && points > limit) || undefined}>
        <b>{limit === 0 ? t.strength({ figures, points }) : t.strengthOf({ figures, points, limit })}</b>
        {limit > 0 && points > limit ? <span>{t.overBy({ n: points - limit })}</span> : null}
        <Button small className="band-open" aria-label={builder.openOf({ name: band.name })} onClick={onOpen}>
          {builder.open}
        </Button>
      </p>
    </ArmyFrame>
  );
};
