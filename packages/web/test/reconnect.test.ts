import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideWhileAway } from './kit/away.js';
import { type House, openHouse } from './kit/house.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('what was pressed while the server was away is done once when it is back', async () => {
  const page = await house.visit();
  await decideWhileAway(house, page);
  expect(house.complaints).toEqual([]);
});
