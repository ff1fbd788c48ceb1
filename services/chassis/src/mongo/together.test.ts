import { together } from './together';

/** Work that is done when it is told to, and what it was given. */
function held() {
  const groups: number[][] = [];
  const finish: ((error?: Error) => void)[] = [];
  const ask = together(async (items: readonly number[]) => {
    groups.push([...items]);
    await new Promise<void>((resolve, reject) => finish.push((error) => (error ? reject(error) : resolve())));
    return items.map((item) => item * 10);
  });
  return { groups, finish, ask };
}

test('who is alone waits for nobody, and who comes meanwhile goes together', async () => {
  const { groups, finish, ask } = held();
  const first = ask(1);
  expect(groups).toEqual([[1]]);
  const others = [ask(2), ask(3), ask(2)];
  finish[0]?.();
  expect(await first).toBe(10);
  expect(groups).toEqual([[1], [2, 3, 2]]);
  finish[1]?.();
  expect(await Promise.all(others)).toEqual([20, 30, 20]);
});

test('what fails fails for its group, and the next is done all the same', async () => {
  const { groups, finish, ask } = held();
  const first = ask(1);
  const second = ask(2);
  finish[0]?.(new Error('away'));
  await expect(first).rejects.toThrow('away');
  finish[1]?.();
  expect(await second).toBe(20);
  const third = ask(3);
  finish[2]?.();
  expect(await third).toBe(30);
  expect(groups).toEqual([[1], [2], [3]]);
});

test('a crowd goes in groups of 256', async () => {
  const { groups, finish, ask } = held();
  const all = Array.from({ length: 301 }, (_, index) => ask(index));
  for (let round = 0; round < 3; round++) {
    finish[round]?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(all)).toHaveLength(301);
  expect(groups.map(({ length }) => length)).toEqual([1, 256, 44]);
});
