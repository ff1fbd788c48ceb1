import { add, inParts, nothing, playSeeds } from './seeds';

describe('seeds in parts', () => {
  it('are run once each, from the first to the last', () => {
    expect(inParts({ first: 5, count: 7 }, 3)).toEqual([
      { first: 5, count: 3 },
      { first: 8, count: 3 },
      { first: 11, count: 1 },
    ]);
    expect(inParts({ first: 9, count: 1 }, 3)).toEqual([{ first: 9, count: 1 }]);
  });

  it('have the same result as one after another', async () => {
    const parts = [await playSeeds({ first: 11, count: 2 }), await playSeeds({ first: 13, count: 1 })];
    const whole = await playSeeds({ first: 11, count: 3 });
    expect(parts.reduce(add, nothing)).toEqual(whole);
    expect(whole.seeds).toBe(3);
    expect(whole.operations).toBeGreaterThan(0);
  });
});
