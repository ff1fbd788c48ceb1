import { changeDocument } from './change-document';

/** A stored number that is written only if it was not written since it was read. */
function stored() {
  let version = 0;
  return {
    read: async () => version,
    write: async (read: number) => {
      await new Promise((resolve) => setImmediate(resolve));
      if (read !== version) return false;
      version += 1;
      return true;
    },
    version: () => version,
  };
}

describe('changing a document that others change', () => {
  test('all of thirty concurrent writers succeed, each once', async () => {
    const document = stored();
    const increment = () =>
      changeDocument(async () => {
        const read = await document.read();
        return (await document.write(read)) ? read + 1 : 'conflict';
      });
    const written = await Promise.all(Array.from({ length: 30 }, increment));
    expect([...written].sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect(document.version()).toBe(30);
  });

  test('an attempt without a conflict is the last', async () => {
    const attempts: number[] = [];
    const result = await changeDocument(async (before) => {
      attempts.push(before);
      return before < 2 ? ('conflict' as const) : 'unchanged';
    });
    expect(result).toBe('unchanged');
    expect(attempts).toEqual([0, 1, 2]);
  });

  test('a document that always conflicts is busy in the end', async () => {
    jest.useFakeTimers();
    try {
      let attempts = 0;
      const result = changeDocument(async () => {
        attempts += 1;
        return 'conflict' as const;
      });
      await jest.runAllTimersAsync();
      expect(await result).toBe('busy');
      expect(attempts).toBe(40);
    } finally {
      jest.useRealTimers();
    }
  });

  test('an error of an attempt is not retried', async () => {
    let attempts = 0;
    const broken = changeDocument(async () => {
      attempts += 1;
      throw new Error('the store is gone');
    });
    await expect(broken).rejects.toThrow('the store is gone');
    expect(attempts).toBe(1);
  });
});
