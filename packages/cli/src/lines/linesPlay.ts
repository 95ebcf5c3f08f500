import type { View } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { type AttackChoice, SkirmishPlay } from '../skirmish/skirmishPlay.js';
import type { SkirmishMenu } from '../skirmish/typed.js';
import type { SkirmishTexts } from '../texts/texts.js';
import { unitOdds } from './lineOdds.js';

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

  protected override attackLines(view: View<warband.Skirmish>, choice: AttackChoice): readonly string[] {
    return choice.choose === 'attack'
      ? unitOdds(this.screen, view as unknown as View<warband.Battle>, choice.figure)
      : [];
  }
}
