import { saga } from '@warmoot/rules';
import { Icon, type IconName } from '../../design/base/Icon.js';
import { fractionText, percentText } from '../../design/chance/Chance.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { type ChaseProps, type ChaseView, editionOf, isShut, type Side } from './model.js';
import { CHASE, type ChaseWords } from './words.js';

/** A fraction of larger numbers tells nobody more than its percent. */
const MOST_SAID = 10_000n;

type Turn = keyof ChaseWords['turns'];

/** A stag that turns, or those who turn back. */
export const TURN_ICONS = { atBay: 'tv-bay', stop: 'ui-back', giveUp: 'ui-back' } as const satisfies Record<
  string,
  IconName
>;

const fightOf = ({ given }: ChaseView): 'battle' | 'duel' =>
  saga.party.isMassCombat(given.quarry, given.pursuers) ? 'battle' : 'duel';

/** What follows if a side ends it before the leg. */
export const useTurnThen = (view: ChaseView, turn: Turn | null): string => {
  const { t } = useSpoken(CHASE);
  if (turn === null) return '';
  if (turn === 'giveUp') return t.giveUpThen;
  if (turn === 'stop') return t.turnThen.stop;
  const { quarry, pursuers } = view.given;
  return fightOf(view) === 'battle'
    ? t.turnThen.battle
    : t.turnThen.duel({ n: saga.party.sizeOf(quarry), m: saga.party.sizeOf(pursuers) });
};

/** What follows where the quarry is away, and where it is caught. */
export const useEndThen = (view: ChaseView): { readonly away: string; readonly caught: string } => {
  const { t } = useSpoken(CHASE);
  const { from } = view.given;
  return {
    away: t.awayThen[from === 'march' || from === 'discussion' ? from : 'other'],
    caught: t.caughtThen[from === 'discussion' ? 'discussion' : fightOf(view)],
  };
};

const turnOf = (view: ChaseView, side: Side): Turn => {
  if (side === 'pursuers') return 'giveUp';
  return view.given.from === 'discussion' ? 'stop' : 'atBay';
};

/** Where it ends and what follows there, and how likely it is to be away in the end. */
export const Ends = ({ view, side }: Pick<ChaseProps, 'view' | 'side'>) => {
  const { t } = useSpoken(CHASE);
  const { ui } = useWords();
  const { AWAY, CAUGHT } = saga.chase;
  const then = useEndThen(view);
  const turn = turnOf(view, side);
  const turnThen = useTurnThen(view, turn);
  const chance = isShut(view)
    ? null
    : saga.chase.awayChance(editionOf(view), saga.chase.positionIn(view), view.open.gap);
  return (
    <section className="chase-ends">
      <h3>{t.ends}</h3>
      <dl>
        <div>
          <dt>
            <Icon name="tv-gap" size={18} />
            {t.endAway({ at: AWAY })}
          </dt>
          <dd>{then.away}</dd>
        </div>
        <div>
          <dt>
            <Icon name="tv-bonds" size={18} />
            {t.endCaught({ at: CAUGHT })}
          </dt>
          <dd>{then.caught}</dd>
        </div>
        <div>
          <dt>
            <Icon name={TURN_ICONS[turn]} size={18} />
            {t.endNow({ what: t.turns[turn] })}
          </dt>
          <dd>{turnThen}</dd>
        </div>
      </dl>
      {chance === null ? null : (
        <p className="chase-chance">
          {t.awayEnd({
            percent: percentText(ui, chance),
            exact: chance.of <= MOST_SAID ? fractionText(ui, chance) : null,
          })}
        </p>
      )}
    </section>
  );
};
