import type { Skill } from '@warmoot/rules';

/** The 23 skills as the book writes them. */
export const SKILLS: Readonly<Record<Skill, string>> = {
  control: 'Control',
  fightingMind: 'Fighting Mind',
  speed: 'Speed',
  strength: 'Strength',
  endurance: 'Endurance',
  hide: 'Hide',
  jumpClimb: 'Jump/Climb',
  ride: 'Ride',
  run: 'Run',
  shootAim: 'Shoot/Aim',
  swim: 'Swim',
  craft: 'Craft',
  heal: 'Heal',
  know: 'Know',
  notice: 'Notice',
  sail: 'Sail',
  survive: 'Survive',
  trade: 'Trade',
  administer: 'Administer',
  convince: 'Convince',
  lead: 'Lead',
  perform: 'Perform',
  tactics: 'Tactics',
};
