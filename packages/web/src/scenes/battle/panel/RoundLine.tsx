import { saga } from '@warmoot/rules';
import { armyName, type BattleView, type Side } from '../model.js';
import type { BattleWords } from '../words.js';

/** The round and the figures that odds rest on. A phone says the round in its head already. */
export const RoundLine = ({ view, t }: { readonly view: BattleView; readonly t: BattleWords }) => {
  const { round, lossNumber } = view.open;
  if (round === 0) return <p className="round-line">{t.before}</p>;
  return (
    <p className="round-line">
      <span className="round-now">{t.headRound({ round })} · </span>
      <span>{t.headLeads({ leads: armyName(view, saga.battle.proactive(view) as Side) })} · </span>
      <span>{t.headLosses({ losses: lossNumber })}</span>
    </p>
  );
};
