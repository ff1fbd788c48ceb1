import { FairTurns } from './fair-turns';

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
    const turns = new FairTurns(4);
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
    const turns = new FairTurns(4);
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
    const turns = new FairTurns(1);
    const failed = turns.take('a', () => Promise.reject(new Error('the store is gone')));
    const next = turns.take('b', () => Promise.resolve('served'));
    expect(turns.take('c', () => Promise.resolve())).toBeUndefined();
    await expect(failed).rejects.toThrow('the store is gone');
    await expect(next).resolves.toBe('served');
    await expect(turns.take('c', () => Promise.resolve('served later'))).resolves.toBe('served later');
  });
});
