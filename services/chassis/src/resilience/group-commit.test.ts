import { GroupCommit } from './group-commit';

/** A group commit whose work the test ends, and the groups it received. */
function manualCommit() {
  const groups: number[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const commit = new GroupCommit<number, number>(async (group) => {
    groups.push(group.map(({ item }) => item));
    await new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
    group.forEach(({ item, resolve }) => resolve(item * 10));
  });
  /** Ends the work on a group, and lets the next one begin. */
  const finish = async (index: number, error?: Error) => {
    ends[index]?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { groups, finish, add: (item: number, key = 'day') => commit.add(key, item) };
}

test('a single item runs at once, and items that arrive in the meantime form the next group', async () => {
  const { groups, finish, add } = manualCommit();
  const first = add(1);
  expect(groups).toEqual([[1]]);
  const others = [add(2), add(3), add(2)];
  await finish(0);
  expect(await first).toBe(10);
  expect(groups).toEqual([[1], [2, 3, 2]]);
  await finish(1);
  expect(await Promise.all(others)).toEqual([20, 30, 20]);
});

test('an error rejects its own group, and the next group still runs', async () => {
  const { groups, finish, add } = manualCommit();
  const first = add(1);
  const second = add(2);
  const failed = expect(first).rejects.toThrow('away');
  await finish(0, new Error('away'));
  await failed;
  await finish(1);
  expect(await second).toBe(20);
  const third = add(3);
  await finish(2);
  expect(await third).toBe(30);
  expect(groups).toEqual([[1], [2], [3]]);
});

test('a group has at most 256 items', async () => {
  const { groups, finish, add } = manualCommit();
  const all = Array.from({ length: 301 }, (_, index) => add(index));
  for (let round = 0; round < 3; round++) {
    await finish(round);
  }
  expect(await Promise.all(all)).toHaveLength(301);
  expect(groups.map(({ length }) => length)).toEqual([1, 256, 44]);
});

test('items of other keys do not wait', async () => {
  const { groups, finish, add } = manualCommit();
  const all = [add(1), add(2, 'other'), add(3)];
  expect(groups).toEqual([[1], [2]]);
  await finish(1);
  expect(await all[1]).toBe(20);
  await finish(0);
  expect(await all[0]).toBe(10);
  await finish(2);
  expect(await all[2]).toBe(30);
});

test('an item that was settled keeps its result when its group fails', async () => {
  const commit = new GroupCommit<number, string>(async (group) => {
    group[0]?.resolve('early');
    throw new Error('away');
  });
  expect(await commit.add('day', 1)).toBe('early');
});
