import { eventsTold } from '@warmoot/words';
import { useMemo, useState } from 'react';
import type { IconName } from '../../design/base/Icon.js';
import { Button } from '../../design/forms/Button.js';
import { Dialog } from '../../design/panels/Dialog.js';
import { WithRules } from '../../design/rules/WithRules.js';
import { chargeOf } from '../../people/tinctures.js';
import { useSpoken } from '../../words/speech.js';
import { SceneTitle } from '../shared/SceneHead.js';
import { hasCome, type Moment } from '../shared/stage/machine.js';
import type { Shown } from '../shared/stage/onStage.js';
import { TabLine } from '../shared/TabLine.js';
import { SIDES, type Unit } from './model.js';
import { Follows } from './reveal/Follows.js';
import type { Fallen } from './reveal/Pools.js';
import { isOfRound, type RoundTold, roundTold, type Told, toldBy } from './reveal/record.js';
import { ShotPane } from './reveal/ShotPane.js';
import { SortiePane } from './reveal/SortiePane.js';
import { REVEAL, type RevealWords } from './reveal/words.js';
import './reveal/reveal.css';
import type { SortieProps } from './types.js';

/** How far dice that fall just now have been told. */
const fallenAt = (moment: Moment): Fallen => {
  if (hasCome('sum', moment)) return 'kept';
  if (hasCome('lie', moment)) return 'lie';
  return moment === 'air' ? 'air' : 'none';
};

const keyOf = ({ kind, nth }: Told): string => `${kind} ${nth}`;

const tabText = (t: RevealWords, units: readonly Unit[], { kind, units: [one, two] }: Told): string => {
  const names = { one: units[one]?.called ?? '', two: units[two]?.called ?? '' };
  return kind === 'shot' ? t.shotPair(names) : t.pair(names);
};

interface RoundProps extends SortieProps {
  readonly told: RoundTold;
  /** What falls just now; null where everything lies there. */
  readonly shown: Shown | null;
}

/** A round whose seals are broken: one sortie after the other, each with its dice, and what followed on all of them. */
const Round = (props: RoundProps) => {
  const { told: round, shown, view, units, people, side, seat, picked } = props;
  const { t, words } = useSpoken(REVEAL);
  const [at, setAt] = useState<string | null>(null);
  // Before anything is pressed: the one that the unit in hand fought.
  const usual = round.told.findLast(({ units: both }) => picked !== null && both.includes(picked.index));
  const falling = shown === null ? null : toldBy(round, shown.passage);
  const open = falling ?? round.told.find((one) => keyOf(one) === at) ?? usual ?? round.told.at(-1);
  if (open === undefined) return null;
  const charges = SIDES.map((of) => `ch-${chargeOf(people[view.given.armies[of]?.seat ?? '']?.colour ?? of)}`) as [
    IconName,
    IconName,
  ];
  const now = shown === null ? null : fallenAt(shown.moment);
  const step = shown?.passage.before?.state.agenda.at(-1) as { step: string; side?: number } | undefined;
  /** Of what falls now by its moment, of the rest whether it lies there. */
  const fallen = (lies: boolean, isNow: boolean): Fallen => (isNow && now !== null ? now : lies ? 'kept' : 'none');
  const isOpenNow = falling !== null && keyOf(falling) === keyOf(open);
  const isJudged = shown === null || !isOpenNow || hasCome('verdict', shown.moment);
  const isDone = round.impacts.length > 0 && isJudged;
  const follows = (
    <>
      {isJudged && open.how !== null ? <Follows round={round} of={open} units={units} t={t} /> : null}
      {isDone && shown === null
        ? round.after
            .flatMap((passage) => eventsTold(words, passage, seat))
            .slice(0, 6)
            .map((text) => (
              <p key={text} className="small">
                <WithRules text={text} />
              </p>
            ))
        : null}
    </>
  );
  const pane = { view, units, side, charges, isJudged, follows, words, t };
  return (
    <section className="reveal" aria-label={t.title({ round: round.round })}>
      <header className="reveal-head">
        <SceneTitle>{t.title({ round: round.round })}</SceneTitle>
        <TabLine
          label={t.tabs}
          at={keyOf(open)}
          onGo={setAt}
          tabs={round.told.map((one) => {
            const text = tabText(t, units, one);
            return { key: keyOf(one), long: text, short: text };
          })}
        />
      </header>
      {open.kind === 'sortie' ? (
        <SortiePane
          key={keyOf(open)}
          {...pane}
          told={open}
          fallen={[
            fallen(open.pools[0] !== null, isOpenNow && step?.side === 0),
            fallen(open.pools[1] !== null, isOpenNow && step?.side === 1),
          ]}
        />
      ) : (
        <ShotPane
          key={keyOf(open)}
          {...pane}
          told={open}
          fallen={[
            fallen(open.target !== null, isOpenNow && step?.step === 'targetDice'),
            fallen(open.pool !== null, isOpenNow && step?.step === 'shot'),
          ]}
        />
      )}
    </section>
  );
};

/** Whether what is told this moment is a throw of a round, and has its place on this page. */
export const isRevealed = (shown: Shown | null): boolean => shown !== null && isOfRound(shown.passage);

/** The dice of a round as they fall, one after the other; any press goes on. */
export const RevealOnStage = (props: SortieProps & { readonly shown: Shown }) => {
  const { passages, shown } = props;
  const { t } = useSpoken(REVEAL);
  const told = useMemo(
    () => roundTold(passages.includes(shown.passage) ? passages : [...passages, shown.passage]),
    [passages, shown.passage],
  );
  if (told === null) return null;
  return (
    <div className="stage-panel reveal-stage" data-turn={shown.turn} data-moment={shown.moment}>
      <Round {...props} told={told} shown={shown} />
      <div className="scene-foot stage-foot">
        <p className="small soft">{t.goesOn}</p>
        <button type="button" className="btn stage-on" data-next="">
          {t.goOn}
        </button>
      </div>
    </div>
  );
};

/** The round that has just been fought, above what is asked because of it. */
export const Reveal = (props: SortieProps) => {
  const told = useMemo(() => roundTold(props.passages), [props.passages]);
  return told === null || told.told.length === 0 ? null : <Round {...props} told={told} shown={null} />;
};

/** A way back to the round before, while the next is ordered. */
export const RevealAgain = (props: SortieProps) => {
  const { t } = useSpoken(REVEAL);
  const [isOpen, setOpen] = useState(false);
  const told = useMemo(() => roundTold(props.passages), [props.passages]);
  if (told === null || told.told.length === 0) return null;
  return (
    <div className="reveal-again">
      <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.again({ round: told.round })}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.again({ round: told.round })}>
        {isOpen ? <Round {...props} told={told} shown={null} /> : null}
      </Dialog>
    </div>
  );
};
