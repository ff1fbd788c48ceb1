import { FairQueue } from './fair-queue';

/** Makes pieces of work that record their start; a test finishes them one by one. */
function recorder() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  const finishNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, finishNext };
}

describe('turns of restaurants', () => {
  test('one restaurant has at most one running and one waiting, and another one still gets a turn', async () => {
    const turns = new FairQueue(4);
    const { begun, work, finishNext } = recorder();
    const answers = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => turns.take('a', work(name)));
    expect(answers.map((answer) => answer !== undefined)).toEqual([true, true, false, false, false]);
    const other = turns.take('b', work('b1'));
    expect(begun).toEqual(['a1']);
    await finishNext();
    expect(begun).toEqual(['a1', 'b1']);
    await finishNext();
    await expect(other).resolves.toBe('b1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  test('the restaurant served longest ago is next', async () => {
    const turns = new FairQueue(4);
    const { begun, work, finishNext } = recorder();
    void turns.take('a', work('a1'));
    void turns.take('b', work('b1'));
    await finishNext();
    void turns.take('b', work('b2'));
    void turns.take('a', work('a2'));
    await finishNext();
    await finishNext();
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  test('the waiting turns of all restaurants are bounded, and a failure reaches only its own caller', async () => {
    const turns = new FairQueue(1);
    const failed = turns.take('a', () => Promise.reject(new Error('the store is gone')));
    const next = turns.take('b', () => Promise.resolve('served'));
    expect(turns.take('c', () => Promise.resolve())).toBeUndefined();
    await expect(failed).rejects.toThrow('the store is gone');
    await expect(next).resolves.toBe('served');
    await expect(turns.take('c', () => Promise.resolve('served later'))).resolves.toBe('served later');
  });
});

describe('turns of many keys', () => {
  const later = () => new Promise((resolve) => setImmediate(resolve));

  test('several keys are served at once, and one of each', async () => {
    const turns = new FairQueue(8, { atOnce: 2, waitingOfOne: 2 });
    const { begun, work, finishNext } = recorder();
    for (const name of ['a1', 'a2', 'b1', 'c1']) void turns.take(name.slice(0, 1), work(name));
    expect(begun).toEqual(['a1', 'b1']);
    expect(turns.take('a', work('a3'))).toBeDefined();
    expect(turns.take('a', work('a4'))).toBeUndefined();
    await finishNext();
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await finishNext();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  test('keys of one group leave room to run and to wait to other groups, which are served next', async () => {
    const turns = new FairQueue(9, { atOnce: 4 });
    const { begun, work, finishNext } = recorder();
    const take = (name: string, group: string) => turns.take(name, work(name), { group });
    const flood = Array.from({ length: 20 }, (_, index) => take(`a${index}`, 'a'));
    expect(begun).toEqual(['a0', 'a1', 'a2']);
    expect(flood.filter(Boolean)).toHaveLength(9);
    for (const name of ['b1', 'b2', 'c1']) expect(take(name, name.slice(0, 1))).toBeDefined();
    expect(begun.slice(3)).toEqual(['b1']);
    await finishNext();
    await finishNext();
    expect(begun.slice(4)).toEqual(['c1', 'a3']);
    await finishNext();
    expect(begun.slice(6)).toEqual(['b2']);
  });

  test('a waiting computation serves its twins, but not one that has begun', async () => {
    const turns = new FairQueue(8);
    const { begun, work, finishNext } = recorder();
    void turns.take('a', work('a1'), { twin: 'evening' });
    const answers = ['a2', 'a3', 'a4'].map((name) => turns.take('a', work(name), { twin: 'evening' }));
    await finishNext();
    await finishNext();
    expect(begun).toEqual(['a1', 'a2']);
    await expect(Promise.all(answers)).resolves.toEqual(['a2', 'a2', 'a2']);
  });

  test('a computation whose callers have all left is not begun', async () => {
    const turns = new FairQueue(8);
    const { begun, work, finishNext } = recorder();
    const [one, two] = [new AbortController(), new AbortController()];
    void turns.take('a', work('a1'));
    const first = turns.take('a', work('a2'), { twin: 'day', signal: one.signal });
    const second = turns.take('a', work('a3'), { twin: 'day', signal: two.signal });
    one.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    two.abort(new Error('left too'));
    await expect(second).rejects.toThrow('left too');
    await finishNext();
    expect(begun).toEqual(['a1']);
    void turns.take('a', work('a4'), { signal: new AbortController().signal });
    expect(begun).toEqual(['a1', 'a4']);
  });

  test('a key beyond its burst has only a share of the time, and no other key waits for it', async () => {
    const turns = new FairQueue(8, { pace: { burstMs: 20, share: 0.25, maxMs: 1_000 } });
    const busy = () => new Promise<number>((resolve) => setTimeout(() => resolve(performance.now()), 40));
    const began = performance.now();
    await turns.take('a', busy);
    let isSecondDone = false;
    const second = turns.take('a', busy)?.finally(() => (isSecondDone = true));
    await expect(turns.take('b', async () => 'at once')).resolves.toBe('at once');
    expect(isSecondDone).toBe(false);
    await later();
    // 40 ms, less the burst of 20, at a quarter of the time; and the turn itself.
    expect(((await second) ?? 0) - began).toBeGreaterThan(40 + 75 + 38);
  });

  test('a result that many share is paid for by each of them, by its size', async () => {
    const answerMs = (result: unknown) => (String(result).startsWith('large') ? 30 : 10);
    const turns = new FairQueue(8, { pace: { burstMs: 40, share: 0.001, maxMs: 1_000, answerMs } });
    const answered = (callers: number, key: string) =>
      Promise.all(Array.from({ length: callers }, () => turns.take(key, async () => key, { twin: 'same' })));
    const isPaused = async (key: string) => {
      const over = new AbortController();
      const next = turns.take(key, async () => 'answered', { signal: over.signal });
      const outcome = await Promise.race([next, later().then(() => 'waits')]);
      over.abort();
      await next?.catch(() => undefined);
      return outcome === 'waits';
    };
    // The first begins at once, and the others share the second computation.
    await answered(2, 'few');
    await answered(6, 'many');
    await answered(2, 'large');
    await later();
    const paused = [await isPaused('few'), await isPaused('many'), await isPaused('large')];
    expect(paused).toEqual([false, true, true]);
  });

  test('a key does not make up for hours in which the machine stood still', async () => {
    const turns = new FairQueue(8, { pace: { burstMs: 20, share: 0.5, maxMs: 40 } });
    const real = performance.now.bind(performance);
    let aheadMs = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => real() + aheadMs);
    try {
      await turns.take('a', async () => void (aheadMs = 3_600_000));
      await later();
      const next = turns.take('a', async () => 'soon');
      const lost = new Promise((resolve) => setTimeout(resolve, 1_000, 'never'));
      expect(await Promise.race([next, lost])).toBe('soon');
    } finally {
      clock.mockRestore();
    }
  });

  test('a key does not make up for time in which the process had no processor', async () => {
    const turns = new FairQueue(8, {
      pace: { burstMs: 20, share: 0.001, maxMs: 1_000 },
      spentMs: () => 0,
    });
    await turns.take('a', () => new Promise((resolve) => setTimeout(resolve, 60)));
    await later();
    const lost = new Promise((resolve) => setTimeout(resolve, 1_000, 'never'));
    expect(await Promise.race([turns.take('a', async () => 'soon'), lost])).toBe('soon');
  });
});
