import type { View } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { SkirmishPlay } from '../skirmish/skirmishPlay.js';
import type { SkirmishMenu } from '../skirmish/typed.js';
import type { SkirmishTexts } from '../texts/texts.js';
import { duelOdds, shotOdds, unitOdds } from './lineOdds.js';

/** With whom somebody duels, by their keys. */
const otherIn = ({ open }: View<warband.Battle>, key: string): string => {
  const named = open.duels.map(({ pair }) => pair.map((figure) => open.roster[figure]?.name ?? ''));
  return named.find((pair) => pair.includes(key))?.find((one) => one !== key) ?? '';
};

/** A battle of ranked units at the keyboard: typed as a skirmish is, by units, ranks and who is unique. */
export class LinesPlay extends SkirmishPlay {
  protected override get texts(): SkirmishTexts {
    const { skirmish, lines } = this.screen.texts;
    return { ...skirmish, help: lines.help } as unknown as SkirmishTexts;
  }

  protected override naming(seen: View<warband.Skirmish>): Pick<SkirmishMenu, 'calls' | 'acts' | 'howTo'> {
    const { words, texts } = this.screen;
    const view = seen as unknown as View<warband.Battle>;
    const signs = warband.agentSigns(view);
    const agents = view.open.roster.map(({ name: key }, figure) => ({
      key,
      sign: signs[figure] ?? key,
      name: words.lines.agent(view, figure),
    }));
    return {
      calls: [...(words.scenes['warband/battle']?.units?.(view) ?? []), ...agents],
      acts: { ...words.skirmish.acts, ...words.lines.acts },
      howTo: texts.lines.howTo,
    };
  }

  protected override oddsOf(menu: SkirmishMenu, chosen: unknown): readonly string[] | null {
    const view = menu.view as unknown as View<warband.Battle>;
    const choice = chosen as warband.BattleChoice;
    switch (choice.choose) {
      case 'attack':
        return unitOdds(this.screen, view, choice.figure);
      case 'shoot':
      case 'throw':
        return shotOdds(this.screen, view, choice);
      case 'challenge':
      case 'accept':
      case 'refuse':
        return duelOdds(this.screen, view, choice.figure, choice.target);
      case 'technique':
        return duelOdds(this.screen, view, menu.asked.as, otherIn(view, menu.asked.as));
      default:
        return null;
    }
  }
}
