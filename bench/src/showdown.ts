// The field's reference: random battles of the first generation in the simulator of Pokémon Showdown.
import { TeamGenerators } from '@pkmn/randoms';
import { Battle, type ID, type PRNGSeed, type Side, Teams } from '@pkmn/sim';
import { type Stream, stream } from '@warmoot/kernel';
import type { Rival } from './rival.js';

const FORMAT = 'gen1randombattle' as ID;

Teams.setGeneratorFactory(TeamGenerators as unknown as Parameters<typeof Teams.setGeneratorFactory>[0]);

const seedFrom = (source: Stream): PRNGSeed =>
  [0, 0, 0, 0].map(() => source.below(0x10000)).join(',') as unknown as PRNGSeed;

/** Slots, from 1, that pass. */
const slots = <T>(all: readonly T[], fits: (one: T, slot: number) => boolean): number[] =>
  all.flatMap((one, i) => (fits(one, i + 1) ? [i + 1] : []));

/** As the simulator's own random player does: a move that can be made; a switch where one is forced. */
const choiceOf = ({ activeRequest: request, pokemon }: Side, source: Stream): string | null => {
  if (!request || request.wait || request.teamPreview) return null;
  const [kind, open] = request.forceSwitch
    ? (['switch', slots(pokemon, (one, slot) => slot > 1 && !one.fainted)] as const)
    : (['move', slots(request.active[0]!.moves, ({ disabled }) => !disabled)] as const);
  return open.length === 0 ? 'default' : `${kind} ${open[source.below(open.length)]}`;
};

interface Battled {
  readonly turns: number;
  readonly inputs: number;
  readonly winner: string;
}

/** One battle with teams of its own, in this process, without streams or text protocols. */
const playBattle = (source: Stream): Battled => {
  const team = () => Teams.generate(FORMAT, { seed: seedFrom(source) });
  const battle = new Battle({
    formatid: FORMAT,
    seed: seedFrom(source),
    p1: { name: 'Ana', team: team() },
    p2: { name: 'Bo', team: team() },
  });
  let inputs = 0;
  while (!battle.ended) {
    for (const side of battle.sides) {
      const choice = side.isChoiceDone() ? null : choiceOf(side, source);
      if (choice === null) continue;
      if (!battle.choose(side.id, choice)) throw new Error(`${choice}: ${side.choice.error}`);
      inputs++;
      if (battle.ended) break;
    }
  }
  const { turn, winner } = battle;
  battle.destroy();
  return { turns: turn, inputs, winner: winner ?? '' };
};

/** A unit of work is one whole battle. */
export const rival: Rival = {
  work: (units) => {
    const source = stream(`battles of ${units}`);
    for (let i = 0; i < units; i++) playBattle(source);
    return units;
  },
  proof: null,
};
