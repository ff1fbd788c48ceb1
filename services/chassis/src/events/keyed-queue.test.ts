import fc from 'fast-check';
import { KeyedQueue } from './keyed-queue';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('KeyedQueue', () => {
  it('keeps the order of each key, never runs two tasks of one key, and never more than its concurrency', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ key: fc.nat(4), turns: fc.nat(3) }), { maxLength: 30 }),
        fc.integer({ min: 1, max: 5 }),
        async (tasks, concurrency) => {
          const queue = new KeyedQueue(concurrency);
          const done: number[] = [];
          const busy = new Map<number, number>();
          let max = 0;
          for (const [index, { key, turns }] of tasks.entries()) {
            await queue.add(String(key), async () => {
              busy.set(key, (busy.get(key) ?? 0) + 1);
              max = Math.max(max, ...busy.values());
              const running = [...busy.values()].reduce((sum, count) => sum + count, 0);
              expect(running).toBeLessThanOrEqual(concurrency);
              for (let left = turns; left > 0; left -= 1) await turn();
              busy.set(key, (busy.get(key) ?? 0) - 1);
              done.push(index);
            });
          }
          await queue.onIdle();
          expect(max).toBeLessThanOrEqual(1);
          for (const key of new Set(tasks.map((task) => task.key))) {
            const own = done.filter((index) => tasks[index]?.key === key);
            expect(own).toEqual([...own].sort((one, other) => one - other));
          }
          expect(done).toHaveLength(tasks.length);
        },
      ),
    );
  });

  it('runs other keys past a blocked one', async () => {
    const queue = new KeyedQueue(2);
    let release = () => {};
    await queue.add('blocked', () => new Promise<void>((resolve) => (release = resolve)));
    let passed = false;
    await queue.add('free', async () => void (passed = true));
    await turn();
    expect(passed).toBe(true);
    release();
    await queue.onIdle();
  });
});
