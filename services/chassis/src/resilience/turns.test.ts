import { Turns } from './turns';

test('gives each caller its own turn of the event loop, in order', async () => {
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const turns = new Turns();
  const given = await Promise.all([1, 2, 3, 4].map(async () => turns.next().then(() => turn)));
  isOver = true;
  expect(new Set(given).size).toBe(4);
  expect(given).toEqual([...given].sort((one, other) => one - other));
});
