import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { campaignNames, de, en, remindersText } from '../../src/index.js';
import { fjord, NAMES } from './fjord.js';

const MATTER = { context: 'the court', topic: 'the rival' };
const PROUD: saga.campaign.DrivingMotivation = { ...MATTER, id: 'd1', motive: 'proud', rating: 4, by: null, since: 1 };

const { open, own } = saga.campaign.seenCampaign(fjord().campaign, { seat: 'ana', referee: null });
const ella = Object.values(open.characters).find(({ name }) => name === 'Ella') as saga.campaign.Character;
const seen = { open: { ...open, characters: { ...open.characters, [ella.id]: { ...ella, driving: [PROUD] } } }, own };

test.each([en, de])(
  'SAGA-MOTIVE-008 in a scene about it somebody is reminded of what drives them: $language',
  (words) => {
    const names = campaignNames(words, seen, (seat) => NAMES[seat] ?? seat, 'ana');
    const [entry] = Object.values(seen.open.entries);
    if (entry === undefined) throw new Error('the calendar is empty');
    const scene = { ...entry, scene: 'freeForm' as const, plan: null, characters: [ella.id] };
    const lines = remindersText(seen, { ...scene, matters: [MATTER] }, names);
    expect(lines).toHaveLength(1);
    for (const said of ['Ella', words.character.motives.proud, 'the court', 'the rival']) {
      expect(lines[0]).toContain(said);
    }
    expect(remindersText(seen, scene, names)).toEqual([]);
  },
);
