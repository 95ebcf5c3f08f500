import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { german } from '../de/language.js';
import { english } from '../en/language.js';
import { speechIn } from '../wordsIn.js';
import { optionsTold } from './tellEvents.js';

const OWN = {
  command: { 'command.roundLimit': 4, 'command.leaderQuality': { north: 3, south: 1 }, 'command.ties': 'defenderWins' },
};

test('options of another way of war are told by its own words', () => {
  const [usual, own] = [saga.campaign.campaignOptions.parse({}), saga.campaign.campaignOptions.parse(OWN)];
  if (!usual.ok || !own.ok) throw new Error('options refused');
  for (const language of [english, german]) {
    const told = optionsTold(speechIn(language), usual.value, own.value).split('; ');
    expect(told.map((one) => one.replace(/^.*: /, ''))).toEqual([
      '3 / 1',
      expect.not.stringMatching(/defenderWins/),
      '4',
    ]);
    expect(told.join()).not.toMatch(/undefined|command\./);
  }
});
