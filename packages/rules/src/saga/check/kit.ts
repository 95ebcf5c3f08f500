import { brokenRule, type Die, ok, parseDice, type Result, refused } from '@warmoot/kernel';
import { KIT } from './kit.table.js';

/** SAGA-CHECK-026: free rolls are made with the dice of the kit and no others. */
export const kitDie = (name: string): Result<Die> => {
  const parsed = parseDice(name);
  const die = parsed.ok ? parsed.value.dice[0] : undefined;
  if (die === undefined || !(KIT as readonly string[]).includes(name)) {
    return refused(brokenRule('SAGA-CHECK-026', 'check.notInTheKit', { die: name, kit: [...KIT] }));
  }
  return ok(die);
};
