import { de, en } from '@warmoot/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../words/kinds.js';
import { inLanguage } from '../../words/lists.js';
import { battleCards } from './battle/BattleGuide.js';
import { BATTLE_EXCHANGE } from './battle/exchange.js';
import { BATTLE_GUIDE } from './battle/words.js';
import { chaseCards } from './chase/ChaseGuide.js';
import { CHASE_EXCHANGE } from './chase/exchange.js';
import { CHASE_GUIDE } from './chase/words.js';
import { checkCards } from './check/CheckGuide.js';
import { checkExchange } from './check/exchange.js';
import { CHECK_GUIDE } from './check/words.js';
import { commandCards } from './command/CommandGuide.js';
import { COMMAND_GUIDE } from './command/words.js';
import { discussionCards } from './discussion/DiscussionGuide.js';
import { discussionExchange } from './discussion/exchange.js';
import { DISCUSSION_GUIDE } from './discussion/words.js';
import { duelCards } from './duel/DuelGuide.js';
import { DUEL_EXCHANGE } from './duel/exchange.js';
import { DUEL_GUIDE } from './duel/words.js';
import { upToThrow } from './exchange.js';
import { linesCards } from './lines/LinesGuide.js';
import { LINES_GUIDE } from './lines/words.js';
import { marchExchange } from './march/exchange.js';
import { marchCards } from './march/MarchGuide.js';
import { MARCH_GUIDE } from './march/words.js';
import { skirmishCards } from './skirmish/SkirmishGuide.js';
import { SKIRMISH_GUIDE } from './skirmish/words.js';
import { sortieCards } from './sortie/SortieGuide.js';
import { SORTIE_GUIDE } from './sortie/words.js';
import { CHECK_DICE } from './ThrowPicture.js';

describe.each(LANGUAGES)('the cards of the guides, %s', (language) => {
  const GUIDES = {
    check: checkCards(inLanguage(CHECK_GUIDE, language)),
    discussion: discussionCards(inLanguage(DISCUSSION_GUIDE, language)),
    chase: chaseCards(inLanguage(CHASE_GUIDE, language)),
    march: marchCards(inLanguage(MARCH_GUIDE, language)),
    duel: duelCards(inLanguage(DUEL_GUIDE, language)),
    battle: battleCards(inLanguage(BATTLE_GUIDE, language)),
    command: commandCards(inLanguage(COMMAND_GUIDE, language)),
    sortie: sortieCards(inLanguage(SORTIE_GUIDE, language), { en, de }[language].sortie.maneuvers),
    lines: linesCards(inLanguage(LINES_GUIDE, language)),
    skirmish: skirmishCards(inLanguage(SKIRMISH_GUIDE, language), { en, de }[language].skirmish.profiles),
  };

  test.each(Object.entries(GUIDES))(
    '%s: six, each with its own title, a picture and a text of four lines',
    (_, cards) => {
      expect(cards).toHaveLength(6);
      expect(new Set(cards.map(({ title }) => title)).size).toBe(6);
      for (const { text, picture } of cards) {
        expect(text.length).toBeLessThan(165);
        expect(text).not.toMatch(/[{}]|undefined/);
        expect(renderToStaticMarkup(picture)).toMatch(/class="pic/);
      }
    },
  );

  test('the figures stand in the texts', () => {
    expect(GUIDES.duel[0]?.text).toMatch(/0 .*1.* 1 .*2.*−1/);
    expect(GUIDES.battle[0]?.text).toContain('9');
    expect(GUIDES.discussion[0]?.text).toMatch(/18 .* 2 .*10.*12/);
    expect(GUIDES.chase[0]?.text).toMatch(/0 .*4.* 2.* 1/);
    expect(GUIDES.march[0]?.text).toMatch(/2 .*4.*1.*2/);
    expect(GUIDES.command[2]?.text).toMatch(/3 .*1.* 1.* 4.* 1/);
    expect(GUIDES.sortie[0]?.text).toMatch(/4.* 1.* 2/);
    expect(GUIDES.sortie[2]?.text).toMatch(/2 .*4.* 2 .*3/);
    expect(GUIDES.skirmish[0]?.text).toMatch(/1.* 3/);
    expect(GUIDES.skirmish[2]?.text).toMatch(/6 .*12.* 2 /);
    expect(GUIDES.skirmish[5]?.text).toMatch(/5.*7.* 9/);
    expect(GUIDES.check[1]?.text).toMatch(/0 .*10.*2/);
  });
});

test('the dice on the cards are those that the exchanges throw', () => {
  const talk = discussionExchange({ context: 'the prisoner', topic: 'his life', response: 'spare him' });
  const march = marchExchange({ watch: 'The watch', ford: 'The ford', weir: 'The weir' });
  for (const exchange of [
    checkExchange('climbs', 'falls'),
    talk,
    CHASE_EXCHANGE,
    march,
    DUEL_EXCHANGE,
    BATTLE_EXCHANGE,
  ])
    expect(upToThrow(exchange, {}).thrown.dice).toEqual(CHECK_DICE);
});
